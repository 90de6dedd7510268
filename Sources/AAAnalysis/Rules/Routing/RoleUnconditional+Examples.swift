extension RoleUnconditional {
  var examples: [Example] { Self.cases }

  private static let cases: [Example] = [
    Example(
      "the configuration is made for Assistive Access whatever the session",
      """
      import SwiftUI
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication,
          configurationForConnecting connectingSceneSession: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          let configuration = UISceneConfiguration(
            name: "Simple Radio",
            sessionRole: .windowAssistiveAccessApplication
      //                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: sessions of every role get the configuration for Assistive Access, ordinary windows too; use 'connectingSceneSession.role', and set 'delegateClass' only if it is '.windowAssistiveAccessApplication' 💡
          )
          configuration.delegateClass = SimpleRadioDelegate.self
          return configuration
        }
      }

      class SimpleRadioDelegate: UIResponder, UIHostingSceneDelegate {
        static var rootScene: some Scene {
          AssistiveAccess { SimpleRadioView() }
        }
      }
      """,
      fixed: """
        import SwiftUI
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(
            _ application: UIApplication,
            configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
          ) -> UISceneConfiguration {
            let role = connectingSceneSession.role
            let configuration = UISceneConfiguration(
              name: nil,
              sessionRole: role
            )
            if role == .windowAssistiveAccessApplication {
              configuration.delegateClass = SimpleRadioDelegate.self
            }
            return configuration
          }
        }

        class SimpleRadioDelegate: UIResponder, UIHostingSceneDelegate {
          static var rootScene: some Scene {
            AssistiveAccess { SimpleRadioView() }
          }
        }
        """),
    Example(
      "the delegate for Assistive Access is set in every session, its class in another file",
      """
      //- App/AppDelegate.swift
      import UIKit

      final class AppDelegate: NSObject, UIApplicationDelegate {
      \tfunc application(
      \t\t_ application: UIApplication, configurationForConnecting session: UISceneSession,
      \t\toptions: UIScene.ConnectionOptions
      \t) -> UISceneConfiguration {
      \t\tlet config = UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
      \t\tLogger.shared.log("connecting")
      \t\tconfig.delegateClass = CalmDelegate.self // for everybody
      //                       ^^^^^^^^^^^^^^^^^ error: sessions of every role get 'CalmDelegate', whose only scene is for Assistive Access; set 'delegateClass' only if the role is '.windowAssistiveAccessApplication' 💡
      \t\treturn config
      \t}
      }
      //- App/CalmDelegate.swift
      import SwiftUI

      final class CalmDelegate: NSObject, UIHostingSceneDelegate {
        static var rootScene: some Scene {
          calmScene
        }

        @SceneBuilder private static var calmScene: some Scene {
          AssistiveAccess { CalmView() }
        }
      }
      """,
      fixed: """
        //- App/AppDelegate.swift
        import UIKit

        final class AppDelegate: NSObject, UIApplicationDelegate {
        \tfunc application(
        \t\t_ application: UIApplication, configurationForConnecting session: UISceneSession,
        \t\toptions: UIScene.ConnectionOptions
        \t) -> UISceneConfiguration {
        \t\tlet config = UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
        \t\tLogger.shared.log("connecting")
        \t\tif session.role == .windowAssistiveAccessApplication {
        \t\t\tconfig.delegateClass = CalmDelegate.self
        \t\t} // for everybody
        \t\treturn config
        \t}
        }
        """),
    Example(
      "declared first and made later, in a branch that is about something else",
      """
      import UIKit

      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          let configuration: UISceneConfiguration
          if #available(iOS 26.0, *) {
            configuration = UISceneConfiguration(name: nil, sessionRole: .windowAssistiveAccessApplication)
      //                                                                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: sessions of every role get the configuration for Assistive Access, ordinary windows too; use 'session.role', and set 'delegateClass' only if it is '.windowAssistiveAccessApplication' 💡
            configuration.delegateClass = SimpleRadioDelegate.self
            return configuration
          }
          return UISceneConfiguration(name: nil, sessionRole: session.role)
        }
      }
      """,
      fixed: """
        import UIKit

        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
          ) -> UISceneConfiguration {
            let configuration: UISceneConfiguration
            if #available(iOS 26.0, *) {
              configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
              if session.role == .windowAssistiveAccessApplication {
                configuration.delegateClass = SimpleRadioDelegate.self
              }
              return configuration
            }
            return UISceneConfiguration(name: nil, sessionRole: session.role)
          }
        }
        """),
    Example(
      "a test of something else, a role that is known by another name, and no delegate to route to",
      """
      import UIKit

      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          let calm = UISceneSession.Role.windowAssistiveAccessApplication
          if Defaults.showsCalmInterface {
            return UISceneConfiguration(name: "Calm", sessionRole: calm)
      //                                                           ^^^^ error: sessions of every role get the configuration for Assistive Access, ordinary windows too; use 'session.role', and set 'delegateClass' only if it is '.windowAssistiveAccessApplication' 🚫 more than a delegate hangs on this configuration, or it is made and handed on in one line
          }
          return UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
        }
      }
      """),
    Example(
      "the storyboard hangs on the configuration too, so a person has to sort it out",
      """
      import UIKit

      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          let configuration = UISceneConfiguration(name: nil, sessionRole: .windowAssistiveAccessApplication)
      //                                                                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: sessions of every role get the configuration for Assistive Access, ordinary windows too; use 'session.role', and set 'delegateClass' only if it is '.windowAssistiveAccessApplication' 🚫 more than a delegate hangs on this configuration, or it is made and handed on in one line
          configuration.delegateClass = SceneDelegate.self
          configuration.storyboard = UIStoryboard(name: "Main", bundle: nil)
          return configuration
        }
      }
      """),
    Example(
      "Apple's form, and the same with other words",
      """
      import SwiftUI
      import UIKit

      class CalmDelegate: UIResponder, UIHostingSceneDelegate {
        static var rootScene: some Scene {
          AssistiveAccess { CalmView() }
        }
      }

      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          let role = connectingSceneSession.role
          let configuration = UISceneConfiguration(name: nil, sessionRole: role)
          if role == .windowAssistiveAccessApplication {
            configuration.delegateClass = CalmDelegate.self
          }
          return configuration
        }
      }

      class GuardingDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          guard UISceneSession.Role.windowAssistiveAccessApplication == session.role else {
            return UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
          }
          let configuration = UISceneConfiguration(name: nil, sessionRole: .windowAssistiveAccessApplication)
          configuration.delegateClass = CalmDelegate.self
          return configuration
        }
      }

      class EarlyDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
          if session.role != .windowAssistiveAccessApplication { return configuration }
          configuration.delegateClass = CalmDelegate.self
          return configuration
        }
      }

      class SwitchingDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
          switch session.role {
          case .windowApplication, .windowExternalDisplayNonInteractive:
            configuration.delegateClass = SceneDelegate.self
          case .windowAssistiveAccessApplication:
            configuration.delegateClass = CalmDelegate.self
          default:
            break
          }
          return configuration
        }
      }

      class ChoosingDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          let isCalm = session.role == .windowAssistiveAccessApplication
          let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
          configuration.delegateClass = isCalm ? CalmDelegate.self : SceneDelegate.self
          return configuration
        }
      }
      """),
    Example(
      "helpers that return the comparison, the flag, and tests that cannot be seen through",
      """
      //- App/AppDelegate.swift
      import UIKit

      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          if isCalm(session) {
            let configuration = UISceneConfiguration(name: nil, sessionRole: .windowAssistiveAccessApplication)
            configuration.delegateClass = CalmDelegate.self
            return configuration
          }
          if session.role.isForCalmPeople {
            return UISceneConfiguration(name: "Calm", sessionRole: .windowAssistiveAccessApplication)
          }
          if AccessibilitySettings.isAssistiveAccessEnabled {
            return UISceneConfiguration(name: "Calm", sessionRole: .windowAssistiveAccessApplication)
          }
          if router.wantsCalmScene(for: session) {
            return UISceneConfiguration(name: "Calm", sessionRole: .windowAssistiveAccessApplication)
          }
          if let kind = session.userInfo?["kind"] as? String, kind == "calm" {
            return UISceneConfiguration(name: "Calm", sessionRole: .windowAssistiveAccessApplication)
          }
          return UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
        }

        private func isCalm(_ session: UISceneSession) -> Bool {
          switch session.role {
          case .windowAssistiveAccessApplication: return true
          default: return false
          }
        }
      }
      //- App/Roles.swift
      import UIKit

      extension UISceneSession.Role {
        var isForCalmPeople: Bool { self == .windowAssistiveAccessApplication }
      }
      """),
    Example(
      "made first and returned only for the role, replaced for other roles, and a delegate with all scenes",
      """
      import SwiftUI
      import UIKit

      class AllScenesDelegate: UIResponder, UIHostingSceneDelegate {
        static var rootScene: some Scene {
          WindowGroup { ContentView() }
          AssistiveAccess { CalmView() }
        }
      }

      class CalmDelegate: UIResponder, UIHostingSceneDelegate {
        static var rootScene: some Scene {
          AssistiveAccess { CalmView() }
        }
      }

      class FirstDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          let calm = UISceneConfiguration(name: nil, sessionRole: .windowAssistiveAccessApplication)
          calm.delegateClass = CalmDelegate.self
          let ordinary = UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
          return session.role == .windowAssistiveAccessApplication ? calm : ordinary
        }
      }

      class SecondDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
          configuration.delegateClass = CalmDelegate.self
          if session.role == .windowApplication { configuration.delegateClass = SceneDelegate.self }
          return configuration
        }
      }

      class ThirdDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
          configuration.delegateClass = AllScenesDelegate.self
          return configuration
        }
      }
      """),
  ]
}
