import Foundation
import JSONRPC

/// Runs a recorded session again, in this process, and compares what comes of it.
///
/// The client's messages are sent in their order. Each waits until everything is answered and published that was so
/// before it in the recording, so that the session takes the same course on a faster or slower machine. What the server
/// asks its client is answered as the client did then.
struct SessionReplay {
  struct Outcome: Sendable {
    var sentCount = 0
    var answerCount = 0
    var differences: [Difference] = []
    /// Requests that were answered in the recording and not now.
    var unanswered: [String] = []
    var duration = Duration.zero
  }

  /// Something that the server said otherwise.
  struct Difference: Sendable, Equatable {
    /// `textDocument/hover (request 12)`
    var name: String
    var recorded: JSONValue
    var now: JSONValue
  }

  let recording: SessionRecording
  /// Whether messages wait as long as they did when they were recorded.
  var isPaced = false
  /// How long to wait, in seconds, for an answer that may never come: files may be others than they were then.
  var patience: TimeInterval = 10
  /// How long to wait, in seconds, before that is told.
  var silence: TimeInterval = 1
  var timing = Timing()
  var log: ServerLog
  /// Is told what is waited for, and what did not come.
  var tell: @Sendable (String) -> Void = { _ in }

  /// - Throws: the system's error if no pipes can be made.
  func run() throws(FileProblem) -> Outcome {
    let script = ReplayScript(recording)
    let toServer = try ReplayPipe()
    let fromServer = try ReplayPipe()
    let client = ReplayClient(script: script, output: toServer.writing, silence: silence, tell: tell)
    start("replayed session") { [timing, log] in
      _ = Session.run(input: toServer.reading, output: fromServer.writing, log: log, timing: timing)
      close(fromServer.writing)
    }
    start("replay reader") { client.read(from: fromServer.reading) }
    let begin = ContinuousClock.now
    var outcome = Outcome()
    for (number, message) in script.messages.enumerated() {
      if isPaced {
        let late = message.seconds - (ContinuousClock.now - begin) / .seconds(1)
        if late > 0 { Thread.sleep(forTimeInterval: late) }
      }
      client.wait(for: message.answersBefore, within: patience)
      client.wait(for: message.publishedBefore, within: patience)
      guard client.send(message.body) else {
        log.write("the session ended before message \(number + 1) of \(script.messages.count)", level: .warning)
        break
      }
      outcome.sentCount += 1
    }
    client.waitForEverything(within: patience)
    close(toServer.writing)
    client.waitForEnd(within: patience)
    outcome.duration = ContinuousClock.now - begin
    client.compare(into: &outcome)
    return outcome
  }

  private func start(_ name: String, _ body: @escaping @Sendable () -> Void) {
    let thread = Thread(block: body)
    thread.name = name
    thread.stackSize = 16 << 20
    thread.start()
  }
}

/// What a recording asks a client to do, and what it shall hear.
struct ReplayScript: Sendable {
  struct Message: Sendable {
    var seconds: Double
    var body: Data
    /// The requests whose answers the client had when it sent this.
    var answersBefore: [String]
    /// What had been published about documents since the message before.
    var publishedBefore: [String: JSONValue]
  }

  /// How the client answered a request of the server.
  struct Reply: Sendable {
    var method: String
    var params: JSONValue
    var message: JSONValue
  }

  /// What the client sends of its own accord.
  var messages: [Message] = []
  /// By the id of the request as JSON: what the server answered. Of ids that were used again, the last answer.
  var answers: [String: JSONValue] = [:]
  var methods: [String: String] = [:]
  var replies: [Reply] = []
  /// By document: what was last published.
  var published: [String: JSONValue] = [:]

  init(_ recording: SessionRecording) {
    var asked: [String: JSONValue] = [:]
    var fresh: [String] = []
    var freshlyPublished: [String: JSONValue] = [:]
    for entry in recording.entries {
      let message = entry.message ?? .null
      let id = message["id"].flatMap(Self.key)
      let method = message["method"]?.stringValue
      switch (entry.isFromClient, method, id) {
      case (false, "textDocument/publishDiagnostics", nil):
        guard let uri = message["params"]?["uri"]?.stringValue else { continue }
        published[uri] = message["params"]?["diagnostics"]
        freshlyPublished[uri] = published[uri]
      case (false, nil, let id?):
        answers[id] = Self.answer(message)
        fresh.append(id)
      case (false, .some, let id?):
        asked[id] = message
      case (true, nil, let id?) where asked[id] != nil:
        let request = asked.removeValue(forKey: id) ?? .null
        replies.append(
          Reply(
            method: request["method"]?.stringValue ?? "", params: request["params"] ?? .null, message: message))
      case (true, _, _):
        if let id, let method { methods[id] = method }
        messages.append(
          Message(
            seconds: entry.seconds, body: method == "initialize" ? Self.withoutProcess(entry) : entry.body,
            answersBefore: fresh, publishedBefore: freshlyPublished))
        fresh = []
        freshlyPublished = [:]
      default: break
      }
    }
  }

  /// `textDocument/hover (request 12)`
  ///
  /// - Parameter id: as JSON.
  func name(ofRequest id: String) -> String { "\(methods[id] ?? "unknown method") (request \(id))" }

  static func name(ofDiagnostics uri: String) -> String { "diagnostics of \(uri)" }

  static func key(_ id: JSONValue) -> String? {
    id == .null ? nil : (try? JSONText.encode(id)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The result, or the code of the error: its words may be put otherwise by another version.
  static func answer(_ message: JSONValue) -> JSONValue {
    if let error = message["error"] { return ["error": error["code"] ?? .null] }
    return ["result": message["result"] ?? .null]
  }

  /// The client's process is gone, or another one has its number: its end must not end the replay.
  private static func withoutProcess(_ entry: SessionRecording.Entry) -> Data {
    guard case .object(var message)? = entry.message, case .object(var params)? = message["params"] else {
      return entry.body
    }
    params["processId"] = .null
    message["params"] = .object(params)
    return (try? JSONText.encode(JSONValue.object(message))) ?? entry.body
  }
}

/// Two ends of a pipe that no child process inherits.
private struct ReplayPipe {
  let reading: Int32
  let writing: Int32

  init() throws(FileProblem) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw FileProblem(errorNumber: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    reading = ends[0]
    writing = ends[1]
  }
}
