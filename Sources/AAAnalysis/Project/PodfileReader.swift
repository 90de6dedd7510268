/// Reads what a `Podfile` says about Assistive Access: build settings that its hooks set.
enum PodfileReader {
  /// Nil if it says nothing.
  static func read(_ file: FileID, _ text: SourceText) -> ProjectDescription? {
    var description = ProjectDescription(file: file, form: .xcode)
    var isInBlockComment = false
    for line in 0..<text.lines.lineCount {
      let span = text.lines.lineSpan(line, in: text.bytes)
      let bytes = text.bytes[span.lower..<span.upper]
      if bytes.starts(with: "__END__".utf8) { break }
      if isInBlockComment || bytes.starts(with: "=begin".utf8) {
        isInBlockComment = !bytes.starts(with: "=end".utf8)
        continue
      }
      description.assistiveSettings += settings(RubyLine(text.bytes, span), line: line, file, text)
    }
    return description.assistiveSettings.isEmpty ? nil : description
  }

  private static func settings(
    _ code: RubyLine, line: Int, _ file: FileID, _ text: SourceText
  ) -> [BuildSettingAssignment] {
    code.strings.indices.compactMap { number in
      let string = code.strings[number]
      let key = text.string(in: string)
      guard key.hasPrefix("INFOPLIST_KEY_"), key.lowercased().contains("assistiveaccess") else { return nil }
      let next = number + 1 < code.strings.count ? code.strings[number + 1] : nil
      let whole = text.lines.lineRange(line)
      return BuildSettingAssignment(
        name: BuildSettingCondition.split(key).name, value: next.map(text.string(in:)) ?? "",
        location: Location(file, string),
        removalSpan: code.isWholeStatement(text.bytes)
          ? Span(max(whole.lower, text.contentStart), whole.upper) : Span(at: string.lower),
        targets: [])
    }
  }
}

/// The strings and the code of one line of Ruby.
private struct RubyLine {
  /// What stands within quotes, in UTF-8 offsets of the file.
  var strings: [Span] = []
  /// Without a comment and without space at both ends.
  var code: Span

  init(_ bytes: [UInt8], _ span: Span) {
    var position = span.lower
    var end = span.lower
    while position < span.upper, bytes[position] != UInt8(ascii: "#") {
      let quote = bytes[position]
      position += 1
      if quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"") {
        let start = position
        while position < span.upper, bytes[position] != quote {
          position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        position = min(position, span.upper)
        strings.append(Span(start, position))
        position = min(position + 1, span.upper)
      }
      if !ByteCursor.isSpace(quote) { end = position }
    }
    let start = bytes[span.lower..<end].firstIndex { !ByteCursor.isSpace($0) } ?? end
    code = Span(start, end)
  }

  /// Whether the line is one assignment, or one pair of a hash, and nothing beside it.
  func isWholeStatement(_ bytes: [UInt8]) -> Bool {
    var depth = 0
    var position = code.lower
    while position < code.upper {
      if let string = strings.first(where: { $0.lower == position + 1 }) {
        position = string.upper + 1
        continue
      }
      switch bytes[position] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: "?"): return false
      default: break
      }
      if depth < 0 { return false }
      position += 1
    }
    let words = String(decoding: bytes[code.lower..<code.upper], as: UTF8.self)
      .split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let isBranching = words.contains { ["do", "if", "unless", "end", "then", "while", "else", "when"].contains($0) }
    // Some of the statement stands on the next line.
    let isOpen = code.isEmpty || "=+\\.&".utf8.contains(bytes[code.upper - 1])
    return depth == 0 && !isBranching && !isOpen && strings.count <= 2
  }
}
