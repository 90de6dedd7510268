import SwiftUI

/// Where drawings can be thrown away.
struct TidyUpView: View {
  @Environment(DrawingStore.self) private var store
  @State private var asksToDeleteAll = false
  @State private var asksOnceMore = false

  var body: some View {
    VStack(spacing: 24) {
      List {
        ForEach(store.drawings) { drawing in
          TidyUpRow(drawing: drawing)
        }
      }
      .navigationTitle("Tidy Up")

      Button("Delete All Drawings", systemImage: "trash.circle.fill", role: .destructive) {
        asksToDeleteAll = true
      }
      .confirmationDialog(
        "Delete all your drawings?", isPresented: $asksToDeleteAll, titleVisibility: .visible
      ) {
        Button("Delete All Drawings", role: .destructive) {
          asksOnceMore = true
        }
        Button("Keep My Drawings", role: .cancel) {}
      }
      .confirmationDialog(
        "Delete them for good? They cannot come back.", isPresented: $asksOnceMore, titleVisibility: .visible
      ) {
        Button("Delete for Good", role: .destructive) {
          store.deleteAll()
        }
        Button("Keep My Drawings", role: .cancel) {}
      }
    }
    .assistiveAccessNavigationIcon(systemImage: "tray.full.fill")
  }
}

#Preview(traits: .assistiveAccess) {
  NavigationStack {
    TidyUpView()
  }
  .environment(DrawingStore.preview)
}
