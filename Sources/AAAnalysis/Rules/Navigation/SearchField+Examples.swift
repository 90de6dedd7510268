extension SearchField {
  static let cases: [Example] = [
    Example(
      "a searchable list",
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
        @State private var query = ""
        var body: some View {
          List { Text("Photos") }
            .searchable(text: $query)
      //     ^^^^^^^^^^ information: a search wants words to be known and typed; show fewer things to choose from instead
        }
      }
      """),
    Example(
      "by a modifier of the project's own",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            List { Text("Photos") }.findable()
          }
        }
      }
      //- Find.swift
      import SwiftUI

      extension View {
        func findable() -> some View {
          searchable(text: .constant(""))
      //  ^^^^^^^^^^ information: a search wants words to be known and typed; show fewer things to choose from instead
        }
      }
      """),
    Example(
      "UIKit's search",
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

      struct Home: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> Photos { Photos() }
        func updateUIViewController(_ controller: Photos, context: Context) {}
      }

      final class Photos: UIViewController {
        override func viewDidLoad() {
          navigationItem.searchController = UISearchController(searchResultsController: nil)
      //                                    ^^^^^^^^^^^^^^^^^^ information: a search wants words to be known and typed; show fewer things to choose from instead
        }
      }
      """),
    Example(
      "a field that is no search field",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            TextField("Search", text: .constant(""))
          }
        }
      }
      """),
    Example(
      "in the normal window",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { Text("Notes").searchable(text: .constant("")) }
          AssistiveAccess { Text("Notes") }
        }
      }
      """),
    Example(
      "on another system",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            Text("Notes")
            #if os(macOS)
              .searchable(text: .constant(""))
            #endif
          }
        }
      }
      """),
  ]
}
