import AAAnalysis

/// Paths as text: what can be said about them without asking the disk.
enum PathText {
  /// The absolute path that a path means in a folder, without `.`, doubled slashes and a slash at its end.
  ///
  /// `..` takes the component before it away, as a shell does.
  static func absolute(_ path: String, in folder: String) -> String {
    let whole = path.utf8.first == Byte.slash ? path : folder + "/" + path
    var components: [Substring] = []
    for component in whole.split(separator: "/") {
      switch component {
      case ".": continue
      case "..": _ = components.popLast()
      default: components.append(component)
      }
    }
    return "/" + components.joined(separator: "/")
  }

  /// How a path is called as seen from a folder; both absolute, the result with `..` where it leads out.
  static func relative(_ path: String, to folder: String) -> String {
    if folder != "/", path != folder, isInside(path, folder: folder) {
      return String(path.utf8.dropFirst(folder.utf8.count + 1)) ?? path
    }
    guard path.utf8.first == Byte.slash else { return path }
    let target = path.split(separator: "/")
    let start = folder.split(separator: "/")
    let common = zip(target, start).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: start.count - common) + target.dropFirst(common).map(String.init)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }

  /// Whether an absolute path is a folder's or lies in it.
  static func isInside(_ path: String, folder: String) -> Bool {
    if path == folder || folder == "/" { return true }
    return path.beginsWithBytes(of: folder) && path.utf8.dropFirst(folder.utf8.count).first == Byte.slash
  }

  static func joined(_ folder: String, _ name: some StringProtocol) -> String {
    folder == "/" ? "/" + name : folder + "/" + name
  }

  /// The folder that a path lies in; nil for `/`.
  static func folder(of path: String) -> String? {
    guard path != "/", let slash = path.utf8.lastIndex(of: Byte.slash) else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
