import AATestSupport
import Testing

@testable import AAAnalysis

/// Which screens there are, what stands on each, and what leads to it.
@Suite("screens")
struct ScreenMapTests {
  @Test("a root, a pushed and a presented screen")
  func rootPushedPresented() {
    expect(
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          WindowGroup { Other() }
          AssistiveAccess {
            NavigationStack { Home() }
          }
        }
      }

      struct Other: View {
        var body: some View { Text("Other") }
      }

      struct Home: View {
        @State private var isWriting = false
        var body: some View {
          List {
            NavigationLink("Notes") { NoteList() }
            Button("Write", systemImage: "pencil") { isWriting = true }
          }
          .sheet(isPresented: $isWriting) { NavigationStack { Editor() } }
        }
      }

      struct NoteList: View {
        var body: some View {
          List { Row() }
        }
      }

      struct Row: View {
        var body: some View {
          NavigationLink { NoteList() } label: { Text("More") }
        }
      }

      struct Editor: View {
        var body: some View { Text("Editor") }
      }
      """,
      """
      0 root Home pushes 0: NotesApp.body/AssistiveAccess Home.body
      1 pushed NoteList pushes 1 from 0, 1: Home.body/NoteList NoteList.body Row.body Row.body/NoteList
      2 sheet Editor pushes 0 from 0: Home.body/NavigationStack Editor.body
      """)
  }

  @Test("destinations by value are a screen for each case")
  func valueDestinations() {
    expect(
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      enum Route { case notes, photos }

      struct Home: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Notes", value: Route.notes)
              .navigationDestination(for: Route.self) { route in router(route) }
          }
        }

        @ViewBuilder func router(_ route: Route) -> some View {
          switch route {
          case .notes: NoteList()
          case .photos: PhotoList()
          }
        }
      }

      struct NoteList: View {
        var body: some View { Text("Notes") }
      }

      struct PhotoList: View {
        var body: some View { Text("Photos") }
      }
      """,
      """
      0 root Home pushes 0: NotesApp.body/AssistiveAccess Home.body
      1 pushed NoteList pushes 1 from 0: router/NoteList NoteList.body Home.body/router
      2 pushed PhotoList pushes 1 from 0: router/PhotoList PhotoList.body Home.body/router
      """)
  }

  @Test("tabs are screens; pages are not")
  func tabs() {
    expect(
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            TabView {
              Notes().tabItem { Label("Notes", systemImage: "note") }
              Tab("Pictures", systemImage: "photo") { Pictures() }
            }
          }
        }
      }

      struct Notes: View {
        var body: some View { Text("Notes") }
      }

      struct Pictures: View {
        var body: some View {
          TabView { Picture() }
            .tabViewStyle(.page)
        }
      }

      struct Picture: View {
        var body: some View { Image("one") }
      }
      """,
      """
      0 root - pushes 0: NotesApp.body/AssistiveAccess
      1 tab Notes pushes 0 from 0: NotesApp.body/Notes Notes.body
      2 tab Pictures pushes 0 from 0: NotesApp.body/Pictures Pictures.body Picture.body
      """)
  }

  @Test("a spinner while something loads is no screen, and a modifier's sheet is one")
  func spinnerAndModifier() {
    expect(
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess {
            if isLoading { ProgressView() } else { Home().withHelp() }
          }
        }
      }

      struct Home: View {
        var body: some View { Text("Home") }
      }

      extension View {
        func withHelp() -> some View {
          sheet(isPresented: .constant(true)) {
            Text("Help")
          }
        }
      }
      """,
      """
      0 root - pushes 0: NotesApp.body/AssistiveAccess Home.body withHelp
      1 sheet - pushes 0 from 0: withHelp/Text
      """)
  }

  @Test("what stands beside each other in a sheet is one screen")
  func sheetWithSeveralViews() {
    expect(
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        var body: some View {
          Text("Home")
            .sheet(isPresented: .constant(true)) {
              Title()
              Button("More") {}
              NavigationLink("Next") { Next() }
            }
            .bottomSheet { Title() }
        }
      }

      struct Title: View {
        var body: some View { Text("Title") }
      }

      struct Next: View {
        var body: some View { Text("Next") }
      }
      """,
      """
      0 root Home pushes 0: NotesApp.body/AssistiveAccess Home.body
      1 sheet - pushes 0 from 0: Home.body/Title Title.body
      2 bottomSheet Title pushes 0 from 0: Home.body/Title Title.body
      3 pushed Next pushes 1 from 1: Home.body/Next Next.body
      """)
  }

  @Test("a screen that leads to itself, and two ways to one screen")
  func recursionAndTwoWays() {
    expect(
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { NavigationStack { Home() } }
        }
      }

      struct Home: View {
        var body: some View {
          NavigationLink("Folder") { Folder() }
          NavigationLink("Note", destination: Note())
        }
      }

      struct Folder: View {
        var body: some View {
          NavigationLink("Folder") { Folder() }
          Row()
        }
      }

      struct Row: View {
        var body: some View {
          Row()
          NavigationLink("Note") { Note() }
        }
      }

      struct Note: View {
        var body: some View { Text("Note") }
      }
      """,
      """
      0 root Home pushes 0: NotesApp.body/AssistiveAccess Home.body
      1 pushed Folder pushes 1 from 0, 1: Home.body/Folder Folder.body Row.body Folder.body/Folder
      2 pushed Note pushes 1 from 0, 1: Home.body/Note Note.body Row.body/Note
      """)
  }

  @Test("a link by value leads from where it stands to the destination for its type and case")
  func linksByValue() {
    expect(
      """
      import SwiftUI

      enum Route: Hashable { case list, detail(Int) }

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: View {
        @State private var path: [Route] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("List") { path.append(.list) }
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .list: NoteList()
                case let .detail(number): Detail(number: number)
                }
              }
              .navigationDestination(for: Author.self) { author in AuthorView(author: author) }
          }
        }
      }

      struct NoteList: View {
        var body: some View { NavigationLink("One", value: Route.detail(1)) }
      }

      struct Detail: View {
        let number: Int
        let author: Author
        var body: some View { NavigationLink("Author", value: author) }
      }

      struct Author: Hashable {}

      struct AuthorView: View {
        let author: Author
        var body: some View { NavigationLink(value: unknown()) { Text("More") } }
      }
      """,
      """
      0 root Home pushes 0: NotesApp.body/AssistiveAccess Home.body
      1 pushed NoteList pushes 1 from 0: Home.body/NoteList NoteList.body
      2 pushed Detail pushes 1 from 0, 1: Home.body/Detail Detail.body
      3 pushed AuthorView pushes 1 from 0, 2: Home.body/AuthorView AuthorView.body
      """)
  }

  @Test("view controllers that are pushed, presented, put into tabs and made children")
  func viewControllers() {
    expect(
      """
      import SwiftUI
      import UIKit

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Home() }
        }
      }

      struct Home: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> Tabs { Tabs() }
        func updateUIViewController(_ controller: Tabs, context: Context) {}
      }

      class Tabs: UITabBarController {
        override func viewDidLoad() { viewControllers = [Notes()] }
      }

      class Notes: UIViewController {
        override func viewDidLoad() {
          addChild(Header())
        }
        @objc func open() {
          let note = Note()
          navigationController?.pushViewController(note, animated: true)
          present(Help(), animated: true)
        }
        override func viewDidAppear(_ animated: Bool) { open() }
      }

      class Header: UIViewController {
        override func viewDidLoad() {}
      }

      class Note: UIViewController {
        override func viewDidLoad() {
          let host = UIHostingController(rootView: Editor())
          navigationController?.pushViewController(host, animated: false)
        }
      }

      class Help: UIViewController {
        override func viewDidLoad() {}
      }

      struct Editor: View {
        var body: some View { Text("Editor") }
      }
      """,
      """
      0 root - pushes 0: NotesApp.body/AssistiveAccess makeUIViewController updateUIViewController viewDidLoad
      1 tab - pushes 0 from 0: viewDidLoad viewDidAppear viewDidLoad open
      2 pushed - pushes 1 from 1: viewDidLoad
      3 present - pushes 0 from 1: viewDidLoad
      4 pushed Editor pushes 2 from 2: Editor.body
      """)
  }

  private func expect(_ source: String, _ screens: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let snapshot = Example("screens", source).workspace.snapshot()
    #expect(dump(snapshot) == screens, sourceLocation: sourceLocation)
  }

  private func dump(_ snapshot: Snapshot) -> String {
    snapshot.screens.screens.enumerated().map { number, screen in
      let kind =
        switch screen.kind {
        case .root: "root"
        case .pushed: "pushed"
        case .presented(let name): name
        case .tab: "tab"
        }
      let from = Set(screen.ways.compactMap(\.from)).sorted().map(String.init).joined(separator: ", ")
      let regions = screen.regions.map { region -> String in
        let name = snapshot.index[region.declaration].name
        let owner = snapshot.index.ownerName(of: region.declaration)
        let body = name == "body" ? "\(owner ?? "").body" : name
        let start = region.start.flatMap { snapshot.resolver.body(of: region.declaration)?.elements[$0].name }
        return start.map { "\(body)/\($0)" } ?? body
      }
      return "\(number) \(kind) \(screen.view ?? "-") pushes \(screen.pushes)\(from.isEmpty ? "" : " from \(from)"): "
        + regions.joined(separator: " ")
    }
    .joined(separator: "\n")
  }
}
