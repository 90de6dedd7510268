/// Finds the code that `aa:disable:next` speaks of.
struct SuppressedLines {
  private let bytes: [UInt8]
  private let lines: LineIndex
  /// UTF-8 offset of the byte that is looked at.
  private var offset: Int

  /// The first line of code below a comment's last line, with the lines of its attributes, from 0; nil if there is
  /// none. In a property list a line that holds only a key takes the value's first line along.
  static func following(_ comment: Span, in text: SourceText, style: CommentStyle) -> ClosedRange<Int>? {
    let lastLine = text.lines.line(at: max(comment.lower, comment.upper - 1))
    var scan = SuppressedLines(
      bytes: text.bytes, lines: text.lines, offset: text.lines.lineRange(lastLine).upper)
    switch style {
    case .markup: return scan.firstElement()
    case .hash: return scan.firstLineWithoutHash()
    case .slashes, .block: return scan.firstCode()
    }
  }

  private mutating func firstCode() -> ClosedRange<Int>? {
    var first: Int?
    var last = 0
    while offset < bytes.count {
      skipSpace()
      if starts(with: "//") {
        skipLine()
      } else if starts(with: "/*") {
        skipBlockComment()
      } else if offset < bytes.count {
        last = lines.line(at: offset)
        first = first ?? last
        if !skipAttribute() { break }
      }
    }
    return first.map { $0...last }
  }

  private mutating func firstLineWithoutHash() -> ClosedRange<Int>? {
    skipSpace()
    while starts(with: "#") {
      skipLine()
      skipSpace()
    }
    guard offset < bytes.count else { return nil }
    let line = lines.line(at: offset)
    return line...line
  }

  private mutating func firstElement() -> ClosedRange<Int>? {
    skipSpaceAndMarkupComments()
    guard offset < bytes.count else { return nil }
    let first = lines.line(at: offset)
    if starts(with: "<key>"), skip(past: "</key>") {
      skipSpaceAndMarkupComments()
      if offset < bytes.count { return first...lines.line(at: offset) }
    }
    return first...first
  }

  // MARK: Steps

  private func starts(with word: StaticString) -> Bool {
    word.withUTF8Buffer { bytes[offset...].starts(with: $0) }
  }

  private mutating func skipSpace() {
    while offset < bytes.count {
      if bytes[offset] <= 0x20 {
        offset += 1
      } else if bytes[offset...].starts(with: [0xC2, 0xA0]) {
        offset += 2
      } else {
        return
      }
    }
  }

  private mutating func skipLine() {
    offset = lines.lineRange(lines.line(at: offset)).upper
  }

  /// Past a `/*` comment and the ones in it.
  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        offset += 2
      } else if starts(with: "*/") {
        depth -= 1
        offset += 2
      } else {
        offset += 1
      }
    } while depth > 0 && offset < bytes.count
  }

  /// Past `@MainActor` or `@available(iOS 26, *)`; false if the code begins otherwise.
  private mutating func skipAttribute() -> Bool {
    guard starts(with: "@") else { return false }
    offset += 1
    while offset < bytes.count, isNameByte(bytes[offset]) { offset += 1 }
    if starts(with: "(") { skipParentheses() }
    return true
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "`"), 0x80...:
      true
    default: false
    }
  }

  private mutating func skipParentheses() {
    var depth = 0
    repeat {
      switch bytes[offset] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""): skipString()
      default: break
      }
      offset += 1
    } while depth > 0 && offset < bytes.count
  }

  /// From a quotation mark to the one that closes it on the same line.
  private mutating func skipString() {
    let end = lines.lineSpan(lines.line(at: offset), in: bytes).upper
    var next = offset + 1
    while next < end, bytes[next] != UInt8(ascii: "\"") { next += bytes[next] == UInt8(ascii: "\\") ? 2 : 1 }
    if next < end { offset = next }
  }

  private mutating func skipSpaceAndMarkupComments() {
    skipSpace()
    while starts(with: "<!--") {
      if !skip(past: "-->") { offset = bytes.count }
      skipSpace()
    }
  }

  /// False, and no step, if the word does not follow.
  private mutating func skip(past word: StaticString) -> Bool {
    let start = offset
    while offset < bytes.count {
      if starts(with: word) {
        offset += word.utf8CodeUnitCount
        return true
      }
      offset += 1
    }
    offset = start
    return false
  }
}
