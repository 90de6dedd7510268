import AATestSupport
import Testing

@testable import AAAnalysis

/// The map of an app: what stands on it, in which words, and what leads where.
@Suite("flow")
struct FlowTests {
  @Test("screens have the titles and icons that are given to the modifiers around them")
  func wordings() {
    let flow = flow(
      home: """
        struct Home: View {
          var body: some View {
            List {
              NavigationLink("Draw") { Page(name: "Canvas", symbol: "pencil") }
              NavigationLink { Notes(owner: "Ada") } label: { Row(title: "Notes") }
              NavigationLink("About") { Text("About") }
            }
            .screen("Home", symbol: Symbols.home)
          }
        }

        enum Symbols { static let home = "house.fill" }

        struct Row: View {
          let title: String
          var body: some View { HStack { Image(systemName: "note"); Text(title) } }
        }

        extension View {
          func screen(_ title: String, symbol: String) -> some View {
            navigationTitle(title).assistiveAccessNavigationIcon(systemImage: symbol)
          }
        }

        struct Page: View {
          let name: String
          let symbol: String
          var body: some View { Text("Page").screen(name, symbol: symbol) }
        }

        struct Notes: View {
          let owner: String
          var person: Person
          var body: some View { Text("Notes").navigationTitle("Notes of \\(person.name)") }
        }
        """)
    expect(
      flow,
      """
      Home: Home, icon house.fill
        Home -push “Draw”-> Page
        Home -push “Notes”-> Notes
        Home -push “About”-> Home-push
      Page: Canvas, icon pencil
      Notes: Notes of ‹person.name›, icon missing
      Home-push: title missing
      """)
  }

  @Test("a sheet is led to by what sets its state, in a function or through a binding too")
  func openers() {
    let flow = flow(
      home: """
        struct Home: View {
          @State private var isWriting = false
          @State private var isReading = false
          @State private var isNew = false
          @State private var model = Model()
          var body: some View {
            VStack {
              Button("Write") { write() }
              ReadButton(isOn: $isReading)
              Button("Share") { model.share() }
            }
            .onAppear { isNew = true }
            .navigationTitle("Home")
            .sheet(isPresented: $isWriting) { Editor() }
            .fullScreenCover(isPresented: $isReading) { Reader() }
            .popover(isPresented: $model.isSharing) { Sharing() }
            .sheet(isPresented: $isNew) { Welcome() }
          }
          private func write() { isWriting = true }
        }

        @Observable final class Model {
          var isSharing = false
          func share() { isSharing = true }
        }

        struct ReadButton: View {
          @Binding var isOn: Bool
          var body: some View { Button("Read") { isOn = true } }
        }

        struct Editor: View { var body: some View { Text("Editor") } }
        struct Reader: View { var body: some View { Text("Reader") } }
        struct Sharing: View { var body: some View { Text("Sharing") } }
        struct Welcome: View { var body: some View { Text("Welcome") } }
        """)
    #expect(
      Set(ways(flow)) == [
        "Home -sheet “Write”-> Editor", "Home -fullScreenCover “Read”-> Reader",
        "Home -popover “Share”-> Sharing", "Home -sheet by itself-> Welcome",
      ])
  }

  @Test("a question that asks again is two dialogs, one behind the other")
  func questions() throws {
    let flow = flow(
      home: """
        struct Home: View {
          @Environment(\\.modelContext) private var context
          @State private var isAsking = false
          @State private var isAskingAgain = false
          let note: Note
          var body: some View {
            List {
              Button("Delete", role: .destructive) { isAsking = true }
              Button("Delete at Once", role: .destructive) { context.delete(note) }
            }
            .navigationTitle("Home")
            .alert("Delete this note?", isPresented: $isAsking) {
              Button("Delete", role: .destructive) { isAskingAgain = true }
              Button("Keep", role: .cancel) { }
            }
            .confirmationDialog("Really delete it?", isPresented: $isAskingAgain) {
              Button("Delete for Good", role: .destructive) { context.delete(note) }
              Button("Keep", role: .cancel) { }
            }
          }
        }
        """)
    #expect(
      ways(flow) == [
        "Home -alert “Delete”-> Home-alert", "Home-alert -confirmationDialog “Delete”-> Home-confirmationDialog",
      ])
    let alert = try #require(flow.dialogs.first { $0.kind == .alert })
    #expect(alert.title?.text == "Delete this note?")
    #expect(alert.buttons.map { $0.title?.text } == ["Delete", "Keep"])
    #expect(alert.buttons.map(\.role) == [.destructive, .cancel])
    let losses = try #require(flow.screens.first).losses
    #expect(losses.map { $0.control?.text } == ["Delete", "Delete at Once"])
    #expect(losses.map(\.questions) == [2, 0])
    #expect(losses.map(\.wantedQuestions) == [2, 2])
  }

  @Test("links by value lead to what is shown for them, and not also the place that says so")
  func linksByValue() {
    let flow = flow(
      home: """
        enum Route: Hashable { case notes, photos }
        struct Home: View {
          var body: some View {
            List {
              NavigationLink("Notes", value: Route.notes)
            }
            .navigationTitle("Home")
            .navigationDestination(for: Route.self) { route in
              switch route {
              case .notes: Notes()
              case .photos: Photos()
              }
            }
          }
        }
        struct Notes: View {
          var body: some View { NavigationLink("Photos", value: Route.photos) }
        }
        struct Photos: View { var body: some View { Text("Photos") } }
        """)
    #expect(ways(flow) == ["Home -push “Notes”-> Notes", "Notes -push “Photos”-> Photos"])
    #expect(flow.screens.map(\.depth) == [0, 1, 2])
    #expect(flow.screens.map(\.distance) == [0, 1, 2])
  }

  @Test("screens that lead to each other, and to themselves, are there once")
  func cycles() {
    let flow = flow(
      home: """
        struct Home: View {
          var body: some View { NavigationLink("Next") { Step() } }
        }
        struct Step: View {
          var body: some View {
            VStack {
              NavigationLink("Next") { Step() }
              NavigationLink("Start") { Home() }
            }
          }
        }
        """)
    #expect(
      ways(flow) == ["Home -push “Next”-> Step", "Step -push “Next”-> Step", "Step -push “Start”-> Home"])
    #expect(flow.roots.map(\.screens) == [[0, 1]])
    let tree = FlowTree(flow)
    #expect(tree.ranks == [.screen(0): 0, .screen(1): 1])
    #expect(flow.ways.indices.filter { tree.isBranch($0, of: flow) } == [0])
  }

  @Test("tabs are led to by their titles")
  func tabs() {
    let flow = flow(
      home: """
        struct Home: View {
          var body: some View {
            TabView {
              Tab("Notes", systemImage: "note") { Notes() }
              Photos().tabItem { Label("Photos", systemImage: "photo") }
            }
          }
        }
        struct Notes: View { var body: some View { Text("Notes") } }
        struct Photos: View { var body: some View { Text("Photos") } }
        """)
    #expect(ways(flow) == ["Home -tab “Notes”-> Notes", "Home -tab “Photos”-> Photos"])
  }

  @Test("findings stand on all screens that show their place, the others are listed apart")
  func findings() throws {
    let flow = flow(
      home: """
        struct Home: View {
          var body: some View {
            List { NavigationLink("Notes") { Notes() }; Shared() }.navigationTitle("Home")
          }
        }
        struct Notes: View {
          var body: some View { List { Shared() }.navigationTitle("Notes") }
        }
        struct Shared: View {
          var body: some View { Button { print("thrown away") } label: { Image(systemName: "trash") } }
        }
        """)
    func rules(_ numbers: [Int]) -> [String] { numbers.map { flow.findings[$0].rule } }
    #expect(
      flow.screens.map { rules($0.findings).filter { $0 == "icon-only-control" } } == [
        ["icon-only-control"], ["icon-only-control"],
      ])
    #expect(flow.screens.map { rules($0.findings).filter { $0 == "missing-navigation-icon" }.count } == [1, 1])
    // The scene has no key in an Info.plist, as there is none.
    #expect(!rules(flow.findingsElsewhere).contains("missing-navigation-icon"))
    let told = Set(flow.screens.flatMap(\.findings) + flow.findingsElsewhere)
    #expect(told == Set(flow.findings.indices))
  }

  @Test("several scenes are roots of their own, and ids tell screens of one view apart")
  func roots() {
    let flow = Self.flow(
      """
      import SwiftUI
      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { Text("Notes") }
          AssistiveAccess { Home() }
        }
      }
      struct OtherApp: App {
        var body: some Scene { AssistiveAccess { Text("Other").sheet(isPresented: .constant(true)) { Text("Sheet") } } }
      }
      struct Home: View { var body: some View { Text("Home") } }
      """)
    #expect(flow.roots.map(\.kind) == [.scene, .scene])
    #expect(flow.roots.map { $0.screens.map { flow.screens[$0].id } } == [["Home"], ["OtherApp", "OtherApp-sheet"]])
  }

  @Test("an app without a scene has no screens, and all that was found is told")
  func nothing() {
    let flow = Self.flow(
      "import SwiftUI\nstruct NotesApp: App { var body: some Scene { WindowGroup { Text(\"\") } } }\n")
    #expect(flow.screens.isEmpty && flow.roots.isEmpty && flow.ways.isEmpty)
    #expect(flow.findingsElsewhere == Array(flow.findings.indices))
  }

  @Test("every fixture has a map whose parts belong together", arguments: Fixture.all.map(\.name))
  func fixtures(name: String) throws {
    let files = Repository.swiftFiles(below: "Tests/Fixtures/\(name)")
    let source = files.map { "//- \($0.path)\n\($0.text)" }.joined(separator: "\n")
    let flow = Self.flow(source)
    let ids = flow.screens.map(\.id) + flow.dialogs.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(flow.roots.flatMap(\.screens).sorted() == Array(flow.screens.indices))
    #expect(FlowTree(flow).ranks.count == ids.count, "all is led to from a root")
    for screen in flow.screens { #expect(flow.roots[screen.root].screens.contains { flow.screens[$0] == screen }) }
  }

  @Test("a destination that shows nothing is no screen")
  func emptyDestination() {
    let flow = flow(
      home: """
        struct Home: View {
          var body: some View {
            List { NavigationLink("Note", value: "note") }
              .navigationTitle("Home")
              .navigationDestination(for: String.self) { name in
                switch name {
                case "note": Note()
                default: EmptyView()
                }
              }
          }
        }

        struct Note: View {
          var body: some View { Text("Note").navigationTitle("Note") }
        }
        """)
    #expect(flow.screens.map(\.id) == ["Home", "Note"])
  }

  // MARK: -

  private func flow(home: String) -> Flow {
    Self.flow(
      """
      import SwiftUI
      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { Text("Notes") }
          AssistiveAccess { NavigationStack { Home() } }
        }
      }
      """ + "\n" + home)
  }

  private static func flow(_ source: String) -> Flow {
    let snapshot = Example("flow", source).workspace.snapshot()
    let analyzer = Analyzer()
    return Flow(snapshot, findings: snapshot.files.flatMap { analyzer.diagnostics(for: $0, in: snapshot).findings })
  }

  private func ways(_ flow: Flow) -> [String] {
    flow.ways.map { way in
      let control = way.isByItself ? " by itself" : way.control.map { " “\($0.text)”" } ?? ""
      return "\(flow[way.from]) -\(way.kind.rawValue)\(control)-> \(flow[way.to])"
    }
  }

  private func expect(_ flow: Flow, _ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let lines = flow.screens.enumerated().flatMap { number, screen -> [String] in
      let title: String
      switch screen.title {
      case .shown(let wording): title = wording.text
      case .missing: title = "title missing"
      case .hidden: title = "title hidden"
      case .unknown: title = "title unknown"
      }
      let icon: String
      switch screen.icon {
      case .symbol(let wording): icon = ", icon \(wording.text)"
      case .image(let wording): icon = ", image \(wording.text)"
      case .unnamed: icon = ", icon unnamed"
      case .missing: icon = ", icon missing"
      case .notShown: icon = ""
      }
      return ["\(screen.id): \(title)\(icon)"]
        + zip(flow.ways, ways(flow)).filter { $0.0.from == .screen(number) }.map { "  " + $0.1 }
    }
    #expect(lines.joined(separator: "\n") == text, sourceLocation: sourceLocation)
  }
}
