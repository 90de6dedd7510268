import JSONRPC

/// Where the server writes what it does: standard error, and once there is a session the client's log instead, so that
/// nothing stands in an editor's log twice. Errors go to both.
final class ServerLog: Sendable {
  typealias Level = ErrorLog.Level

  private struct State {
    var level = Level.information
    var send: (@Sendable (LSP.MessageParams) -> Void)?
    var show: (@Sendable (String) -> Void)?
    /// What is to be shown once something may be.
    var unshown: [String] = []
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

  /// From now on the person at the editor can be shown something, and is shown what waits for it.
  func attachPerson(_ show: @escaping @Sendable (String) -> Void) {
    let waiting = state.withLock { state in
      state.show = show
      defer { state.unshown = [] }
      return state.unshown
    }
    waiting.forEach(show)
  }

  /// Tells the person at the editor, who may see neither log, and standard error. Never waits.
  func show(_ line: String) {
    output.write(line, level: .error)
    let show = state.withLock { state in
      if state.show == nil { state.unshown.append(line) }
      return state.show
    }
    show?(line)
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
