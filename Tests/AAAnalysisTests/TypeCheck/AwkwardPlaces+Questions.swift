extension AwkwardPlace {
  private static let shelf = """
    struct Memo: Identifiable, Hashable {
      let id = UUID()
      var title = ""
      var draft: String?
    }
    @MainActor @Observable final class Shelf {
      var memos: [Memo] = []
      var first: Memo?
      func clear() { memos.removeAll() }
      func remove(_ memo: Memo) { memos.removeAll { $0.id == memo.id } }
      func removeLater(_ memo: Memo) async { memos.removeAll { $0.id == memo.id } }
    }
    """

  static let questions: [AwkwardPlace] = [
    AwkwardPlace(
      "menus whose entries know more than what is around them",
      """
      struct Screen1: View {
        @State private var shelf = Shelf()
        var body: some View {
          List(shelf.memos) { memo in
            Text(memo.title)
              .contextMenu {
                Menu("More") { Button("Delete", role: .destructive) { shelf.remove(memo) } }
                if let draft = memo.draft {
                  Button("Delete draft", role: .destructive) { shelf.memos.removeAll { $0.draft == draft } }
                }
              }
          }
          .toolbar {
            Button("Delete all memos", role: .destructive) { shelf.clear() }
            Menu("Delete one") {
              ForEach(shelf.memos) { memo in
                Button("Delete \\(memo.title)", role: .destructive) { shelf.remove(memo) }
              }
              if let first = shelf.first { Button("Delete the first", role: .destructive) { shelf.remove(first) } }
            }
          }
        }
      }
      \(shelf)
      """),
    AwkwardPlace(
      "rows made by functions, in another order, and of other things",
      """
      struct Screen1: View {
        @State private var shelf = Shelf()
        var body: some View {
          List {
            ForEach(shelf.memos) { row($0) }
            ForEach(Array(shelf.memos.enumerated()), id: \\.offset) { index, memo in
              Button("Delete memo", role: .destructive) { shelf.memos.remove(at: index) }
            }
            ForEach(Array(shelf.memos.enumerated()), id: \\.element) { _, memo in
              Button("Delete memo", role: .destructive) { shelf.remove(memo) }
            }
            ForEach(0..<shelf.memos.count, id: \\.self) { i in
              Button("Delete", role: .destructive) { shelf.memos.remove(at: i) }
            }
            ForEach(shelf.memos, id: \\.title) { memo in
              Text(memo.title).swipeActions { Button("Delete", role: .destructive) { shelf.remove(memo) } }
              Text(memo.title).onTapGesture { shelf.remove(memo) }
              Text("Delete").onLongPressGesture { shelf.remove(memo) }
            }
          }
        }
        private func row(_ memo: Memo) -> some View {
          HStack {
            Text(memo.title)
            Button { shelf.remove(memo) } label: { Image(systemName: "trash") }
          }
        }
      }
      \(shelf)
      """),
    AwkwardPlace(
      "closures with captures, comments, tasks and waits",
      """
      struct Screen1: View {
        @State private var shelf = Shelf()
        let memo = Memo()
        var body: some View {
          VStack {
            Button(role: .destructive) { [weak shelf] in
              // The memo goes.
              shelf?.remove(memo)
            } label: { Label("Delete", systemImage: "trash") }
            Button("Delete memo", role: .destructive) { @MainActor in shelf.remove(memo) /* gone */ }
            Button("Delete it", role: .destructive) {
              /// Really.
              Task {
                await shelf.removeLater(memo)
              } // done
            }
            WaitingButton("Delete later") { await shelf.removeLater(memo) }
            WaitingButton("Delete all", action: clearLater)
            Closing(onDelete: clear)
            if memo.title.isEmpty { Button("Delete", role: .destructive, action: shelf.clear) } else { Text("No") }
            #if DEBUG
            Button("Erase memos", role: .destructive) { shelf.clear() }
              .padding()
            #endif
          }
        }
        private func clear() { shelf.clear() }
        private func clearLater() async { shelf.clear() }
      }
      struct WaitingButton: View {
        let title: String
        let action: () async -> Void
        init(_ title: String, action: @escaping () async -> Void) {
          self.title = title
          self.action = action
        }
        var body: some View { Button(title) { Task { await action() } } }
      }
      struct Closing: View {
        var onDelete: () -> Void
        var body: some View { Button("Close", action: onDelete) }
      }
      struct OneLine: View { let shelf: Shelf; var body: some View { Button("Delete") { shelf.clear() } } }
      extension Screen1 {
        private var more: some View { OneLine(shelf: shelf) }
      }
      \(shelf)
      """),
    AwkwardPlace(
      "titles of every form",
      """
      enum L10n { static let delete = "delete"; static func remove(_ name: String) -> String { name } }
      struct Screen1: View {
        @State private var shelf = Shelf()
        let title: LocalizedStringKey = "Delete"
        let name = "memo"
        var body: some View {
          VStack {
            Button(title, role: .destructive) { shelf.clear() }
            Button(L10n.delete, role: .destructive) { shelf.clear() }
            Button(L10n.remove(name), role: .destructive) { shelf.clear() }
            Button(String(localized: "Delete memos"), role: .destructive) { shelf.clear() }
            Button(String(localized: "memo.delete"), role: .destructive) { shelf.clear() }
            Button(NSLocalizedString("Delete memos", comment: ""), role: .destructive) { shelf.clear() }
            Button("Delete \\(name)", role: .destructive) { shelf.clear() }
            Button("Löschen", role: .destructive) { shelf.clear() }
            Button(role: .destructive) { shelf.clear() } label: { Text("Delete", bundle: .main) }
          }
          VStack {
            Button(role: .destructive) { shelf.clear() } label: { Text(verbatim: "Delete…") }
            Button(role: .destructive, action: shelf.clear) { Image(systemName: "trash") }
            Button("Delete", systemImage: "trash", role: .destructive, action: shelf.clear)
            Button(name.isEmpty ? "Delete" : "Remove", role: .destructive) { shelf.clear() }
          }
        }
      }
      \(shelf)
      """),
    AwkwardPlace(
      "questions that are asked once",
      """
      struct Screen1: View {
        @State private var shelf = Shelf()
        @State private var isAsking = false
        @State private var isWarned = false
        @State private var memoToDelete: Memo?
        var body: some View {
          List(shelf.memos) { memo in
            Button("Delete", role: .destructive) { memoToDelete = memo }
              .confirmationDialog(
                "Delete \\(memo.title)?",
                isPresented: Binding(
                  get: { memoToDelete?.id == memo.id },
                  set: { if !$0 { memoToDelete = nil } }
                )
              ) {
                Button("Delete", role: .destructive) { shelf.remove(memo) }
                Button("Keep", role: .cancel) { memoToDelete = nil }
              }
          }
          Button("Delete all", role: .destructive) { isAsking = true }
            .alert("Are you sure?", isPresented: $isAsking) {
              Button("Delete all", role: .destructive, action: shelf.clear)
              Button("Keep", role: .cancel) {}
            } message: {
              Text("All memos go.")
            }
          Button("Delete the first", role: .destructive) {
            memoToDelete = shelf.first
            isWarned = true
          }
          .confirmationDialog("Delete it?", isPresented: $isWarned, presenting: memoToDelete) { memo in
            Button("Delete", role: .destructive) { shelf.remove(memo) }
          } message: { memo in
            Text(memo.title)
          }
        }
      }
      \(shelf)
      """),
  ]
}
