extension NestedNavigationStack {
  static let cases: [Example] = [
    Example(
      "a stack in a pushed view, in another file",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            NavigationStack { NavigationLink("Note") { Note() } }
          }
        }
      }
      //- Note.swift
      import SwiftUI

      struct Note: View {
        var body: some View {
          NavigationStack {
      //  ^^^^^^^^^^^^^^^ warning: this screen is pushed onto a navigation stack and begins another one inside of it, with a second Back button; take this one away
            Text("Note")
          }
        }
      }
      """),
    Example(
      "a stack where the link is",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            NavigationStack { NavigationLink("Note") { NavigationView { Text("Note") } } }
      //                                               ^^^^^^^^^^^^^^ warning: this screen is pushed onto a navigation stack and begins another one inside of it, with a second Back button; take this one away
          }
        }
      }
      """),
    Example(
      "in a container of the project's own, by value",
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
        var body: some View {
          NavigationStack {
            NavigationLink("Note", value: 1)
              .navigationDestination(for: Int.self) { number in Frame { Text("\(number)") } }
          }
        }
      }
      //- Frame.swift
      import SwiftUI

      struct Frame<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
          NavigationStack(root: { content })
      //  ^^^^^^^^^^^^^^^ warning: this screen is pushed onto a navigation stack and begins another one inside of it, with a second Back button; take this one away
        }
      }
      """#),
    Example(
      "in a sheet of a pushed view",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            NavigationStack { NavigationLink("Note") { Note() } }
          }
        }
      }
      //- Note.swift
      import SwiftUI

      struct Note: View {
        @State private var isShown = false
        var body: some View {
          Button("More") { isShown = true }
            .sheet(isPresented: $isShown) {
              NavigationStack { Text("More") }
            }
        }
      }
      """),
    Example(
      "in the detail of a split view",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            NavigationSplitView {
              List { NavigationLink("Note") { NavigationStack { Text("Note") } } }
            } detail: {
              Text("Choose")
            }
          }
        }
      }
      """),
    Example(
      "a view that is told whether it needs one, and one that is a sheet as well",
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
        @State private var isShown = false
        var body: some View {
          List {
            NavigationLink("Note") { Note(isPushed: true) }
            NavigationLink("Help") { Help() }
          }
          .sheet(isPresented: $isShown) { Help() }
        }
      }

      struct Note: View {
        let isPushed: Bool
        var body: some View {
          if isPushed { Text("Note") } else { NavigationStack { Text("Note") } }
        }
      }

      struct Help: View {
        var body: some View { NavigationStack { Text("Help") } }
      }
      """),
  ]
}
