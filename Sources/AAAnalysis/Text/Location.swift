/// Names a file of the workspace.
///
/// The analysis never opens it: it is a key that the owner of the texts understands, an absolute path or,
/// for a text that has none, whatever the owner chose (`untitled:Untitled-1`).
public struct FileID: Hashable, Sendable, Comparable, CustomStringConvertible {
  public let path: String

  public init(_ path: String) {
    self.path = path
  }

  public var description: String { path }

  /// The part behind the last `/`.
  public var name: Substring {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path[...] }
    return path[path.utf8.index(after: slash)...]
  }

  /// The part before the last `/`; empty if there is none.
  public var folder: Substring {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return path[..<slash]
  }

  /// Whether the name ends with a text that holds no `/`.
  public func nameEnds(with ending: String) -> Bool { path.endsInBytes(of: ending) }

  public static func < (left: FileID, right: FileID) -> Bool { left.path < right.path }
}

/// A span of a file, in UTF-8 offsets from the file's start.
public struct Location: Hashable, Sendable, Comparable {
  public var file: FileID
  public var span: Span

  public init(_ file: FileID, _ span: Span) {
    self.file = file
    self.span = span
  }

  public static func < (left: Location, right: Location) -> Bool {
    left.file == right.file ? left.span < right.span : left.file < right.file
  }
}
