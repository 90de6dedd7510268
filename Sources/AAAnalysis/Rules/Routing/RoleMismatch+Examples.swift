extension RoleMismatch {
  var examples: [Example] { Self.cases }

  private static let cases: [Example] = [
    Example(
      "the branch for Assistive Access makes a configuration for ordinary windows",
      """
      import UIKit

      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          if connectingSceneSession.role == .windowAssistiveAccessApplication {
            let configuration = UISceneConfiguration(name: "Calm", sessionRole: .windowApplication)
      //                                                                        ^^^^^^^^^^^^^^^^^^ error: this branch is for Assistive Access sessions, but the configuration is made for '.windowApplication', so it is not used; give it 'connectingSceneSession.role' 💡
            configuration.delegateClass = CalmDelegate.self
            return configuration
          }
          return UISceneConfiguration(name: "Default Configuration", sessionRole: .windowApplication)
        }
      }
      """,
      fixed: """
        import UIKit

        class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
          ) -> UISceneConfiguration {
            if connectingSceneSession.role == .windowAssistiveAccessApplication {
              let configuration = UISceneConfiguration(name: "Calm", sessionRole: connectingSceneSession.role)
              configuration.delegateClass = CalmDelegate.self
              return configuration
            }
            return UISceneConfiguration(name: "Default Configuration", sessionRole: .windowApplication)
          }
        }
        """),
    Example(
      "the wrong way round, in a switch and behind a guard",
      """
      import UIKit

      enum Scenes {
        static func configuration(for session: UISceneSession) -> UISceneConfiguration {
          switch session.role {
          case .windowAssistiveAccessApplication:
            return UISceneConfiguration(name: nil, sessionRole: UISceneSession.Role.windowExternalDisplayNonInteractive)
      //                                                        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: this branch is for Assistive Access sessions, but the configuration is made for '.windowExternalDisplayNonInteractive', so it is not used; give it 'session.role' 💡
          default:
            return UISceneConfiguration(name: "Main", sessionRole: .windowAssistiveAccessApplication)
      //                                                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: this branch is for sessions of other roles, but the configuration is made for '.windowAssistiveAccessApplication', so it is not used; give it 'session.role' 💡
          }
        }

        static func configuration(role: UISceneSession.Role) -> UISceneConfiguration {
          guard role == .windowAssistiveAccessApplication else {
            return UISceneConfiguration(name: "Main", sessionRole: role)
          }
          return .init(name: "Calm", sessionRole: role)
        }

        static func other(role: UISceneSession.Role) -> UISceneConfiguration {
          guard role != .windowAssistiveAccessApplication else {
            return UISceneConfiguration(name: "Main", sessionRole: .windowApplication)
      //                                                           ^^^^^^^^^^^^^^^^^^ error: this branch is for Assistive Access sessions, but the configuration is made for '.windowApplication', so it is not used; give it 'role' 💡
          }
          return UISceneConfiguration(name: "Main", sessionRole: .windowApplication)
        }
      }
      """),
    Example(
      "chosen within the argument, and both branches swapped",
      """
      import UIKit

      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          let isCalm = session.role == .windowAssistiveAccessApplication
          return UISceneConfiguration(
            name: nil, sessionRole: isCalm ? .windowApplication : .windowAssistiveAccessApplication)
      //                                     ^^^^^^^^^^^^^^^^^^ error: this branch is for Assistive Access sessions, but the configuration is made for '.windowApplication', so it is not used; give it 'session.role' 🚫 the role is one of several that the argument chooses from, and may be right for the others
      //                                                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error: this branch is for sessions of other roles, but the configuration is made for '.windowAssistiveAccessApplication', so it is not used; give it 'session.role' 🚫 the role is one of several that the argument chooses from, and may be right for the others
        }
      }
      """),
    Example(
      "roles that fit, tests of other roles, and tests that cannot be seen through",
      """
      import UIKit

      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          let isCalm = session.role == .windowAssistiveAccessApplication
          if isCalm {
            return UISceneConfiguration(name: nil, sessionRole: .windowAssistiveAccessApplication)
          }
          if session.role == .carTemplateApplication {
            return UISceneConfiguration(name: "Car", sessionRole: .carTemplateApplication)
          }
          if session.role == .windowExternalDisplay {
            return UISceneConfiguration(name: "Screen", sessionRole: .windowExternalDisplayNonInteractive)
          }
          if router.handles(session) {
            return UISceneConfiguration(name: "Routed", sessionRole: .windowApplication)
          }
          return UISceneConfiguration(name: nil, sessionRole: isCalm ? .windowAssistiveAccessApplication : session.role)
        }
      }
      """),
  ]
}
