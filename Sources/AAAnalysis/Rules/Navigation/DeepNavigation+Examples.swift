extension DeepNavigation {
  static let cases: [Example] = [
    Example(
      "four links one after the other, through files",
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
          List { NavigationLink("Family") { People() } }
        }
      }
      //- People.swift
      import SwiftUI

      struct People: View {
        var body: some View {
          List { NavigationLink("Anna") { Person() } }
        }
      }

      struct Person: View {
        var body: some View {
          NavigationLink(destination: Album()) { Text("Photos") }
        }
      }
      //- Album.swift
      import SwiftUI

      struct Album: View {
        var body: some View {
          NavigationLink("First") { Photo() }
      //  ^^^^^^^^^^^^^^ information: this is screen number 4 behind 'Home', each pushed by the one before, and a way this long is hard to go and to come back from; bring it nearer to the first screen
        }
      }

      struct Photo: View {
        var body: some View { Image("photo") }
      }
      """),
    Example(
      "links by value",
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

      enum Route: Hashable { case people, person, album, photo(Int) }

      struct Home: View {
        @State private var path: [Route] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("Family") { path.append(.people) }
              .navigationDestination(for: Route.self) { route in screen(route) }
          }
        }

        @ViewBuilder private func screen(_ route: Route) -> some View {
          switch route {
          case .people: People()
          case .person: Person(path: $path)
          case .album: Album()
          case .photo(let number): Photo(number: number)
          }
        }
      }

      struct People: View {
        var body: some View { NavigationLink("Anna", value: Route.person) }
      }

      struct Person: View {
        @Binding var path: [Route]
        var body: some View { Button("Photos") { path.append(Route.album) } }
      }

      struct Album: View {
        var body: some View { NavigationLink("First", value: Route.photo(1)) }
      //                      ^^^^^^^^^^^^^^ information: this is screen number 4 behind 'Home', each pushed by the one before, and a way this long is hard to go and to come back from; bring it nearer to the first screen
      }

      struct Photo: View {
        let number: Int
        var body: some View { Text("\(number)") }
      }
      """#),
    Example(
      "view controllers that push",
      """
      //- AppDelegate.swift
      import UIKit

      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
          if session.role == .windowAssistiveAccessApplication { configuration.delegateClass = SimpleDelegate.self }
          return configuration
        }
      }

      class SimpleDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = UINavigationController(rootViewController: First())
        }
      }
      //- Controllers.swift
      import UIKit

      class First: UIViewController {
        override func viewDidLoad() { navigationController?.pushViewController(Second(), animated: true) }
      }

      class Second: UIViewController {
        override func viewDidLoad() { navigationController?.pushViewController(Third(), animated: true) }
      }

      class Third: UIViewController {
        override func viewDidLoad() {
          let next = Fourth()
          navigationController?.pushViewController(next, animated: true)
        }
      }

      class Fourth: UIViewController {
        override func viewDidLoad() { show(Fifth(), sender: nil) }
      //                                   ^^^^^ information: this is screen number 4 behind 'SimpleDelegate', each pushed by the one before, and a way this long is hard to go and to come back from; bring it nearer to the first screen
      }

      class Fifth: UIViewController {
        override func viewDidLoad() { view.backgroundColor = .white }
      }
      """),
    Example(
      "three screens",
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
        var body: some View { NavigationLink("Family") { People() } }
      }

      struct People: View {
        var body: some View { NavigationLink("Anna") { Person() } }
      }

      struct Person: View {
        var body: some View { NavigationLink("Photos") { Text("Photos") } }
      }
      """),
    Example(
      "screens that lead to each other count once",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            NavigationStack { Folder() }
          }
        }
      }
      //- Folder.swift
      import SwiftUI

      struct Folder: View {
        var body: some View {
          NavigationLink("Folder") { Folder() }
          NavigationLink("Note") { Note() }
        }
      }

      struct Note: View {
        var body: some View {
          NavigationLink("Author") { Author() }
        }
      }

      struct Author: View {
        var body: some View {
          NavigationLink("Notes") { Note() }
          NavigationLink("Picture") { Text("Picture") }
        }
      }
      """),
    Example(
      "a sheet begins anew, and adds nothing",
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
        @State private var isShown = false
        var body: some View {
          Button("Help") { isShown = true }
            .sheet(isPresented: $isShown) { NavigationStack { One() } }
        }
      }

      struct One: View {
        var body: some View { NavigationLink("Two") { Two() } }
      }

      struct Two: View {
        var body: some View { NavigationLink("Three") { NavigationLink("Four") { Text("Four") } } }
      }
      """),
    Example(
      "a view that only hands on what it is given is no screen of its own",
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
          NavigationLink("Family", destination: Lazy(People()))
          NavigationLink("Notes") { Notes() }
        }
      }

      struct People: View {
        var body: some View { NavigationLink("Anna") { Person() } }
      }

      struct Person: View {
        var body: some View { NavigationLink("Photos") { Text("Photos") } }
      }

      struct Notes: View {
        var body: some View { NavigationLink("Note", destination: Lazy(Note())) }
      }

      struct Note: View {
        var body: some View { Text("Note") }
      }
      //- Lazy.swift
      import SwiftUI

      struct Lazy<Content: View>: View {
        let build: () -> Content
        init(_ build: @autoclosure @escaping () -> Content) { self.build = build }
        var body: Content { build() }
      }
      """),
  ]
}
