extension DestructiveActionPresent {
  static let cases: [Example] = [
    Example(
      "an action that asks twice",
      """
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
        var body: some View {
          Button("Delete", systemImage: "trash", role: .destructive) { isAsking = true }
      //  ^^^^^^ information: “Delete” runs 'context.delete' in Assistive Access; consider leaving it out, however often it asks
            .confirmationDialog("Delete this note?", isPresented: $isAsking, titleVisibility: .visible) {
              Button("Delete", role: .destructive) { isSure = true }
              Button("Keep", role: .cancel) {}
            }
            .alert("Delete it for good?", isPresented: $isSure) {
              Button("Delete", role: .destructive) { context.delete(Note()) }
              Button("Keep", role: .cancel) {}
            }
        }
      }
      """),
    Example(
      "a button whose context menu holds what is marked",
      """
      import SwiftUI

      struct HomeApp: App {
        var body: some Scene {
          AssistiveAccess { Row(onSelect: {}, session: Session()) }
        }
      }

      struct Row: View {
        let onSelect: () -> Void
        let session: Session
        var body: some View {
          Button(action: onSelect) { Text("Visit") }
            .contextMenu {
              Button { session.drop() } label: { Label("Drop", systemImage: "trash") }
      //      ^^^^^^ information: “Drop” is marked as destructive; consider leaving it out, however often it asks
            }
        }
      }
      """),
    Example(
      "what is marked as destructive and cannot be seen, once for a screen",
      """
      //- App.swift
      import SwiftUI

      struct HomeApp: App {
        var body: some Scene {
          AssistiveAccess { Home(session: Session()) }
        }
      }

      struct Home: View {
        let session: Session
        var body: some View {
          NavigationStack {
            Button("End visit", role: .destructive) { session.finish() }
      //    ^^^^^^ information: “End visit” is marked as destructive; consider leaving it out, however often it asks
            Button("Throw away", systemImage: "trash") { session.drop() }
            NavigationLink("Room") { Room(session: session) }
          }
        }
      }
      //- Room.swift
      import SwiftUI

      struct Room: View {
        let session: Session
        var body: some View {
          Button("Leave room", role: .destructive) { session.leave() }
      //  ^^^^^^ information: “Leave room” is marked as destructive; consider leaving it out, however often it asks
        }
      }
      """),
    Example(
      "UIKit: an action that is marked",
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

      final class NoteController: UIViewController {
        override func viewDidLoad() {
          let action = UIAction(title: "Leave", attributes: [.destructive]) { _ in room.leave() }
      //               ^^^^^^^^ information: “Leave” is marked as destructive; consider leaving it out, however often it asks
        }
      }
      """),
    Example(
      "a screen where another rule tells of an action that asks too little",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home(session: Session()) }
        }
      }

      struct Home: View {
        @Environment(\\.modelContext) private var context
        let session: Session
        var body: some View {
          Button("End visit", role: .destructive) { session.finish() }
          Button("Delete", systemImage: "trash") { context.delete(Note()) }
        }
      }
      """),
    Example(
      "what is no loss, the answers of dialogs, and rows that are swiped",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @Environment(\\.dismiss) private var dismiss
        @State private var text = ""
        @State private var path: [Int] = []
        @State private var amountText = ""
        @State private var isAsking = false
        @State private var filters: Set<String> = []
        var body: some View {
          List {
            Button("Clear text", systemImage: "trash", role: .destructive) { text = "" }
            Button("Remove filter", role: .destructive) { filters.remove("a") }
            Button("Erase", systemImage: "delete.left") { amountText.removeLast() }
            Button("Back", role: .destructive) { path.removeLast() }
            Button("Close", role: .destructive) { dismiss() }
            Button("Log", systemImage: "list.bullet") { isAsking = true }
              .alert("Leave?", isPresented: $isAsking) {
                Button("Leave", role: .destructive) { session.leave() }
              }
            ForEach([1, 2], id: \\.self) { Text("\\($0)") }.onDelete { _ in }
          }
        }
      }
      """),
    Example(
      "what only the rest of the app shows",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { Button("Delete", role: .destructive) { store.wipe() } }
          AssistiveAccess { Text("Hello") }
        }
      }
      """),
  ]
}
