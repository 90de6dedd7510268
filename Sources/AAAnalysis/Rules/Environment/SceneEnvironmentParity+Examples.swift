extension SceneEnvironmentParity {
  static let cases: [Example] = [
    Example(
      "a value of the app's own, told where it is read first",
      #"""
      //- App/QuizApp.swift
      import SwiftUI

      @main
      struct QuizApp: App {
        @State private var theme = Theme.bright

        var body: some Scene {
          WindowGroup {
            QuizList()
              .environment(\.theme, theme)
              .environment(\.colorScheme, .dark)
          }
          AssistiveAccess {
            QuestionView()
          }
        }
      }

      extension EnvironmentValues {
        @Entry var theme = Theme.plain
      }
      //- App/QuestionView.swift
      import SwiftUI

      struct QuestionView: View {
        @Environment(\.theme) private var theme
      //                                  ^^^^^ information: the 'WindowGroup' sets 'theme' in the environment and the Assistive Access scene does not, so it has its default value there; add '.environment(\.theme, theme)' to the scene's root view, as the 'WindowGroup' has 💡
        @Environment(\.colorScheme) private var colorScheme

        var body: some View {
          Text("Question").foregroundStyle(theme.color)
          AnswerView()
        }
      }

      struct AnswerView: View {
        @Environment(\.theme) private var theme
        var body: some View { Text("Answer").foregroundStyle(theme.color) }
      }
      """#,
      fixed: #"""
        //- App/QuizApp.swift
        import SwiftUI

        @main
        struct QuizApp: App {
          @State private var theme = Theme.bright

          var body: some Scene {
            WindowGroup {
              QuizList()
                .environment(\.theme, theme)
                .environment(\.colorScheme, .dark)
            }
            AssistiveAccess {
              QuestionView()
                .environment(\.theme, theme)
            }
          }
        }

        extension EnvironmentValues {
          @Entry var theme = Theme.plain
        }
        """#),
    Example(
      "an object that a view can do without",
      #"""
      //- App/ChatApp.swift
      import SwiftUI

      @main
      struct ChatApp: App {
        @State private var account = Account()

        var body: some Scene {
          WindowGroup { Chats().environment(account) }
          AssistiveAccess { ChatView() }
        }
      }

      struct ChatView: View {
        @Environment(Account.self) private var account: Account?
      //                                       ^^^^^^^ information: the 'WindowGroup' has a 'Account' in its environment and the Assistive Access scene has not, so this is nil there; add '.environment(account)' to the scene's root view, as the 'WindowGroup' has 💡
        var body: some View { Text(account?.name ?? "Nobody") }
      }
      """#,
      fixed: #"""
        //- App/ChatApp.swift
        import SwiftUI

        @main
        struct ChatApp: App {
          @State private var account = Account()

          var body: some Scene {
            WindowGroup { Chats().environment(account) }
            AssistiveAccess { ChatView().environment(account) }
          }
        }

        struct ChatView: View {
          @Environment(Account.self) private var account: Account?
          var body: some View { Text(account?.name ?? "Nobody") }
        }
        """#),
    Example(
      "tint and locale",
      #"""
      //- App/MenuApp.swift
      import SwiftUI

      @main
      struct MenuApp: App {
        @AppStorage("language") private var language = "en"

        var body: some Scene {
          WindowGroup {
            MenuView()
              .tint(.orange)
          }
          AssistiveAccess {
            OrderView()
      //    ^^^^^^^^^ information: the 'WindowGroup' sets a tint and this one does not, so its controls have another color; add '.tint(.orange)' to this view 💡
          }
        }
      }
      //- App/OrderView.swift
      import SwiftUI

      struct OrderView: View {
        var body: some View { Button("Order", systemImage: "cart") {} }
      }
      //- Other/TimetableApp.swift
      import SwiftUI

      @main
      struct TimetableApp: App {
        @AppStorage("language") private var language = "en"

        var body: some Scene {
          WindowGroup { Timetable().environment(\.locale, Locale(identifier: language)) }
          AssistiveAccess { NextBus() }
      //                    ^^^^^^^ information: the 'WindowGroup' sets the locale and this one does not, so texts here may be in another language; add '.environment(\.locale, Locale(identifier: language))' to this view 💡
        }
      }

      struct NextBus: View {
        var body: some View { Text(Date.now, format: .dateTime) }
      }
      """#,
      fixed: #"""
        //- App/MenuApp.swift
        import SwiftUI

        @main
        struct MenuApp: App {
          @AppStorage("language") private var language = "en"

          var body: some Scene {
            WindowGroup {
              MenuView()
                .tint(.orange)
            }
            AssistiveAccess {
              OrderView()
                .tint(.orange)
            }
          }
        }
        """#),
    Example(
      "set in the root view's own body, for a window of its own, not read, or another one",
      #"""
      //- App/ClockApp.swift
      import SwiftUI

      @main
      struct ClockApp: App {
        var body: some Scene {
          WindowGroup {
            ClockView()
              .tint(.red)
              .environment(\.locale, .current)
              .environment(\.style, .digital)
              .environment(\.alarm, .loud)
              .environment(World())
          }
          WindowGroup(for: Int.self) { _ in
            ClockView().environment(\.isSmall, true)
          }
          AssistiveAccess { BigClock() }
        }
      }

      struct BigClock: View {
        var body: some View {
          NavigationStack { DialView() }
            .tint(.blue)
            .environment(\.locale, .autoupdatingCurrent)
            .modifier(ClockStyle())
        }
      }

      struct ClockStyle: ViewModifier {
        func body(content: Content) -> some View { content.environment(\.style, .analog) }
      }

      struct DialView: View {
        @Environment(\.style) private var style
        @Environment(\.isSmall) private var isSmall
        @Environment(\.alarm) private var alarm
        @Environment(\.missing) private var missing

        var body: some View { Text(style.title(isSmall, missing)) }
      }
      """#),
    Example(
      "an object that is missing is told first",
      #"""
      //- App/GameApp.swift
      import SwiftUI

      @main
      struct GameApp: App {
        @StateObject private var game = Game()

        var body: some Scene {
          WindowGroup {
            Board()
              .environmentObject(game)
              .tint(.green)
              .environment(\.speed, 2)
          }
          AssistiveAccess { PlayView() }
        }
      }

      struct PlayView: View {
        @EnvironmentObject private var game: Game
        @Environment(\.speed) private var speed
        var body: some View { Text(game.title(speed)) }
      }
      """#),
  ]
}
