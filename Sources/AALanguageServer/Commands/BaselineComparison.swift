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
  /// The files that the baseline names and that are not there any more, with what was said of each.
  private let goneFiles: [(file: FileID, words: Set<[String]>)]

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
    let folder = PathText.folder(of: path) ?? "/"
    self.folder = folder
    self.wanted = wanted
    goneFiles = Dictionary(grouping: baseline?.entries ?? []) { PathText.absolute($0.file, in: folder) }
      .filter { !DiskEntry.exists($0.key) }.sorted { $0.key < $1.key }
      .map { (FileID($0.key), Set($0.value.map { [$0.rule, $0.message] })) }
    rules = options.rules
  }

  /// Says of each whether the baseline has it.
  ///
  /// - Parameter items: all that was found, silenced or not: what stands on equal lines is told apart by its number.
  func marked(_ items: [CheckResult.Item]) -> [CheckResult.Item] {
    guard let baseline else { return items }
    var items = items
    for index in items.indices { items[index].isKnown = baseline.contains(items[index].fingerprint) }
    // Each file that is gone can have become one new file, that which has most of what was known of it.
    let unknown = unknownFiles(in: items)
    let moves = unknown.enumerated().flatMap { number, file -> [Move] in
      possibleMoves(of: file.indices.map { items[$0].finding }, number, baseline)
    }
    var taken: Set<FileID> = []
    var moved: Set<Int> = []
    for move in moves.sorted(by: { ($1.count, $0.from, $0.file) < ($0.count, $1.from, $1.file) }) {
      guard !taken.contains(move.from), moved.insert(move.file).inserted else { continue }
      taken.insert(move.from)
      for (index, fingerprint) in zip(unknown[move.file].indices, move.fingerprints)
      where baseline.contains(fingerprint) {
        items[index].isKnown = true
        items[index].formerFingerprint = fingerprint
      }
    }
    return items
  }

  /// That a new file may be one that is gone.
  private struct Move {
    /// Of the new file, among those that the baseline does not name.
    var file: Int
    var from: FileID
    /// Of the findings in the new file, if it still had the old name.
    var fingerprints: [String]
    /// How many of them the baseline has.
    var count: Int
  }

  /// The files that have findings and that the baseline does not name, with the places of their findings.
  private func unknownFiles(in items: [CheckResult.Item]) -> [(file: FileID, indices: [Int])] {
    let named = Set((baseline?.entries ?? []).map { FileID(PathText.absolute($0.file, in: folder)) })
    return Dictionary(grouping: items.indices) { items[$0].finding.location.file }
      .filter { !named.contains($0.key) }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private func possibleMoves(of findings: [Finding], _ file: Int, _ baseline: Baseline) -> [Move] {
    let words = Set(findings.map { [$0.rule, $0.message] })
    return goneFiles.compactMap { gone in
      // Only one that had the same said of it.
      guard !gone.words.isDisjoint(with: words) else { return nil }
      let path = fingerprintPath(gone.file)
      let fingerprints = findings.fingerprints(path: { _ in path }, text: text)
      let count = fingerprints.count(where: baseline.contains)
      return count == 0 ? nil : Move(file: file, from: gone.file, fingerprints: fingerprints, count: count)
    }
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
