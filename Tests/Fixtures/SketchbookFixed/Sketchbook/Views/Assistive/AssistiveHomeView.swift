import SwiftUI

/// The two things the app is for.
struct AssistiveHomeView: View {
  @State private var path: [Screen] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink(value: Screen.chooseColor) {
          FeatureRow(title: "Draw", systemImage: "hand.draw.fill")
        }
        NavigationLink(value: Screen.gallery) {
          FeatureRow(title: "Gallery", systemImage: "photo.on.rectangle.angled")
        }
      }
      .navigationTitle("Sketchbook")
      .assistiveAccessNavigationIcon(systemImage: "book.closed.fill")
      .navigationDestination(for: Screen.self) { screen in
        destination(for: screen)
      }
    }
  }

  @ViewBuilder
  private func destination(for screen: Screen) -> some View {
    switch screen {
    case .chooseColor:
      ChooseColorView()
    case .canvas(let color):
      CanvasView(color: color, path: $path)
    case .gallery:
      GalleryView()
    case .drawing(let drawing):
      DrawingDetailView(drawing: drawing)
    case .tidyUp:
      TidyUpView()
    }
  }
}

#Preview(traits: .assistiveAccess) {
  AssistiveHomeView()
    .environment(DrawingStore.preview)
}
