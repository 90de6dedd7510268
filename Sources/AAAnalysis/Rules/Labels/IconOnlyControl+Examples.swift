extension IconOnlyControl {
  static let cases: [Example] = [
    Example(
      "a button with a symbol and an accessibility label",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        var body: some View {
          Button {
      //  ^^^^^^ warning: this button shows a picture without words, and its accessibility label is read aloud but not shown; make it a visible title, as in 'Label(_:systemImage:)' 💡
            print("new")
          } label: {
            Image(systemName: "plus")
              .resizable()
              .accessibilityLabel("Add note")
          }
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
            Button {
              print("new")
            } label: {
              Label("Add note", systemImage: "plus")
            }
          }
        }
        """),
    Example(
      "an action with a name",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        var body: some View {
          Button(action: takePhoto) { Image(systemName: "camera") }
      //  ^^^^^^ warning: this button shows a picture without words, which has to be guessed; add a visible title, as in 'Label(_:systemImage:)' 💡
        }

        private func takePhoto() {}
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
            Button(action: takePhoto) { Label("Take photo", systemImage: "camera") }
          }

          private func takePhoto() {}
        }
        """),
    Example(
      "a link whose label is a view in another file",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            NavigationStack {
              NavigationLink {
      //      ^^^^^^^^^^^^^^ warning: this link shows a picture without words, which has to be guessed; add a visible title, as in 'Label(_:systemImage:)'
                Text("Hello")
              } label: {
                Badge()
              }
            }
          }
        }
      }
      //- Badge.swift
      import SwiftUI

      struct Badge: View {
        var body: some View {
          VStack { Image(systemName: "star").padding() }
        }
      }
      """),
    Example(
      "empty and emoji titles",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            VStack {
              Button("", systemImage: "plus") {}
      //      ^^^^^^ warning: this button shows a picture without words, which has to be guessed; add a visible title, as in 'Label(_:systemImage:)' 💡
              Button("🎨") {}
      //      ^^^^^^ warning: this button shows a picture without words, which has to be guessed; add a visible title, as in 'Label(_:systemImage:)' 💡
            }
          }
        }
      }
      """),
    Example(
      "a toolbar's bare image, and a toggle without its label",
      """
      import SwiftUI

      struct NotesApp: App {
        @State private var isOn = false
        var body: some Scene {
          AssistiveAccess {
            Text("Hello")
              .toolbar {
                ToolbarItem {
                  Button { print("add") } label: { Image(systemName: "plus") }
      //          ^^^^^^ warning: this button shows a picture without words, which has to be guessed; add a visible title, as in 'Label(_:systemImage:)' 💡
                }
              }
            Group {
              Toggle("Sound", isOn: $isOn).labelsHidden()
      //      ^^^^^^ warning: this toggle's label is hidden, so nothing says what it is for; show the label 💡
            }
          }
        }
      }
      """),
    Example(
      "words and picture together, in every nesting",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        @State private var isOn = false
        let photos: [Photo]
        var body: some Scene {
          AssistiveAccess {
            VStack {
              Button("Add", systemImage: "plus") {}
              Button { } label: { Label("Add", systemImage: "plus") }
              Button { } label: { HStack { VStack { Image(systemName: "plus") }; Text("Add") } }
              Button { } label: { Label { Text("Add") } icon: { Image(systemName: "plus") } }
              Button { } label: { Label(title: { Text("Add") }, icon: { Image(systemName: "plus") }) }
              NavigationLink { Text("Hello") } label: { Row(title: "Hello") }
              NavigationLink(destination: Text("Hello")) { UnknownRow() }
              Button { } label: { makeLabel() }
              Button("📷 Take photo") {}
              Button(role: .cancel) { } label: { Image(systemName: "xmark") }
              HStack { Text("Sound"); Toggle("Sound", isOn: $isOn).labelsHidden() }
              Button { } label: { Circle().fill(.red) }
              LazyVGrid(columns: []) {
                ForEach(photos) { photo in
                  NavigationLink { Text("Photo") } label: { Image(uiImage: photo.image) }
                }
              }
              Text("Hello").alert("Really?", isPresented: $isOn) {
                Button { } label: { Image(systemName: "checkmark") }
              }
              Picker("Color", selection: $isOn) { Button { } label: { Image(systemName: "plus") } }
            }
          }
        }

        @ViewBuilder private func makeLabel() -> some View {
          Image(systemName: "plus")
          Text(verbatim: "Add")
        }
      }
      //- Row.swift
      import SwiftUI

      struct Row: View {
        let title: String
        var body: some View {
          HStack {
            Image(systemName: "star")
            RowTitle(title: title)
          }
        }
      }

      struct RowTitle: View {
        let title: String
        var body: some View { Text(title) }
      }
      """),
    Example(
      "pictures that Assistive Access does not show",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { Button { } label: { Image(systemName: "plus") } }
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) var isAssistiveAccessEnabled
        var body: some View {
          if isAssistiveAccessEnabled {
            Text("Simple")
          } else {
            Button { } label: { Image(systemName: "plus") }
          }
          if !isAssistiveAccessEnabled { Button { } label: { Image(systemName: "gear") } }
        }
      }
      """),
  ]
}
