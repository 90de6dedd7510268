extension Acceptance {
  /// Code that made other tools speak wrongly, or crash.
  static let misread: [Acceptance] = [
    Acceptance(
      101, "web sign-in through a view model, and in a view that the scene does not reach",
      .atLeast(["login-in-scene"]),
      source: app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          @State private var model = AccountModel()
          var body: some View {
            Button("Sign in", systemImage: "person") { model.signIn() }
          }
        }
        //- AccountModel.swift
        import AuthenticationServices

        @Observable
        final class AccountModel {
          private let web = WebSignIn()
          func signIn() { web.begin() }
        }
        //- WebSignIn.swift
        import AuthenticationServices

        struct WebSignIn {
          func begin() {
            let session = ASWebAuthenticationSession(url: url, callbackURLScheme: "paint") { _, _ in }
            session.start()
          }
        }
        """),
    Acceptance(
      102, "web sign-in in the normal scene alone", .silent(["login-in-scene", "web-or-external-link"]),
      source: """
        import AuthenticationServices
        import SwiftUI

        @main
        struct PaintApp: App {
          var body: some Scene {
            WindowGroup { Account() }
            AssistiveAccess { Text("Paint") }
          }
        }

        struct Account: View {
          var body: some View {
            Button("Sign in", systemImage: "person") {
              ASWebAuthenticationSession(url: url, callbackURLScheme: "paint") { _, _ in }.start()
            }
          }
        }
        """),
    Acceptance(
      103, "Guided Access is not Assistive Access", .atLeast(["icon-only-control"]),
      source: app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          var body: some View {
            if !UIAccessibility.isGuidedAccessEnabled {
              Button { print("send") } label: { Image(systemName: "paperplane") }
            }
          }
        }
        """),
    Acceptance(
      104, "the flag under another name, from a file without SwiftUI", .silent(["icon-only-control"]),
      source: app + """
        //- Mode.swift
        import Accessibility

        enum Mode {
          static var isCalm: Bool { AccessibilitySettings.isAssistiveAccessEnabled }
        }
        //- Home.swift
        import SwiftUI

        struct Home: View {
          private var showsExtras: Bool { !Mode.isCalm }
          var body: some View {
            if showsExtras {
              Button { print("send") } label: { Image(systemName: "paperplane") }
            }
          }
        }
        """),
    Acceptance(
      105, "words about Assistive Access in texts", .exactly([]),
      source: app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          static let script = "tell application \\"System Events\\" to get assistive access"
          var body: some View {
            Text("Turn assistive access on in System Settings")
              .navigationTitle("Help")
              .assistiveAccessNavigationIcon(systemImage: "questionmark.circle")
          }
        }
        """),
    Acceptance(
      106, "pictures inside labels", .silent(["icon-only-control", "text-only-control"]),
      source: app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          var body: some View {
            List {
              Button {
                print("one")
              } label: {
                Label { Text("One") } icon: { Image(systemName: "1.circle") }
              }
              NavigationLink {
                Text("Two").navigationTitle("Two").assistiveAccessNavigationIcon(systemImage: "2.circle")
              } label: {
                Label(
                  title: { Text("Two") },
                  icon: { Image(systemName: "2.circle") })
              }
            }
          }
        }
        """),
    Acceptance(
      107, "a tap gesture in a button, and with an accessibility action beside it",
      .silent(["tap-gesture-as-button"]),
      source: app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          @FocusState private var isFocused: Bool
          var body: some View {
            VStack {
              Button("Paint", systemImage: "paintbrush") { print("paint") }
                .simultaneousGesture(TapGesture().onEnded { isFocused = false })
            }
            .onTapGesture { isFocused = false }
          }
        }
        """),
    Acceptance(
      108, "hidden pictures, and one with the words around it", .silent(["icon-only-control"]),
      source: app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          var body: some View {
            Button {
              print("send")
            } label: {
              HStack {
                Image(decorative: "pen")
                Text("Send")
              }
              .accessibilityElement(children: .ignore)
              .accessibilityLabel("Send it")
            }
          }
        }
        """),
    Acceptance(
      109, "constants before the root view of a body", .atLeast(["missing-navigation-icon"]),
      source: app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          var body: some View {
            let _ = Self._printChanges()
            let palette = [Color.red, Color.blue]
            List(palette, id: \\.self) { color in Text(color.description) }
              .navigationTitle("Colours")
          }
        }
        """),
    Acceptance(
      110, "an icon in a conditional part of a chain", .silent(["missing-navigation-icon"]),
      source: app + """
        //- Home.swift
        import SwiftUI

        struct Home: View {
          var body: some View {
            Text("Colours")
              .navigationTitle("Colours")
              #if os(iOS)
                .assistiveAccessNavigationIcon(systemImage: "paintpalette")
              #endif
          }
        }
        """),
    Acceptance(
      111, "what previews alone show", .silent(["icon-only-control", "timed-dismissal", "text-only-control"]),
      source: """
        import SwiftUI

        @main
        struct PaintApp: App {
          var body: some Scene {
            WindowGroup { Text("Everything") }
          }
        }

        struct Gallery: View {
          var body: some View {
            Button { print("send") } label: { Image(systemName: "paperplane") }
          }
        }

        enum Gallery_Previews: PreviewProvider {
          static var previews: some View { Gallery() }
        }

        #Preview(traits: .assistiveAccess) { Gallery() }
        """),
  ]
}
