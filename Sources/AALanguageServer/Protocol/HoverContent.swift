extension LSP {
  struct TextDocumentPositionParams: Decodable, Sendable {
    var textDocument: TextDocumentIdentifier
    var position: Position
  }

  struct MarkupContent: Codable, Equatable, Sendable {
    enum Kind: String, Codable, Sendable { case markdown, plaintext }

    var kind: Kind
    var value: String
  }

  struct Hover: Encodable, Equatable, Sendable {
    var contents: MarkupContent
    var range: Range?
  }
}
