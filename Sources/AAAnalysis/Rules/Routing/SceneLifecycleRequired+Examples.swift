extension SceneLifecycleRequired {
  var examples: [Example] { Self.cases }

  private static let cases: [Example] = [
    Example(
      "the window belongs to the application delegate",
      """
      //- App/Info.plist
      <plist version="1.0">
      <dict>
        <key>UISupportsAssistiveAccess</key>
      <!--   ^^^^^^^^^^^^^^^^^^^^^^^^^ warning: the app has no scene life cycle, so there is no session that can show a scene for Assistive Access; add 'UIApplicationSceneManifest', or 'application(_:configurationForConnecting:options:)' to the app delegate -->
        <true/>
      </dict>
      </plist>
      //- App/AppDelegate.swift
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = StationsViewController()
          window?.makeKeyAndVisible()
          return true
        }
      }
      """),
    Example(
      "a scene manifest",
      """
      //- App/Info.plist
      <plist version="1.0">
      <dict>
        <key>UISupportsAssistiveAccess</key>
        <true/>
        <key>UIApplicationSceneManifest</key>
        <dict><key>UISceneConfigurations</key><dict/></dict>
      </dict>
      </plist>
      //- App/AppDelegate.swift
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {}
      """),
    Example(
      "configurations chosen in code",
      """
      //- App/Info.plist
      <plist version="1.0">
      <dict><key>UISupportsAssistiveAccess</key><true/></dict>
      </plist>
      //- App/AppDelegate.swift
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {}
      //- App/AppDelegate+Scenes.swift
      import UIKit

      extension AppDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          UISceneConfiguration(name: nil, sessionRole: session.role)
        }
      }
      """),
    Example(
      "an app that SwiftUI starts, and one without the key",
      """
      //- First/Info.plist
      <plist version="1.0"><dict><key>UISupportsAssistiveAccess</key><true/></dict></plist>
      //- First/RadioApp.swift
      import SwiftUI

      @main
      struct RadioApp: App {
        @UIApplicationDelegateAdaptor private var delegate: AppDelegate
        var body: some Scene { WindowGroup { StationList() } }
      }

      class AppDelegate: NSObject, UIApplicationDelegate {}
      //- Second/Info.plist
      <plist version="1.0"><dict><key>UISupportsAssistiveAccess</key><false/></dict></plist>
      //- Second/AppDelegate.swift
      import UIKit

      @main
      class ClockDelegate: UIResponder, UIApplicationDelegate {}
      """),
  ]
}
