extension ConfirmationUnclear {
  static let cases: [Example] = [
    Example(
      "a title that may not be shown",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @State private var isAsking = false
        var body: some View {
          Button("Delete", systemImage: "trash") { isAsking = true }
            .confirmationDialog("Delete this note?", isPresented: $isAsking) {
      //     ^^^^^^^^^^^^^^^^^^ information: the question in this dialog's title may not be shown; add 'titleVisibility: .visible' 💡
              Button("Delete", role: .destructive) { delete() }
              Button("Keep", role: .cancel) {}
            }
        }
      }
      """,
      fixed: """
        import SwiftUI

        struct NotesApp: App {
          var body: some Scene {
            AssistiveAccess { Home() }
          }
        }

        struct Home: View {
          @State private var isAsking = false
          var body: some View {
            Button("Delete", systemImage: "trash") { isAsking = true }
              .confirmationDialog("Delete this note?", isPresented: $isAsking, titleVisibility: .visible) {
                Button("Delete", role: .destructive) { delete() }
                Button("Keep", role: .cancel) {}
              }
          }
        }
        """),
    Example(
      "words that say nothing, and no way back",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home(store: Store()) }
        }
      }

      struct Home: View {
        let store: Store
        @State private var isAsking = false
        @State private var isSure = false
        @State private var isThird = false
        @State private var isFourth = false
        @State private var isFifth = false
        var body: some View {
          Button("Delete", systemImage: "trash") { isAsking = true }
            .alert("Are you sure?", isPresented: $isAsking) {
      //           ^^^^^^^^^^^^^^^ information: “Are you sure?” does not say what happens; name what is deleted, as in “Delete this photo?” 💡
              Button("OK") { store.clear() }
              Button("Cancel", role: .cancel) {}
            }
            .confirmationDialog("Delete all notes?", isPresented: $isSure, titleVisibility: .hidden) {
      //     ^^^^^^^^^^^^^^^^^^ information: the question in this dialog's title may not be shown; add 'titleVisibility: .visible' 💡
      //     ^^^^^^^^^^^^^^^^^^ information: the only way back here is the system's Cancel; add a button with the role cancel that says what stays, as in “Keep” 💡
              Button("Delete", role: .destructive) { store.clear() }
            }
            .alert("Delete all notes?", isPresented: $isThird) {
      //     ^^^^^ information: this question has no button that keeps things as they are; add one with the role cancel, as in “Keep” 💡
              Button("Delete", role: .destructive) { store.clear() }
            }
            .confirmationDialog("Delete all notes?", isPresented: $isFourth, titleVisibility: .visible) {
      //     ^^^^^^^^^^^^^^^^^^ information: the only way back here is the system's Cancel; add a button with the role cancel that says what stays, as in “Keep” 💡
              Button("Delete", role: .destructive) { store.clear() }
            }
            .alert("Delete all notes?", isPresented: $isFifth) {
              Button("OK") { store.clear() }
      //      ^^^^^^ information: “OK” does not say what happens; name the action on its button, as in “Delete” 💡
              Button("Cancel", role: .cancel) {}
            }
        }
      }
      //- Store.swift
      final class Store {
        let context: ModelContext
        func clear() { context.delete(model: Note.self) }
      }
      """),
    Example(
      "UIKit",
      """
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

      final class NoteController: UIViewController {
        override func viewDidLoad() {
          let alert = UIAlertController(title: "Warning", message: nil, preferredStyle: .alert)
      //              ^^^^^^^^^^^^^^^^^ information: “Warning” does not say what happens; name what is deleted, as in “Delete this photo?” 💡
          alert.addAction(UIAlertAction(title: "Yes", style: .destructive) { _ in self.delete() })
      //                  ^^^^^^^^^^^^^ information: “Yes” does not say what happens; name the action on its button, as in “Delete” 💡
          alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        }
      }
      """),
    Example(
      "questions that say what happens",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @State private var isAsking = false
        @State private var isSure = false
        @State private var isTold = false
        var body: some View {
          Button("Delete", systemImage: "trash") { isAsking = true }
            .confirmationDialog("Delete this note?", isPresented: $isAsking, titleVisibility: .visible) {
              Button("Delete", role: .destructive) { isSure = true }
              Button("Keep", role: .cancel) {}
            }
            .alert("Are you sure?", isPresented: $isSure) {
              Button("Delete", role: .destructive) { delete() }
              Button("No") {}
            } message: {
              Text("The note will be gone.")
            }
            .confirmationDialog("Options", isPresented: $isTold) {
              Button("Share") { share() }
              Button("Copy") { copy() }
              Button("Delete", role: .destructive) { delete() }
            }
        }
      }
      """),
    Example(
      "dialogs about nothing that is lost",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @State private var isSaved = false
        @State private var isChoosing = false
        var body: some View {
          Text("Hello")
            .alert("Warning", isPresented: $isSaved) { Button("OK") { isSaved = false } }
            .confirmationDialog("Sort by", isPresented: $isChoosing) { Button("Name") { sort() } }
        }
      }
      """),
    Example(
      "buttons that another view adds",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @State private var isAsking = false
        var body: some View {
          Text("Hello")
            .alert("Delete this note?", isPresented: $isAsking) {
              Button("Delete", role: .destructive) { delete() }
              KeepButton()
            }
        }
      }
      """),
  ]
}
