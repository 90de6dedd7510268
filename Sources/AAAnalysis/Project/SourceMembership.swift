/// Which files a target compiles. Answers about files that did not exist when the project was read, too.
public struct SourceMembership: Sendable, Equatable {
  /// Files that are named one by one.
  public var files: Set<FileID>
  /// Folders that are taken whole.
  public var folders: [Folder]
  /// Files and folders that are left out of the folders, whichever takes them in.
  public var excluded: [PathPattern]

  public init(files: Set<FileID> = [], folders: [Folder] = [], excluded: [PathPattern] = []) {
    self.files = files
    self.folders = folders
    self.excluded = excluded
  }

  /// What is taken from one folder, at any depth unless the patterns say less.
  public struct Folder: Sendable, Equatable {
    /// Normalised, without a slash at its end; empty for the root of relative paths.
    public var path: String
    /// Only what one of these matches is taken; everything if there are none.
    public var included: [PathPattern]
    /// What is left out of this folder.
    public var excluded: [PathPattern]

    public init(path: String, included: [PathPattern] = [], excluded: [PathPattern] = []) {
      self.path = path
      self.included = included
      self.excluded = excluded
    }

    func contains(_ file: FileID) -> Bool {
      guard path.isEmpty || file.path.isBelow(path) else { return false }
      if !included.isEmpty, !included.contains(where: { $0.matches(file.path) }) { return false }
      return !excluded.contains { $0.matches(file.path) }
    }
  }

  public var isEmpty: Bool { files.isEmpty && folders.isEmpty }

  public func contains(_ file: FileID) -> Bool {
    if files.contains(file) { return true }
    guard folders.contains(where: { $0.contains(file) }) else { return false }
    return !excluded.contains { $0.matches(file.path) }
  }
}

/// A path with wildcards, as XcodeGen, Tuist and package manifests use them: `*` and `?` stay within one component,
/// `**` crosses them, `{a,b}` is one of several.
///
/// A pattern that matches a folder matches all that lies in it.
public struct PathPattern: Sendable, Hashable {
  /// Absolute or relative to the root of all paths, normalised.
  public var text: String
  private let alternatives: [[Component]]

  private enum Component: Sendable, Hashable {
    case anyDepth
    case name([UInt8])
  }

  public init(_ text: String) {
    self.text = text
    alternatives = Self.expanded(text).map { alternative in
      alternative.split(separator: "/").map { $0 == "**" ? .anyDepth : .name(Array($0.utf8)) }
    }
  }

  /// Whether a file or a folder that it lies in is meant.
  public func matches(_ path: String) -> Bool {
    let components = path.split(separator: "/").map { Array($0.utf8) }
    return alternatives.contains { Self.matches($0[...], components[...]) }
  }

  /// On a mismatch only the last `**` takes one component more: what comes before it is best matched as early as it can.
  private static func matches(_ pattern: ArraySlice<Component>, _ path: ArraySlice<[UInt8]>) -> Bool {
    var place = pattern.startIndex
    var position = path.startIndex
    var anyDepth: (place: Int, position: Int)?
    while place < pattern.endIndex {
      // There is something of everything that is named, and of what the last `**` stands for.
      guard position < path.endIndex else { return false }
      switch pattern[place] {
      case .anyDepth:
        anyDepth = (place, position)
        place += 1
      case .name(let name) where matches(name[...], path[position][...]):
        place += 1
        position += 1
      case .name:
        guard let (start, taken) = anyDepth else { return false }
        anyDepth = (start, taken + 1)
        place = start + 1
        position = taken + 1
      }
    }
    return true
  }

  /// One component: on a mismatch only the last `*` takes one byte more.
  private static func matches(_ pattern: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Bool {
    var place = pattern.startIndex
    var position = name.startIndex
    var star: (place: Int, position: Int)?
    while position < name.endIndex {
      if place < pattern.endIndex, pattern[place] == UInt8(ascii: "*") {
        star = (place, position)
        place += 1
      } else if place < pattern.endIndex, pattern[place] == name[position] || pattern[place] == UInt8(ascii: "?") {
        place += 1
        position += 1
      } else if let (starPlace, starPosition) = star {
        star = (starPlace, starPosition + 1)
        place = starPlace + 1
        position = starPosition + 1
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
  }

  /// Takes the braces apart; a text with very many alternatives is taken as it is.
  private static func expanded(_ text: String) -> [String] {
    var done: [String] = []
    var waiting = [text]
    while let next = waiting.popLast() {
      guard done.count + waiting.count < 64, let open = next.firstIndex(of: "{"),
        let close = next[open...].firstIndex(of: "}")
      else {
        done.append(next)
        continue
      }
      for choice in next[next.index(after: open)..<close].split(separator: ",", omittingEmptySubsequences: false) {
        waiting.append(String(next[..<open]) + choice + next[next.index(after: close)...])
      }
    }
    return done
  }
}
