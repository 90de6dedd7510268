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
