/// A hash that is the same in every process.
struct StableHash {
  private var first: UInt64 = 0xcbf2_9ce4_8422_2325
  private var second: UInt64 = 0x6c62_272e_07bb_0142

  mutating func add(_ text: String) {
    for byte in text.utf8 { mix(byte) }
    // So that "a", "bc" is not "ab", "c".
    mix(0xFF)
  }

  private mutating func mix(_ byte: UInt8) {
    first = (first ^ UInt64(byte)) &* 0x100_0000_01b3
    second = (second &+ UInt64(byte)) &* 0x9e37_79b9_7f4a_7c15
    second ^= second >> 29
  }

  var text: String { String(first, radix: 36) + String(second, radix: 36) }
}
