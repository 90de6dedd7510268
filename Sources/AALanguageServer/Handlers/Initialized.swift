import JSONRPC

extension Session {
  func initialized() {
    registerWhatTheClientAllows()
    askForSettings()
    log.attachPerson { [client] in client?.warn("Assistive Access: \($0)") }
    tellOfCrashes()
    live?.perform { $0.begin() }
  }

  /// Whatever the analysis reads, and what says which files it is to read. `**/*.swift` has the manifests in it, and
  /// any YAML file may be part of a spec.
  static let watchedPatterns = [
    "**/*.swift", "**/*.plist", "**/*.entitlements", "**/*.strings", "**/*.xcstrings", "**/*.pbxproj",
    "**/*.xcconfig", "**/*.yml", "**/*.yaml", "**/Podfile", "**/.assistive-access.json", "**/.gitignore",
  ]

  private func registerWhatTheClientAllows() {
    guard let client else { return }
    var registrations: [LSP.Registration] = []
    if client.capabilities.watchesFiles {
      registrations.append(
        LSP.Registration(
          id: "watched-files", method: "workspace/didChangeWatchedFiles",
          registerOptions: .watchedFiles(.init(watchers: Self.watchedPatterns.map { .init(globPattern: $0) }))))
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
