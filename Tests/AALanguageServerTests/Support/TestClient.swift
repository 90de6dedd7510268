import AAAnalysis
import Foundation

@testable import AALanguageServer
@testable import JSONRPC

/// A client that runs a session in this process, keeps all it gets, and never sleeps: it waits for conditions.
///
/// The session ends with it.
final class TestClient {
  struct Refused: Error {
    var code: Int
    var message: String
  }

  typealias Answers = [String: @Sendable (JSONValue) -> JSONValue]

  let connection: Connection<Session>
  /// The server's answer to `initialize`.
  private(set) var initializeResult = JSONValue.null
  private let toServer: Streams
  private let received: ReceivedMessages
  private var lastID = 0
  private var isInputClosed = false

  /// - Parameters:
  ///   - folders: paths of the workspace's folders.
  ///   - answers: what requests of the server are answered with, by method; others get `null`.
  init(
    _ folders: [String] = [], capabilities: JSONValue = [:], options: JSONValue = nil, timing: Timing = .immediate,
    answers: Answers = [:], isInitialized: Bool = true, caches: CacheFolder? = nil
  ) throws {
    let toServer = try Streams()
    let fromServer = try Streams()
    let received = ReceivedMessages(answers: answers)
    self.toServer = toServer
    self.received = received
    let log = ServerLog(ErrorLog(descriptor: FileHandle.nullDevice.fileDescriptor))
    connection = Connection(input: toServer.reading, output: fromServer.writing) { log.writeLocally($0) }
    start("test session") { [connection] in
      let session = Session(connection: connection, log: log, timing: timing, caches: caches)
      let end = connection.run(session)
      session.live?.stop()
      session.outlines?.save(log)
      fromServer.closeWriting()
      // In any other case a thread may still be reading.
      if end.reason == .inputClosed { toServer.closeReading() }
      received.end(end)
    }
    start("test reader") {
      received.readAll(from: fromServer) { try? toServer.send($0) }
    }
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

  deinit {
    closeInput()
  }

  private func start(_ name: String, _ body: @escaping @Sendable () -> Void) {
    let thread = Thread(block: body)
    thread.name = name
    thread.stackSize = 4 << 20
    thread.start()
  }

  // MARK: Sending

  func notify(_ method: String, _ params: JSONValue) throws {
    try toServer.send(["jsonrpc": "2.0", "method": .string(method), "params": params])
  }

  /// The result of a request.
  func request(_ method: String, _ params: JSONValue) throws -> JSONValue {
    try reply(to: try begin(method, params))
  }

  /// Sends a request and does not wait.
  func begin(_ method: String, _ params: JSONValue) throws -> Int {
    lastID += 1
    try toServer.send(["jsonrpc": "2.0", "id": .int(lastID), "method": .string(method), "params": params])
    return lastID
  }

  func reply(to id: Int) throws -> JSONValue {
    let reply = try received.wait("the reply to request \(id)") { $0.replies[id] }
    if let error = reply["error"], error != .null {
      throw Refused(code: error["code"]?.intValue ?? 0, message: error["message"]?.stringValue ?? "")
    }
    return reply["result"] ?? .null
  }

  func closeInput() {
    if !isInputClosed { toServer.closeWriting() }
    isInputClosed = true
  }

  // MARK: Receiving

  /// The params of all notifications and requests of the server so far with a method.
  func received(_ method: String) -> [JSONValue] { received.now { $0.params(of: method) } }

  /// Waits until what the server sent with a method satisfies a condition.
  @discardableResult
  func waitFor(_ method: String, _ what: String = "", where condition: ([JSONValue]) -> Bool) throws -> [JSONValue] {
    try received.wait("\(method) \(what)") { state in
      let found = state.params(of: method)
      return condition(found) ? found : nil
    }
  }

  func waitForEnd() throws -> ConnectionEnd { try received.wait("the end") { $0.end } }

  // MARK: Looking inside

  /// What something inside the server is, after all messages so far.
  func inside<Value: Sendable>(_ body: @escaping @Sendable (LiveWorkspace) -> Value) throws -> Value {
    // An unknown request is answered in its turn: then all before it were handed on.
    _ = try? request("test/barrier", [:])
    let result = AALanguageServer.Locked<Value?>(nil)
    connection.perform { [received] session in
      session.live?.perform { live in
        let value = body(live)
        result.withLock { $0 = value }
        received.wake()
      }
    }
    return try received.wait("a look inside") { _ in result.withLock { $0 } }
  }
}
