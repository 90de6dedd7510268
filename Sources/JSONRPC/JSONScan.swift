/// What one pass over the bytes of a JSON text shows before any parser sees it.
///
/// A scan without recursion: the depth of the text costs it nothing. Text that is not JSON at all gives some answer
/// and is left for the parser to refuse.
struct JSONScan {
  private(set) var isTooDeep = false
  /// Offsets of the backslash of each `\uD800`…`\uDFFF` that has no partner.
  private(set) var unpairedSurrogates: [Int] = []

  init(_ bytes: UnsafeRawBufferPointer, maximumDepth: Int) {
    var depth = 0
    var inString = false
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if inString {
        switch byte {
        case UInt8(ascii: "\""):
          inString = false
          index += 1
        case UInt8(ascii: "\\"):
          index += Self.escapeLength(bytes, at: index, &unpairedSurrogates)
        default:
          index += 1
        }
        continue
      }
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        inString = true
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        if depth > maximumDepth {
          isTooDeep = true
          return
        }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
      default:
        break
      }
    }
  }

  private static func escapeLength(_ bytes: UnsafeRawBufferPointer, at index: Int, _ unpaired: inout [Int]) -> Int {
    guard let unit = codeUnit(bytes, at: index) else { return 2 }
    switch unit {
    case 0xD800...0xDBFF:
      if let next = codeUnit(bytes, at: index + 6), (0xDC00...0xDFFF).contains(next) { return 12 }
      unpaired.append(index)
    case 0xDC00...0xDFFF:
      unpaired.append(index)
    default:
      break
    }
    return 6
  }

  /// The value of the escape `\uXXXX` at an offset, or nil if none stands there.
  private static func codeUnit(_ bytes: UnsafeRawBufferPointer, at index: Int) -> UInt16? {
    guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u") else {
      return nil
    }
    var unit: UInt16 = 0
    for offset in 2..<6 {
      guard let digit = hexadecimalValue(bytes[index + offset]) else { return nil }
      unit = unit << 4 | digit
    }
    return unit
  }

  private static func hexadecimalValue(_ byte: UInt8) -> UInt16? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
