import AAAnalysis
import AATestSupport
import Foundation
import JSONRPC
import Testing

@testable import AALanguageServer

/// Whole sessions on whole apps.
struct SessionTests {
  /// What is told about each file at the end, by path; files without findings are left out.
  private func told(_ client: TestClient) throws -> [String: [String]] {
    while try client.inside({ !$0.scanning.isDone || $0.delivery.due != nil || !$0.delivery.rest.isEmpty }) {}
    _ = try client.request(
      "textDocument/hover", ["textDocument": ["uri": "x"], "position": ["line": 0, "character": 0]])
    var told: [String: [String]] = [:]
    for message in client.received("textDocument/publishDiagnostics") {
      let path = message.string("uri").flatMap(DocumentAddress.path(ofURI:)) ?? ""
      told[path] = message["diagnostics"]?.arrayValue?.map(line)
    }
    return told.filter { !$0.value.isEmpty }
  }

  private func line(_ diagnostic: JSONValue) -> String {
    let line = diagnostic.int("range", "start", "line") ?? -1
    let column = diagnostic.int("range", "start", "character") ?? -1
    return "\(line):\(column) \(diagnostic.string("code") ?? "") \(diagnostic.string("message") ?? "")"
  }

  @Test(arguments: Fixture.all.map(\.name))
  func tellsWhatABatchRunTells(app: String) throws {
    let temporary = try TemporaryFolder()
    let folder = temporary.path(app)
    try Fixture.named(app).copy(to: URL(fileURLWithPath: folder))
    let client = try TestClient([folder], capabilities: Samples.everything)
    let workspace = Workspace { try? FileReader().text(at: $0.path) }
    workspace.apply(FileTree(of: folder).files.map { .onDisk($0) })
    let snapshot = workspace.snapshot()
    var expected: [String: [String]] = [:]
    for file in snapshot.files {
      let text = try #require(snapshot.text(of: file))
      let findings = Analyzer().diagnostics(for: file, in: snapshot).findings.map { finding in
        let place = text.position(of: finding.location.span.lower, encoding: .utf16)
        return "\(place.line):\(place.column) \(finding.rule) \(finding.message)"
      }
      if !findings.isEmpty { expected[file.path] = findings }
    }
    #expect(try told(client) == expected)
  }

  @Test(arguments: 1...10)
  func aSessionThatWasEditedEqualsOneThatWasOpened(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let folder = try TemporaryFolder()
    var disk = ["App.swift": Samples.app, "Draw.swift": Samples.draw, "Titled.swift": Samples.wrapper]
    for (name, text) in disk { try folder.write(text, to: name) }
    let client = try TestClient(
      [folder.path], capabilities: ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]])
    func uri(_ name: String) -> String { DocumentAddress.uri(ofPath: folder.path(name)) }
    var shown: [String: String] = [:]
    let names = ["App.swift", "Draw.swift", "Titled.swift", "New.swift", "Info.plist"]
    let texts = [
      Samples.app, Samples.draw, Samples.wrapper, Samples.wrapperWithIcon, Samples.whole, Samples.idle, "", "}",
      "<plist version=\"1.0\"><dict><key>UISupportsAssistiveAccess</key><true/></dict></plist>",
    ]
    for step in 2..<60 {
      let name = names.randomElement(using: &random) ?? ""
      let text = texts.randomElement(using: &random) ?? ""
      switch (Int.random(in: 0..<5, using: &random), shown[name]) {
      case (0...1, nil):
        try client.open(uri(name), text, version: step)
        shown[name] = text
      case (2, .some):
        try client.close(uri(name))
        shown[name] = nil
      case (0...1, .some(let old)):
        let line = Int.random(in: 0..<12, using: &random)
        let scratch = try TestClient()
        try scratch.open("untitled:a", old)
        let edit = AALanguageServerTests.change(line, 4, line + 1, 2, "// x\n")
        try scratch.change("untitled:a", version: 2, [edit])
        shown[name] = try scratch.inside { $0.documents.values.first?.text.string }
        try client.change(uri(name), version: step, [edit])
      case (3, .some):
        try client.replace(uri(name), version: step, with: text)
        shown[name] = text
      case (_, nil):
        if disk[name] != nil, Bool.random(using: &random) {
          try folder.remove(name)
          disk[name] = nil
          try client.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": .string(uri(name)), "type": 3]]])
        } else {
          try folder.write(text, to: name)
          disk[name] = text
          try client.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": .string(uri(name)), "type": 2]]])
        }
      default:
        _ = try client.hover(uri(name), line: 3, character: 12)
      }
    }
    while try client.inside({ $0.scanning.isWalking }) {}
    let edited = try told(client)
    let fresh = try TestClient([folder.path])
    for (name, text) in shown { try fresh.open(uri(name), text) }
    #expect(edited == (try told(fresh)))
  }
}
