import AATestSupport
import Testing

@testable import AAAnalysis

@Suite struct LineIndexTests {
  @Test(arguments: [
    ("", 1), ("a", 1), ("\n", 2), ("\r", 2), ("\r\n", 2), ("\n\r", 3), ("\r\r\n", 3), ("\r\r", 3), ("a\u{2028}b", 1),
    ("a\u{85}b\u{B}c\u{C}d\u{2029}", 1), ("1234567\r\n8", 2), ("12345678\n", 2), ("a\nb\rc\r\nd", 4),
  ])
  func linesEndAtLineFeedsAndReturnsOnly(text: String, count: Int) {
    #expect(LineIndex(Array(text.utf8)).lineCount == count)
  }

  @Test func aLineIsKnownToBeASCII() {
    let index = LineIndex(Array("plain\r\né\r\nplain, longer than a word\né and more than a word\n".utf8))
    #expect((0..<index.lineCount).map(index.isASCII) == [true, false, true, false, true])
  }

  @Test func lineSpansLeaveTheLineEndOut() {
    let bytes = Array("ab\r\n\rc\n".utf8)
    let index = LineIndex(bytes)
    #expect((0..<4).map { index.lineSpan($0, in: bytes) } == [Span(0, 2), Span(4, 4), Span(5, 6), Span(7, 7)])
    #expect((0..<4).map(index.lineRange) == [Span(0, 4), Span(4, 5), Span(5, 7), Span(7, 7)])
    #expect(index.lineRange(-1) == Span(0, 4))
    #expect(index.lineRange(99) == Span(7, 7))
  }

  @Test func impossiblePositionsAreClamped() {
    let bytes = Array("ab\r\ncd".utf8)
    let index = LineIndex(bytes)
    func offset(_ line: Int, _ column: Int) -> Int {
      index.offset(of: TextPosition(line: line, column: column), encoding: .utf16, in: bytes)
    }
    #expect(offset(0, 3) == 2)
    #expect(offset(0, .max) == 2)
    #expect(offset(1, -1) == 4)
    #expect(offset(-1, 5) == 0)
    #expect(offset(2, 0) == 6)
    #expect(offset(.max, .max) == 6)
    #expect(offset(.min, .min) == 0)
  }

  @Test func halfAScalarIsItsStart() {
    let bytes = Array("a😀b".utf8)
    let index = LineIndex(bytes)
    func offset(_ column: Int, _ encoding: PositionEncoding) -> Int {
      index.offset(of: TextPosition(line: 0, column: column), encoding: encoding, in: bytes)
    }
    #expect((0...5).map { offset($0, .utf16) } == [0, 1, 1, 5, 6, 6])
    #expect((0...6).map { offset($0, .utf8) } == [0, 1, 1, 1, 1, 5, 6])
    #expect((0...4).map { offset($0, .utf32) } == [0, 1, 5, 6, 6])
  }

  @Test func noPositionLiesWithinALineEnd() {
    let bytes = Array("a\r\nb".utf8)
    let index = LineIndex(bytes)
    let columns = (-1...9).map { index.position(of: $0, encoding: .utf16, in: bytes) }
    #expect(columns.map(\.line) == [0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1])
    #expect(columns.map(\.column) == [0, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1])
  }

  @Test(arguments: PositionEncoding.allCases)
  func positionsEqualThoseOfThePlainModel(encoding: PositionEncoding) {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<60 {
      let text = Pieces.random(0...12, using: &generator)
      let bytes = Array(text.utf8)
      let index = LineIndex(bytes)
      let model = PlainTextModel(text)
      for offset in 0...bytes.count {
        let position = index.position(of: offset, encoding: encoding, in: bytes)
        #expect(
          position == model.position(ofUTF8Offset: offset, encoding), "offset \(offset) of \(text.debugDescription)")
      }
      for line in -1...index.lineCount {
        for column in -1...12 {
          let position = TextPosition(line: line, column: column)
          let expected = model.utf8Offset(of: model.index(of: position, encoding))
          let offset = index.offset(of: position, encoding: encoding, in: bytes)
          #expect(offset == expected, "\(position) of \(text.debugDescription)")
        }
      }
    }
  }

  /// Every edit of every short text over an alphabet of line ends: there is no case left to forget.
  @Test func thePatchedIndexEqualsARebuiltOneForEveryShortText() {
    let alphabet: [UInt8] = Array("\r\na".utf8)
    func texts(upTo length: Int) -> [[UInt8]] {
      var all: [[UInt8]] = [[]]
      var longest = all
      for _ in 0..<length {
        longest = longest.flatMap { text in alphabet.map { text + [$0] } }
        all += longest
      }
      return all
    }
    let insertions = texts(upTo: 2)
    var wrong: [String] = []
    for old in texts(upTo: 4) {
      let index = LineIndex(old)
      for lower in 0...old.count {
        for upper in lower...old.count {
          for new in insertions {
            var bytes = old
            bytes.replaceSubrange(lower..<upper, with: new)
            let patched = index.updating(replacing: Span(lower, upper), withCount: new.count, in: bytes)
            if patched != LineIndex(bytes) { wrong.append("\(old) \(lower)..<\(upper) \(new)") }
          }
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count) edits, the first \(wrong.prefix(3))")
  }
}
