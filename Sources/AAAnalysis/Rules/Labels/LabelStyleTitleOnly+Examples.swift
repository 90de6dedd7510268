extension LabelStyleTitleOnly {
  static let cases: [Example] = [
    Example(
      "on a button",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        var body: some View {
          Button("Add", systemImage: "plus") {}
            .labelStyle(.titleOnly)
      //     ^^^^^^^^^^ warning: this style shows the title of a control alone, and people who do not read find it by its picture; show the icon as well, as in 'labelStyle(.titleAndIcon)' 💡
        }
      }
      """,
      fixed: """
        import SwiftUI

        struct NotesApp: App {
          var body: some Scene {
            AssistiveAccess { Home() }
          }
        }

        struct Home: View {
          var body: some View {
            Button("Add", systemImage: "plus") {}
              .labelStyle(.titleAndIcon)
          }
        }
        """),
    Example(
      "on the list around links, and on a label in a link",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            List {
              NavigationLink { Text("Hello") } label: { Label("Notes", systemImage: "note.text") }
            }
            .labelStyle(TitleOnlyLabelStyle())
      //     ^^^^^^^^^^ warning: this style shows the title of a control alone, and people who do not read find it by its picture; show the icon as well, as in 'labelStyle(.titleAndIcon)' 💡
            NavigationLink { Text("Hello") } label: { Label("Notes", systemImage: "note.text").labelStyle(.titleOnly) }
      //                                                                                       ^^^^^^^^^^ warning: this style shows the title of a control alone, and people who do not read find it by its picture; show the icon as well, as in 'labelStyle(.titleAndIcon)' 💡
          }
        }
      }
      """),
    Example(
      "by a style of the project's own, on buttons in another file",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            Buttons().labelStyle(Wordy())
      //              ^^^^^^^^^^ warning: the label style 'Wordy' shows the title of a control alone, and people who do not read find it by its picture; show the icon as well, as in 'labelStyle(.titleAndIcon)' 💡
          }
        }
      }
      //- Buttons.swift
      import SwiftUI

      struct Buttons: View {
        var body: some View { Button("Add", systemImage: "plus") {} }
      }

      struct Wordy: LabelStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.title.bold() }
      }
      """),
    Example(
      "labels that are no controls, and pictures beside the title",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            VStack {
              Label("Sunny", systemImage: "sun.max").labelStyle(.titleOnly)
              Button { } label: {
                HStack { Image(systemName: "plus"); Label("Add", systemImage: "plus").labelStyle(.titleOnly) }
              }
            }
          }
        }
      }
      """),
    Example(
      "a nearer style, and choices of a menu",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            VStack {
              Button("Add", systemImage: "plus") {}.labelStyle(.titleAndIcon)
              Menu("More", systemImage: "ellipsis") {
                Button("Copy", systemImage: "doc.on.doc") {}.labelStyle(.titleOnly)
              }
              .labelStyle(.titleAndIcon)
            }
            .labelStyle(.titleOnly)
          }
        }
      }
      """),
    Example(
      "outside of Assistive Access",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { Button("Add", systemImage: "plus") {}.labelStyle(.titleOnly) }
          AssistiveAccess { Text("Hello") }
        }
      }
      """),
  ]
}
