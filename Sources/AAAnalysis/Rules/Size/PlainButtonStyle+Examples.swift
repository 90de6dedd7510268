extension PlainButtonStyle {
  static let cases: [Example] = [
    Example(
      "a button with a plain style",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View {
          Button("Add", systemImage: "plus") { print("add") }
            .buttonStyle(.plain)
      //     ^^^^^^^^^^^ information: this style opts out of the prominent shape that Assistive Access gives to buttons; leave the style away 💡
            .padding()
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
            Button("Add", systemImage: "plus") { print("add") }
              .padding()
          }
        }
        """),
    Example(
      "a style around views of another file",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View {
          VStack { Actions() }.buttonStyle(BorderlessButtonStyle())
      //                       ^^^^^^^^^^^ information: this style opts out of the prominent shape that Assistive Access gives to buttons; leave the style away 💡
        }
      }
      //- Actions.swift
      import SwiftUI

      struct Actions: View {
        var body: some View {
          NavigationLink { Text("Next") } label: { Label("Next", systemImage: "arrow.right") }
        }
      }
      """),
    Example(
      "a row of a list",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View {
          List {
            HStack {
              Text("Note")
              Button("Play", systemImage: "play") { print("play") }.buttonStyle(.borderless)
      //                                                            ^^^^^^^^^^^ information: this style opts out of the prominent shape that Assistive Access gives to buttons; leave the style away 💡
            }
          }
        }
      }
      """),
    Example(
      "photos, other styles, and styles without a button",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        let photos: [UIImage]
        var body: some View {
          VStack {
            ForEach(photos, id: \\.self) { photo in
              NavigationLink { Text("Photo") } label: { Image(uiImage: photo).resizable() }.buttonStyle(.plain)
            }
            Button("Add", systemImage: "plus") { print("add") }.buttonStyle(.bordered)
            Text("Note").buttonStyle(.plain)
            List { Text("Row") }.listStyle(.plain)
          }
        }
      }
      """),
    Example(
      "buttons that Assistive Access does not show",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { Button("Add") { print("add") }.buttonStyle(.plain) }
          AssistiveAccess { Text("Simple") }
        }
      }
      """),
    Example(
      "a plain style under the flag",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isAssistiveAccessEnabled
        var body: some View {
          if !isAssistiveAccessEnabled { Button("Add") { print("add") }.buttonStyle(.plain) }
        }
      }
      """),
  ]
}
