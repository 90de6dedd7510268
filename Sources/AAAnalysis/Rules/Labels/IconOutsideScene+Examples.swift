extension IconOutsideScene {
  static let cases: [Example] = [
    Example(
      "in the window of the rest of the app",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          WindowGroup {
            Text("Hello").navigationTitle("Home").assistiveAccessNavigationIcon(systemImage: "house")
      //                                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information: this icon is never shown, because no screen of the 'AssistiveAccess' scene shows this view; put the icon on the screen that it is for, or take it away
          }
          AssistiveAccess { Text("Hello") }
        }
      }
      """),
    Example(
      "on a view that the rest of the app shows",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
          AssistiveAccess { Text("Hello") }
        }
      }
      //- ContentView.swift
      import SwiftUI

      struct ContentView: View {
        var body: some View {
          List { Text("Milk") }
            .navigationTitle("Notes")
            .assistiveAccessNavigationIcon(systemImage: "note.text")
      //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information: this icon is never shown, because no screen of the 'AssistiveAccess' scene shows this view; put the icon on the screen that it is for, or take it away
        }
      }
      """),
    Example(
      "two views away from the window",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
          AssistiveAccess { Text("Hello") }
        }
      }

      struct ContentView: View {
        var body: some View { NavigationLink("Notes") { Notes() } }
      }

      struct Notes: View {
        var body: some View {
          List { Text("Milk") }
            .assistiveAccessNavigationIcon(systemImage: "note.text")
      //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information: this icon is never shown, because no screen of the 'AssistiveAccess' scene shows this view; put the icon on the screen that it is for, or take it away
        }
      }
      """),
    Example(
      "on a view that both show",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
          AssistiveAccess { NavigationStack { Notes() } }
        }
      }
      //- ContentView.swift
      import SwiftUI

      struct ContentView: View {
        var body: some View { Notes() }
      }
      //- Notes.swift
      import SwiftUI

      struct Notes: View {
        var body: some View {
          List { Text("Milk") }
            .navigationTitle("Notes")
            .assistiveAccessNavigationIcon(systemImage: "note.text")
        }
      }
      """),
    Example(
      "wrappers, views that nothing in the sources makes, and views that code makes",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        let router = Router()
        var body: some Scene {
          WindowGroup { Text("Hello") }
          AssistiveAccess { NavigationStack { router.make() } }
        }
      }
      //- Screens.swift
      import SwiftUI

      public struct Shared: View {
        public var body: some View { Text("Milk").assistiveAccessNavigationIcon(systemImage: "note.text") }
      }

      struct Made: View {
        var body: some View { Text("Milk").assistiveAccessNavigationIcon(systemImage: "note.text") }
      }

      final class Factory {
        func show(_ present: (Any) -> Void) { present(Made()) }
      }

      extension View {
        func icon(_ name: String) -> some View { assistiveAccessNavigationIcon(systemImage: name) }
      }

      struct Icon: ViewModifier {
        func body(content: Content) -> some View { content.assistiveAccessNavigationIcon(systemImage: "house") }
      }
      """),
    Example(
      "previews, a view made in a file that is not about Assistive Access, and no scene at all",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { Text("Hello") }
        }
      }
      //- Notes.swift
      import SwiftUI

      struct Notes: View {
        var body: some View { Text("Milk").assistiveAccessNavigationIcon(systemImage: "note.text") }
      }

      #Preview { Notes() }
      """),
  ]
}
