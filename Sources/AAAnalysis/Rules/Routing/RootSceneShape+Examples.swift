extension RootSceneShape {
  var examples: [Example] { Self.cases }

  private static let cases: [Example] = [
    Example(
      "an instance property",
      """
      import SwiftUI

      class CalmSceneDelegate: UIResponder, UIHostingSceneDelegate {
        @SceneBuilder var rootScene: some Scene {
      //                  ^^^^^^^^^ error: 'rootScene' must be static, as the scene is asked for before there is a delegate; write 'static var rootScene: some Scene' 💡
          AssistiveAccess { CalmView() }
        }
      }
      """,
      fixed: """
        import SwiftUI

        class CalmSceneDelegate: UIResponder, UIHostingSceneDelegate {
          @SceneBuilder static var rootScene: some Scene {
            AssistiveAccess { CalmView() }
          }
        }
        """),
    Example(
      "a view, a function, and an instance property that the fix cannot make static",
      """
      import SwiftUI

      class ViewDelegate: UIResponder, UIHostingSceneDelegate {
        static var rootScene: some View {
      //           ^^^^^^^^^ error: 'rootScene' must be a scene, and is a view; write 'static var rootScene: some Scene' with 'AssistiveAccess { … }' around the view
          CalmView()
        }
      }

      class FunctionDelegate: UIResponder, UIHostingSceneDelegate {
        static func rootScene() -> some Scene {
      //            ^^^^^^^^^ error: 'rootScene' must be a static property, and is a function; write 'static var rootScene: some Scene'
          AssistiveAccess { CalmView() }
        }
      }

      class LazyDelegate: UIResponder, UIHostingSceneDelegate {
        lazy var rootScene = AssistiveAccess { CalmView() }
      //         ^^^^^^^^^ error: 'rootScene' must be static, as the scene is asked for before there is a delegate; write 'static var rootScene: some Scene'
      }
      """),
    Example(
      "in an extension in another file",
      """
      //- CalmSceneDelegate.swift
      import SwiftUI

      class CalmSceneDelegate: UIResponder, UIHostingSceneDelegate {}
      //- CalmSceneDelegate+Scene.swift
      import SwiftUI

      extension CalmSceneDelegate {
        internal var rootScene: some Scene {
      //             ^^^^^^^^^ error: 'rootScene' must be static, as the scene is asked for before there is a delegate; write 'static var rootScene: some Scene' 💡
          AssistiveAccess { CalmView() }
        }
      }
      """),
    Example(
      "as it should be, and properties of that name elsewhere",
      """
      import SceneKit
      import SwiftUI

      class CalmSceneDelegate: UIResponder, UIHostingSceneDelegate {
        static var rootScene: some Scene {
          AssistiveAccess { CalmView() }
        }
      }

      class OpenSceneDelegate: UIResponder, UIHostingSceneDelegate {
        @SceneBuilder class var rootScene: some Scene {
          AssistiveAccess { CalmView() }
        }
      }

      class TypedSceneDelegate: UIResponder, UIHostingSceneDelegate {
        static let rootScene = AssistiveAccess { CalmView() }
        static let rootSceneTitle = "Calm"
      }

      class Game {
        var rootScene: SCNScene
      }
      """),
  ]
}
