import JSONRPC
import Testing

@testable import AALanguageServer

struct PullTests {
  @Test func answersInFullAndThenUnchanged() throws {
    let client = try TestClient(capabilities: Samples.pullCapabilities)
    try client.open("untitled:a", Samples.whole)
    let first = try client.pull("untitled:a")
    #expect(first.string("kind") == "full")
    #expect(JSONValue.codes(first["items"]?.arrayValue ?? []) == ["missing-navigation-icon"])
    let id = try #require(first.string("resultId"))
    let second = try client.pull("untitled:a", previous: id)
    #expect(second == ["kind": "unchanged", "resultId": .string(id)])
    try client.replace("untitled:a", version: 2, with: "let x = 1\n")
    let third = try client.pull("untitled:a", previous: id)
    #expect(third.string("kind") == "full")
    #expect(third["items"] == [])
    #expect(client.received("textDocument/publishDiagnostics").isEmpty)
  }

  @Test func answersAboutWhatItDoesNotKnow() throws {
    let client = try TestClient(capabilities: Samples.pullCapabilities)
    for uri in ["untitled:never", "file:///", "", "git:/x?y"] {
      let report = try client.pull(uri)
      #expect(report.string("kind") == "full")
      #expect(report["items"] == [])
    }
  }

  @Test func waitsForTheFirstScan() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.app, to: "App.swift")
    try folder.write(Samples.wrapper, to: "Titled.swift")
    let client = try TestClient([folder.path], capabilities: Samples.pullCapabilities)
    let uri = DocumentAddress.uri(ofPath: folder.path("Draw.swift"))
    try client.open(uri, Samples.draw)
    #expect(try client.pull(uri)["items"]?.arrayValue?.count == 1)
  }

  @Test func asksTheClientToAskAgainOnlyForWhatChangedElsewhere() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.app, to: "App.swift")
    let client = try TestClient([folder.path], capabilities: Samples.pullCapabilities)
    let draw = DocumentAddress.uri(ofPath: folder.path("Draw.swift"))
    let wrapper = DocumentAddress.uri(ofPath: folder.path("Titled.swift"))
    try client.open(draw, Samples.draw)
    try client.open(wrapper, Samples.wrapper)
    #expect(try client.pull(draw)["items"]?.arrayValue?.count == 1)
    #expect(try client.pull(wrapper)["items"]?.arrayValue?.count == 0)

    // The client asks about what it changed without being told to.
    try client.change(draw, version: 2, [change(0, 0, 0, 0, "\n")])
    _ = try client.pull(draw)
    #expect(client.received("workspace/diagnostic/refresh").isEmpty)

    try client.replace(wrapper, version: 2, with: Samples.wrapperWithIcon)
    try client.waitFor("workspace/diagnostic/refresh") { $0.count == 1 }
    #expect(try client.pull(draw)["items"] == [])
    #expect(try client.inside { $0.delivery.refreshed.count } == 1)
    try client.replace(wrapper, version: 3, with: Samples.wrapper)
    try client.waitFor("workspace/diagnostic/refresh") { $0.count == 2 }
  }
}
