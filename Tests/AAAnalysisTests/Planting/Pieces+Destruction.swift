import AATestSupport

extension Piece {
  private static let notes = ["notes: [Note] = []"]
  private static let shown = "Text(\"\\(§notes.count) notes\")"
  private static let store =
    "final class NoteStore {\n  static let shared = NoteStore()\n  private var notes: [Note] = []\n  func deleteAll() {\n    notes.removeAll()\n    try? FileManager.default.removeItem(at: file)\n  }\n}"
  private static let everything = "func deleteAll() { NoteStore.shared.deleteAll() }\n" + store

  private static let saving = "func saveNotes() { UserDefaults.standard.set(1, forKey: \"notes\") }"

  static let destruction: [Piece] = unconfirmed + confirmed + others + failures

  private static let unconfirmed: [Piece] = taps.map { $0.labelled("Delete", "trash") }

  private static let taps: [Piece] = [
    .action(
      "destructive-unconfirmed", "removeAll", "§notes.removeAll()\nsaveNotes()", mark: .control, states: notes,
      shown: shown, support: saving),
    .action(
      "destructive-unconfirmed", "empty array", "§notes = []\nsaveNotes()", mark: .control, states: notes, shown: shown,
      support: saving),
    .action(
      "destructive-unconfirmed", "remove(at:)", "§notes.remove(at: 0)\nsaveNotes()", mark: .control, states: notes,
      shown: shown, support: saving),
    .action(
      "destructive-unconfirmed", "model context", "modelContext.delete(note)", mark: .control,
      members: "@Environment(\\.modelContext) private var modelContext\nlet note: Note"),
    .action(
      "destructive-unconfirmed", "file", "try? FileManager.default.removeItem(at: URL(filePath: \"/a\"))",
      mark: .control),
    .action("destructive-unconfirmed", "store", "NoteStore.shared.deleteAll()", mark: .control, support: store),
    .action(
      "destructive-unconfirmed", "defaults", "UserDefaults.standard.removePersistentDomain(forName: \"a\")",
      mark: .control),
    .view(
      "destructive-unconfirmed", "destructive role",
      "Button(\"Delete\", systemImage: \"trash\", role: .destructive) {‹!›\n  notes.removeAll()\n}",
      states: notes),
  ]

  private static let once = """
    Button("Delete", systemImage: "trash") { asks = true }‹!›
      .confirmationDialog("Delete all notes?", isPresented: $asks, titleVisibility: .visible) {
        Button("Delete", role: .destructive) { deleteAll() }‹!›
        Button("Keep", role: .cancel) {}
      }
    """

  private static let twice = """
    Button("Delete", systemImage: "trash", role: .destructive) { asks = true }‹!›
      .alert("Delete all notes?", isPresented: $asks) {
        Button("Go on", role: .destructive) { asksAgain = true }‹!›
        Button("Keep", role: .cancel) {}
      }
      .alert("Really delete all notes?", isPresented: $asksAgain) {
        Button("Delete", role: .destructive) { deleteAll() }‹!›
        Button("Keep", role: .cancel) {}
      }
    """

  private static let confirmed: [Piece] = [
    .view(
      "destructive-confirmed-once", "confirmation dialog", once, states: notes + ["asks: Bool = false"],
      support: everything),
    .view(
      "destructive-confirmed-once", "alert with a method",
      """
      Button("Delete", systemImage: "trash", action: ask)‹!›
        .alert("Delete all notes?", isPresented: $asks) {
          Button("Delete", role: .destructive, action: deleteAll)‹!›
          Button("Keep", role: .cancel) {}
        }
      """, states: notes + ["asks: Bool = false"],
      members: "private func ask() { asks = true }\nprivate func deleteAll() { NoteStore.shared.deleteAll() }",
      support: store),
    .view(
      "destructive-confirmed-once", "alert of an item",
      """
      Button("Delete", systemImage: "trash") { doomed = notes.first }‹!›
        .alert(item: $doomed) { note in
          Alert(
            title: Text("Delete?"), primaryButton: .destructive(Text("Delete")) { deleteAll() },‹!›
            secondaryButton: .cancel())
        }
      """, states: notes + ["doomed: Note? = nil"], support: everything),
    .view(
      "destructive-action-present", "confirmed twice", twice,
      states: notes + ["asks: Bool = false", "asksAgain: Bool = false"], support: everything),
  ]

  private static let others: [Piece] = [
    .modifier(
      "swipe-to-delete", "onDelete", on: "ForEach(notes) { note in Text(note.title) }",
      ".onDelete { notes.remove(atOffsets: $0) }‹!›", states: notes),
    .modifier(
      "swipe-to-delete", "swipe action",
      ".swipeActions {‹!›\n  Button(\"Delete\", role: .destructive) { deleteAll() }\n}", states: notes,
      support: everything),
    .view(
      "swipe-to-delete", "edit button",
      "EditButton()‹!›\nList { ForEach(notes) { note in Text(note.title) }.onDelete { notes.remove(atOffsets: $0) } }",
      states: notes, unfit: ["AnyView function"]),
    .modifier(
      "swipe-to-delete", "method", on: "ForEach(notes) { note in Text(note.title) }",
      ".onDelete(perform: delete)‹!›", states: notes,
      members: "private func delete(_ places: IndexSet) { notes.remove(atOffsets: places) }"),
    .view(
      "undo-control", "undo manager",
      "Button(\"Undo\", systemImage: \"arrow.uturn.backward\") { undoManager?.undo() }‹!›",
      members: "@Environment(\\.undoManager) private var undoManager"),
    .view(
      "undo-control", "symbol", "Button(\"Step back\", systemImage: \"arrow.uturn.left\") { step() }‹!›",
      support: "func step() { History.shared.stepBack() }"),
    .view(
      "undo-control", "canvas", "Button(\"Back\", systemImage: \"star\") { canvas.undo() }‹!›",
      members: "let canvas: Canvas"),
    .view(
      "confirmation-unclear", "are you sure",
      """
      Button("Delete", systemImage: "trash") { asks = true }
        .alert("Are you sure?", isPresented: $asks) {‹!›
          Button("OK", role: .destructive) { deleteAll() }‹!›
          Button("Cancel", role: .cancel) {}
        }
      """, states: notes + ["asks: Bool = false"],
      support: everything),
    .view(
      "confirmation-unclear", "hidden title",
      """
      Button("Delete", systemImage: "trash") { asks = true }
        .confirmationDialog("Delete all notes?", isPresented: $asks) {‹!›
          Button("Delete all", role: .destructive) { deleteAll() }
          Button("Keep", role: .cancel) {}
        }
      """, states: notes + ["asks: Bool = false"],
      support: everything),
    .view("purchase-in-scene", "store view", "StoreView(ids: [\"a\"])‹!›"),
    .view("purchase-in-scene", "subscription view", "SubscriptionStoreView(groupID: \"a\")‹!›"),
    .view("purchase-in-scene", "pay button", "PayWithApplePayButton(.buy) {}‹!›"),
    .action(
      "purchase-in-scene", "purchase", "Task {\n  try await product.purchase()‹!›\n}", members: "let product: Product"),
    .action("purchase-in-scene", "order", "shop.placeOrder()‹!›", members: "let shop: Shop"),
  ]

  private static let failures: [Piece] = [
    .action(
      "silent-failure", "empty catch", "do {\n  try store.save()\n} catch {‹!›\n}", members: "let store: Store",
      unfit: Planting.lifecycle),
    .action(
      "silent-failure", "catch that leaves", "do {\n  try store.save()\n} catch {‹!›\n  dismiss()‹!›\n}",
      members: "let store: Store\n@Environment(\\.dismiss) private var dismiss", unfit: Planting.lifecycle),
    .action(
      "silent-failure", "try? before leaving", "try? store.save()‹!›\ndismiss()",
      members: "let store: Store\n@Environment(\\.dismiss) private var dismiss", unfit: Planting.lifecycle),
    .view(
      "technical-error-text", "localized description", "Text(error.localizedDescription)‹!›",
      members: "let error: Error"),
    .view("technical-error-text", "code", "Text(\"Error \\(code)\")‹!›", members: "let code: Int"),
    .view("technical-error-text", "the error itself", "Text(\"\\(error)\")‹!›", members: "let error: Error"),
    .view(
      "technical-error-text", "label",
      "Label(error.localizedDescription, systemImage: \"exclamationmark.triangle\")‹!›",
      members: "let error: Error"),
  ]
}
