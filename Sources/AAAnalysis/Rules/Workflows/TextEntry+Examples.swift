extension TextEntry {
  static let cases: [Example] = [
    Example(
      "a field and an editor",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @State private var title = ""
        @State private var text = ""

        var body: some View {
          VStack {
            TextField("Title", text: $title)
      //    ^^^^^^^^^ information: 'TextField' needs typing, which is hard for many people in Assistive Access; offer a few choices instead, or leave it out
            TextEditor(text: $text)
      //    ^^^^^^^^^^ information: 'TextEditor' needs typing, which is hard for many people in Assistive Access; offer a few choices instead, or leave it out
            Button("Clear", systemImage: "xmark") { title = "" }
          }
        }
      }
      """),
    Example(
      "a field in a child, with a binding",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }
      //- Home.swift
      import SwiftUI

      struct Home: View {
        @State private var name = ""

        var body: some View {
          NameField(name: $name)
        }
      }
      //- NameField.swift
      import SwiftUI

      struct NameField: View {
        @Binding var name: String
        var body: some View { TextField("Name", text: $name) }
      //                      ^^^^^^^^^ information: 'TextField' needs typing, which is hard for many people in Assistive Access; offer a few choices instead, or leave it out
      }
      """),
    Example(
      "one field in two forms, of a view model",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        let isWide: Bool
        @Bindable var model: Note

        var body: some View {
          if isWide {
            TextField("Note", text: $model.note)
      //    ^^^^^^^^^ information: 'TextField' needs typing, which is hard for many people in Assistive Access; offer a few choices instead, or leave it out
          } else {
            TextField("Note", text: $model.note, axis: .vertical)
          }
        }
      }

      @Observable final class Note { var note = "" }
      """),
    Example(
      "fields of UIKit and of a subclass",
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
        private let nameField = UITextField()
      //                        ^^^^^^^^^^^ information: 'UITextField' needs typing, which is hard for many people in Assistive Access; offer a few choices instead, or leave it out
        private let note = UITextView()
        private let pin = UITextField()

        override func viewDidLoad() {
          note.isEditable = false
          pin.keyboardType = .numberPad
          view.addSubview(RoundField())
      //                  ^^^^^^^^^^ information: 'RoundField' needs typing, which is hard for many people in Assistive Access; offer a few choices instead, or leave it out
        }
      }

      final class RoundField: UITextField {}
      """),
    Example(
      "values that buttons set as well: presets, speech, a picker",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @State private var message = ""
        @State private var place = ""
        @State private var fruit = ""

        private func listen() {
          recognizer.recognitionTask { result in place = result.text }
        }

        var body: some View {
          VStack {
            TextField("Message", text: $message)
            Button("I am fine", systemImage: "hand.thumbsup") { message = "I am fine" }
            TextField("Place", text: $place)
            Button("Speak", systemImage: "mic") { listen() }
            TextField("Fruit", text: $fruit)
            Picker("Fruit", selection: $fruit) { Text("Apple") }
          }
        }
      }
      """),
    Example(
      "presets in a child, and a value that goes where a button's goes",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @State private var message = ""
        @State private var question = ""

        private func send(_ text: String) {}

        var body: some View {
          VStack {
            TextField("Message", text: $message)
            Presets(text: $message)
            TextField("Question", text: $question)
            Button("Ask", systemImage: "arrow.up") { send(question) }
            Button("Help", systemImage: "questionmark") { send("Help") }
          }
        }
      }

      struct Presets: View {
        @Binding var text: String
        var body: some View {
          ForEach(["Yes", "No"], id: \\.self) { word in
            Button(word) { text = word }
          }
        }
      }
      """),
    Example(
      "digits, text that cannot be changed, passwords and the name beside them",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @State private var amount = ""

        var body: some View {
          VStack {
            TextField("Amount", text: $amount).keyboardType(.decimalPad)
            TextEditor(text: .constant("Read this"))
            TextField("Locked", text: $amount).disabled(true)
            SignIn()
          }
        }
      }

      struct SignIn: View {
        @State private var name = ""
        @State private var password = ""

        var body: some View {
          VStack {
            TextField("Name", text: $name)
            // aa:disable:next login-in-scene
            SecureField("Password", text: $password)
          }
        }
      }
      """),
    Example(
      "a keypad of the app's own",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @State private var number = ""

        var body: some View {
          VStack {
            TextField("Number", text: $number)
            ForEach(0..<10) { digit in
              Button("\\(digit)") { number.append("\\(digit)") }
            }
          }
        }
      }
      """),
    Example(
      "the full app, beside the scene",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { Editor() }
          AssistiveAccess { Text("Notes") }
        }
      }

      struct Editor: View {
        @State private var text = ""

        var body: some View {
          TextEditor(text: $text)
        }
      }
      """),
  ]
}
