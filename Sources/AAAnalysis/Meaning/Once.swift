import Foundation

/// Something that follows from a snapshot and is worth finding only when it is asked for, then for all who ask.
final class Once<Value: Sendable>: @unchecked Sendable {
  // Unchecked: `value` is only reached with the lock held.
  private let lock = NSLock()
  private var value: Value?

  func value(_ find: () -> Value) -> Value {
    lock.lock()
    defer { lock.unlock() }
    if let value { return value }
    let found = find()
    value = found
    return found
  }
}
