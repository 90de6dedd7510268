import AAAnalysis

/// What is found beside what a baseline has.
struct BaselineComparison {
  private let baseline: Baseline?
  /// The folder of the baseline's file, absolute: its paths are relative to that.
  private let folder: String
  private let wanted: Set<FileID>
  private let rules: Set<String>?
  private let configurations: CheckConfigurations
  /// What a file is called in fingerprints.
  private let fingerprintPath: (FileID) -> String
  private let text: (FileID) -> SourceText?

  /// - Parameters:
  ///   - wanted: the files whose findings are told.
  ///   - fingerprintPath: what a file is called in fingerprints, whether it is there or not.
  init(
    _ baseline: Baseline?, wanted: Set<FileID>, _ configurations: CheckConfigurations, _ options: CheckOptions,
    in surroundings: Surroundings, fingerprintPath: @escaping (FileID) -> String,
    text: @escaping (FileID) -> SourceText?
  ) {
    self.baseline = baseline
    self.fingerprintPath = fingerprintPath
    self.text = text
    self.configurations = configurations
    let path = PathText.absolute(options.baselineFile ?? "", in: surroundings.workingDirectory)
    folder = PathText.folder(of: path) ?? "/"
    self.wanted = wanted
    rules = options.rules
  }

  /// Says of each whether the baseline has it.
  ///
  /// - Parameter items: all that was found, silenced or not: what stands on equal lines is told apart by its number.
  func marked(_ items: [CheckResult.Item]) -> [CheckResult.Item] {
    guard let baseline else { return items }
    var items = items
    for index in items.indices { items[index].isKnown = baseline.contains(items[index].fingerprint) }
    for (file, indices) in unknownFiles(in: items) {
      guard let former = formerFingerprints(of: indices.map { items[$0].finding }, in: file, baseline) else { continue }
      for (index, fingerprint) in zip(indices, former) where baseline.contains(fingerprint) {
        items[index].isKnown = true
        items[index].formerFingerprint = fingerprint
      }
    }
    return items
  }

  /// The files that have findings and that the baseline does not name, with the places of their findings.
  private func unknownFiles(in items: [CheckResult.Item]) -> [(file: FileID, indices: [Int])] {
    let named = Set((baseline?.entries ?? []).map { FileID(PathText.absolute($0.file, in: folder)) })
    return Dictionary(grouping: items.indices) { items[$0].finding.location.file }
      .filter { !named.contains($0.key) }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The fingerprints that findings would have if their file still had the name of one that is gone: of the one under
  /// whose name most of them are known. Nil if there is none.
  private func formerFingerprints(of findings: [Finding], in file: FileID, _ baseline: Baseline) -> [String]? {
    var best: (count: Int, fingerprints: [String])?
    for gone in goneFiles {
      let path = fingerprintPath(gone)
      let fingerprints = findings.fingerprints(path: { _ in path }, text: text)
      let count = fingerprints.count(where: baseline.contains)
      if count > best?.count ?? 0 { best = (count, fingerprints) }
    }
    return best?.fingerprints
  }

  /// The files that the baseline names and that are not there any more.
  private var goneFiles: [FileID] {
    Set((baseline?.entries ?? []).map(\.file)).map { PathText.absolute($0, in: folder) }
      .filter { !DiskEntry.exists($0) }.map { FileID($0) }.sorted()
  }

  /// What is gone, of what was looked at. A file that is gone takes its findings with it.
  func stale(found: [CheckResult.Item]) -> [Baseline.Entry] {
    guard let baseline else { return [] }
    return baseline.stale(found: Set(found.flatMap { [$0.fingerprint] + ($0.formerFingerprint.map { [$0] } ?? []) })) {
      entry in
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
