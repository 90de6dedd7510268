/// The header of one message, read.
struct FrameHeader: Equatable {
  /// Length of the body in bytes.
  var bodyLength: Int
  /// The charset that the sender named, if we do not read it.
  var unsupportedCharset: String?
  /// The first line that is no `name: value`.
  var malformedLine: String?

  static let lengthName: StaticString = "content-length"
  private static let typeName: StaticString = "content-type"
  private static let charsetName: StaticString = "charset="

  /// Reads the lines of a header; the blank line that ended it may be left out.
  ///
  /// Lines end in `\n` or `\r\n`, names are compared without case, unknown names are passed over.
  static func parse(_ block: ArraySlice<UInt8>, maximumBodyLength: Int) -> Result<FrameHeader, FramingProblem> {
    var length: Int?
    var header = FrameHeader(bodyLength: 0)
    for line in block.split(separator: UInt8(ascii: "\n")) {
      let line = line.trimmed
      if line.isEmpty { continue }
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else {
        if header.malformedLine == nil { header.malformedLine = line.excerpt }
        continue
      }
      let name = line[..<colon].trimmed
      let value = line[(colon + 1)...].trimmed
      if name.equals(lengthName) {
        guard let number = decimal(value, maximum: maximumBodyLength) else {
          return .failure(.malformedLength(value.excerpt))
        }
        if let length, length != number { return .failure(.conflictingLengths) }
        length = number
      } else if name.equals(typeName) {
        header.unsupportedCharset = unsupportedCharset(value)
      }
    }
    guard let length else { return .failure(.missingLength) }
    header.bodyLength = length
    return .success(header)
  }

  /// Digits only: no sign, no separator, no overflow.
  private static func decimal(_ bytes: ArraySlice<UInt8>, maximum: Int) -> Int? {
    guard !bytes.isEmpty else { return nil }
    var number = 0
    for byte in bytes {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      let (product, overflow) = number.multipliedReportingOverflow(by: 10)
      guard !overflow, product <= maximum else { return nil }
      number = product + Int(byte - UInt8(ascii: "0"))
    }
    return number <= maximum ? number : nil
  }

  private static func unsupportedCharset(_ value: ArraySlice<UInt8>) -> String? {
    for parameter in value.split(separator: UInt8(ascii: ";")).dropFirst() {
      let parameter = parameter.trimmed
      guard parameter.prefix(charsetName.utf8CodeUnitCount).equals(charsetName) else { continue }
      var charset = parameter.dropFirst(charsetName.utf8CodeUnitCount).trimmed
      if charset.count >= 2, charset.first == UInt8(ascii: "\""), charset.last == UInt8(ascii: "\"") {
        charset = charset.dropFirst().dropLast()
      }
      // `utf8` was in the specification's own text once and is still sent.
      return charset.equals("utf-8") || charset.equals("utf8") ? nil : charset.excerpt
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  /// Without spaces, tabs and carriage returns at either end.
  fileprivate var trimmed: ArraySlice<UInt8> {
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
    var slice = self
    while let first = slice.first, isBlank(first) { slice.removeFirst() }
    while let last = slice.last, isBlank(last) { slice.removeLast() }
    return slice
  }

  /// Short enough for a log line.
  fileprivate var excerpt: String { String(decoding: prefix(40), as: UTF8.self) }

  /// Whether this is a lower-case ASCII word in any case.
  func equals(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { word in
      zip(self, word).allSatisfy { byte, letter in
        let isUpperCase = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        return (isUpperCase ? byte | 0x20 : byte) == letter
      }
    }
  }

  /// Where a lower-case ASCII word stands last, in any case.
  func lastIndex(of word: StaticString) -> Int? {
    let length = word.utf8CodeUnitCount
    guard count >= length else { return nil }
    return (startIndex...(endIndex - length)).last { self[$0..<($0 + length)].equals(word) }
  }
}
