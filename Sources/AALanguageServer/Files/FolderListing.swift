import AAAnalysis
import Foundation

/// What one folder holds, in the order of the names' bytes.
struct FolderListing {
  enum Kind {
    case folder
    case file
    case link
    /// A pipe, a socket, a device.
    case other
  }

  struct Entry {
    var name: String
    var kind: Kind
  }

  var entries: [Entry] = []
  /// Whether names that are not UTF-8 were left out.
  var hasInvalidNames = false

  /// One pass over the folder; the kinds come with the names, so that nothing is asked about single entries on file
  /// systems that know them.
  init(of path: String) throws(FileProblem) {
    guard let folder = opendir(path) else { throw FileProblem(errorNumber: errno) }
    defer { closedir(folder) }
    guard let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) else { throw .system("no names in folders") }
    while let entry = readdir(folder) {
      let start = UnsafeRawPointer(entry).advanced(by: nameOffset).assumingMemoryBound(to: CChar.self)
      if start[0] == CChar(Byte.dot), start[1] == 0 || (start[1] == CChar(Byte.dot) && start[2] == 0) { continue }
      guard let name = String(validatingCString: start) else {
        hasInvalidNames = true
        continue
      }
      let kind = Self.kind(entry.pointee.d_type) ?? Self.askedKind(of: PathText.joined(path, name))
      entries.append(Entry(name: name, kind: kind))
    }
    entries.sort { $0.name.precedesInBytes($1.name) }
  }

  private static func kind(_ type: UInt8) -> Kind? {
    switch Int32(type) {
    case Int32(DT_DIR): .folder
    case Int32(DT_REG): .file
    case Int32(DT_LNK): .link
    case Int32(DT_UNKNOWN): nil
    default: .other
    }
  }

  private static func askedKind(of path: String) -> Kind {
    var status = stat()
    guard lstat(path, &status) == 0 else { return .other }
    return switch status.st_mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFREG: .file
    case S_IFLNK: .link
    default: .other
    }
  }
}
