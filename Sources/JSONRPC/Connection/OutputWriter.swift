import Foundation

/// Writes messages on a thread of its own, in order, so that nobody else ever waits for the other side to read.
///
/// The queue has no bound: a bound would make somebody wait. What keeps it small is that newer messages replace
/// older ones of the same key.
final class OutputWriter: @unchecked Sendable {
  // Unchecked: all variables are only reached with the condition locked.
  private let condition = NSCondition()
  /// Bodies, without headers.
  private var queue = CoalescingQueue<Data>()
  private var isWriting = false
  private var isClosed = false
  private var isBroken = false

  private let output: FileDescriptor
  private let onMessage: (@Sendable (Data) -> Void)?
  private let onFailure: @Sendable (_ errno: Int32) -> Void

  /// - Parameters:
  ///   - onMessage: gets the body of each message just before it is written, on the writer's thread.
  ///   - onFailure: called once, on the writer's thread, when the other side does not take any more.
  init(
    _ output: FileDescriptor, onMessage: (@Sendable (Data) -> Void)? = nil,
    onFailure: @escaping @Sendable (_ errno: Int32) -> Void
  ) {
    self.output = output
    self.onMessage = onMessage
    self.onFailure = onFailure
  }

  func start() {
    FileDescriptor.ignoreBrokenPipes
    startThread("JSONRPC writer", stackSize: 512 << 10) { self.writeUntilClosed() }
  }

  /// Number of messages that wait, without the one that is being written.
  var queuedCount: Int { locked { queue.count } }

  /// Queues the body of a message; after `close` or a failure it is dropped.
  func send(_ body: Data, replacing key: String? = nil) {
    locked {
      guard !isClosed, !isBroken else { return }
      queue.append(body, replacing: key)
      condition.broadcast()
    }
  }

  /// Takes no more messages and waits until all are written, but not longer than `limit` seconds.
  ///
  /// False if some were not written.
  @discardableResult
  func close(within limit: TimeInterval) -> Bool {
    let deadline = Date(timeIntervalSinceNow: limit)
    return locked {
      isClosed = true
      condition.broadcast()
      while !queue.isEmpty || isWriting {
        guard !isBroken, condition.wait(until: deadline) else { break }
      }
      let isFlushed = queue.isEmpty && !isWriting && !isBroken
      queue.removeAll()
      return isFlushed
    }
  }

  private func writeUntilClosed() {
    while let body = nextBody() {
      onMessage?(body)
      let error = FrameEncoder.frame(body).withUnsafeBytes { output.writeAll($0) }
      locked {
        isWriting = false
        if error != nil {
          isBroken = true
          queue.removeAll()
        }
        condition.broadcast()
      }
      if let error { return onFailure(error) }
    }
  }

  private func nextBody() -> Data? {
    locked {
      while queue.isEmpty, !isClosed { condition.wait() }
      let body = queue.popFirst()
      isWriting = body != nil
      return body
    }
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    condition.lock()
    defer { condition.unlock() }
    return body()
  }
}
