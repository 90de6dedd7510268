#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Questions about UTF-8 that need no `String`.
enum UTF8Bytes {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  /// Length in bytes of a scalar, told by its first byte.
  static func length(ofScalarWithLead lead: UInt8) -> Int {
    if lead < 0x80 { return 1 }
    if lead < 0xE0 { return 2 }
    return lead < 0xF0 ? 3 : 4
  }

  /// `offset`, clamped to the bytes and moved down to the start of the scalar it points into.
  static func scalarStart(atOrBefore offset: Int, in bytes: [UInt8]) -> Int {
    var offset = min(max(offset, 0), bytes.count)
    while offset > 0, offset < bytes.count, isContinuation(bytes[offset]) { offset -= 1 }
    return offset
  }

  /// UTF-8 offset of the first byte that does not belong to well-formed UTF-8, or nil.
  static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count {
        // Source code is mostly ASCII: eight bytes at a time until one is not.
        while offset + 8 <= buffer.count,
          buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
        {
          offset += 8
        }
        guard offset < buffer.count else { return nil }
        guard let next = endOfScalar(at: offset, in: buffer) else { return offset }
        offset = next
      }
      return nil
    }
  }

  /// The offset past the well-formed scalar at `offset`, or nil (Unicode 16, table 3-7).
  private static func endOfScalar(at offset: Int, in buffer: UnsafeRawBufferPointer) -> Int? {
    let lead = buffer[offset]
    if lead < 0x80 { return offset + 1 }
    let second: ClosedRange<UInt8>
    switch lead {
    case 0xE0: second = 0xA0...0xBF
    case 0xED: second = 0x80...0x9F
    case 0xF0: second = 0x90...0xBF
    case 0xF4: second = 0x80...0x8F
    case 0xC2...0xF3: second = 0x80...0xBF
    default: return nil
    }
    let end = offset + length(ofScalarWithLead: lead)
    guard end <= buffer.count, second.contains(buffer[offset + 1]) else { return nil }
    for index in offset + 2..<max(end, offset + 2) where !isContinuation(buffer[index]) { return nil }
    return end
  }
}

extension [UInt8] {
  /// Whether some bytes occur in the text, wherever they stand.
  func containsBytes(_ pattern: String) -> Bool {
    let pattern = Array(pattern.utf8)
    guard let first = pattern.first, count >= pattern.count else { return false }
    return withUnsafeBufferPointer { bytes in
      for start in 0...(bytes.count - pattern.count) where bytes[start] == first {
        if pattern.indices.allSatisfy({ bytes[start + $0] == pattern[$0] }) { return true }
      }
      return false
    }
  }

  /// Whether a word occurs in the text: not as a part of a longer one.
  func containsWord(_ word: [UInt8]) -> Bool {
    guard let first = word.first, count >= word.count else { return false }
    return withUnsafeBufferPointer { bytes in
      var start = 0
      while start <= bytes.count - word.count {
        guard bytes[start] == first, word.indices.allSatisfy({ bytes[start + $0] == word[$0] }) else {
          start += 1
          continue
        }
        let end = start + word.count
        let isWhole =
          (start == 0 || !Self.isWordByte(bytes[start - 1])) && (end == bytes.count || !Self.isWordByte(bytes[end]))
        if isWhole { return true }
        start += 1
      }
      return false
    }
  }

  /// Whether these bytes stand anywhere, as part of a word too.
  func contains(bytesOf text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard length > 0, count >= length else { return length == 0 }
    return withUnsafeBytes { bytes in
      guard var place = UnsafeRawPointer(bytes.baseAddress) else { return false }
      let end = place + bytes.count
      // The library looks for one byte much faster than a loop does.
      while let found = memchr(place, Int32(text.utf8Start.pointee), end - place) {
        place = UnsafeRawPointer(found)
        guard end - place >= length else { return false }
        if memcmp(place, text.utf8Start, length) == 0 { return true }
        place += 1
      }
      return false
    }
  }

  /// Where the words of a span are that equal `word`.
  func spans(ofWord word: [UInt8], in span: Span) -> [Span] {
    guard let first = word.first, span.lower >= 0, span.upper <= count else { return [] }
    var found: [Span] = []
    var start = span.lower
    while start + word.count <= span.upper {
      let end = start + word.count
      if self[start] == first, self[start..<end].elementsEqual(word),
        start == 0 || !Self.isWordByte(self[start - 1]), end == count || !Self.isWordByte(self[end])
      {
        found.append(Span(start, end))
      }
      start += 1
    }
    return found
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...0xFF: true
    default: false
    }
  }
}

/// Comparisons byte by byte, many times as fast as those by characters: they are asked of every path of a workspace.
extension String {
  /// Whether the text begins with the bytes of another.
  public func beginsWithBytes(of start: String) -> Bool {
    utf8.count >= start.utf8.count
      && withBytes(of: self, and: start) { memcmp($0, $1, start.utf8.count) == 0 }
  }

  /// Whether the text ends with the bytes of another.
  public func endsInBytes(of ending: String) -> Bool {
    utf8.count >= ending.utf8.count
      && withBytes(of: self, and: ending) {
        memcmp($0 + utf8.count - ending.utf8.count, $1, ending.utf8.count) == 0
      }
  }

  /// Whether the text comes before another in the order of bytes.
  public func precedesInBytes(_ other: String) -> Bool {
    let order = withBytes(of: self, and: other) { memcmp($0, $1, min(utf8.count, other.utf8.count)) }
    return order == 0 ? utf8.count < other.utf8.count : order < 0
  }
}

/// Hands over where the bytes of two texts begin. Behind each there is a zero.
private func withBytes<Result>(
  of text: String, and other: String, _ body: (UnsafeRawPointer, UnsafeRawPointer) -> Result
) -> Result {
  text.withCString { first in
    other.withCString { second in body(UnsafeRawPointer(first), UnsafeRawPointer(second)) }
  }
}
