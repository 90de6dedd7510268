import Foundation

/// Single questions about paths on disk.
enum DiskEntry {
  enum Kind: Equatable {
    case folder
    case file
    case other
  }

  /// What a path leads to, symbolic links followed.
  static func kind(of path: String) throws(FileProblem) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileProblem(errorNumber: errno) }
    return switch status.st_mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFREG: .file
    default: .other
    }
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether a path has anything, be it a link that leads nowhere.
  static func isThere(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Whether a path is that of a symbolic link, wherever it leads.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The path without symbolic links; nil if it leads nowhere.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(validatingCString: resolved)
  }

  /// The folder that relative paths start from.
  static var workingDirectory: String {
    guard let buffer = getcwd(nil, 0) else { return "/" }
    defer { free(buffer) }
    return String(cString: buffer)
  }
}
