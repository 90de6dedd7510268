import AAAnalysis
import Foundation

@testable import AALanguageServer
@testable import JSONRPC

/// A client that runs a session in this process, keeps all it gets, and never sleeps: it waits for conditions.
final class TestClient: @unchecked Sendable {
  struct Refused: Error {
    var code: Int
    var message: String
  }

  // Unchecked: all variables are only reached with the condition locked.
  private let condition = NSCondition()
  private var messages: [JSONValue] = []
  private var replies: [Int: JSONValue] = [:]
  private var answers: [String: @Sendable (JSONValue) -> JSONValue] = [:]
  private var lastID = 0
  private var end: ConnectionEnd?

  private let toServer: Streams
  private let fromServer: Streams
  let connection: Connection<Session>
  /// The server's answer to `initialize`.
  private(set) var initializeResult = JSONValue.null

  /// - Parameters:
  ///   - folders: paths of the workspace's folders.
  ///   - answers: what requests of the server are answered with, by method; others get `null`.
  init(
    _ folders: [String] = [], capabilities: JSONValue = [:], options: JSONValue = nil, timing: Timing = .immediate,
    answers: [String: @Sendable (JSONValue) -> JSONValue] = [:], isInitialized: Bool = true
  ) throws {
    toServer = try Streams()
    fromServer = try Streams()
    self.answers = answers
    let log = ServerLog(ErrorLog(descriptor: FileHandle.nullDevice.fileDescriptor))
    connection = Connection(input: toServer.reading, output: fromServer.writing) { log.writeLocally($0) }
    start("test session") { [connection] in
      let end = connection.run(Session(connection: connection, log: log, timing: timing))
      self.locked { self.end = end }
    }
    start("test reader") { self.readForever() }
    guard isInitialized else { return }
    initializeResult = try request(
      "initialize",
      [
        "processId": nil, "capabilities": capabilities, "initializationOptions": options,
        "workspaceFolders": .array(
          folders.map { ["uri": .string(DocumentAddress.uri(ofPath: $0)), "name": "folder"] }),
      ])
    try notify("initialized", [:])
  }

  private func start(_ name: String, _ body: @escaping @Sendable () -> Void) {
    let thread = Thread(block: body)
    thread.name = name
    thread.stackSize = 16 << 20
    thread.start()
  }

  // MARK: Sending

  func notify(_ method: String, _ params: JSONValue) throws {
    try send(["jsonrpc": "2.0", "method": .string(method), "params": params])
  }

  /// The result of a request.
  func request(_ method: String, _ params: JSONValue) throws -> JSONValue {
    try reply(to: try begin(method, params))
  }

  /// Sends a request and does not wait.
  func begin(_ method: String, _ params: JSONValue) throws -> Int {
    let id = locked {
      lastID += 1
      return lastID
    }
    try send(["jsonrpc": "2.0", "id": .int(id), "method": .string(method), "params": params])
    return id
  }

  func reply(to id: Int) throws -> JSONValue {
    let reply = try wait("the reply to request \(id)") { self.replies[id] }
    if let error = reply["error"], error != .null {
      throw Refused(code: error["code"]?.intValue ?? 0, message: error["message"]?.stringValue ?? "")
    }
    return reply["result"] ?? .null
  }

  /// Whether a request has its reply already.
  func hasReply(to id: Int) -> Bool { locked { replies[id] != nil } }

  private func send(_ message: JSONValue) throws {
    let body = try JSONText.encode(message)
    try toServer.write(Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
  }

  func closeInput() { toServer.closeWriting() }

  // MARK: Receiving

  /// All notifications and requests of the server so far with a method.
  func received(_ method: String) -> [JSONValue] {
    locked { messages.filter { $0["method"]?.stringValue == method } }.map { $0["params"] ?? .null }
  }

  /// Waits until what the server sent with a method satisfies a condition.
  @discardableResult
  func waitFor(_ method: String, _ what: String = "", where condition: ([JSONValue]) -> Bool) throws -> [JSONValue] {
    try wait("\(method) \(what)") {
      let found = self.messages.filter { $0["method"]?.stringValue == method }.map { $0["params"] ?? .null }
      return condition(found) ? found : nil
    }
  }

  func waitForEnd() throws -> ConnectionEnd { try wait("the end") { self.end } }

  private func wait<Value>(_ what: String, for value: () -> Value?) throws -> Value {
    let deadline = Date(timeIntervalSinceNow: NeverCame.patience)
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let value = value() { return value }
      guard condition.wait(until: deadline) else { throw NeverCame(what: what) }
    }
  }

  private func readForever() {
    var decoder = FrameDecoder()
    while true {
      let bytes = fromServer.read()
      if bytes.isEmpty { return }
      decoder.append(bytes)
      while let frame = decoder.next() {
        guard case .body(let body) = frame, let message = try? JSONText.decode(JSONValue.self, from: body) else {
          continue
        }
        take(message)
      }
    }
  }

  private func take(_ message: JSONValue) {
    let answer: JSONValue? = locked {
      guard let method = message["method"]?.stringValue else {
        if let id = message["id"]?.intValue { replies[id] = message }
        return nil
      }
      messages.append(message)
      guard let id = message["id"] else { return nil }
      let result = answers[method]?(message["params"] ?? .null) ?? .null
      return ["jsonrpc": "2.0", "id": id, "result": result]
    }
    if let answer { try? send(answer) }
  }

  @discardableResult
  private func locked<Result>(_ body: () -> Result) -> Result {
    condition.lock()
    defer {
      condition.broadcast()
      condition.unlock()
    }
    return body()
  }

  // MARK: Looking inside

  /// What something inside the server is, after all messages so far.
  func inside<Value: Sendable>(_ body: @escaping @Sendable (LiveWorkspace) -> Value) throws -> Value {
    // An unknown request is answered in its turn: then all before it were handed on.
    _ = try? request("test/barrier", [:])
    let result = AALanguageServer.Locked<Value?>(nil)
    connection.perform { session in
      session.live?.perform { live in
        let value = body(live)
        result.withLock { $0 = value }
        self.locked {}
      }
    }
    return try wait("a look inside") { result.withLock { $0 } }
  }
}
