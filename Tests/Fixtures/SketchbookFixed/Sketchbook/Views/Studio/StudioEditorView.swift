import SwiftUI

/// The full editor: colors at the side, undo, and a toast that comes and goes.
struct StudioEditorView: View {
  @Environment(DrawingStore.self) private var store
  @StateObject private var model = CanvasModel(color: .black)
  @State private var toast: String?

  var body: some View {
    DrawingSurface(model: model)
      .overlay(alignment: .top) {
        if let toast {
          ToastView(message: toast)
        }
      }
      .navigationTitle("New Drawing")
      .toolbar {
        Button {
          model.removeLastStroke()
        } label: {
          Image(systemName: "arrow.uturn.backward")
        }
        .accessibilityLabel("Undo")
        Button("Save") {
          save()
        }
      }
  }

  private func save() {
    let drawing = Drawing(strokes: model.strokes)
    do {
      try store.add(drawing, picture: DrawingPicture.image(of: drawing))
      showToast("Saved")
    } catch {
      showToast("Not saved")
    }
  }

  private func showToast(_ message: String) {
    toast = message
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
      toast = nil
    }
  }
}
