import JSONRPC
import Testing

@testable import AALanguageServer

/// A text with the cursor in it.
struct MarkedText {
  var text: String
  var line: Int
  /// In UTF-16 code units.
  var character: Int

  /// - Parameter marked: has one `‸` where the cursor is.
  init(_ marked: String) throws {
    let parts = marked.split(separator: "‸", omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
    text = parts.joined()
    line = lines.count - 1
    character = lines.last?.utf16.count ?? 0
  }

  var position: JSONValue { ["line": .int(line), "character": .int(character)] }
}

extension TestClient {
  /// What is offered at the cursor of a text, which is opened or takes the place of an open one.
  func complete(_ uri: String, _ marked: String, version: Int = 1, languageID: String = "swift") throws -> JSONValue {
    let marked = try MarkedText(marked)
    if version == 1 {
      try open(uri, marked.text, languageID: languageID)
    } else {
      try replace(uri, version: version, with: marked.text)
    }
    return try request(
      "textDocument/completion", ["textDocument": ["uri": .string(uri)], "position": marked.position])
  }
}

extension JSONValue {
  /// The labels of a list of completions, in the order in which a client shows them.
  var labels: [String] {
    (self["items"]?.arrayValue ?? []).sorted { ($0.string("sortText") ?? "") < ($1.string("sortText") ?? "") }
      .compactMap { $0.string("label") }
  }

  func item(_ label: String) -> JSONValue? { self["items"]?.arrayValue?.first { $0.string("label") == label } }
}
