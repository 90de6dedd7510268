import SwiftData
import SwiftUI

/// The recipes, each a large picture.
struct CookingView: View {
  @Query(sort: \Recipe.name) private var recipes: [Recipe]

  var body: some View {
    NavigationStack {
      List(recipes) { recipe in
        NavigationLink {
          StepView(recipe: recipe, number: 0)
        } label: {
          Label(recipe.name, systemImage: recipe.symbol)
        }
      }
      .navigationTitle("Cook")
      .assistiveAccessNavigationIcon(systemImage: "fork.knife")
    }
  }
}
