import SwiftUI

/// One drawing, large, with its name. Both halves of the app show it.
struct DrawingDetailView: View {
  let drawing: Drawing

  @Environment(\.accessibilityAssistiveAccessEnabled) private var isAssistiveAccess
  @Environment(DrawingStore.self) private var store
  @State private var toast: String?

  var body: some View {
    ScrollView {
      VStack(spacing: 24) {
        DrawingThumbnail(drawing: drawing)
        NameField(drawing: drawing)
        if !isAssistiveAccess {
          Button {
            copyPicture()
          } label: {
            Image(systemName: "doc.on.doc")
          }
          .accessibilityLabel("Copy")
        }
      }
    }
    .padding()
    .overlay(alignment: .top) {
      if let toast {
        ToastView(message: toast)
      }
    }
    .navigationTitle("My Drawing")
  }

  private func copyPicture() {
    UIPasteboard.general.image = store.picture(of: drawing)
    showToast("Copied")
  }

  private func showToast(_ message: String) {
    toast = message
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
      toast = nil
    }
  }
}

#Preview(traits: .assistiveAccess) {
  NavigationStack {
    DrawingDetailView(drawing: Drawing(name: "Our house"))
  }
  .environment(DrawingStore.preview)
}
