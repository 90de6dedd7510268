import AAAnalysis
import Foundation
import JSONRPC
import Testing

@testable import AALanguageServer

/// A session begins with what an earlier one read.
@Suite("sessions with a cache")
struct OutlineCacheSessionTests {
  private let folder: TemporaryFolder
  private let home: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    home = try TemporaryFolder()
    try folder.write(Samples.app, to: "App.swift")
    try folder.write(Samples.draw, to: "Draw.swift")
    try folder.write(Samples.wrapper, to: "Titled.swift")
  }

  private var caches: CacheFolder { CacheFolder(path: home.path("tool")) }

  private func client() throws -> TestClient {
    try TestClient(
      [folder.path], capabilities: Samples.pullCapabilities, options: ["logLevel": "debug"], caches: caches)
  }

  private func diagnostics(_ client: TestClient) throws -> JSONValue {
    let items = try client.request("workspace/diagnostic", ["previousResultIds": []])["items"]?.arrayValue ?? []
    return .array(items.map { $0["items"] ?? .null })
  }

  private func waitForLog(_ client: TestClient, _ line: String) throws {
    try client.waitFor("window/logMessage", line) { $0.contains { $0.string("message") == line } }
  }

  /// The pack is written while the session goes on.
  private func waitForPack() throws {
    let end = ContinuousClock.now + .seconds(60)
    while (try? caches.entries)?.contains(where: { $0.name.hasSuffix(OutlinePack.fileEnding) }) != true {
      try #require(ContinuousClock.now < end, "no pack is written")
      Thread.sleep(forTimeInterval: 0.01)
    }
  }

  @Test("the second session reads nothing anew, and says the same")
  func secondSession() throws {
    let first = try client()
    let found = try diagnostics(first)
    try waitForLog(first, "0 outlines from the cache, 3 new")
    try waitForPack()
    first.closeInput()
    let second = try client()
    try waitForLog(second, "3 outlines from the cache, 0 new")
    #expect(try diagnostics(second) == found)
  }

  @Test("the log says how much was read and how long that took, for people")
  func readLine() throws {
    try folder.write("<plist><dict/></plist>", to: "Info.plist")
    let line = /read 3 of 3 Swift files and 1 property list in [0-9]+\.[0-9]{1,2} m?s/
    let client = try client()
    try client.waitFor("window/logMessage") {
      $0.contains { $0.string("message")?.hasPrefix("read 3 of ") == true }
    }
    let said = client.received("window/logMessage").compactMap { $0.string("message") }
    #expect(said.contains { $0.wholeMatch(of: line) != nil }, "\(said)")
  }

  @Test("texts that are not saved are not kept")
  func unsavedTexts() throws {
    let first = try client()
    let draw = DocumentAddress.uri(ofPath: folder.path("Draw.swift"))
    try first.notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(draw), "languageId": "swift", "version": 1,
          "text": .string(Samples.draw.replacing("Red", with: "Geheim")),
        ]
      ])
    _ = try diagnostics(first)
    try waitForPack()
    first.closeInput()
    _ = try first.waitForEnd()
    for entry in try caches.entries {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: caches.file(entry.name)))
      #expect(bytes.range(of: Data("Geheim".utf8)) == nil)
    }
  }

  @Test("what changed on disk meanwhile is kept at the end")
  func end() throws {
    let first = try client()
    _ = try diagnostics(first)
    try waitForPack()
    try folder.write(Samples.wrapper + "\nlet later = \"Afterwards\"\n", to: "Titled.swift")
    try first.notify(
      "workspace/didChangeWatchedFiles",
      ["changes": [["uri": .string(DocumentAddress.uri(ofPath: folder.path("Titled.swift"))), "type": 2]]])
    _ = try diagnostics(first)
    first.closeInput()
    _ = try first.waitForEnd()
    let bytes = try caches.entries.map { try Data(contentsOf: URL(fileURLWithPath: caches.file($0.name))) }
    #expect(bytes.contains { $0.range(of: Data("Afterwards".utf8)) != nil })
  }
}
