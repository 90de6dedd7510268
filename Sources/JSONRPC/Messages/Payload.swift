import Foundation

/// The `params` or the `result` of a message, decoded when its shape is known.
///
/// Keeps the text of the message. Decoding a known type straight from the text is several times faster than going
/// through `JSONValue`, and a message that nobody wants is never decoded at all.
public struct Payload: Sendable {
  enum Member: Sendable { case params, result }

  private let member: Member
  /// The whole message; nil if the member is absent or null.
  private let message: Data?

  init(_ member: Member, of message: Data?) {
    self.member = member
    self.message = message
  }

  /// No params at all.
  public static let none = Payload(.params, of: nil)

  /// Params made here, for example to call a handler without a connection. Throws `EncodingError`.
  public init(params: some Encodable) throws {
    self.init(.params, of: try JSONText.encode(["params": params]))
  }

  /// Whether the member is absent or null.
  public var isEmpty: Bool { message == nil }

  /// The member as a value; null if it is absent.
  public func value() throws(ResponseError) -> JSONValue {
    try decode(JSONValue.self)
  }

  /// The member as a type.
  ///
  /// If it is absent or null, a type that can be read from `null` or from `{}` is made from that. Throws
  /// `InvalidParams` (for a result: `RequestFailed`) with the path of the member that is wrong.
  public func decode<Value: Decodable>(_ type: Value.Type = Value.self) throws(ResponseError) -> Value {
    guard let message else { return try decodeAbsent(type) }
    do {
      return try decode(type, in: message)
    } catch {
      throw ResponseError(code, explanation(of: error, in: message))
    }
  }

  private func decode<Value: Decodable>(_ type: Value.Type, in message: Data) throws -> Value {
    switch member {
    case .params: try JSONText.decoder.decode(ParamsOf<Value>.self, from: message).params
    case .result: try JSONText.decoder.decode(ResultOf<Value>.self, from: message).result
    }
  }

  private func decodeAbsent<Value: Decodable>(_ type: Value.Type) throws(ResponseError) -> Value {
    for text in ["null", "{}"] {
      if let value = try? JSONText.decoder.decode(type, from: Data(text.utf8)) { return value }
    }
    throw ResponseError(code, "\(member): missing")
  }

  private var code: ErrorCode {
    switch member {
    case .params: .invalidParams
    case .result: .requestFailed
    }
  }

  private func explanation(of error: any Error, in message: Data) -> String {
    guard let error = error as? DecodingError else { return "\(member): \(error)" }
    switch error {
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      do {
        _ = try decode(IntegerProbe.self, in: message)
      } catch DecodingError.dataCorrupted(let context) {
        return "\(path(context.codingPath)): \(context.debugDescription)"
      } catch {}
      return "\(member): \(context.debugDescription)"
    case .keyNotFound(let key, let context):
      return "\(path(context.codingPath + [key])): missing"
    case .valueNotFound(_, let context):
      return "\(path(context.codingPath)): must not be null"
    case .typeMismatch(_, let context), .dataCorrupted(let context):
      return "\(path(context.codingPath)): \(context.debugDescription)"
    @unknown default:
      return "\(member): \(error)"
    }
  }

  /// For example `params.contentChanges[0].range`.
  private func path(_ keys: [any CodingKey]) -> String {
    guard !keys.isEmpty else { return "\(member)" }
    return keys.reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }
}

private struct ParamsOf<Value: Decodable>: Decodable {
  let params: Value
}

private struct ResultOf<Value: Decodable>: Decodable {
  let result: Value
}
