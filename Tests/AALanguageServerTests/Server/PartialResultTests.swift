import JSONRPC
import Testing

@testable import AALanguageServer

/// `workspace/diagnostic` with a token for parts of the answer.
struct PartialResultTests {
  private func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["A", "B", "C"] { try folder.write(Samples.whole, to: "\(name)/App.swift") }
    return folder
  }

  private func parts(_ client: TestClient, _ token: JSONValue) -> [[JSONValue]] {
    client.received("$/progress").filter { $0["token"] == token }
      .map { $0.member(["value", "items"])?.arrayValue ?? [] }
  }

  @Test(arguments: ["parts", 3] as [JSONValue])
  func tellsInPartsAndEndsEmpty(token: JSONValue) throws {
    let folder = try app()
    let client = try TestClient([folder.path], capabilities: Samples.pullCapabilities)
    let whole = try TestClient([folder.path], capabilities: Samples.pullCapabilities)
      .request("workspace/diagnostic", ["previousResultIds": []])
    let answer = try client.request(
      "workspace/diagnostic", ["previousResultIds": [], "partialResultToken": token])
    #expect(answer == ["items": []])
    let parts = parts(client, token)
    #expect(parts.count == 3)
    #expect(parts.flatMap(\.self) == whole["items"]?.arrayValue)
  }

  @Test func newsComeInPartsToo() throws {
    let folder = try app()
    let client = try TestClient([folder.path], capabilities: Samples.pullCapabilities)
    let first = try client.request("workspace/diagnostic", ["previousResultIds": []])
    let known = (first["items"]?.arrayValue ?? []).map { item -> JSONValue in
      ["uri": item["uri"] ?? nil, "value": item["resultId"] ?? nil]
    }
    let waiting = try client.begin(
      "workspace/diagnostic", ["previousResultIds": .array(known), "partialResultToken": "news"])
    #expect(try client.inside { $0.delivery.waitingPull != nil })
    #expect(parts(client, "news").isEmpty)
    let uri = DocumentAddress.uri(ofPath: folder.path("B/App.swift"))
    try client.open(uri, "import SwiftUI\n")
    #expect(try client.reply(to: waiting) == ["items": []])
    let told = parts(client, "news").flatMap(\.self)
    let news = told.filter { $0.string("kind") == "full" }
    #expect(news.count == 1 && news.first?.string("uri") == uri && news.first?["items"] == [])
  }

  @Test func aRequestThatIsGivenUpIsNotWaitedFor() throws {
    let folder = try app()
    let client = try TestClient([folder.path], capabilities: Samples.pullCapabilities)
    let first = try client.request("workspace/diagnostic", ["previousResultIds": []])
    let known = (first["items"]?.arrayValue ?? []).map { item -> JSONValue in
      ["uri": item["uri"] ?? nil, "value": item["resultId"] ?? nil]
    }
    let waiting = try client.begin("workspace/diagnostic", ["previousResultIds": .array(known)])
    #expect(try client.inside { $0.delivery.waitingPull != nil })
    try client.notify("$/cancelRequest", ["id": .int(waiting)])
    #expect(throws: TestClient.Refused.self) { try client.reply(to: waiting) }
    try client.open(DocumentAddress.uri(ofPath: folder.path("B/App.swift")), "import SwiftUI\n")
    while try client.inside({ $0.delivery.waitingPull != nil }) {}
    // A second one at a time replaces the first.
    let old = try client.begin("workspace/diagnostic", ["previousResultIds": []])
    _ = try client.reply(to: old)
  }

  @Test func aClientThatTakesNoPartsGetsTheWhole() throws {
    let folder = try app()
    let client = try TestClient([folder.path], capabilities: Samples.pullCapabilities)
    let answer = try client.request("workspace/diagnostic", ["previousResultIds": []])
    #expect(answer["items"]?.arrayValue?.count == 3)
    #expect(client.received("$/progress").isEmpty)
  }
}
