import JSONRPC

/// Where the server writes what it does: standard error, and once there is a session the client's log instead, so that
/// nothing stands in an editor's log twice. Errors go to both.
final class ServerLog: Sendable {
  typealias Level = ErrorLog.Level

  private struct State {
    var level = Level.information
    var send: (@Sendable (LSP.MessageParams) -> Void)?
  }

  private let output: ErrorLog
  private let state = Locked(State())

  init(_ output: ErrorLog) {
    self.output = output
  }

  /// From now on the client gets the lines too.
  func attach(_ send: @escaping @Sendable (LSP.MessageParams) -> Void) {
    state.withLock { $0.send = send }
  }

  func setLevel(_ level: Level) {
    state.withLock { $0.level = level }
    output.setLevel(level)
  }

  /// Never waits.
  func write(_ line: String, level: Level = .information) {
    let (send, isAttached) = state.withLock { (level <= $0.level ? $0.send : nil, $0.send != nil) }
    if !isAttached || level == .error { output.write(line, level: level) }
    send?(LSP.MessageParams(type: level.messageType.rawValue, message: line))
  }

  /// For what the connection itself has to say: it must not lead to further messages.
  func writeLocally(_ line: String) {
    output.write(line, level: .warning)
  }
}

extension ServerLog.Level {
  var messageType: LSP.MessageType {
    switch self {
    case .error: .error
    case .warning: .warning
    case .information: .information
    case .debug: .log
    }
  }

  init?(name: String) {
    switch name {
    case "error": self = .error
    case "warning": self = .warning
    case "information", "info": self = .information
    case "debug", "verbose", "trace": self = .debug
    default: return nil
    }
  }
}
