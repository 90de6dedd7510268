import Foundation

/// Something worth finding only when it is asked for, then for all who ask.
final class Deferred<Value: Sendable>: @unchecked Sendable {
  private enum State {
    case open(@Sendable () -> Value)
    /// What it was found from is not kept.
    case found(Value)
  }

  // Unchecked: `state` is only reached with the lock held.
  private let lock = NSLock()
  private var state: State

  init(_ find: @escaping @Sendable () -> Value) {
    state = .open(find)
  }

  /// Found now if it was not before; who asks while another thread finds it waits for that.
  var value: Value {
    lock.lock()
    defer { lock.unlock() }
    switch state {
    case .found(let value):
      return value
    case .open(let find):
      let value = find()
      state = .found(value)
      return value
    }
  }
}
