extension UndoControl {
  static let cases: [Example] = [
    Example(
      "the undo manager",
      """
      import SwiftUI

      struct DrawApp: App {
        var body: some Scene {
          AssistiveAccess { Drawing() }
        }
      }

      struct Drawing: View {
        @Environment(\\.undoManager) private var undoManager
        var body: some View {
          Button("Take back", systemImage: "arrow.uturn.backward") { undoManager?.undo() }
      //  ^^^^^^ information: undo takes away a step that is hard to name; Apple's demonstration left it out of Assistive Access: consider whether it is needed here
        }
      }
      """),
    Example(
      "a canvas of another file, and a picture alone",
      """
      //- App.swift
      import SwiftUI

      struct DrawApp: App {
        var body: some Scene {
          AssistiveAccess { Drawing(canvas: Canvas2()) }
        }
      }
      //- Drawing.swift
      import SwiftUI

      struct Drawing: View {
        let canvas: Canvas2
        var body: some View {
          Button("Undo", action: canvas.takeBack)
      //  ^^^^^^ information: undo takes away a step that is hard to name; Apple's demonstration left it out of Assistive Access: consider whether it is needed here
          Button { canvas.undoLastStroke() } label: { Image("Eraser") }
      //  ^^^^^^ information: undo takes away a step that is hard to name; Apple's demonstration left it out of Assistive Access: consider whether it is needed here
          Button { canvas.strokes.removeLast() } label: { Image(systemName: "arrow.uturn.backward.circle") }
      //  ^^^^^^ information: undo takes away a step that is hard to name; Apple's demonstration left it out of Assistive Access: consider whether it is needed here
        }
      }
      """),
    Example(
      "UIKit",
      """
      import SwiftUI

      struct DrawApp: App {
        var body: some Scene {
          AssistiveAccess { Page() }
        }
      }

      struct Page: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> DrawController { DrawController() }
        func updateUIViewController(_ controller: DrawController, context: Context) {}
      }

      final class DrawController: UIViewController {
        override func viewDidLoad() {
          toolbarItems = [UIBarButtonItem(barButtonSystemItem: .undo, target: self, action: #selector(back))]
      //                  ^^^^^^^^^^^^^^^ information: undo takes away a step that is hard to name; Apple's demonstration left it out of Assistive Access: consider whether it is needed here
        }
      }
      """),
    Example(
      "the same arrow for other things",
      """
      import SwiftUI

      struct MailApp: App {
        var body: some Scene {
          AssistiveAccess { Mail() }
        }
      }

      struct Mail: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View {
          Button("Reply", systemImage: "arrow.uturn.left") { reply() }
          Button { dismiss() } label: { Image(systemName: "arrow.uturn.backward") }
          Button { restart() } label: { Label("Start again", systemImage: "arrow.uturn.backward") }
          Button { sendReply() } label: { Image(systemName: "arrow.uturn.left") }
        }
      }
      """),
    Example(
      "things that are done once more, or taken back by name",
      """
      import SwiftUI

      struct FitApp: App {
        var body: some Scene {
          AssistiveAccess { Exercise() }
        }
      }

      struct Exercise: View {
        let feed: Feed
        var body: some View {
          Button("Redo", systemImage: "arrow.counterclockwise") { start() }
          Button("Remove repost", systemImage: "repeat") { feed.undoRepost() }
        }
      }
      """),
    Example(
      "undo in the rest of the app",
      """
      import SwiftUI

      struct DrawApp: App {
        @Environment(\\.undoManager) private var undoManager
        var body: some Scene {
          WindowGroup { Button("Undo", systemImage: "arrow.uturn.backward") { undoManager?.undo() } }
          AssistiveAccess { Text("Hello") }
        }
      }
      """),
  ]
}
