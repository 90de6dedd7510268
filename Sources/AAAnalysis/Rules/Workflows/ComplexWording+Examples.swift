extension ComplexWording {
  static let cases: [Example] = [
    Example(
      "long titles",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @State private var isOn = false

        var body: some View {
          VStack {
            Button("Show me all of my photos", systemImage: "photo") {}
      //           ^^^^^^^^^^^^^^^^^^^^^^^^^^ information: this title has 6 words and 24 characters, which is slow to read; say it in a few
            Toggle(isOn: $isOn) {
              Text("Remember this choice for next time")
      //           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information: this title has 6 words and 34 characters, which is slow to read; say it in a few
              Text("You can change it later.")
            }
          }
        }
      }
      """),
    Example(
      "technical words",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        var body: some View {
          VStack {
            Text("Invalid name")
      //         ^^^^^^^^^^^^^^ information: “invalid” is a technical word that many people do not know; say it in common words
            Button("Synchronize", systemImage: "arrow.clockwise") {}
      //           ^^^^^^^^^^^^^ information: “synchronize” is a technical word that many people do not know; say it in common words
            Label("Clear cache", systemImage: "trash")
      //          ^^^^^^^^^^^^^ information: “cache” is a technical word that many people do not know; say it in common words
          }
        }
      }
      """),
    Example(
      "a long sentence, two negatives, and capitals",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        var body: some View {
          VStack {
            Text("When you have taken the picture you can look at it and then you can keep it or you can take another one")
      //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information: this text has a sentence of 23 words, which is hard to follow; make several short ones
            Text("You cannot save it without a name")
      //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information: two negatives in one sentence are hard to work out; say what is so
            Text("VERY IMPORTANT")
      //         ^^^^^^^^^^^^^^^^ information: words in capitals throughout are harder to recognise; write them as in a sentence
          }
        }
      }
      """),
    Example(
      "titles of UIKit",
      """
      //- AppDelegate.swift
      import UIKit

      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
          if session.role == .windowAssistiveAccessApplication {
            configuration.delegateClass = SimpleDelegate.self
          }
          return configuration
        }
      }

      final class SimpleDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window.rootViewController = HomeController()
        }
      }
      //- HomeController.swift
      import UIKit

      final class HomeController: UIViewController {
        override func viewDidLoad() {
          button.setTitle("Authenticate", for: .normal)
      //                  ^^^^^^^^^^^^^^ information: “authenticate” is a technical word that many people do not know; say it in common words
        }
      }
      """),
    Example(
      "plain words",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        var body: some View {
          VStack {
            Text("Take a picture. Look at it. Keep it, or take another one.")
            Button("Call Mum", systemImage: "phone") {}
            Text("SOS")
            Text("Photos of the day")
          }
        }
      }
      """),
    Example(
      "keys and texts in other languages",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        var body: some View {
          VStack {
            Button("settings.synchronization.start_now", systemImage: "gear") {}
            Button("Alle Fotos der letzten Woche zeigen", systemImage: "photo") {}
            Text(verbatim: "Überprüfung der Konfiguration, die nicht ohne weiteres zu verstehen ist")
          }
        }
      }
      """),
    Example(
      "words that are not shown here",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { Text("Invalid token in the cache") }
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        let title: String

        var body: some View {
          Text(title).onAppear { print("Invalid token in the cache") }
        }
      }
      """),
  ]
}
