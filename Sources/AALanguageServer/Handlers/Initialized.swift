import JSONRPC

extension Session {
  func initialized() {
    registerWhatTheClientAllows()
    askForSettings()
    live?.perform { $0.begin() }
  }

  private func registerWhatTheClientAllows() {
    guard let client else { return }
    var registrations: [LSP.Registration] = []
    if client.capabilities.watchesFiles {
      let patterns = ["**/*.swift", "**/*.plist", "**/.assistive-access.json", "**/.gitignore"]
      registrations.append(
        LSP.Registration(
          id: "watched-files", method: "workspace/didChangeWatchedFiles",
          registerOptions: .watchedFiles(.init(watchers: patterns.map { .init(globPattern: $0) }))))
    }
    if client.capabilities.registersConfiguration {
      registrations.append(
        LSP.Registration(
          id: "configuration", method: "workspace/didChangeConfiguration",
          registerOptions: .configuration(.init(section: Settings.section))))
    }
    guard !registrations.isEmpty else { return }
    client.request("client/registerCapability", LSP.RegistrationParams(registrations: registrations))
  }
}
