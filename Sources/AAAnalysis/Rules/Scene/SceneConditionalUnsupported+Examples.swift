extension SceneConditionalUnsupported {
  static let cases = [
    Example(
      "an else for older systems",
      """
      import SwiftUI

      @main
      struct RecipesApp: App {
        var body: some Scene {
          if #available(iOS 26.0, *) {
      //  ^^ error: an 'if' around scenes cannot have an 'else', so this does not compile; write a second 'if' with '#unavailable' 💡
            WindowGroup { RecipeList() }
            AssistiveAccess { SimpleRecipes() }
          } else {
            WindowGroup { RecipeList() }
          }
        }
      }
      """,
      fixed: """
        import SwiftUI

        @main
        struct RecipesApp: App {
          var body: some Scene {
            if #available(iOS 26.0, *) {
              WindowGroup { RecipeList() }
              AssistiveAccess { SimpleRecipes() }
            }
            if #unavailable(iOS 26.0) {
              WindowGroup { RecipeList() }
            }
          }
        }
        """),
    Example(
      "the scene in the else of an #unavailable",
      """
      import SwiftUI

      @main
      struct RecipesApp: App {
        var body: some Scene {
          WindowGroup { RecipeList() }
          if #unavailable(iOS 26, visionOS 26) {
      //  ^^ error: an 'if' around scenes cannot have an 'else', so this does not compile; write a second 'if' with '#available' 💡
            WindowGroup(id: "old") { RecipeList() }
          }
          else {
            AssistiveAccess { SimpleRecipes() }
          }
        }
      }
      """,
      fixed: """
        import SwiftUI

        @main
        struct RecipesApp: App {
          var body: some Scene {
            WindowGroup { RecipeList() }
            if #unavailable(iOS 26, visionOS 26) {
              WindowGroup(id: "old") { RecipeList() }
            }
            if #available(iOS 26, visionOS 26, *) {
              AssistiveAccess { SimpleRecipes() }
            }
          }
        }
        """),
    Example(
      "a setting decides about the scene",
      """
      import SwiftUI

      @main
      struct RecipesApp: App {
        @AppStorage("offersSimpleMode") private var offersSimpleMode = true

        var body: some Scene {
          WindowGroup { RecipeList() }
          if offersSimpleMode {
      //  ^^ error: scenes can be chosen by '#available' alone, so this does not compile; put the condition inside the scene's braces 🚫 what the other scenes show would have to move into this one, and what it shows without them is for you to say
            AssistiveAccess { SimpleRecipes() }
          }
        }
      }
      """),
    Example(
      "a setting beside the check, and one after it",
      """
      import SwiftUI

      @main
      struct RecipesApp: App {
        let account: Account?

        var body: some Scene {
          WindowGroup { RecipeList() }
          #if os(iOS)
          if #available(iOS 26.0, *), let account {
      //  ^^ error: scenes can be chosen by '#available' alone, so this does not compile; put the condition inside the scene's braces 🚫 what the other scenes show would have to move into this one, and what it shows without them is for you to say
            AssistiveAccess { SimpleRecipes(account: account) }
          }
          #endif
        }
      }

      extension RecipesApp {
        @SceneBuilder var kitchen: some Scene {
          if #available(iOS 26.0, *) {
            if account != nil {
      //    ^^ error: scenes can be chosen by '#available' alone, so this does not compile; put the condition inside the scene's braces 🚫 what the other scenes show would have to move into this one, and what it shows without them is for you to say
              SwiftUI.AssistiveAccess { Kitchen() }
            }
          }
        }
      }
      """),
    Example(
      "a switch, a loop and a chain of checks",
      """
      import SwiftUI
      import UIKit

      class KitchenSceneDelegate: UIResponder, UIHostingSceneDelegate {
        static var rootScene: some Scene {
          switch Kitchen.current {
      //  ^^^^^^ error: scenes cannot be chosen by a 'switch', so this does not compile; put the 'switch' inside the scene's braces 🚫 what the other scenes show would have to move into this one, and what it shows without them is for you to say
          case .home: AssistiveAccess { HomeKitchen() }
          case .school: AssistiveAccess { SchoolKitchen() }
          }
        }
      }

      struct KitchenScenes: Scene {
        var body: some Scene {
          Group {
            for kitchen in Kitchen.all {
      //    ^^^ error: scenes cannot stand in a loop, so this does not compile; declare one scene 🚫 which of the scenes is meant to stay is for you to say
              AssistiveAccess { kitchen.view }
            }
          }
          if #available(iOS 27.0, *) {
      //  ^^ error: an 'if' around scenes cannot have an 'else', so this does not compile; write a second 'if' with '#unavailable' 🚫 there are further branches or comments between the two, whose place is for you to choose
            WindowGroup { NewKitchen() }
          } else if #available(iOS 26.0, *) {
            AssistiveAccess { HomeKitchen() }
          }
        }
      }
      """),
    Example(
      "checks, conditional compilation and conditions inside the scene",
      """
      import SwiftUI

      @main
      struct RecipesApp: App {
        @State private var container: Container?

        var body: some Scene {
          WindowGroup { RecipeList() }

          #if os(iOS)
          if #available(iOS 26.0, *) {
            AssistiveAccess {
              if let container {
                SimpleRecipes(container: container)
              } else {
                ProgressView()
              }
            }
          }
          #else
          Settings { SettingsView() }
          #endif
          if #unavailable(iOS 26.0) {
            WindowGroup(id: "old") { RecipeList() }
          }
        }
      }
      """),
    Example(
      "a function that returns one of two scenes, and an else without the scene",
      """
      import SwiftUI

      struct Scenes {
        var isAtHome = true

        var simple: some Scene {
          if isAtHome {
            return AssistiveAccess { HomeKitchen() }
          } else {
            return AssistiveAccess { SchoolKitchen() }
          }
        }

        @SceneBuilder var other: some Scene {
          if #available(iOS 26.0, *) {
            WindowGroup { RecipeList() }
          } else {
            WindowGroup { OldRecipeList() }
          }
          AssistiveAccess { HomeKitchen() }
        }
      }
      """),
  ]
}
