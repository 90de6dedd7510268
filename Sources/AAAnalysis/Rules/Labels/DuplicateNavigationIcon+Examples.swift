extension DuplicateNavigationIcon {
  static let cases: [Example] = [
    Example(
      "two screens in one file",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            NavigationStack {
              NavigationLink("Notes") {
                Text("Milk").navigationTitle("Notes").assistiveAccessNavigationIcon(systemImage: "doc")
      //                                              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information: the icon “doc” stands for the screen “Home” already, so that the two look alike to people who do not read; choose another symbol
              }
              .navigationTitle("Home")
              .assistiveAccessNavigationIcon(systemImage: "doc")
            }
          }
        }
      }
      """),
    Example(
      "two files, told of at the later one",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { NavigationStack { Calls(); Mail() } }
        }
      }
      //- Calls.swift
      import SwiftUI

      struct Calls: View {
        var body: some View {
          Text("None").navigationTitle("Calls").assistiveAccessNavigationIcon(systemImage: "phone")
        }
      }
      //- Mail.swift
      import SwiftUI

      struct Mail: View {
        var body: some View {
          Text("None")
            .assistiveAccessNavigationIcon(systemImage: "phone")
      //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information: the icon “phone” stands for the screen “Calls” already, so that the two look alike to people who do not read; choose another symbol
            .navigationTitle("Mail")
        }
      }
      """),
    Example(
      "through the project's own modifier, with titles in constants",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            NavigationStack {
              Text("A").screen(L10n.calls, systemImage: "phone")
              Text("B").screen(L10n.mail, systemImage: "phone")
      //                ^^^^^^ information: the icon “phone” stands for the screen 'L10n.calls' already, so that the two look alike to people who do not read; choose another symbol
            }
          }
        }
      }
      //- Screen.swift
      import SwiftUI

      extension View {
        func screen(_ title: String, systemImage: String) -> some View {
          navigationTitle(title).assistiveAccessNavigationIcon(systemImage: systemImage)
        }
      }

      enum L10n {
        static let calls = "Calls"
        static let mail = "Mail"
      }
      """),
    Example(
      "one title twice, different symbols",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            NavigationStack {
              Text("A").navigationTitle("Calls").assistiveAccessNavigationIcon(systemImage: "phone")
              Text("B").navigationTitle("Calls").assistiveAccessNavigationIcon(systemImage: "phone")
              Text("C").navigationTitle("Mail").assistiveAccessNavigationIcon(systemImage: "envelope")
            }
          }
        }
      }
      """),
    Example(
      "titles and symbols that are not written",
      """
      import SwiftUI

      struct NotesApp: App {
        let names: [String]
        let symbol: String
        var body: some Scene {
          AssistiveAccess {
            NavigationStack {
              Text("A").navigationTitle(names[0]).assistiveAccessNavigationIcon(systemImage: "phone")
              Text("B").navigationTitle("Calls \\(names.count)").assistiveAccessNavigationIcon(systemImage: "phone")
              Text("C").navigationTitle("Mail").assistiveAccessNavigationIcon(systemImage: symbol)
              Text("D").assistiveAccessNavigationIcon(systemImage: "phone")
            }
          }
        }
      }
      """),
    Example(
      "a screen that only the rest of the app shows",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { Text("A").navigationTitle("Calls").assistiveAccessNavigationIcon(systemImage: "phone") }
          AssistiveAccess {
            NavigationStack { Text("B").navigationTitle("Mail").assistiveAccessNavigationIcon(systemImage: "phone") }
          }
        }
      }
      """),
  ]
}
