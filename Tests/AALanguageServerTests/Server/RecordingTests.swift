import Foundation
import JSONRPC
import Testing

@testable import AALanguageServer

@Suite("recorded sessions")
struct RecordingTests {
  private func recording(_ bodies: [(MessageDirection, [UInt8])]) throws -> SessionRecording {
    var bytes = SessionRecording.header
    for (number, body) in bodies.enumerated() {
      bytes += SessionRecording.line(seconds: Double(number) / 4, body.0, Data(body.1))
    }
    return try SessionRecording(bytes)
  }

  @Test(
    "what came comes back byte for byte",
    arguments: [
      #"{"jsonrpc":"2.0","id":1,"method":"a","params":{"n":12345678901234567890,"x":1.0,"x":2}}"#,
      #"{"message":{"message":"{}}"},"text":"é😀\u2028\ud83d"}"#, "[1]", "7", "", "{", "no JSON \u{0}", "{}{}",
      String(repeating: "[", count: 255) + String(repeating: "]", count: 255),
      String(repeating: "[", count: 256) + String(repeating: "]", count: 256),
      String(repeating: "[", count: 9000),
    ])
  func bodies(text: String) throws {
    let entry = try #require(try recording([(.received, Array(text.utf8))]).entries.first)
    #expect(String(decoding: entry.body, as: UTF8.self) == text)
    #expect(entry.isFromClient)
  }

  @Test("line ends between the words of a message become spaces, so that a line is a message")
  func lineEnds() throws {
    let entry = try #require(try recording([(.sent, Array("{\r\n\"a\":\n\"\\n\"}".utf8))]).entries.first)
    #expect(entry.body == Data("{  \"a\": \"\\n\"}".utf8))
    #expect(entry.message == ["a": "\n"])
    #expect(!entry.isFromClient)
  }

  @Test("bytes that are no text")
  func bytes() throws {
    let entry = try #require(try recording([(.received, [0x7B, 0xFF, 0xFE])]).entries.first)
    #expect(Array(entry.body) == [0x7B, 0xFF, 0xFE])
    #expect(entry.message == nil)
  }

  @Test("the order and the time")
  func order() throws {
    let entries = try recording([(.received, Array("1".utf8)), (.sent, Array("2".utf8))]).entries
    #expect(entries.map(\.seconds) == [0, 0.25])
    #expect(entries.map(\.message) == [1, 2])
  }

  @Test("a line that the end of the process cut off is left out")
  func cutOff() throws {
    let whole = SessionRecording.header + SessionRecording.line(seconds: 0, .received, Data("{}".utf8))
    let recording = try SessionRecording(whole + Array(#"{"time":0.1,"from":"cl"#.utf8))
    #expect(recording.entries.count == 1)
    #expect(recording.isCutOff)
    #expect(try !SessionRecording(whole).isCutOff)
  }

  @Test(
    "what is no recording is refused",
    arguments: [
      ("", "it is no recorded session"), ("import SwiftUI\n", "it is no recorded session"),
      ("{\"recording\":99,\"tool\":\"aa-language-server 9.9\"}\n", "newer version, aa-language-server 9.9"),
      ("{\"recording\":1}\n{\"from\":\"nobody\"}\n", "line 2 is no message"),
      ("{\"recording\":1}\n{\"from\":\"client\"}\n{}", "line 2 is no message"),
    ])
  func refused(text: String, words: String) throws {
    let problem = #expect(throws: SessionRecording.Problem.self) { try SessionRecording(Array(text.utf8)) }
    #expect(problem?.message.contains(words) == true)
  }

  @Test("a line in another order, as a person writes it")
  func handWritten() throws {
    let text = #"{"recording": 1}"# + "\n" + #"{ "message": {"method": "exit"}, "from": "client", "time": 3 }"#
    let recording = try SessionRecording(Array(text.utf8))
    #expect(recording.entries.map(\.message) == [["method": "exit"]])
    #expect(recording.entries.map(\.body) == [Data(#"{"method":"exit"}"#.utf8)])
    #expect(recording.entries.map(\.seconds) == [3])
  }

  @Test("no session is written over, and only its owner can read it")
  func files() throws {
    let folder = try TemporaryFolder()
    for name in ["a.jsonl", "a-2.jsonl", "a-3.jsonl"] {
      let recorder = try SessionRecorder(path: folder.path("a.jsonl")) { _ in }
      #expect(recorder.path == folder.path(name))
      recorder.note(.received, Data(name.utf8))
    }
    for name in ["b", "b-2"] {
      #expect(try SessionRecorder(path: folder.path("b")) { _ in }.path == folder.path(name))
    }
    let recording = try SessionRecording(FileReader().bytes(at: folder.path("a-2.jsonl")))
    #expect(recording.entries.map(\.body) == [Data("a-2.jsonl".utf8)])
    var status = stat()
    #expect(stat(folder.path("a.jsonl"), &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
  }

  @Test("a folder is refused, and nothing is made beside it")
  func folder() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("a")
    #expect(throws: FileProblem.isFolder) { try SessionRecorder(path: folder.path("a")) { _ in } }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a"])
    // One that has the name that a file would get is passed by.
    try folder.write("", to: "b")
    try folder.makeFolder("b-2")
    #expect(try SessionRecorder(path: folder.path("b")) { _ in }.path == folder.path("b-3"))
  }

  @Test("a pipe is written into, if somebody reads it")
  func pipe() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    #expect(throws: FileProblem.noReader) { try SessionRecorder(path: path) { _ in } }
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    let recorder = try SessionRecorder(path: path) { _ in }
    #expect(recorder.path == path)
    recorder.note(.received, Data("{}".utf8))
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(reader, &bytes, bytes.count)
    #expect(try SessionRecording(Array(bytes.prefix(max(count, 0)))).entries.map(\.body) == [Data("{}".utf8)])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["pipe"])
  }

  @Test("a link to nowhere makes what it leads to, and one to a file is kept with it")
  func links() throws {
    let folder = try TemporaryFolder()
    try folder.link("a", to: "target")
    for name in ["a", "a-2"] {
      #expect(try SessionRecorder(path: folder.path("a")) { _ in }.path == folder.path(name))
    }
    #expect(try FileReader().bytes(at: folder.path("target")) == SessionRecording.header)
  }

  #if os(Linux)
    @Test("a device is written into, and is told of once if it takes nothing")
    func device() throws {
      let lines = Locked<[String]>([])
      let recorder = try SessionRecorder(path: "/dev/full") { line in lines.withLock { $0.append(line) } }
      #expect(recorder.path == "/dev/full")
      recorder.note(.received, Data("{}".utf8))
      #expect(lines.withLock { $0 } == ["the session is recorded no further: /dev/full: the disk is full"])
      #expect(!DiskEntry.exists("/dev/full-2"))
    }
  #endif

  @Test("what is to be shown waits until something may be, and is shown once")
  func shown() throws {
    let log = ServerLog(ErrorLog(descriptor: FileHandle.nullDevice.fileDescriptor))
    let shown = Locked<[String]>([])
    log.show("before")
    log.attachPerson { line in shown.withLock { $0.append(line) } }
    log.show("after")
    #expect(shown.withLock { $0 } == ["before", "after"])
  }

  @Test("a place where no file can be made")
  func nowhere() throws {
    let folder = try TemporaryFolder()
    #expect(throws: FileProblem.folderMissing) { try SessionRecorder(path: folder.path("none/a.jsonl")) { _ in } }
    #expect(throws: FileProblem.isInNoFolder) { try SessionRecorder(path: "/dev/null/a.jsonl") { _ in } }
  }
}
