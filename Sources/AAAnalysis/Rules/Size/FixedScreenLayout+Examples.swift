extension FixedScreenLayout {
  static let cases: [Example] = [
    Example(
      "the width of a device",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View {
          Text("Title").frame(width: 390, height: 200)
      //                ^^^^^ information: a view has less than the screen in Assistive Access, so a width of 390 points may be cut off; use 'frame(maxWidth:)' 💡
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
            Text("Title").frame(maxWidth: 390, maxHeight: 200)
          }
        }
        """),
    Example(
      "the bounds of the screen, through a view model",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        private let layout = Layout()
        var body: some View {
          VStack {
            Text("Title").frame(width: UIScreen.main.bounds.width)
      //                               ^^^^^^^^^^^^^^^^^^^^ information: a view has less than the screen in Assistive Access, so the screen's bounds are too large; use the size of the view's own space
            Button("Measure", systemImage: "ruler") { layout.measure() }
          }
        }
      }
      //- Layout.swift
      import UIKit

      final class Layout {
        var width: CGFloat = 0
        func measure() { width = UIScreen.main.bounds.width }
      //                         ^^^^^^^^^^^^^^^^^^^^ information: a view has less than the screen in Assistive Access, so the screen's bounds are too large; use the size of the view's own space
      }
      """),
    Example(
      "the model of the device, and a rectangle",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View { Board() }
      }
      //- Board.swift
      import SwiftUI

      struct Board: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView {
          if UIDevice.current.model == "iPhone" { return UIView() }
      //     ^^^^^^^^^^^^^^^^^^^^^^ information: a view has less than the screen in Assistive Access, so the device's model does not tell how much; ask for the view's own size
          return UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      //                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information: a view has less than the screen in Assistive Access, so a rectangle of a screen's size may be cut off; lay out in the view's own bounds
        }
        func updateUIView(_ view: UIView, context: Context) {}
      }
      """),
    Example(
      "layouts that follow the space there is",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View {
          VStack {
            Text("Title").frame(maxWidth: .infinity, minHeight: 84)
            Image("photo").frame(width: 58, height: 58)
            GeometryReader { proxy in Text("Half").frame(width: proxy.size.width / 2) }
            Text("Wide").frame(width: 200)
          }
        }
      }
      """),
    Example(
      "code that draws an image",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View { Button("Save", systemImage: "square.and.arrow.down") { Poster().save() } }
      }
      //- Poster.swift
      import UIKit

      struct Poster {
        func save() {
          let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 0, y: 0, width: 375, height: 667))
          renderer.image { _ in }
        }
      }
      """),
    Example(
      "layouts that Assistive Access does not show",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { Text("Whole").frame(width: 390) }
          AssistiveAccess { Text("Simple") }
        }
      }
      """),
    Example(
      "a branch that the flag rules out",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isAssistiveAccessEnabled
        var body: some View {
          if !isAssistiveAccessEnabled { Text("Whole").frame(width: UIScreen.main.bounds.width) }
        }
      }
      """),
  ]
}
