extension SmallControl {
  static let cases: [Example] = [
    Example(
      "a control size",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View {
          VStack {
            Button("Add", systemImage: "plus") { print("add") }.controlSize(.small)
      //                                                        ^^^^^^^^^^^ warning: controls of this size are hard to see and to hit; leave the size away or use 'large' 💡
            Actions().controlSize(ControlSize.mini)
      //              ^^^^^^^^^^^ warning: controls of this size are hard to see and to hit; leave the size away or use 'large' 💡
          }
        }
      }

      struct Actions: View {
        var body: some View { Button("Go", systemImage: "play") { print("go") } }
      }
      """,
      fixed: """
        import SwiftUI

        struct NotesApp: App {
          var body: some Scene { AssistiveAccess { Home() } }
        }

        struct Home: View {
          var body: some View {
            VStack {
              Button("Add", systemImage: "plus") { print("add") }.controlSize(.large)
              Actions().controlSize(ControlSize.mini)
            }
          }
        }

        struct Actions: View {
          var body: some View { Button("Go", systemImage: "play") { print("go") } }
        }
        """),
    Example(
      "frames of a label and of a control",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        private let side: CGFloat = 20
        var body: some View {
          VStack {
            Button { print("add") } label: {
              Label("Add", systemImage: "plus")
                .frame(width: side, height: side)
      //         ^^^^^ warning: this control is 20 points large, which is hard to hit; make it at least 44 points 🚫 what stands around it may leave no room, which only the screen shows
            }
            Button("Add", systemImage: "plus") { print("add") }
              .frame(height: 36)
      //       ^^^^^ information: this control is 36 points large, which is hard to hit; make it at least 44 points 🚫 what stands around it may leave no room, which only the screen shows
            Button { print("add") } label: {
              Label("Add", systemImage: "plus")
                .frame(width: 20, height: 20)
      //         ^^^^^ information: this control is 30 points large, which is hard to hit; make it at least 44 points 🚫 what stands around it may leave no room, which only the screen shows
                .padding(5)
            }
          }
        }
      }
      """),
    Example(
      "a style of the project around a small label, through a helper",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View { content.padding() }
      }
      //- Content.swift
      import SwiftUI

      extension Home {
        var content: some View {
          Button { print("add") } label: { Label("Add", systemImage: "plus").frame(width: 36, height: 60) }
      //                                                                     ^^^^^ information: this control is 36 points large, which is hard to hit; make it at least 44 points 🚫 what stands around it may leave no room, which only the screen shows
            .buttonStyle(.plain)
        }
      }
      """),
    Example(
      "controls that are large enough",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @ScaledMetric private var side = 30
        var body: some View {
          VStack {
            Button("Add", systemImage: "plus") { print("add") }.controlSize(.large)
            Button { print("add") } label: {
              HStack {
                Image(systemName: "plus").frame(width: 20, height: 20)
                Text("Add")
              }
            }
            Button { print("add") } label: {
              Label("Add", systemImage: "plus").frame(width: 20, height: 20).frame(minWidth: 60, minHeight: 84)
            }
            Button { print("add") } label: { Label("Add", systemImage: "plus").frame(width: side, height: side) }
            Button { print("add") } label: { Label("Add", systemImage: "plus").frame(width: 30, height: 30).padding() }
            Button { print("add") } label: { Label("Add", systemImage: "plus").frame(width: 20, height: 20) }
              .buttonStyle(.bordered)
            ProgressView().controlSize(.small)
            Image(systemName: "person").frame(width: 20, height: 20)
            List { NavigationLink { Text("Next") } label: { Label("Next", systemImage: "play").frame(height: 20) } }
          }
        }
      }
      """),
    Example(
      "controls that Assistive Access does not show",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { Button("Add") { print("add") }.controlSize(.mini) }
          AssistiveAccess { Text("Simple") }
        }
      }
      """),
    Example(
      "small controls under the flag",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isAssistiveAccessEnabled
        var body: some View {
          Button("Add", systemImage: "plus") { print("add") }
          if !isAssistiveAccessEnabled { Button("Add") { print("add") }.controlSize(.small) }
        }
      }
      """),
    Example(
      "a label that is one thing or another",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var isLoading = false
        var body: some View {
          Button {
            isLoading = true
          } label: {
            if isLoading {
              ProgressView()
            } else {
              Image(systemName: "photo").frame(width: 25, height: 25)
      //                                 ^^^^^ warning: this control is 25 points large, which is hard to hit; make it at least 44 points 🚫 what stands around it may leave no room, which only the screen shows
            }
          }
        }
      }
      """),
  ]
}
