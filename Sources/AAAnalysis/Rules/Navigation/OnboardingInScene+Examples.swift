extension OnboardingInScene {
  static let cases: [Example] = [
    Example(
      "an introduction before the first screen",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            Root()
          }
        }
      }
      //- Root.swift
      import SwiftUI

      struct Root: View {
        @AppStorage("hasCompletedOnboarding") private var hasCompletedOnboarding = false
        var body: some View {
          if hasCompletedOnboarding {
            Text("Home")
          } else {
            OnboardingFlow(onDone: { hasCompletedOnboarding = true })
      //    ^^^^^^^^^^^^^^ warning: 'OnboardingFlow' asks to be gone through before the app can be used; leave it to the normal app and begin with what the app is for
          }
        }
      }
      //- OnboardingFlow.swift
      import SwiftUI

      struct OnboardingFlow: View {
        let onDone: () -> Void
        var body: some View {
          VStack {
            OnboardingPage()
            Button("Start", action: onDone)
          }
        }
      }

      struct OnboardingPage: View {
        var body: some View { Text("Welcome") }
      }
      """),
    Example(
      "what is new, in a sheet, by a library",
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
      import NewsKit
      import SwiftUI

      struct Home: View {
        @State private var isNew = true
        var body: some View {
          Text("Home").sheet(isPresented: $isNew) { WhatsNewView(items: []) }
      //                                            ^^^^^^^^^^^^ warning: 'WhatsNewView' asks to be gone through before the app can be used; leave it to the normal app and begin with what the app is for
        }
      }
      """),
    Example(
      "a condition alone tells",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            Root()
          }
        }
      }
      //- Root.swift
      import SwiftUI

      struct Root: View {
        @State private var model = Model()
        var body: some View {
          if !model.didFinishOnboarding {
            Pages()
      //    ^^^^^ information: this is shown before an introduction is done; leave it to the normal app and begin with what the app is for
          } else {
            Text("Home")
          }
        }
      }

      struct Pages: View {
        var body: some View { Text("Hello") }
      }
      //- Model.swift
      import Observation

      @Observable final class Model {
        var didFinishOnboarding = false
      }
      """),
    Example(
      "an introduction in the normal window",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { OnboardingView() }
          AssistiveAccess { Text("Notes") }
        }
      }

      struct OnboardingView: View {
        var body: some View { Text("Welcome") }
      }
      """),
    Example(
      "words that are no screen",
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
        var body: some View {
          VStack {
            WelcomeBanner(name: "Anna")
            Text("Welcome")
            Setup.label
          }
        }
      }

      struct WelcomeBanner: View {
        let name: String
        var body: some View { Text(name) }
      }

      enum Setup {
        static var label: some View { Text("Ready") }
      }
      """),
    Example(
      "loading and login are no introduction",
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
        let isLoggedIn: Bool
        let isFirstPhoto: Bool
        var body: some View {
          if isLoggedIn { Text("Photos") } else { Text("Ask whoever set up this phone.") }
          if isFirstPhoto { Text("First") }
        }
      }
      """),
    Example(
      "a set-up among the settings",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            NavigationStack { NavigationLink("Settings") { SettingsView() } }
          }
        }
      }
      //- Home.swift
      import SwiftUI

      struct SettingsView: View {
        var body: some View { List { NavigationLink("Gestures") { GesturesSetupView() } } }
      }

      struct GesturesSetupView: View {
        var body: some View { List { Button("Swipe") {} } }
      }
      """),
  ]
}
