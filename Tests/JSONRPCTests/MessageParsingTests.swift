import Foundation
import Testing

@testable import JSONRPC

@Suite struct MessageParsingTests {
  private func parse(_ text: String) -> Result<Message, UnreadableMessage> {
    Message.parse(Data(text.utf8))
  }

  private func request(_ text: String) throws -> RequestMessage {
    guard case .request(let request) = try parse(text).get() else { throw NeverCame() }
    return request
  }

  private func notification(_ text: String) throws -> NotificationMessage {
    guard case .notification(let notification) = try parse(text).get() else { throw NeverCame() }
    return notification
  }

  private func response(_ text: String) throws -> ResponseMessage {
    guard case .response(let response) = try parse(text).get() else { throw NeverCame() }
    return response
  }

  /// The id and code of the answer, or nil if there is none.
  private func answer(to text: String) -> (id: RequestID?, code: ErrorCode)? {
    guard case .failure(.answer(let id, let error)) = parse(text) else { return nil }
    return (id, error.code)
  }

  @Test(arguments: [
    ("92", RequestID.int(92)),
    (#""92""#, .string("92")),
    ("0", .int(0)),
    ("-1", .int(-1)),
    ("2147483647", .int(.max)),
    ("-2147483648", .int(.min)),
    (#""""#, .string("")),
    (#""a/é""#, .string("a/é")),
  ])
  func echoesIDs(text: String, id: RequestID) throws {
    let request = try request(#"{"jsonrpc":"2.0","id":\#(text),"method":"m"}"#)
    #expect(request.id == id)
    let reply = try OutgoingMessage.result(id: request.id, JSONValue.null)
    #expect(String(decoding: reply, as: UTF8.self) == #"{"id":\#(text),"jsonrpc":"2.0","result":null}"#)
  }

  @Test(arguments: ["null", "1.5", "true", "{}", "[1]", "2147483648", "-2147483649", "1e999", "99999999999999999999"])
  func refusesIDs(text: String) throws {
    let refusal = try #require(answer(to: #"{"jsonrpc":"2.0","id":\#(text),"method":"m"}"#))
    #expect(refusal.id == nil)
    #expect(refusal.code == .invalidRequest)
  }

  @Test(arguments: [
    (#"{"jsonrpc":"1.0","id":7,"method":"m"}"#, RequestID.int(7)),
    (#"{"id":7,"method":"m"}"#, .int(7)),
    (#"{"jsonrpc":2.0,"id":7,"method":"m"}"#, .int(7)),
    (#"{"jsonrpc":"2.0","id":7,"method":5}"#, .int(7)),
    (#"{"jsonrpc":"2.0","id":7,"method":null}"#, .int(7)),
    (#"{"jsonrpc":"2.0","id":7,"method":"m","params":5}"#, .int(7)),
    (#"{"jsonrpc":"2.0","id":"x","method":"m","params":"s"}"#, .string("x")),
    (#"{"method":"m"}"#, nil),
    (#"{}"#, nil),
    (#"[]"#, nil),
    (#"[{"jsonrpc":"2.0","id":1,"method":"m"},{"jsonrpc":"2.0","id":2,"method":"m"}]"#, nil),
    (#""text""#, nil),
    ("5", nil),
    ("null", nil),
  ])
  func refusesAsInvalidRequest(text: String, id: RequestID?) throws {
    let refusal = try #require(answer(to: text))
    #expect(refusal.id == id)
    #expect(refusal.code == .invalidRequest)
  }

  @Test(arguments: [
    "", "{", "Content-Length: 5", #"{"jsonrpc":"2.0","id":1,"method":"m","params":{"a":NaN}}"#,
    #"{"jsonrpc":"2.0","id":1,"method":"m","params":[1}"#, "[1,2",
  ])
  func refusesAsNoJSON(text: String) throws {
    let refusal = try #require(answer(to: text))
    #expect(refusal.id == nil)
    #expect(refusal.code == .parseError)
  }

  @Test func refusesDepth() throws {
    let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    let refusal = try #require(answer(to: #"{"jsonrpc":"2.0","id":1,"method":"m","params":\#(deep)}"#))
    #expect(refusal.code == .invalidRequest)
  }

  @Test(arguments: ["", #","params":null"#, #","params":{}"#, #","params":[]"#, #","params":{"x":1}"#])
  func acceptsParams(member: String) throws {
    struct Nothing: Decodable {}
    let request = try request(#"{"jsonrpc":"2.0","id":1,"method":"shutdown"\#(member)}"#)
    #expect(request.method == "shutdown")
    _ = try request.params.value()
    let notification = try notification(#"{"jsonrpc":"2.0","method":"exit"\#(member)}"#)
    #expect(notification.method == "exit")
    if !member.contains("[") { _ = try notification.params.decode(Nothing.self) }
  }

  @Test func passesOverUnknownMembers() throws {
    #expect(try request(#"{"jsonrpc":"2.0","id":1,"method":"m","extra":[1e999,{"a":null}]}"#).method == "m")
  }

  @Test func readsHalfACharacterInParams() throws {
    let notification = try notification(#"{"jsonrpc":"2.0","method":"m","params":{"text":"a\ud83d"}}"#)
    #expect(try notification.params.value() == ["text": "a\u{FFFD}"])
  }

  @Test func readsReplies() throws {
    let success = try response(#"{"jsonrpc":"2.0","id":3,"result":[1]}"#)
    #expect(success.id == .int(3))
    #expect(try success.result.get().value() == [1])
    #expect(try response(#"{"jsonrpc":"2.0","id":3,"result":null}"#).result.get().isEmpty)
    #expect(try response(#"{"jsonrpc":"2.0","id":3,"result":null,"error":null}"#).result.get().isEmpty)
    #expect(try response(#"{"jsonrpc":"2.0","id":3}"#).result.get().isEmpty)
  }

  @Test(arguments: [
    (#"{"code":-32601,"message":"no","data":{"a":1}}"#, ResponseError(.methodNotFound, "no", data: ["a": 1])),
    (#"{"code":5}"#, ResponseError(ErrorCode(rawValue: 5), "no message")),
    (#"{"code":"x","message":3}"#, ResponseError(.unknown, "no message")),
    (#""text""#, ResponseError(.unknown, "the error reply could not be read")),
  ])
  func readsErrorReplies(text: String, error: ResponseError) throws {
    let response = try response(#"{"jsonrpc":"2.0","id":null,"error":\#(text)}"#)
    #expect(response.id == nil)
    #expect(throws: error) { try response.result.get() }
  }

  @Test(arguments: [#"{"jsonrpc":"2.0","result":1}"#, #"{"jsonrpc":"2.0","id":1.5,"result":1}"#])
  func dropsRepliesWithoutAnID(text: String) {
    guard case .failure(.drop) = parse(text) else {
      Issue.record("a reply must not be answered")
      return
    }
  }

  @Test func writesErrors() {
    let error = ResponseError(.parseError, "a/b", data: [1])
    #expect(
      String(decoding: OutgoingMessage.failure(id: nil, error), as: UTF8.self)
        == #"{"error":{"code":-32700,"data":[1],"message":"a/b"},"id":null,"jsonrpc":"2.0"}"#)
  }

  @Test(arguments: [RequestID.int(7), .string("a \"quoted\" ü/\\ one")])
  func aResultThatIsTextAlreadyIsWrittenAsOneThatIsNot(_ id: RequestID) throws {
    let value: JSONValue = ["a": [1, "ü/\"", nil]]
    let text = try JSONText.encode(value)
    #expect(try OutgoingMessage.result(id: id, text: text) == OutgoingMessage.result(id: id, value))
  }

  @Test func writesCalls() throws {
    let nothing: JSONValue? = nil
    let request = try OutgoingMessage.request(id: .int(1), "m", ["uri": "file:///a"])
    #expect(
      String(decoding: request, as: UTF8.self)
        == #"{"id":1,"jsonrpc":"2.0","method":"m","params":{"uri":"file:///a"}}"#)
    let notification = try OutgoingMessage.notification("n", nothing)
    #expect(String(decoding: notification, as: UTF8.self) == #"{"jsonrpc":"2.0","method":"n"}"#)
    let result = try OutgoingMessage.result(id: .int(1), nothing)
    #expect(String(decoding: result, as: UTF8.self) == #"{"id":1,"jsonrpc":"2.0","result":null}"#)
  }

  @Test func knowsTheCodes() {
    let codes: [ErrorCode] = [
      .parseError, .invalidRequest, .methodNotFound, .invalidParams, .internalError, .serverNotInitialized, .unknown,
      .requestFailed, .serverCancelled, .contentModified, .requestCancelled,
    ]
    #expect(
      codes.map(\.rawValue) == [
        -32700, -32600, -32601, -32602, -32603, -32002, -32001, -32803, -32802, -32801, -32800,
      ])
  }
}
