extension ContextMenu {
  static let cases: [Example] = [
    Example(
      "a menu with the only way to delete",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var names = ["Ada"]
        var body: some View {
          List(names, id: \\.self) { name in
            Text(name)
              .contextMenu {
      //       ^^^^^^^^^^^ warning: nothing shows that a long press opens a menu here; offer what matters in it as a button that can be seen 💡
                Button("Copy", systemImage: "doc.on.doc") { print(name) }
              }
              .padding()
          }
        }
      }
      """,
      fixed: """
        import SwiftUI

        struct NotesApp: App {
          var body: some Scene { AssistiveAccess { Home() } }
        }

        struct Home: View {
          @State private var names = ["Ada"]
          var body: some View {
            List(names, id: \\.self) { name in
              Text(name)
                .padding()
            }
          }
        }
        """),
    Example(
      "a menu that repeats a button on the screen",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View {
          VStack {
            Text("Note").contextMenu { Button("Share", systemImage: "square.and.arrow.up") { share() } }
      //                 ^^^^^^^^^^^ warning: nothing shows that a long press opens a menu here; offer what matters in it as a button that can be seen 💡
            Button("Share", systemImage: "square.and.arrow.up") { share() }
          }
        }

        private func share() {}
      }
      """,
      fixed: """
        import SwiftUI

        struct NotesApp: App {
          var body: some Scene { AssistiveAccess { Home() } }
        }

        struct Home: View {
          var body: some View {
            VStack {
              Text("Note")
              Button("Share", systemImage: "square.and.arrow.up") { share() }
            }
          }

          private func share() {}
        }
        """),
    Example(
      "the project's own modifier in another file",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View { Text("Note").noteMenu() }
      }
      //- NoteMenu.swift
      import SwiftUI

      extension View {
        func noteMenu() -> some View {
          modifier(NoteMenu())
        }
      }

      struct NoteMenu: ViewModifier {
        func body(content: Content) -> some View {
          content.contextMenu { Text("Nothing") }
      //          ^^^^^^^^^^^ warning: nothing shows that a long press opens a menu here; offer what matters in it as a button that can be seen 💡
        }
      }
      """),
    Example(
      "menus of UIKit",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View { Board() }
      }
      //- Board.swift
      import SwiftUI

      struct Board: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> BoardController { BoardController() }
        func updateUIViewController(_ controller: BoardController, context: Context) {}
      }

      final class BoardController: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addInteraction(UIContextMenuInteraction(delegate: self))
      //                      ^^^^^^^^^^^^^^^^^^^^^^^^ warning: nothing shows that a long press opens a menu here; offer what matters in it as a button that can be seen 🚫 what only the menu offers needs a button in the view first
        }

        override func tableView(
      //              ^^^^^^^^^ warning: nothing shows that a long press opens a menu here; offer what matters in it as a button that can be seen 🚫 what only the menu offers needs a button in the view first
          _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
          nil
        }
      }
      """),
    Example(
      "menus that Assistive Access does not show",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { Text("Whole").contextMenu { Button("Copy") {} } }
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isAssistiveAccessEnabled
        var body: some View {
          if !isAssistiveAccessEnabled { Text("Whole").contextMenu { Button("Copy") {} } }
        }
      }
      """),
    Example(
      "a dialog and buttons in the open",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var asks = false
        var body: some View {
          VStack {
            Button("Copy", systemImage: "doc.on.doc") { asks = true }
          }
          .confirmationDialog("Copy?", isPresented: $asks) { Button("Copy") { print("copy") } }
        }
      }
      """),
    Example(
      "a class that nothing reaches",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View { Text("Hello") }
      }
      //- Other.swift
      import UIKit

      final class OtherController: UITableViewController {
        override func tableView(
          _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
          nil
        }
      }
      """),
    Example(
      "a menu that is all that an #if holds",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View {
          VStack {
            Text("Note")
              #if os(iOS)
              .contextMenu {
      //       ^^^^^^^^^^^ warning: nothing shows that a long press opens a menu here; offer what matters in it as a button that can be seen 💡
                Button("Copy", systemImage: "doc.on.doc") { print("copy") }
              }
              #endif
              .padding()
            Text("Other")
              #if os(iOS)
              .contextMenu {
      //       ^^^^^^^^^^^ warning: nothing shows that a long press opens a menu here; offer what matters in it as a button that can be seen 💡
                Button("Move", systemImage: "folder") { print("move") }
              }
              #else
              .help("Move")
              #endif
              .padding()
          }
        }
      }
      """,
      fixed: """
        import SwiftUI

        struct NotesApp: App {
          var body: some Scene { AssistiveAccess { Home() } }
        }

        struct Home: View {
          var body: some View {
            VStack {
              Text("Note")
                .padding()
              Text("Other")
                #if os(iOS)
                .contextMenu {
                  Button("Move", systemImage: "folder") { print("move") }
                }
                #else
                .help("Move")
                #endif
                .padding()
            }
          }
        }
        """),
  ]
}
