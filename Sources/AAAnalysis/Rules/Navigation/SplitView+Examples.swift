extension SplitView {
  static let cases: [Example] = [
    Example(
      "a sidebar with links",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            NavigationSplitView {
      //    ^^^^^^^^^^^^^^^^^^^ warning: columns show several screens at once; use a 'NavigationStack' whose links push one after the other 💡
              List {
                NavigationLink("Notes") { Text("Notes") }
              }
            } detail: {
              Text("Choose a note")
            }
          }
        }
      }
      """,
      fixed: """
        //- App.swift
        import SwiftUI

        struct NotesApp: App {
          var body: some Scene {
            AssistiveAccess {
              NavigationStack {
                List {
                  NavigationLink("Notes") { Text("Notes") }
                }
              }
            }
          }
        }
        """),
    Example(
      "a sidebar whose selection decides, for which there is no fix",
      #"""
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            Home()
          }
        }
      }
      //- Home.swift
      import SwiftUI

      struct Home: View {
        @State private var selection: String?
        var body: some View {
          NavigationSplitView {
      //  ^^^^^^^^^^^^^^^^^^^ warning: columns show several screens at once; use a 'NavigationStack' whose links push one after the other 🚫 what is chosen in the sidebar is shown beside it, and no link here would lead there
            List(["One", "Two"], id: \.self, selection: $selection) { name in Text(name) }
          } detail: {
            Text(selection ?? "")
          }
        }
      }
      """#),
    Example(
      "columns of an older navigation view",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            NavigationView {
              Text("Notes")
            }
            .navigationViewStyle(.columns)
      //     ^^^^^^^^^^^^^^^^^^^ warning: columns show several screens at once; use a 'NavigationStack' whose links push one after the other 💡
          }
        }
      }
      """,
      fixed: """
        //- App.swift
        import SwiftUI

        struct NotesApp: App {
          var body: some Scene {
            AssistiveAccess {
              NavigationView {
                Text("Notes")
              }
              .navigationViewStyle(.stack)
            }
          }
        }
        """),
    Example(
      "UIKit's split view",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            Home()
          }
        }
      }
      //- Home.swift
      import SwiftUI

      struct Home: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UISplitViewController {
          UISplitViewController(style: .doubleColumn)
      //  ^^^^^^^^^^^^^^^^^^^^^ warning: columns show several screens at once; use a 'UINavigationController' that pushes one after the other 🚫 how one controller leads to the next is decided by the code that puts them into columns
        }

        func updateUIViewController(_ controller: UISplitViewController, context: Context) {}
      }
      """),
    Example(
      "a stack",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            NavigationStack { List { NavigationLink("Notes") { Text("Notes") } } }
          }
        }
      }
      """),
    Example(
      "a navigation view with a style of its own",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            NavigationView { Text("Notes") }.navigationViewStyle(.stack)
          }
        }
      }
      """),
    Example(
      "columns in the normal window alone",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          WindowGroup {
            NavigationSplitView { Text("Notes") } detail: { Text("Note") }
          }
          AssistiveAccess { Text("Notes") }
        }
      }
      """),
  ]
}
