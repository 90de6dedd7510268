extension LSP {
  struct DocumentLinkParams: Decodable, Sendable {
    var textDocument: TextDocumentIdentifier
  }

  struct DocumentLink: Encodable, Equatable, Sendable {
    var range: Range
    var target: String
    /// Only for clients that show it.
    var tooltip: String?
  }
}
