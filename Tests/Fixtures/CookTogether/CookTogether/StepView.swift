import SwiftUI

/// One step of a recipe, for as long as it takes.
struct StepView: View {
  let recipe: Recipe
  let number: Int

  var body: some View {
    VStack(spacing: 24) {
      Text(recipe.steps[number])
        .font(.title)
      if number + 1 < recipe.steps.count {
        NavigationLink {
          StepView(recipe: recipe, number: number + 1)
        } label: {
          Label("Next step", systemImage: "arrow.right.circle.fill")
        }
      }
    }
    .navigationTitle("Step \(number + 1)")
    .assistiveAccessNavigationIcon(systemImage: "list.number")
  }
}
