public import Foundation

/// Lines on standard error that never make anybody wait.
///
/// Nobody may be reading standard error, and a full pipe blocks whoever writes to it. So a thread of its own writes,
/// and lines that come too fast or find too many waiting are dropped and counted.
public final class ErrorLog: @unchecked Sendable {
  public enum Level: Int, Comparable, Sendable {
    case error
    case warning
    case information
    case debug

    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  // Unchecked: all variables are only reached with the condition locked.
  private let condition = NSCondition()
  private var lines: [String] = []
  private var droppedCount = 0
  private var isWriting = false
  private var isBroken = false
  private var rate: RateLimit
  private var level: Level

  private let output: FileDescriptor
  private let capacity: Int

  /// - Parameters:
  ///   - descriptor: where to write; 2 is standard error.
  ///   - level: lines less urgent than this are not written.
  ///   - capacity: the number of lines that may wait.
  public init(descriptor: Int32 = 2, level: Level = .information, capacity: Int = 512) {
    output = FileDescriptor(number: descriptor)
    self.level = level
    self.capacity = capacity
    rate = RateLimit(burst: 1000, perSecond: 200, at: .now)
    FileDescriptor.ignoreBrokenPipes
    startThread("JSONRPC log", stackSize: 512 << 10) { self.writeForever() }
  }

  /// Changes what is urgent enough from now on.
  public func setLevel(_ level: Level) {
    locked { self.level = level }
  }

  /// Adds a line. Never waits.
  public func write(_ line: String, level: Level = .information) {
    locked {
      guard level <= self.level, !isBroken else { return }
      guard lines.count < capacity, rate.admit(at: .now) else {
        droppedCount += 1
        return
      }
      lines.append(line)
      condition.broadcast()
    }
  }

  /// Waits until all lines are written, but not longer than `limit` seconds.
  public func flush(within limit: TimeInterval) {
    let deadline = Date(timeIntervalSinceNow: limit)
    locked {
      while !lines.isEmpty || isWriting {
        guard !isBroken, condition.wait(until: deadline) else { return }
      }
    }
  }

  private func writeForever() {
    while let text = nextText() {
      var text = text
      let error = text.withUTF8 { output.writeAll(UnsafeRawBufferPointer($0)) }
      locked {
        isWriting = false
        // Nowhere to go, and nobody to tell.
        if error != nil { isBroken = true }
        condition.broadcast()
      }
    }
  }

  /// All that waits, as one text; nil if writing has failed.
  private func nextText() -> String? {
    locked {
      while lines.isEmpty, !isBroken { condition.wait() }
      guard !isBroken else { return nil }
      if droppedCount > 0 { lines.append("(\(droppedCount) lines dropped)") }
      let text = lines.joined(separator: "\n") + "\n"
      lines = []
      droppedCount = 0
      isWriting = true
      return text
    }
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    condition.lock()
    defer { condition.unlock() }
    return body()
  }
}
