// Paths as project files write them: relative to some folder, with `..` and `.` in them.

extension FileID {
  /// The file that a project file means by a path. An absolute path stands for itself.
  ///
  /// - Parameter folder: what relative paths are relative to; empty for the root of all relative paths.
  public init(_ path: some StringProtocol, in folder: some StringProtocol) {
    self.init(String.normalisedPath(path, in: folder))
  }
}

extension String {
  /// A path without `.`, `..` and doubled slashes. What leads above the root of relative paths keeps its `..`.
  static func normalisedPath(_ path: some StringProtocol, in folder: some StringProtocol) -> String {
    let whole = path.hasPrefix("/") || folder.isEmpty ? String(path) : String(folder) + "/" + String(path)
    var components: [Substring] = []
    for component in whole.split(separator: "/") {
      switch component {
      case ".": continue
      case "..":
        if let last = components.last, last != ".." {
          components.removeLast()
        } else if !whole.hasPrefix("/") {
          components.append(component)
        }
      default: components.append(component)
      }
    }
    return (whole.hasPrefix("/") ? "/" : "") + components.joined(separator: "/")
  }

  /// Whether this is the path of something in a folder, at any depth. Both are normalised.
  func isBelow(_ folder: String) -> Bool {
    let (own, outer) = (utf8, folder.utf8)
    guard own.count > outer.count + 1, own.starts(with: outer) else { return false }
    return outer.last == UInt8(ascii: "/") || own[own.index(own.startIndex, offsetBy: outer.count)] == UInt8(ascii: "/")
  }
}
