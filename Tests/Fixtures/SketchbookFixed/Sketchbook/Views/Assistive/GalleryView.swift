import SwiftUI

/// All drawings as pictures.
struct GalleryView: View {
  @Environment(DrawingStore.self) private var store

  private let columns = [GridItem(.adaptive(minimum: 160), spacing: 16)]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 16) {
        ForEach(store.drawings) { drawing in
          NavigationLink(value: Screen.drawing(drawing)) {
            DrawingThumbnail(drawing: drawing)
          }
          .accessibilityLabel(drawing.name)
        }
      }

      NavigationLink(value: Screen.tidyUp) {
        HStack {
          Image(systemName: "tray.full.fill")
          Text("Tidy Up")
        }
      }
    }
    .padding()
    .task { await reloadWhileVisible() }
    .navigationTitle("Gallery")
    .assistiveIcon("photo.on.rectangle.angled")
  }

  /// Drawings also arrive from the family's other devices.
  private func reloadWhileVisible() async {
    while !Task.isCancelled {
      await store.load()
      try? await Task.sleep(for: .seconds(30))
    }
  }
}

#Preview(traits: .assistiveAccess) {
  GalleryView().environment(DrawingStore.preview)
}
