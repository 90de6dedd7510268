import AAAnalysis
import Foundation
import JSONRPC
import Testing

@testable import AALanguageServer

/// `workspace/executeCommand`
struct CommandTests {
  private let shows: JSONValue = ["window": ["showDocument": ["support": true]]]

  private func run(_ client: TestClient, _ name: String, _ arguments: JSONValue? = nil) throws -> JSONValue {
    var params: [String: JSONValue] = ["command": .string("assistive-access." + name)]
    if let arguments { params["arguments"] = arguments }
    return try client.request("workspace/executeCommand", .object(params))
  }

  private func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Samples.app, to: "App.swift")
    try folder.write(Samples.draw, to: "Draw.swift")
    try folder.write(Samples.wrapper, to: "Titled.swift")
    return folder
  }

  @Test func explainsARuleToEveryClient() throws {
    let able = try TestClient(capabilities: shows)
    let result = try run(able, "explain", ["timed-dismissal"])
    #expect(result.string("format") == "markdown")
    #expect(result.string("text")?.contains("**timed-dismissal**") == true)
    let shown = try able.waitFor("window/showDocument") { $0.count == 1 }
    #expect(shown[0].string("uri") == Catalogue.standard.rule(id: "timed-dismissal")?.reference.url)
    #expect(able.received("window/showMessage").isEmpty)
    let simple = try TestClient()
    #expect(try run(simple, "explain", ["timed-dismissal"]) == result)
    let told = try simple.waitFor("window/showMessage") { $0.count == 1 }
    #expect(told[0].int("type") == 3)
    #expect(told[0].string("message")?.hasPrefix("timed-dismissal: Something that a person sees") == true)
    #expect(simple.received("window/showDocument").isEmpty)
  }

  @Test(arguments: [nil, [], ["no-such-rule"], [3]] as [JSONValue?])
  func refusesWhatIsNoRule(arguments: JSONValue?) throws {
    let client = try TestClient()
    #expect(throws: TestClient.Refused.self) { try run(client, "explain", arguments) }
    #expect(throws: TestClient.Refused.self) { try run(client, "nonsense", arguments) }
  }

  @Test func needsAClientThatTakesEditsForFixAll() throws {
    #expect(throws: TestClient.Refused.self) { try run(try TestClient(), "fixAll") }
    let client = try TestClient(capabilities: ["workspace": ["applyEdit": true]])
    #expect(try run(client, "fixAll") == 0)
    let told = try client.waitFor("window/showMessage") { $0.count == 1 }
    #expect(told[0].string("message") == "There is nothing to fix safely.")
  }

  @Test func showsTheMapAtTheView() throws {
    let folder = try app()
    let client = try TestClient([folder.path], capabilities: shows)
    let uri = DocumentAddress.uri(ofPath: folder.path("Draw.swift"))
    let result = try run(client, "flow", ["DrawView", .string(uri)])
    let text = try #require(result.string("text"))
    #expect(text.contains("## DrawView\n\n- screen 1: `AssistiveAccess` → `DrawView`\n"))
    #expect(text.contains("```mermaid\nflowchart LR"))
    let shown = try client.waitFor("window/showDocument") { $0.count == 1 }
    #expect(shown[0]["external"] == true)
    let page = try #require(shown[0].string("uri"))
    let parts = page.split(separator: "#")
    let path = try #require(DocumentAddress.path(ofURI: String(parts[0])))
    let html = try String(contentsOfFile: path, encoding: .utf8)
    #expect(parts.count == 2 && html.contains("id=\"\(parts[1])\""))
    #expect(html.contains("DrawView"))
  }

  @Test func showsTheScreensThatAPartStandsOn() throws {
    let client = try TestClient()
    let parts = """
      struct Home: View {
        var body: some View { NavigationLink("Go") { Photos() } }
      }

      struct Photos: View {
        var body: some View { VStack { Row() } }
      }

      struct Row: View {
        var body: some View { Text("Row") }
      }

      """
    try client.open(
      "untitled:a", Samples.whole.replacing("Text(\"Red\")", with: "Home()") + "\n\n" + parts)
    let text = try #require(try run(client, "flow", ["Row", "untitled:a"]).string("text"))
    #expect(text.contains("## Row\n\n- screen 2: "))
    #expect(text.contains("`Home` → `Photos`\n"))
  }

  @Test func pagesAreForNobodyElse() throws {
    let folder = try app()
    let client = try TestClient([folder.path], capabilities: shows)
    _ = try run(client, "audit")
    let shown = try client.waitFor("window/showDocument") { $0.count == 1 }
    let path = try #require(shown[0].string("uri").flatMap { DocumentAddress.path(ofURI: $0) })
    func mode(_ path: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    #expect(try mode(path) == 0o600)
    let parent = try #require(PathText.folder(of: path))
    #expect(try mode(parent) == 0o700)
    #expect(FileID(parent).name.hasPrefix("aa-language-server-"))
    // The same report again takes the place of the old one.
    _ = try run(client, "audit")
    #expect(try FileManager.default.contentsOfDirectory(atPath: parent).count == 1)
  }

  @Test func saysWhereThePageIsToClientsThatCannotShowIt() throws {
    let folder = try app()
    let client = try TestClient([folder.path])
    let result = try run(client, "audit")
    #expect(result.string("format") == "markdown")
    #expect(result.string("text")?.hasPrefix("# Assistive Access: review checklist") == true)
    let told = try client.waitFor("window/showMessage") { $0.count == 1 }
    let path = try #require(told[0].string("message")?.split(separator: " ").last.map(String.init))
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("<html"))
  }

  @Test func aLensOfAFileOfItsOwnHasAMapOfItsOwn() throws {
    let client = try TestClient(capabilities: shows)
    try client.open("untitled:a", Samples.whole)
    let text = try #require(try run(client, "flow", ["Text", "untitled:a"]).string("text"))
    #expect(text.contains("## Text"))
    // Nothing is known of an app without files.
    #expect(try run(client, "flow").string("text")?.contains("```mermaid") == true)
    #expect(
      try run(client, "flow", ["Nonsense", "untitled:a"]).string("text")?.contains("`Nonsense` stands on no screen.")
        == true)
  }

  @Test func showsThatItIsAtWork() throws {
    let folder = try app()
    let client = try TestClient([folder.path])
    _ = try client.request("workspace/executeCommand", ["command": "assistive-access.flow", "workDoneToken": 17])
    let progress = client.received("$/progress")
    #expect(progress.map { $0["token"] } == [17, 17])
    #expect(progress.map { $0.string("value", "kind") } == ["begin", "end"])
  }
}

struct ReportFolderTests {
  @Test func isGoneWithAllThatWasWritten() throws {
    let outer = try TemporaryFolder()
    let folder = ReportFolder(in: outer.path)
    #expect(try FileManager.default.contentsOfDirectory(atPath: outer.path).isEmpty)
    let first = try folder.write("one", to: "a.html")
    let second = try folder.write("two", to: "b.html")
    #expect(PathText.folder(of: first) == PathText.folder(of: second))
    #expect(try folder.write("three", to: "a.html") == first)
    #expect(try String(contentsOfFile: first, encoding: .utf8) == "three")
    folder.remove()
    #expect(try FileManager.default.contentsOfDirectory(atPath: outer.path).isEmpty)
    #expect(throws: FileProblem.self) { try folder.write("x", to: "c.html") }
  }

  @Test func saysWhatTheSystemSays() throws {
    let folder = ReportFolder(in: "/nowhere/at/all")
    #expect(throws: FileProblem.folderMissing) { try folder.write("x", to: "a.html") }
  }
}
