import AAAnalysis

/// Which files a check looks at.
struct CheckPlan: Sendable {
  /// The text of a file that is not taken from disk.
  struct StandIn: Sendable {
    var file: FileID
    var text: SourceText
  }

  /// Everything that is to be known about.
  private(set) var files: [FileID] = []
  /// The files whose findings are told.
  private(set) var wanted: Set<FileID> = []
  /// Those of them that were named one by one.
  private(set) var named: Set<FileID> = []
  /// Folders that could not be looked into.
  private(set) var problems: [UnreadableFile] = []
  private(set) var standIn: StandIn?
  /// The files that changed since the revision that was named; nil if none was.
  private(set) var changed: Set<FileID>?
  /// The findings that are known; nil if no file with them was named.
  private(set) var baseline: Baseline?

  /// Reads what belongs to the paths that were named, and nothing else.
  let reader = WorkspaceReader()

  /// Real paths of the folders and files that were named.
  private var operands: Set<String> = []
  private let surroundings: Surroundings
  /// Files by their paths without symbolic links, so that none is taken twice under two names.
  private var known: [String: FileID] = [:]

  init(_ options: CheckOptions, in surroundings: Surroundings) throws(UsageError) {
    self.surroundings = surroundings
    if let file = options.configurationFile { reader.include(file: absolute(file)) }
    if let file = options.baselineFile {
      do throws(FileProblem) {
        baseline = try BaselineFile.read(absolute(file))
      } catch {
        let advice = error == .missing ? "; write it with '\(CheckOptions.writeBaseline) \(file)'" : ""
        throw UsageError("cannot read the baseline '\(file)': \(error.message)\(advice)")
      }
    }
    if let revision = options.since {
      let paths = options.paths + (options.standardInputFile.map { [$0] } ?? [])
      var changed: Set<FileID> = []
      for path in paths.isEmpty ? ["."] : paths {
        changed.formUnion(try GitChanges.files(since: revision, around: absolute(path)))
      }
      self.changed = changed
    }
    if let path = options.standardInputFile {
      try readStandardInput(as: path)
      for path in options.paths { try take(path) }
      if options.paths.isEmpty { addProject(around: folder(ofFileAt: path)) }
      wanted = Set(standIn.map { [$0.file] } ?? [])
      named = wanted
      problems = []
      return
    }
    let paths = options.paths.isEmpty ? ["."] : options.paths
    for path in paths { try take(path) }
    guard wanted.isEmpty, problems.isEmpty else { return }
    throw UsageError(
      "no Swift file, property list or project file in \(paths.map { "'\($0)'" }.joined(separator: ", ")); "
        + "ignored files are checked only if they are named themselves")
  }

  /// Whether a finding is about what changed, or the way to it leads through that. Everything is, if no revision was
  /// named.
  func concerns(_ finding: Finding) -> Bool {
    guard let changed else { return true }
    return ([finding.location] + finding.path.map(\.location) + finding.related.map(\.location))
      .contains { changed.contains($0.file) }
  }

  /// Whether a file may be written: it was named, or lies in a folder that was, and no link on the way to it leads out.
  func mayChange(_ file: FileID) -> Bool {
    let folder = PathText.folder(of: file.path) ?? "/"
    // A file that a fix makes is not there yet.
    let real =
      DiskEntry.realPath(file.path)
      ?? PathText.joined(DiskEntry.realPath(folder) ?? folder, file.name)
    return operands.contains { PathText.isInside(real, folder: $0) }
  }

  private func absolute(_ path: String) -> String { PathText.absolute(path, in: surroundings.workingDirectory) }

  private mutating func readStandardInput(as path: String) throws(UsageError) {
    let file = FileID(absolute(path))
    guard FileKind(file, isOpen: true) != nil else { throw Self.notChecked(path) }
    do throws(FileProblem) {
      standIn = StandIn(file: file, text: try FileReader.text(of: surroundings.input()))
    } catch {
      throw UsageError("cannot read standard input: \(error.message)")
    }
    reader.include(file: file.path)
    add(file, realPath: DiskEntry.realPath(file.path))
  }

  private mutating func take(_ path: String) throws(UsageError) {
    let absolute = absolute(path)
    let kind: DiskEntry.Kind
    do throws(FileProblem) {
      kind = try DiskEntry.kind(of: absolute)
    } catch {
      throw UsageError("cannot read '\(path)': \(error.message)")
    }
    let real = DiskEntry.realPath(absolute) ?? absolute
    operands.insert(real)
    switch kind {
    case .folder:
      reader.include(folder: real)
      let files = addTree(of: absolute, tellsProblems: true)
      wanted.formUnion(files)
      // A part of a project is judged as a part: the scene may lie in another folder.
      if ProjectRoot.isProject(absolute) {
        addProject(around: folder(ofFileAt: path))
      } else if !files.contains(where: { ProjectFileKind($0)?.isRoot ?? false }) {
        addProject(around: absolute)
      }
    case .file:
      let file = FileID(absolute)
      guard FileKind(file) != nil else { throw Self.notChecked(path) }
      reader.include(file: absolute)
      named.insert(add(file, realPath: real))
      wanted.formUnion(named)
      addProject(around: folder(ofFileAt: path))
    case .other:
      throw UsageError("cannot read '\(path)': \(FileProblem.isNoFile.message)")
    }
  }

  private static func notChecked(_ path: String) -> UsageError {
    UsageError(
      "cannot check '\(path)': it is no Swift file, property list or project file; name one of these or a folder")
  }

  private func folder(ofFileAt path: String) -> String { PathText.folder(of: absolute(path)) ?? "/" }

  /// What a file says depends on the project around it.
  private mutating func addProject(around folder: String) {
    var existing = folder
    while !DiskEntry.exists(existing), let next = PathText.folder(of: existing) { existing = next }
    addTree(of: ProjectRoot.enclosing(existing) ?? folder, tellsProblems: false)
  }

  @discardableResult
  private mutating func addTree(of folder: String, tellsProblems: Bool) -> [FileID] {
    let tree = FileTree(of: folder)
    if tellsProblems { problems += tree.problems }
    let realFolder = DiskEntry.realPath(folder) ?? folder
    return tree.files.map { file in
      add(file, realPath: PathText.joined(realFolder, PathText.relative(file.path, to: folder)))
    }
  }

  /// Adds a file and gives back the name by which it is known.
  @discardableResult
  private mutating func add(_ file: FileID, realPath: String?) -> FileID {
    let key = realPath ?? file.path
    if let earlier = known[key] { return earlier }
    known[key] = file
    files.append(file)
    return file
  }
}
