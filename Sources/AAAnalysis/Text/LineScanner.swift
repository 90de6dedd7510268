/// One line of a `LineIndex` in one word: its start and whether it is ASCII.
struct Line: Equatable, Sendable {
  private var bits: Int

  init(start: Int, isASCII: Bool) { bits = start << 1 | (isASCII ? 1 : 0) }

  /// UTF-8 offset of the line's first byte.
  var start: Int { bits >> 1 }
  var isASCII: Bool { bits & 1 == 1 }

  mutating func move(by delta: Int) { bits += delta << 1 }
}

/// Finds line ends eight bytes at a time.
enum LineScanner {
  private static let everyHighBit: UInt64 = 0x8080_8080_8080_8080
  private static let everyLineFeed: UInt64 = 0x0A0A_0A0A_0A0A_0A0A
  private static let everyCarriageReturn: UInt64 = 0x0D0D_0D0D_0D0D_0D0D

  /// Appends the lines of `bytes` between two UTF-8 offsets, the first of which begins a line.
  ///
  /// With `endsText` the part after the last line end is a line too; without it
  /// `end` must lie just past a line end.
  static func scan(_ bytes: [UInt8], from start: Int, to end: Int, endsText: Bool, into lines: inout [Line]) {
    bytes.withUnsafeBytes { buffer in
      var lineStart = start
      var lineHighBits: UInt64 = 0
      var offset = start
      while offset < end {
        let word = word(at: offset, before: end, in: buffer)
        var highBits = word & everyHighBit
        var lineEnds = zeroBytes(word ^ everyLineFeed) | zeroBytes(word ^ everyCarriageReturn)
        while lineEnds != 0 {
          let bit = lineEnds.trailingZeroBitCount
          lineEnds &= lineEnds - 1
          let next = offset + bit / 8 + 1
          // The `\n` of a `\r\n` ends the line, not its `\r`.
          if buffer[next - 1] == UTF8Bytes.carriageReturn, next < buffer.count, buffer[next] == UTF8Bytes.lineFeed {
            continue
          }
          let upToHere = (1 as UInt64) << UInt64(bit) - 1
          lines.append(Line(start: lineStart, isASCII: lineHighBits | (highBits & upToHere) == 0))
          highBits &= ~upToHere
          lineHighBits = 0
          lineStart = next
        }
        lineHighBits |= highBits
        offset += 8
      }
      if endsText { lines.append(Line(start: lineStart, isASCII: lineHighBits == 0)) }
    }
  }

  /// Eight bytes, the first in the lowest place; past `end` they are zero, which is neither line end nor non-ASCII.
  @inline(__always)
  private static func word(at offset: Int, before end: Int, in buffer: UnsafeRawBufferPointer) -> UInt64 {
    if offset + 8 <= end {
      return UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    var word: UInt64 = 0
    for index in offset..<end { word |= UInt64(buffer[index]) << UInt64((index - offset) * 8) }
    return word
  }

  /// The high bit of every byte that is zero, and no other bit.
  @inline(__always)
  private static func zeroBytes(_ word: UInt64) -> UInt64 {
    ~(((word & ~everyHighBit) &+ ~everyHighBit) | word | ~everyHighBit)
  }
}
