import SwiftData
import SwiftUI

@main
struct CookTogetherApp: App {
  var body: some Scene {
    WindowGroup {
      RecipesView()
    }
    .modelContainer(for: Recipe.self)

    if #available(iOS 26.0, *) {
      AssistiveAccess {
        CookingView()
          .modelContainer(for: Recipe.self)
      }
    }
  }
}
