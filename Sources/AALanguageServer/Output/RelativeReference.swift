/// Relative addresses of files.
enum RelativeReference {
  /// - Parameter path: relative, with `/`.
  static func uri(ofPath path: String) -> String {
    path.utf8.map { byte in
      isPlain(byte) ? String(UnicodeScalar(byte)) : "%" + hexadecimal(byte >> 4) + hexadecimal(byte & 0xF)
    }.joined()
  }

  /// A colon would make a scheme of what stands before it.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~/!$&'()*+,;=@".utf8.contains(byte)
    }
  }

  private static func hexadecimal(_ digit: UInt8) -> String { String(digit, radix: 16, uppercase: true) }
}
