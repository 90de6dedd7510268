/// Writes into the build settings of one configuration as Xcode would.
struct XcodeSettingsEdits {
  private let text: SourceText
  private let configuration: String
  private let dictionary: PropertyListDictionary

  /// Nil if the configuration has no build settings.
  init?(_ configuration: XcodeObject, _ text: SourceText) {
    guard let dictionary = configuration.entries["buildSettings"]?.value.dictionary else { return nil }
    self.text = text
    self.configuration = configuration.name ?? ""
    self.dictionary = dictionary
  }

  /// Sets each setting: in place of the values that it has for an iOS build, else in the place that the alphabet gives
  /// it.
  ///
  /// - Parameter assignments: in the order in which they are to stand if they come to stand together.
  /// - Returns: nil if the text has not the form that Xcode gives it.
  func setting(_ assignments: [(name: String, value: String)]) -> [TextEdit]? {
    var edits: [TextEdit] = []
    for (name, value) in assignments {
      let replacements = dictionary.entries.filter { sets(name, $0) }.compactMap(\.value.span)
        .map { TextEdit(span: $0, newText: Self.quoted(value)) }
      edits += replacements
      if dictionary[name] == nil {
        guard let insertion = insertion(of: "\(name) = \(Self.quoted(value));", before: name) else { return nil }
        edits.append(insertion)
      }
    }
    return edits
  }

  /// Whether an entry sets a setting, for any build that may run on an iPhone or in its simulator.
  private func sets(_ name: String, _ entry: PropertyListDictionary.Entry) -> Bool {
    let (ownName, conditions) = BuildSettingCondition.split(entry.key)
    guard ownName == name else { return false }
    return Platform.iOS.xcodeSDKs.contains { sdk in
      conditions.allSatisfy { $0.holds(sdk: sdk, configuration: configuration) }
    }
  }

  // MARK: Insertion

  private func insertion(of assignment: String, before name: String) -> TextEdit? {
    let entries = dictionary.entries
    let next = entries.firstIndex { $0.key > name } ?? entries.endIndex
    // What both are about, whatever lies between them in the alphabet.
    let companion =
      name == "INFOPLIST_FILE" ? entries.firstIndex { $0.key == "GENERATE_INFOPLIST_FILE" } : nil
    let previous = companion ?? next - 1
    if entries.indices.contains(previous) { return insertion(of: assignment, after: entries[previous]) }
    if let first = entries.first { return insertion(of: assignment, beforeFirst: first) }
    return insertionIntoEmpty(assignment)
  }

  private func insertion(of assignment: String, after entry: PropertyListDictionary.Entry) -> TextEdit? {
    guard let start = entry.keySpan?.lower, let end = entry.value.span?.upper,
      let semicolon = text.bytes[end...].firstIndex(where: { !ByteCursor.isSpace($0) }),
      text.bytes[semicolon] == UInt8(ascii: ";")
    else { return nil }
    let line = text.lines.line(at: semicolon)
    let rest = text.string(in: Span(semicolon + 1, text.lines.lineSpan(line, in: text.bytes).upper)).trimmed
    // A comment belongs to the line that it ends, unless it goes on below.
    let isComment = rest.hasPrefix("//") || (rest.hasPrefix("/*") && rest.hasSuffix("*/"))
    guard text.isFirstOnLine(start), rest.isEmpty || isComment, line + 1 < text.lines.lineCount else {
      return .insertion(" " + assignment, at: semicolon + 1)
    }
    return .insertion(
      text.indentation(ofLineAt: start) + assignment + text.lineEnding(ofLine: line),
      at: text.lines.lineRange(line).upper)
  }

  private func insertion(of assignment: String, beforeFirst entry: PropertyListDictionary.Entry) -> TextEdit? {
    guard let start = entry.keySpan?.lower else { return nil }
    guard text.isFirstOnLine(start) else { return .insertion(assignment + " ", at: start) }
    let line = text.lines.line(at: start)
    return .insertion(
      text.indentation(ofLineAt: start) + assignment + text.lineEnding(ofLine: line),
      at: text.lines.lineRange(line).lower)
  }

  private func insertionIntoEmpty(_ assignment: String) -> TextEdit? {
    guard let opening = dictionary.openingTagSpan, let closing = dictionary.closingTagSpan else { return nil }
    guard text.isFirstOnLine(closing.lower) else { return .insertion(" " + assignment + " ", at: opening.upper) }
    let line = text.lines.line(at: closing.lower)
    return .insertion(
      text.indentation(ofLineAt: closing.lower) + (text.indentUnit ?? "\t") + assignment
        + text.lineEnding(ofLine: line),
      at: text.lines.lineRange(line).lower)
  }

  /// A string as Xcode writes it: with quotes only where it must.
  static func quoted(_ value: String) -> String {
    let isPlain = value.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"),
        UInt8(ascii: "$"):
        true
      default: false
      }
    }
    if isPlain, !value.isEmpty, !value.contains("//"), !value.contains("___") { return value }
    var escaped = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"", "\\": escaped += "\\" + String(scalar)
      case "\n": escaped += "\\n"
      case "\t": escaped += "\\t"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return "\"" + escaped + "\""
  }
}

extension SourceText {
  /// What ends a 0-based line; of the last line, which nothing ends, what most lines end with.
  fileprivate func lineEnding(ofLine line: Int) -> String {
    let ending = string(in: Span(lines.lineSpan(line, in: bytes).upper, lines.lineRange(line).upper))
    return ending.isEmpty ? dominantLineEnding : ending
  }
}
