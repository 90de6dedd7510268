/// A 128-bit number that stands for bytes, the same one in every process and on every machine.
///
/// It tells texts apart that nobody made to look alike: good to find again what was made of a text, no defence against
/// anybody who writes texts to fool it.
public struct TextDigest: Hashable, Sendable {
  public var high: UInt64
  public var low: UInt64

  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  public init(of bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { Self(of: $0) }
  }

  init(of bytes: UnsafeRawBufferPointer) {
    // Each step is one to one in the lane and in the word: texts that differ in one word alone are never the same.
    var high: UInt64 = 0x9E37_79B9_7F4A_7C15
    var low: UInt64 = 0xC2B2_AE3D_27D4_EB4F
    func take(_ word: UInt64) {
      high = (high ^ word) &* 0xD6E8_FEB8_6659_FD93
      high ^= high >> 32
      low = (low ^ word) &* 0xA076_1D64_78BD_642F
      low ^= low >> 29
    }
    var offset = 0
    while offset + 8 <= bytes.count {
      take(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      offset += 8
    }
    var rest: UInt64 = 0
    for byte in bytes[offset...].reversed() { rest = rest << 8 | UInt64(byte) }
    take(rest)
    take(UInt64(bytes.count))
    take(high ^ low)
    (self.high, self.low) = (high, low)
  }
}
