extension TechnicalErrorText {
  static let cases: [Example] = [
    Example(
      "in texts and titles",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Failure() }
        }
      }

      struct Failure: View {
        let error: Error
        let statusCode: Int
        @State private var isShown = true
        var body: some View {
          Text(error.localizedDescription)
      //       ^^^^^^^^^^^^^^^^^^^^^^^^^^ information: 'error.localizedDescription' is text for developers; say in plain words what went wrong and what to do
          Text("Error \\(statusCode)")
      //       ^^^^^^^^^^^^^^^^^^^^^ information: 'statusCode' is text for developers; say in plain words what went wrong and what to do
          Label("\\(error)", systemImage: "xmark")
      //        ^^^^^^^^^^ information: 'error' is text for developers; say in plain words what went wrong and what to do
          Text(String(describing: error))
      //       ^^^^^^^^^^^^^^^^^^^^^^^^^ information: 'error' is text for developers; say in plain words what went wrong and what to do
            .alert("Failed: \\(error.localizedDescription)", isPresented: $isShown) {}
      //                      ^^^^^^^^^^^^^^^^^^^^^^^^^^ information: 'error.localizedDescription' is text for developers; say in plain words what went wrong and what to do
        }
      }
      """),
    Example(
      "through a state of a view model",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home(model: Model()) }
        }
      }

      struct Home: View {
        let model: Model
        var body: some View {
          Button("Save", systemImage: "checkmark") { model.save() }
          if let message = model.message { Text(model.message ?? "") }
        }
      }
      //- Model.swift
      import Observation

      @Observable
      final class Model {
        var message: String?
        var log: String?
        func save() {
          do { try write() } catch {
            message = error.localizedDescription
      //              ^^^^^^^^^^^^^^^^^^^^^^^^^^ information: 'error.localizedDescription' is text for developers; say in plain words what went wrong and what to do
            log = error.localizedDescription
          }
        }
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
          do { try load() } catch {
            let alert = UIAlertController(title: "Sorry", message: error.localizedDescription, preferredStyle: .alert)
      //                                                           ^^^^^^^^^^^^^^^^^^^^^^^^^^ information: 'error.localizedDescription' is text for developers; say in plain words what went wrong and what to do
            statusLabel.text = "\\(error)"
      //                       ^^^^^^^^^^ information: 'error' is text for developers; say in plain words what went wrong and what to do
          }
        }
      }
      """),
    Example(
      "words for people",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Failure(error: .full, problem: Problem(), code: 1, product: Product()) }
        }
      }

      enum SaveError: LocalizedError {
        case full
        var errorDescription: String? { "There is no room for another note." }
      }

      struct Problem { var localizedDescription: String { "Something" } }

      struct Failure: View {
        let error: SaveError
        let problem: Problem
        let code: Int
        let product: Product
        var body: some View {
          Text(error.localizedDescription)
          Text(product.localizedDescription)
          Text("Your code is \\(code)")
          Text("Room \\(code)")
        }
      }
      """),
    Example(
      "what only a log sees",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            Button("Save", systemImage: "checkmark") {
              do { try save() } catch {
                print("Error \\(error)")
                logger.error("\\(error.localizedDescription)")
              }
            }
          }
        }
      }
      """),
    Example(
      "errors that the rest of the app shows",
      """
      import SwiftUI

      struct NotesApp: App {
        let error: Error
        var body: some Scene {
          WindowGroup { Text(error.localizedDescription) }
          AssistiveAccess { Text("Hello") }
        }
      }
      """),
  ]
}
