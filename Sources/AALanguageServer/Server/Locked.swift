import Foundation

/// A value behind a lock. (`Synchronization.Mutex` needs a newer macOS than we do.)
final class Locked<Value>: @unchecked Sendable {
  // Unchecked: `value` is only reached with the lock held.
  private let lock = NSLock()
  private var value: Value

  init(_ value: sending Value) {
    self.value = value
  }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
