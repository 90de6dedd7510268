// Texts: plain, quoted, and in blocks of lines.

extension YAMLReader {
  // MARK: - Plain

  /// A text without quotation marks outside of brackets, on one line or several.
  mutating func readPlain(behind indentation: Int) -> YAMLNode {
    let start = position
    guard let first = byte(), !Self.isReserved(first) else {
      fail("a text cannot begin with this character; put it in quotation marks", at: wordSpan)
      return empty(at: start)
    }
    var text: [UInt8] = []
    var end = start
    var separator: [UInt8] = []
    while true {
      let lineBegin = position
      guard skipPlainLine() else {
        fail(
          "a key cannot stand inside a text; put the text in quotation marks, or the key on a line of its own",
          at: Span(position, position + 1))
        break
      }
      end = trimmedEnd(from: lineBegin)
      text += separator + bytes[lineBegin..<end]
      guard let breaks = continuation(behind: indentation) else { break }
      separator = breaks == 1 ? [UInt8(ascii: " ")] : [UInt8](repeating: UInt8(ascii: "\n"), count: breaks - 1)
    }
    let scalar = YAMLScalar(String(decoding: text, as: UTF8.self))
    return YAMLNode(.scalar(scalar), span: Span(start, end))
  }

  private static func isReserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "%"), UInt8(ascii: ","), UInt8(ascii: "]"),
      UInt8(ascii: "}"):
      true
    default: false
    }
  }

  /// Goes to the end of the line or to its comment; false at a colon that makes a key.
  private mutating func skipPlainLine() -> Bool {
    let begin = position
    while let byte = byte(), !Self.isBreak(byte) {
      if byte == UInt8(ascii: ":"), isIndicator(byte) { return false }
      if byte == UInt8(ascii: "#"), position > begin, Self.isSpaceOrBreak(bytes[position - 1]) { return true }
      position += 1
    }
    return true
  }

  private func trimmedEnd(from start: Int) -> Int {
    var end = position
    while end > start, Self.isSpaceOrBreak(bytes[end - 1]) { end -= 1 }
    return end
  }

  /// Goes to the next line of a plain text.
  ///
  /// - Returns: how many lines ended; nil, and nothing is skipped, if the text ends here.
  private mutating func continuation(behind indentation: Int) -> Int? {
    let (position, lineStart) = (position, lineStart)
    var breaks = 0
    // Behind a comment nothing goes on.
    if byte() != UInt8(ascii: "#") {
      while let byte = byte(), Self.isSpaceOrBreak(byte) {
        if Self.isBreak(byte) {
          skipLineEnd()
          breaks += 1
        } else {
          self.position += 1
        }
      }
      if breaks > 0, !isAtEnd, byte() != UInt8(ascii: "#"), column > indentation, !isDocumentEnd, !isIndentedByTab {
        return breaks
      }
    }
    (self.position, self.lineStart) = (position, lineStart)
    return nil
  }

  // MARK: - Quoted

  /// The offset behind the closing quotation mark, if it stands on the same line.
  func endOfQuoted(from start: Int) -> Int? {
    let quote = bytes[start]
    var offset = start + 1
    while offset < bytes.count, !Self.isBreak(bytes[offset]) {
      if bytes[offset] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        offset += 2
        continue
      }
      if bytes[offset] == quote {
        guard quote == UInt8(ascii: "'"), offset + 1 < bytes.count, bytes[offset + 1] == quote else {
          return offset + 1
        }
        offset += 1
      }
      offset += 1
    }
    return nil
  }

  mutating func readQuoted() -> YAMLNode {
    let start = position
    let isDouble = byte() == UInt8(ascii: "\"")
    position += 1
    var text: [UInt8] = []
    while let byte = byte() {
      switch byte {
      case UInt8(ascii: "\"") where isDouble:
        position += 1
        return quoted(text, .doubleQuoted, from: start)
      case UInt8(ascii: "'") where !isDouble:
        position += 1
        guard self.byte() == UInt8(ascii: "'") else { return quoted(text, .singleQuoted, from: start) }
        text.append(byte)
        position += 1
      case UInt8(ascii: "\\") where isDouble:
        readEscape(into: &text)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        foldLine(into: &text)
      default:
        text.append(byte)
        position += 1
      }
    }
    fail("this quotation mark is never closed", at: Span(start, start + 1))
    return empty(at: start)
  }

  private func quoted(_ text: [UInt8], _ style: YAMLScalar.Style, from start: Int) -> YAMLNode {
    let scalar = YAMLScalar(String(decoding: text, as: UTF8.self), style: style)
    return YAMLNode(.scalar(scalar), span: Span(start, position))
  }

  /// One line end becomes a space, several become one less.
  private mutating func foldLine(into text: inout [UInt8]) {
    while let last = text.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") { text.removeLast() }
    var breaks = 0
    while let byte = byte(), Self.isSpaceOrBreak(byte) {
      if Self.isBreak(byte) {
        skipLineEnd()
        breaks += 1
      } else {
        position += 1
      }
    }
    text += breaks == 1 ? [UInt8(ascii: " ")] : [UInt8](repeating: UInt8(ascii: "\n"), count: max(breaks - 1, 0))
  }

  private mutating func readEscape(into text: inout [UInt8]) {
    let start = position
    position += 1
    guard let code = byte() else { return }
    position += 1
    func append(_ scalar: UInt32) { text += Array(String(Unicode.Scalar(scalar).map(Character.init) ?? " ").utf8) }
    switch code {
    case UInt8(ascii: "n"): text.append(10)
    case UInt8(ascii: "t"), UInt8(ascii: "\t"): text.append(9)
    case UInt8(ascii: "r"): text.append(13)
    case UInt8(ascii: "0"): text.append(0)
    case UInt8(ascii: "a"): text.append(7)
    case UInt8(ascii: "b"): text.append(8)
    case UInt8(ascii: "v"): text.append(11)
    case UInt8(ascii: "f"): text.append(12)
    case UInt8(ascii: "e"): text.append(27)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: " "): text.append(code)
    case UInt8(ascii: "_"): append(0xA0)
    case UInt8(ascii: "N"): append(0x85)
    case UInt8(ascii: "L"): append(0x2028)
    case UInt8(ascii: "P"): append(0x2029)
    case UInt8(ascii: "x"), UInt8(ascii: "u"), UInt8(ascii: "U"):
      let length = code == UInt8(ascii: "x") ? 2 : code == UInt8(ascii: "u") ? 4 : 8
      let digits = String(decoding: bytes[position..<min(position + length, bytes.count)], as: UTF8.self)
      guard let scalar = UInt32(digits, radix: 16) else {
        fail("this escape is not read; write the character itself", at: Span(start, position))
        return
      }
      position += min(length, bytes.count - position)
      append(scalar)
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      position -= 1
      skipLineEnd()
      skipSpaces()
    default:
      fail("this escape is not known; write '\\\\' for a backslash", at: Span(start, position))
    }
  }

  // MARK: - Blocks

  /// `|` keeps line ends, `>` folds them.
  mutating func readBlockScalar(behind indentation: Int) -> YAMLNode {
    let start = position
    let isFolded = byte() == UInt8(ascii: ">")
    position += 1
    var end = position
    var given: Int?
    var chomping: UInt8?
    while let byte = byte(), !Self.isSpaceOrBreak(byte) {
      switch byte {
      case UInt8(ascii: "+"), UInt8(ascii: "-"): chomping = byte
      case UInt8(ascii: "1")...UInt8(ascii: "9"): given = max(indentation, 0) + Int(byte - UInt8(ascii: "0"))
      default:
        fail("this is not known behind '|' and '>'; put the text on the next line", at: wordSpan)
        return empty(at: start)
      }
      position += 1
      end = position
    }
    skipSpaces()
    guard atLineEnd else {
      fail("the text begins on the line below '|' and '>'", at: wordSpan)
      return empty(at: start)
    }
    skipLine()
    var lines: [ArraySlice<UInt8>] = []
    var column = given
    while !isAtEnd {
      let lineEnd = text.lines.lineSpan(text.lines.line(at: position), in: bytes).upper
      var content = position
      while content < lineEnd, bytes[content] == UInt8(ascii: " ") { content += 1 }
      if content == lineEnd {
        lines.append(column.map { bytes[min(position + $0, lineEnd)..<lineEnd] } ?? [])
      } else {
        let own = content - position
        let needed = column ?? max(own, indentation + 1)
        guard own >= needed, !isDocumentEnd else { break }
        column = needed
        lines.append(bytes[position + needed..<lineEnd])
        end = lineEnd
      }
      position = lineEnd
      if isAtEnd { break }
      skipLineEnd()
    }
    // The end of the text is the end of its last line that is not blank; where reading goes on does not matter.
    while let last = lines.last, last.isEmpty, chomping != UInt8(ascii: "+") { lines.removeLast() }
    let scalar = YAMLScalar(
      String(decoding: Self.joined(lines, folded: isFolded, chomping: chomping), as: UTF8.self), style: .block)
    return YAMLNode(.scalar(scalar), span: Span(start, end))
  }

  private static func joined(_ lines: [ArraySlice<UInt8>], folded: Bool, chomping: UInt8?) -> [UInt8] {
    var text: [UInt8] = []
    var previous: ArraySlice<UInt8> = []
    for (number, line) in lines.enumerated() {
      if number > 0 {
        let isFolded = folded && !line.isEmpty && !previous.isEmpty && !isIndented(line) && !isIndented(previous)
        if isFolded {
          text.append(UInt8(ascii: " "))
        } else if !folded || line.isEmpty || !previous.isEmpty || isIndented(line) {
          text.append(UInt8(ascii: "\n"))
        }
      }
      text += line
      previous = line
    }
    if !lines.isEmpty, chomping != UInt8(ascii: "-") { text.append(UInt8(ascii: "\n")) }
    return text
  }

  private static func isIndented(_ line: ArraySlice<UInt8>) -> Bool {
    line.first == UInt8(ascii: " ") || line.first == UInt8(ascii: "\t")
  }
}
