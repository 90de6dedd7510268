// Strings and keys, with quotes or without.

extension OpenStepPropertyListReader {
  /// A quoted or plain string and the UTF-8 span of what is within its quotes; nil if none stands here.
  mutating func readString() -> (text: String, span: Span)? {
    guard let quote = cursor.byte else { return nil }
    let start = cursor.offset
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      cursor.skip(while: Self.isPlain)
      let span = Span(start, cursor.offset)
      return span.isEmpty ? nil : (cursor.string(span), span)
    }
    cursor.offset += 1
    var decoded: [UInt8] = []
    while let byte = cursor.byte, byte != quote {
      cursor.offset += 1
      if byte == UInt8(ascii: "\\") {
        readEscape(into: &decoded)
      } else {
        decoded.append(byte)
      }
    }
    let span = Span(start + 1, min(cursor.offset, cursor.bytes.count))
    if cursor.isAtEnd {
      report(
        "this string is never closed, so the rest of the file was read as part of it; add a quote",
        at: Span(start, start + 1))
    }
    cursor.offset = min(cursor.offset + 1, cursor.bytes.count)
    return (String(decoding: decoded, as: UTF8.self), span)
  }

  /// After a backslash.
  private mutating func readEscape(into decoded: inout [UInt8]) {
    guard let byte = cursor.byte else { return }
    switch byte {
    case UInt8(ascii: "U"):
      cursor.offset += 1
      readUTF16Escapes(into: &decoded)
      return
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var value: UInt32 = 0
      for _ in 0..<3 {
        guard let digit = cursor.byte, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(digit) else { break }
        value = value * 8 + UInt32(digit - UInt8(ascii: "0"))
        cursor.offset += 1
      }
      if let scalar = Unicode.Scalar(value) { decoded += String(scalar).utf8 }
      return
    case UInt8(ascii: "a"): decoded.append(0x07)
    case UInt8(ascii: "b"): decoded.append(0x08)
    case UInt8(ascii: "t"): decoded.append(0x09)
    case UInt8(ascii: "n"): decoded.append(0x0A)
    case UInt8(ascii: "v"): decoded.append(0x0B)
    case UInt8(ascii: "f"): decoded.append(0x0C)
    case UInt8(ascii: "r"): decoded.append(0x0D)
    default: decoded.append(byte)
    }
    cursor.offset += 1
  }

  /// After `\U`: four digits, and all `\Uxxxx` that follow, because two of them may be one scalar.
  private mutating func readUTF16Escapes(into decoded: inout [UInt8]) {
    var units: [UInt16] = []
    repeat {
      var unit: UInt16 = 0
      for _ in 0..<4 {
        guard let digit = cursor.byte.flatMap(ByteCursor.hexadecimalDigit) else { break }
        unit = unit << 4 | UInt16(digit)
        cursor.offset += 1
      }
      units.append(unit)
    } while cursor.skip("\\U")
    decoded += String(decoding: units, as: UTF16.self).utf8
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }
}
