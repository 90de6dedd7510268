extension SecondaryWorkflow {
  static let cases: [Example] = [
    Example(
      "a link to the settings",
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
        var body: some View {
          List {
            NavigationLink("Photos") { Text("Photos") }
            NavigationLink("Settings") { SettingsView() }
      //    ^^^^^^^^^^^^^^ information: “Settings” leads away from what the app is for; leave it out of Assistive Access
          }
        }
      }
      //- SettingsView.swift
      import SwiftUI

      struct SettingsView: View {
        var body: some View { NavigationLink("About") { Text("About") } }
      }
      """),
    Example(
      "somebody's profile, and the person's own",
      """
      import SwiftUI

      struct FriendsApp: App {
        var body: some Scene {
          AssistiveAccess {
            NavigationStack { Home(friend: "Ann") }
          }
        }
      }

      struct Home: View {
        let friend: String
        var body: some View {
          List {
            NavigationLink { ProfileView(userID: friend) } label: { Text("Ann") }
            NavigationLink { ProfileView(userID: currentUserID) } label: { Text("Bob") }
      //                     ^^^^^^^^^^^ information: 'ProfileView' leads away from what the app is for; leave it out of Assistive Access
          }
        }
      }

      struct ProfileView: View {
        let userID: String
        var body: some View { Text(userID) }
      }
      """),
    Example(
      "by the label, and by the view where there are no words",
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
        @State private var isShown = false
        var body: some View {
          List { Text("Photos") }
            .toolbar {
              Button {
      //      ^^^^^^ information: “Sort By” leads away from what the app is for; leave it out of Assistive Access
              } label: {
                Label("Sort By", systemImage: "arrow.up.arrow.down")
              }
              Button { isShown = true } label: { Image(systemName: "person") }
            }
            .sheet(isPresented: $isShown) {
              NavigationStack { EditProfileView() }
      //                        ^^^^^^^^^^^^^^^ information: 'EditProfileView' leads away from what the app is for; leave it out of Assistive Access
            }
        }
      }

      struct EditProfileView: View {
        var body: some View { Text("Name") }
      }
      """),
    Example(
      "the system's settings",
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
          Button("Allow", systemImage: "gear") { openSettings() }
        }

        private func openSettings() {
          guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
      //                  ^^^ information: the system's settings lead away from what the app is for; leave them out
          UIApplication.shared.open(url)
        }
      }
      """),
    Example(
      "a destination chosen in a function",
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

      enum Route: Hashable { case photos, account }

      struct Home: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Me", value: Route.account)
              .navigationDestination(for: Route.self) { screen($0) }
          }
        }

        @ViewBuilder func screen(_ route: Route) -> some View {
          switch route {
          case .photos: Photos()
          case .account: AccountScreen()
      //                 ^^^^^^^^^^^^^ information: 'AccountScreen' leads away from what the app is for; leave it out of Assistive Access
          }
        }
      }

      struct Photos: View {
        var body: some View { Text("Photos") }
      }

      struct AccountScreen: View {
        var body: some View { Text("Account") }
      }
      """),
    Example(
      "titles and views that only sound like it",
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
        var body: some View {
          List {
            ProfileImage()
            NavigationLink("Call for Help") { Text("Help") }
            NavigationLink("Savings Account") { AccountBalanceView() }
            Button("Share your day with the family") {}
            Text("Settings")
            AccountRow(name: "Anna")
          }
          .confirmationDialog("Photo", isPresented: .constant(true)) {
            Button("Share") {}
          }
        }
      }

      struct ProfileImage: View {
        var body: some View { Image("me") }
      }

      struct AccountRow: View {
        let name: String
        var body: some View { Text(name) }
      }

      struct AccountBalanceView: View {
        var body: some View { Text("12") }
      }
      """),
    Example(
      "where Assistive Access is not in use",
      #"""
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
        @Environment(\.accessibilityAssistiveAccessEnabled) private var isAssistive
        var body: some View {
          List { Text("Photos") }
            .toolbar {
              if !isAssistive { Button("Settings") {} }
            }
        }
      }
      """#),
    Example(
      "in a preview, and in the normal window",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { Button("Settings") {} }
          AssistiveAccess { Text("Notes") }
        }
      }

      #Preview {
        Button("Settings") {}
      }
      """),
  ]
}
