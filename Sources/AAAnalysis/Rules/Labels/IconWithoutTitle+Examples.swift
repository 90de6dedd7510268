extension IconWithoutTitle {
  static let cases: [Example] = [
    Example(
      "a pushed screen with an icon alone",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            NavigationStack {
              NavigationLink("Notes") { Notes() }
                .navigationTitle("Home")
            }
          }
        }
      }

      struct Notes: View {
        var body: some View {
          List { Text("Milk") }
            .assistiveAccessNavigationIcon(systemImage: "note.text")
      //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: this icon is not shown, because the screen has no title to show it beside; add 'navigationTitle(_:)'
        }
      }
      """),
    Example(
      "the root, whose title stands on another screen",
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
            NavigationLink("Notes") { Text("Milk").navigationTitle("Notes") }
          }
          .assistiveAccessNavigationIcon(Image(systemName: "house"))
      //   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: this icon is not shown, because the screen has no title to show it beside; add 'navigationTitle(_:)'
        }
      }
      """),
    Example(
      "a sheet",
      """
      import SwiftUI

      struct NotesApp: App {
        @State private var isShown = false
        var body: some Scene {
          AssistiveAccess {
            NavigationStack {
              Text("Hello").navigationTitle("Home")
                .sheet(isPresented: $isShown) {
                  NavigationStack { Text("Milk").assistiveAccessNavigationIcon(systemImage: "note.text") }
      //                                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: this icon is not shown, because the screen has no title to show it beside; add 'navigationTitle(_:)'
                }
            }
          }
        }
      }
      """),
    Example(
      "a title in either order, on the outermost chain, in a view inside, and through the project's own modifier",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        let name: String
        var body: some Scene {
          AssistiveAccess {
            NavigationStack {
              VStack { NavigationLink("Notes") { Notes().assistiveAccessNavigationIcon(systemImage: "note.text") } }
                .assistiveAccessNavigationIcon(systemImage: "house")
                .navigationTitle(name)
              NavigationLink("Old") { Old().screen("Old", systemImage: "clock") }
            }
          }
        }
      }
      //- Notes.swift
      import SwiftUI

      struct Notes: View {
        var body: some View { List { Text("Milk") }.navigationTitle("Notes") }
      }

      struct Old: View {
        var body: some View { List { Text("Milk") } }
      }

      extension View {
        func screen(_ title: String, systemImage: String) -> some View {
          navigationTitle(title).assistiveAccessNavigationIcon(systemImage: systemImage)
        }
      }
      """),
    Example(
      "a title of a library, one in the bar itself, and a screen that begins with what is not in the sources",
      """
      import LibraryViews
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            NavigationStack {
              NavigationLink("A") { Text("Milk").largeTitleBar("A").assistiveAccessNavigationIcon(systemImage: "a") }
              NavigationLink("B") {
                Text("Milk").assistiveAccessNavigationIcon(systemImage: "b").toolbar {
                  ToolbarItem(placement: .principal) { Text("B") }
                }
              }
              NavigationLink("C") { LibraryScreen().assistiveAccessNavigationIcon(systemImage: "c") }
            }
          }
        }
      }
      """),
    Example(
      "outside of Assistive Access, and without the scene",
      """
      import SwiftUI

      struct NotesApp: App {
        @Environment(\\.accessibilityAssistiveAccessEnabled) var simple
        var body: some Scene {
          WindowGroup {
            if simple { Text("Hello").assistiveAccessNavigationIcon(systemImage: "house") }
          }
        }
      }
      """),
  ]
}
