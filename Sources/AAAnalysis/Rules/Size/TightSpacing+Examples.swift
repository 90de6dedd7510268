extension TightSpacing {
  static let cases: [Example] = [
    Example(
      "two buttons beside each other",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View {
          HStack(spacing: 4) {
      //                  ^ information: the controls in here are 4 points apart, so the wrong one is easily hit; leave at least 12 💡
            Button("Back", systemImage: "arrow.left") { print("back") }
            Button("Next", systemImage: "arrow.right") { print("next") }
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
            HStack(spacing: 20) {
              Button("Back", systemImage: "arrow.left") { print("back") }
              Button("Next", systemImage: "arrow.right") { print("next") }
            }
          }
        }
        """),
    Example(
      "buttons over data, and buttons of the project in another file",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        private let gap: CGFloat = 8
        var body: some View {
          LazyVGrid(columns: [GridItem()], spacing: 0) {
      //                                            ^ information: the controls in here are 0 points apart, so the wrong one is easily hit; leave at least 12 💡
            ForEach(0..<9) { digit in Button("\\(digit)") { print(digit) } }
          }
          VStack(spacing: gap) {
      //                  ^^^ information: the controls in here are 8 points apart, so the wrong one is easily hit; leave at least 12 🚫 the spacing is a value that other places may use as well
            BigButton(title: "One")
            BigButton(title: "Two")
          }
        }
      }
      //- BigButton.swift
      import SwiftUI

      struct BigButton: View {
        let title: String
        var body: some View { Button(title, systemImage: "star") { print(title) } }
      }
      """),
    Example(
      "a helper in an extension of another file",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View { buttons }
      }
      //- Buttons.swift
      import SwiftUI

      extension Home {
        var buttons: some View {
          HStack(spacing: 4) {
      //                  ^ information: the controls in here are 4 points apart, so the wrong one is easily hit; leave at least 12 💡
            if Bool.random() { Button("A", systemImage: "a.circle") { print("a") } }
            Button("B", systemImage: "b.circle") { print("b") }
          }
        }
      }
      """),
    Example(
      "room enough, and stacks without neighbouring controls",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        let photos: [UIImage]
        var body: some View {
          VStack(spacing: 0) {
            HStack(spacing: 20) {
              Button("Back", systemImage: "arrow.left") { print("back") }
              Button("Next", systemImage: "arrow.right") { print("next") }
            }
            HStack(spacing: 4) {
              Text("Title")
              Button("Next", systemImage: "arrow.right") { print("next") }
            }
            LazyVGrid(columns: [GridItem()], spacing: 4) {
              ForEach(photos, id: \\.self) { photo in
                Button { print("photo") } label: { Image(uiImage: photo).resizable() }
              }
            }
            HStack(spacing: 0) {
              Button("Back", systemImage: "arrow.left") { print("back") }
              Spacer()
              Button("Next", systemImage: "arrow.right") { print("next") }
            }
            VStack(spacing: 0) {
              Button("Back", systemImage: "arrow.left") { print("back") }.padding()
              Button("Next", systemImage: "arrow.right") { print("next") }.padding()
            }
            LazyVStack(spacing: 0) { ForEach(photos, id: \\.self) { _ in Row() } }
            HStack(spacing: 0) {
              if photos.isEmpty {
                Button("Play", systemImage: "play") { print("play") }
              } else {
                Button("Stop", systemImage: "stop") { print("stop") }
              }
            }
          }
        }
      }

      struct Row: View {
        var body: some View {
          Button { print("row") } label: { Label("Row", systemImage: "star").padding() }
        }
      }
      """),
    Example(
      "chips with an edge of their own",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View {
          HStack(spacing: 4) {
      //                  ^ information: the controls in here are 4 points apart, so the wrong one is easily hit; leave at least 12 💡
            chip("One")
            chip("Two")
          }
        }

        private func chip(_ title: String) -> some View {
          Button { print(title) } label: { Label(title, systemImage: "star").padding().background(.red) }
        }
      }
      """),
    Example(
      "controls that Assistive Access does not show",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { HStack(spacing: 0) { Button("A") {}; Button("B") {} } }
          AssistiveAccess { Text("Simple") }
        }
      }
      """),
    Example(
      "controls under the flag",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isAssistiveAccessEnabled
        var body: some View {
          HStack(spacing: 4) {
            Button("A", systemImage: "a.circle") { print("a") }
            if !isAssistiveAccessEnabled { Button("B") { print("b") } }
          }
        }
      }
      """),
  ]
}
