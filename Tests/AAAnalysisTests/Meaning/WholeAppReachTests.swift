import AAAnalysis
import Testing

/// What an app shows when the whole of it is looked at as if it were a scene for Assistive Access.
@Suite("reach from the app's own scenes")
struct WholeAppReachTests {
  private func reached(_ code: String) -> Set<String> {
    let workspace = Workspace(scope: .all, loader: { _ in nil })
    workspace.apply([.opened(FileID("/App.swift"), SourceText("import SwiftUI\n" + code))])
    let snapshot = workspace.snapshot()
    return Set(snapshot.graph.nodes.compactMap { snapshot.index.ownerName(of: $0.declaration) })
  }

  private func view(_ name: String, _ body: String = "Text(\"Hello\")") -> String {
    "struct \(name): View { var body: some View { \(body) } }\n"
  }

  private func app(_ scenes: String, named name: String = "NotesApp") -> String {
    "@main struct \(name): App { var body: some Scene { \(scenes) } }\n"
  }

  @Test("The first window is what is opened")
  func firstWindow() {
    let views = ["Home", "Editor", "Log"].map { view($0) }.joined()
    #expect(
      reached(
        app(
          "WindowGroup { Home() }\nWindowGroup(\"Log\", id: \"log\") { Log() }\nWindowGroup(for: Int.self) { Editor() }"
        )
          + views
      ).isSuperset(of: ["Home"]))
    let found = reached(
      app("WindowGroup(for: Int.self) { Editor() }\nWindowGroup { Home() }\nWindowGroup(id: \"log\") { Log() }") + views
    )
    #expect(found.contains("Home"))
    #expect(found.isDisjoint(with: ["Editor", "Log"]))
    #expect(reached(app("WindowGroup(for: Int.self) { Editor() }") + views).contains("Editor"))
    let further =
      "@main struct NotesApp: App { var body: some Scene { WindowGroup { Home() }\nothers }\n"
      + "@SceneBuilder var others: some Scene { WindowGroup(for: Int.self) { Editor() } } }\n"
    #expect(reached(further + views).isDisjoint(with: ["Editor"]))
    #expect(reached(app("WindowGroup { Home() }", named: "HomePreviewApp") + views).isEmpty)
  }

  @Test("What stands under a condition may be either")
  func conditionalWindows() {
    let found = reached(
      app("#if CALM\nWindowGroup { Home() }\n#else\nWindowGroup { Log() }\n#endif\nWindowGroup { Editor() }")
        + ["Home", "Editor", "Log"].map { view($0) }.joined())
    #expect(found.isSuperset(of: ["Home", "Log"]))
  }

  @Test("A closure's parameter in an extension of View is no view's member")
  func closureParameters() {
    let code =
      app("WindowGroup { Home().calm() }") + view("Home")
        + """
        extension View {
          func calm() -> some View { changed { view in view.padding() } }
          func changed<Content: View>(@ViewBuilder _ change: (Self) -> Content) -> some View { change(self) }
          func framed<Content: View>(@ViewBuilder content: () -> Content) -> some View { overlay(content: content) }
        }
        struct Router: View {
          var body: some View { EmptyView() }
          func view(for number: Int) -> some View { Other() }
          private var content: some View { Other() }
        }

        """ + view("Other")
    #expect(!reached(code).contains("Other"))
    #expect(!reached(code.replacing(".calm()", with: ".framed { Text(\"\") }")).contains("Other"))
  }

  @Test("A view may be named as its product is")
  func smallLetters() {
    let code =
      app("WindowGroup { iCloudSettingsView() }") + view("iCloudSettingsView", "Inner()") + view("Inner")
    #expect(reached(code).contains("Inner"))
    let function =
      app("WindowGroup { Home() }")
      + "struct Home: View { var body: some View { iOSView() }\nfunc iOSView() -> some View { Inner() } }\n"
      + view("Inner")
    #expect(reached(function).contains("Inner"))
  }

  @Test("Code for systems without such scenes is not reached")
  func olderSystems() {
    let code =
      app("WindowGroup { if #available(iOS 26, *) { Home() } else { Old() } }") + view("Home") + view("Old")
    #expect(reached(code).contains("Home"))
    #expect(!reached(code).contains("Old"))
  }
}
