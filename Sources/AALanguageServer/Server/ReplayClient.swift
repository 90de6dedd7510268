import Foundation
import JSONRPC

/// The client of a replayed session: answers as the recorded one did, and remembers what it hears.
final class ReplayClient: @unchecked Sendable {
  // Unchecked: all variables are only reached with the condition locked.
  private let condition = NSCondition()
  private let script: ReplayScript
  private let output: Int32
  /// How long, in seconds, is waited without a word.
  private let silence: TimeInterval
  private let tell: @Sendable (String) -> Void
  private var replies: [ReplayScript.Reply]
  private var answers: [String: JSONValue] = [:]
  private var published: [String: JSONValue] = [:]
  /// All that was ever published about a document.
  private var everPublished: [String: Set<ContentDigest>] = [:]
  /// Documents about which something else is published than it was then: they are waited for once.
  private var isOther: Set<String> = []
  /// Requests whose answers did not come in time: they are waited for once, too.
  private var isLate: Set<String> = []
  private var isEnded = false
  /// Two threads write: the one that follows the script, and the one that answers.
  private let writing = NSLock()

  init(
    script: ReplayScript, output: Int32, silence: TimeInterval = 1,
    tell: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.script = script
    self.output = output
    self.silence = silence
    self.tell = tell
    replies = script.replies
  }

  /// Sends a message. False if the session does not take any more.
  func send(_ body: Data) -> Bool {
    if locked({ isEnded }) { return false }
    return writing.withLock { (try? FileWriter.write(Array(FrameEncoder.frame(body)), to: output)) != nil }
  }

  /// Reads until the session ends.
  func read(from input: Int32) {
    var decoder = FrameDecoder()
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = buffer.withUnsafeMutableBytes { Foundation.read(input, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      decoder.append(buffer[..<count])
      while case .body(let body)? = decoder.next() { take(body) }
    }
    close(input)
    locked {
      isEnded = true
      condition.broadcast()
    }
  }

  private func take(_ body: Data) {
    guard let message = try? JSONText.decode(JSONValue.self, from: body) else { return }
    let id = message["id"].flatMap(ReplayScript.key)
    let method = message["method"]?.stringValue
    switch (method, id) {
    case (nil, let id?):
      locked {
        answers[id] = ReplayScript.answer(message)
        condition.broadcast()
      }
    case (let method?, .some):
      let reply = reply(to: method, message)
      if let body = try? JSONText.encode(reply) { _ = send(body) }
    case ("textDocument/publishDiagnostics", nil):
      guard let uri = message["params"]?["uri"]?.stringValue else { return }
      locked {
        let diagnostics = message["params"]?["diagnostics"]
        published[uri] = diagnostics
        everPublished[uri, default: []].insert(Self.digest(diagnostics))
        condition.broadcast()
      }
    default: break
    }
  }

  /// What the recorded client answered to the same, or else to something of the same kind; null if there is nothing.
  private func reply(to method: String, _ request: JSONValue) -> JSONValue {
    let params = request["params"] ?? .null
    let recorded = locked { () -> JSONValue? in
      let index =
        replies.firstIndex { $0.method == method && $0.params == params }
        ?? replies.firstIndex { $0.method == method }
      return index.map { replies.remove(at: $0).message }
    }
    guard case .object(var message)? = recorded else {
      return ["jsonrpc": "2.0", "id": request["id"] ?? .null, "result": .null]
    }
    message["id"] = request["id"]
    return .object(message)
  }

  // MARK: Waiting

  /// Waits until requests have their answers, or for so many seconds.
  func wait(for ids: [String], within limit: TimeInterval) {
    let missing = { [self] in ids.filter { answers[$0] == nil } }
    wait(within: limit) { missing().map(answerName) }
    locked { isLate.formUnion(missing()) }
  }

  private func answerName(_ id: String) -> String { "the answer to \(script.name(ofRequest: id))" }

  /// Waits until something was published about documents, or for so many seconds.
  func wait(for wanted: [String: JSONValue], within limit: TimeInterval) {
    let missing = { [self] in unpublished(of: wanted.filter { !isOther.contains($0.key) }) }
    wait(within: limit) { missing().map(ReplayScript.name(ofDiagnostics:)) }
    locked { isOther.formUnion(missing()) }
  }

  /// The documents about which something was never published.
  private func unpublished(of wanted: [String: JSONValue]) -> [String] {
    wanted.filter { everPublished[$0.key]?.contains(Self.digest($0.value)) != true }.keys.sorted()
  }

  private static func digest(_ value: JSONValue?) -> ContentDigest {
    ContentDigest(text: (try? JSONText.encode(value ?? .null)) ?? Data())
  }

  /// Waits until all is said that was said in the recording.
  func waitForEverything(within limit: TimeInterval) {
    wait(within: limit) {
      script.answers.keys.filter { answers[$0] == nil && !isLate.contains($0) }.sorted(by: Self.isBefore)
        .map(answerName) + unpublished(of: script.published).map(ReplayScript.name(ofDiagnostics:))
    }
  }

  func waitForEnd(within limit: TimeInterval) { wait(within: limit) { ["the end of the session"] } }

  /// Waits until nothing is missing, or the session has ended; says what is missing if that takes long, and if it did
  /// not come.
  ///
  /// - Parameter missing: called with the condition locked.
  private func wait(within limit: TimeInterval, for missing: () -> [String]) {
    let start = Date()
    let early = names(missing, after: start.addingTimeInterval(min(silence, limit)))
    guard !early.isEmpty else { return }
    if silence < limit { tell("waiting for \(Self.list(early)), \(Int(limit.rounded())) s at most") }
    let late = names(missing, after: start.addingTimeInterval(limit))
    if !late.isEmpty { tell("\(Self.list(late)) did not come as recorded") }
  }

  /// What is missing when that is nothing, when the session has ended, or at some time; empty if it has ended.
  private func names(_ missing: () -> [String], after deadline: Date) -> [String] {
    locked {
      while !isEnded {
        let names = missing()
        guard !names.isEmpty, condition.wait(until: deadline) else { return names }
      }
      return []
    }
  }

  private static func list(_ names: [String]) -> String {
    let shown = 3
    let list = names.prefix(shown).joined(separator: ", ")
    return names.count > shown ? "\(list) and \(names.count - shown) more" : list
  }

  // MARK: Comparing

  /// Says what is not as it was, in the order of the requests.
  func compare(into outcome: inout SessionReplay.Outcome) {
    let (answers, published, everPublished) = locked { (self.answers, self.published, self.everPublished) }
    for (id, recorded) in script.answers.sorted(by: { Self.isBefore($0.key, $1.key) }) {
      let name = script.name(ofRequest: id)
      guard let now = answers[id] else {
        outcome.unanswered.append(name)
        continue
      }
      outcome.answerCount += 1
      // Whether a request is cancelled before its answer is ready is a matter of luck.
      if recorded != now, !Self.isCancelled(recorded), !Self.isCancelled(now) {
        outcome.differences.append(.init(name: name, recorded: recorded, now: now))
      }
    }
    for (uri, recorded) in script.published.sorted(by: { $0.key < $1.key }) {
      let now = published[uri] ?? .null
      // A session that ends may have been about to publish something newer.
      if now != recorded, everPublished[uri]?.contains(Self.digest(recorded)) != true {
        outcome.differences.append(.init(name: ReplayScript.name(ofDiagnostics: uri), recorded: recorded, now: now))
      }
    }
  }

  private static func isBefore(_ one: String, _ other: String) -> Bool {
    if let one = Int(one), let other = Int(other) { return one < other }
    return one < other
  }

  private static func isCancelled(_ answer: JSONValue) -> Bool {
    answer["error"]?.intValue == ErrorCode.requestCancelled.rawValue
      || answer["error"]?.intValue == ErrorCode.contentModified.rawValue
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    condition.lock()
    defer { condition.unlock() }
    return body()
  }
}
