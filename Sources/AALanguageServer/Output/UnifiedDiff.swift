/// The difference of two texts as `diff -u` writes it, for `git apply` and `patch -p1`.
struct UnifiedDiff {
  private static let context = 3

  private enum Line {
    case same(Substring)
    case removed(Substring)
    case added(Substring)

    var sign: Character {
      switch self {
      case .same: " "
      case .removed: "-"
      case .added: "+"
      }
    }

    var text: Substring {
      switch self {
      case .same(let text), .removed(let text), .added(let text): text
      }
    }

    var isChange: Bool { if case .same = self { false } else { true } }
    var isOld: Bool { if case .added = self { false } else { true } }
    var isNew: Bool { if case .removed = self { false } else { true } }
  }

  /// Empty if there is no difference.
  ///
  /// - Parameters:
  ///   - path: relative, with `/`.
  ///   - before: nil for a file that is made.
  static func text(path: String, before: String?, after: String) -> String {
    let lines = lines(from: split(before ?? ""), to: split(after))
    let changed = lines.indices.filter { lines[$0].isChange }
    guard let first = changed.first else { return "" }
    var hunks: [Range<Int>] = []
    var start = max(first - context, 0)
    var last = first
    for index in changed {
      if index - last > context * 2 {
        hunks.append(start..<min(last + context + 1, lines.count))
        start = index - context
      }
      last = index
    }
    hunks.append(start..<min(last + context + 1, lines.count))
    let header = "--- \(before == nil ? "/dev/null" : name("a/" + path))\n+++ \(name("b/" + path))\n"
    return header + hunks.map { hunk(lines, $0) }.joined()
  }

  /// As git writes it: in quotation marks if it holds such, a backslash or a control character; with a tab behind it if
  /// it holds a space, which may else begin a date.
  private static func name(_ path: String) -> String {
    let marks: [UInt8] = [0x7F, UInt8(ascii: "\""), UInt8(ascii: "\\")]
    let needsQuotes = path.utf8.contains { $0 < 0x20 || marks.contains($0) }
    guard needsQuotes else { return path.utf8.contains(UInt8(ascii: " ")) ? path + "\t" : path }
    var quoted = "\""
    for scalar in path.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\t": quoted += "\\t"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 8)
        quoted += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  private static func hunk(_ lines: [Line], _ range: Range<Int>) -> String {
    func place(_ counts: (Line) -> Bool) -> String {
      let before = lines[..<range.lowerBound].count(where: counts)
      let count = lines[range].count(where: counts)
      return "\(count == 0 ? before : before + 1),\(count)"
    }
    return "@@ -\(place(\.isOld)) +\(place(\.isNew)) @@\n"
      + lines[range].map { line in
        let isWhole = line.text.utf8.last == UInt8(ascii: "\n")
        return "\(line.sign)\(line.text)" + (isWhole ? "" : "\n\\ No newline at end of file\n")
      }.joined()
  }

  private static func lines(from old: [Substring], to new: [Substring]) -> [Line] {
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex) {
        lines.append(.removed(old[oldIndex]))
        oldIndex += 1
      } else if added.contains(newIndex) {
        lines.append(.added(new[newIndex]))
        newIndex += 1
      } else if oldIndex < old.count {
        lines.append(.same(old[oldIndex]))
        oldIndex += 1
        newIndex += 1
      } else {
        // Not reached: what is left of the new text was added.
        break
      }
    }
    return lines
  }

  /// The lines with their line feeds.
  private static func split(_ text: String) -> [Substring] {
    var lines: [Substring] = []
    var start = text.utf8.startIndex
    while start < text.utf8.endIndex {
      let feed = text.utf8[start...].firstIndex(of: UInt8(ascii: "\n"))
      let end = feed.map { text.utf8.index(after: $0) } ?? text.utf8.endIndex
      lines.append(text[start..<end])
      start = end
    }
    return lines
  }
}
