extension DestructiveUnconfirmed {
  static let cases: [Example] = [
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

          var body: some View {
            List {
              ForEach(store.notes) { note in
                HStack {
                  Text(note.title)
                  Button("Delete", systemImage: "trash", role: .destructive) {
                    noteToDelete = note.id
                  }
                  .confirmationDialog("Delete this note?", isPresented: Binding(get: { noteToDelete == note.id }, set: { if !$0 { noteToDelete = nil } }), titleVisibility: .visible) {
                    Button("Delete", role: .destructive) {
                      store.delete(note)
                    }
                    Button("Keep", role: .cancel) {}
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
          var body: some View {
            Button("Remove note", role: .destructive, action: { isConfirmingRemoveNote = true })
              .confirmationDialog("Remove note?", isPresented: $isConfirmingRemoveNote, titleVisibility: .visible) {
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
      "a closure that the row's maker hands down",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        @Environment(\\.modelContext) private var context
        var body: some Scene {
          AssistiveAccess { Row(onDelete: { context.delete(Note()) }) }
        }
      }
      //- Row.swift
      import SwiftUI

      struct Row: View {
        var onDelete: () -> Void
        var body: some View {
          Button { onDelete() } label: { Label("Delete", systemImage: "trash") }
      //  ^^^^^^ warning: “Delete” runs 'context.delete' at one tap, and what is deleted by mistake is gone; ask before it happens, or leave the action out
        }
      }
      """),
    Example(
      "files, unseen services, swipes",
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
      //        ^^^^^^ warning: “Delete” runs 'api.deletePhoto' at one tap, and what is deleted by mistake is gone; ask before it happens, or leave the action out 💡
                  Task { await api.deletePhoto(file) }
                }
              }
            ForEach([1, 2], id: \\.self) { Text("\\($0)") }
              .onDelete { offsets in try? FileManager.default.removeItem(at: file) }
      //       ^^^^^^^^ warning: deleting a row runs 'FileManager.removeItem' at once, and what is deleted by mistake is gone; ask before it happens, or leave the action out
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
      //                   ^^^^^^^^^^^^ warning: this gesture runs 'context.delete' at once, and what is deleted by mistake is gone; ask before it happens, or leave the action out
            ForEach([1, 2], id: \\.self) { Text("\\($0)") }.onDelete(perform: deleteNotes)
      //                                                  ^^^^^^^^ warning: deleting a row runs 'context.delete' at once, and what is deleted by mistake is gone; ask before it happens, or leave the action out
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
      "questions that come first, once or twice, and states that are no loss",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @Environment(\\.modelContext) private var modelContext
        @Environment(\\.dismiss) private var dismiss
        @State private var isAsking = false
        @State private var isSure = false
        @State private var noteToDelete: Note?
        @State private var text = ""
        @State private var path: [Int] = []
        @State private var filters: [String] = []
        @State private var digits: [Int] = []
        @State private var isConfirming = false
        @State private var model = Model()
        var body: some View {
          VStack {
            Button("Delete", systemImage: "trash", role: .destructive) { isAsking = true }
              .confirmationDialog("Delete?", isPresented: $isAsking, titleVisibility: .visible) {
                Button("Delete", role: .destructive) { isSure = true }
                Button("Keep", role: .cancel) {}
              }
              .alert("Really?", isPresented: $isSure) {
                Button("Delete", role: .destructive) { modelContext.delete(Note()) }
              }
            Button("Delete note", role: .destructive) { noteToDelete = Note() }
            Button(isConfirming ? "Really delete" : "Delete") {
              if isConfirming { modelContext.delete(Note()) } else { isConfirming = true }
            }
            Button("Clear text", systemImage: "xmark") { text = "" }
            Button("Back", systemImage: "chevron.left") { path.removeLast() }
            Button("Remove filter", systemImage: "xmark") { filters.remove(at: 0) }
            Button("Erase", systemImage: "delete.left") { digits.removeLast() }
            Button("Close", systemImage: "xmark") { dismiss() }
            Button("Stop", systemImage: "stop.fill") { model.cancelAll() }
            Button("Clear search", systemImage: "xmark") { clearSearch() }
          }
        }

        private func clearSearch() { text = "" }
      }

      @Observable
      final class Model {
        private var cancellables: Set<Int> = []
        func cancelAll() {
          cancellables.removeAll()
          try? FileManager.default.removeItem(at: temporaryFile)
        }
        func export() throws {
          try FileManager.default.removeItem(at: target)
          try data.write(to: target)
        }
      }
      """),
    Example(
      "caches, characters, and parts of what is still being written",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { PostEditor() }
        }
      }

      struct PostEditor: View {
        let cache = PictureCache()
        @State private var pictures: [String] = []
        @State private var body2 = NSMutableAttributedString()
        var body: some View {
          Button("Delete cache", role: .destructive) { cache.clear() }
          Button("Delete", role: .destructive) { deletePicture(at: 0) }
          Button("Insert", systemImage: "plus") { body2.deleteCharacters(in: NSRange()) }
        }

        private func deletePicture(at index: Int) {
          pictures.remove(at: index)
        }
      }

      final class PictureCache {
        func clear() { try? FileManager.default.removeItem(at: folder) }
      }
      """),
    Example(
      "tidying up on the way to something else",
      """
      import SwiftUI

      struct NewsApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        let model: Model
        var body: some View {
          Button("New story", systemImage: "sparkles") { makeStory() }
          Button("Remind me", systemImage: "bell") { model.allowReminders() }
        }

        private func makeStory() { model.makeStory() }
      }

      final class Model {
        let context: ModelContext
        func makeStory() {
          let stories = loadAll()
          context.insert(stories)
        }
        func loadAll() -> [Story] {
          for story in expired { context.delete(story) }
          return []
        }
        func allowReminders() { ask() }
        func ask() { finish() }
        func finish() { UserDefaults.standard.removeObject(forKey: "asked") }
      }
      """),
    Example(
      "deletes that Assistive Access does not show",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { Full() }
          AssistiveAccess { Simple() }
        }
      }

      struct Full: View {
        @Environment(\\.modelContext) private var modelContext
        var body: some View {
          Button("Delete", role: .destructive) { modelContext.delete(Note()) }
        }
      }

      struct Simple: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isAssistive
        @Environment(\\.modelContext) private var modelContext
        var body: some View {
          if !isAssistive { Full() }
          Text("Hello").accessibilityAction(named: "Delete") { modelContext.delete(Note()) }
        }
      }
      """),
  ]
}
