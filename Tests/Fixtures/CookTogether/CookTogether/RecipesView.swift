import SwiftData
import SwiftUI

struct RecipesView: View {
  @Query(sort: \Recipe.name) private var recipes: [Recipe]
  @Environment(\.modelContext) private var context

  var body: some View {
    NavigationStack {
      List(recipes) { recipe in
        NavigationLink(recipe.name) {
          List(recipe.steps, id: \.self) { Text($0) }
            .navigationTitle(recipe.name)
        }
        .swipeActions {
          Button("Delete", role: .destructive) { context.delete(recipe) }
        }
      }
      .navigationTitle("Recipes")
    }
  }
}
