import Foundation
import JSONRPC
import Testing

@testable import AALanguageServer

@Suite("replayed sessions")
struct ReplayTests {
  private static let uri = "untitled:Untitled-1"

  /// A recording of messages, each with who sent it.
  private func recording(_ messages: [(MessageDirection, JSONValue)]) throws -> SessionRecording {
    var bytes = SessionRecording.header
    for (number, message) in messages.enumerated() {
      bytes += SessionRecording.line(seconds: Double(number), message.0, try JSONText.encode(message.1))
    }
    return try SessionRecording(bytes)
  }

  private func replay(_ recording: SessionRecording, patience: TimeInterval = 30) throws -> SessionReplay.Outcome {
    let log = ServerLog(ErrorLog(descriptor: FileHandle.nullDevice.fileDescriptor))
    return try SessionReplay(recording: recording, patience: patience, timing: .immediate, log: log).run()
  }

  private func call(_ id: Int?, _ method: String, _ params: JSONValue) -> JSONValue {
    var message: [String: JSONValue] = ["jsonrpc": "2.0", "method": .string(method), "params": params]
    message["id"] = id.map { .int($0) }
    return .object(message)
  }

  private func answer(_ id: Int, _ result: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": .int(id), "result": result]
  }

  private var opening: [(MessageDirection, JSONValue)] {
    [
      (.received, call(1, "initialize", ["processId": .int(Int(getpid())), "capabilities": [:]])),
      (.received, call(nil, "initialized", [:])),
      (
        .received,
        call(
          nil, "textDocument/didOpen",
          [
            "textDocument": [
              "uri": .string(Self.uri), "languageId": "swift", "version": 1, "text": .string(Samples.whole),
            ]
          ])
      ),
    ]
  }

  private var hover: JSONValue {
    call(
      2, "textDocument/hover", ["textDocument": ["uri": .string(Self.uri)], "position": ["line": 0, "character": 0]])
  }

  @Test("answers that are as they were, and one that is not")
  func answers() throws {
    let same = try replay(try recording(opening + [(.received, hover), (.sent, answer(2, .null))]))
    #expect(same.sentCount == 4)
    #expect(same.answerCount == 1)
    #expect(same.differences == [])
    let other = try replay(try recording(opening + [(.received, hover), (.sent, answer(2, ["contents": "x"]))]))
    #expect(
      other.differences == [
        SessionReplay.Difference(
          name: "textDocument/hover (request 2)", recorded: ["result": ["contents": "x"]], now: ["result": .null])
      ])
  }

  @Test("published diagnostics are compared as they were last")
  func published() throws {
    let empty: JSONValue = ["uri": .string(Self.uri), "version": 1, "diagnostics": []]
    let messages = opening + [(.sent, call(nil, "textDocument/publishDiagnostics", empty))]
    let outcome = try replay(try recording(messages), patience: 2)
    #expect(outcome.differences.map(\.name) == ["diagnostics of \(Self.uri)"])
    let now = try #require(outcome.differences.first?.now)
    let whole: JSONValue = ["uri": .string(Self.uri), "diagnostics": now]
    let again =
      opening + [
        (.sent, call(nil, "textDocument/publishDiagnostics", empty)),
        (.sent, call(nil, "textDocument/publishDiagnostics", whole)),
      ]
    #expect(try replay(try recording(again)).differences == [])
  }

  @Test("a message waits for the answers that were there before it")
  func course() throws {
    // Without waiting, the hover would be answered after the text is gone.
    let change = call(nil, "textDocument/didClose", ["textDocument": ["uri": .string(Self.uri)]])
    let script = ReplayScript(
      try recording([
        (.received, call(1, "initialize", [:])), (.sent, answer(1, [:])), (.received, call(nil, "initialized", [:])),
        (.received, hover), (.received, change), (.sent, answer(2, .null)), (.received, call(nil, "exit", .null)),
      ]))
    #expect(script.messages.map(\.answersBefore) == [[], ["1"], [], [], ["2"]])
    #expect(script.messages.map(\.seconds) == [0, 2, 3, 4, 6])
  }

  @Test("what the server asks is answered as it was, whatever number the question has now")
  func questions() throws {
    let script = ReplayScript(
      try recording([
        (.sent, call(5, "workspace/configuration", ["items": ["a"]])),
        (.sent, call(6, "workspace/configuration", ["items": ["b"]])),
        (.received, answer(6, ["for b"])), (.received, answer(5, ["for a"])),
        // Of a request that was never made: sent as it stands.
        (.received, answer(7, ["for nobody"])),
      ]))
    #expect(script.replies.map(\.params) == [["items": ["b"]], ["items": ["a"]]])
    #expect(script.messages.count == 1)

    let pipe = try Streams()
    let fromServer = try Streams()
    let client = ReplayClient(script: script, output: pipe.writing)
    for (id, item) in [(11, "a"), (12, "b"), (13, "c")] {
      try fromServer.send(call(id, "workspace/configuration", ["items": [.string(item)]]))
    }
    fromServer.closeWriting()
    client.read(from: fromServer.reading)
    pipe.closeWriting()
    var decoder = FrameDecoder()
    decoder.append(pipe.read())
    var replies: [JSONValue] = []
    while case .body(let body)? = decoder.next() { replies.append(try JSONText.decode(from: body)) }
    pipe.closeReading()
    #expect(replies.map { $0["id"] } == [11, 12, 13])
    #expect(replies.map { $0["result"] } == [["for a"], ["for b"], .null])
  }

  @Test("the editor's process of then is not watched")
  func process() throws {
    let script = ReplayScript(try recording(opening))
    let sent: JSONValue = try JSONText.decode(from: try #require(script.messages.first).body)
    #expect(sent["params"]?["processId"] == .null)
    #expect(sent["params"]?["capabilities"] == [:])
  }

  @Test("a request that has no answer any more, and a session that ends too early")
  func unanswered() throws {
    let exit = call(nil, "exit", .null)
    let outcome = try replay(
      try recording(opening + [(.received, exit), (.received, hover), (.sent, answer(2, .null))]), patience: 5)
    #expect(outcome.unanswered == ["textDocument/hover (request 2)"])
  }

  @Test("what is waited for is told, and that it did not come, once for each")
  func waiting() throws {
    let told = Locked<[String]>([])
    let diagnostics: JSONValue = ["uri": "untitled:none", "diagnostics": []]
    // Nothing of the two comes: the server asks nobody for them.
    let messages =
      opening + [
        (.sent, answer(7, .null)), (.sent, call(nil, "textDocument/publishDiagnostics", diagnostics)),
        (.received, hover), (.sent, answer(2, .null)),
      ]
    let log = ServerLog(ErrorLog(descriptor: FileHandle.nullDevice.fileDescriptor))
    let replay = SessionReplay(
      recording: try recording(messages), patience: 1, silence: 0.1, timing: .immediate, log: log
    ) { line in told.withLock { $0.append(line) } }
    let outcome = try replay.run()
    #expect(outcome.sentCount == 4)
    #expect(outcome.unanswered == ["unknown method (request 7)"])
    let lines = told.withLock { $0 }
    for name in ["the answer to unknown method (request 7)", "diagnostics of untitled:none"] {
      #expect(lines.contains("waiting for \(name), 1 s at most"))
      #expect(lines.contains("\(name) did not come as recorded"))
    }
    #expect(lines.filter { $0.contains("request 7") }.count == 2)
  }

  @Test("nothing is told where all comes")
  func silence() throws {
    let told = Locked<[String]>([])
    let log = ServerLog(ErrorLog(descriptor: FileHandle.nullDevice.fileDescriptor))
    let messages = opening + [(.received, hover), (.sent, answer(2, .null)), (.received, call(nil, "exit", .null))]
    let replay = SessionReplay(
      recording: try recording(messages), patience: 60, silence: 30, timing: .immediate, log: log
    ) { line in told.withLock { $0.append(line) } }
    #expect(try replay.run().differences == [])
    #expect(told.withLock { $0 } == [])
  }

  @Test("whether a cancelled request was answered is luck, and no difference")
  func cancelled() throws {
    let cancelled: JSONValue = ["jsonrpc": "2.0", "id": 2, "error": ["code": -32800, "message": "cancelled"]]
    #expect(try replay(try recording(opening + [(.received, hover), (.sent, cancelled)])).differences == [])
  }

  @Test("the report")
  func report() throws {
    let recording = try recording(opening)
    let long = String(repeating: "x", count: 1000)
    var outcome = SessionReplay.Outcome(sentCount: 3, answerCount: 2)
    outcome.duration = .milliseconds(1500)
    #expect(
      ReplayText(outcome: outcome, recording: recording).text
        == "replayed 3 messages of aa-language-server \(ToolVersion.number) with aa-language-server \(ToolVersion.number) "
        + "in 1.50 s: 2 answers, all as recorded\n")
    outcome.differences = [.init(name: "a", recorded: .string(long + "1"), now: .string(long + "2"))]
    outcome.unanswered = ["b"]
    let report = ReplayText(outcome: outcome, recording: recording)
    #expect(!report.isSame)
    let lines = report.text.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines[1].hasPrefix("  recorded: …x") && lines[1].hasSuffix("x1\""))
    #expect(lines[2].hasPrefix("  now:      …x") && lines[2].hasSuffix("x2\""))
    #expect(lines[4].hasSuffix(": 2 answers, 1 difference, 1 not answered"))
  }

  @Test("the command line")
  func options() throws {
    #expect(try ServeOptions(["--record", "a"]).recordFile == "a")
    #expect(try ServeOptions(["--record=a=b", "--stdio"]).recordFile == "a=b")
    #expect(try ServeOptions(["--replay", "a", "--pace"]).isPaced)
    for wrong in [
      ["--record"], ["--record="], ["--record", "--stdio"], ["--replay"], ["--pace"],
      ["--replay", "a", "--record", "b"], ["--replay", "a", "--pase"],
    ] {
      #expect(throws: UsageError.self) { try ServeOptions(wrong) }
    }
  }

  @Test("files that cannot be replayed")
  func files() throws {
    let harness = try CommandHarness(["a.jsonl": "import SwiftUI"])
    let missing = harness.run("serve", "--replay", "none.jsonl")
    #expect(missing.exit == .failure)
    #expect(missing.error == "error: cannot read 'none.jsonl': no such file or folder\n")
    let wrong = harness.run("serve", "--replay", "a.jsonl")
    #expect(wrong.exit == .failure)
    #expect(wrong.error.hasPrefix("error: cannot replay 'a.jsonl': it is no recorded session; "))
    try harness.folder.write(SessionRecording.header, to: "b.jsonl")
    let empty = harness.run("serve", "--replay", "b.jsonl")
    #expect(empty.exit == .failure)
    #expect(empty.error == "error: cannot replay 'b.jsonl': it holds no messages of an editor\n")
    let question = #"{"time":0,"from":"client","message":{"jsonrpc":"2.0","id":1,"method":"shutdown"}}"# + "\n"
    try harness.folder.write(SessionRecording.header + Array(question.utf8), to: "c.jsonl")
    let asked = harness.run("serve", "--replay", "c.jsonl")
    #expect(asked.exit == .failure)
    #expect(asked.output.hasSuffix(": nothing to compare, as the recording holds no answers\n"))
  }

  @Test("a recording of another version is replayed, with a warning")
  func versions() throws {
    let exit = #"{"time":0,"from":"client","message":{"jsonrpc":"2.0","method":"exit"}}"# + "\n"
    let harness = try CommandHarness(["a.jsonl": #"{"recording":1,"tool":"aa-language-server 0.0.1"}"# + "\n" + exit])
    let other = harness.run("serve", "--replay", "a.jsonl")
    let now = "aa-language-server \(ToolVersion.number)"
    #expect(other.exit == .success)
    #expect(
      other.error
        == "warning: recorded by aa-language-server 0.0.1, but replayed by \(now); answers may differ for that reason\n"
    )
    #expect(other.output.hasPrefix("replayed 1 message of aa-language-server 0.0.1 with \(now) in "))
    try harness.folder.write(SessionRecording.header + Array(exit.utf8), to: "b.jsonl")
    #expect(harness.run("serve", "--replay", "b.jsonl").error == "")
  }
}
