import AAAnalysis

/// The files below a folder that the analysis reads.
///
/// Left out is what `IgnoreRules` says. Symbolic links to folders are not followed, as git does not: what they lead
/// to is found where it lies, or belongs to somebody else. A link to a file is read if the file lies elsewhere.
struct FileTree: Sendable {
  /// In order of their paths.
  private(set) var files: [FileID] = []
  /// Folders that could not be looked into and names that cannot be written down.
  private(set) var problems: [UnreadableFile] = []

  private var links: [String] = []

  /// - Parameter folder: an absolute path; it is walked whatever the rules say about itself.
  init(of folder: String) {
    // One listing at a time, on a list of what is still to do: neither depth nor breadth costs descriptors.
    var waiting = [(folder: folder, rules: IgnoreRules.enclosing(folder))]
    while let (folder, rules) = waiting.popLast() {
      let listing: FolderListing
      do {
        listing = try FolderListing(of: folder)
      } catch {
        problems.append(UnreadableFile(file: FileID(folder), problem: error))
        continue
      }
      if listing.hasInvalidNames { problems.append(UnreadableFile(file: FileID(folder), problem: .invalidName)) }
      let (subfolders, inner) = take(listing, in: folder, rules: rules)
      waiting += subfolders.reversed().map { ($0, inner) }
    }
    followLinks(root: folder)
    files.sort()
  }

  private mutating func take(
    _ listing: FolderListing, in folder: String, rules: IgnoreRules
  ) -> (subfolders: [String], rules: IgnoreRules) {
    var rules = rules
    // Another repository, such as a submodule, does not listen to the one around it.
    if listing.entries.contains(where: { $0.name == ".git" }) { rules = IgnoreRules() }
    if listing.entries.contains(where: { ($0.name == ".gitignore" && $0.kind == .file) || $0.name == ".git" }) {
      rules.readPatterns(in: folder)
    }
    var subfolders: [String] = []
    for entry in listing.entries {
      let isFolder = entry.kind == .folder
      let path = PathText.joined(folder, entry.name)
      guard isFolder || (entry.kind != .other && FileKind(FileID(path)) != nil) else { continue }
      if IgnoreRules.isIgnoredEverywhere(entry.name, isFolder: isFolder) { continue }
      if rules.ignores(path, isFolder: isFolder) { continue }
      switch entry.kind {
      case .folder: subfolders.append(path)
      case .file: files.append(FileID(path))
      case .link: links.append(path)
      case .other: continue
      }
    }
    return (subfolders, rules)
  }

  private mutating func followLinks(root: String) {
    guard !links.isEmpty, let realRoot = DiskEntry.realPath(root) else { return }
    var followed: Set<String> = []
    for link in links {
      guard let target = DiskEntry.realPath(link), !PathText.isInside(target, folder: realRoot),
        (try? DiskEntry.kind(of: target)) == .file, followed.insert(target).inserted
      else { continue }
      files.append(FileID(link))
    }
    links = []
  }
}

/// A file or folder that is there and says nothing.
struct UnreadableFile: Equatable, Sendable {
  var file: FileID
  var problem: FileProblem
}
