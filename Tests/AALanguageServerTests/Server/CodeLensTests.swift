import JSONRPC
import Testing

@testable import AALanguageServer

/// The line above a view that says where people meet it.
struct CodeLensTests {
  private let app = """
    import SwiftUI

    @main
    struct SketchApp: App {
      var body: some Scene {
        AssistiveAccess { NavigationStack { HomeView() } }
        WindowGroup { OtherView() }
      }
    }

    struct HomeView: View {
      var body: some View {
        NavigationLink("Photos") { PhotosView() }
        NavigationLink("Music") { MusicView() }
      }
    }

    struct PhotosView: View {
      var body: some View { NavigationLink("One") { PhotoView() } }
    }

    struct PhotoView: View {
      var body: some View { Row() }
    }

    struct MusicView: View {
      var body: some View { Row() }
    }

    struct Row: View {
      var body: some View { Text("Row") }
    }

    struct OtherView: View {
      var body: some View { Text("Other") }
    }

    """

  private func lenses(_ client: TestClient, _ uri: String) throws -> [JSONValue] {
    let lenses = try client.request("textDocument/codeLens", ["textDocument": ["uri": .string(uri)]])
    return try (lenses.arrayValue ?? []).map { try client.request("codeLens/resolve", $0) }
  }

  private func words(_ client: TestClient, _ uri: String) throws -> [String] {
    try lenses(client, uri).map { lens in
      "\(lens.int("range", "start", "line") ?? -1) \(lens.string("command", "title") ?? "")"
    }
  }

  @Test func saysWhereAViewIsMet() throws {
    let client = try TestClient()
    try client.open("untitled:a", app)
    let found = try words(client, "untitled:a")
    #expect(
      found == [
        "10 Assistive Access: screen 1",
        "17 Assistive Access: screen 2, via HomeView",
        "21 Assistive Access: screen 3, via PhotosView",
        "25 Assistive Access: screen 2, via HomeView",
        "29 Assistive Access: screen 2, via HomeView, and 1 other screen",
      ])
    // The name alone, with a command that shows the view among the others.
    let lens = try #require(try lenses(client, "untitled:a").first)
    #expect(lens["range"] == change(10, 7, 10, 15, "")["range"])
    #expect(lens.string("command", "command") == "assistive-access.flow")
    #expect(lens.member(["command", "arguments"]) == ["HomeView", "untitled:a"])
  }

  @Test func isLazyUntilALensIsSeen() throws {
    let client = try TestClient()
    #expect(client.initializeResult.member(["capabilities", "codeLensProvider", "resolveProvider"]) == true)
    try client.open("untitled:a", app)
    let lenses = try client.request("textDocument/codeLens", ["textDocument": ["uri": "untitled:a"]])
    #expect(lenses.arrayValue?.allSatisfy { $0["command"] == nil && $0["data"] != nil } == true)
    #expect(try client.request("codeLens/resolve", ["range": 1]) == ["range": 1])
    #expect(try client.request("textDocument/codeLens", ["textDocument": ["uri": "untitled:b"]]) == .null)
  }

  @Test func keepsItsPlaceWhileSomebodyTypes() throws {
    let client = try TestClient()
    try client.open("untitled:a", app)
    #expect(try words(client, "untitled:a").first == "10 Assistive Access: screen 1")
    try client.change("untitled:a", version: 2, [change(0, 0, 0, 0, "// é\n\n")])
    #expect(try words(client, "untitled:a").first == "12 Assistive Access: screen 1")
    // A lens that was offered before is about the same view.
    try client.change("untitled:a", version: 3, [change(14, 30, 14, 30, "\"")])
    #expect(try words(client, "untitled:a").first == "12 Assistive Access: screen 1")
    try client.change("untitled:a", version: 4, [change(7, 0, 8, 0, "    WindowGroup { HomeView() }\n")])
    #expect(try words(client, "untitled:a").isEmpty)
  }

  @Test func aLensThatIsSeenTooLateSaysSo() throws {
    let client = try TestClient()
    try client.open("untitled:a", app)
    let lenses = try client.request("textDocument/codeLens", ["textDocument": ["uri": "untitled:a"]])
    try client.replace("untitled:a", version: 2, with: "import SwiftUI\n")
    let late = try client.request("codeLens/resolve", try #require(lenses.arrayValue?.first))
    #expect(late.string("command", "title") == "Assistive Access: not reached any more")
  }

  @Test func waitsUntilTheAppIsRead() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.app, to: "App.swift")
    try folder.write(Samples.wrapper, to: "Titled.swift")
    let client = try TestClient([folder.path])
    let draw = DocumentAddress.uri(ofPath: folder.path("Draw.swift"))
    try client.open(draw, Samples.draw)
    #expect(try words(client, draw) == ["2 Assistive Access: screen 1"])
  }

  @Test func asksToBeAskedAgainWhenTheGraphChanges() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.app, to: "App.swift")
    let client = try TestClient([folder.path], capabilities: ["workspace": ["codeLens": ["refreshSupport": true]]])
    let (app, draw) = (
      DocumentAddress.uri(ofPath: folder.path("App.swift")), DocumentAddress.uri(ofPath: folder.path("Draw.swift"))
    )
    try client.open(draw, Samples.draw)
    try client.open(app, Samples.app)
    #expect(try words(client, draw) == ["2 Assistive Access: screen 1"])
    // What only the own file sees is no news, nor is what says the same.
    try client.change(app, version: 2, [change(0, 0, 0, 0, "// x\n")])
    try client.settle()
    #expect(client.received("workspace/codeLens/refresh").isEmpty)
    let pushed = Samples.app.replacing("DrawView()", with: "NavigationLink(\"Go\") { DrawView() }")
    try client.replace(app, version: 3, with: pushed)
    try client.waitFor("workspace/codeLens/refresh") { $0.count == 1 }
    let found = try words(client, draw)
    #expect(found == ["2 Assistive Access: screen 2, via SketchApp"])
    try client.replace(app, version: 4, with: Samples.app)
    try client.waitFor("workspace/codeLens/refresh") { $0.count == 2 }
  }

  @Test func othersAreNotAsked() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.app, to: "App.swift")
    let client = try TestClient([folder.path])
    let (app, draw) = (
      DocumentAddress.uri(ofPath: folder.path("App.swift")), DocumentAddress.uri(ofPath: folder.path("Draw.swift"))
    )
    try client.open(draw, Samples.draw)
    try client.open(app, Samples.app)
    _ = try words(client, draw)
    try client.replace(app, version: 2, with: "import SwiftUI\n")
    try client.settle()
    #expect(client.received("workspace/codeLens/refresh").isEmpty)
    #expect(try words(client, draw).isEmpty)
  }

  @Test func canBeTurnedOff() throws {
    let off = try TestClient(options: ["codeLens": false])
    try off.open("untitled:a", app)
    #expect(try off.request("textDocument/codeLens", ["textDocument": ["uri": "untitled:a"]]) == .null)
    let client = try TestClient(capabilities: ["workspace": ["codeLens": ["refreshSupport": true]]])
    try client.open("untitled:a", app)
    #expect(try words(client, "untitled:a").count == 5)
    try client.notify(
      "workspace/didChangeConfiguration", ["settings": ["assistiveAccess": ["codeLens": false]]])
    try client.waitFor("workspace/codeLens/refresh") { $0.count == 1 }
    #expect(try words(client, "untitled:a").isEmpty)
  }
}
