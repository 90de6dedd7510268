extension ManualScreenSwitch {
  static let cases: [Example] = [
    Example(
      "a person is chosen, and unset by a button in the other view",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            Home()
          }
        }
      }
      //- Home.swift
      import SwiftUI

      struct Home: View {
        @State private var selected: String?
        var body: some View {
          if let selected {
      //         ^^^^^^^^ warning: 'selected' decides which screen is shown, so that Back leaves the app instead of going back one screen; push the screen onto a navigation stack
            Person(name: selected, onChooseAnother: { self.selected = nil })
          } else {
            People(choose: { name in selected = name })
          }
        }
      }
      //- People.swift
      import SwiftUI

      struct People: View {
        let choose: (String) -> Void
        var body: some View {
          List {
            Text("Who?")
            Button("Anna") { choose("Anna") }
          }
        }
      }

      struct Person: View {
        let name: String
        let onChooseAnother: () -> Void
        var body: some View {
          VStack {
            Text(name)
            Button("Choose another person", action: onChooseAnother)
          }
        }
      }
      """),
    Example(
      "a route in a switch, with titles, by a model",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            NavigationStack { Home() }
          }
        }
      }
      //- Home.swift
      import SwiftUI

      struct Home: View {
        @State private var router = Router()
        var body: some View {
          switch router.screen {
      //         ^^^^^^^^^^^^^ warning: 'screen' decides which screen is shown, so that Back leaves the app instead of going back one screen; push the screen onto a navigation stack
          case .home:
            List { Button("Photos") { router.open() } }
              .navigationTitle("Home")
              .assistiveAccessNavigationIcon(systemImage: "house")
          case .photos:
            VStack {
              Text("Photos")
              Button("Home") { router.close() }
            }
            .navigationTitle("Photos")
            .assistiveAccessNavigationIcon(systemImage: "photo")
          }
        }
      }
      //- Router.swift
      import Observation

      @Observable final class Router {
        enum Screen { case home, photos }
        var screen = Screen.home
        func open() { screen = .photos }
        func close() { screen = .home }
      }
      """),
    Example(
      "a binding that the views set themselves",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            Home()
          }
        }
      }
      //- Home.swift
      import SwiftUI

      struct Home: View {
        @State private var isDrawing = false
        var body: some View {
          NavigationStack {
            if isDrawing {
      //       ^^^^^^^^^ warning: 'isDrawing' decides which screen is shown, so that Back leaves the app instead of going back one screen; push the screen onto a navigation stack
              Canvas2(isDrawing: $isDrawing)
            } else {
              Start(isDrawing: $isDrawing)
            }
          }
        }
      }
      //- Views.swift
      import SwiftUI

      struct Start: View {
        @Binding var isDrawing: Bool
        var body: some View {
          VStack {
            Text("Draw")
            Button("Begin") { isDrawing = true }
          }
        }
      }

      struct Canvas2: View {
        @Binding var isDrawing: Bool
        var body: some View {
          VStack {
            Text("Paper")
            Button("Stop drawing") { isDrawing = false }
          }
        }
      }
      """),
    Example(
      "loading, an error with a button, and a login",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            Home()
          }
        }
      }
      //- Home.swift
      import SwiftUI

      struct Home: View {
        @State private var error: String?
        @State private var isLoggedIn = false
        var body: some View {
          if let error {
            Failure(text: error, retry: { self.error = nil })
          } else if isLoggedIn {
            Photos(fail: { error = "No connection" }, leave: { isLoggedIn = false })
          } else {
            Login(enter: { isLoggedIn = true })
          }
        }
      }

      struct Failure: View {
        let text: String
        let retry: () -> Void
        var body: some View { VStack { Text(text); Button("Retry", action: retry) } }
      }

      struct Photos: View {
        let fail: () -> Void
        let leave: () -> Void
        var body: some View { VStack { Text("Photos"); Button("Leave", action: leave); Button("Load", action: fail) } }
      }

      struct Login: View {
        let enter: () -> Void
        var body: some View { VStack { Text("Login"); Button("Enter", action: enter) } }
      }
      """),
    Example(
      "a card that leads on to the next question",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            Quiz()
          }
        }
      }
      //- Quiz.swift
      import SwiftUI

      struct Quiz: View {
        @State private var chosen: String?
        @State private var index = 0
        var body: some View {
          if let chosen {
            Card(text: chosen, onContinue: { self.chosen = nil; index += 1 })
          } else {
            Question(index: index, choose: { chosen = $0 })
          }
        }
      }

      struct Card: View {
        let text: String
        let onContinue: () -> Void
        var body: some View { VStack { Text(text); Button("Continue", action: onContinue) } }
      }

      struct Question: View {
        let index: Int
        let choose: (String) -> Void
        var body: some View { VStack { Text("Who?"); Button("Anna") { choose("Anna") } } }
      }
      """),
    Example(
      "play and stop",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            Player()
          }
        }
      }
      //- Player.swift
      import SwiftUI

      struct Player: View {
        @State private var isOn = false
        var body: some View {
          VStack {
            Text("Song")
            if isOn {
              Button("Stop") { isOn = false }
            } else {
              Button("Play") { isOn = true }
            }
          }
        }
      }
      """),
  ]
}
