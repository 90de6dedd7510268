import JSONRPC

/// The client, as the server speaks to it. Every call returns at once, on any thread.
struct Client: Sendable {
  let connection: Connection<Session>
  let capabilities: LSP.ClientCapabilities
  let log: ServerLog
  /// Where pages for it are written.
  let reports: ReportFolder

  /// - Parameter key: an older message with this key that was not yet written is dropped.
  func notify(_ method: String, _ params: some Encodable, replacing key: String? = nil) {
    connection.notify(method, params, replacing: key)
  }

  /// Tells the person at the editor what came of something that they asked for.
  func tell(_ message: String) { show(message, .information) }

  /// Tells the person at the editor what they did not ask for, and should know.
  func warn(_ message: String) { show(message, .warning) }

  private func show(_ message: String, _ type: LSP.MessageType) {
    notify("window/showMessage", LSP.MessageParams(type: type.rawValue, message: message))
  }

  /// Sends a request whose answer has no content that matters.
  ///
  /// - Parameter then: gets whether the client did as asked.
  func request(
    _ method: String, _ params: (some Encodable)?, then: @escaping @Sendable (Session, Bool) -> Void = { _, _ in }
  ) {
    connection.request(method, params, timeout: .seconds(30)) { [log] session, result in
      switch result {
      case .success:
        then(session, true)
      case .failure(let failure):
        if failure != .connectionEnded { log.write("\(method) failed: \(failure)", level: .warning) }
        then(session, false)
      }
    }
  }
}
