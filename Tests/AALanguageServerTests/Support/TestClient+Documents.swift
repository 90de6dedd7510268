import JSONRPC

@testable import AALanguageServer

extension TestClient {
  func open(_ uri: String, _ text: String, version: Int = 1, languageID: String = "swift") throws {
    try notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(uri), "languageId": .string(languageID), "version": .int(version), "text": .string(text),
        ]
      ])
  }

  func change(_ uri: String, version: Int, _ changes: [JSONValue]) throws {
    try notify(
      "textDocument/didChange",
      ["textDocument": ["uri": .string(uri), "version": .int(version)], "contentChanges": .array(changes)])
  }

  /// Takes another text for the whole.
  func replace(_ uri: String, version: Int, with text: String) throws {
    try change(uri, version: version, [["text": .string(text)]])
  }

  func close(_ uri: String) throws {
    try notify("textDocument/didClose", ["textDocument": ["uri": .string(uri)]])
  }

  // MARK: Push

  /// All that was published for a URI so far, oldest first.
  func published(_ uri: String) -> [JSONValue] {
    received("textDocument/publishDiagnostics").filter { $0["uri"]?.stringValue == uri }
  }

  /// Waits until the last that was published for a URI satisfies a condition, and returns its diagnostics.
  @discardableResult
  func waitForDiagnostics(_ uri: String, where condition: ([JSONValue]) -> Bool) throws -> [JSONValue] {
    let all = try waitFor("textDocument/publishDiagnostics", "for \(uri)") { messages in
      guard let last = messages.last(where: { $0["uri"]?.stringValue == uri }) else { return false }
      return condition(last["diagnostics"]?.arrayValue ?? [])
    }
    return all.last { $0["uri"]?.stringValue == uri }?["diagnostics"]?.arrayValue ?? []
  }

  /// Waits until a whole round of diagnostics for open documents is over that began after all messages so far.
  func settle() throws {
    // Rounds go through the open documents in order, and this is behind all files.
    let uri = "untitled:~settled-\(received("textDocument/publishDiagnostics").count)"
    try open(uri, "let x = 0\n")
    try waitForDiagnostics(uri) { $0.isEmpty }
    try close(uri)
  }

  // MARK: Pull

  func pull(_ uri: String, previous: String? = nil) throws -> JSONValue {
    var params: [String: JSONValue] = ["textDocument": ["uri": .string(uri)]]
    if let previous { params["previousResultId"] = .string(previous) }
    return try request("textDocument/diagnostic", .object(params))
  }

  // MARK: Actions

  func codeActions(_ uri: String, line: Int, character: Int, only: [String]? = nil) throws -> [JSONValue] {
    let place: JSONValue = ["line": .int(line), "character": .int(character)]
    var context: [String: JSONValue] = ["diagnostics": []]
    if let only { context["only"] = .array(only.map { .string($0) }) }
    return try request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .string(uri)], "range": ["start": place, "end": place], "context": .object(context),
      ]
    ).arrayValue ?? []
  }

  func hover(_ uri: String, line: Int, character: Int) throws -> JSONValue {
    try request(
      "textDocument/hover",
      ["textDocument": ["uri": .string(uri)], "position": ["line": .int(line), "character": .int(character)]])
  }
}

func change(_ startLine: Int, _ start: Int, _ endLine: Int, _ end: Int, _ text: String) -> JSONValue {
  [
    "range": [
      "start": ["line": .int(startLine), "character": .int(start)],
      "end": ["line": .int(endLine), "character": .int(end)],
    ],
    "text": .string(text),
  ]
}

extension JSONValue {
  /// The rules of an array of diagnostics.
  static func codes(_ diagnostics: [JSONValue]) -> [String] { diagnostics.compactMap { $0["code"]?.stringValue } }

  /// A number at the end of a path of members.
  func int(_ path: String...) -> Int? { member(path)?.intValue }

  func string(_ path: String...) -> String? { member(path)?.stringValue }
}
