/// The id of a request, echoed as it was received: `92` and `"92"` are two ids.
public enum RequestID: Hashable, Sendable {
  /// In the range of LSP's `integer`: −2³¹ to 2³¹ − 1.
  case int(Int32)
  case string(String)
}

extension RequestID: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // Int32 refuses fractions, booleans and what is out of range.
    if let int = try? container.decode(Int32.self) {
      self = .int(int)
    } else {
      self = .string(try container.decode(String.self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .int(let int): try container.encode(int)
    case .string(let string): try container.encode(string)
    }
  }
}

extension RequestID: CustomStringConvertible {
  /// As in JSON, for logs.
  public var description: String {
    switch self {
    case .int(let int): "\(int)"
    case .string(let string): "\"\(string)\""
    }
  }
}
