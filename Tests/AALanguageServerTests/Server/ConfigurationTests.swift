import AATestSupport
import Foundation
import JSONRPC
import Testing

@testable import AALanguageServer

/// What a configuration file changes in an editor.
struct ConfigurationTests {
  private let watching: JSONValue = ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]]
  private let off = "{\"rules\": {\"missing-navigation-icon\": \"off\"}}"

  /// A folder with one finding.
  private func app(_ configuration: String? = nil) throws -> (folder: TemporaryFolder, draw: String, file: String) {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.write(Samples.app, to: "App.swift")
    try folder.write(Samples.draw, to: "Draw.swift")
    try folder.write(Samples.wrapper, to: "Titled.swift")
    if let configuration { try folder.write(configuration, to: Configuration.fileName) }
    func uri(_ name: String) -> String { DocumentAddress.uri(ofPath: folder.path(name)) }
    return (folder, uri("Draw.swift"), uri(Configuration.fileName))
  }

  private func event(_ client: TestClient, _ uri: String, _ type: Int) throws {
    try client.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": .string(uri), "type": .int(type)]]])
  }

  @Test func followsTheFileAsItComesChangesAndGoes() throws {
    let (folder, draw, file) = try app()
    let client = try TestClient([folder.path], capabilities: watching)
    try client.waitForDiagnostics(draw) { $0.count == 1 }
    try folder.write(off, to: Configuration.fileName)
    try event(client, file, 1)
    try client.waitForDiagnostics(draw) { $0.isEmpty }
    try folder.write("{\"rules\": {\"labels\": \"error\"}}", to: Configuration.fileName)
    try event(client, file, 2)
    try client.waitForDiagnostics(draw) { $0.first?.int("severity") == 1 }
    try folder.remove(Configuration.fileName)
    try event(client, file, 3)
    try client.waitForDiagnostics(draw) { $0.first?.int("severity") == 2 }
  }

  @Test func aBrokenFileIsToldAndTheLastGoodOneStays() throws {
    let (folder, draw, file) = try app(off)
    let client = try TestClient([folder.path], capabilities: watching)
    try client.open(draw, Samples.draw)
    try client.waitForDiagnostics(draw) { $0.isEmpty }
    try folder.write("{\n  \"rule\": {}\n}", to: Configuration.fileName)
    try event(client, file, 2)
    let told = try client.waitForDiagnostics(file) { !$0.isEmpty }
    #expect(told.first?.string("message") == "unknown key 'rule'; did you mean 'rules'?")
    #expect(told.first?["range"] == change(1, 2, 1, 8, "")["range"])
    #expect(told.first?.string("source") == "assistive-access")
    #expect(client.published(draw).last?["diagnostics"] == [])
    try folder.write("{}", to: Configuration.fileName)
    try event(client, file, 2)
    try client.waitForDiagnostics(file) { $0.isEmpty }
    try client.waitForDiagnostics(draw) { $0.count == 1 }
  }

  @Test func followsTheTextThatIsBeingTyped() throws {
    let (folder, draw, file) = try app("{}")
    let client = try TestClient([folder.path], capabilities: Samples.pullCapabilities)
    try client.open(draw, Samples.draw)
    #expect(try client.pull(draw)["items"]?.arrayValue?.count == 1)
    try client.open(file, "{}", languageID: "json")
    try client.replace(file, version: 2, with: off)
    #expect(try client.pull(draw)["items"] == [])
    #expect(try client.pull(file)["items"] == [])
    try client.replace(file, version: 3, with: "{\"rules\": {\"labelz\": \"off\"}}")
    #expect(try client.pull(file)["items"]?.arrayValue?.count == 1)
    #expect(try client.pull(draw)["items"] == [])
    // What is on disk counts again.
    try client.close(file)
    #expect(try client.pull(draw)["items"]?.arrayValue?.count == 1)
    #expect(try client.pull(file)["items"] == [])
  }

  @Test func brokenFilesAreAmongAllFiles() throws {
    let (folder, _, file) = try app("{")
    let client = try TestClient([folder.path], capabilities: Samples.pullCapabilities)
    let report = try client.request("workspace/diagnostic", ["previousResultIds": []])
    let items = report["items"]?.arrayValue ?? []
    let about = items.first { $0.string("uri") == file }
    #expect(about?["items"]?.arrayValue?.first?.string("message") == "this is not closed; '}' is missing")
  }

  @Test func theScopeIsTheConfigurationsUnlessTheClientSays() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.write(
      """
      import SwiftUI

      @main
      struct NotesApp: App {
        var body: some Scene { WindowGroup { Button("Save") {} } }
      }

      """, to: "App.swift")
    try folder.write("{\"scope\": \"all\"}", to: Configuration.fileName)
    let uri = DocumentAddress.uri(ofPath: folder.path("App.swift"))
    let client = try TestClient([folder.path], capabilities: Samples.pullCapabilities)
    try client.open(uri, try String(contentsOfFile: folder.path("App.swift"), encoding: .utf8))
    #expect(JSONValue.codes(try client.pull(uri)["items"]?.arrayValue ?? []).contains("text-only-control"))
  }

  /// The editor says what `check` says, whatever the configuration is.
  @Test(
    arguments: [
      "{}", "{\"rules\": {\"labels\": \"off\", \"timing\": \"error\"}}", "{\"exclude\": [\"Views/\"]}",
      "{\"rules\": {\"too-many-options\": {\"limit\": 1}, \"complex-wording\": \"on\"}, \"scope\": \"all\"}",
    ])
  func agreesWithCheck(_ configuration: String) throws {
    var count = 0
    for name in Fixture.all.map(\.name) {
      let folder = try TemporaryFolder()
      try Fixture.named(name).copy(to: URL(fileURLWithPath: folder.path("App")))
      try folder.makeFolder(".git")
      try folder.write(configuration, to: Configuration.fileName)

      var harness = try CommandHarness()
      harness.catalogue = .standard
      let output = harness.run(["check", "--quiet", "--format", "json", folder.path]).output
      let findings = try JSONText.decode(JSONValue.self, from: Data(output.utf8))["findings"]?.arrayValue ?? []
      let checked = findings.map { finding -> String in
        let file = PathText.absolute(finding.string("file") ?? "", in: harness.folder.path)
        let line = finding.int("range", "start", "line") ?? 0
        return "\(DocumentAddress.uri(ofPath: file)) \(line) \(finding.string("rule") ?? "") "
          + "\(finding.string("severity") ?? "")"
      }

      let client = try TestClient([folder.path], capabilities: Samples.pullCapabilities)
      let report = try client.request("workspace/diagnostic", ["previousResultIds": []])
      let names = ["", "error", "warning", "information", "hint"]
      let shown = (report["items"]?.arrayValue ?? []).flatMap { document in
        (document["items"]?.arrayValue ?? []).map { item in
          "\(document.string("uri") ?? "") \((item.int("range", "start", "line") ?? 0) + 1) "
            + "\(item.string("code") ?? "") \(names[item.int("severity") ?? 0])"
        }
      }
      #expect(shown.sorted() == checked.sorted(), "\(name)")
      count += checked.count
    }
    #expect(count > 20)
  }
}
