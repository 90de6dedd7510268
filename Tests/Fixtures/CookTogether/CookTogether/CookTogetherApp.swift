import SwiftData
import SwiftUI

@main
struct CookTogetherApp: App {
  var body: some Scene {
    WindowGroup {
      RecipesView()
    }
    .modelContainer(for: Recipe.self)

    AssistiveAccess {
      CookingView()
    }
  }
}
