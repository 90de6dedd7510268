import Foundation

@testable import JSONRPC

/// What a client got so far, to be waited for.
final class ReceivedMessages: @unchecked Sendable {
  struct State {
    /// Notifications and requests of the server.
    var messages: [JSONValue] = []
    var replies: [Int: JSONValue] = [:]
    var end: ConnectionEnd?

    func params(of method: String) -> [JSONValue] {
      messages.filter { $0["method"]?.stringValue == method }.map { $0["params"] ?? .null }
    }
  }

  // Unchecked: the variable is only reached with the condition locked.
  private let condition = NSCondition()
  private var state = State()
  private let answers: TestClient.Answers

  init(answers: TestClient.Answers) {
    self.answers = answers
  }

  func now<Value>(_ body: (State) -> Value) -> Value {
    condition.lock()
    defer { condition.unlock() }
    return body(state)
  }

  func wait<Value>(_ what: String, for value: (State) -> Value?) throws -> Value {
    let deadline = Date(timeIntervalSinceNow: NeverCame.patience)
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let value = value(state) { return value }
      guard condition.wait(until: deadline) else { throw NeverCame(what: what) }
    }
  }

  /// Lets those who wait look again.
  func wake() { update { _ in } }

  func end(_ end: ConnectionEnd) { update { $0.end = end } }

  /// Reads until the server's end, and answers its requests.
  func readAll(from streams: Streams, answer: (JSONValue) -> Void) {
    var decoder = FrameDecoder()
    while true {
      let bytes = streams.read()
      if bytes.isEmpty { return streams.closeReading() }
      decoder.append(bytes)
      while let frame = decoder.next() {
        guard case .body(let body) = frame, let message = try? JSONText.decode(JSONValue.self, from: body) else {
          continue
        }
        take(message, answer)
      }
    }
  }

  private func take(_ message: JSONValue, _ answer: (JSONValue) -> Void) {
    guard let method = message["method"]?.stringValue else {
      if let id = message["id"]?.intValue { update { $0.replies[id] = message } }
      return
    }
    update { $0.messages.append(message) }
    guard let id = message["id"] else { return }
    answer(["jsonrpc": "2.0", "id": id, "result": answers[method]?(message["params"] ?? .null) ?? .null])
  }

  private func update(_ body: (inout State) -> Void) {
    condition.lock()
    body(&state)
    condition.broadcast()
    condition.unlock()
  }
}
