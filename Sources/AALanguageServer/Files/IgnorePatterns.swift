/// The patterns of one ignore file, with the meaning that git gives them.
struct IgnorePatterns: Sendable, Equatable {
  enum Verdict: Sendable, Equatable {
    case ignored
    /// Named by a pattern that begins with `!`.
    case included
  }

  private var patterns: [IgnorePattern] = []

  var isEmpty: Bool { patterns.isEmpty }

  init(_ bytes: [UInt8]) {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = bytes.starts(with: byteOrderMark) ? bytes[byteOrderMark.count...] : bytes[...]
    patterns = content.split(separator: Byte.lineFeed).compactMap(IgnorePattern.init(line:))
  }

  init(_ lines: [String]) {
    self.init(Array(lines.joined(separator: "\n").utf8))
  }

  /// What the last pattern that matches says; nil if none does.
  ///
  /// What lies in an ignored folder is ignored whatever is said here: ask about the folders above first.
  ///
  /// - Parameter path: relative to the folder of the ignore file, without a slash at its ends.
  func verdict(on path: ArraySlice<UInt8>, isFolder: Bool) -> Verdict? {
    guard let pattern = patterns.last(where: { $0.matches(path, isFolder: isFolder) }) else { return nil }
    return pattern.isNegated ? .included : .ignored
  }
}

/// One line of an ignore file.
private struct IgnorePattern: Sendable, Equatable {
  private(set) var isNegated = false
  private var matchesFoldersOnly = false
  /// A pattern without a slash is about names, whatever folder they are in.
  private var isName = false
  private var bytes: ArraySlice<UInt8>
  /// How many bytes at the start are no wildcards.
  private var literalCount: Int
  /// `*` and a literal.
  private var isSuffix = false

  /// Nil for blank lines and comments.
  init?(line: ArraySlice<UInt8>) {
    var line = line
    if line.last == Byte.carriageReturn { line.removeLast() }
    line = Self.trimmed(line.prefix { $0 != 0 })
    guard let first = line.first, first != Byte.numberSign else { return nil }
    if first == Byte.exclamation {
      isNegated = true
      line.removeFirst()
    }
    isSuffix = line.first == Byte.asterisk && !line.dropFirst().contains(where: Byte.isWildcard)
    if line.last == Byte.slash {
      matchesFoldersOnly = true
      line.removeLast()
    }
    isName = !line.contains(Byte.slash)
    literalCount = line.prefix { !Byte.isWildcard($0) }.count
    bytes = line
  }

  /// Spaces at the end do not count, unless the first of them stands behind a backslash.
  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var spaces: Int?
    var index = line.startIndex
    while index < line.endIndex {
      if line[index] == Byte.space {
        spaces = spaces ?? index
      } else {
        if line[index] == Byte.backslash {
          index += 1
          if index == line.endIndex { return line }
        }
        spaces = nil
      }
      index += 1
    }
    return line[..<(spaces ?? line.endIndex)]
  }

  func matches(_ path: ArraySlice<UInt8>, isFolder: Bool) -> Bool {
    if matchesFoldersOnly, !isFolder { return false }
    return isName ? matchesName(of: path) : matchesWhole(path)
  }

  private func matchesName(of path: ArraySlice<UInt8>) -> Bool {
    let name = path.lastIndex(of: Byte.slash).map { path[($0 + 1)...] } ?? path
    if literalCount == bytes.count { return name.elementsEqual(bytes) }
    if isSuffix {
      let suffix = bytes.dropFirst()
      return name.count >= suffix.count && name.suffix(suffix.count).elementsEqual(suffix)
    }
    return WildcardMatch.matches(bytes, name)
  }

  private func matchesWhole(_ path: ArraySlice<UInt8>) -> Bool {
    var pattern = bytes
    var literalCount = literalCount
    if pattern.first == Byte.slash {
      pattern.removeFirst()
      literalCount -= 1
    }
    if literalCount > 0 {
      guard path.count >= literalCount, path.prefix(literalCount).elementsEqual(pattern.prefix(literalCount)) else {
        return false
      }
    }
    // git matches what is behind the literal on its own: `a**/b` becomes `**/b` there.
    return WildcardMatch.matches(pattern.dropFirst(max(literalCount, 0)), path.dropFirst(max(literalCount, 0)))
  }
}
