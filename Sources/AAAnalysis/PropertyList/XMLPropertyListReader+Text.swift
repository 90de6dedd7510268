// What stands within an element that holds no others.

extension XMLPropertyListReader {
  static let leafNames: Set<String> = ["string", "integer", "real", "true", "false", "date", "data"]

  /// After the opening tag of a leaf: its value. One that cannot be understood is a problem and stays a string.
  mutating func readLeaf(_ tag: Tag) -> PropertyListValue.Content {
    let (string, _) = readText(of: tag)
    let span = Span(tag.span.lower, cursor.offset)
    let word = Self.trimmed(string)
    let quoted = "'\(ByteCursor.excerpt(word))'"
    switch tag.name {
    case "true", "false":
      if !word.isEmpty {
        report("'<\(tag.name)>' has text in it, which a boolean has not; write '<\(tag.name)/>'", at: span)
      }
      return .boolean(tag.name == "true")
    case "integer":
      if let value = Self.integer(word) { return .integer(value) }
      // Larger than `Int`, but a number all the same.
      if let value = UInt64(word) { return .real(Double(value)) }
      report("\(quoted) is no integer; write decimal digits, or hexadecimal ones after '0x'", at: span)
    case "real":
      if let value = Double(word) { return .real(value) }
      report("\(quoted) is no real number; write one such as '1.5'", at: span)
    case "date":
      if Self.isDate(word) { return .date(word) }
      report("\(quoted) is no date; write one such as '2026-01-31T12:00:00Z'", at: span)
    case "data":
      if let value = Base64.decode(string.utf8) { return .data(value) }
      report("this data is not base64, the only form that a property list has for it; encode it so", at: span)
    default: break
    }
    return .string(string)
  }

  /// After an opening tag: the text up to the closing tag, which is stepped past, and the UTF-8 span of that text.
  mutating func readText(of tag: Tag) -> (text: String, span: Span) {
    let start = cursor.offset
    if tag.isSelfClosing { return ("", Span(at: start)) }
    var decoded: [UInt8] = []
    while let byte = cursor.byte {
      switch byte {
      case UInt8(ascii: "&"): readEntity(into: &decoded)
      case UInt8(ascii: "<"):
        if skipCommentOrInstruction() { continue }
        if cursor.skip("<![CDATA[") {
          readCharacterData(into: &decoded)
          continue
        }
        let span = Span(start, cursor.offset)
        readClosingTag(of: tag)
        return (String(decoding: decoded, as: UTF8.self), span)
      default:
        let runStart = cursor.offset
        cursor.skip { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "&") }
        decoded += cursor.bytes[runStart..<cursor.offset]
      }
    }
    report("'<\(tag.name)>' is never closed, so it was read to the end of the file; add '</\(tag.name)>'", at: tag.span)
    return (String(decoding: decoded, as: UTF8.self), Span(start, cursor.offset))
  }

  /// At the `<` that ends the text of a leaf. Another tag than its own closes the leaf too, but may belong to others.
  private mutating func readClosingTag(of tag: Tag) {
    let start = cursor.offset
    guard cursor.byte(ahead: 1) == UInt8(ascii: "/") else {
      report(
        "'<\(tag.name)>' is not closed before the next element, and none may stand in it; add '</\(tag.name)>'",
        at: tag.span)
      return
    }
    guard let closing = nextTag(), closing.name != tag.name else { return }
    report(
      "'<\(tag.name)>' is closed by '</\(ByteCursor.excerpt(closing.name))>', which does not match; write '</\(tag.name)>'",
      at: closing.span)
    if isOpen(closing.name) { cursor.offset = start }
  }

  private mutating func readCharacterData(into decoded: inout [UInt8]) {
    let start = cursor.offset
    if !cursor.moveTo("]]>") {
      report("this CDATA section is never closed, so nothing after it was read; add ']]>'", at: Span(start - 9, start))
    }
    decoded += cursor.bytes[start..<cursor.offset]
    cursor.skip("]]>")
  }

  /// At a `&`: appends what it stands for; one that stands for nothing is a problem and stays as it is.
  private mutating func readEntity(into decoded: inout [UInt8]) {
    let start = cursor.offset
    cursor.offset += 1
    let nameStart = cursor.offset
    cursor.skip { $0 == UInt8(ascii: "#") || Self.isLetterOrDigit($0) }
    let name = cursor.string(Span(nameStart, cursor.offset))
    if cursor.skip(";"), let scalar = Self.scalar(ofEntity: name) {
      decoded += String(scalar).utf8
      return
    }
    let span = Span(start, cursor.offset)
    report("'\(cursor.excerpt(span))' is no entity that a property list knows; write '&amp;' for a '&'", at: span)
    decoded += cursor.bytes[start..<cursor.offset]
  }

  private static func scalar(ofEntity name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.utf8.first == UInt8(ascii: "#") else { return nil }
      let digits = name.dropFirst()
      let isHexadecimal = digits.utf8.first == UInt8(ascii: "x")
      let value = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return value.flatMap(Unicode.Scalar.init)
    }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  static func trimmed(_ string: String) -> String {
    let bytes = string.utf8
    guard let first = bytes.firstIndex(where: { !ByteCursor.isSpace($0) }),
      let last = bytes.lastIndex(where: { !ByteCursor.isSpace($0) })
    else { return "" }
    return String(string[first...last])
  }

  private static func integer(_ word: String) -> Int? {
    var digits = word[...]
    let isNegative = digits.utf8.first == UInt8(ascii: "-")
    if isNegative { digits = digits.dropFirst() }
    guard digits.hasPrefix("0x") || digits.hasPrefix("0X") else { return Int(word) }
    return Int((isNegative ? "-" : "") + digits.dropFirst(2), radix: 16)
  }

  /// `YYYY-MM-DDTHH:MM:SSZ`, where the year may have more digits and a sign.
  private static func isDate(_ word: String) -> Bool {
    let shape = Array("-00-00T00:00:00Z".utf8)
    var bytes = Array(word.utf8)
    if bytes.first == UInt8(ascii: "-") { bytes.removeFirst() }
    guard bytes.count >= shape.count + 4 else { return false }
    let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    return bytes.dropLast(shape.count).allSatisfy(isDigit)
      && zip(bytes.suffix(shape.count), shape).allSatisfy { byte, expected in
        expected == UInt8(ascii: "0") ? isDigit(byte) : byte == expected
      }
  }
}
