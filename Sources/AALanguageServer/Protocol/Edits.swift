extension LSP {
  /// An edit, or, for clients that know it, one with a place to type at.
  struct TextEdit: Encodable, Equatable, Sendable {
    struct Snippet: Encodable, Equatable, Sendable {
      var kind = "snippet"
      var value: String
    }

    var range: Range
    var newText: String
    var annotationId: String?
    /// Written in place of `newText`.
    var snippet: Snippet?

    private enum CodingKeys: String, CodingKey { case range, newText, snippet, annotationId }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(range, forKey: .range)
      if let snippet {
        try container.encode(snippet, forKey: .snippet)
      } else {
        try container.encode(newText, forKey: .newText)
      }
      try container.encodeIfPresent(annotationId, forKey: .annotationId)
    }
  }

  /// Changes to one document. A nil version is written as `null`: the document is not open.
  struct TextDocumentEdit: Encodable, Equatable, Sendable {
    var uri: String
    var version: Int?
    var edits: [TextEdit]

    private enum CodingKeys: String, CodingKey {
      case textDocument
      case edits
    }

    private enum DocumentKeys: String, CodingKey {
      case uri
      case version
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      var document = container.nestedContainer(keyedBy: DocumentKeys.self, forKey: .textDocument)
      try document.encode(uri, forKey: .uri)
      try document.encode(version, forKey: .version)
      try container.encode(edits, forKey: .edits)
    }
  }

  struct CreateFile: Encodable, Equatable, Sendable {
    struct Options: Encodable, Equatable, Sendable {
      var overwrite = false
      var ignoreIfExists = false
    }

    var kind = "create"
    var uri: String
    var options = Options()
    var annotationId: String?
  }

  enum DocumentChange: Encodable, Equatable, Sendable {
    case edit(TextDocumentEdit)
    case create(CreateFile)

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .edit(let edit): try edit.encode(to: encoder)
      case .create(let create): try create.encode(to: encoder)
      }
    }
  }

  struct ChangeAnnotation: Codable, Equatable, Sendable {
    var label: String
    var needsConfirmation: Bool
    var description: String?
  }

  /// Has either `documentChanges` or, for clients that know no more, `changes`.
  struct WorkspaceEdit: Encodable, Equatable, Sendable {
    var changes: [String: [TextEdit]]?
    var documentChanges: [DocumentChange]?
    var changeAnnotations: [String: ChangeAnnotation]?
  }
  /// For `workspace/applyEdit`.
  struct ApplyWorkspaceEditParams: Encodable, Sendable {
    var label: String
    var edit: WorkspaceEdit
  }
}
