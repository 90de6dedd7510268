extension DestructiveUnconfirmed {
  static let cases: [Example] = losses + harmless

  private static let losses: [Example] = [
    Example(
      "a row's button that deletes its item through a store in another file",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        @State private var store = Store()
        var body: some Scene {
          AssistiveAccess { Notes(store: store) }
        }
      }
      //- Notes.swift
      import SwiftUI

      struct Notes: View {
        let store: Store

        var body: some View {
          List {
            ForEach(store.notes) { note in
              HStack {
                Text(note.title)
                Button("Delete", systemImage: "trash", role: .destructive) {
      //        ^^^^^^ warning: “Delete” runs 'notes.removeAll' at one tap, and what is deleted by mistake is gone; ask before it happens, or leave the action out 💡
                  store.delete(note)
                }
              }
            }
          }
        }
      }
      //- Store.swift
      import Observation

      struct Note: Identifiable {
        let id: Int
        var title: String
      }

      @Observable
      final class Store {
        var notes: [Note] = []

        func delete(_ note: Note) {
          notes.removeAll { $0.id == note.id }
          save()
        }

        private func save() {}
      }
      """,
      fixed: """
        import SwiftUI

        struct Notes: View {
          let store: Store
          @State private var noteToDelete: Note.ID?
          @State private var noteToDeleteAgain: Note.ID?

          var body: some View {
            List {
              ForEach(store.notes) { note in
                HStack {
                  Text(note.title)
                  Button("Delete", systemImage: "trash", role: .destructive) {
                    noteToDelete = note.id
                  }
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
                      store.delete(note)
                    }
                    Button("Keep", role: .cancel) {}
                  } message: {
                    Text("This cannot be undone.")
                  }
                }
              }
            }
          }
        }
        """),
    Example(
      "a model context, and a function that the button is given",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Detail(note: Note()) }
        }
      }

      struct Detail: View {
        @Environment(\\.modelContext) private var modelContext
        let note: Note
        var body: some View {
          Button("Remove note", role: .destructive, action: remove)
      //  ^^^^^^ warning: “Remove note” runs 'modelContext.delete' at one tap, and what is deleted by mistake is gone; ask before it happens, or leave the action out 💡
        }

        private func remove() {
          modelContext.delete(note)
        }
      }
      """,
      fixed: """
        import SwiftUI

        struct NotesApp: App {
          var body: some Scene {
            AssistiveAccess { Detail(note: Note()) }
          }
        }

        struct Detail: View {
          @Environment(\\.modelContext) private var modelContext
          let note: Note
          @State private var isConfirmingRemoveNote = false
          @State private var isConfirmingRemoveNoteAgain = false
          var body: some View {
            Button("Remove note", role: .destructive, action: { isConfirmingRemoveNote = true })
              .confirmationDialog("Remove note?", isPresented: $isConfirmingRemoveNote, titleVisibility: .visible) {
                Button("Remove note", role: .destructive) {
                  isConfirmingRemoveNoteAgain = true
                }
                Button("Keep", role: .cancel) {}
              }
              .confirmationDialog("Really remove note?", isPresented: $isConfirmingRemoveNoteAgain, titleVisibility: .visible) {
                Button("Remove note", role: .destructive, action: remove)
                Button("Keep", role: .cancel) {}
              }
          }

          private func remove() {
            modelContext.delete(note)
          }
        }
        """),
    Example(
      "a closure that is handed to a row is told where it is written, at each row that gets one that deletes",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        @Environment(\\.modelContext) private var context
        var body: some Scene {
          AssistiveAccess {
            Text("Notes")
            Row(onDelete: { context.delete(Note()) })
      //    ^^^ warning: “Row” runs 'context.delete' at one tap, and what is deleted by mistake is gone; ask before it happens, or leave the action out 💡
            Row(onDelete: {})
            Row(onDelete: removeAll)
      //    ^^^ warning: “Row” runs 'context.delete' at one tap, and what is deleted by mistake is gone; ask before it happens, or leave the action out 💡
            Card { context.delete(Note()) }
      //    ^^^^ warning: “Card” runs 'context.delete' at one tap, and what is deleted by mistake is gone; ask before it happens, or leave the action out 💡
          }
        }

        private func removeAll() { context.delete(Note()) }
      }
      //- Row.swift
      import SwiftUI

      struct Row: View {
        var onDelete: () -> Void
        var body: some View {
          Button { onDelete() } label: { Label("Delete", systemImage: "trash") }
        }
      }

      struct Card: View {
        let action: () -> Void
        var body: some View { Row(onDelete: action) }
      }
      """),
    Example(
      "a menu in a row, whose entry knows something that the question beside the menu does not",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Folders(store: FolderStore()) }
        }
      }

      struct Folder: Identifiable {
        let id: Int
        var title: String
      }

      final class FolderStore: ObservableObject {
        @Published var folders: [Folder] = []
        func remove(_ folder: Folder) { folders.removeAll { $0.id == folder.id } }
      }

      struct Folders: View {
      \t@ObservedObject var store: FolderStore

      \tvar body: some View {
      \t\tMenu("Delete a folder") {
      \t\t\tForEach(store.folders) { folder in
      \t\t\t\tButton(role: .destructive) { // gone for good
      //  ^^^^^^ warning: this button runs 'folders.removeAll' at one tap, and what is deleted by mistake is gone; ask before it happens, or leave the action out 💡
      \t\t\t\t\t// The folder's notes go with it.
      \t\t\t\t\tstore.remove(folder)
      \t\t\t\t} label: {
      \t\t\t\t\tText(folder.title)
      \t\t\t\t}
      \t\t\t}
      \t\t}
      \t}
      }
      """,
      fixed: """
        import SwiftUI

        struct NotesApp: App {
          var body: some Scene {
            AssistiveAccess { Folders(store: FolderStore()) }
          }
        }

        struct Folder: Identifiable {
          let id: Int
          var title: String
        }

        final class FolderStore: ObservableObject {
          @Published var folders: [Folder] = []
          func remove(_ folder: Folder) { folders.removeAll { $0.id == folder.id } }
        }

        struct Folders: View {
        \t@ObservedObject var store: FolderStore
        \t@State private var folderToRemove: Folder?
        \t@State private var folderToRemoveAgain: Folder?

        \tvar body: some View {
        \t\tMenu("Delete a folder") {
        \t\t\tForEach(store.folders) { folder in
        \t\t\t\tButton(role: .destructive) { // gone for good
        \t\t\t\t\tfolderToRemove = folder
        \t\t\t\t} label: {
        \t\t\t\t\tText(folder.title)
        \t\t\t\t}
        \t\t\t}
        \t\t}
        \t\t.confirmationDialog(
        \t\t\t"Remove this folder?",
        \t\t\tisPresented: Binding(get: { folderToRemove != nil }, set: { if !$0 { folderToRemove = nil } }),
        \t\t\ttitleVisibility: .visible,
        \t\t\tpresenting: folderToRemove
        \t\t) { folder in
        \t\t\tButton("Remove folder", role: .destructive) {
        \t\t\t\tfolderToRemoveAgain = folder
        \t\t\t}
        \t\t\tButton("Keep", role: .cancel) {}
        \t\t}
        \t\t.confirmationDialog(
        \t\t\t"Really remove this folder?",
        \t\t\tisPresented: Binding(get: { folderToRemoveAgain != nil }, set: { if !$0 { folderToRemoveAgain = nil } }),
        \t\t\ttitleVisibility: .visible,
        \t\t\tpresenting: folderToRemoveAgain
        \t\t) { folder in
        \t\t\tButton("Remove folder", role: .destructive) {
        \t\t\t\t// The folder's notes go with it.
        \t\t\t\tstore.remove(folder)
        \t\t\t}
        \t\t\tButton("Keep", role: .cancel) {}
        \t\t}
        \t}
        }
        """),
    Example(
      "what cannot be made to ask",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @State private var notes: [String] = ["Ann"]
        @State private var isShort = false
        var body: some View {
          VStack {
            Text("Notes").contextMenu { entries }
            Pages(of: notes) { note in
              Button("Delete", role: .destructive) { notes.removeAll { $0 == note } }
      //      ^^^^^^ warning: “Delete” runs 'notes.removeAll' at one tap, and what is deleted by mistake is gone; ask before it happens, or leave the action out 🚫 'Pages' may show this more than once, and how it tells its items apart is not to be seen
            }
            ForEach(notes, id: \\.self) { _ in
              Button("Delete notes", role: .destructive) { notes.removeAll() }
      //      ^^^^^^ warning: “Delete notes” runs 'notes.removeAll' at one tap, and what is deleted by mistake is gone; ask before it happens, or leave the action out 🚫 the items of 'ForEach' have no name here, so that a question cannot keep one
            }
            NoteRow(onDelete: { note in notes.removeAll { $0 == note } })
      //    ^^^^^^^ warning: “NoteRow” runs 'notes.removeAll' at one tap, and what is deleted by mistake is gone; ask before it happens, or leave the action out 💡 🚫 what happens depends on what 'NoteRow' tells it, which a question would have to keep
          }
        }
        private var entries: some View {
          Button("Delete notes", role: .destructive) { notes.removeAll() }
      //  ^^^^^^ warning: “Delete notes” runs 'notes.removeAll' at one tap, and what is deleted by mistake is gone; ask before it happens, or leave the action out 🚫 this is shown in a menu of 'Home', and a question that stands in it goes away with it
        }
      }

      struct Pages<Content: View>: View {
        let items: [String]
        let content: (String) -> Content
        init(of items: [String], @ViewBuilder content: @escaping (String) -> Content) {
          self.items = items
          self.content = content
        }
        var body: some View { ForEach(items, id: \\.self) { content($0) } }
      }

      struct NoteRow: View {
        var onDelete: (String) -> Void
        var body: some View { Button("Delete", role: .destructive) { onDelete("Ann") } }
      }
      """),
    Example(
      "a button that must stay a button",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @State private var notes: [String] = ["Ann"]
        var body: some View { VStack { clear } }
        private var clear: Button<Text> {
          Button("Delete all notes", role: .destructive) { notes.removeAll() }
      //  ^^^^^^ warning: “Delete all notes” runs 'notes.removeAll' at one tap, and what is deleted by mistake is gone; ask before it happens, or leave the action out 🚫 what this shows must stay a 'Button', and what asks is more than that
        }
      }
      """),
    Example(
      "files and unseen services; what a swipe uncovers is another rule's",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home(api: API()) }
        }
      }

      struct Home: View {
        let api: API
        let file: URL
        var body: some View {
          List {
            Button("Erase", systemImage: "eraser") { try? FileManager.default.removeItem(at: file) }
      //    ^^^^^^ warning: “Erase” runs 'FileManager.removeItem' at one tap, and what is deleted by mistake is gone; ask before it happens, or leave the action out 💡
            Button("Delete widget", role: .destructive) { try? widgets[0].delete() }
      //    ^^^^^^ warning: “Delete widget” runs 'widgets.delete' at one tap, and what is deleted by mistake is gone; ask before it happens, or leave the action out 💡
            Text("Hello")
              .swipeActions {
                Button("Delete", systemImage: "trash", role: .destructive) {
                  Task { await api.deletePhoto(file) }
                }
              }
            ForEach([1, 2], id: \\.self) { Text("\\($0)") }
              .onDelete { offsets in try? FileManager.default.removeItem(at: file) }
            Button("Delete photo", systemImage: "trash") {
      //    ^^^^^^ warning: “Delete photo” runs 'api.deletePhoto' at one tap, and what is deleted by mistake is gone; ask before it happens, or leave the action out 💡
              Task { await api.deletePhoto(file) }
            }
          }
        }
      }
      """),
    Example(
      "functions that call each other, overloads, deletes handed over by name, gestures",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @Environment(\\.managedObjectContext) private var context
        let store: Store
        @State private var isShown = false
        var body: some View {
          VStack {
            Button("Delete A", role: .destructive) { first() }
      //    ^^^^^^ warning: “Delete A” runs 'context.delete' at one tap, and what is deleted by mistake is gone; ask before it happens, or leave the action out 💡
            Button("Delete B", role: .destructive) { second() }
      //    ^^^^^^ warning: “Delete B” runs 'context.delete' at one tap, and what is deleted by mistake is gone; ask before it happens, or leave the action out 💡
            Button("Remove", systemImage: "minus") { store.remove(1) }
            Text("Delete").onTapGesture { context.delete(Note()) }
      //                   ^^^^^^^^^^^^ warning: this gesture runs 'context.delete' at once, and what is deleted by mistake is gone; ask before it happens, or leave the action out 💡
            Button("Delete all", role: .destructive) { deleteNotes(offsets: IndexSet()) }
      //    ^^^^^^ warning: “Delete all” runs 'context.delete' at one tap, and what is deleted by mistake is gone; ask before it happens, or leave the action out 💡
          }
          .sheet(isPresented: $isShown, content: Sheet.init)
        }

        private func first() { second(); context.delete(Note()) }
        private func second() { first() }
        private func deleteNotes(offsets: IndexSet) { offsets.map { notes[$0] }.forEach(context.delete) }
      }

      struct Sheet: View {
        @Environment(\\.modelContext) private var modelContext
        var body: some View {
          Button("Erase", systemImage: "eraser") { modelContext.delete(Note()) }
      //  ^^^^^^ warning: “Erase” runs 'modelContext.delete' at one tap, and what is deleted by mistake is gone; ask before it happens, or leave the action out 💡
        }
      }

      final class Store {
        let context: ModelContext
        private var count = 0
        func remove(at index: Int) { context.delete(Note()) }
        func remove(_ number: Int) { count -= number }
      }
      """),
    Example(
      "a system's stores: photos, contacts, calendars, defaults, keychain, iCloud",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        let library: PHPhotoLibrary
        let calendar: EKEventStore
        let database: CKDatabase
        let defaults: UserDefaults
        var body: some View {
          List {
            Button("Delete picture", role: .destructive) { library.performChanges { PHAssetChangeRequest.deleteAssets(assets) } }
      //    ^^^^^^ warning: “Delete picture” runs 'PHAssetChangeRequest.deleteAssets' at one tap, and what is deleted by mistake is gone; ask before it happens, or leave the action out 💡
            Button("Delete person", role: .destructive) { deleteContact() }
      //    ^^^^^^ warning: “Delete person” runs 'request.delete' at one tap, and what is deleted by mistake is gone; ask before it happens, or leave the action out 💡
            Button("Delete event", role: .destructive) { try? calendar.remove(event, span: .thisEvent) }
      //    ^^^^^^ warning: “Delete event” runs 'calendar.remove' at one tap, and what is deleted by mistake is gone; ask before it happens, or leave the action out 💡
            Button("Delete record", role: .destructive) { Task { try await database.deleteRecord(withID: id) } }
      //    ^^^^^^ warning: “Delete record” runs 'database.deleteRecord' at one tap, and what is deleted by mistake is gone; ask before it happens, or leave the action out 💡
            Button("Forget all", role: .destructive) { UserDefaults.standard.removePersistentDomain(forName: "app") }
      //    ^^^^^^ warning: “Forget all” runs 'standard.removePersistentDomain' at one tap, and what is deleted by mistake is gone; ask before it happens, or leave the action out 💡
            Button("Forget name", role: .destructive) { defaults.removeObject(forKey: "name") }
      //    ^^^^^^ warning: “Forget name” runs 'defaults.removeObject' at one tap, and what is deleted by mistake is gone; ask before it happens, or leave the action out 💡
            Button("Forget phrase", role: .destructive) { forgetCachedPhrase() }
      //    ^^^^^^ warning: “Forget phrase” runs 'SecItemDelete' at one tap, and what is deleted by mistake is gone; ask before it happens, or leave the action out 💡
            Button("Forget password", role: .destructive) { SecItemDelete(query) }
      //    ^^^^^^ warning: “Forget password” runs 'SecItemDelete' at one tap, and what is deleted by mistake is gone; ask before it happens, or leave the action out 💡
          }
        }

        private func forgetCachedPhrase() { SecItemDelete(query) }

        private func deleteContact() {
          let request = CNSaveRequest()
          request.delete(contact)
        }
      }
      """),
    Example(
      "collections that the app keeps, emptied or cut down",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home(model: Model()) }
        }
      }

      struct Home: View {
        @ObservedObject var model: Model
        @State private var friends: [String] = ["Ann"]
        @State private var cards: [String] = []
        var body: some View {
          Button("Clear history", systemImage: "trash") { model.clear() }
      //  ^^^^^^ warning: “Clear history” runs 'history.removeAll' at one tap, and what is deleted by mistake is gone; ask before it happens, or leave the action out 💡
          Button("Remove all friends", role: .destructive) { friends = [] }
      //  ^^^^^^ warning: “Remove all friends” runs 'friends.removeAll' at one tap, and what is deleted by mistake is gone; ask before it happens, or leave the action out 💡
          Button("Right", systemImage: "checkmark") { removeCard() }
            .onAppear { cards = Deck.load() }
        }

        private func removeCard() { cards.removeLast() }
      }
      //- Model.swift
      import Combine

      final class Model: ObservableObject {
        @Published var history: [String] = []
        func clear() { history = [] }
      }
      """),
    Example(
      "UIKit: buttons, bar buttons and actions",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { NotePage() }
        }
      }

      struct NotePage: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> NoteController { NoteController() }
        func updateUIViewController(_ controller: NoteController, context: Context) {}
      }
      //- NoteController.swift
      import UIKit

      final class NoteController: UIViewController {
        let store: NSManagedObjectContext
        override func viewDidLoad() {
          let button = UIButton()
          button.addTarget(self, action: #selector(deleteNote), for: .touchUpInside)
      //         ^^^^^^^^^ warning: this button runs 'store.delete' at one tap, and what is deleted by mistake is gone; ask before it happens, or leave the action out 💡
          let action = UIAction(title: "Delete", attributes: .destructive) { _ in self.deleteNote() }
      //               ^^^^^^^^ warning: “Delete” runs 'store.delete' at one tap, and what is deleted by mistake is gone; ask before it happens, or leave the action out 💡
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .trash, target: self, action: #selector(ask))
        }

        @objc private func deleteNote() { store.delete(note) }

        @objc private func ask() {
          let first = UIAlertController(title: "Delete this note?", message: nil, preferredStyle: .alert)
          first.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in self.askAgain() })
          first.addAction(UIAlertAction(title: "Keep", style: .cancel))
          present(first, animated: true)
        }

        private func askAgain() {
          let second = UIAlertController(title: "Delete it for good?", message: nil, preferredStyle: .alert)
          second.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in self.deleteNote() })
          second.addAction(UIAlertAction(title: "Keep", style: .cancel))
          present(second, animated: true)
        }
      }
      """),
  ]
}
