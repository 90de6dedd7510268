import SwiftUI

/// One decision, made before the paper appears.
struct ChooseColorView: View {
  var body: some View {
    List {
      ForEach(InkColor.allCases) { color in
        NavigationLink(value: Screen.canvas(color)) {
          HStack {
            Circle()
              .fill(color.color)
              .frame(width: 56, height: 56)
            Text(color.name)
          }
        }
      }
    }
    .navigationTitle("Choose a Color")
    .assistiveAccessNavigationIcon(systemImage: "paintpalette.fill")
  }
}

#Preview("Colors", traits: .assistiveAccess) {
  NavigationStack {
    ChooseColorView()
  }
}
