import AAAnalysis

/// What a check found, as the formats get it.
struct CheckResult: Sendable {
  struct Item: Sendable {
    var finding: Finding
    /// The same for as long as the finding stays, wherever its line moves.
    var fingerprint: String
    /// The fingerprint that the baseline has it under, if its file had another name then.
    var formerFingerprint: String?
    /// Whether the baseline has it; nil without a baseline.
    var isKnown: Bool?
  }

  /// Line and column from 1, columns in UTF-16 code units.
  struct Place: Equatable, Comparable, Sendable {
    var line: Int
    var column: Int

    static func < (left: Place, right: Place) -> Bool { (left.line, left.column) < (right.line, right.column) }
  }

  /// By the shown name of the file, then by line, column, rule and message.
  var items: [Item]
  /// What comments silence, in the same order.
  var suppressed: [Item]
  /// What the baseline has, in the same order; nil without a baseline.
  var known: [Item]?
  /// What the baseline has and what is not found any more.
  var stale: [Baseline.Entry] = []
  /// Files that were asked about and could be read.
  var fileCount: Int
  /// Files that had to be parsed, also those around the ones that were asked about.
  var parsedCount: Int
  var unreadable: [UnreadableFile]
  /// Whether there is code that the rules about screens judge; without it their silence says nothing.
  var reachesScreens: Bool
  var catalogue: Catalogue
  /// Absolute.
  var workingDirectory: String
  var text: @Sendable (FileID) -> SourceText?

  var suppressedCount: Int { suppressed.count }

  /// The items of each file, under its shown name.
  var itemsByFile: [(name: String, items: [Item])] {
    var files: [(name: String, items: [Item])] = []
    for item in items {
      let name = name(of: item.finding.location.file)
      if files.last?.name == name {
        files[files.count - 1].items.append(item)
      } else {
        files.append((name, [item]))
      }
    }
    return files
  }

  func count(of severity: Severity) -> Int { items.count { $0.finding.severity == severity } }

  /// A file as it is called in output: relative to the working directory.
  func name(of file: FileID) -> String { PathText.relative(file.path, to: workingDirectory) }

  func range(of location: Location) -> (start: Place, end: Place) {
    guard let text = text(location.file) else { return (Place(line: 1, column: 1), Place(line: 1, column: 1)) }
    return (Self.place(location.span.lower, in: text), Self.place(location.span.upper, in: text))
  }

  static func place(_ offset: Int, in text: SourceText) -> Place {
    let position = text.position(of: offset, encoding: .utf16)
    return Place(line: position.line + 1, column: position.column + 1)
  }

  /// `App/Toast.swift:12:5`
  func shownPlace(of location: Location) -> String {
    let start = range(of: location).start
    return "\(TerminalText.oneLine(name(of: location.file))):\(start.line):\(start.column)"
  }
}
