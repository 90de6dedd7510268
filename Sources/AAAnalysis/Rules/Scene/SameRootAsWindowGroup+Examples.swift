extension SameRootAsWindowGroup {
  static let cases = [
    Example(
      "the same root in both scenes",
      """
      import SwiftUI

      @main
      struct BankApp: App {
        var body: some Scene {
          WindowGroup {
            ContentView()
          }
          AssistiveAccess {
            ContentView()
      //    ^^^^^^^^^^^ warning: 'ContentView' is the root of the normal scene too, so people get the whole app; give this scene a root of its own with one or two features
          }
        }
      }

      struct ContentView: View {
        var body: some View { TabView { Accounts(); Transfers() } }
      }
      """),
    Example(
      "behind containers and modifiers, in a property, and with a neighbour",
      """
      import SwiftUI

      @main
      struct BankApp: App {
        @State private var store = Store()

        var body: some Scene {
          AssistiveAccess {
            NavigationStack {
              VStack {
                Greeting()
                ContentView()
      //        ^^^^^^^^^^^ warning: 'ContentView' is the root of the normal scene too, so people get the whole app; give this scene a root of its own with one or two features
                  .environment(store)
              }
            }
          }
          WindowGroup {
            root
          }
        }

        private var root: some View {
          ZStack {
            ContentView().environment(store)
          }
        }
      }

      struct ContentView: View {
        var body: some View { TabView { Accounts(); Transfers() } }
      }
      """),
    Example(
      "the scene's own root only wraps the other one",
      """
      //- Bank/BankApp.swift
      import SwiftUI

      @main
      struct BankApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
          AssistiveAccess { AssistiveHome() }
      //                    ^^^^^^^^^^^^^ warning: 'AssistiveHome' shows 'ContentView', the root of the normal scene, so people get the whole app; give this scene a root of its own with one or two features
        }
      }
      //- Bank/AssistiveHome.swift
      import SwiftUI

      struct AssistiveHome: View {
        var body: some View {
          VStack {
            Text("My bank")
            ContentView()
          }
        }
      }
      //- Bank/ContentView.swift
      import SwiftUI

      struct ContentView: View {
        var body: some View { TabView { Accounts(); Transfers() } }
      }
      """),
    Example(
      "a root that branches on Assistive Access, one that is given other values, and one that is chosen",
      """
      //- Bank/BankApp.swift
      import SwiftUI

      @main
      struct BankApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
          AssistiveAccess { ContentView() }
      //                    ^^^^^^^^^^^ information: 'ContentView' is the root of the normal scene too, so people may get more than they can oversee; a root of its own can offer one or two features
        }
      }

      struct ContentView: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isSimple

        var body: some View {
          if isSimple { Balance() } else { TabView { Accounts(); Transfers() } }
        }
      }
      //- Shop/ShopApp.swift
      import SwiftUI

      @main
      struct ShopApp: App {
        var body: some Scene {
          WindowGroup { Catalogue(style: .full) }
          AssistiveAccess { Catalogue(style: .simple) }
      //                    ^^^^^^^^^ information: 'Catalogue' is the root of the normal scene too, so people may get more than they can oversee; a root of its own can offer one or two features
        }
      }

      struct Catalogue: View {
        var style: Style
        var body: some View { List { Text("Bread") } }
      }
      //- Mail/MailApp.swift
      import SwiftUI

      @main
      struct MailApp: App {
        @AppStorage("isSignedIn") private var isSignedIn = false

        var body: some Scene {
          WindowGroup {
            if isSignedIn { Inbox() } else { SignIn() }
          }
          AssistiveAccess { Inbox() }
      //                    ^^^^^ information: 'Inbox' is the root of the normal scene too, so people may get more than they can oversee; a root of its own can offer one or two features
        }
      }

      struct Inbox: View {
        var body: some View { List { Text("Letter") } }
      }
      """),
    Example(
      "a root of its own that shows screens of the app",
      """
      //- Bank/BankApp.swift
      import SwiftUI

      @main
      struct BankApp: App {
        var body: some Scene {
          WindowGroup { ContentView() }
          AssistiveAccess { AssistiveHome() }
        }
      }

      struct ContentView: View {
        var body: some View { TabView { Accounts(); Transfers() } }
      }

      struct AssistiveHome: View {
        var body: some View {
          NavigationStack {
            List {
              NavigationLink("Accounts") { Accounts() }
              NavigationLink("Everything") { ContentView() }
            }
          }
        }
      }
      //- Notes/NotesApp.swift
      import SwiftUI

      @main
      struct NotesApp: App {
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isAssistiveAccessEnabled

        var body: some Scene {
          WindowGroup {
            if isAssistiveAccessEnabled { SimpleNotes() } else { AllNotes() }
          }
          if #available(iOS 26.0, *) {
            AssistiveAccess { SimpleNotes() }
          }
        }
      }

      struct SimpleNotes: View {
        var body: some View { List { Text("Milk") } }
      }
      //- Clock/ClockApp.swift
      import SwiftUI

      @main
      struct ClockApp: App {
        var body: some Scene {
          WindowGroup { Text("Clock") }
          AssistiveAccess { Text("Clock") }
        }
      }
      """),
  ]
}
