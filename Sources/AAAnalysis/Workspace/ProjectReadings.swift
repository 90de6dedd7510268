/// The project files of the workspace and what was read in them.
struct ProjectReadings {
  /// Project files that are no Swift.
  var states: [FileID: ProjectFileState] = [:]
  private(set) var model = ProjectModel()
  private let jobs: Int
  private var descriptions: [FileID: ProjectDescription] = [:]
  /// Project files that describe targets by themselves.
  private var roots: Set<FileID> = []
  /// Files that turned out to describe nothing.
  private var empty: Set<FileID> = []
  /// Package manifests that describe no app: read once a file below them names Assistive Access.
  private var plainPackages: Set<FileID> = []
  private var changed = true
  private var claims: [FileID: [Int]] = [:]

  init(jobs: Int) {
    self.jobs = jobs
  }

  /// Takes note that a file came or changed.
  ///
  /// - Returns: whether that can change what the projects say.
  mutating func note(_ file: FileID) -> Bool {
    let concerned = descriptions.values.filter { description in
      description.file == file || description.dependencies.contains(file)
        || (description.form == .tuist && file.isProjectDescriptionHelper)
    }
    for description in concerned { descriptions[description.file] = nil }
    empty.remove(file)
    plainPackages.remove(file)
    let isRoot = ProjectFileKind(file)?.isRoot ?? false
    if isRoot { roots.insert(file) }
    // Most configuration and YAML files belong to no project; somebody may be typing in one of them.
    guard isRoot || !concerned.isEmpty else { return false }
    changed = true
    return true
  }

  /// Takes note that a file is gone.
  ///
  /// - Returns: whether that can change what the projects say.
  mutating func forget(_ file: FileID) -> Bool {
    states[file] = nil
    let isConcerned = note(file)
    roots.remove(file)
    return isConcerned
  }

  /// Whether something came or changed since the last reading.
  var isStale: Bool { changed }

  /// Reads what was not read yet.
  ///
  /// - Parameter marked: the folders, each with a slash at its end, of the Swift files that name Assistive Access.
  ///   Package manifests above none of them are read only if they describe an app, because a workspace may have
  ///   hundreds of packages.
  /// - Returns: whether the model changed.
  mutating func read(_ files: ProjectFiles, marked: Set<String>) -> Bool {
    let wantedPackages = plainPackages.filter { package in
      let folder = String(package.folder) + "/"
      return marked.contains { $0.hasPrefix(folder) }
    }
    plainPackages.subtract(wantedPackages)
    let unread = roots.filter { descriptions[$0] == nil && !empty.contains($0) && !plainPackages.contains($0) }.sorted()
    let readings = Parallel.map(unread, jobs: jobs) { file in
      Self.read(file, files, isWanted: wantedPackages.contains(file))
    }
    for (file, reading) in zip(unread, readings) {
      switch reading {
      case .plainPackage: plainPackages.insert(file)
      case .nothing: empty.insert(file)
      case .description(let description):
        descriptions[file] = description
        changed = true
      }
    }
    // Those that were put aside just now may lie above a marked file, too.
    if plainPackages.contains(where: { package in
      marked.contains { $0.hasPrefix(String(package.folder) + "/") }
    }) {
      return read(files, marked: marked)
    }
    guard changed else { return false }
    changed = false
    model = ProjectModel(descriptions.values.sorted { $0.file < $1.file })
    claims = [:]
    return true
  }

  private enum Reading: Sendable {
    case description(ProjectDescription)
    case plainPackage
    case nothing
  }

  private static func read(_ file: FileID, _ files: ProjectFiles, isWanted: Bool) -> Reading {
    guard let text = files.text(file) else { return .nothing }
    switch ProjectFileKind(file) {
    case .tuistManifest where !text.bytes.containsBytes("ProjectDescription"): return .nothing
    case .packageManifest where !isWanted && !text.bytes.containsBytes("iOSApplication"): return .plainPackage
    case .podfile where !text.bytes.containsBytes("AssistiveAccess"): return .nothing
    default: return ProjectReader.read(file, files).map { .description($0) } ?? .nothing
    }
  }

  /// The targets that compile each of the files, as indices into those of the model.
  mutating func claimants(of files: [FileID]) -> [FileID: [Int]] {
    guard !model.targets.isEmpty else { return [:] }
    for file in files where claims[file] == nil { claims[file] = model.claimants(of: file) }
    return claims
  }
}

extension FileID {
  /// Whether this is a file that all Tuist manifests of a repository may use.
  fileprivate var isProjectDescriptionHelper: Bool {
    path.hasSuffix(".swift") && folder.contains("ProjectDescriptionHelpers")
  }
}

extension BuildTarget {
  /// Property lists that the target names as its Info.plist.
  var namedPropertyLists: [FileID] {
    configurations.flatMap(\.infoPlist).compactMap { part in
      if case .file(let file) = part.content { file } else { nil }
    }
  }

  /// Whether what is built may run on an iPhone or iPad.
  var isForMobile: Bool { productType != .watchApp && (platforms.isEmpty || platforms.contains(.iOS)) }
}
