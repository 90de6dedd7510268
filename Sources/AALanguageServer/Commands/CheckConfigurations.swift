import AAAnalysis

/// The configurations that count for the files of a check.
struct CheckConfigurations: Sendable {
  private let configurations: [Configuration]
  private let analyzers: [Analyzer]
  private let numbers: [FileID: Int]
  /// For the workspace as a whole.
  let scope: Workspace.Scope

  /// - Parameters:
  ///   - files: those whose findings are told.
  ///   - reader: reads what configurations extend.
  /// - Throws: all that is wrong with the configurations, a line each.
  init(
    _ options: CheckOptions, files: some Collection<FileID>, reader: WorkspaceReader, in surroundings: Surroundings
  ) throws(UsageError) {
    let onlyFile = options.configurationFile.map { PathText.absolute($0, in: surroundings.workingDirectory) }
    if let onlyFile, !DiskEntry.exists(onlyFile) {
      throw UsageError(
        "cannot read the configuration '\(options.configurationFile ?? "")': \(FileProblem.missing.message)")
    }
    var loading = ConfigurationFiles(surroundings.catalogue, onlyFile: onlyFile, reader: reader)
    var configurations: [Configuration] = []
    var places: [String: Int] = [:]
    var numbers: [FileID: Int] = [:]
    var problems: [ConfigurationFiles.Loaded.Problem] = []
    func number(forFolder folder: String) -> Int {
      if let known = places[folder] { return known }
      let loaded = loading.loaded(forFolder: folder)
      for problem in loaded.problems where !problems.contains(problem) { problems.append(problem) }
      let number = configurations.firstIndex(of: loaded.configuration) ?? configurations.count
      if number == configurations.count { configurations.append(loaded.configuration) }
      places[folder] = number
      return number
    }
    // What counts for the whole is said where the check begins.
    let start = options.paths.first ?? options.standardInputFile ?? "."
    let path = PathText.absolute(start, in: surroundings.workingDirectory)
    let isFolder = (try? DiskEntry.kind(of: path)) == .folder
    let root = number(forFolder: isFolder ? path : PathText.folder(of: path) ?? "/")
    // In order, so that what is wrong is told in the same order each time.
    let filesByFolder = Dictionary(grouping: files) { String($0.folder) }
    for folder in filesByFolder.keys.sorted() {
      let number = number(forFolder: folder)
      for file in filesByFolder[folder] ?? [] { numbers[file] = number }
    }
    guard problems.isEmpty else { throw Self.error(problems, in: surroundings) }
    scope = options.scope ?? configurations[root].scope ?? .assistiveAccess
    analyzers = configurations.map { $0.analyzer(surroundings.catalogue, onlyRules: options.rules) }
    self.configurations = configurations
    self.numbers = numbers
  }

  /// Without any configuration.
  init(catalogue: Catalogue) {
    configurations = [Configuration()]
    analyzers = [Configuration().analyzer(catalogue)]
    numbers = [:]
    scope = .assistiveAccess
  }

  func analyzer(for file: FileID) -> Analyzer { analyzers[numbers[file] ?? 0] }

  func tells(_ file: FileID) -> Bool { configurations[numbers[file] ?? 0].tells(file) }

  /// Whether a finding makes the check fail.
  func fails(_ finding: Finding, _ options: CheckOptions) -> Bool {
    let configuration = configurations[numbers[finding.location.file] ?? 0]
    switch options.failOn ?? configuration.failOn ?? .severity(.warning) {
    case .never: return false
    case .severity(let severity): return finding.severity >= severity
    }
  }

  private static func error(
    _ problems: [ConfigurationFiles.Loaded.Problem], in surroundings: Surroundings
  ) -> UsageError {
    let sorted = problems.sorted { ($0.path, $0.problem.span.lower) < ($1.path, $1.problem.span.lower) }
    let lines = sorted.map { found in
      let place = (try? FileReader().text(at: found.path)).map {
        CheckResult.place(found.problem.span.lower, in: $0)
      }
      let name = TerminalText.oneLine(PathText.relative(found.path, to: surroundings.workingDirectory))
      return "\(name):\(place?.line ?? 1):\(place?.column ?? 1): \(found.problem.message)"
    }
    return UsageError(lines.joined(separator: "\nerror: "))
  }
}
