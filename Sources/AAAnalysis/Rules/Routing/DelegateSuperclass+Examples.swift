extension DelegateSuperclass {
  var examples: [Example] { Self.cases }

  private static let cases: [Example] = [
    Example(
      "a scene delegate as in the talk",
      """
      import SwiftUI

      class CalmSceneDelegate: UIHostingSceneDelegate {
      //    ^^^^^^^^^^^^^^^^^ error: a class that conforms to 'UIHostingSceneDelegate' does not compile without a superclass; inherit from 'UIResponder' 💡
        static var rootScene: some Scene {
          AssistiveAccess { CalmView() }
        }
      }
      """,
      fixed: """
        import SwiftUI

        class CalmSceneDelegate: UIResponder, UIHostingSceneDelegate {
          static var rootScene: some Scene {
            AssistiveAccess { CalmView() }
          }
        }
        """),
    Example(
      "an application delegate with other protocols before it",
      """
      import UIKit
      import UserNotifications

      @main
      final class AppDelegate: @preconcurrency UNUserNotificationCenterDelegate, UIApplicationDelegate {
      //          ^^^^^^^^^^^ error: a class that conforms to 'UIApplicationDelegate' does not compile without a superclass; inherit from 'UIResponder' 💡
        var window: UIWindow?
      }
      """,
      fixed: """
        import UIKit
        import UserNotifications

        @main
        final class AppDelegate: UIResponder, @preconcurrency UNUserNotificationCenterDelegate, UIApplicationDelegate {
          var window: UIWindow?
        }
        """),
    Example(
      "the conformance stands in an extension, or behind a protocol of the project",
      """
      //- SceneDelegate.swift
      import UIKit

      class SceneDelegate {
      //    ^^^^^^^^^^^^^ error: a class that conforms to 'UIWindowSceneDelegate' does not compile without a superclass; inherit from 'UIResponder' 💡
        var window: UIWindow?
      }
      //- SceneDelegate+Windows.swift
      import UIKit

      extension SceneDelegate: UIWindowSceneDelegate {}
      //- Coordinator.swift
      import UIKit

      protocol Routing: AnyObject {}

      class Coordinator: Routing, UISceneDelegate {}
      //    ^^^^^^^^^^^ error: a class that conforms to 'UISceneDelegate' does not compile without a superclass; inherit from 'UIResponder' 💡
      """,
      fixed: """
        //- SceneDelegate.swift
        import UIKit

        class SceneDelegate: UIResponder {
          var window: UIWindow?
        }
        """),
    Example(
      "superclasses, seen and unseen, and what is no class",
      """
      import ExpoModulesCore
      import SwiftUI
      import UIKit

      class BaseDelegate: NSObject {}
      class SceneDelegate: BaseDelegate, UIWindowSceneDelegate {}
      class AppDelegate: UIResponder, UIApplicationDelegate {}
      class HybridDelegate: ExpoAppDelegate, UIApplicationDelegate {}
      class KitDelegate: SceneCoordinator, UIWindowSceneDelegate {}
      class QuietDelegate: KitScenes.WindowDelegateBase, UIHostingSceneDelegate {}

      protocol Routed: UIResponder {}
      class RoutedDelegate: Routed, UISceneDelegate {}

      typealias Root = UIResponder
      class AliasedDelegate: Root, UIApplicationDelegate {}
      typealias RootDelegate = KitScenes.Root
      class OtherDelegate: RootDelegate, UIApplicationDelegate {}

      actor Store: UIApplicationDelegate {}
      struct Settings: UISceneDelegate {}
      protocol Scenes: UISceneDelegate {}
      class Watcher: NSWindowDelegate {}

      #if os(macOS)
      class MacDelegate: UIApplicationDelegate {}
      #endif
      """),
  ]
}
