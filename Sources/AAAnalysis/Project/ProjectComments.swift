/// Finds the comments of files that say what is built and of which nothing is kept that remembers them.
enum ProjectComments {
  /// UTF-8 spans of the comments that contain a word, in order.
  ///
  /// - Returns: nothing for files of no known kind.
  static func all(containing word: String, in text: SourceText, of file: FileID) -> [Span] {
    guard text.bytes.containsBytes(word) else { return [] }
    let spans: [Span]
    switch ProjectFileKind(file) {
    case .xcodeProject:
      spans = oldStyle(text)
    case .buildConfiguration:
      spans = buildConfiguration(text)
    case .xcodeGenSpec, .otherYAML:
      spans = YAMLComments.all(in: text)
    case .podfile:
      spans = ruby(text)
    case .tuistManifest, .packageManifest:
      spans = NameScanner.scan(text.bytes).comments.map(\.span)
    case nil:
      spans = file.name.hasSuffix(".swift") ? NameScanner.scan(text.bytes).comments.map(\.span) : []
    }
    return spans.filter { Array(text.bytes[$0.lower..<$0.upper]).containsBytes(word) }
  }

  /// `//` and `/* */` outside of strings.
  private static func oldStyle(_ text: SourceText) -> [Span] {
    var comments: [Span] = []
    var cursor = ByteCursor(text.bytes)
    while let byte = cursor.byte {
      let start = cursor.offset
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        cursor.offset += 1
        while let inner = cursor.byte, inner != byte { cursor.offset += inner == UInt8(ascii: "\\") ? 2 : 1 }
        cursor.offset += 1
      case UInt8(ascii: "/") where cursor.skip("//"):
        cursor.offset = text.lines.lineSpan(text.lines.line(at: start), in: text.bytes).upper
        comments.append(Span(start, cursor.offset))
      case UInt8(ascii: "/") where cursor.skip("/*"):
        while !cursor.isAtEnd, !cursor.skip("*/") { cursor.offset += 1 }
        comments.append(Span(start, cursor.offset))
      default:
        cursor.offset += 1
      }
    }
    return comments
  }

  /// From the first `//` of a line to its end: values cannot hold two slashes.
  private static func buildConfiguration(_ text: SourceText) -> [Span] {
    lines(of: text).compactMap { line in
      let slash = UInt8(ascii: "/")
      let start = (line.lower..<max(line.upper - 1, line.lower)).first {
        text.bytes[$0] == slash && text.bytes[$0 + 1] == slash
      }
      return start.map { Span($0, line.upper) }
    }
  }

  /// From a `#` outside of strings to the end of the line.
  private static func ruby(_ text: SourceText) -> [Span] {
    lines(of: text).compactMap { line in
      var quote: UInt8?
      var offset = line.lower
      while offset < line.upper {
        let byte = text.bytes[offset]
        if quote != nil, byte == UInt8(ascii: "\\") {
          offset += 1
        } else if quote == byte {
          quote = nil
        } else if quote == nil {
          if byte == UInt8(ascii: "#") { return Span(offset, line.upper) }
          if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quote = byte }
        }
        offset += 1
      }
      return nil
    }
  }

  private static func lines(of text: SourceText) -> [Span] {
    (0..<text.lines.lineCount).map { text.lines.lineSpan($0, in: text.bytes) }
  }
}

/// Finds the comments of a YAML file: what follows a `#` at the start of a line or behind a space, outside of quotes
/// and of blocks of text.
struct YAMLComments {
  private let bytes: [UInt8]
  /// The quotation mark of a string that goes on over the end of a line.
  private var quote: UInt8?
  /// The column, from 0, of what a block of text belongs to: all that is indented further is text.
  private var blockOwner: Int?

  static func all(in text: SourceText) -> [Span] {
    var reader = YAMLComments(bytes: text.bytes)
    return (0..<text.lines.lineCount).compactMap { number in
      let line = text.lines.lineSpan(number, in: text.bytes)
      return reader.comment(in: Span(max(line.lower, number == 0 ? text.contentStart : 0), line.upper))
    }
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func comment(in line: Span) -> Span? {
    let start = firstWord(in: line)
    if let owner = blockOwner {
      if start == line.upper || start - line.lower > owner { return nil }
      blockOwner = nil
    }
    var offset = quote == nil ? start : line.lower
    while offset < line.upper {
      let byte = bytes[offset]
      if let open = quote {
        if open == UInt8(ascii: "\""), byte == UInt8(ascii: "\\") {
          offset += 1
        } else if byte == open {
          quote = nil
        }
      } else if byte == UInt8(ascii: "#"), beginsWord(offset, in: line) {
        noteBlock(Span(start, offset), in: line)
        return Span(offset, line.upper)
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), beginsValue(offset, in: line) {
        quote = byte
      }
      offset += 1
    }
    if quote == nil { noteBlock(Span(start, line.upper), in: line) }
    return nil
  }

  /// Takes note if the code of a line ends with the sign of a block of text: `|`, `>`, `|-`, `>2+`.
  private mutating func noteBlock(_ code: Span, in line: Span) {
    var end = code.upper
    while end > code.lower, isBlank(end - 1) { end -= 1 }
    var sign = end
    while sign > code.lower, "+-0123456789".utf8.contains(bytes[sign - 1]) { sign -= 1 }
    guard sign > code.lower, bytes[sign - 1] == UInt8(ascii: "|") || bytes[sign - 1] == UInt8(ascii: ">"),
      sign - 1 == code.lower || isBlank(sign - 2)
    else { return }
    var owner = code.lower
    while owner + 1 < sign - 1, bytes[owner] == UInt8(ascii: "-"), isBlank(owner + 1) {
      var next = owner + 1
      while isBlank(next) { next += 1 }
      // An item that is itself the block belongs to its dash.
      if next == sign - 1 { break }
      owner = next
    }
    blockOwner = owner - line.lower
  }

  private func firstWord(in line: Span) -> Int {
    var offset = line.lower
    while offset < line.upper, isBlank(offset) { offset += 1 }
    return offset
  }

  private func beginsWord(_ offset: Int, in line: Span) -> Bool { offset == line.lower || isBlank(offset - 1) }

  private func beginsValue(_ offset: Int, in line: Span) -> Bool {
    beginsWord(offset, in: line) || "[{,:".utf8.contains(bytes[offset - 1])
  }

  private func isBlank(_ offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t")
  }
}
