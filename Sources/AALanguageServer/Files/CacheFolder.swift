import Foundation

/// The folder in which this tool keeps what it can make again, among the caches of a person.
struct CacheFolder: Sendable, Equatable {
  let path: String

  /// Packs that nobody used for so long are taken away.
  static let longestRest = 30 * 24 * 60 * 60
  /// How many bytes all packs may have together.
  static let ceiling = 1 << 30

  init(path: String) { self.path = path }

  /// `$XDG_CACHE_HOME`, or what the system has in its place; nil if there is no home.
  init?(environment: [String: String]) {
    func folder(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    #if os(macOS)
      let place = "Library/Caches"
    #else
      let place = ".cache"
    #endif
    let caches = folder("XDG_CACHE_HOME") ?? folder("HOME").map { PathText.joined($0, place) }
    guard let caches else { return nil }
    path = PathText.joined(caches, ToolVersion.name)
  }

  func file(_ name: String) -> String { PathText.joined(path, name) }

  /// Why nothing is to be read in the folder or written to it; nil if it is this person's alone to write to.
  ///
  /// Whoever else could write there could tell us what files say. Nothing is written through a link.
  var problem: FileProblem? {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      let number = errno
      return Self.obstacle(on: path) ?? FileProblem(errorNumber: number)
    }
    guard status.st_mode & S_IFMT != S_IFLNK else { return .isLink }
    guard status.st_mode & S_IFMT == S_IFDIR else { return .isNoFolder }
    guard status.st_uid == geteuid() else { return .system("it belongs to somebody else") }
    guard status.st_mode & 0o022 == 0 else { return .system("others may write to it") }
    return nil
  }

  /// What is wrong with the folders that a path leads through; nil if they are as they should be, as far as they are
  /// there.
  private static func obstacle(on path: String) -> FileProblem? {
    var folders: [String] = []
    while let next = PathText.folder(of: folders.last ?? path), next != "/" { folders.append(next) }
    for folder in folders.reversed() {
      do throws(FileProblem) {
        if try DiskEntry.kind(of: folder) != .folder { return .system("'\(folder)' is no folder") }
        guard access(folder, X_OK) == 0 else { return .system("no permission to look into '\(folder)'") }
      } catch .missing {
        return DiskEntry.isLink(folder) ? .system("'\(folder)' is a link that leads nowhere") : nil
      } catch {
        return .system("'\(folder)' cannot be used: \(error.message)")
      }
    }
    return nil
  }

  /// Makes the folder and those around it, if they are missing, for this person alone.
  func make() throws(FileProblem) {
    try Self.make(path)
    if let problem { throw problem }
  }

  private static func make(_ path: String) throws(FileProblem) {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let parent = PathText.folder(of: path), parent != path else { throw notMade(path, errno) }
    try make(parent)
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw notMade(path, errno) }
  }

  private static func notMade(_ path: String, _ errorNumber: Int32) -> FileProblem {
    let problem = FileProblem(errorNumber: errorNumber, while: .making)
    guard problem != .folderNotWritable else { return .system("no permission to make '\(path)'") }
    return obstacle(on: path) ?? problem
  }

  /// A pack in the folder.
  struct Entry: Equatable {
    var name: String
    var byteCount: Int
    /// Seconds since 1970.
    var lastUse: Int
  }

  /// What we put there, files that were not finished among it. What bears other names is left alone.
  ///
  /// - Throws: why the folder is not looked into, also if there is none.
  var entries: [Entry] {
    get throws(FileProblem) {
      if let problem { throw problem }
      return try FolderListing(of: path).entries.map(\.name).compactMap { name in
        guard name.hasSuffix(OutlinePack.fileEnding) || name.hasSuffix(OutlinePack.unfinishedEnding) else { return nil }
        var status = stat()
        guard lstat(file(name), &status) == 0, status.st_mode & S_IFMT != S_IFDIR else { return nil }
        return Entry(name: name, byteCount: Int(status.st_size), lastUse: status.modificationSecond)
      }
    }
  }

  /// Takes away what nobody used for long, what a process left unfinished, and, while all is too much, what was not used
  /// for the longest time.
  ///
  /// - Parameter now: seconds since 1970.
  func tidy(now: Int, ceiling: Int = Self.ceiling) {
    var sum = 0
    for entry in ((try? entries) ?? []).sorted(by: { ($0.lastUse, $0.name) > ($1.lastUse, $1.name) }) {
      let rest = now - entry.lastUse
      let isUnfinished = entry.name.hasSuffix(OutlinePack.unfinishedEnding)
      sum += entry.byteCount
      if sum > ceiling || rest > (isUnfinished ? 60 * 60 : Self.longestRest) { unlink(file(entry.name)) }
    }
  }

  /// What came of taking everything away.
  struct Cleaning {
    var removed: [Entry] = []
    var left: [(entry: Entry, problem: FileProblem)] = []
    /// Why the folder itself is still there; nil if it is not.
    var folderStays: FileProblem?
  }

  /// Takes everything away that we put there, and the folder if nothing else is in it. What cannot be taken away stops
  /// nothing.
  ///
  /// - Throws: why nothing was tried, also if there is no folder.
  func clean() throws(FileProblem) -> Cleaning {
    var cleaning = Cleaning()
    for entry in try entries {
      if unlink(file(entry.name)) == 0 || errno == ENOENT {
        cleaning.removed.append(entry)
      } else {
        cleaning.left.append((entry, FileProblem(errorNumber: errno, while: .making)))
      }
    }
    if rmdir(path) != 0 {
      // Some systems say that what is not empty exists.
      cleaning.folderStays =
        errno == ENOTEMPTY || errno == EEXIST
        ? .system("there is something else in it") : FileProblem(errorNumber: errno, while: .making)
    }
    return cleaning
  }
}

extension stat {
  /// Seconds since 1970.
  var modificationSecond: Int {
    #if canImport(Darwin)
      Int(st_mtimespec.tv_sec)
    #else
      Int(st_mtim.tv_sec)
    #endif
  }
}
