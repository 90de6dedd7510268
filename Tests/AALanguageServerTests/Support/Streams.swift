import Foundation
import JSONRPC

/// The two ends of a pipe. Each is closed by the last who uses it, so that nobody finds another test's descriptor:
/// what is sent after the close of the writing end goes nowhere.
final class Streams: @unchecked Sendable {
  let reading: Int32
  let writing: Int32
  private let lock = NSLock()
  private var isWritingClosed = false

  init() throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw NeverCame(what: "a pipe") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = signal(SIGPIPE, SIG_IGN)
    reading = ends[0]
    writing = ends[1]
  }

  func closeWriting() {
    lock.withLock {
      if !isWritingClosed { close(writing) }
      isWritingClosed = true
    }
  }

  func closeReading() { close(reading) }

  func send(_ message: JSONValue) throws {
    let body = try JSONText.encode(message)
    try write(Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
  }

  func write(_ bytes: [UInt8]) throws {
    try lock.withLock {
      guard !isWritingClosed else { throw NeverCame(what: "an open pipe") }
      try writeAll(bytes)
    }
  }

  private func writeAll(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(writing, $0.baseAddress, $0.count) }
      guard count > 0 else { throw NeverCame(what: "room in a pipe") }
      rest = rest.dropFirst(count)
    }
  }

  /// What is there, after waiting for something; empty at the end.
  func read() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 64 << 10)
    let count = bytes.withUnsafeMutableBytes { Foundation.read(reading, $0.baseAddress, $0.count) }
    return Array(bytes.prefix(max(count, 0)))
  }
}

/// Something that never came; what takes this long is not slow but broken.
struct NeverCame: Error {
  static let patience: TimeInterval = 60

  var what: String
}
