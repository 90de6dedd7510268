import AAAnalysis
import Foundation

/// Reads JSON5: JSON with comments, trailing commas, and the other freedoms of that standard.
struct JSON5Reader {
  private let bytes: [UInt8]
  private var offset = 0

  /// Deeper values are refused, so that no text makes the reader recurse without end.
  private static let deepest = 64

  /// - Throws: the first place that is no JSON5.
  static func value(of text: SourceText) throws(ConfigurationProblem) -> JSON5Value {
    var reader = JSON5Reader(bytes: text.bytes)
    if text.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.offset = 3 }
    let value = try reader.readValue(depth: 0)
    try reader.skipSpace()
    guard reader.offset == reader.bytes.count else {
      throw ConfigurationProblem("the value ends before this; remove what follows", at: reader.here)
    }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }
  private var here: Span { Span(min(offset, bytes.count), min(offset + 1, bytes.count)) }

  private func peek(_ distance: Int) -> UInt8? { offset + distance < bytes.count ? bytes[offset + distance] : nil }

  // MARK: Space

  private mutating func skipSpace() throws(ConfigurationProblem) {
    while let byte {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0B, 0x0C: offset += 1
      case 0xC2 where peek(1) == 0xA0: offset += 2
      case 0xEF where peek(1) == 0xBB && peek(2) == 0xBF: offset += 3
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
        while let byte = self.byte, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { offset += 1 }
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): try skipBlockComment()
      default: return
      }
    }
  }

  private mutating func skipBlockComment() throws(ConfigurationProblem) {
    let start = offset
    offset += 2
    while offset < bytes.count {
      if byte == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        offset += 2
        return
      }
      offset += 1
    }
    throw ConfigurationProblem("this comment does not end; close it with '*/'", at: Span(start, start + 2))
  }

  // MARK: Values

  private mutating func readValue(depth: Int) throws(ConfigurationProblem) -> JSON5Value {
    try skipSpace()
    let start = offset
    guard let byte else { throw ConfigurationProblem("the text ends where a value is expected", at: here) }
    guard depth < Self.deepest else {
      throw ConfigurationProblem("this nests more than \(Self.deepest) levels deep", at: here)
    }
    let kind: JSON5Value.Kind
    switch byte {
    case UInt8(ascii: "{"): kind = .object(try readMembers(depth: depth + 1))
    case UInt8(ascii: "["): kind = .array(try readElements(depth: depth + 1))
    case UInt8(ascii: "\""), UInt8(ascii: "'"): kind = .string(try readString(closedBy: byte))
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      kind = .number(try readNumber())
    default: kind = try readWord()
    }
    return JSON5Value(kind: kind, span: Span(start, offset))
  }

  private mutating func readMembers(depth: Int) throws(ConfigurationProblem) -> [JSON5Value.Member] {
    let start = offset
    offset += 1
    var members: [JSON5Value.Member] = []
    while true {
      try skipSpace()
      if try ends(with: "}", openedAt: start) { return members }
      let (key, span) = try readKey()
      try skipSpace()
      guard byte == UInt8(ascii: ":") else {
        let advice = byte == UInt8(ascii: "-") ? "; a key with '-' in it stands in quotation marks" : ""
        throw ConfigurationProblem("':' is missing behind the key '\(key)'\(advice)", at: span)
      }
      offset += 1
      members.append(JSON5Value.Member(key: key, keySpan: span, value: try readValue(depth: depth)))
      try readSeparator(before: "}", openedAt: start)
    }
  }

  private mutating func readElements(depth: Int) throws(ConfigurationProblem) -> [JSON5Value] {
    let start = offset
    offset += 1
    var elements: [JSON5Value] = []
    while true {
      try skipSpace()
      if try ends(with: "]", openedAt: start) { return elements }
      elements.append(try readValue(depth: depth))
      try readSeparator(before: "]", openedAt: start)
    }
  }

  private mutating func ends(
    with closer: Unicode.Scalar, openedAt start: Int
  ) throws(ConfigurationProblem) -> Bool {
    guard let byte else {
      throw ConfigurationProblem("this is not closed; '\(closer)' is missing", at: Span(start, start + 1))
    }
    guard byte == UInt8(ascii: closer) else { return false }
    offset += 1
    return true
  }

  private mutating func readSeparator(
    before closer: Unicode.Scalar, openedAt start: Int
  ) throws(ConfigurationProblem) {
    try skipSpace()
    if byte == UInt8(ascii: ",") {
      offset += 1
    } else if byte != nil, byte != UInt8(ascii: closer) {
      throw ConfigurationProblem("',' or '\(closer)' is missing before this", at: here)
    }
  }

  private mutating func readKey() throws(ConfigurationProblem) -> (key: String, span: Span) {
    let start = offset
    if let byte, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      let key = try readString(closedBy: byte)
      return (key, Span(start, offset))
    }
    let word = takeWord()
    guard !word.isEmpty else {
      throw ConfigurationProblem("a key is expected here; write it in quotation marks", at: here)
    }
    return (word, Span(start, offset))
  }

  private mutating func takeWord() -> String {
    let start = offset
    while let byte {
      let isPart =
        byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      guard isPart else { break }
      offset += 1
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func readWord() throws(ConfigurationProblem) -> JSON5Value.Kind {
    let start = offset
    let word = takeWord()
    switch word {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    case "Infinity": return .number(.infinity)
    case "NaN": return .number(.nan)
    case "": throw ConfigurationProblem("a value is expected here", at: here)
    default:
      throw ConfigurationProblem("'\(word)' is no value; a text stands in quotation marks", at: Span(start, offset))
    }
  }

  private mutating func readNumber() throws(ConfigurationProblem) -> Double {
    let start = offset
    var sign = 1.0
    if let byte, byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") {
      if byte == UInt8(ascii: "-") { sign = -1 }
      offset += 1
    }
    let digits = offset
    while let byte {
      let isExponentSign =
        (byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")) && offset > digits && bytes[offset - 1] | 0x20 == 0x65
      let isPart =
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".")
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || isExponentSign
      guard isPart else { break }
      offset += 1
    }
    let text = String(decoding: bytes[digits..<offset], as: UTF8.self)
    let value: Double? =
      if text == "Infinity" {
        .infinity
      } else if text.lowercased().hasPrefix("0x") {
        UInt64(text.dropFirst(2), radix: 16).map { Double($0) }
      } else if text.contains(where: \.isNumber), text.allSatisfy({ $0.isNumber || ".eE+-".contains($0) }) {
        Double(text.hasPrefix(".") ? "0" + text : text.hasSuffix(".") ? text + "0" : text)
      } else {
        nil
      }
    guard let value else {
      throw ConfigurationProblem(
        "'\(String(decoding: bytes[start..<offset], as: UTF8.self))' is no number",
        at: Span(start, max(offset, start + 1)))
    }
    return sign * value
  }

  // MARK: Texts

  private mutating func readString(closedBy quote: UInt8) throws(ConfigurationProblem) -> String {
    let start = offset
    offset += 1
    var text: [UInt8] = []
    while let byte {
      switch byte {
      case quote:
        offset += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        offset += 1
        text += try readEscape()
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        throw ConfigurationProblem(
          "this text does not end on its line; close it with a quotation mark", at: Span(start, offset))
      default:
        text.append(byte)
        offset += 1
      }
    }
    throw ConfigurationProblem("this text does not end; close it with a quotation mark", at: Span(start, offset))
  }

  /// What stands behind a backslash.
  private mutating func readEscape() throws(ConfigurationProblem) -> [UInt8] {
    guard let byte else { throw ConfigurationProblem("the text ends within an escape", at: here) }
    offset += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "v"): return [0x0B]
    case UInt8(ascii: "0"): return [0x00]
    case UInt8(ascii: "\n"): return []
    case UInt8(ascii: "\r"):
      if self.byte == UInt8(ascii: "\n") { offset += 1 }
      return []
    case UInt8(ascii: "x"): return Array(String(try readScalar(digits: 2)).utf8)
    case UInt8(ascii: "u"):
      let first = try readUnit(digits: 4)
      guard UTF16.isLeadSurrogate(UInt16(truncatingIfNeeded: first)), self.byte == UInt8(ascii: "\\"),
        peek(1) == UInt8(ascii: "u")
      else { return Array(String(Unicode.Scalar(first) ?? "\u{FFFD}").utf8) }
      offset += 2
      let second = try readUnit(digits: 4)
      return Array(
        String(decoding: [UInt16(truncatingIfNeeded: first), UInt16(truncatingIfNeeded: second)], as: UTF16.self).utf8)
    default: return [byte]
    }
  }

  private mutating func readScalar(digits: Int) throws(ConfigurationProblem) -> Unicode.Scalar {
    Unicode.Scalar(try readUnit(digits: digits)) ?? "\u{FFFD}"
  }

  private mutating func readUnit(digits: Int) throws(ConfigurationProblem) -> UInt32 {
    let end = offset + digits
    guard end <= bytes.count, let value = UInt32(String(decoding: bytes[offset..<end], as: UTF8.self), radix: 16) else {
      throw ConfigurationProblem("\(digits) hexadecimal digits are expected here", at: here)
    }
    offset = end
    return value
  }
}
