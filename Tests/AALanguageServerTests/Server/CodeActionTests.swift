import JSONRPC
import Testing

@testable import AALanguageServer

struct CodeActionTests {
  private func with(_ changes: JSONValue, at path: [String]) -> JSONValue {
    Samples.everything.setting(changes, at: path[...])
  }

  @Test func offersInTheOrderOfTheMenu() throws {
    let client = try TestClient(capabilities: Samples.everything)
    try client.open("untitled:a", Samples.idle)
    let actions = try client.codeActions("untitled:a", line: 2, character: 25)
    #expect(
      actions.compactMap { $0["kind"]?.stringValue }
        == ["quickfix", "quickfix", "source.fixAll.assistive-access", "quickfix.explain"])
    #expect(actions.map { $0["isPreferred"] == true } == [true, false, false, false])
    #expect(actions[0]["diagnostics"]?.arrayValue?.first?.string("code") == "unused-suppression")
    #expect(actions[1].string("title") == "Fix all “unused-suppression” in this file")
    #expect(try apply(actions[0], to: Samples.idle, "untitled:a").hasPrefix("import SwiftUI\n\nlet one"))
    let all = "import SwiftUI\n\nlet one = 1\nlet two = 2\n"
    #expect(try apply(actions[1], to: Samples.idle, "untitled:a") == all)
    #expect(try apply(actions[2], to: Samples.idle, "untitled:a") == all)
    // Looking for the fixes leaves the text as it was.
    #expect(try client.inside { $0.documents.values.first?.text.string } == Samples.idle)
    #expect(try client.codeActions("untitled:a", line: 2, character: 25) == actions)
  }

  @Test func unsafeFixesAskFirstAndAreNeverPreferred() throws {
    let client = try TestClient(capabilities: Samples.everything)
    try client.open("untitled:a", Samples.whole, version: 3)
    let actions = try client.codeActions("untitled:a", line: 8, character: 20)
    let fix = try #require(actions.first)
    #expect(fix.string("kind") == "quickfix")
    #expect(fix["isPreferred"] == nil)
    let annotations = fix.member(["edit", "changeAnnotations", "confirm"])
    #expect(annotations?["needsConfirmation"] == true)
    let edit = fix.member(["edit", "documentChanges"])?.arrayValue?.first
    #expect(edit?.int("textDocument", "version") == 3)
    #expect(edit?["edits"]?.arrayValue?.first?.string("annotationId") == "confirm")
    #expect(try apply(fix, to: Samples.whole, "untitled:a").contains("assistiveAccessNavigationIcon(systemImage:"))
    #expect(actions.contains { $0.string("kind") == "source.fixAll.assistive-access" } == false)
  }

  @Test func showsWhatCannotBeDoneWithItsReason() throws {
    let client = try TestClient(capabilities: Samples.everything)
    try client.open("untitled:a", Samples.fixedButton)
    let actions = try client.codeActions("untitled:a", line: 13, character: 6, only: ["quickfix"])
    let refused = try #require(actions.first)
    #expect(refused.string("title") == "Ask twice before it happens")
    #expect(refused.string("kind") == "quickfix")
    #expect(refused.string("disabled", "reason")?.contains("must stay a 'Button'") == true)
    #expect(refused["diagnostics"]?.arrayValue?.first?.string("code") == "destructive-unconfirmed")
    #expect(refused["edit"] == nil && refused["data"] == nil && refused["command"] == nil)
    #expect(refused["isPreferred"] == nil)
    let rest = actions.filter { $0["disabled"] == nil }
    #expect(rest.count < actions.count)
    // Other clients would show it as if it could be done.
    let simple = try TestClient(
      capabilities: with(false, at: ["textDocument", "codeAction", "disabledSupport"]))
    try simple.open("untitled:a", Samples.fixedButton)
    let others = try simple.codeActions("untitled:a", line: 13, character: 6, only: ["quickfix"])
    #expect(others == rest)
  }

  @Test func silencesInTheStyleOfTheFile() throws {
    let client = try TestClient(capabilities: Samples.everything)
    let text = Samples.whole.replacing("\n", with: "\r\n")
    try client.open("untitled:a.swift", text)
    let actions = try client.codeActions("untitled:a.swift", line: 8, character: 20, only: ["quickfix.suppress"])
    #expect(actions.compactMap { $0.string("title") } == Self.silences("missing-navigation-icon"))
    let silenced = try apply(try #require(actions.first), to: text, "untitled:a.swift")
    #expect(silenced.contains("\r\n          // aa:disable:next missing-navigation-icon\r\n          .navigationTitle"))
    #expect(actions[0].member(["edit", "changeAnnotations"]) == nil)
    try client.replace("untitled:a.swift", version: 2, with: silenced)
    try client.waitForDiagnostics("untitled:a.swift") { $0.isEmpty }
  }

  private static func silences(_ rule: String) -> [String] {
    ["here", "on this line", "in this file"].map { "Silence “\(rule)” \($0)" }
  }

  @Test(arguments: [
    (0, "\n          // aa:disable:next missing-navigation-icon\n          .navigationTitle"),
    (1, "itle(\"Draw\") // aa:disable:this missing-navigation-icon\n"),
    (2, "// aa:disable:file missing-navigation-icon\nimport SwiftUI\n"),
  ])
  func silencesALineAndAFile(_ number: Int, _ expected: String) throws {
    let client = try TestClient(capabilities: Samples.everything)
    try client.open("untitled:a.swift", Samples.whole)
    let actions = try client.codeActions("untitled:a.swift", line: 8, character: 20, only: ["quickfix.suppress"])
    let silenced = try apply(actions[number], to: Samples.whole, "untitled:a.swift")
    #expect(silenced.contains(expected), "\(silenced)")
    try client.replace("untitled:a.swift", version: 2, with: silenced)
    try client.waitForDiagnostics("untitled:a.swift") { $0.isEmpty }
    #expect(try client.codeActions("untitled:a.swift", line: 9, character: 20, only: ["quickfix.suppress"]).isEmpty)
  }

  @Test func leavesAPlaceForTheReason() throws {
    let capabilities = with(true, at: ["workspace", "workspaceEdit", "snippetEditSupport"])
    let client = try TestClient(capabilities: capabilities)
    try client.open("untitled:a.swift", Samples.whole)
    let actions = try client.codeActions("untitled:a.swift", line: 8, character: 20, only: ["quickfix.suppress"])
    let snippets = actions.map { action -> JSONValue? in
      let edit = action.member(["edit", "documentChanges"])?.arrayValue?.first?["edits"]?.arrayValue?.first
      #expect(edit?["newText"] == nil)
      #expect(edit?.string("snippet", "kind") == "snippet")
      return edit?.member(["snippet", "value"])
    }
    #expect(
      snippets.map { $0?.stringValue } == [
        "          // aa:disable:next missing-navigation-icon - ${1:reason}\n",
        " // aa:disable:this missing-navigation-icon - ${1:reason}",
        "// aa:disable:file missing-navigation-icon - ${1:reason}\n",
      ])
    // Other edits are plain.
    let fix = try #require(try client.codeActions("untitled:a.swift", line: 8, character: 20).first)
    let plain = fix.member(["edit", "documentChanges"])?.arrayValue?.first?["edits"]?.arrayValue?.first
    #expect(plain?.string("newText") != nil)
  }

  @Test func honoursWhatIsAskedFor() throws {
    let client = try TestClient(capabilities: Samples.everything)
    try client.open("untitled:a", Samples.idle)
    func kinds(_ only: [String]) throws -> Set<String> {
      Set(try client.codeActions("untitled:a", line: 2, character: 25, only: only).compactMap { $0.string("kind") })
    }
    #expect(try kinds(["source.fixAll"]) == ["source.fixAll.assistive-access"])
    #expect(try kinds(["source"]) == ["source.fixAll.assistive-access"])
    #expect(try kinds(["source.fix"]) == [])
    #expect(try kinds(["refactor"]) == [])
    #expect(try kinds(["quickfix"]) == ["quickfix", "quickfix.explain"])
    #expect(try kinds([""]).count == 3)
    #expect(try kinds([]) == [])
    // Fix-all is about the file, wherever the cursor is.
    #expect(try client.codeActions("untitled:a", line: 0, character: 0, only: ["source.fixAll"]).count == 1)
  }

  @Test func foreignDiagnosticsDoNotMatter() throws {
    let client = try TestClient(capabilities: Samples.everything)
    try client.open("untitled:a", Samples.idle)
    let range: JSONValue = ["start": ["line": 2, "character": 25], "end": ["line": 2, "character": 25]]
    for diagnostics: JSONValue in [
      [["range": range, "message": "x", "code": 17, "source": "other"], ["range": range, "message": "no code"]],
      [["range": 1, "code": ["value": 3], "data": [1, 2]], 5, nil], nil, "x",
    ] {
      let actions = try client.request(
        "textDocument/codeAction",
        ["textDocument": ["uri": "untitled:a"], "range": range, "context": ["diagnostics": diagnostics]])
      #expect(actions.arrayValue?.count == 4)
    }
  }

  @Test func resolvesEditsForClientsThatLike() throws {
    let capabilities = with(
      ["properties": ["edit"]], at: ["textDocument", "codeAction", "resolveSupport"]
    ).setting(true, at: ["textDocument", "codeAction", "dataSupport"])
    let client = try TestClient(capabilities: capabilities)
    #expect(client.initializeResult.member(["capabilities", "codeActionProvider", "resolveProvider"]) == true)
    try client.open("untitled:a", Samples.idle)
    let actions = try client.codeActions("untitled:a", line: 2, character: 25)
    #expect(actions.allSatisfy { $0["edit"] == nil })
    for action in actions.dropLast() {
      let resolved = try client.request("codeAction/resolve", action)
      #expect(resolved["title"] == action["title"])
      #expect(try apply(resolved, to: Samples.idle, "untitled:a") != Samples.idle)
    }
    #expect(try client.request("codeAction/resolve", actions[3]) == actions[3])
    try client.change("untitled:a", version: 2, [change(0, 0, 0, 0, "\n")])
    #expect(throws: TestClient.Refused.self) { try client.request("codeAction/resolve", actions[0]) }
  }

  @Test func simpleClientsGetSimpleEdits() throws {
    let simple = Samples.everything.setting([:], at: ["workspace", "workspaceEdit"])
    let client = try TestClient(capabilities: simple)
    try client.open("untitled:a", Samples.whole)
    let fix = try #require(try client.codeActions("untitled:a", line: 8, character: 20).first)
    #expect(fix.member(["edit", "changes", "untitled:a"])?.arrayValue?.count == 1)
    #expect(fix.member(["edit", "documentChanges"]) == nil)
    let commandsOnly = try TestClient()
    try commandsOnly.open("untitled:a", Samples.whole)
    #expect(try commandsOnly.codeActions("untitled:a", line: 8, character: 20).isEmpty)
  }

  @Test func explainsByOpeningThePage() throws {
    let client = try TestClient(capabilities: Samples.everything)
    try client.open("untitled:a", Samples.whole)
    let action = try #require(
      try client.codeActions("untitled:a", line: 8, character: 20).first { $0.string("kind") == "quickfix.explain" })
    let command = try #require(action["command"])
    _ = try client.request(
      "workspace/executeCommand", ["command": command["command"] ?? nil, "arguments": command["arguments"] ?? nil])
    let shown = try client.waitFor("window/showDocument") { $0.count == 1 }
    #expect(shown[0].string("uri")?.hasPrefix("https://developer.apple.com") == true)
    #expect(throws: TestClient.Refused.self) {
      try client.request("workspace/executeCommand", ["command": "x"])
    }
  }

  /// What an action makes of a text.
  private func apply(_ action: JSONValue, to text: String, _ uri: String) throws -> String {
    let edits = try #require(action.member(["edit", "documentChanges"])?.arrayValue?.first?["edits"]?.arrayValue)
    // Applied from the last to the first, each is in terms of the text before all.
    let client = try TestClient()
    try client.open(uri, text)
    try client.change(
      uri, version: 2, edits.reversed().map { ["range": $0["range"] ?? nil, "text": $0["newText"] ?? nil] })
    return try client.inside { $0.documents.values.first?.text.string } ?? ""
  }
}

extension JSONValue {
  /// The value with another one at the end of a path of members.
  func setting(_ value: JSONValue, at path: ArraySlice<String>) -> JSONValue {
    guard let key = path.first else { return value }
    guard case .object(var members) = self else {
      return .object([key: JSONValue.null.setting(value, at: path.dropFirst())])
    }
    members[key] = (members[key] ?? [:]).setting(value, at: path.dropFirst())
    return .object(members)
  }

  func setting(_ value: JSONValue, at path: [String]) -> JSONValue { setting(value, at: path[...]) }
}
