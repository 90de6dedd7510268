import SwiftUI

/// A drawing and the way to throw it away. The questions belong to the row, so they always name its own drawing.
struct TidyUpRow: View {
  let drawing: Drawing

  @Environment(DrawingStore.self) private var store
  @State private var asksToDelete = false
  @State private var asksOnceMore = false

  var body: some View {
    HStack {
      DrawingRow(drawing: drawing)
      Spacer()
      Button("Delete", systemImage: "trash.fill", role: .destructive) {
        asksToDelete = true
      }
      .confirmationDialog(
        "Delete “\(drawing.name)”?", isPresented: $asksToDelete, titleVisibility: .visible
      ) {
        Button("Delete Drawing", role: .destructive) {
          asksOnceMore = true
        }
        Button("Keep Drawing", role: .cancel) {}
      }
      .confirmationDialog(
        "Delete “\(drawing.name)” for good? It cannot come back.", isPresented: $asksOnceMore,
        titleVisibility: .visible
      ) {
        Button("Delete for Good", role: .destructive) {
          store.delete(drawing)
        }
        Button("Keep Drawing", role: .cancel) {}
      }
    }
  }
}
