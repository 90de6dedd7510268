extension MissingNavigationTitle {
  static let cases: [Example] = [
    Example(
      "a pushed screen",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { NavigationStack { Home() } }
        }
      }
      //- Home.swift
      import SwiftUI

      struct Home: View {
        var body: some View {
          List {
            NavigationLink("Notes") { Notes() }
      //                              ^^^^^ information: this screen has no title, so that nothing says where the person is; add 'navigationTitle(_:)' and an icon for it
          }
          .navigationTitle("Home")
          .assistiveAccessNavigationIcon(systemImage: "house")
        }
      }
      //- Notes.swift
      import SwiftUI

      struct Notes: View {
        var body: some View { List { Text("Milk") } }
      }
      """),
    Example(
      "the root of a navigation stack",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            NavigationStack {
              Home()
      //      ^^^^ information: this screen has no title, so that nothing says where the person is; add 'navigationTitle(_:)' and an icon for it
            }
          }
        }
      }

      struct Home: View {
        var body: some View {
          List { NavigationLink("Notes") { Text("Milk").navigationTitle("Notes") } }
        }
      }
      """),
    Example(
      "one of the screens that a router shows",
      """
      import SwiftUI

      enum Route { case notes, old }

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            NavigationStack {
              Text("Hello").navigationTitle("Home")
                .navigationDestination(for: Route.self) { route in
                  switch route {
                  case .notes: Notes()
                  case .old: Old()
      //                     ^^^ information: this screen has no title, so that nothing says where the person is; add 'navigationTitle(_:)' and an icon for it
                  }
                }
            }
          }
        }
      }

      struct Notes: View {
        var body: some View { List { Text("Milk") }.navigationTitle("Notes") }
      }

      struct Old: View {
        var body: some View { List { Text("Bread") } }
      }
      """),
    Example(
      "titles around, inside, through the project's own views and modifiers, and empty ones",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        let name: String
        var body: some Scene {
          AssistiveAccess {
            NavigationStack {
              List {
                NavigationLink("A") { Notes().navigationTitle("A") }
                NavigationLink("B") { Screen(title: name) { Notes() } }
                NavigationLink("C") { Notes().modifier(Titled(title: "C")) }
                NavigationLink("D") { Notes().navigationTitle("") }
                NavigationLink("E") { Notes().toolbar(.hidden, for: .navigationBar) }
                NavigationLink("F") { if name.isEmpty { Notes() } else { Notes().navigationTitle(name) } }
              }
              .navigationTitle(name)
            }
          }
        }
      }
      //- Notes.swift
      import SwiftUI

      struct Notes: View {
        var body: some View { List { Text("Milk") } }
      }

      struct Screen<Content: View>: View {
        let title: String
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { content() }.navigationTitle(title) }
      }

      struct Titled: ViewModifier {
        let title: String
        func body(content: Content) -> some View { content.navigationTitle(title) }
      }
      """),
    Example(
      "sheets, tabs, views of a library and of UIKit, a root without a navigation stack",
      """
      import LibraryViews
      import SwiftUI

      struct NotesApp: App {
        @State private var isShown = false
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @State private var isShown = false
        var body: some View {
          VStack {
            NavigationLink("A") { LibraryScreen() }
            NavigationLink("B") { Browser() }
            NavigationLink("C") { EmptyView() }
          }
          .sheet(isPresented: $isShown) { Text("Milk") }
        }
      }

      struct Browser: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
      }
      """),
    Example(
      "screens that only the rest of the app shows",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { NavigationStack { NavigationLink("Notes") { Text("Milk") } } }
          AssistiveAccess { NavigationStack { Text("Milk").navigationTitle("Notes") } }
        }
      }
      """),
    Example(
      "a text while the one screen of a case cannot be shown, and a stack without a bar",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        @State private var note: String?

        var body: some Scene {
          AssistiveAccess {
            Home(note: note)
          }
        }
      }
      //- Home.swift
      import SwiftUI

      struct Home: View {
        enum Route: Hashable { case note, draft }
        @State private var path: [Route] = []
        let note: String?
        var body: some View {
          NavigationStack(path: $path) {
            List {
              NavigationLink("Note", value: Route.note)
              NavigationLink("Draft", value: Route.draft)
            }
            .navigationTitle("Notes")
            .navigationDestination(for: Route.self) { route in
              switch route {
              case .note:
                if let note { Note(text: note) } else { Text("Loading…") }
              case .draft:
                Draft()
              }
            }
          }
        }
      }

      struct Note: View {
        let text: String
        var body: some View { Text(text).navigationTitle("Note") }
      }

      struct Draft: View {
        @State private var isShown = false
        var body: some View {
          Button("Help") { isShown = true }
            .navigationTitle("Draft")
            .sheet(isPresented: $isShown) {
              NavigationStack {
                NavigationLink("More") { Text("More").font(.largeTitle) }
              }
              .toolbar(.hidden)
            }
        }
      }
      """),
  ]
}
