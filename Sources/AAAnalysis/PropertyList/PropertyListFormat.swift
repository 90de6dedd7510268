/// The ways to write a property list.
public enum PropertyListFormat: Hashable, Sendable {
  case xml
  case binary
  /// The old style of NeXT: `{ key = value; }`.
  case openStep
  /// Known only to be told from the old style; it is not read here.
  case json

  /// Tells the format by how the file begins. What begins like none of them counts as XML if there is a `<` in it.
  public init(of bytes: [UInt8]) {
    if bytes.starts(with: "bplist".utf8) {
      self = .binary
      return
    }
    var cursor = ByteCursor(bytes)
    cursor.skip("\u{FEFF}")
    cursor.skipSpace()
    switch cursor.byte {
    case UInt8(ascii: "<"): self = Self.isHexadecimalData(cursor) ? .openStep : .xml
    case UInt8(ascii: "["): self = .json
    case UInt8(ascii: "{"): self = Self.isObject(cursor) ? .json : .openStep
    case UInt8(ascii: "("), UInt8(ascii: "\""), UInt8(ascii: "/"): self = .openStep
    case nil: self = .xml
    default: self = bytes.contains(UInt8(ascii: "<")) ? .xml : .openStep
    }
  }

  /// At a `<`: whether this is old-style data, `<0fbd 77>`, and no tag. There is no element with such a name.
  private static func isHexadecimalData(_ cursor: ByteCursor) -> Bool {
    var cursor = cursor
    cursor.offset += 1
    let start = cursor.offset
    cursor.skip { $0 == UInt8(ascii: " ") || ByteCursor.hexadecimalDigit($0) != nil }
    return cursor.offset > start && cursor.byte == UInt8(ascii: ">")
  }

  /// At a `{`: whether a quoted key and a colon follow.
  private static func isObject(_ cursor: ByteCursor) -> Bool {
    var cursor = cursor
    cursor.offset += 1
    cursor.skipSpace()
    guard cursor.skip("\"") else { return false }
    while let byte = cursor.byte, byte != UInt8(ascii: "\"") {
      cursor.offset += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    cursor.offset += 1
    cursor.skipSpace()
    return cursor.byte == UInt8(ascii: ":")
  }
}
