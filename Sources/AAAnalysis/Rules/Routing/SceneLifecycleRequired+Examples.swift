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
      "an Xcode project whose list is written by hand",
      """
      //- Radio.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Radio", debug: ["INFOPLIST_FILE = \"Radio-Info.plist\";"]))
      //- Radio-Info.plist
      <plist version="1.0"><dict>
        <key>UISupportsAssistiveAccess</key>
      <!--   ^^^^^^^^^^^^^^^^^^^^^^^^^ warning: the app has no scene life cycle, so there is no session that can show a scene for Assistive Access; add 'UIApplicationSceneManifest', or 'application(_:configurationForConnecting:options:)' to the app delegate -->
        <true/>
      </dict></plist>
      //- Radio/AppDelegate.swift
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
      }
      """),
    Example(
      "an Xcode project that makes the manifest, and a list that only the build knows",
      """
      //- Radio.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Radio", debug: ["INFOPLIST_FILE = \"Radio-Info.plist\";", "GENERATE_INFOPLIST_FILE = YES;", "INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;"]))
      //- Radio-Info.plist
      <plist version="1.0"><dict><key>UISupportsAssistiveAccess</key><true/></dict></plist>
      //- Radio/AppDelegate.swift
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
      }
      //- Clock/Clock.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Clock", debug: ["INFOPLIST_FILE = \"Clock-Info.plist\";"], release: ["INFOPLIST_FILE = \"$(LIST)\";"]))
      //- Clock/Clock-Info.plist
      <plist version="1.0"><dict><key>UISupportsAssistiveAccess</key><true/></dict></plist>
      //- Clock/Clock/AppDelegate.swift
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
      }
      """),
    Example(
      "XcodeGen, where one app has the manifest",
      """
      //- project.yml
      name: Radio
      targets:
        Radio:
          type: application
          platform: iOS
          sources: [Radio]
          info:
            path: Radio/Info.plist
            properties:
              UISupportsAssistiveAccess: true
      #       ^^^^^^^^^^^^^^^^^^^^^^^^^ warning: the app has no scene life cycle, so there is no session that can show a scene for Assistive Access; add 'UIApplicationSceneManifest', or 'application(_:configurationForConnecting:options:)' to the app delegate
        Clock:
          type: application
          platform: iOS
          sources: [Clock]
          info:
            path: Clock/Info.plist
            properties:
              UISupportsAssistiveAccess: true
              UIApplicationSceneManifest:
                UIApplicationSupportsMultipleScenes: false
      //- Radio/AppDelegate.swift
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
      }
      //- Clock/AppDelegate.swift
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
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
