extension IconOnlyLabelStyle {
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
            .labelStyle(.iconOnly)
      //     ^^^^^^^^^^ warning: this style shows the icon of a control alone, which has to be guessed; show the title as well, as in 'labelStyle(.titleAndIcon)' 💡
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
      "in the label, in a toolbar, and in a view of its own",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            Button { } label: { PlusLabel() }
            Text("Hello").toolbar {
              Button { } label: { Label("Edit", systemImage: "pencil").labelStyle(IconOnlyLabelStyle()) }
      //                                                               ^^^^^^^^^^ warning: this style shows the icon of a control alone, which has to be guessed; show the title as well, as in 'labelStyle(.titleAndIcon)' 💡
            }
          }
        }
      }
      //- PlusLabel.swift
      import SwiftUI

      struct PlusLabel: View {
        var body: some View {
          Label("Add", systemImage: "plus")
            .labelStyle(.iconOnly)
      //     ^^^^^^^^^^ warning: this style shows the icon of a control alone, which has to be guessed; show the title as well, as in 'labelStyle(.titleAndIcon)' 💡
        }
      }
      """),
    Example(
      "on a parent of the view whose buttons stand in another file, by a style of the project's own",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            VStack { Buttons() }
              .labelStyle(.bare)
      //       ^^^^^^^^^^ warning: the label style 'bare' shows the icon of a control alone, which has to be guessed; show the title as well, as in 'labelStyle(.titleAndIcon)' 💡
          }
        }
      }
      //- Buttons.swift
      import SwiftUI

      struct Buttons: View {
        var body: some View {
          HStack { Button("Add", systemImage: "plus") {} }
        }
      }
      //- BareLabelStyle.swift
      import SwiftUI

      struct BareLabelStyle: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.icon.padding()
        }
      }

      extension LabelStyle where Self == BareLabelStyle {
        static var bare: BareLabelStyle { BareLabelStyle() }
      }
      """),
    Example(
      "labels that are no controls, words beside the icon, nearer styles, styles that show both",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            VStack {
              Label("Sunny", systemImage: "sun.max").labelStyle(.iconOnly)
              Button { } label: {
                HStack { Label("Add", systemImage: "plus").labelStyle(.iconOnly); Text("Add") }
              }
              Group { Button("Add", systemImage: "plus") {}.labelStyle(.titleAndIcon) }.labelStyle(.iconOnly)
              Button("Add", systemImage: "plus") {}.labelStyle(Stacked())
              Button("Add") {}.labelStyle(.iconOnly)
              Button { } label: { Row() }
            }
          }
        }
      }

      struct Row: View {
        var body: some View {
          VStack {
            Label("Add", systemImage: "plus").labelStyle(.iconOnly)
            Text("Add")
          }
        }
      }
      //- Stacked.swift
      import SwiftUI

      struct Stacked: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
          VStack { configuration.icon; configuration.title }
        }
      }
      """),
    Example(
      "outside of Assistive Access",
      """
      import SwiftUI

      struct NotesApp: App {
        @Environment(\\.accessibilityAssistiveAccessEnabled) var simple
        var body: some Scene {
          WindowGroup { Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly) }
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) var simple
        var body: some View {
          if !simple { Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly) }
        }
      }
      """),
    Example(
      "a style that depends on what the code does not say",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            Button("Add", systemImage: "plus") {}.labelStyle(.fromLibrary)
            Button("Edit", systemImage: "pencil") {}.labelStyle(Narrow(isNarrow: true))
          }
        }
      }

      struct Narrow: LabelStyle {
        let isNarrow: Bool
        func makeBody(configuration: Configuration) -> some View {
          configuration.icon
          if !isNarrow { configuration.title }
        }
      }
      """),
    Example(
      "the way out of a question",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View {
          Button(role: .cancel) {} label: { Label("Close", systemImage: "xmark").labelStyle(.iconOnly) }
        }
      }
      """),
  ]
}
