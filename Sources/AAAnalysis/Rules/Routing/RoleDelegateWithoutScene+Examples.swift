extension RoleDelegateWithoutScene {
  var examples: [Example] { Self.cases }

  private static let cases: [Example] = [
    Example(
      "only a window group, behind a property in another file",
      """
      //- AppDelegate.swift
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
          if session.role == .windowAssistiveAccessApplication {
            configuration.delegateClass = SimpleRadioDelegate.self
          }
          return configuration
        }
      }
      //- SimpleRadioDelegate.swift
      import SwiftUI

      class SimpleRadioDelegate: UIResponder, UIHostingSceneDelegate {
      //    ^^^^^^^^^^^^^^^^^^^ error: 'SimpleRadioDelegate' is the delegate for Assistive Access, but its 'rootScene' has no 'AssistiveAccess' scene, so there is nothing to show; add 'AssistiveAccess { … }'
        static var rootScene: some Scene { simpleScene }
      }
      //- SimpleRadioDelegate+Scene.swift
      import SwiftUI

      extension SimpleRadioDelegate {
        @SceneBuilder static var simpleScene: some Scene {
          // AssistiveAccess { SimpleRadio() }
          WindowGroup { SimpleRadio() }
        }
      }
      """),
    Example(
      "a window of its own, and a configuration that is for the role whoever asks",
      """
      //- AppDelegate.swift
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          switch session.role {
          case .windowAssistiveAccessApplication: return simpleConfiguration
          default: return UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
          }
        }

        private func makeSimpleConfiguration() -> UISceneConfiguration {
          let configuration = UISceneConfiguration(name: nil, sessionRole: .windowAssistiveAccessApplication)
          configuration.delegateClass = SimpleRadioDelegate.self
          return configuration
        }
      }
      //- SimpleRadioDelegate.swift
      import UIKit

      final class SimpleRadioDelegate: RadioDelegate {
      //          ^^^^^^^^^^^^^^^^^^^ information: 'SimpleRadioDelegate' shows its own window in Assistive Access, which Apple does not document; conform to 'UIHostingSceneDelegate' and declare an 'AssistiveAccess' scene in 'rootScene'
        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
        ) {}
      }
      //- RadioDelegate.swift
      import UIKit

      class RadioDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
      }
      """),
    Example(
      "an empty root scene",
      """
      import SwiftUI
      import UIKit

      class SimpleRadioDelegate: UIResponder, UIHostingSceneDelegate {
      //    ^^^^^^^^^^^^^^^^^^^ error: 'SimpleRadioDelegate' is the delegate for Assistive Access, but its 'rootScene' has no 'AssistiveAccess' scene, so there is nothing to show; add 'AssistiveAccess { … }'
        static var rootScene: some Scene {}
      }

      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
          let isSimple = session.role == .windowAssistiveAccessApplication
          configuration.delegateClass = isSimple ? SimpleRadioDelegate.self : SceneDelegate.self
          return configuration
        }
      }
      """),
    Example(
      "scenes for Assistive Access, in several places",
      """
      import SwiftUI
      import UIKit

      struct SimpleScene: Scene {
        var body: some Scene {
          if #available(iOS 26.0, *) { AssistiveAccess { SimpleRadio() } }
        }
      }

      class FirstDelegate: UIResponder, UIHostingSceneDelegate {
        static var rootScene: some Scene {
          WindowGroup { StationList() }
          SimpleScene()
        }
      }

      class SecondDelegate: FirstDelegate {}

      class ThirdDelegate: UIResponder, UIHostingSceneDelegate {
        static let rootScene = AssistiveAccess { SimpleRadio() }
      }

      class FourthDelegate: UIResponder, UIHostingSceneDelegate {
        static var rootScene: some Scene { RadioKit.scenes }
      }

      enum Scenes {
        static func configuration(_ session: UISceneSession, _ number: Int) -> UISceneConfiguration {
          let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
          guard session.role == .windowAssistiveAccessApplication else { return configuration }
          switch number {
          case 1: configuration.delegateClass = FirstDelegate.self
          case 2: configuration.delegateClass = SecondDelegate.self
          case 3: configuration.delegateClass = ThirdDelegate.self
          default: configuration.delegateClass = FourthDelegate.self
          }
          return configuration
        }
      }
      """),
    Example(
      "a SwiftUI app shows its scene itself, and the delegate hears of its life",
      """
      import SwiftUI

      @main
      struct RadioApp: App {
        @UIApplicationDelegateAdaptor private var delegate: AppDelegate
        var body: some Scene {
          WindowGroup { StationList() }
          AssistiveAccess { SimpleRadio() }
        }
      }

      final class AppDelegate: NSObject, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
          if session.role == .windowAssistiveAccessApplication {
            configuration.delegateClass = SimpleRadioDelegate.self
          }
          return configuration
        }
      }

      final class SimpleRadioDelegate: NSObject, UIWindowSceneDelegate {}
      """),
    Example(
      "delegates of other roles, and a superclass that is not seen",
      """
      import RadioKit
      import SwiftUI
      import UIKit

      class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
      class ScreenDelegate: UIResponder, UIHostingSceneDelegate {
        static var rootScene: some Scene {
          WindowGroup { StationList() }
        }
      }
      class SimpleDelegate: RadioKitDelegate, UIWindowSceneDelegate {}

      enum Scenes {
        static func configuration(_ session: UISceneSession) -> UISceneConfiguration {
          let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
          switch session.role {
          case .windowAssistiveAccessApplication: configuration.delegateClass = SimpleDelegate.self
          case .windowExternalDisplayNonInteractive: configuration.delegateClass = ScreenDelegate.self
          default: configuration.delegateClass = SceneDelegate.self
          }
          return configuration
        }
      }
      """),
  ]
}
