public import struct Foundation.Data

extension Message {
  /// Reads the body of one message. Params and results stay text until someone asks for them.
  public static func parse(_ body: Data) -> Result<Message, UnreadableMessage> {
    var body = body
    guard JSONText.guardAgainstHostileText(&body) else {
      return .failure(.answer(id: nil, ResponseError(.invalidRequest, JSONText.tooDeep)))
    }
    do {
      return try JSONText.decoder.decode(Envelope.self, from: body).message(body)
    } catch DecodingError.typeMismatch {
      // Valid JSON of another kind; an array would be a batch, which LSP does not have.
      return .failure(.answer(id: nil, ResponseError(.invalidRequest, "a message must be an object")))
    } catch DecodingError.valueNotFound {
      return .failure(.answer(id: nil, ResponseError(.invalidRequest, "a message must be an object")))
    } catch {
      return .failure(.answer(id: nil, ResponseError(.parseError, "the body is no JSON")))
    }
  }
}

/// The members that every kind of message is told by.
private struct Envelope: Decodable {
  enum Identity {
    case absent
    case null
    case id(RequestID)
    case malformed
  }

  enum Method {
    case absent
    case name(String)
    case malformed
  }

  enum Shape { case empty, structured, malformed }

  let isVersion2: Bool
  let identity: Identity
  let method: Method
  let params: Shape
  let hasResult: Bool
  let error: ResponseError?

  private enum CodingKeys: String, CodingKey {
    case jsonrpc
    case id
    case method
    case params
    case result
    case error
  }

  private enum AnyKey: CodingKey {}

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    isVersion2 = (try? container.decode(String.self, forKey: .jsonrpc)) == "2.0"
    identity = Self.identity(container)
    method = Self.method(container)
    params = Self.params(container)
    hasResult = container.contains(.result) && (try? container.decodeNil(forKey: .result)) == false
    error = Self.error(container)
  }

  private static func identity(_ container: KeyedDecodingContainer<CodingKeys>) -> Identity {
    guard container.contains(.id) else { return .absent }
    if (try? container.decodeNil(forKey: .id)) == true { return .null }
    guard let id = try? container.decode(RequestID.self, forKey: .id) else { return .malformed }
    return .id(id)
  }

  private static func method(_ container: KeyedDecodingContainer<CodingKeys>) -> Method {
    guard container.contains(.method) else { return .absent }
    guard let name = try? container.decode(String.self, forKey: .method) else { return .malformed }
    return .name(name)
  }

  private static func params(_ container: KeyedDecodingContainer<CodingKeys>) -> Shape {
    guard container.contains(.params) else { return .empty }
    if (try? container.decodeNil(forKey: .params)) == true { return .empty }
    if (try? container.nestedContainer(keyedBy: AnyKey.self, forKey: .params)) != nil { return .structured }
    if (try? container.nestedUnkeyedContainer(forKey: .params)) != nil { return .structured }
    return .malformed
  }

  private static func error(_ container: KeyedDecodingContainer<CodingKeys>) -> ResponseError? {
    guard container.contains(.error), (try? container.decodeNil(forKey: .error)) == false else { return nil }
    let error = try? container.decode(ResponseError.self, forKey: .error)
    return error ?? ResponseError(.unknown, "the error reply could not be read")
  }

  func message(_ body: Data) -> Result<Message, UnreadableMessage> {
    switch method {
    case .absent: response(body)
    case .malformed: refusal("method must be a string")
    case .name(let name): call(name, body)
    }
  }

  private func call(_ method: String, _ body: Data) -> Result<Message, UnreadableMessage> {
    guard isVersion2 else { return refusal("jsonrpc must be \"2.0\"") }
    if case .malformed = params { return refusal("params must be an object or an array") }
    let params = Payload(.params, of: params == .structured ? body : nil)
    switch identity {
    case .absent:
      return .success(.notification(NotificationMessage(method: method, params: params)))
    case .id(let id):
      return .success(.request(RequestMessage(id: id, method: method, params: params)))
    case .null, .malformed:
      return refusal("id must be a string or an integer of 32 bits")
    }
  }

  private func response(_ body: Data) -> Result<Message, UnreadableMessage> {
    // A reply without `result` is wrong, but some clients leave out what is undefined.
    let result = error.map { .failure($0) } ?? Result.success(Payload(.result, of: hasResult ? body : nil))
    switch identity {
    case .id(let id): return .success(.response(ResponseMessage(id: id, result: result)))
    case .null: return .success(.response(ResponseMessage(id: nil, result: result)))
    case .malformed: return .failure(.drop("a reply with an id that is neither string nor integer"))
    case .absent:
      if hasResult || error != nil { return .failure(.drop("a reply without an id")) }
      return refusal("neither a request nor a reply")
    }
  }

  private func refusal(_ message: String) -> Result<Message, UnreadableMessage> {
    var answered: RequestID?
    if case .id(let id) = identity { answered = id }
    return .failure(.answer(id: answered, ResponseError(.invalidRequest, message)))
  }
}
