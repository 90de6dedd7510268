extension DestructiveUnconfirmed {
  static let harmless: [Example] = [
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
      "results, buffers and drafts that make room for new ones, and the order of things",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            Home(results: SearchResults(), recorder: Recorder(), drafts: Drafts(), layout: Layout())
          }
        }
      }

      struct Home: View {
        @ObservedObject var results: SearchResults
        @ObservedObject var recorder: Recorder
        @Environment(\\.modelContext) private var context
        let drafts: Drafts
        let layout: Layout
        @State private var names: [String] = []
        var body: some View {
          Button("Find again", systemImage: "magnifyingglass") { results.clearAndFind() }
          Button("Start", systemImage: "play") {
            recorder.places.removeAll()
            context.insert(Walk())
            try? context.save()
          }
          Button("Next", systemImage: "arrow.right") { names.removeFirst() }
          Button("Save", systemImage: "checkmark") { save() }
          Button("Post", systemImage: "paperplane") { drafts.clear(1) }
          Button("Remove", systemImage: "minus", role: .destructive) { layout.removeSection(1) }
        }

        private func save() {}
      }

      final class SearchResults: ObservableObject {
        @Published var podcasts: [String] = []
        func clearAndFind() {
          podcasts = []
          Task { podcasts = await api.find() }
        }
      }

      final class Recorder: ObservableObject {
        @Published var places: [Int] = []
      }

      final class Drafts {
        var replies: [Int: String] = [:]
        func clear(_ number: Int) {
          replies.removeValue(forKey: number)
          save()
        }
        func save() {}
      }

      final class Layout {
        var sectionOrder: [Int] = []
        var sectionVisibility: [Int: Bool] = [:]
        func removeSection(_ number: Int) {
          sectionOrder.removeAll { $0 == number }
          sectionVisibility.removeValue(forKey: number)
          save()
        }
        func save() {}
      }
      """),
    Example(
      "what is taken away after a failure, overwritten in the keychain, or kept as a copy only",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home(maps: Maps(), keychain: Keychain()) }
        }
      }

      struct Home: View {
        let maps: Maps
        let keychain: Keychain
        @State private var isAsking = false
        var body: some View {
          Button("Add map", systemImage: "plus") { maps.download(to: place) }
          Button("Keep password", systemImage: "key") { keychain.save("a") }
          Button("Clear cached pictures", systemImage: "trash") { api.deletePictures() }
          Button("Clear", systemImage: "trash") { isAsking = true }
            .alert("Clear the cache?", isPresented: $isAsking) {
              Button("Clear", role: .destructive) { api.deletePictures() }
              Button("Keep", role: .cancel) {}
            }
        }
      }

      final class Maps {
        func download(to place: URL) {
          Task {
            do {
              try await api.extract(to: place)
              guard isWhole(place) else {
                try? FileManager.default.removeItem(at: place)
                throw MapError.broken
              }
            } catch {
              try? FileManager.default.removeItem(at: place)
              fail(error)
            }
          }
        }
        private func fail(_ error: Error) {}
      }

      struct Keychain {
        func save(_ value: String) {
          SecItemDelete(query)
          SecItemAdd(query, nil)
        }
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
    Example(
      "questions in a sheet, in place, on a pushed screen, in a project's modifier and in a view that asks first",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @Environment(\\.modelContext) private var modelContext
        @State private var isDeleteSheetShown = false
        @State private var isConfirming = false
        @State private var isAsking = false
        var body: some View {
          Button("Delete one", systemImage: "trash") { isDeleteSheetShown = true }
            .sheet(isPresented: $isDeleteSheetShown) {
              Button("Delete", role: .destructive) { modelContext.delete(Note()) }
            }
          if isConfirming {
            Button("Yes, delete it", role: .destructive) { modelContext.delete(Note()) }
          } else {
            Button("Delete another", systemImage: "trash") { isConfirming = true }
          }
          NavigationLink("Delete account") { DeleteAccountView() }
          Button("Delete third", systemImage: "trash") { isAsking = true }
            .asks(isPresented: $isAsking) { modelContext.delete(Note()) }
          AskingButton { modelContext.delete(Note()) }
        }
      }

      struct DeleteAccountView: View {
        @Environment(\\.modelContext) private var modelContext
        var body: some View {
          Button("Delete account", role: .destructive) { modelContext.delete(Account()) }
        }
      }
      //- Asking.swift
      import SwiftUI

      extension View {
        func asks(isPresented: Binding<Bool>, action: @escaping () -> Void) -> some View {
          modifier(Asking(isPresented: isPresented, action: action))
        }
      }

      struct Asking: ViewModifier {
        @Binding var isPresented: Bool
        let action: () -> Void
        func body(content: Content) -> some View {
          content.alert("Delete this note?", isPresented: $isPresented) {
            Button("Delete", role: .destructive, action: action)
            Button("Keep", role: .cancel) {}
          }
        }
      }

      struct AskingButton: View {
        let action: () -> Void
        @State private var isAsking = false
        var body: some View {
          Button("Delete", systemImage: "trash") { isAsking = true }
            .asks(isPresented: $isAsking, action: action)
        }
      }
      """),
    Example(
      "a view that both sets a mark and takes it away",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            NoteView(bookmark: Bookmark())
          }
        }
      }
      //- NoteView.swift
      import SwiftData
      import SwiftUI

      struct NoteView: View {
        let bookmark: Bookmark
        @Environment(\\.modelContext) private var context

        var body: some View {
          BookmarkButton(
            isMarked: true, createBookmark: { context.insert(bookmark) }, deleteBookmark: { context.delete(bookmark) })
        }
      }

      struct BookmarkButton: View {
        let isMarked: Bool
        let createBookmark: () -> Void
        let deleteBookmark: () -> Void

        var body: some View {
          Button("Bookmark", systemImage: "star") {
            if isMarked { deleteBookmark() } else { createBookmark() }
          }
        }
      }
      //- Bookmark.swift
      import SwiftData

      @Model final class Bookmark {}
      """),
    Example(
      "a mark that the same button sets again",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            NoteView(store: Store())
          }
        }
      }
      //- NoteView.swift
      import SwiftUI

      struct NoteView: View {
        let store: Store

        var body: some View {
          Button("Bookmark", systemImage: "star") {
            if store.isMarked {
              store.removeBookmark()
            } else {
              store.addBookmark()
            }
          }
        }
      }
      //- Store.swift
      import Foundation

      final class Store {
        var isMarked = false
        func removeBookmark() {
          try? FileManager.default.removeItem(at: URL.documentsDirectory.appending(path: "mark"))
        }
        func addBookmark() {}
      }
      """),
    Example(
      "closures that are kept until a question is answered",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @Environment(\\.modelContext) private var modelContext
        @State private var pending: (() -> Void)?
        @State private var isAsking = false
        let alerts: AlertCenter
        var body: some View {
          Button("Delete", systemImage: "trash") { ask { modelContext.delete(Note()) } }
          Button("Delete", systemImage: "trash") { alerts.confirm("Delete it?") { modelContext.delete(Note()) } }
          Button("Delete empty", systemImage: "trash") {
            if note.isEmpty { modelContext.delete(note) } else { isAsking = true }
          }
          .alert("Delete this note?", isPresented: $isAsking) {
            Button("Delete", role: .destructive) { pending?() }
            Button("Keep", role: .cancel) {}
          }
        }

        private func ask(_ action: @escaping () -> Void) {
          pending = action
          isAsking = true
        }
      }
      """),
  ]
}
