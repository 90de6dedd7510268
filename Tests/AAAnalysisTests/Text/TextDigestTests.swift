import AAAnalysis
import AATestSupport
import Testing

@Suite("digests of texts")
struct TextDigestTests {
  @Test("the same in every process")
  func stable() {
    let digest = TextDigest(of: Array("AssistiveAccess { Home() }".utf8))
    #expect([digest.high, digest.low].map { String($0, radix: 16) } == ["a12c8bdef632061b", "f0517a88614d71e0"])
  }

  @Test("small changes give other numbers")
  func changes() {
    var seen: Set<UInt64> = []
    var count = 0
    func note(_ bytes: [UInt8]) {
      let digest = TextDigest(of: bytes)
      // Each half alone tells them apart.
      seen.insert(digest.high)
      seen.insert(digest.low)
      count += 2
    }
    for length in 0..<64 { note(Array(repeating: 0, count: length)) }
    let text = Array("struct Home: View { var body: some View { Text(\"Hello\") } }".utf8)
    for position in text.indices {
      for bit in 0..<8 {
        var changed = text
        changed[position] ^= 1 << UInt8(bit)
        note(changed)
      }
    }
    for (first, second) in zip(text.indices, text.indices.dropFirst(8)) where text[first] != text[second] {
      var changed = text
      changed.swapAt(first, second)
      note(changed)
    }
    #expect(seen.count == count)
  }
}
