import AAAnalysis

/// What is found beside what a baseline has.
struct BaselineComparison {
  private let baseline: Baseline?
  /// The folder of the baseline's file, absolute: its paths are relative to that.
  private let folder: String
  private let wanted: Set<FileID>
  private let rules: Set<String>?
  private let configurations: CheckConfigurations

  /// - Parameter wanted: the files whose findings are told.
  init(
    _ baseline: Baseline?, wanted: Set<FileID>, _ configurations: CheckConfigurations, _ options: CheckOptions,
    in surroundings: Surroundings
  ) {
    self.baseline = baseline
    self.configurations = configurations
    let path = PathText.absolute(options.baselineFile ?? "", in: surroundings.workingDirectory)
    folder = PathText.folder(of: path) ?? "/"
    self.wanted = wanted
    rules = options.rules
  }

  func marked(_ items: [CheckResult.Item]) -> [CheckResult.Item] {
    guard let baseline else { return items }
    return items.map { item in
      var item = item
      item.isKnown = baseline.contains(item.fingerprint)
      return item
    }
  }

  /// What is gone, of what was looked at. A file that is gone takes its findings with it.
  func stale(found: [CheckResult.Item]) -> [Baseline.Entry] {
    guard let baseline else { return [] }
    return baseline.stale(found: Set(found.map(\.fingerprint))) { entry in
      let path = PathText.absolute(entry.file, in: folder)
      let file = FileID(path)
      guard rules?.contains(entry.rule) ?? true else { return false }
      if !DiskEntry.exists(path) { return true }
      return wanted.contains(file) && configurations.analyzer(for: file).asks(entry.rule)
    }
  }

  /// - Parameter path: absolute, of the file that it is to be written to.
  static func baseline(of items: [CheckResult.Item], keptIn path: String) -> Baseline {
    let folder = PathText.folder(of: path) ?? "/"
    return Baseline(
      items.map { item in
        Baseline.Entry(
          fingerprint: item.fingerprint, rule: item.finding.rule,
          file: PathText.relative(item.finding.location.file.path, to: folder), message: item.finding.message)
      })
  }
}
