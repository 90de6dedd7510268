import SwiftUI

/// Gives a drawing a name: typed, or one that was used before.
struct NameField: View {
  let drawing: Drawing

  @Environment(DrawingStore.self) private var store
  @FocusState private var isFocused: Bool
  @State private var draft = ""
  @State private var suggestions: [String] = []
  @State private var search: Task<Void, Never>?
  @State private var renameFailed = false

  var body: some View {
    VStack(spacing: 16) {
      TextField("Name", text: $draft)
        .focused($isFocused)

      ForEach(suggestions, id: \.self) { suggestion in
        Button(suggestion, systemImage: "text.bubble.fill") {
          draft = suggestion
        }
      }

      Button("Clear Name", systemImage: "xmark.circle.fill") {
        draft = ""
      }

      Button("Save Name", systemImage: "checkmark.circle.fill") {
        saveName()
      }
    }
    .onAppear {
      draft = drawing.name
      focusSoon()
    }
    .onChange(of: draft) {
      lookUpSuggestions()
    }
    .alert("The name could not be saved", isPresented: $renameFailed) {
      Button("OK", role: .cancel) {}
    }
  }

  /// The field cannot take the focus while it is still appearing.
  private func focusSoon() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
      isFocused = true
    }
  }

  /// Waits until nothing was typed for a moment.
  private func lookUpSuggestions() {
    search?.cancel()
    let prefix = draft
    search = Task {
      try? await Task.sleep(for: .milliseconds(600))
      guard !Task.isCancelled else { return }
      suggestions = store.names(startingWith: prefix)
    }
  }

  private func saveName() {
    do {
      try store.rename(drawing, to: draft)
    } catch {
      renameFailed = true
    }
  }
}
