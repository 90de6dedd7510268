extension NavigationStackMissing {
  static let cases: [Example] = [
    Example(
      "links in a scene without a stack",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            Home()
      //    ^^^^ warning: the links of this screen lead nowhere, because no 'NavigationStack' is around it; put one around it 💡
          }
        }
      }
      //- Home.swift
      import SwiftUI

      struct Home: View {
        var body: some View {
          List { NavigationLink("Notes") { Text("Notes") } }
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
                Home()
              }
            }
          }
        }
        """),
    Example(
      "on one line, with a title on the list",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { List { Text("Notes") }.navigationTitle("Notes").assistiveAccessNavigationIcon(systemImage: "note") }
      //                    ^^^^ warning: the title of this screen is not shown, because no 'NavigationStack' is around it; put one around it 💡
        }
      }
      """,
      fixed: """
        import SwiftUI

        struct NotesApp: App {
          var body: some Scene {
            AssistiveAccess { NavigationStack { List { Text("Notes") }.navigationTitle("Notes").assistiveAccessNavigationIcon(systemImage: "note") } }
          }
        }
        """),
    Example(
      "a condition, a comment and a modifier in the scene",
      """
      import SwiftUI

      struct NotesApp: App {
        let isReady = true
        var body: some Scene {
          AssistiveAccess {
            // What matters most.
            if isReady {
              Home()
      //      ^^^^ warning: the links of this screen lead nowhere, because no 'NavigationStack' is around it; put one around it 💡
                .tint(.blue)
            } else {
              ProgressView()
            }
          }
        }
      }

      struct Home: View {
        var body: some View { NavigationLink("Notes", destination: Text("Notes")) }
      }
      """,
      fixed: """
        import SwiftUI

        struct NotesApp: App {
          let isReady = true
          var body: some Scene {
            AssistiveAccess {
              // What matters most.
              NavigationStack {
                if isReady {
                  Home()
                    .tint(.blue)
                } else {
                  ProgressView()
                }
              }
            }
          }
        }

        struct Home: View {
          var body: some View { NavigationLink("Notes", destination: Text("Notes")) }
        }
        """),
    Example(
      "a sheet has no stack of its own",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            NavigationStack { Home() }
          }
        }
      }
      //- Home.swift
      import SwiftUI

      struct Home: View {
        @State private var note: Note?
        var body: some View {
          List { Button("New") { note = Note(id: 1) } }
            .sheet(item: $note) { note in Editor(note: note) }
      //                                  ^^^^^^ warning: the destinations of this screen are never shown, because no 'NavigationStack' is around it; put one around it 🚫 this screen is shown by other code than the scene's, and what it belongs around is for you to say
        }
      }

      struct Note: Identifiable { var id: Int }

      struct Editor: View {
        let note: Note
        var body: some View {
          Text("Note").navigationDestination(isPresented: .constant(true)) { Text("More") }
        }
      }
      """),
    Example(
      "a stack in the same scene, in the view, or by a split view",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }
      //- Home.swift
      import SwiftUI

      struct Home: View {
        var body: some View {
          NavigationStack {
            List {
              NavigationLink("Notes") { Notes() }
            }
            .navigationTitle("Home")
            .assistiveAccessNavigationIcon(systemImage: "house")
          }
        }
      }
      //- Notes.swift
      import SwiftUI

      struct Notes: View {
        var body: some View {
          Text("Notes").navigationTitle("Notes").assistiveAccessNavigationIcon(systemImage: "note")
        }
      }
      """),
    Example(
      "a container of the project's own, a modifier and a view modifier that hold one",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            Screen { Home().framed().modifier(Stacked()) }
          }
        }
      }

      struct Home: View {
        var body: some View {
          NavigationLink("Notes") { Text("Notes") }
            .sheet(isPresented: .constant(true)) { Help().framed() }
            .fullScreenCover(isPresented: .constant(true)) { Help().modifier(Stacked()) }
            .popover(isPresented: .constant(true)) { Screen { Help() } }
        }
      }

      struct Help: View {
        var body: some View { NavigationLink("More") { Text("More") } }
      }
      //- Containers.swift
      import SwiftUI

      struct Screen<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { NavigationStack { content } }
      }

      struct Stacked: ViewModifier {
        func body(content: Content) -> some View { NavigationView { content } }
      }

      extension View {
        func framed() -> some View { NavigationStack { self } }
      }
      """),
    Example(
      "a view that has a stack in one place and needs none in another",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            NavigationStack { Home() }
          }
        }
      }

      struct Home: View {
        @State private var isShown = false
        var body: some View {
          NavigationLink("Help") { Help() }
          Button("Help") { isShown = true }
            .sheet(isPresented: $isShown) { Help() }
        }
      }

      struct Help: View {
        var body: some View {
          Text("Help").navigationTitle("Help").assistiveAccessNavigationIcon(systemImage: "questionmark")
        }
      }
      """),
    Example(
      "an empty title, and a library that may hold a stack",
      """
      import RouterKit
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            Text("Notes").navigationTitle("")
            RouterView { NavigationLink("More") { Text("More") } }
          }
        }
      }
      """),
  ]
}
