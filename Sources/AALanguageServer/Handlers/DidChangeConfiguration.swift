import JSONRPC

extension Session {
  func didChangeConfiguration(_ notification: NotificationMessage) {
    if client?.capabilities.answersConfiguration == true { return askForSettings() }
    guard let params = try? notification.params.value() else { return }
    use(initialSettings.updated(from: params["settings"] ?? .null))
  }

  /// Asks for our section if the client can be asked.
  func askForSettings() {
    guard client?.capabilities.answersConfiguration == true else { return }
    let params = LSP.ConfigurationParams(items: [.init(section: Settings.section)])
    connection.request("workspace/configuration", params, timeout: .seconds(30)) { session, result in
      switch result {
      case .success(let payload):
        let answer = (try? payload.value())?.arrayValue?.first ?? .null
        session.use(session.initialSettings.updated(from: answer))
      case .failure(.connectionEnded):
        break
      case .failure(let failure):
        session.log.write("the client did not tell its settings: \(failure)", level: .warning)
      }
    }
  }

  private func use(_ newSettings: Settings) {
    guard newSettings != settings else { return }
    settings = newSettings
    log.setLevel(newSettings.logLevel)
    live?.perform { $0.setSettings(newSettings) }
  }
}
