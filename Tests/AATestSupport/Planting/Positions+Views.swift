extension Position {
  /// Makes a position from what the app's first view shows, with holes `@@` for the piece and `@@members`.
  private static func place(
    _ name: String, needsNoHolder: Bool = false, _ make: @escaping @Sendable (Surroundings, String, String) -> String
  ) -> Position {
    Position(name) { piece, random in
      guard let view = piece.asView, !needsNoHolder || !piece.needsHolder else { return nil }
      let around = Surroundings(&random)
      return around.app("\(around.home)()‹S›") + make(around, view, piece.viewMembers) + piece.supportFile
    }
  }

  static let views: [Position] = direct + throughFiles + branches + screens + roots

  private static let direct: [Position] = [
    place("body") { around, view, members in around.view(around.home, members: members, body: view) },
    place("list section") { around, view, members in
      around.view(
        around.home, members: members,
        body: "List {\n  Section {\n    @@\n  } header: {\n    Text(\"Today\")\n  }\n}".filled(view), isSingle: true)
    },
    place("computed property") { around, view, members in
      around.view(
        around.home, members: members + "\n\nprivate var part: some View {\n  @@\n}".filled(view), body: "part")
    },
    place("@ViewBuilder function") { around, view, members in
      around.view(
        around.home,
        members: members + "\n\n@ViewBuilder\nprivate func part(_ count: Int) -> some View {\n  @@\n}".filled(view),
        body: "part(3)")
    },
    place("AnyView function") { around, view, members in
      around.view(
        around.home, members: members + "\n\nfunc part() -> AnyView {\n  AnyView(\n    @@\n  )\n}".filled(view),
        body: "part()")
    },
    place("print changes first") { around, view, members in
      around.view(
        around.home, members: members,
        body: "let _ = Self._printChanges()\n@@".filled(view), isSingle: true)
    },
    place("overlay") { around, view, members in
      around.view(
        around.home, members: members,
        body: "Color.yellow\n  .overlay(alignment: .bottom) {\n    @@\n  }".filled(view), isSingle: true)
    },
    place("toolbar") { around, view, members in
      around.view(
        around.home, members: members,
        body: "Text(\"Hello\")\n  .toolbar {\n    ToolbarItem(placement: .bottomBar) {\n      @@\n    }\n  }".filled(
          view),
        isSingle: true)
    },
    place("scroll view and grid") { around, view, members in
      around.view(
        around.home, members: members,
        body: "ScrollView {\n  LazyVStack {\n    @@\n  }\n}".filled(view), isSingle: true)
    },
  ]

  private static let throughFiles: [Position] = [
    place("view in another file") { around, view, members in
      around.view(around.home, body: "\(around.leaf)()") + around.view(around.leaf, members: members, body: view)
    },
    place("three files apart") { around, view, members in
      around.view(around.home, body: "Middle(title: \"A\")")
        + around.view("Middle", members: "let title: String", body: "Group { Inner() }")
        + around.view("Inner", body: "\(around.leaf)()") + around.view(around.leaf, members: members, body: view)
    },
    place("extension in another file") { around, view, members in
      around.view(around.home, members: members, body: "part")
        + "\n//- \(around.home)+Parts.swift\nimport SwiftUI\n\nextension \(around.home) {\n  var part: some View {\n"
        + view.indented(by: 4) + "\n  }\n}"
    },
    place("nested type") { around, view, members in
      around.view(around.home, body: "Row()")
        + "\n//- Rows.swift\nimport SwiftUI\n\nextension \(around.home) {\n  struct Row: View {\n"
        + members.indented(by: 4) + "\n    var body: some View {\n" + view.indented(by: 6) + "\n    }\n  }\n}"
    },
    place("generic container") { around, view, members in
      around.view(around.home, members: members, body: "Card {\n  @@\n}".filled(view))
        + """

        //- Card.swift
        import SwiftUI

        struct Card<Content: View>: View {
          @ViewBuilder let content: Content
          var body: some View { VStack { content }.padding() }
        }
        """
    },
    place("content closure with a label") { around, view, members in
      around.view(around.home, members: members, body: "Panel(title: \"Note\", footer: {\n  @@\n})".filled(view))
        + """

        //- Panel.swift
        import SwiftUI

        struct Panel<Footer: View>: View {
          let title: String
          let footer: () -> Footer
          init(title: String, @ViewBuilder footer: @escaping () -> Footer) {
            self.title = title
            self.footer = footer
          }
          var body: some View {
            VStack {
              Text(title)
              footer()
            }
          }
        }
        """
    },
    place("own view modifier") { around, view, members in
      around.view(around.home, body: "Text(\"Note\").modifier(Framed())")
        + "\n//- Framed.swift\nimport SwiftUI\n\nstruct Framed: ViewModifier {\n" + members.indented(by: 2)
        + "\n  func body(content: Content) -> some View {\n    VStack {\n      content\n" + view.indented(by: 6)
        + "\n    }\n  }\n}"
    },
    place("view extension", needsNoHolder: true) { around, view, _ in
      around.view(around.home, body: "Text(\"Note\").framed(by: 2)")
        + "\n//- View+Framed.swift\nimport SwiftUI\n\nextension View {\n  func framed(by width: CGFloat) -> some View {\n"
        + "    VStack {\n      self\n" + view.indented(by: 6) + "\n    }\n  }\n}"
    },
    place("static function of an enumeration", needsNoHolder: true) { around, view, _ in
      around.view(around.home, body: "Parts.make()")
        + "\n//- Parts.swift\nimport SwiftUI\n\nenum Parts {\n  @ViewBuilder static func make() -> some View {\n"
        + view.indented(by: 4) + "\n  }\n}"
    },
    place("view of a model", needsNoHolder: true) { around, view, _ in
      around.view(around.home, members: "@StateObject private var factory = Factory()", body: "factory.part()")
        + "\n//- Factory.swift\nimport SwiftUI\n\nfinal class Factory: ObservableObject {\n"
        + "  @ViewBuilder func part() -> some View {\n" + view.indented(by: 4) + "\n  }\n}"
    },
    place("type alias") { around, view, members in
      around.view(around.home, body: "Alias()")
        + "\n//- Alias.swift\nimport SwiftUI\n\ntypealias Alias = Shown\n"
        + around.view("Shown", members: members, body: view)
    },
    place("protocol extension", needsNoHolder: true) { around, view, _ in
      around.view(around.home, body: "Shown()")
        + "\n//- Parted.swift\nimport SwiftUI\n\nprotocol Parted: View {}\n"
        + "\nextension Parted {\n  var part: some View {\n" + view.indented(by: 4) + "\n  }\n}\n"
        + "\nstruct Shown: Parted {\n  var body: some View { part }\n}"
    },
  ]

  private static let branches: [Position] = [
    place("#if os(iOS)") { around, view, members in
      around.view(
        around.home, members: members, body: "#if os(iOS)\n  @@\n#else\n  Text(\"Mac\")\n#endif".filled(view))
    },
    place("if branch") { around, view, members in
      around.view(
        around.home, members: "@State private var isOn = true\n" + members, body: "if isOn {\n  @@\n}".filled(view))
    },
    place("else branch") { around, view, members in
      around.view(
        around.home, members: "let count: Int = 0\n" + members,
        body: "if count > 3 {\n  Text(\"Many\")\n} else if count == 1 {\n  Text(\"One\")\n} else {\n  @@\n}".filled(
          view))
    },
    place("switch case") { around, view, members in
      around.view(
        around.home, members: "let mode: Int = 0\n" + members,
        body: "switch mode {\ncase 0:\n  @@\ndefault:\n  Text(\"Other\")\n}".filled(view))
    },
    place("if let") { around, view, members in
      around.view(
        around.home, members: "let chosen: String? = nil\n" + members,
        body: "if let chosen {\n  Text(chosen)\n  @@\n}".filled(view))
    },
    place("availability check") { around, view, members in
      around.view(
        around.home, members: members,
        body: "if #available(iOS 26.0, *) {\n  @@\n} else {\n  Text(\"Old\")\n}".filled(view))
    },
    place("ForEach row") { around, view, members in
      around.view(
        around.home, members: "let items: [String] = []\n" + members,
        body: "List {\n  ForEach(items, id: \\.self) { item in\n    Text(item)\n    @@\n  }\n}".filled(view),
        isSingle: true)
    },
  ]

  private static let screens: [Position] = [
    place("pushed by a link") { around, view, members in
      around.view(
        around.home,
        body: "NavigationLink {\n  \(around.leaf)()\n} label: {\n  Label(\"Open\", systemImage: \"folder\")\n}")
        + around.view(around.leaf, members: members, body: view)
    },
    place("pushed by a value") { around, view, members in
      around.view(
        around.home,
        body: """
          List { NavigationLink(value: Route.note) { Label("Open", systemImage: "folder") } }
            .navigationDestination(for: Route.self) { route in
              route.destination
            }
          """, isSingle: true)
          + """

          //- Route.swift
          import SwiftUI

          enum Route: Hashable {
            case note, other
            @ViewBuilder var destination: some View {
              switch self {
              case .note: \(around.leaf)()
              case .other: Text("Other")
              }
            }
          }
          """ + around.view(around.leaf, members: members, body: view)
    },
    place("sheet") { around, view, members in
      around.view(
        around.home, members: "@State private var isShown = false\n",
        body: """
          Button("More", systemImage: "plus") { isShown = true }
            .sheet(isPresented: $isShown) {
              \(around.leaf)()
            }
          """) + around.view(around.leaf, members: members, body: view)
    },
    place("full screen cover") { around, view, members in
      around.view(
        around.home, members: "@State private var shown: Item?\n",
        body: """
          Button("More", systemImage: "plus") { shown = Item() }
            .fullScreenCover(item: $shown) { item in \(around.leaf)() }
          """) + around.view(around.leaf, members: members, body: view)
    },
  ]

  private static let roots: [Position] = [
    Position("flag in the normal scene") { piece, random in
      guard let view = piece.asView else { return nil }
      let around = Surroundings(&random)
      return """
        //- App.swift
        import SwiftUI

        @main
        struct PlantApp: App {
          var body: some Scene {
            WindowGroup {
              NavigationStack {
                \(around.home)()
              }
            }
          }
        }

        struct \(around.home): View {
          @Environment(\\.accessibilityAssistiveAccessEnabled) private var isSimple
          var body: some View {
            if isSimple { \(around.leaf)()‹S› } else { Text("Everything") }
          }
        }
        """ + around.view(around.leaf, members: piece.viewMembers, body: view) + piece.supportFile
    },
    Position("scene of a UIKit delegate") { piece, random in
      guard let view = piece.asView else { return nil }
      let around = Surroundings(&random)
      return """
        //- AppDelegate.swift
        import SwiftUI
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
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

        class SimpleDelegate: UIResponder, UIHostingSceneDelegate {
          static var rootScene: some Scene {
            AssistiveAccess {
              NavigationStack { \(around.home)() }
            }
          }
        }
        """ + around.view(around.home, members: piece.viewMembers, body: view) + piece.supportFile
    },
  ]
}
