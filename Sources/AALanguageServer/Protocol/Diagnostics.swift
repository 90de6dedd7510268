import Foundation
import JSONRPC

extension LSP {
  struct Diagnostic: Encodable, Equatable, Sendable {
    var range: Range
    /// 1 error, 2 warning, 3 information, 4 hint.
    var severity: Int
    /// The rule.
    var code: String
    var codeDescription: CodeDescription?
    var source: String
    /// Never empty: some clients refuse the whole list then.
    var message: String
    var relatedInformation: [RelatedInformation]?
    var data: DiagnosticData?
  }

  struct CodeDescription: Codable, Equatable, Sendable {
    var href: String
  }

  struct RelatedInformation: Codable, Equatable, Sendable {
    var location: Location
    var message: String
  }

  /// What comes back with a diagnostic when a client asks for code actions. Nothing depends on it.
  struct DiagnosticData: Codable, Equatable, Sendable {
    var rule: String
    var confidence: String
  }

  struct PublishDiagnosticsParams: Encodable, Sendable {
    var uri: String
    var version: Int?
    var diagnostics: [Diagnostic]
  }

  struct DocumentDiagnosticParams: Decodable, Sendable {
    var textDocument: TextDocumentIdentifier
    var previousResultId: String?
  }

  struct WorkspaceDiagnosticParams: Decodable, Sendable {
    struct PreviousResultId: Decodable, Sendable {
      var uri: String
      var value: String
    }

    var previousResultIds: [PreviousResultId]?
    /// Where the client takes an answer in parts.
    var partialResultToken: JSONValue?
  }

  /// The whole answer or a part of it.
  struct WorkspaceDiagnosticReport: Encodable, Sendable {
    var items: [WorkspaceDocumentDiagnosticReport]
  }

  /// What is found in one of many files.
  struct WorkspaceDocumentDiagnosticReport: Encodable, Sendable {
    var uri: String
    /// Written as `null` if the file is not open.
    var version: Int?
    var report: DocumentDiagnosticReport

    private enum CodingKeys: String, CodingKey {
      case uri
      case version
    }

    func encode(to encoder: any Encoder) throws {
      try report.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(uri, forKey: .uri)
      try container.encode(version, forKey: .version)
    }
  }

  enum DocumentDiagnosticReport: Encodable, Sendable {
    /// Without an id the client shall remember nothing.
    case full(resultId: String?, items: [Diagnostic])
    case unchanged(resultId: String)

    private enum CodingKeys: String, CodingKey {
      case kind
      case resultId
      case items
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .full(let resultId, let items):
        try container.encode("full", forKey: .kind)
        try container.encodeIfPresent(resultId, forKey: .resultId)
        try container.encode(items, forKey: .items)
      case .unchanged(let resultId):
        try container.encode("unchanged", forKey: .kind)
        try container.encode(resultId, forKey: .resultId)
      }
    }

    /// `full` with items that are JSON text already, as it would be encoded.
    ///
    /// - Parameter resultId: letters and digits alone.
    static func fullText(resultId: String, items: Data) -> Data {
      var text = Data(#"{"items":"#.utf8)
      text += items
      text += Data(#","kind":"full","resultId":"\#(resultId)"}"#.utf8)
      return text
    }
  }
}
