import Foundation

/// Takes text that somebody reads.
protocol TextSink: Sendable {
  var isTerminal: Bool { get }
  /// Why not everything that was written arrived; nil if it did, or if the reader did not want more.
  var problem: FileProblem? { get }
  func write(_ text: String)
}

/// Standard output or standard error of the process.
final class StandardStream: TextSink, @unchecked Sendable {
  private let descriptor: Int32
  private let lock = NSLock()
  private var failure: FileProblem?

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Somebody who closes the pipe has read enough, as `head` does.
  var problem: FileProblem? { lock.withLock { failure == .closedPipe ? nil : failure } }

  func write(_ text: String) {
    lock.withLock {
      guard failure == nil else { return }
      do throws(FileProblem) {
        try FileWriter.write(Array(text.utf8), to: descriptor)
      } catch {
        failure = error
      }
    }
  }
}
