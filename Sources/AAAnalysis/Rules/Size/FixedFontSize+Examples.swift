extension FixedFontSize {
  static let cases: [Example] = [
    Example(
      "a size in points",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View {
          Text("Title").font(.system(size: 20))
      //                     ^^^^^^^^^^^^^^^^^ information: this text stays at 20 points whatever text size a person chooses; use a text style 💡
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
            Text("Title").font(.title3)
          }
        }
        """),
    Example(
      "a font that does not scale, and a constant",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        private let titleFont = Font.system(size: 40)
        var body: some View {
          VStack {
            Text("Title").font(titleFont)
      //                       ^^^^^^^^^ information: this text stays at 40 points whatever text size a person chooses; use a text style
            Text("Title").font(.custom("Avenir", fixedSize: 18))
      //                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information: this text stays at 18 points whatever text size a person chooses; use a text style
          }
        }
      }
      """),
    Example(
      "a font of UIKit",
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
        func makeUIView(context: Context) -> UILabel {
          let label = UILabel()
          label.font = .boldSystemFont(ofSize: 17)
      //               ^^^^^^^^^^^^^^^ information: this text stays at 17 points whatever text size a person chooses; use a text style
          return label
        }
        func updateUIView(_ view: UILabel, context: Context) {}
      }
      """),
    Example(
      "sizes that scale, and pictures",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @ScaledMetric private var size = 20
        let given: CGFloat
        var body: some View {
          VStack {
            Text("Style").font(.title)
            Text("Scaled").font(.system(size: size))
            Text("Given").font(.system(size: given))
            Text("Custom").font(.custom("Avenir", size: 20))
            Text("Style").font(.system(.title, design: .rounded))
            Image(systemName: "star").font(.system(size: 60))
            Button("Go", systemImage: "play") { print("go") }
            Text("🎨").font(.system(size: 60))
          }
        }
      }
      """),
    Example(
      "text that is too small is told of elsewhere",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View { Text("Small").font(.system(size: 12)) }
      }
      """),
    Example(
      "text that Assistive Access does not show",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { Text("Whole").font(.system(size: 20)) }
          AssistiveAccess { Text("Simple") }
        }
      }
      """),
  ]
}
