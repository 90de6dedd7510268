extension CustomControlStyle {
  static let cases: [Example] = [
    Example(
      "a style of the project",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var isOn = false
        var body: some View {
          VStack {
            Button("Add", systemImage: "plus") { print("add") }
              .buttonStyle(Filled())
      //       ^^^^^^^^^^^ information: 'Filled' draws this control in its own way, which need not be as prominent as the system's in Assistive Access; use the system's style
            Toggle("Sound", isOn: $isOn).toggleStyle(Check(color: .red))
      //                                 ^^^^^^^^^^^ information: 'Check' draws this control in its own way, which need not be as prominent as the system's in Assistive Access; use the system's style
          }
        }
      }

      struct Filled: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.background(.red) }
      }

      struct Check: ToggleStyle {
        let color: Color
        func makeBody(configuration: Configuration) -> some View { configuration.label }
      }
      """),
    Example(
      "a style by its short name, around views of another file",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View {
          Actions().buttonStyle(.filled)
      //            ^^^^^^^^^^^ information: 'Filled' draws this control in its own way, which need not be as prominent as the system's in Assistive Access; use the system's style
        }
      }
      //- Actions.swift
      import SwiftUI

      struct Actions: View {
        var body: some View { Button("Add", systemImage: "plus") { print("add") } }
      }
      //- Filled.swift
      import SwiftUI

      struct Filled: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
      }

      extension PrimitiveButtonStyle where Self == Filled {
        static var filled: Filled { Filled() }
      }
      """),
    Example(
      "controls of UIKit that the project draws",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View {
          DialView()
        }
      }
      //- Dial.swift
      import SwiftUI

      struct DialView: UIViewRepresentable {
        func makeUIView(context: Context) -> Dial {
          Dial(frame: .zero)
      //  ^^^^ information: 'Dial' is a control of the app's own, which does not take the style of Assistive Access's controls; use one of the system's controls
        }
        func updateUIView(_ view: Dial, context: Context) {}
      }

      final class Dial: UIControl {}
      """),
    Example(
      "a view that handles touches",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View {
          VStack {
            PadView()
      //    ^^^^^^^ information: 'Pad' handles touches by itself, so it does not take the style of Assistive Access's controls; use one of the system's controls
            CanvasView()
          }
        }
      }
      //- Pad.swift
      import SwiftUI

      struct PadView: UIViewRepresentable {
        func makeUIView(context: Context) -> Pad { Pad() }
        func updateUIView(_ view: Pad, context: Context) {}
      }

      final class Pad: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { backgroundColor = .red }
      }

      struct CanvasView: UIViewRepresentable {
        func makeUIView(context: Context) -> SketchView { SketchView() }
        func updateUIView(_ view: SketchView, context: Context) {}
      }

      final class SketchView: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
        override func draw(_ rect: CGRect) {}
      }
      """),
    Example(
      "styles of the system and of libraries",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View {
          VStack {
            Button("Add", systemImage: "plus") { print("add") }.buttonStyle(.borderedProminent)
            Button("Add", systemImage: "plus") { print("add") }.buttonStyle(.compound(.primary))
            Button("Add", systemImage: "plus") { print("add") }.buttonStyle(BorderedButtonStyle())
            Text("Note").buttonStyle(Filled())
          }
        }
      }

      struct Filled: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
      }
      """),
    Example(
      "styles of what is no control",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View {
          Label("Add", systemImage: "plus").labelStyle(Big())
        }
      }

      struct Big: LabelStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.title }
      }
      """),
    Example(
      "styles that Assistive Access does not show",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { Button("Add") { print("add") }.buttonStyle(Filled()) }
          AssistiveAccess { Text("Simple") }
        }
      }

      struct Filled: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
      }
      """),
  ]
}
