/// What a byte can begin or go on with in Swift source.
enum ByteClass: UInt8 {
  case mark, space, newline, letter, digit, quote, backtick, slash, pound

  /// One entry for each byte.
  static let table: [ByteClass] = (0...255).map { (byte: UInt8) in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): .letter
    // Everything beyond ASCII may be part of a name.
    case UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF: .letter
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case 0x0A, 0x0D: .newline
    case 0x00...0x20: .space
    case UInt8(ascii: "\""): .quote
    case UInt8(ascii: "`"): .backtick
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: "#"): .pound
    default: .mark
    }
  }
}
