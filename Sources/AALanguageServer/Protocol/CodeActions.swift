import JSONRPC

extension LSP {
  struct CodeActionParams: Decodable, Sendable {
    var textDocument: TextDocumentIdentifier
    var range: Range
    var context: CodeActionContext?
  }

  /// What else a client says. Its diagnostics are not read: they may be another tool's, and ours may be out of date.
  struct CodeActionContext: Decodable, Sendable {
    /// Kinds that are wanted, with all that is below them; nil for every kind.
    var only: [String]?

    private enum CodingKeys: String, CodingKey { case only }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      only = try? container.decodeIfPresent([String].self, forKey: .only)
    }
  }

  enum CodeActionKind {
    static let quickFix = "quickfix"
    static let suppress = "quickfix.suppress"
    static let explain = "quickfix.explain"
    static let fixAll = "source.fixAll.assistive-access"
  }

  struct CodeAction: Encodable, Equatable, Sendable {
    struct Disabled: Codable, Equatable, Sendable {
      var reason: String
    }

    var title: String
    var kind: String
    var diagnostics: [Diagnostic]?
    var isPreferred: Bool?
    var disabled: Disabled?
    var edit: WorkspaceEdit?
    var command: Command?
    var data: CodeActionData?
  }

  /// Enough to find a code action again.
  struct CodeActionData: Codable, Equatable, Sendable {
    enum Purpose: String, Codable, Sendable { case fix, fixRule, fixWorkspace, fixAll, suppress }

    var uri: String
    var version: Int?
    var purpose: Purpose
    /// Nil for `fixAll`.
    var rule: String?
    /// Where the finding begins, in UTF-8 bytes from the start of the document.
    var offset: Int?
    /// Which of the finding's fixes it is, or which of the places where it can be silenced.
    var fix: Int?
  }

  /// A code action that comes back. What it was shown as does not matter.
  struct CodeActionResolveParams: Decodable, Sendable {
    var data: CodeActionData
  }

  struct Command: Codable, Equatable, Sendable {
    var title: String
    var command: String
    var arguments: [JSONValue]?
  }

  struct ExecuteCommandParams: Decodable, Sendable {
    var command: String
    var arguments: [JSONValue]?
    var workDoneToken: JSONValue?
  }
}
