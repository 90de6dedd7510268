/// A place in the bytes of a text, and the few steps that readers take from there.
struct ByteCursor {
  let bytes: [UInt8]
  /// UTF-8 offset, never below 0; may lie past the end.
  var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { offset >= bytes.count }

  /// The byte here, or nil past the end.
  var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  func byte(ahead distance: Int) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  func starts(with text: StaticString) -> Bool {
    guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { buffer in
      buffer.indices.allSatisfy { bytes[offset + $0] == buffer[$0] }
    }
  }

  /// Steps past `text` if it stands here.
  @discardableResult
  mutating func skip(_ text: StaticString) -> Bool {
    guard starts(with: text) else { return false }
    offset += text.utf8CodeUnitCount
    return true
  }

  mutating func skip(while condition: (UInt8) -> Bool) {
    while let byte, condition(byte) { offset += 1 }
  }

  mutating func skipSpace() { skip(while: Self.isSpace) }

  /// Moves to the next occurrence of `text`; false, and to the end, if there is none.
  mutating func moveTo(_ text: StaticString) -> Bool {
    while !isAtEnd {
      if starts(with: text) { return true }
      offset += 1
    }
    return false
  }

  func string(_ span: Span) -> String {
    String(decoding: bytes[min(span.lower, bytes.count)..<min(span.upper, bytes.count)], as: UTF8.self)
  }

  /// The text of a span for a message: one line of it, shortened.
  func excerpt(_ span: Span) -> String {
    let limit = 24
    var upper = min(span.upper, bytes.count)
    if let lineEnd = bytes[span.lower..<upper].firstIndex(where: Self.isLineEnd) { upper = lineEnd }
    if upper - span.lower <= limit { return string(Span(span.lower, upper)) }
    return string(Span(span.lower, UTF8Bytes.scalarStart(atOrBefore: span.lower + limit, in: bytes))) + "…"
  }

  /// A string as a message quotes it: its first line, shortened.
  static func excerpt(_ string: String) -> String {
    let cursor = ByteCursor(Array(string.utf8))
    return cursor.excerpt(Span(0, cursor.bytes.count))
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || isLineEnd(byte)
  }

  static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UTF8Bytes.lineFeed || byte == UTF8Bytes.carriageReturn
  }

  static func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
