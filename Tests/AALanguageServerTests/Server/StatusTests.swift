import JSONRPC
import Testing

@testable import AALanguageServer

/// What the server is about, for clients that ask for it.
struct StatusTests {
  private let method = "assistive-access/status"

  @Test func nobodyIsToldWhoDoesNotAsk() throws {
    let client = try TestClient()
    try client.open("untitled:a", Samples.whole)
    try client.settle()
    #expect(client.received(method).isEmpty)
  }

  @Test(arguments: [0, 1])
  func tellsOfReadingAndOfWhatWasFound(way: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.app, to: "App.swift")
    try folder.write(Samples.wrapper, to: "Titled.swift")
    try folder.write("struct Unused {}\n", to: "Unused.swift")
    let client =
      try way == 0
      ? TestClient([folder.path], options: ["status": true])
      : TestClient([folder.path], capabilities: ["experimental": ["assistive-access/status": true]])
    let draw = DocumentAddress.uri(ofPath: folder.path("Draw.swift"))
    try client.open(draw, Samples.draw)
    let told = try client.waitFor(method) { $0.last?.int("findings", "warning") == 1 }
    #expect(told.last?.string("state") == "ready")
    #expect(told.last?.int("swiftFiles") == 4)
    #expect(told.last?.int("readSwiftFiles") == 3)
    #expect(told.last?.int("screens") == 1)
    #expect(told.last?["message"] == nil)
    try client.replace(draw, version: 2, with: "import SwiftUI\n")
    try client.waitFor(method) { $0.last?.int("findings", "warning") == 0 }
    // The same is not told twice.
    try client.change(draw, version: 3, [change(0, 0, 0, 0, "// x\n")])
    try client.settle()
    let all = client.received(method)
    #expect(zip(all, all.dropFirst()).allSatisfy { $0 != $1 })
  }

  @Test func tellsOfAConfigurationThatCannotBeFollowed() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.app, to: "App.swift")
    try folder.write("{", to: Configuration.fileName)
    let client = try TestClient([folder.path], options: ["status": true])
    let told = try client.waitFor(method) { $0.last?.string("state") == "problem" }
    #expect(told.last?.string("message")?.hasPrefix(".assistive-access.json cannot be followed") == true)
    let uri = DocumentAddress.uri(ofPath: folder.path(Configuration.fileName))
    try client.open(uri, "{}", languageID: "json")
    try client.waitFor(method) { $0.last?.string("state") == "ready" }
    // No pop-up comes with it.
    #expect(client.received("window/showMessage").isEmpty)
  }
}
