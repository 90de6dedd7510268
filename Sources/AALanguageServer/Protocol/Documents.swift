extension LSP {
  struct TextDocumentIdentifier: Codable, Sendable {
    var uri: String
  }

  /// The document with the version that a client says it has now; old clients leave it out.
  struct VersionedTextDocumentIdentifier: Codable, Sendable {
    var uri: String
    var version: Int?
  }

  struct TextDocumentItem: Codable, Sendable {
    var uri: String
    var languageId: String?
    var version: Int?
    var text: String
  }

  struct DidOpenParams: Decodable, Sendable {
    var textDocument: TextDocumentItem
  }

  struct DidChangeParams: Decodable, Sendable {
    var textDocument: VersionedTextDocumentIdentifier
    /// Each refers to the text that the one before it left.
    var contentChanges: [ContentChange]
  }

  struct ContentChange: Decodable, Sendable {
    /// What is replaced; nil for all of the text.
    var range: Range?
    var text: String
  }

  struct DidCloseParams: Decodable, Sendable {
    var textDocument: TextDocumentIdentifier
  }

  struct DidSaveParams: Decodable, Sendable {
    var textDocument: TextDocumentIdentifier
  }
}
