/// LSP's rules on what may be said when, as a value: `initialize`, everything else, `shutdown`, `exit`.
public struct Lifecycle: Equatable, Sendable {
  public enum Phase: Equatable, Sendable { case uninitialized, running, shutDown, exited }

  public enum Verdict: Equatable, Sendable {
    case handle
    /// Only for requests.
    case reject(ResponseError)
    /// Only for notifications: dropped without a word.
    case ignore
    /// Only for `exit`.
    case end
  }

  public private(set) var phase = Phase.uninitialized
  private var sawShutdown = false

  public init() {}

  /// What the process should exit with, on `exit` as well as at the end of input: 0 only after `shutdown`.
  public var exitCode: Int32 { sawShutdown ? 0 : 1 }

  /// Takes note of a request and says what to do with it.
  public mutating func admitRequest(_ method: String) -> Verdict {
    switch (phase, method) {
    case (.uninitialized, "initialize"):
      phase = .running
      return .handle
    case (.uninitialized, _):
      return .reject(ResponseError(.serverNotInitialized, "\(method) came before initialize"))
    case (.running, "initialize"):
      return .reject(ResponseError(.invalidRequest, "initialize may be sent only once"))
    case (.running, "shutdown"):
      phase = .shutDown
      sawShutdown = true
      return .handle
    case (.running, _):
      return .handle
    case (.shutDown, _), (.exited, _):
      return .reject(ResponseError(.invalidRequest, "\(method) came after shutdown"))
    }
  }

  /// Takes note of a notification and says what to do with it.
  public mutating func admitNotification(_ method: String) -> Verdict {
    if method == "exit", phase != .exited {
      phase = .exited
      return .end
    }
    return phase == .running ? .handle : .ignore
  }

  /// The answer to `initialize` was an error, so the client may try again.
  public mutating func initializeFailed() {
    if phase == .running { phase = .uninitialized }
  }

  /// Answered in any case: a cancelled `initialize` or `shutdown` would leave the two sides in different phases.
  static func isCancellable(_ method: String) -> Bool {
    method != "initialize" && method != "shutdown"
  }
}
