/// Why a request failed, in the words of JSON-RPC.
public struct ResponseError: Error, Equatable, Sendable {
  public var code: ErrorCode
  /// One sentence for a log or a person.
  public var message: String
  public var data: JSONValue?

  public init(_ code: ErrorCode, _ message: String, data: JSONValue? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }
}

extension ResponseError: Codable {
  private enum CodingKeys: String, CodingKey {
    case code
    case message
    case data
  }

  /// Never fails for an object: whatever is missing or odd in an error still leaves an error.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    code = (try? container.decode(ErrorCode.self, forKey: .code)) ?? .unknown
    message = (try? container.decode(String.self, forKey: .message)) ?? "no message"
    data = try? container.decodeIfPresent(JSONValue.self, forKey: .data)
  }
}
