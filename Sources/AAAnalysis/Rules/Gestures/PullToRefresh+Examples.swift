extension PullToRefresh {
  static let cases: [Example] = [
    Example(
      "a list",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var names: [String] = []
        var body: some View {
          List(names, id: \\.self) { Text($0) }
            .refreshable { names = [] }
      //     ^^^^^^^^^^^ information: nothing shows that pulling down loads again; load when the screen appears, or offer a button
        }
      }
      """),
    Example(
      "a list that loads when it appears, too",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home(model: Model()) } }
      }

      struct Home: View {
        let model: Model
        var body: some View {
          List(model.names, id: \\.self) { Text($0) }
            .refreshable { await model.load() }
      //     ^^^^^^^^^^^ information: nothing shows that pulling down loads again; offer a button if that is needed
            .task { await model.load() }
        }
      }

      final class Model {
        var names: [String] = []
        func load() async { names = await api.names() }
      }
      """),
    Example(
      "the project's own modifier",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View { List { Text("One") }.reloading() }
      }
      //- Reloading.swift
      import SwiftUI

      extension View {
        @ViewBuilder func reloading() -> some View {
          refreshable { await Store().load() }
      //  ^^^^^^^^^^^ information: nothing shows that pulling down loads again; load when the screen appears, or offer a button
        }
      }

      struct Store {
        func load() async {}
      }
      """),
    Example(
      "a table of UIKit",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        var body: some View { Board() }
      }
      //- Board.swift
      import SwiftUI

      struct Board: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> BoardController { BoardController() }
        func updateUIViewController(_ controller: BoardController, context: Context) {}
      }

      final class BoardController: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          refreshControl = UIRefreshControl()
      //                   ^^^^^^^^^^^^^^^^ information: nothing shows that pulling down loads again; load when the screen appears, or offer a button
        }
      }
      """),
    Example(
      "a button that loads the same",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var store = Store()
        var body: some View {
          VStack {
            Names(store: store)
            Button("Once more", systemImage: "repeat") { Task { await store.load() } }
          }
        }
      }
      //- Names.swift
      import SwiftUI

      struct Names: View {
        let store: Store
        var body: some View {
          List { Text("One") }.refreshable { await store.load() }
        }
      }
      //- Store.swift
      import Observation

      @Observable final class Store {
        func load() async {}
      }
      """),
    Example(
      "a button that says so",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        @State private var names: [String] = []
        var body: some View {
          List(names, id: \\.self) { Text($0) }
            .refreshable { names = [] }
            .toolbar { Button("Load", systemImage: "arrow.clockwise") { names = ["Ada"] } }
        }
      }
      """),
    Example(
      "lists that Assistive Access does not show",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { List { Text("Whole") }.refreshable { print("load") } }
          AssistiveAccess { List { Text("Simple") } }
        }
      }
      """),
  ]
}
