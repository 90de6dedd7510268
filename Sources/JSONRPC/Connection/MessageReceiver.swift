/// Whoever the messages are for: called for one message at a time, in order, on the thread that runs the connection.
///
/// A receiver needs no lock of its own. It must not wait long in a call, because everything else waits for it.
public protocol MessageReceiver: AnyObject, SendableMetatype {
  /// Answers now, or keeps the handle and answers later on any thread.
  ///
  /// With `unknownMethod` the connection answers `MethodNotFound`.
  func receive(_ request: RequestMessage, _ reply: ReplyHandle) -> Handling

  /// With `unknownMethod` nothing happens, as JSON-RPC asks.
  func receive(_ notification: NotificationMessage) -> Handling
}

/// Whether a receiver knows a method.
public enum Handling: Sendable { case handled, unknownMethod }

/// Why and how a connection ended.
public struct ConnectionEnd: Equatable, Sendable {
  public enum Reason: Equatable, Sendable {
    /// The client sent `exit`.
    case exit
    /// The client closed our input, or is gone.
    case inputClosed
    case inputFailed(errno: Int32)
    /// The client does not read any more.
    case outputFailed(errno: Int32)
    /// The owner called `stop`.
    case stopped
  }

  public var reason: Reason
  /// What the process should exit with: 0 if there was a `shutdown`, else 1.
  public var exitCode: Int32

  public init(reason: Reason, exitCode: Int32) {
    self.reason = reason
    self.exitCode = exitCode
  }
}

/// Why a request of ours has no result.
public enum RequestFailure: Error, Equatable, Sendable {
  /// The client answered with an error.
  case refused(ResponseError)
  case timedOut
  /// Too many requests wait for an answer already; this one was not sent.
  case tooManyOutstanding
  case connectionEnded
  /// The params cannot be written as JSON. Nothing was sent.
  case unencodable(String)
}
