import AAAnalysis
import Foundation

/// A thread that owns a state and does one piece of work after the other on it.
///
/// Whoever hands in work never waits. When no work is left the thread turns to what the state itself wants to do.
final class WorkThread<State>: @unchecked Sendable {
  typealias Work = @Sendable (State) -> Void

  // Unchecked: all variables are only reached with the condition locked.
  private let condition = NSCondition()
  private var waiting: [Work] = []
  private var isStopped = false

  /// Deeply nested code is parsed on this thread, so it has a stack for that, of which only what is used is real.
  ///
  /// - Parameters:
  ///   - make: makes the state, on the thread itself.
  ///   - idle: called when no work is left. Does a little, and says when it wants to be called again; nil for when
  ///     more work came in between.
  init(
    _ name: String,
    make: @escaping @Sendable () -> State,
    idle: @escaping @Sendable (State) -> ContinuousClock.Instant?
  ) {
    let thread = Thread { [self] in
      DeepStack.adopt()
      WorkNotes.register()
      run(make(), idle)
    }
    thread.name = name
    thread.stackSize = DeepStack.size
    thread.start()
  }

  /// Adds work behind all that waits. Nothing is done any more after `stop`.
  func perform(_ work: @escaping Work) {
    locked {
      guard !isStopped else { return }
      waiting.append(work)
      condition.signal()
    }
  }

  /// Throws away what waits, and ends the thread after what it is doing.
  func stop() {
    // Released outside the lock: a reply handle that goes with the work answers then.
    let dropped = locked {
      isStopped = true
      condition.signal()
      defer { waiting = [] }
      return waiting
    }
    withExtendedLifetime(dropped) {}
  }

  /// Whether the thread was told to stop. Long work looks at this now and then.
  var isStopping: Bool { locked { isStopped } }

  private func run(_ state: State, _ idle: (State) -> ContinuousClock.Instant?) {
    var wake: ContinuousClock.Instant?
    while let batch = next(until: wake) {
      for work in batch {
        if isStopping { return }
        work(state)
      }
      if isStopping { return }
      wake = hasWork ? .now : idle(state)
    }
  }

  private var hasWork: Bool { locked { !waiting.isEmpty } }

  /// All that waits, or nothing if the time has come; nil after `stop`.
  private func next(until wake: ContinuousClock.Instant?) -> [Work]? {
    locked {
      while waiting.isEmpty, !isStopped {
        guard let wake else {
          condition.wait()
          continue
        }
        let seconds = ContinuousClock.now.duration(to: wake) / .seconds(1)
        guard seconds > 0, condition.wait(until: Date(timeIntervalSinceNow: seconds)) else { break }
      }
      guard !isStopped else { return nil }
      defer { waiting = [] }
      return waiting
    }
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    condition.lock()
    defer { condition.unlock() }
    return body()
  }
}
