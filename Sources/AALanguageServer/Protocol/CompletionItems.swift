import JSONRPC

extension LSP {
  struct CompletionItem: Encodable, Equatable, Sendable {
    enum Kind {
      static let value = 12
      static let `enum` = 13
      static let keyword = 14
      static let property = 10
      static let constant = 21
    }

    /// An edit for a client that lets a person choose whether to replace what stands behind the cursor.
    struct InsertReplaceEdit: Encodable, Equatable, Sendable {
      var newText: String
      var insert: Range
      var replace: Range
    }

    enum Edit: Encodable, Equatable, Sendable {
      case replace(TextEdit)
      case insertOrReplace(InsertReplaceEdit)

      func encode(to encoder: any Encoder) throws {
        switch self {
        case .replace(let edit): try edit.encode(to: encoder)
        case .insertOrReplace(let edit): try edit.encode(to: encoder)
        }
      }
    }

    enum TextFormat {
      static let plain = 1
      static let snippet = 2
    }

    var label: String
    var kind: Int
    var detail: String?
    var documentation: MarkupContent?
    var preselect: Bool?
    /// Clients sort by it, not by the order of the list.
    var sortText: String
    /// What clients compare with the text in the edit's range.
    var filterText: String
    /// Left out for plain text.
    var insertTextFormat: Int?
    var textEdit: Edit
    var data: CompletionItemData?
  }

  /// What an item is about, to be explained when somebody looks at it.
  struct CompletionItemData: Codable, Equatable, Sendable {
    enum Subject: String, Codable, Sendable { case rule, group, directive }

    var subject: Subject
    var name: String
  }

  /// An item that comes back. What it was shown as does not matter.
  struct CompletionResolveParams: Decodable, Sendable {
    var data: CompletionItemData
  }

  struct CompletionList: Encodable, Equatable, Sendable {
    /// Whether the client is to ask again when more is typed.
    var isIncomplete: Bool
    var items: [CompletionItem]
  }

  struct CompletionCapabilities: Sendable {
    var takesSnippets = false
    var insertsOrReplaces = false
    /// Whether the documentation may come later.
    var resolvesDocumentation = false
    var showsMarkdown = false
    var preselects = false

    init() {}

    /// - Parameter json: the client's `textDocument.completion.completionItem`.
    init(_ json: JSONValue) {
      takesSnippets = json["snippetSupport"]?.boolValue == true
      insertsOrReplaces = json["insertReplaceSupport"]?.boolValue == true
      let properties = json.member(["resolveSupport", "properties"])?.arrayValue ?? []
      resolvesDocumentation = properties.contains("documentation")
      showsMarkdown = json["documentationFormat"]?.arrayValue?.first == "markdown"
      preselects = json["preselectSupport"]?.boolValue == true
    }
  }
}
