import SwiftUI

/// The whole app, for everyone who does not use Assistive Access.
struct StudioView: View {
  @Environment(DrawingStore.self) private var store
  @State private var query = ""
  @State private var showsSettings = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(matches) { drawing in
          NavigationLink {
            DrawingDetailView(drawing: drawing)
          } label: {
            DrawingRow(drawing: drawing)
          }
          .contextMenu {
            Button("Delete", systemImage: "trash", role: .destructive) {
              store.delete(drawing)
            }
          }
        }
        .onDelete { offsets in
          for index in offsets {
            store.delete(matches[index])
          }
        }
      }
      .searchable(text: $query)
      .navigationTitle("Drawings")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Button {
            showsSettings = true
          } label: {
            Image(systemName: "gearshape")
          }
          .accessibilityLabel("Settings")
        }
        ToolbarItem(placement: .topBarTrailing) {
          NavigationLink {
            StudioEditorView()
          } label: {
            Image(systemName: "plus")
          }
          .accessibilityLabel("New Drawing")
        }
      }
      .sheet(isPresented: $showsSettings) {
        StudioSettingsView()
      }
    }
  }

  private var matches: [Drawing] {
    guard !query.isEmpty else { return store.drawings }
    return store.drawings.filter { $0.name.localizedCaseInsensitiveContains(query) }
  }
}

#Preview {
  StudioView()
    .environment(DrawingStore.preview)
}
