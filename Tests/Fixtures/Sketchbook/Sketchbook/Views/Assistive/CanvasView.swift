import SwiftUI

/// The paper, and what can be done with it.
struct CanvasView: View {
  let color: InkColor
  @Binding var path: [Screen]

  @Environment(DrawingStore.self) private var store
  @StateObject private var model: CanvasModel
  @State private var toast: String?
  @State private var saveFailed = false

  init(color: InkColor, path: Binding<[Screen]>) {
    self.color = color
    _path = path
    _model = StateObject(wrappedValue: CanvasModel(color: color))
  }

  var body: some View {
    VStack(spacing: 24) {
      DrawingSurface(model: model)
      CanvasControls(color: color, onSave: save, onDone: finish)
    }
    .padding()
    .overlay(alignment: .top) {
      if let toast {
        ToastView(message: toast)
      }
    }
    .alert("The drawing could not be saved", isPresented: $saveFailed) {
      Button("OK", role: .cancel) {}
    } message: {
      Text("Ask someone to help you.")
    }
    .onAppear { model.startAutosaving() }
    .navigationTitle("Draw")
    .modifier(AssistiveNavigationIcon(systemImage: "hand.draw.fill"))
  }

  private func save() {
    let drawing = Drawing(strokes: model.strokes)
    do {
      try store.add(drawing, picture: DrawingPicture.image(of: drawing))
      showToast("Saved")
    } catch {
      saveFailed = true
    }
  }

  private func showToast(_ message: String) {
    toast = message
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
      toast = nil
    }
  }

  private func finish() {
    model.stopAutosaving()
    path.removeLast()
  }
}

#Preview(traits: .assistiveAccess, .landscapeLeft) {
  NavigationStack {
    CanvasView(color: .blue, path: .constant([]))
  }
  .environment(DrawingStore.preview)
}
