extension SwipeToDelete {
  private static let app = """
    //- App.swift
    import SwiftUI

    struct NotesApp: App {
      var body: some Scene {
        AssistiveAccess { Notes() }
      }
    }
    """

  private static let uncovers =
    "warning: a swipe uncovers an action that deletes, which nothing shows; leave it out, or show a button that asks first"
  private static let loop =
    "warning: rows are deleted by a swipe, which nothing shows and one wrong move does; leave it out, or show a button that asks first"

  /// Rows in which a button can be shown instead.
  static let rowCases: [Example] = [
    Example(
      "a swipe action that becomes a button of its row",
      """
      \(app)
      //- Notes.swift
      import SwiftUI

      struct Notes: View {
        @Environment(\\.modelContext) private var context
        @State private var notes: [Note] = []
        var body: some View {
          List(notes) { note in
            NavigationLink(value: note.id) {
              Label(note.title, systemImage: "note")
            }
            .swipeActions(edge: .trailing) {
      //     ^^^^^^^^^^^^ \(uncovers) 💡
              Button(role: .destructive) {
                context.delete(note)
              } label: {
                Label("Delete", systemImage: "trash.fill")
              }
              .tint(.red)
            }
            .listRowBackground(Color.white)
          }
        }
      }
      """,
      fixed: """
        //- Notes.swift
        import SwiftUI

        struct Notes: View {
          @Environment(\\.modelContext) private var context
          @State private var notes: [Note] = []
          @State private var noteToDelete: Note.ID?
          @State private var noteToDeleteAgain: Note.ID?
          var body: some View {
            List(notes) { note in
              HStack {
                NavigationLink(value: note.id) {
                  Label(note.title, systemImage: "note")
                }
                Button("Delete", systemImage: "trash.fill", role: .destructive) {
                  noteToDelete = note.id
                }
                .buttonStyle(.bordered)
                .confirmationDialog(
                  "Delete this note?",
                  isPresented: Binding(get: { noteToDelete == note.id }, set: { if !$0 { noteToDelete = nil } }),
                  titleVisibility: .visible
                ) {
                  Button("Delete note", role: .destructive) {
                    noteToDeleteAgain = note.id
                  }
                  Button("Keep", role: .cancel) {}
                }
                .confirmationDialog(
                  "Delete this note for good?",
                  isPresented: Binding(get: { noteToDeleteAgain == note.id }, set: { if !$0 { noteToDeleteAgain = nil } }),
                  titleVisibility: .visible
                ) {
                  Button("Delete note", role: .destructive) {
                    context.delete(note)
                  }
                  Button("Keep", role: .cancel) {}
                } message: {
                  Text("This cannot be undone.")
                }
              }
              .listRowBackground(Color.white)
            }
          }
        }
        """),
    Example(
      "rows that a loop deletes: by a function, by what a closure is given, by its short name",
      """
      \(app)
      //- Notes.swift
      import SwiftUI

      struct Notes: View {
        @Environment(\\.modelContext) private var context
        @State private var notes: [Note] = []
        @State private var names = ["a", "b"]
        var body: some View {
          List {
            ForEach(notes) { note in
              Text(note.title)
            }
            .onDelete(perform: deleteNotes)
      //     ^^^^^^^^ \(loop) 💡
            ForEach(names, id: \\.self) { name in Text(name) }
              .onDelete { names.remove(atOffsets: $0) }
      //       ^^^^^^^^ \(loop) 💡
            ForEach(notes) { note in
              Text(note.title)
                .font(.title)
            }
            .onDelete { offsets in
      //     ^^^^^^^^ \(loop) 💡
              for index in offsets { context.delete(notes[index]) }
            }
            ForEach(notes.filter { !$0.title.isEmpty }) { note in
              Text(note.title)
            }
            .onDelete(perform: deleteNotes)
      //     ^^^^^^^^ \(loop) 💡 🚫 what 'ForEach' goes through is worked out here, so that an item cannot be found in it again
            ForEach(notes) { note in
              Text(note.title)
              Text("…")
            }
            .onDelete(perform: deleteNotes)
      //     ^^^^^^^^ \(loop) 💡 🚫 a row shows several views, and which of them is to have the button is for you to say
          }
        }

        private func deleteNotes(at offsets: IndexSet) {
          notes.remove(atOffsets: offsets)
        }
      }
      """,
      fixed: """
        //- Notes.swift
        import SwiftUI

        struct Notes: View {
          @Environment(\\.modelContext) private var context
          @State private var notes: [Note] = []
          @State private var names = ["a", "b"]
          @State private var noteToDelete: Note.ID?
          @State private var noteToDeleteAgain: Note.ID?
          var body: some View {
            List {
              ForEach(notes) { note in
                HStack {
                  Text(note.title)
                  Button("Delete", systemImage: "trash", role: .destructive) {
                    noteToDelete = note.id
                  }
                  .buttonStyle(.bordered)
                  .confirmationDialog(
                    "Delete this note?",
                    isPresented: Binding(get: { noteToDelete == note.id }, set: { if !$0 { noteToDelete = nil } }),
                    titleVisibility: .visible
                  ) {
                    Button("Delete note", role: .destructive) {
                      noteToDeleteAgain = note.id
                    }
                    Button("Keep", role: .cancel) {}
                  }
                  .confirmationDialog(
                    "Delete this note for good?",
                    isPresented: Binding(get: { noteToDeleteAgain == note.id }, set: { if !$0 { noteToDeleteAgain = nil } }),
                    titleVisibility: .visible
                  ) {
                    Button("Delete note", role: .destructive) {
                      if let index = notes.firstIndex(where: { $0.id == note.id }) {
                        deleteNotes(at: IndexSet(integer: index))
                      }
                    }
                    Button("Keep", role: .cancel) {}
                  } message: {
                    Text("This cannot be undone.")
                  }
                }
              }
              ForEach(names, id: \\.self) { name in Text(name) }
                .onDelete { names.remove(atOffsets: $0) }
              ForEach(notes) { note in
                Text(note.title)
                  .font(.title)
              }
              .onDelete { offsets in
                for index in offsets { context.delete(notes[index]) }
              }
              ForEach(notes.filter { !$0.title.isEmpty }) { note in
                Text(note.title)
              }
              .onDelete(perform: deleteNotes)
              ForEach(notes) { note in
                Text(note.title)
                Text("…")
              }
              .onDelete(perform: deleteNotes)
            }
          }

          private func deleteNotes(at offsets: IndexSet) {
            notes.remove(atOffsets: offsets)
          }
        }
        """),
    Example(
      "rows that are counted otherwise than from 0",
      """
      \(app)
      //- Notes.swift
      import SwiftUI

      struct Notes: View {
        @State private var notes = ["a", "b", "c"]
        var body: some View {
          List {
            ForEach(1..<3) { index in
              Text(notes[index])
            }
            .onDelete { notes.remove(atOffsets: $0) }
      //     ^^^^^^^^ \(loop) 💡 🚫 only in a range that is written '0..<…' is a row's number its place, and this one is '1..<3'
          }
        }
      }
      """),
    Example(
      "swipes that no button of the row can stand for",
      """
      \(app)
      //- Notes.swift
      import SwiftUI

      struct Notes: View {
        @Environment(\\.modelContext) private var context
        @State private var notes: [Note] = []
        var body: some View {
          List {
            ForEach(notes) { note in
              Text(note.title)
            }
            .swipeActions { Button("Delete", role: .destructive) { context.delete(notes[0]) } }
      //     ^^^^^^^^^^^^ \(uncovers) 💡 🚫 the rows are made inside of 'ForEach', and what is given to it knows none of them
            ForEach(notes) { note in
              Text(note.title)
                .swipeActions {
      //         ^^^^^^^^^^^^ \(uncovers) 💡 🚫 the button that the swipe uncovers stands there under a condition
                  if note.title.isEmpty { Button("Delete", role: .destructive) { context.delete(note) } }
                }
              Text(note.title)
                .swipeActions {
      //         ^^^^^^^^^^^^ \(uncovers) 💡 🚫 the swipe uncovers several buttons that destroy something, and a row has no room for all of them
                  Button("Delete", role: .destructive) { context.delete(note) }
                  Button("Erase all", role: .destructive) { context.delete(notes[0]) }
                }
            }
          }
        }
      }
      """),
  ]
}
