extension LSP {
  struct CodeLensParams: Decodable, Sendable {
    var textDocument: TextDocumentIdentifier
  }

  struct CodeLens: Codable, Equatable, Sendable {
    var range: Range
    /// Nil until it is resolved.
    var command: Command?
    var data: CodeLensData?
  }

  /// A lens that comes back. What it was shown as does not matter.
  struct CodeLensResolveParams: Decodable, Sendable {
    var data: CodeLensData
  }

  /// Which view a lens is about.
  struct CodeLensData: Codable, Equatable, Sendable {
    var uri: String
    var view: String
  }
}
