import AAAnalysis

extension LiveWorkspace {
  /// Tells a client that asked for it what the server is about, if that is not what it was told last.
  func tellStatus() {
    guard settings.showsStatus || client.capabilities.showsStatus else { return }
    let status = status
    guard status != delivery.status else { return }
    delivery.status = status
    client.notify(StatusNotification.method, status, replacing: StatusNotification.method)
  }

  private var status: StatusNotification {
    let broken = configurations.problems.filter { !$0.value.isEmpty }.keys.sorted().first
    let state: StatusNotification.State = !scanning.isDone ? .reading : broken == nil ? .ready : .problem
    guard scanning.isDone else {
      return StatusNotification(
        state: state, message: "Reading the folders", swiftFiles: 0, readSwiftFiles: 0, screens: 0, findings: .init())
    }
    let snapshot = shared.snapshot
    var findings = StatusNotification.Findings()
    for file in documents.keys {
      for finding in analysis(of: file).diagnostics(for: file).diagnostics.findings {
        switch finding.severity {
        case .error: findings.error += 1
        case .warning: findings.warning += 1
        case .information: findings.information += 1
        case .hint: findings.hint += 1
        }
      }
    }
    return StatusNotification(
      state: state, message: broken.map { "\($0.name) cannot be followed; the last one that could be stays in force" },
      swiftFiles: snapshot.swiftFileCount, readSwiftFiles: snapshot.swiftFiles.count,
      screens: snapshot.screens.screens.count, findings: findings)
  }
}
