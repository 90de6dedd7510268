extension SwipeToDelete {
  static let cases: [Example] = [
    Example(
      "a list of which rows are deleted, and its edit button",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Notes() }
        }
      }

      struct Notes: View {
        @State private var notes = ["a", "b"]
        var body: some View {
          List {
            ForEach(notes, id: \\.self) { note in
              Text(note)
            }
            .onDelete(perform: delete)
      //     ^^^^^^^^ warning: rows are deleted by a swipe, which nothing shows and one wrong move does; leave it out, or show a button that asks first 💡
            .deleteDisabled(false)
      //     ^^^^^^^^^^^^^^ warning: this keeps rows deletable by a swipe, which nothing shows; leave it out 💡
          }
          .toolbar { EditButton() }
      //             ^^^^^^^^^^ warning: this button shows a delete control in every row, where one tap too many is easy; leave it out 🚫 nothing else stands here, and the place would be empty
        }

        private func delete(_ offsets: IndexSet) { notes.remove(atOffsets: offsets) }
      }
      """,
      fixed: """
        import SwiftUI

        struct NotesApp: App {
          var body: some Scene {
            AssistiveAccess { Notes() }
          }
        }

        struct Notes: View {
          @State private var notes = ["a", "b"]
          @State private var noteToDelete: AnyHashable?
          @State private var noteToDeleteAgain: AnyHashable?
          var body: some View {
            List {
              ForEach(notes, id: \\.self) { note in
                HStack {
                  Text(note)
                  Button("Delete", systemImage: "trash", role: .destructive) {
                    noteToDelete = AnyHashable(note)
                  }
                  .buttonStyle(.bordered)
                  .confirmationDialog(
                    "Delete this note?",
                    isPresented: Binding(get: { noteToDelete == AnyHashable(note) }, set: { if !$0 { noteToDelete = nil } }),
                    titleVisibility: .visible
                  ) {
                    Button("Delete note", role: .destructive) {
                      noteToDeleteAgain = AnyHashable(note)
                    }
                    Button("Keep", role: .cancel) {}
                  }
                  .confirmationDialog(
                    "Delete this note for good?",
                    isPresented: Binding(
                      get: { noteToDeleteAgain == AnyHashable(note) },
                      set: { if !$0 { noteToDeleteAgain = nil } }
                    ),
                    titleVisibility: .visible
                  ) {
                    Button("Delete note", role: .destructive) {
                      if let index = notes.firstIndex(of: note) {
                        delete(IndexSet(integer: index))
                      }
                    }
                    Button("Keep", role: .cancel) {}
                  } message: {
                    Text("This cannot be undone.")
                  }
                }
              }
              .deleteDisabled(false)
            }
          }

          private func delete(_ offsets: IndexSet) { notes.remove(atOffsets: offsets) }
        }
        """),
    Example(
      "a button that a function or a view of the project makes, and only a swipe shows",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Notes() }
        }
      }

      struct Notes: View {
        @Environment(\\.modelContext) private var context
        var body: some View {
          List {
            Text("A").swipeActions { deleteButton(for: note) }
      //              ^^^^^^^^^^^^ warning: a swipe uncovers an action that deletes, which nothing shows; leave it out, or show a button that asks first 💡 🚫 the button that the swipe uncovers is made elsewhere
            Text("B").swipeActions { DeleteButton() }
      //              ^^^^^^^^^^^^ warning: a swipe uncovers an action that deletes, which nothing shows; leave it out, or show a button that asks first 💡 🚫 the button that the swipe uncovers is made elsewhere
            Text("C").swipeActions { shareButton }
          }
        }

        private func deleteButton(for note: Note) -> some View {
          Button(role: .destructive) { context.delete(note) } label: { Label("Delete", systemImage: "trash") }
        }

        private var shareButton: some View {
          Button { share() } label: { Label("Share", systemImage: "square.and.arrow.up") }
        }
      }

      struct DeleteButton: View {
        @Environment(\\.modelContext) private var context
        var body: some View {
          Button(role: .destructive) { context.delete(Note()) } label: { Label("Delete", systemImage: "trash") }
        }
      }
      """),
    Example(
      "swipe actions that delete, by role, by picture, by what they do, also through a row of another file",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Notes() }
        }
      }

      struct Notes: View {
        @Environment(\\.modelContext) private var context
        var body: some View {
          List {
            Text("A").swipeActions { Button("Away", role: .destructive) { away() } }
      //              ^^^^^^^^^^^^ warning: a swipe uncovers an action that is marked as destructive, which nothing shows; leave it out, or show a button that asks first 💡
            Text("B").swipeActions(edge: .leading) { Button("Gone") { context.delete(Note()) } }
      //              ^^^^^^^^^^^^ warning: a swipe uncovers an action that deletes, which nothing shows; leave it out, or show a button that asks first 💡
            Row(onDelete: { context.delete(Note()) })
          }
        }
      }
      //- Row.swift
      import SwiftUI

      struct Row: View {
        let onDelete: () -> Void
        var body: some View {
          Text("C")
            .swipeActions {
      //     ^^^^^^^^^^^^ warning: a swipe uncovers an action that deletes, which nothing shows; leave it out, or show a button that asks first 💡
              Button { onDelete() } label: { Label("Delete", systemImage: "trash") }
            }
        }
      }
      """),
    Example(
      "a list that lets its rows be edited; UIKit",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        @State private var notes: [Note] = []
        var body: some Scene {
          AssistiveAccess {
            List($notes, editActions: .all) { $note in Text(note.title) }
      //                 ^^^^^^^^^^^^^^^^^ warning: this list lets rows be deleted by a swipe, which nothing shows and one wrong move does; leave it out 💡
            NotePage()
          }
        }
      }

      struct NotePage: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> NoteController { NoteController() }
        func updateUIViewController(_ controller: NoteController, context: Context) {}
      }
      //- NoteController.swift
      import UIKit

      final class NoteController: UIViewController {
        override func viewDidLoad() {
          configuration.trailingSwipeActionsConfigurationProvider = { path in
            UISwipeActionsConfiguration(actions: [
              UIContextualAction(style: .destructive, title: "Delete") { _, _, done in self.delete(path) }
      //      ^^^^^^^^^^^^^^^^^^ warning: a swipe uncovers an action that deletes, which nothing shows; leave it out, or show a button that asks first 🚫 a question would still stand behind a swipe, and a button needs a place in the cell
            ])
          }
        }
      }

      extension NoteController: UITableViewDelegate, UITableViewDataSource {
        func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {
      //     ^^^^^^^^^ warning: rows of this table are deleted by a swipe, which nothing shows; leave it out, or show a button that asks first 🚫 this method may do other things to rows as well
          if style == .delete { delete(path) }
        }

        func tableView(
          _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
        ) -> UISwipeActionsConfiguration? {
          let read = UIContextualAction(style: .normal, title: "Read") { _, _, done in self.read(path) }
          let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in self.delete(path) }
      //               ^^^^^^^^^^^^^^^^^^ warning: a swipe uncovers an action that deletes, which nothing shows; leave it out, or show a button that asks first 🚫 a question would still stand behind a swipe, and a button needs a place in the cell
          return UISwipeActionsConfiguration(actions: [delete, read])
        }
      }
      """),
    Example(
      "swipes and edit modes that delete nothing",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Notes() }
        }
      }

      struct Notes: View {
        @State private var notes = ["a", "b"]
        var body: some View {
          List {
            ForEach(notes, id: \\.self) { note in
              Text(note)
                .swipeActions { Button("Read", systemImage: "envelope.open") { read(note) } }
            }
            .onMove { notes.move(fromOffsets: $0, toOffset: $1) }
            .onDelete(perform: nil)
            .deleteDisabled(true)
          }
          .toolbar { EditButton() }
        }
      }
      """),
    Example(
      "a list that offers no editing",
      """
      import SwiftUI

      struct NotesApp: App {
        @State private var notes: [Note] = []
        var body: some Scene {
          AssistiveAccess { List($notes, editActions: .move) { $note in Text(note.title) } }
        }
      }
      """),
    Example(
      "rows that are swiped in the rest of the app",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { List { ForEach(notes) { Text($0.title) }.onDelete { delete($0) } } }
          AssistiveAccess { Notes() }
        }
      }

      struct Notes: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isAssistive
        var body: some View {
          if !isAssistive {
            List { ForEach(notes) { Text($0.title) }.onDelete { delete($0) } }
          }
        }
      }
      """),
  ]
}
