import AAAnalysis

/// The configurations of a session: those that count now, and what is wrong with their files.
///
/// Lives on the thread of the workspace, which shares it with its analyses.
final class LiveConfigurations {
  /// How findings in a file are told.
  struct Decision {
    var analyzer: Analyzer
    /// Whether they are told at all.
    var isTold: Bool
  }

  let catalogue = Catalogue.standard
  private var files: ConfigurationFiles
  private var nearest: [Substring: String] = [:]
  private var current: [String: (configuration: Configuration, analyzer: Analyzer)] = [:]
  /// The last that nothing was wrong with, by the path of its file.
  private var good: [String: Configuration] = [:]
  private let reader: WorkspaceReader
  private(set) var problems: [FileID: [ConfigurationProblem]] = [:]
  /// Every file that was read, with what is extended.
  private(set) var paths: Set<String> = []

  /// How the files were when they were read; nil for one that was not there.
  private var stamps: [String: FolderScan.Stamp?] = [:]

  init(reader: WorkspaceReader) {
    self.reader = reader
    files = ConfigurationFiles(catalogue, reader: reader)
  }

  /// Forgets what the files said. What is wrong with one now leaves what it said last in force.
  ///
  /// - Parameter open: the texts that an editor shows, by path.
  func reread(open: [String: SourceText]) {
    files = ConfigurationFiles(catalogue, reader: reader) { path throws(FileProblem) in
      if let text = open[path] { return text }
      return try FileReader().text(at: path)
    }
    nearest = [:]
    current = [:]
    problems = [:]
    paths = []
    stamps = [:]
  }

  /// Whether a file is not as it was when it was read, or a new one would be the nearest of a folder.
  var haveChangedOnDisk: Bool {
    if stamps.contains(where: { FolderScan.stamp(of: FileID($0.key)) != $0.value }) { return true }
    return nearest.contains { folder, path in
      let own = PathText.joined(String(folder), Configuration.fileName)
      return !folder.isEmpty && path != own && DiskEntry.exists(own)
    }
  }

  func decision(on file: FileID) -> Decision {
    let (configuration, analyzer) = entry(forFolder: file.path.hasPrefix("/") ? file.folder : "")
    return Decision(analyzer: analyzer, isTold: configuration.tells(file))
  }

  /// What is said of the workspace as a whole in the configuration of a folder.
  func scope(of folder: String) -> Workspace.Scope? { entry(forFolder: folder[...]).configuration.scope }

  private func entry(forFolder folder: Substring) -> (configuration: Configuration, analyzer: Analyzer) {
    if let path = nearest[folder], let known = current[path] { return known }
    // A text that is on no disk has no folder.
    let loaded = folder.isEmpty ? ConfigurationFiles.Loaded() : files.loaded(forFolder: String(folder))
    let path = loaded.paths.first ?? loaded.problems.first?.path ?? ""
    nearest[folder] = path
    if let known = current[path] { return known }
    paths.formUnion(loaded.paths)
    for path in loaded.paths { stamps[path] = .some(FolderScan.stamp(of: FileID(path))) }
    for found in loaded.problems where !(problems[FileID(found.path)]?.contains(found.problem) ?? false) {
      problems[FileID(found.path), default: []].append(found.problem)
    }
    if loaded.problems.isEmpty { good[path] = loaded.configuration }
    let configuration = good[path] ?? loaded.configuration
    let entry = (configuration, configuration.analyzer(catalogue))
    current[path] = entry
    return entry
  }
}
