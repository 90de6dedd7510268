extension LoginInScene {
  static let cases: [Example] = [
    Example(
      "two passwords of one form",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @State private var email = ""
        @State private var password = ""
        @State private var again = ""

        var body: some View {
          Form {
            TextField("E-mail", text: $email).textContentType(.username)
            SecureField("Password", text: $password)
      //    ^^^^^^^^^^^ warning: 'SecureField' asks for a password, which many people cannot remember or type; have somebody sign in before Assistive Access is turned on, and say so here
            SecureField("Again", text: $again)
          }
        }
      }
      """),
    Example(
      "a web session that a view model in another file starts",
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
        @State private var model = Session()

        var body: some View {
          Button("Sign in", systemImage: "person") { model.signIn() }
        }
      }
      //- Session.swift
      import AuthenticationServices

      @Observable final class Session {
        private let web = WebSignIn()

        func signIn() { web.start() }
      }
      //- WebSignIn.swift
      import AuthenticationServices

      final class WebSignIn {
        func start() {
          let session = ASWebAuthenticationSession(url: address, callbackURLScheme: "notes") { _, _ in }
      //                ^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: 'ASWebAuthenticationSession' signs in on a page that may not appear in Assistive Access; have somebody sign in before Assistive Access is turned on, and say so here
          session.start()
        }
      }
      """),
    Example(
      "a web session that the environment gives, under another name",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @Environment(\\.webAuthenticationSession) private var session

        var body: some View {
          Button("Sign in", systemImage: "person") {
            Task { try await session.authenticate(using: address, callbackURLScheme: "notes") }
      //                             ^^^^^^^^^^^^ warning: 'webAuthenticationSession' signs in on a page that may not appear in Assistive Access; have somebody sign in before Assistive Access is turned on, and say so here
          }
        }
      }
      """),
    Example(
      "a code that was sent, and Sign in with Apple",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @State private var code = ""

        var body: some View {
          VStack {
            TextField("Code", text: $code)
              .keyboardType(.numberPad)
              .textContentType(.oneTimeCode)
      //       ^^^^^^^^^^^^^^^ warning: this field asks for a password or code, which many people cannot remember or type; have somebody sign in before Assistive Access is turned on, and say so here
            Apple()
          }
        }
      }

      struct Apple: View {
        var body: some View {
          SignInWithAppleButton(onRequest: { _ in }, onCompletion: { _ in })
      //  ^^^^^^^^^^^^^^^^^^^^^ warning: 'SignInWithAppleButton' begins to sign in, which many people cannot do alone; have somebody sign in before Assistive Access is turned on, and say so here
        }
      }
      """),
    Example(
      "a library, handed to a child as a closure",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        private let service = SignInService()

        var body: some View {
          SignInCard(onTap: { service.begin() })
        }
      }

      struct SignInCard: View {
        let onTap: () -> Void
        var body: some View { Button("Sign in", systemImage: "person", action: onTap) }
      }

      final class SignInService {
        func begin() {
          OIDAuthorizationService.present(request, presenting: controller) { _, _ in }
      //                          ^^^^^^^ warning: 'OIDAuthorizationService' signs in on a page that may not appear in Assistive Access; have somebody sign in before Assistive Access is turned on, and say so here
        }
      }
      """),
    Example(
      "Face ID",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        private func unlock() {
          let context = LAContext()
          guard context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil) else { return }
          context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Open the diary") { _, _ in }
      //          ^^^^^^^^^^^^^^ information: 'evaluatePolicy' asks for a face, a finger or the passcode, which can lock people out; leave the check out in Assistive Access if nothing private is behind it
        }

        var body: some View {
          Text("Diary").onAppear { unlock() }
        }
      }
      """),
    Example(
      "a field of UIKit",
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
        private let field = UITextField()

        override func viewDidLoad() {
          field.isSecureTextEntry = true
      //  ^^^^^^^^^^^^^^^^^^^^^^^ warning: 'isSecureTextEntry' asks for a password, which many people cannot remember or type; have somebody sign in before Assistive Access is turned on, and say so here
          field.textContentType = .password
        }
      }
      """),
    Example(
      "signing in outside of the scene alone",
      """
      import AuthenticationServices
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { SignIn() }
          AssistiveAccess { Home() }
        }
      }

      struct SignIn: View {
        @State private var password = ""

        var body: some View {
          SecureField("Password", text: $password)
            .onSubmit { ASWebAuthenticationSession(url: address, callbackURLScheme: "notes") { _, _ in }.start() }
        }
      }

      struct Home: View {
        var body: some View {
          Text("Ask whoever set up this phone to sign in")
        }
      }
      """),
    Example(
      "a branch that Assistive Access rules out; Guided Access is something else",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isAssistiveAccessEnabled
        @State private var password = ""

        var body: some View {
          VStack {
            if !isAssistiveAccessEnabled { SecureField("Password", text: $password) }
            if UIAccessibility.isGuidedAccessEnabled { Text("Guided") }
          }
        }
      }
      """),
    Example(
      "the flag, read in a plain file and passed on by another name",
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
        @State private var password = ""

        var body: some View {
          if !Device.isCalm { SecureField("Password", text: $password) }
        }
      }
      //- Device.swift
      import Accessibility

      enum Device {
        static var isCalm: Bool { AccessibilitySettings.isAssistiveAccessEnabled }
      }
      """),
    Example(
      "other content types, checks of the status, and functions of the project",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @State private var name = ""
        @State private var canUnlock = false
        private let service = Service()

        var body: some View {
          VStack {
            TextField("Name", text: $name).textContentType(.name)
            Text("AppleScript needs assistive access to type the password")
            Button("Go on", systemImage: "arrow.right") { service.authenticate() }
          }
          .task { canUnlock = LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: nil) }
        }
      }

      final class Service {
        func authenticate() {}
      }
      """),
    Example(
      "a secret that is no account's",
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
        @State private var wifiPassword = ""
        var body: some View {
          SecureField("Password", text: $wifiPassword)
      //  ^^^^^^^^^^^ warning: 'SecureField' asks for a password, which many people cannot remember or type; have somebody enter it before Assistive Access is turned on
        }
      }
      """),
    Example(
      "a field that is told where it stands, one that only shows, and an eye",
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
        @State private var key = ""
        var body: some View {
          SecureField("Password", text: $key).keyStyle()
      //  ^^^^^^^^^^^ warning: 'SecureField' asks for a password, which many people cannot remember or type; have somebody sign in before Assistive Access is turned on, and say so here
          Shown(key: "1234")
        }
      }

      extension View {
        func keyStyle() -> some View { self.padding().textContentType(.password) }
      }

      struct Shown: View {
        @State var key: String
        var body: some View { SecureField("Key", text: $key).disabled(true) }
      }
      """),
  ]
}
