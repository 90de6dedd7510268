import AAAnalysis

/// The configuration files of a workspace: which one counts for a file, each read once.
struct ConfigurationFiles: Sendable {
  /// A configuration file with all that it extends.
  struct Loaded: Sendable {
    struct Problem: Equatable, Sendable {
      /// Of the file, absolute.
      var path: String
      var problem: ConfigurationProblem
    }

    var configuration = Configuration()
    /// Absolute paths: the file itself, then what it extends.
    var paths: [String] = []
    var problems: [Problem] = []
  }

  typealias Read = @Sendable (_ path: String) throws(FileProblem) -> SourceText

  private let reader: WorkspaceReader
  private let catalogue: Catalogue
  private let read: Read
  /// The file that counts for everything, absolute; nil if the nearest one counts.
  private let onlyFile: String?
  private var nearest: [String: String?] = [:]
  private var loaded: [String: Loaded] = [:]

  /// - Parameters:
  ///   - onlyFile: absolute.
  ///   - reader: knows where the workspace ends: what lies beyond is not extended.
  ///   - read: gives the text of a file.
  init(
    _ catalogue: Catalogue, onlyFile: String? = nil, reader: WorkspaceReader,
    read: @escaping Read = { path throws(FileProblem) in try FileReader().text(at: path) }
  ) {
    self.catalogue = catalogue
    self.onlyFile = onlyFile
    self.reader = reader
    self.read = read
  }

  /// The configuration that counts for what lies in a folder.
  ///
  /// It is the nearest one, from the folder up to that of the repository; those above it count only if it extends them.
  mutating func loaded(forFolder folder: String) -> Loaded {
    guard let path = onlyFile ?? path(forFolder: folder) else { return Loaded() }
    if let known = loaded[path] { return known }
    var result = Loaded()
    load(path, namedAt: nil, within: [], into: &result)
    loaded[path] = result
    return result
  }

  mutating func loaded(for file: FileID) -> Loaded { loaded(forFolder: String(file.folder)) }

  private mutating func path(forFolder folder: String) -> String? {
    if let known = nearest[folder] { return known }
    let path = PathText.joined(folder, Configuration.fileName)
    let found: String?
    if DiskEntry.exists(path) {
      found = path
    } else if DiskEntry.exists(PathText.joined(folder, ".git")) {
      found = nil
    } else {
      found = PathText.folder(of: folder).flatMap { self.path(forFolder: $0) }
    }
    nearest[folder] = .some(found)
    return found
  }

  /// - Parameters:
  ///   - place: the file and the place that name it; nil for the nearest file.
  ///   - outer: the files that lead here.
  private func load(
    _ path: String, namedAt place: (path: String, span: Span)?, within outer: [String], into result: inout Loaded
  ) {
    func report(_ message: String) {
      let (path, span) = place ?? (path, Span(at: 0))
      result.problems.append(Loaded.Problem(path: path, problem: ConfigurationProblem(message, at: span)))
    }
    guard !outer.contains(path) else { return report("'extends' leads back to this file; remove one of them") }
    // A base of several bases counts once, where it comes first.
    guard !result.paths.contains(path) else { return }
    result.paths.append(path)
    let text: SourceText
    do throws(FileProblem) {
      // Without a repository, configurations count that lie above the workspace.
      let isOwnName = FileID(path).name == Configuration.fileName && !DiskEntry.isLink(path)
      guard isOwnName || reader.contains(path) else { throw .outside }
      text = try read(path)
    } catch {
      let name = place.map { PathText.relative(path, to: PathText.folder(of: $0.path) ?? "/") }
      return report((name.map { "cannot read '\($0)': " } ?? "it cannot be read: ") + error.message)
    }
    var reader = ConfigurationReader(text, in: PathText.folder(of: path) ?? "/", catalogue: catalogue)
    for base in reader.extended {
      load(base.path, namedAt: (path, base.span), within: outer + [path], into: &result)
    }
    reader.apply(to: &result.configuration)
    result.problems += reader.problems.map { Loaded.Problem(path: path, problem: $0) }
  }
}
