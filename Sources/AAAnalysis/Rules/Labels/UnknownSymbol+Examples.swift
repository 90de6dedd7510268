extension UnknownSymbol {
  private static func project(_ version: String) -> String {
    ExampleProject.xcode("Notes", debug: [], project: ["IPHONEOS_DEPLOYMENT_TARGET = \(version);"])
  }

  static let cases: [Example] = [
    Example(
      "names of icons of other sets",
      """
      import SwiftUI

      struct NotesApp: App {
        @State private var isOld = false
        var body: some Scene {
          AssistiveAccess {
            NavigationStack {
              List {
                Label("History", systemImage: "history")
      //                                      ^^^^^^^^^ warning: there is no symbol “history”, so no picture is shown; “clock.arrow.circlepath” is what it may stand for 💡
                Button("Empty", systemImage: "trash.can") {}
      //                                     ^^^^^^^^^^^ warning: there is no symbol “trash.can”, so no picture is shown; “trash” is what it may stand for 💡
                Image(systemName: isOld ? "fill.heart" : "camera-fill")
      //                                  ^^^^^^^^^^^^ warning: there is no symbol “fill.heart”, so no picture is shown; “heart.fill” is what it may stand for 💡
      //                                                 ^^^^^^^^^^^^^ warning: there is no symbol “camera-fill”, so no picture is shown; “camera.fill” is what it may stand for 💡
                Image(systemName: "checkmark.cicle").symbolVariant(.fill)
      //                          ^^^^^^^^^^^^^^^^^ warning: there is no symbol “checkmark.cicle”, so no picture is shown; “checkmark.circle” is what it may stand for 💡
              }
              .navigationTitle("Notes")
              .assistiveAccessNavigationIcon(systemImage: "settings")
      //                                                  ^^^^^^^^^^ warning: there is no symbol “settings”, so no picture is shown; “gearshape” is what it may stand for 💡
            }
          }
        }
      }
      """,
      fixed: """
        import SwiftUI

        struct NotesApp: App {
          @State private var isOld = false
          var body: some Scene {
            AssistiveAccess {
              NavigationStack {
                List {
                  Label("History", systemImage: "clock.arrow.circlepath")
                  Button("Empty", systemImage: "trash.can") {}
                  Image(systemName: isOld ? "fill.heart" : "camera-fill")
                  Image(systemName: "checkmark.cicle").symbolVariant(.fill)
                }
                .navigationTitle("Notes")
                .assistiveAccessNavigationIcon(systemImage: "settings")
              }
            }
          }
        }
        """),
    Example(
      "a property of an enumeration and a constant in other files",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        var body: some View {
          List {
            ForEach(Chapter.allCases, id: \\.self) { chapter in
              Label(chapter.title, systemImage: chapter.picture)
            }
            Label("Bin", systemImage: Pictures.bin)
            Row(title: "Home", picture: "home")
      //                                ^^^^^^ warning: there is no symbol “home”, so no picture is shown; “house” is what it may stand for 💡
            tile("Add", "plus.circel")
      //                ^^^^^^^^^^^^^ warning: there is no symbol “plus.circel”, so no picture is shown; “plus.circle” is what it may stand for 💡
          }
        }

        private func tile(_ title: String, _ picture: String) -> some View {
          VStack { Image(systemName: picture); Text(title) }
        }
      }
      //- Row.swift
      import SwiftUI

      struct Row: View {
        let title: String
        let picture: String
        var body: some View { Label(title, systemImage: picture) }
      }
      //- Chapter.swift
      enum Chapter: CaseIterable {
        case notes, users
        var title: String { "Chapter" }
        var picture: String {
          switch self {
          case .notes: "note.text"
          case .users: "users"
      //               ^^^^^^^ warning: there is no symbol “users”, so no picture is shown; “person.2” is what it may stand for 💡
          }
        }
      }
      //- Pictures.swift
      enum Pictures {
        static let bin = "trashcan"
      //                 ^^^^^^^^^^ warning: there is no symbol “trashcan”, so no picture is shown; “trash” is what it may stand for 💡
        static let unused = "trashcan"
      }
      """),
    Example(
      "raw values, lists that are made elsewhere, and a component's default",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        private let tools = [Tool(name: "Pen", picture: "pen")]
      //                                                ^^^^^ warning: there is no symbol “pen”, so no picture is shown; “pencil” is what it may stand for 💡
        var body: some View {
          List(Tool.all) { Badge(picture: $0.picture) }
          ForEach(tools) { tool in Image(systemName: tool.picture) }
          Badge()
          Image(systemName: Mark.done.rawValue)
        }
      }
      //- Tool.swift
      struct Tool: Identifiable {
        let name: String
        let picture: String
        var id: String { name }
        static let all = [Tool(name: "Brush", picture: "brush"), Tool(name: "Hand", picture: "hand.draw")]
      //                                               ^^^^^^^ warning: there is no symbol “brush”, so no picture is shown; “paintbrush” is what it may stand for 💡
      }

      enum Mark: String {
        case done = "done"
      //            ^^^^^^ warning: there is no symbol “done”, so no picture is shown; “checkmark” is what it may stand for 💡
        case open = "menu"
      }
      //- Badge.swift
      import SwiftUI

      struct Badge: View {
        var picture = "notification"
      //              ^^^^^^^^^^^^^^ warning: there is no symbol “notification”, so no picture is shown; “bell” is what it may stand for 💡
        var body: some View { Image(systemName: picture).overlay { Mini(symbol: picture) } }
      }

      struct Mini: View {
        let symbol: String
        var body: some View { Image(systemName: symbol) }
      }
      """),
    Example(
      "a name that may be new, and one without a filled variant",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            Label("Note", systemImage: "note.heart.badge")
      //                               ^^^^^^^^^^^^^^^^^^ information: “note.heart.badge” is not among the symbols known here, which are those up to iOS 18.0; if it is not a newer one, no picture is shown
            Label("Search", systemImage: "magnifyingglass.fill")
      //                                 ^^^^^^^^^^^^^^^^^^^^^^ information: “magnifyingglass.fill” is not among the symbols known here, which are those up to iOS 18.0; if it is not a newer one, no picture is shown 💡
          }
        }
      }
      """),
    Example(
      "names that came after the deployment target, in a view that the app also shows without Assistive Access",
      """
      //- Notes/App.swift
      import SwiftUI

      @main
      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { Home() }
          if #available(iOS 26.0, *) {
            AssistiveAccess { VStack { Home(); Simple() } }
          }
        }
      }

      struct Home: View {
        var body: some View {
          Label("Dog", systemImage: "dog.fill")
      //                            ^^^^^^^^^^ warning: the symbol “dog.fill” came with iOS 17.0, but the deployment target is iOS 16.4, and older systems show nothing; check '#available(iOS 17.0, *)' and use another symbol where it is missing
          if #available(iOS 17, *) { Image(systemName: "cat.fill") } else { Image(systemName: "pawprint") }
          Image(systemName: kind)
          Image(systemName: "list.bullet.below.rectangle").symbolVariant(.fill)
          Button("Sort", systemImage: "arrow.swap") {}
      //                              ^^^^^^^^^^^^ warning: the name “arrow.swap” was retired in iOS 14.0 and is only kept as another name of the symbol “arrow.triangle.swap”; use the new name, which the oldest system of this app has 💡
          Image(systemName: "box.truck")
        }

        private var kind: String {
          if #available(iOS 17.0, *) { return "fish.circle" }
          return "fish"
        }
      }

      struct Simple: View {
        var body: some View { Label("Cat", systemImage: "cat.fill") }
      }
      //- Notes.xcodeproj/project.pbxproj
      \(project("16.4"))
      """),
    Example(
      "images of views that UIKit shows",
      """
      //- SceneDelegate.swift
      import SwiftUI
      import UIKit

      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
          let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
          if session.role == .windowAssistiveAccessApplication {
            configuration.delegateClass = SimpleSceneDelegate.self
          }
          return configuration
        }
      }

      class SimpleSceneDelegate: UIResponder, UIHostingSceneDelegate {
        static var rootScene: some Scene { AssistiveAccess { Controller() } }
      }

      struct Controller: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> NotesController { NotesController() }
        func updateUIViewController(_ controller: NotesController, context: Context) {}
      }
      //- NotesController.swift
      import UIKit

      class NotesController: UIViewController {
        private let button = UIButton()
        override func viewDidLoad() {
          super.viewDidLoad()
          let name = "delete"
      //             ^^^^^^^^ warning: there is no symbol “delete”, so no picture is shown; “trash” is what it may stand for 💡
          button.setImage(UIImage(systemName: name), for: .normal)
          var configuration = UIButton.Configuration.filled()
          configuration.image = UIImage(systemName: "user")
      //                                            ^^^^^^ warning: there is no symbol “user”, so no picture is shown; “person” is what it may stand for 💡
          button.configuration = configuration
        }
      }
      """),
    Example(
      "names that are right, variables, images of the app, empty names, and words that are no symbols",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        let chosen: String
        let kind: Int
        var body: some Scene {
          AssistiveAccess {
            VStack {
              Label("Draw", systemImage: "hand.draw.fill")
              Label("Letters", systemImage: "character.book.closed.ar")
              Image("history")
              Image(decorative: "settings")
              Label("Home", image: "home")
              Image(systemName: chosen)
              Image(systemName: "\\(kind).circle")
              Image(systemName: "star" + (kind > 1 ? ".fill" : ""))
              Image(systemName: "")
              Text("history")
              Tile(icon: "home")
              Button("menu") {}
              Image(systemName: "gearshape").symbolVariant(.fill.circle)
            }
          }
        }
      }
      //- Tile.swift
      import SwiftUI

      struct Tile: View {
        let icon: String
        var body: some View { Image(icon) }
      }
      """),
    Example(
      "symbols that Assistive Access does not show",
      """
      //- App.swift
      import SwiftUI

      struct NotesApp: App {
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isSimple
        var body: some Scene {
          WindowGroup { Image(systemName: "settings") }
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @Environment(\\.accessibilityAssistiveAccessEnabled) private var isSimple
        var body: some View {
          if isSimple { Image(systemName: "house") } else { Image(systemName: "home") }
          #if os(macOS)
            Image(systemName: "settings")
          #endif
        }
      }

      struct Other: View {
        var body: some View { Image(systemName: "settings") }
      }

      #Preview { Image(systemName: "settings") }
      """),
    Example(
      "a newer symbol where only Assistive Access of the newest system comes",
      """
      //- Notes/App.swift
      import SwiftUI

      @main
      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { Text("Notes") }
          if #available(iOS 26.0, *) {
            AssistiveAccess { Home() }
          }
        }
      }

      struct Home: View {
        var body: some View {
          Label("Dog", systemImage: "dog.fill")
          Label("Cat", systemImage: Pictures.cat)
        }
      }

      enum Pictures {
        static let cat = "cat.fill"
      }
      //- Notes.xcodeproj/project.pbxproj
      \(project("16.0"))
      """),
    Example(
      "a name of the app's own picture, which the code that shows it tells from a symbol",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      struct Home: View {
        let page = Page(id: "links")
        var body: some View {
          VStack {
            Row(icon: "custom.bluetooth")
            row(picture: "custom.antenna")
            if page.symbolName.hasPrefix("custom.") {
              Image(page.symbolName)
            } else {
              Image(systemName: page.symbolName)
            }
          }
        }

        @ViewBuilder private func row(picture: String) -> some View {
          if picture.starts(with: "custom.") { Image(picture) } else { Image(systemName: picture) }
        }
      }

      struct Row: View {
        var icon: String
        var body: some View {
          if !icon.hasPrefix("custom.") { Image(systemName: icon) } else { Image(icon) }
        }
      }

      struct Page {
        var id: String
        var symbolName: String { id == "links" ? "custom.links" : "house" }
      }
      """),
    Example(
      "a name that was retired twice",
      """
      //- App.swift
      import SwiftUI

      @main
      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Image(systemName: "gauge") } }
      //                                                           ^^^^^^^ warning: the name “gauge” was retired in iOS 16.0 and is only kept as another name of the symbol “gauge.with.dots.needle.bottom.50percent”; use the new name, which the oldest system of this app has 💡
      }
      //- Notes.xcodeproj/project.pbxproj
      \(project("26.0"))
      """),
  ]
}
