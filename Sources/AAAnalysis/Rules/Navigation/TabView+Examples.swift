extension TabView {
  static let cases: [Example] = [
    Example(
      "tabs on the first screen, in another file",
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
          TabView {
      //  ^^^^^^^ warning: tabs offer several places at once, and Back does not lead from one to the other; show a list of links and push a screen for each
            Tab("Photos", systemImage: "photo") { Text("Photos") }
            Tab("Music", systemImage: "music.note") { Text("Music") }
          }
        }
      }
      """),
    Example(
      "pages with a style that is set around them",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            Group {
              TabView {
      //      ^^^^^^^ information: pages are found by a swipe alone, at which dots hardly hint; put what is on them into a list, or lead from one to the next by a button
                Text("One")
                Text("Two")
              }
            }
            .tabViewStyle(.page(indexDisplayMode: .always))
          }
        }
      }
      """),
    Example(
      "a tab bar controller of the project",
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
      import UIKit

      struct Home: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIViewController {
          let tabs = MainTabs()
      //             ^^^^^^^^ warning: tabs offer several places at once, and Back does not lead from one to the other; show a list of links and push a screen for each
          tabs.selectedIndex = 0
          return tabs
        }

        func updateUIViewController(_ controller: UIViewController, context: Context) {}
      }
      //- MainTabs.swift
      import UIKit

      final class MainTabs: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
        }
      }
      """),
    Example(
      "tabs only where Assistive Access is not in use",
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
          if isAssistive {
            List { Text("Photos") }
          } else {
            TabView { Text("Photos") }
          }
        }
      }
      """#),
    Example(
      "tabs in the normal window",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { TabView { Text("Photos") } }
          AssistiveAccess { List { Text("Photos") } }
        }
      }
      """),
    Example(
      "a view of the project with the same name",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            TabView()
          }
        }
      }
      //- TabView.swift
      import SwiftUI

      struct TabView: View {
        var body: some View { Text("Tab") }
      }
      """),
    Example(
      "pages with a bar of the app's own",
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
        @State private var place = 0
        var body: some View {
          TabView(selection: $place) {
      //  ^^^^^^^ warning: tabs offer several places at once, and Back does not lead from one to the other; show a list of links and push a screen for each
            Text("Photos").tag(0)
            Text("Music").tag(1)
          }
          .tabViewStyle(.page(indexDisplayMode: .never))
          .safeAreaInset(edge: .bottom) { TabBar(place: $place) }
        }
      }

      struct TabBar: View {
        @Binding var place: Int
        var body: some View { Button("Music") { place = 1 } }
      }
      """),
    Example(
      "pages that a button turns, and a single tab",
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
        @State private var page = 0
        var body: some View {
          VStack {
            TabView(selection: $page) {
              Text("One").tag(0)
              Text("Two").tag(1)
            }
            .tabViewStyle(.page)
            Button("Next") { withAnimation { page += 1 } }
            TabView { Text("Map").tabItem { Label("Map", systemImage: "map") } }
          }
        }
      }
      """),
  ]
}
