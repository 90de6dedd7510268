extension SmallText {
  static let cases: [Example] = [
    Example(
      "a control's text and other text",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View {
          VStack {
            Button { print("add") } label: {
              Label("Add", systemImage: "plus").font(.caption)
      //                                             ^^^^^^^^ warning: this control's text is in the style 'caption', which is hard to read; use 'body' or a larger style 💡
            }
            Text("Details").font(Font.footnote.bold())
      //                              ^^^^^^^^ information: this text is in the style 'footnote', which is hard to read; use 'body' or a larger style 💡
            Text("Details").font(.system(size: 12, weight: .bold, design: .rounded))
      //                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information: this text is 12 points large, which is hard to read; use 'body' or a larger style 💡
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
            VStack {
              Button { print("add") } label: {
                Label("Add", systemImage: "plus").font(.body)
              }
              Text("Details").font(Font.footnote.bold())
              Text("Details").font(.system(size: 12, weight: .bold, design: .rounded))
            }
          }
        }
        """),
    Example(
      "a size in points with a weight",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View {
          Text("Details").font(.system(size: 12, weight: .bold))
      //                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information: this text is 12 points large, which is hard to read; use 'body' or a larger style 💡
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
            Text("Details").font(.body.weight(.bold))
          }
        }
        """),
    Example(
      "a view that is a link's label in another file, and a constant of the project",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View {
          NavigationLink { Text("Next") } label: { Row() }
        }
      }
      //- Row.swift
      import SwiftUI

      struct Row: View {
        var body: some View {
          VStack {
            Text("Title")
            Text("Details").font(.caption2)
      //                         ^^^^^^^^^ warning: this control's text is in the style 'caption2', which is hard to read; use 'body' or a larger style 💡
          }
          .font(.note)
      //        ^^^^^ warning: this control's text is 14 points large, which is hard to read; use 'body' or a larger style 🚫 the font is a value that other texts may use as well
        }
      }
      //- Fonts.swift
      import SwiftUI

      extension Font {
        static let note = Font.system(size: 14)
      }
      """),
    Example(
      "fonts of UIKit",
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

      struct Board: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> BoardController { BoardController() }
        func updateUIViewController(_ controller: BoardController, context: Context) {}
      }

      final class BoardController: UIViewController {
        private let label = UILabel()

        override func viewDidLoad() {
          super.viewDidLoad()
          label.font = UIFont.systemFont(ofSize: 12)
      //                      ^^^^^^^^^^ information: this text is 12 points large, which is hard to read; use 'body' or a larger style 🚫 the font is a value that other texts may use as well
          label.font = .preferredFont(forTextStyle: .caption1)
      //               ^^^^^^^^^^^^^^ information: this text is in the style 'caption', which is hard to read; use 'body' or a larger style 🚫 the font is a value that other texts may use as well
          label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 12))
          label.font = .preferredFont(forTextStyle: .body)
        }
      }
      """),
    Example(
      "both parts of a choice, and one of them",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        let isWide: Bool
        var body: some View {
          VStack {
            Text("Small").font(isWide ? .caption : .footnote)
      //                                ^^^^^^^^ information: this text is in the style 'caption', which is hard to read; use 'body' or a larger style 💡
            Text("Fine").font(isWide ? .caption : .title)
          }
        }
      }
      """),
    Example(
      "text of a proper size, pictures and signs",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @ScaledMetric private var size = 12
        var body: some View {
          VStack {
            Text("Body").font(.body)
            Text("Large").font(.system(size: 20))
            Text("Style").font(.system(.title, design: .rounded))
            Text("Scaled").font(.system(size: size))
            Text("Custom").font(.custom("Avenir", size: 12))
            Image(systemName: "star").font(.caption)
            Text(Image(systemName: "star")).font(.caption)
            Text("·").font(.caption)
            HStack { Image(systemName: "star") }.font(.system(size: 12))
            VStack { Text("Own").font(.title) }.font(.caption)
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
          WindowGroup { Text("Whole").font(.caption) }
          AssistiveAccess { Text("Simple") }
        }
      }
      """),
    Example(
      "small text under the flag",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isAssistiveAccessEnabled
        var body: some View {
          Text("Simple").font(isAssistiveAccessEnabled ? .title : .caption)
          if !isAssistiveAccessEnabled { Text("Whole").font(.caption) }
        }
      }
      """),
    Example(
      "a view of the same name that only the app for the watch has",
      """
      //- Sources/App/App.swift
      import SwiftUI

      @main
      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Badge() } }
      }
      //- Packages/Design/Badge.swift
      import SwiftUI

      struct Badge: View {
        var body: some View { Text("New") }
      }
      //- Sources/WatchApp/Badge.swift
      import SwiftUI

      struct Badge: View {
        var body: some View { Text("New").font(.caption2) }
      }
      """),
    Example(
      "a style with a weight, as an implicit member",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View {
          Text("Details").font(.caption.bold())
      //                       ^^^^^^^^ information: this text is in the style 'caption', which is hard to read; use 'body' or a larger style 💡
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
            Text("Details").font(.body.bold())
          }
        }
        """),
  ]
}
