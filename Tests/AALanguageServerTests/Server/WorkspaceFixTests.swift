import AAAnalysis
import JSONRPC
import Testing

@testable import AALanguageServer

/// “Fix all in the workspace”: the edit comes from the server, with versions for what is open.
struct WorkspaceFixTests {
  private static let able = Samples.everything.setting(true, at: ["workspace", "applyEdit"])
  private static let command = "assistive-access.fixAll"

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["A", "B"] { try folder.writeMarked(Samples.idle, to: "\(name).swift") }
    try folder.write("import SwiftUI\n\nlet three = 3\n", to: "C.swift")
    return folder
  }

  private static func uri(_ folder: TemporaryFolder, _ name: String) -> String {
    DocumentAddress.uri(ofPath: folder.path(name))
  }

  private func execute(_ client: TestClient, _ arguments: JSONValue) throws -> JSONValue {
    try client.request("workspace/executeCommand", ["command": .string(Self.command), "arguments": arguments])
  }

  @Test func offersItWhereTheClientTakesEdits() throws {
    let folder = try Self.folder()
    let client = try TestClient([folder.path], capabilities: Self.able)
    let commands = client.initializeResult.member(["capabilities", "executeCommandProvider", "commands"])?.arrayValue
    #expect(commands?.contains(.string(Self.command)) == true)
    try client.open(Self.uri(folder, "A.swift"), Samples.idle, version: 7)
    let actions = try client.codeActions(Self.uri(folder, "A.swift"), line: 2, character: 25)
    let action = try #require(
      actions.first { $0.string("title") == "Fix all “unused-suppression” in the workspace" })
    #expect(action["edit"] == nil)
    #expect(action.string("command", "command") == Self.command)
    #expect(action.member(["command", "arguments"]) == ["unused-suppression"])
    // A text that belongs to no folder has no workspace to be mended.
    try client.open("untitled:a", Samples.idle)
    let loose = try client.codeActions("untitled:a", line: 2, character: 25)
    #expect(!loose.contains { $0["command"]?.string("command") == Self.command })
    let unable = try TestClient([folder.path], capabilities: Samples.everything)
    try unable.open(Self.uri(folder, "A.swift"), Samples.idle)
    let fewer = try unable.codeActions(Self.uri(folder, "A.swift"), line: 2, character: 25)
    #expect(fewer.count == actions.count - 1)
    #expect(throws: TestClient.Refused.self) { try execute(unable, ["unused-suppression"]) }
  }

  @Test(arguments: [["unused-suppression"], []])
  func mendsOpenAndClosedFiles(_ arguments: JSONValue) throws {
    let folder = try Self.folder()
    let client = try TestClient([folder.path], capabilities: Self.able)
    let open = Self.uri(folder, "A.swift")
    try client.open(open, "\n" + Samples.idle, version: 7)
    #expect(try execute(client, arguments).intValue == 4)
    let edit = try #require(try client.waitFor("workspace/applyEdit") { $0.count == 1 }.first?["edit"])
    let changes = try #require(edit["documentChanges"]?.arrayValue)
    #expect(changes.compactMap { $0.string("textDocument", "uri") } == [open, Self.uri(folder, "B.swift")])
    #expect(changes.map { $0.member(["textDocument", "version"]) } == [.int(7), .null])
    #expect(edit["changeAnnotations"] == nil)
    // Looking for the fixes leaves everything as it was.
    #expect(try client.inside { $0.documents.values.first?.text.string } == "\n" + Samples.idle)
    #expect(try client.codeActions(open, line: 3, character: 25).isEmpty == false)
    // In terms of the texts before.
    let edits = try #require(changes[0]["edits"]?.arrayValue)
    try client.change(
      open, version: 8, edits.reversed().map { ["range": $0["range"] ?? nil, "text": $0["newText"] ?? nil] })
    #expect(
      try client.inside { $0.documents.values.first?.text.string } == "\nimport SwiftUI\n\nlet one = 1\nlet two = 2\n")
  }

  @Test func saysThatThereIsNothingToMend() throws {
    let folder = try TemporaryFolder()
    try folder.write("import SwiftUI\n", to: "A.swift")
    let client = try TestClient([folder.path], capabilities: Self.able)
    #expect(try execute(client, []) == 0)
    try client.waitFor("window/showMessage") { $0.count == 1 }
    #expect(client.received("workspace/applyEdit").isEmpty)
    #expect(throws: TestClient.Refused.self) { try execute(client, ["no-such-rule"]) }
  }

  @Test("lines that stay are not edited")
  func lineEdits() {
    let texts = ["", "a", "a\n", "a\nb\nc\n", "b\nc", "a\r\nx\r\nc\r\n", "a\n\n\nb\n", "\u{FEFF}é\nb\nc\nd\ne"]
    for old in texts {
      for new in texts {
        let edits = LineEdits.edits(from: SourceText(old), to: SourceText(new))
        #expect(SourceText(old).applying(edits)?.string == new, "\(old.debugDescription) \(new.debugDescription)")
      }
    }
    let few = LineEdits.edits(from: SourceText("a\nb\nc\nd\n"), to: SourceText("a\nB\nc\nd\ne\n"))
    #expect(few.map(\.newText) == ["B\n", "e\n"])
  }
}
