public import Foundation

/// Watches a process and tells when it is gone, so that no server outlives its editor.
///
/// Ends when it is released.
public final class ParentWatch: Sendable {
  private let stop = StopSignal()

  /// Begins to watch. Nil if there is no such process now.
  ///
  /// A client in another container has a process id that means nothing here, or something else; only a process that
  /// was seen alive can be missed. Where it was not, the end of input is the only sign.
  ///
  /// - Parameters:
  ///   - process: the id of the process.
  ///   - interval: seconds between two looks.
  ///   - whenGone: called once, on a thread of the watch's own.
  public convenience init?(
    process: Int32,
    every interval: TimeInterval = 3,
    whenGone: @escaping @Sendable () -> Void
  ) {
    self.init(every: interval, isAlive: { Self.isAlive(process) }, whenGone: whenGone)
  }

  init?(
    every interval: TimeInterval,
    isAlive: @escaping @Sendable () -> Bool,
    whenGone: @escaping @Sendable () -> Void
  ) {
    guard isAlive() else { return nil }
    startThread("JSONRPC parent watch", stackSize: 512 << 10) { [stop] in
      while !stop.wait(for: interval) {
        if !isAlive() { return whenGone() }
      }
    }
  }

  deinit {
    stop.give()
  }

  /// Whether a process exists, be it ours or not.
  static func isAlive(_ process: Int32) -> Bool {
    // Zero and below would ask for groups of processes.
    guard process > 0 else { return false }
    return kill(process, 0) == 0 || errno == EPERM
  }
}

/// Given once, seen by whoever waits for it.
private final class StopSignal: @unchecked Sendable {
  // Unchecked: the variable is only reached with the condition locked.
  private let condition = NSCondition()
  private var isGiven = false

  func give() {
    condition.lock()
    isGiven = true
    condition.broadcast()
    condition.unlock()
  }

  /// Whether the signal was given within so many seconds.
  func wait(for seconds: TimeInterval) -> Bool {
    let deadline = Date(timeIntervalSinceNow: seconds)
    condition.lock()
    defer { condition.unlock() }
    while !isGiven {
      guard condition.wait(until: deadline) else { break }
    }
    return isGiven
  }
}
