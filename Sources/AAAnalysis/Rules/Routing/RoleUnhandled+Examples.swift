extension RoleUnhandled {
  var examples: [Example] { Self.cases }

  private static let cases: [Example] = [
    Example(
      "the application delegate chooses configurations, and not this one",
      """
      //- AppDelegate.swift
      import UIKit

      @main
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          let configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
          configuration.delegateClass = SceneDelegate.self
          return configuration
        }
      }
      //- SimpleRadioDelegate.swift
      import SwiftUI

      final class SimpleRadioDelegate: UIResponder, UIHostingSceneDelegate {
      //          ^^^^^^^^^^^^^^^^^^^ warning: 'SimpleRadioDelegate' has the scene for Assistive Access, but no session gets it as its delegate, so the scene is never shown; set 'delegateClass' in 'application(_:configurationForConnecting:options:)' 💡
        static var rootScene: some Scene {
          AssistiveAccess { SimpleRadio() }
        }
      }
      """,
      fixed: """
        //- AppDelegate.swift
        import UIKit

        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
          ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
            configuration.delegateClass = SceneDelegate.self
            if session.role == .windowAssistiveAccessApplication {
              configuration.delegateClass = SimpleRadioDelegate.self
            }
            return configuration
          }
        }
        """),
    Example(
      "the configuration is returned as it is made, and the delegate is for iOS 26 alone",
      """
      //- AppDelegate.swift
      import UIKit

      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(
              _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
              options: UIScene.ConnectionOptions
          ) -> UISceneConfiguration {
              print("connecting")
              return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
          }
      }
      //- SimpleRadioDelegate.swift
      import SwiftUI

      @available(iOS 26.0, *)
      class SimpleRadioDelegate: UIResponder {}
      //    ^^^^^^^^^^^^^^^^^^^ warning: 'SimpleRadioDelegate' has the scene for Assistive Access, but no session gets it as its delegate, so the scene is never shown; set 'delegateClass' in 'application(_:configurationForConnecting:options:)' 💡

      @available(iOS 26.0, *)
      extension SimpleRadioDelegate: UIHostingSceneDelegate {
          static var rootScene: some Scene {
              AssistiveAccess { SimpleRadio() }
          }
      }
      """,
      fixed: """
        //- AppDelegate.swift
        import UIKit

        @UIApplicationMain
        class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(
                _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
                options: UIScene.ConnectionOptions
            ) -> UISceneConfiguration {
                print("connecting")
                let configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
                if #available(iOS 26.0, *), connectingSceneSession.role == .windowAssistiveAccessApplication {
                    configuration.delegateClass = SimpleRadioDelegate.self
                }
                return configuration
            }
        }
        """),
    Example(
      "the application delegate chooses nothing yet",
      """
      //- AppDelegate.swift
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidFinishLaunching(_ application: UIApplication) {}
      }
      //- SimpleRadioDelegate.swift
      import SwiftUI

      class SimpleRadioDelegate: UIResponder, UIHostingSceneDelegate {
      //    ^^^^^^^^^^^^^^^^^^^ warning: 'SimpleRadioDelegate' has the scene for Assistive Access, but no session gets it as its delegate, so the scene is never shown; set 'delegateClass' in 'application(_:configurationForConnecting:options:)' 💡
        static var rootScene: some Scene {
          WindowGroup { StationList() }
          AssistiveAccess { SimpleRadio() }
        }
      }
      """,
      fixed: """
        //- AppDelegate.swift
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func applicationDidFinishLaunching(_ application: UIApplication) {}

          func application(
            _ application: UIApplication,
            configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
          ) -> UISceneConfiguration {
            let role = connectingSceneSession.role
            let configuration = UISceneConfiguration(name: nil, sessionRole: role)
            if role == .windowAssistiveAccessApplication {
              configuration.delegateClass = SimpleRadioDelegate.self
            }
            return configuration
          }
        }
        """),
    Example(
      "sessions of other roles are seen to before",
      """
      import SwiftUI
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          let role = session.role
          if role == .carTemplateApplication {
            return UISceneConfiguration(name: "Car", sessionRole: .carTemplateApplication)
          }

          return UISceneConfiguration(name: "Default Configuration", sessionRole: role)
        }
      }

      class SimpleRadioDelegate: UIResponder, UIHostingSceneDelegate {
      //    ^^^^^^^^^^^^^^^^^^^ warning: 'SimpleRadioDelegate' has the scene for Assistive Access, but no session gets it as its delegate, so the scene is never shown; set 'delegateClass' in 'application(_:configurationForConnecting:options:)' 💡
        static var rootScene: some Scene {
          AssistiveAccess { SimpleRadio() }
        }
      }
      """,
      fixed: """
        import SwiftUI
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
          ) -> UISceneConfiguration {
            let role = session.role
            if role == .carTemplateApplication {
              return UISceneConfiguration(name: "Car", sessionRole: .carTemplateApplication)
            }

            let configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: role)
            if role == .windowAssistiveAccessApplication {
              configuration.delegateClass = SimpleRadioDelegate.self
            }
            return configuration
          }
        }

        class SimpleRadioDelegate: UIResponder, UIHostingSceneDelegate {
          static var rootScene: some Scene {
            AssistiveAccess { SimpleRadio() }
          }
        }
        """),
    Example(
      "an app that runs on iOS 17 as well",
      """
      //- Radio.xcodeproj/project.pbxproj
      \(ExampleProject.xcode("Radio", debug: ["INFOPLIST_FILE = Radio/Info.plist;"], project: ["IPHONEOS_DEPLOYMENT_TARGET = 17.0;"]))
      //- Radio/Info.plist
      <plist version="1.0"><dict/></plist>
      //- Radio/AppDelegate.swift
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
        }
      }
      //- Radio/SimpleRadioDelegate.swift
      import SwiftUI

      @available(iOS 26.0, *)
      class SimpleRadioDelegate: UIResponder, UIHostingSceneDelegate {
      //    ^^^^^^^^^^^^^^^^^^^ warning: 'SimpleRadioDelegate' has the scene for Assistive Access, but no session gets it as its delegate, so the scene is never shown; set 'delegateClass' in 'application(_:configurationForConnecting:options:)' 💡
        static var rootScene: some Scene {
          AssistiveAccess { SimpleRadio() }
        }
      }
      """,
      fixed: """
        //- Radio/AppDelegate.swift
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
          ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
            if #available(iOS 26.0, *), session.role == .windowAssistiveAccessApplication {
              configuration.delegateClass = SimpleRadioDelegate.self
            }
            return configuration
          }
        }
        """),
    Example(
      "a function that does more than can be added to",
      """
      import SwiftUI
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          if let shortcut = options.shortcutItem {
            return router.configuration(for: shortcut)
          }
          return UISceneConfiguration(name: nil, sessionRole: session.role)
        }
      }

      class SimpleRadioDelegate: UIResponder, UIHostingSceneDelegate {
      //    ^^^^^^^^^^^^^^^^^^^ warning: 'SimpleRadioDelegate' has the scene for Assistive Access, but no session gets it as its delegate, so the scene is never shown; set 'delegateClass' in 'application(_:configurationForConnecting:options:)' 🚫 the function that chooses the configuration gives it back on several ways
        static var rootScene: some Scene {
          AssistiveAccess { SimpleRadio() }
        }
      }
      """),
    Example(
      "routed, in a file that says nothing of Assistive Access",
      """
      //- AppDelegate.swift
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          Scenes.configuration(for: session)
        }
      }
      //- Scenes.swift
      import UIKit

      enum Scenes {
        static func configuration(for session: UISceneSession) -> UISceneConfiguration {
          let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
          if session.isSimple { configuration.delegateClass = SimpleRadioDelegate.self }
          return configuration
        }
      }
      //- SimpleRadioDelegate.swift
      import SwiftUI

      class SimpleRadioDelegate: UIResponder, UIHostingSceneDelegate {
        static var rootScene: some Scene {
          AssistiveAccess { SimpleRadio() }
        }
      }
      """),
    Example(
      "named in the scene manifest",
      """
      //- App/Info.plist
      <plist version="1.0"><dict>
        <key>UIApplicationSceneManifest</key>
        <dict>
          <key>UISceneConfigurations</key>
          <dict>
            <key>UIWindowSceneSessionRoleAssistiveAccessApplication</key>
            <array>
              <dict>
                <key>UISceneDelegateClassName</key>
                <string>$(PRODUCT_MODULE_NAME).SimpleRadioDelegate</string>
              </dict>
            </array>
          </dict>
        </dict>
      </dict></plist>
      //- App/AppDelegate.swift
      import SwiftUI
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {}

      class SimpleRadioDelegate: UIResponder, UIHostingSceneDelegate {
        static var rootScene: some Scene {
          AssistiveAccess { SimpleRadio() }
        }
      }
      """),
    Example(
      "an app that SwiftUI starts, and a delegate without a scene for Assistive Access",
      """
      //- First/Info.plist
      <plist version="1.0"><dict/></plist>
      //- First/RadioApp.swift
      import SwiftUI

      @main
      struct RadioApp: App {
        @UIApplicationDelegateAdaptor private var delegate: AppDelegate
        var body: some Scene { WindowGroup { StationList() } }
      }

      class AppDelegate: NSObject, UIApplicationDelegate {}

      class SimpleRadioDelegate: UIResponder, UIHostingSceneDelegate {
        static var rootScene: some Scene {
          AssistiveAccess { SimpleRadio() }
        }
      }
      //- Second/Info.plist
      <plist version="1.0"><dict/></plist>
      //- Second/AppDelegate.swift
      import SwiftUI

      @main
      class ClockDelegate: UIResponder, UIApplicationDelegate {}

      class ImmersiveDelegate: UIResponder, UIHostingSceneDelegate {
        static var rootScene: some Scene {
          ImmersiveSpace(id: "clock") { ClockView() }
        }
      }
      """),
  ]
}
