extension DestructiveConfirmedOnce {
  static let cases: [Example] = [
    Example(
      "what a record of a query loses, and logging out, after one question",
      """
      import SwiftUI

      struct NodesApp: App {
        var body: some Scene {
          AssistiveAccess { Home(store: Store(context: SharedStore.context), session: Session()) }
        }
      }

      struct Home: View {
        let store: Store
        let session: Session
        @State private var isAsking = false
        @State private var isLeaving = false
        var body: some View {
          Button("Clear log", systemImage: "trash") { isAsking = true }
      //  ^^^^^^ warning: “Clear log” runs 'positions.removeAll' after one question, which a second wrong tap answers; ask a second time, or leave the action out 💡
            .confirmationDialog("Delete all positions?", isPresented: $isAsking, titleVisibility: .visible) {
              Button("Delete", role: .destructive) { store.clearPositions(of: 1) }
              Button("Keep", role: .cancel) {}
            }
          Button("Account", systemImage: "person") { isLeaving = true }
      //  ^^^^^^ warning: “Account” runs 'logout' after one question, which a second wrong tap answers; ask a second time, or leave the action out 💡
            .alert("Log out?", isPresented: $isLeaving) {
              Button("Log out", role: .destructive) { session.logout() }
              Button("Stay", role: .cancel) {}
            }
        }
      }

      final class Store {
        let context: ModelContext
        init(context: ModelContext) { self.context = context }
        func clearPositions(of number: Int) {
          if let node = try? context.fetch(FetchDescriptor<Node>()).first {
            node.positions = []
            try? context.save()
          }
        }
      }

      final class Session {
        private var relays: [String] = []
        func logout() {
          close()
          notify(.logout)
        }
        private func close() { relays = [] }
      }
      """),
    Example(
      "one dialog",
      """
      import SwiftUI

      struct PhotosApp: App {
        var body: some Scene {
          AssistiveAccess { PhotoPage() }
        }
      }

      struct PhotoPage: View {
        @Environment(\\.modelContext) private var modelContext
        @State private var showDeleteConfirmation = false
        let photo: Photo
        var body: some View {
          Button("Delete Photo", role: .destructive) {
      //  ^^^^^^ warning: “Delete Photo” runs 'modelContext.delete' after one question, which a second wrong tap answers; ask a second time, or leave the action out 💡
            showDeleteConfirmation = true
          }
          .confirmationDialog(
            "Delete this photo?",
            isPresented: $showDeleteConfirmation,
            titleVisibility: .visible
          ) {
            Button("Delete", role: .destructive) {
              deletePhoto()
            }
            Button("Keep Photo", role: .cancel) {}
          }
        }

        private func deletePhoto() { modelContext.delete(photo) }
      }
      """,
      fixed: """
        import SwiftUI

        struct PhotosApp: App {
          var body: some Scene {
            AssistiveAccess { PhotoPage() }
          }
        }

        struct PhotoPage: View {
          @Environment(\\.modelContext) private var modelContext
          @State private var showDeleteConfirmation = false
          let photo: Photo
          @State private var showDeleteConfirmationAgain = false
          var body: some View {
            Button("Delete Photo", role: .destructive) {
              showDeleteConfirmation = true
            }
            .confirmationDialog(
              "Delete this photo?",
              isPresented: $showDeleteConfirmation,
              titleVisibility: .visible
            ) {
              Button("Delete", role: .destructive) {
                showDeleteConfirmationAgain = true
              }
              Button("Keep Photo", role: .cancel) {}
            }
            .confirmationDialog(
              "Delete this photo for good?",
              isPresented: $showDeleteConfirmationAgain,
              titleVisibility: .visible
            ) {
              Button("Delete", role: .destructive) {
                deletePhoto()
              }
              Button("Keep Photo", role: .cancel) {}
            }
          }

          private func deletePhoto() { modelContext.delete(photo) }
        }
        """),
    Example(
      "a dialog for an item, in a view model of another file, with what is deleted handed on",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        @State private var model = Model()
        var body: some Scene {
          AssistiveAccess { Notes(model: model) }
        }
      }

      struct Notes: View {
        @Bindable var model: Model
        var body: some View {
          List(model.notes) { note in
            Button("Remove", systemImage: "trash") { model.askToDelete(note) }
      //    ^^^^^^ warning: “Remove” runs 'notes.removeAll' after one question, which a second wrong tap answers; ask a second time, or leave the action out 💡
          }
          .alert("Delete this note?", isPresented: $model.isAsking, presenting: model.noteToDelete) { note in
            Button("Delete", role: .destructive) { model.delete(note) }
            Button("Keep", role: .cancel) {}
          }
        }
      }
      //- Model.swift
      import Observation

      @Observable
      final class Model {
        var notes: [Note] = []
        var noteToDelete: Note?
        var isAsking = false

        func askToDelete(_ note: Note) {
          noteToDelete = note
          isAsking = true
        }

        func delete(_ note: Note) {
          notes.removeAll { $0.id == note.id }
          save()
        }

        private func save() {}
      }
      """,
      fixed: """
        import SwiftUI

        struct NotesApp: App {
          @State private var model = Model()
          var body: some Scene {
            AssistiveAccess { Notes(model: model) }
          }
        }

        struct Notes: View {
          @Bindable var model: Model
          @State private var isAskingAgain = false
          var body: some View {
            List(model.notes) { note in
              Button("Remove", systemImage: "trash") { model.askToDelete(note) }
            }
            .alert("Delete this note?", isPresented: $model.isAsking, presenting: model.noteToDelete) { note in
              Button("Delete", role: .destructive) { isAskingAgain = true }
              Button("Keep", role: .cancel) {}
            }
            .alert("Delete this note for good?", isPresented: $isAskingAgain, presenting: model.noteToDelete) { note in
              Button("Delete", role: .destructive) { model.delete(note) }
              Button("Keep", role: .cancel) {}
            }
          }
        }
        """),
    Example(
      "a state handed down as a binding, a dialog in a modifier, a second tap, an alert of the old kind",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @Environment(\\.modelContext) private var context
        @State private var isAsking = false
        @State private var isConfirming = false
        @State private var isWarned = false
        @State private var isLost = false
        var body: some View {
          Toolbar(isAsking: $isAsking)
            .alert("Delete this note?", isPresented: $isAsking) {
              Button("Delete", role: .destructive) { context.delete(Note()) }
              Button("Keep", role: .cancel) {}
            }
          Button("Delete", systemImage: "trash") {
      //  ^^^^^^ warning: “Delete” runs 'context.delete' after one question, which a second wrong tap answers; ask a second time, or leave the action out 💡 🚫 how the first question is asked is not to be seen from here
            if isConfirming { context.delete(Note()) } else { isConfirming = true }
          }
          Button("Erase", systemImage: "eraser") { isWarned = true }
      //  ^^^^^^ warning: “Erase” runs 'context.delete' after one question, which a second wrong tap answers; ask a second time, or leave the action out 💡 🚫 what shows the first question is no state of its own view, which a second one could have, too
            .deleteDialog(isPresented: $isWarned) { context.delete(Note()) }
          Button("Lose", systemImage: "trash") { isLost = true }
      //  ^^^^^^ warning: “Lose” runs 'context.delete' after one question, which a second wrong tap answers; ask a second time, or leave the action out 💡 🚫 the first question is an alert of the old kind, whose buttons cannot lead to another one
            .alert(isPresented: $isLost) {
              Alert(
                title: Text("Delete this note?"), primaryButton: .destructive(Text("Delete")) { context.delete(Note()) },
                secondaryButton: .cancel())
            }
        }
      }
      //- Toolbar.swift
      import SwiftUI

      struct Toolbar: View {
        @Binding var isAsking: Bool
        var body: some View {
          Button("Delete note", systemImage: "trash") { isAsking = true }
      //  ^^^^^^ warning: “Delete note” runs 'context.delete' after one question, which a second wrong tap answers; ask a second time, or leave the action out 💡
        }
      }

      extension View {
        func deleteDialog(isPresented: Binding<Bool>, perform action: @escaping () -> Void) -> some View {
          confirmationDialog("Delete this note?", isPresented: isPresented, titleVisibility: .visible) {
            Button("Delete", role: .destructive, action: action)
            Button("Keep", role: .cancel) {}
          }
        }
      }
      """),
    Example(
      "a button of a row that asks before it runs what its maker wrote; a confirm button in a sheet",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @Environment(\\.modelContext) private var context
        @State private var isDeleteSheetShown = false
        var body: some View {
          Text("Notes")
          Row(onDelete: { context.delete(Note()) })
      //  ^^^ warning: “Row” runs 'context.delete' after one question, which a second wrong tap answers; ask a second time, or leave the action out 💡 🚫 how the first question is asked is not to be seen from here
          Button("Delete all", systemImage: "trash") { isDeleteSheetShown = true }
      //  ^^^^^^ warning: “Delete all” runs 'context.delete' after one question, which a second wrong tap answers; ask a second time, or leave the action out 💡 🚫 the first question is a screen of its own, which has to ask again itself
            .sheet(isPresented: $isDeleteSheetShown) { DeleteSheet(onConfirm: { context.delete(Note()) }) }
        }
      }
      //- Row.swift
      import SwiftUI

      struct Row: View {
        var onDelete: () -> Void
        @State private var isAsking = false
        var body: some View {
          Button("Delete", systemImage: "trash") { isAsking = true }
            .confirmationDialog("Delete this note?", isPresented: $isAsking, titleVisibility: .visible) {
              Button("Delete", role: .destructive, action: onDelete)
              Button("Keep", role: .cancel) {}
            }
        }
      }

      struct DeleteSheet: View {
        let onConfirm: () -> Void
        var body: some View {
          Text("Delete all notes?")
          Button("Delete", systemImage: "trash", role: .destructive) { onConfirm() }
        }
      }
      """),
    Example(
      "a dialog with several answers, of which each destroys something, and one that only the second question is missing",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @State private var notes: [String] = ["Ann"]
        @State private var isAsking = false
        @State private var noteToDelete: String?
        var body: some View {
          Button("Delete notes", role: .destructive) { isAsking = true }
      //  ^^^^^^ warning: “Delete notes” runs 'notes.removeAll' after one question, which a second wrong tap answers; ask a second time, or leave the action out 💡 🚫 the first question has more than one answer, and which of them should ask again is for you to say
            .confirmationDialog("Delete notes?", isPresented: $isAsking, titleVisibility: .visible) {
              Button("Delete old notes") { notes.removeAll { $0.isEmpty } }
              Button("Delete all notes", role: .destructive) { notes.removeAll() }
              Button("Keep", role: .cancel) {}
            }
          List(notes, id: \\.self) { note in
            Button("Delete note", role: .destructive) { noteToDelete = note }
      //    ^^^^^^ warning: “Delete note” runs 'notes.removeAll' after one question, which a second wrong tap answers; ask a second time, or leave the action out 💡
          }
          .alert(
            "Delete this note?",
            isPresented: Binding(get: { noteToDelete != nil }, set: { if !$0 { noteToDelete = nil } }),
            presenting: noteToDelete
          ) { note in
            Button("Cancel") { noteToDelete = nil }
            Button("Delete", role: .destructive) { notes.removeAll { $0 == note } }
          }
        }
      }
      """),
    Example(
      "UIKit: one alert",
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
          navigationItem.rightBarButtonItem = UIBarButtonItem(
      //                                      ^^^^^^^^^^^^^^^ warning: this button runs 'store.delete' after one question, which a second wrong tap answers; ask a second time, or leave the action out 💡
            barButtonSystemItem: .trash, target: self, action: #selector(ask))
        }

        @objc private func ask() {
          let alert = UIAlertController(title: "Delete this note?", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in self.store.delete(self.note) })
          alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
          present(alert, animated: true)
        }
      }
      """,
      fixed: """
        //- NoteController.swift
        import UIKit

        final class NoteController: UIViewController {
          let store: NSManagedObjectContext
          override func viewDidLoad() {
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              barButtonSystemItem: .trash, target: self, action: #selector(ask))
          }

          @objc private func ask() {
            let alert = UIAlertController(title: "Delete this note?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in
              let question = UIAlertController(
                title: "Delete this note for good?", message: "This cannot be undone.", preferredStyle: .alert
              )
              question.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in
                self.store.delete(self.note)
              })
              question.addAction(UIAlertAction(title: "Keep", style: .cancel))
              self.present(question, animated: true)
            })
            alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
            present(alert, animated: true)
          }
        }
        """),
    Example(
      "two questions: two dialogs, a dialog and a sheet, a dialog in a row that a sheet confirms",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @Environment(\\.modelContext) private var context
        @State private var isAsking = false
        @State private var isSure = false
        @State private var isAskingFirst = false
        @State private var isDeleteSheetShown = false
        @State private var isWarned = false
        var body: some View {
          Button("Delete", systemImage: "trash", role: .destructive) { isAsking = true }
            .confirmationDialog("Delete this note?", isPresented: $isAsking, titleVisibility: .visible) {
              Button("Delete", role: .destructive) { isSure = true }
              Button("Keep", role: .cancel) {}
            }
            .alert("Delete it for good?", isPresented: $isSure) {
              Button("Delete", role: .destructive) { context.delete(Note()) }
              Button("Keep", role: .cancel) {}
            }
          Button("Delete all", systemImage: "trash") { isAskingFirst = true }
            .alert("Delete all notes?", isPresented: $isAskingFirst) {
              Button("Delete", role: .destructive) { isDeleteSheetShown = true }
              Button("Keep", role: .cancel) {}
            }
            .sheet(isPresented: $isDeleteSheetShown) {
              Button("Delete for good", systemImage: "trash") { context.delete(Note()) }
            }
          Row(onDelete: { isWarned = true })
            .alert("Delete it for good?", isPresented: $isWarned) {
              Button("Delete", role: .destructive) { context.delete(Note()) }
              Button("Keep", role: .cancel) {}
            }
        }
      }
      //- Row.swift
      import SwiftUI

      struct Row: View {
        var onDelete: () -> Void
        @State private var isAsking = false
        var body: some View {
          Button("Delete", systemImage: "trash") { isAsking = true }
            .confirmationDialog("Delete this note?", isPresented: $isAsking, titleVisibility: .visible) {
              Button("Delete", role: .destructive, action: onDelete)
              Button("Keep", role: .cancel) {}
            }
        }
      }
      """),
    Example(
      "dialogs about other things",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @State private var isAsking = false
        @State private var isChoosing = false
        @State private var text = ""
        var body: some View {
          Button("Clear", systemImage: "xmark") { isAsking = true }
            .alert("Clear the text?", isPresented: $isAsking) {
              Button("Clear", role: .destructive) { text = "" }
              Button("Keep", role: .cancel) {}
            }
          Button("Sort", systemImage: "list.bullet") { isChoosing = true }
            .confirmationDialog("Sort by", isPresented: $isChoosing, titleVisibility: .visible) {
              Button("Name") { text = "name" }
            }
        }
      }
      """),
    Example(
      "questions outside of Assistive Access",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { Full() }
          AssistiveAccess { Text("Hello") }
        }
      }

      struct Full: View {
        @Environment(\\.modelContext) private var context
        @State private var isAsking = false
        var body: some View {
          Button("Delete", role: .destructive) { isAsking = true }
            .alert("Delete?", isPresented: $isAsking) {
              Button("Delete", role: .destructive) { context.delete(Note()) }
            }
        }
      }
      """),
  ]
}
