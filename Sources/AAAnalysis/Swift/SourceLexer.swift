/// Cuts Swift source into rough tokens: words, marks, strings, comments.
///
/// It knows just enough to tell code from comments and strings. It never fails: what does not end (a string at the
/// end of its line, an interpolation, a comment) is taken to end where the code most likely goes on.
struct SourceLexer {
  enum Kind {
    /// An identifier or keyword.
    case word
    /// An identifier between backticks, which are not part of the token.
    case quotedWord
    case number
    /// A single byte of anything else, or a run of number signs.
    case mark
    case string
    case comment
    case end
  }

  struct Token {
    var kind: Kind
    var start: Int
    var end: Int
    /// The first byte; 0 at the end.
    var byte: UInt8
    /// Whether a line ended since the token before, comments not counted as tokens.
    var startsLine: Bool

    var length: Int { end - start }
  }

  private let source: UnsafeBufferPointer<UInt8>
  private let classes: UnsafeBufferPointer<ByteClass>
  private var position = 0
  private var startsLine = true
  /// How many interpolations and parentheses were open at once within a string.
  private(set) var deepestInterpolation = 0

  /// Calls `body` with a lexer for the bytes.
  static func with<Value>(
    _ bytes: [UInt8], _ body: (inout SourceLexer, UnsafeBufferPointer<UInt8>) -> Value
  ) -> Value {
    bytes.withUnsafeBufferPointer { source in
      ByteClass.table.withUnsafeBufferPointer { classes in
        var lexer = SourceLexer(source: source, classes: classes)
        return body(&lexer, source)
      }
    }
  }

  private init(source: UnsafeBufferPointer<UInt8>, classes: UnsafeBufferPointer<ByteClass>) {
    self.source = source
    self.classes = classes
    // A byte order mark, a line `#!/usr/bin/swift`.
    if source.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    if byte(position) == UInt8(ascii: "#"), byte(position + 1) == UInt8(ascii: "!") { position = endOfLine(position) }
  }

  /// The byte at an offset; 0 behind the end.
  @inline(__always)
  private func byte(_ offset: Int) -> UInt8 { offset < source.count ? source[offset] : 0 }

  private func endOfLine(_ offset: Int) -> Int {
    var offset = offset
    while offset < source.count, source[offset] != 0x0A, source[offset] != 0x0D { offset += 1 }
    return offset
  }

  mutating func next() -> Token {
    while position < source.count {
      let start = position
      let first = source[start]
      switch classes[Int(first)] {
      case .space:
        position += 1
      case .newline:
        startsLine = true
        position += 1
      case .letter:
        position += 1
        skipWord()
        return token(.word, start, position, first)
      case .digit:
        position += 1
        skipWord()
        return token(.number, start, position, first)
      case .backtick:
        if let token = quotedWord(start) { return token }
        position += 1
        return token(.mark, start, position, first)
      case .quote:
        skipString(pounds: 0)
        return token(.string, start, position, first)
      case .pound:
        var end = start + 1
        while byte(end) == UInt8(ascii: "#") { end += 1 }
        if byte(end) == UInt8(ascii: "\"") {
          position = end
          skipString(pounds: end - start)
          return token(.string, start, position, first)
        }
        // The whole run, so that a long one is looked at once.
        position = end
        return token(.mark, start, position, first)
      case .slash:
        if skipComment() {
          return Token(kind: .comment, start: start, end: position, byte: first, startsLine: startsLine)
        }
        position += 1
        return token(.mark, start, position, first)
      case .mark:
        position += 1
        return token(.mark, start, position, first)
      }
    }
    return Token(kind: .end, start: position, end: position, byte: 0, startsLine: true)
  }

  @inline(__always)
  private mutating func token(_ kind: Kind, _ start: Int, _ end: Int, _ byte: UInt8) -> Token {
    defer { startsLine = false }
    return Token(kind: kind, start: start, end: end, byte: byte, startsLine: startsLine)
  }

  @inline(__always)
  private mutating func skipWord() {
    while position < source.count {
      switch classes[Int(source[position])] {
      case .letter, .digit: position += 1
      default: return
      }
    }
  }

  private mutating func quotedWord(_ start: Int) -> Token? {
    var end = start + 1
    while end < source.count, source[end] != 0x60, source[end] != 0x0A, source[end] != 0x0D { end += 1 }
    guard byte(end) == 0x60, end > start + 1 else { return nil }
    position = end + 1
    return token(.quotedWord, start + 1, end, source[start + 1])
  }
}

// MARK: - Comments

extension SourceLexer {
  /// Skips the comment that starts here, if one does.
  private mutating func skipComment() -> Bool {
    switch byte(position + 1) {
    case UInt8(ascii: "/"):
      position = endOfLine(position + 2)
      return true
    case UInt8(ascii: "*"):
      var depth = 1
      var offset = position + 2
      while offset < source.count {
        if source[offset] == UInt8(ascii: "*"), byte(offset + 1) == UInt8(ascii: "/") {
          offset += 2
          depth -= 1
          if depth == 0 { break }
        } else if source[offset] == UInt8(ascii: "/"), byte(offset + 1) == UInt8(ascii: "*") {
          offset += 2
          depth += 1
        } else {
          offset += 1
        }
      }
      position = offset
      return true
    default:
      return false
    }
  }
}

// MARK: - Strings

extension SourceLexer {
  /// Skips the string whose opening quotation mark stands here, behind `pounds` number signs.
  private mutating func skipString(pounds: Int) {
    /// The strings around an interpolation that is being skipped, and how many of its parentheses are open.
    var outer: [(pounds: Int, isMultiline: Bool, parentheses: Int)] = []
    var pounds = pounds
    var isMultiline = openString(pounds: pounds)
    while position < source.count {
      let byte = source[position]
      if byte == UInt8(ascii: "\""), closes(pounds: pounds, isMultiline: isMultiline) {
        position += (isMultiline ? 3 : 1) + pounds
        // The string was the last, or one in an interpolation.
        guard resumeInterpolation(&outer, &pounds, &isMultiline) else { return }
      } else if byte == UInt8(ascii: "\\"), hasPounds(pounds, at: position + 1) {
        position += 1 + pounds
        if self.byte(position) == UInt8(ascii: "(") {
          position += 1
          outer.append((pounds, isMultiline, 1))
          deepestInterpolation = max(deepestInterpolation, outer.count)
          guard resumeInterpolation(&outer, &pounds, &isMultiline) else { return }
        } else if self.byte(position) != 0x0A, self.byte(position) != 0x0D {
          position += 1
        }
      } else if !isMultiline, byte == 0x0A || byte == 0x0D {
        return
      } else {
        position += 1
      }
    }
    position = min(position, source.count)
  }

  /// Skips the opening quotation marks; whether there are three.
  private mutating func openString(pounds: Int) -> Bool {
    if byte(position + 1) == UInt8(ascii: "\""), byte(position + 2) == UInt8(ascii: "\"") {
      // `#"""#` is a string of one quotation mark.
      if pounds == 0 || !hasPounds(pounds, at: position + 3) {
        position += 3
        return true
      }
    }
    position += 1
    return false
  }

  private func closes(pounds: Int, isMultiline: Bool) -> Bool {
    guard isMultiline else { return hasPounds(pounds, at: position + 1) }
    return byte(position + 1) == UInt8(ascii: "\"") && byte(position + 2) == UInt8(ascii: "\"")
      && hasPounds(pounds, at: position + 3)
  }

  private func hasPounds(_ count: Int, at offset: Int) -> Bool {
    for index in 0..<count where byte(offset + index) != UInt8(ascii: "#") { return false }
    return true
  }

  /// Goes on in the innermost interpolation, until it ends (then its string goes on) or a string begins in it.
  ///
  /// False if there is no interpolation, or if its string ends with the line: then the whole string is over.
  private mutating func resumeInterpolation(
    _ outer: inout [(pounds: Int, isMultiline: Bool, parentheses: Int)], _ pounds: inout Int,
    _ isMultiline: inout Bool
  ) -> Bool {
    guard let last = outer.indices.last else { return false }
    while position < source.count {
      switch source[position] {
      case UInt8(ascii: "("):
        outer[last].parentheses += 1
        deepestInterpolation = max(deepestInterpolation, outer[last].parentheses)
        position += 1
      case UInt8(ascii: ")"):
        position += 1
        outer[last].parentheses -= 1
        if outer[last].parentheses == 0 {
          let string = outer.removeLast()
          (pounds, isMultiline) = (string.pounds, string.isMultiline)
          return true
        }
      case UInt8(ascii: "\""):
        var start = position
        while start > 0, source[start - 1] == UInt8(ascii: "#") { start -= 1 }
        pounds = position - start
        isMultiline = openString(pounds: pounds)
        return true
      case 0x0A, 0x0D:
        guard outer[last].isMultiline else { return false }
        position += 1
      case UInt8(ascii: "/"):
        if !skipComment() { position += 1 }
      default:
        position += 1
      }
    }
    return false
  }
}

// MARK: - Questions

extension SourceLexer {
  /// Where the comment begins that an offset lies in or at the end of.
  static func comment(at offset: Int, in bytes: [UInt8]) -> Int? {
    with(bytes) { lexer, _ in
      while true {
        let token = lexer.next()
        guard token.kind != .end, token.start < offset else { return nil }
        guard token.end >= offset else { continue }
        guard token.kind == .comment else { return nil }
        // A block comment is over behind its end.
        let isBlock = bytes[token.start + 1] == UInt8(ascii: "*")
        let isOver = isBlock && token.end == offset && token.length > 3 && bytes[offset - 1] == UInt8(ascii: "/")
        return isOver ? nil : token.start
      }
    }
  }
}
