public import struct Foundation.Data

/// Bodies of the messages that we send.
public enum OutgoingMessage {
  /// Throws `EncodingError`. Nil params are left out.
  public static func notification(_ method: String, _ params: (some Encodable)?) throws -> Data {
    try JSONText.encode(Call(id: nil, method: method, params: params))
  }

  /// Throws `EncodingError`. Nil params are left out.
  public static func request(id: RequestID, _ method: String, _ params: (some Encodable)?) throws -> Data {
    try JSONText.encode(Call(id: id, method: method, params: params))
  }

  /// Throws `EncodingError`. A nil result is written as `null`, because a success must have one.
  public static func result(id: RequestID, _ result: some Encodable) throws -> Data {
    try JSONText.encode(Success(id: id, result: result))
  }

  /// The same with a result that is JSON text already. Throws `EncodingError`.
  public static func result(id: RequestID, text: Data) throws -> Data {
    var body = Data(#"{"id":"#.utf8)
    body += try JSONText.encode(id)
    body += Data(#","jsonrpc":"2.0","result":"#.utf8)
    body += text
    body += Data("}".utf8)
    return body
  }

  /// A nil id is written as `null`: the request could not be read.
  public static func failure(id: RequestID?, _ error: ResponseError) -> Data {
    if let body = try? JSONText.encode(Failure(id: id, error: error)) { return body }
    // Nothing above can fail to encode; if it does, an error without details still has to go out.
    let identity = id.flatMap { try? JSONText.encode($0) }.map { String(decoding: $0, as: UTF8.self) } ?? "null"
    let code = error.code.rawValue
    return Data(#"{"error":{"code":\#(code),"message":"failed"},"id":\#(identity),"jsonrpc":"2.0"}"#.utf8)
  }
}

private struct Call<Params: Encodable>: Encodable {
  let jsonrpc = "2.0"
  let id: RequestID?
  let method: String
  let params: Params?
}

private struct Success<Value: Encodable>: Encodable {
  let jsonrpc = "2.0"
  let id: RequestID
  let result: Value
}

private struct Failure: Encodable {
  let id: RequestID?
  let error: ResponseError

  private enum CodingKeys: String, CodingKey {
    case jsonrpc
    case id
    case error
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode("2.0", forKey: .jsonrpc)
    try container.encode(id, forKey: .id)
    try container.encode(error, forKey: .error)
  }
}
