import JSONRPC

extension LSP {
  enum MessageType: Int, Codable, Sendable {
    case error = 1
    case warning
    case information
    case log
    /// Since 3.18; sent as `log` to be understood by all.
    case debug
  }

  /// For `window/showMessage` and `window/logMessage`.
  struct MessageParams: Encodable, Sendable {
    var type: Int
    var message: String
  }

  struct LogTraceParams: Encodable, Sendable {
    var message: String
    /// Only when everything is to be traced.
    var verbose: String?
  }

  struct SetTraceParams: Decodable, Sendable {
    var value: String
  }

  struct ShowDocumentParams: Encodable, Sendable {
    var uri: String
    var external: Bool?
    var takeFocus: Bool?
  }

  struct WorkDoneProgressCreateParams: Encodable, Sendable {
    var token: String
  }

  /// Something that is under way, or a part of an answer.
  struct ProgressParams<Value: Encodable & Sendable>: Encodable, Sendable {
    /// A text or a number.
    var token: JSONValue
    var value: Value
  }

  struct WorkDoneProgress: Encodable, Sendable {
    /// `begin`, `report` or `end`
    var kind: String
    var title: String?
    var message: String?
    var cancellable: Bool?
  }
}
