extension TextScalingLimited {
  static let cases: [Example] = [
    Example(
      "text that shrinks",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View {
          Text("Title")
            .lineLimit(1)
            .minimumScaleFactor(0.5)
      //     ^^^^^^^^^^^^^^^^^^ information: this text shrinks to fit one line, which undoes the large text that a person has chosen; let it wrap
        }
      }
      """),
    Example(
      "sizes that text does not grow beyond",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View {
          VStack {
            Text("Range").dynamicTypeSize(...DynamicTypeSize.xxLarge)
      //                  ^^^^^^^^^^^^^^^ information: the size of this text is capped, whatever text size a person chooses; let it grow
            Text("Both").dynamicTypeSize(.small ... .large)
      //                 ^^^^^^^^^^^^^^^ information: the size of this text is capped, whatever text size a person chooses; let it grow
            Text("One").dynamicTypeSize(.large)
      //                ^^^^^^^^^^^^^^^ information: the size of this text is capped, whatever text size a person chooses; let it grow
          }
        }
      }
      """),
    Example(
      "a cap on a modifier of the project",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View { Text("Title").compact() }
      }
      //- Compact.swift
      import SwiftUI

      extension View {
        func compact() -> some View {
          self.dynamicTypeSize(...DynamicTypeSize.accessibility1)
      //       ^^^^^^^^^^^^^^^ information: the size of this text is capped, whatever text size a person chooses; let it grow
        }
      }
      """),
    Example(
      "text that grows",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View {
          VStack {
            Text("One line").lineLimit(1)
            Text("Shrinks last").lineLimit(3).minimumScaleFactor(0.8)
            Text("Never").lineLimit(1).minimumScaleFactor(1)
            Text("Least").dynamicTypeSize(DynamicTypeSize.large...)
            Text("Most").dynamicTypeSize(...DynamicTypeSize.accessibility5)
            Image(systemName: "star").dynamicTypeSize(.large)
          }
        }
      }
      """),
    Example(
      "text that Assistive Access does not show",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { Text("Whole").lineLimit(1).minimumScaleFactor(0.5) }
          AssistiveAccess { Text("Simple") }
        }
      }
      """),
    Example(
      "limits under the flag",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isAssistiveAccessEnabled
        var body: some View {
          if !isAssistiveAccessEnabled { Text("Whole").dynamicTypeSize(.large) }
        }
      }
      """),
  ]
}
