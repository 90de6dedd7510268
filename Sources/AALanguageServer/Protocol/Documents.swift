extension LSP {
  /// Params that are about one document.
  protocol DocumentParams {
    var documentURI: String { get }
  }

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

extension LSP.DidOpenParams: LSP.DocumentParams { var documentURI: String { textDocument.uri } }
extension LSP.DidChangeParams: LSP.DocumentParams { var documentURI: String { textDocument.uri } }
extension LSP.DidCloseParams: LSP.DocumentParams { var documentURI: String { textDocument.uri } }
extension LSP.DidSaveParams: LSP.DocumentParams { var documentURI: String { textDocument.uri } }
extension LSP.CodeActionParams: LSP.DocumentParams { var documentURI: String { textDocument.uri } }
extension LSP.CodeLensParams: LSP.DocumentParams { var documentURI: String { textDocument.uri } }
extension LSP.DocumentDiagnosticParams: LSP.DocumentParams { var documentURI: String { textDocument.uri } }
extension LSP.DocumentLinkParams: LSP.DocumentParams { var documentURI: String { textDocument.uri } }
extension LSP.TextDocumentPositionParams: LSP.DocumentParams { var documentURI: String { textDocument.uri } }
