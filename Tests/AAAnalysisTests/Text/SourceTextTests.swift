import AATestSupport
import Testing

@testable import AAAnalysis

@Suite struct SourceTextTests {
  @Test func bytesThatAreNotUTF8AreRefusedAndNeverRepaired() {
    let bad: [[UInt8]] = [
      [0xFF], [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xC3, 0x28],
    ]
    for bytes in bad {
      #expect(SourceText(validating: bytes) == nil)
      #expect(SourceText(validating: Array("12345678".utf8) + bytes + Array("1234567".utf8)) == nil)
    }
    for piece in Pieces.all { #expect(SourceText(validating: Array(piece.utf8))?.string == piece) }
  }

  @Test func validationAgreesWithTheStandardLibrary() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<4000 {
      var bytes = Array(Pieces.random(1...4, using: &generator).utf8)
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      bytes[place] = UInt8.random(in: 0...255, using: &generator)
      let isValid = Array(String(decoding: bytes, as: UTF8.self).utf8) == bytes
      #expect((SourceText(validating: bytes) != nil) == isValid, "\(bytes)")
    }
  }

  @Test(arguments: PositionEncoding.allCases)
  func randomEditsEqualThoseOfThePlainModel(encoding: PositionEncoding) {
    for seed in 0..<40 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let start = Pieces.random(0...10, using: &generator)
      var text = SourceText(start)
      var model = PlainTextModel(start)
      for _ in 0..<25 {
        let positions = [
          randomPosition(in: text, using: &generator), randomPosition(in: text, using: &generator),
        ].sorted()
        let newText = Pieces.random(0...3, using: &generator)
        guard let span = text.span(from: positions[0], to: positions[1], encoding: encoding) else {
          Issue.record("sorted positions have a span")
          return
        }
        text.apply(TextEdit(span: span, newText: newText))
        model.replace(positions[0], positions[1], encoding, with: newText)
        #expect(Array(model.string.utf8) == text.bytes, "seed \(seed), \(positions) \(newText.debugDescription)")
        #expect(text.lines == LineIndex(text.bytes), "seed \(seed), \(positions) \(newText.debugDescription)")
        #expect(SourceText(validating: text.bytes) != nil)
      }
    }
  }

  /// Within the text, past a line, past the text, or before it.
  private func randomPosition(in text: SourceText, using generator: inout SeededGenerator) -> TextPosition {
    if Int.random(in: 0..<20, using: &generator) == 0 {
      return TextPosition(line: [-1, .max].randomElement(using: &generator) ?? 0, column: .max)
    }
    return TextPosition(
      line: Int.random(in: -1...text.lines.lineCount, using: &generator),
      column: Int.random(in: -1...20, using: &generator))
  }

  @Test func aBackwardsRangeHasNoSpan() {
    let text = SourceText("abc")
    let start = TextPosition(line: 0, column: 2)
    #expect(text.span(from: start, to: TextPosition(line: 0, column: 1), encoding: .utf16) == nil)
    #expect(text.span(from: start, to: start, encoding: .utf16) == Span(at: 2))
  }

  @Test func editsInsideAScalarNeverBreakIt() {
    let text = SourceText("a😀b").applying(TextEdit(span: Span(2, 4), newText: "x"))
    #expect(text.string == "ax😀b")
    #expect(SourceText("a").applying(TextEdit(span: Span(-5, 900), newText: "b")).string == "b")
    #expect(SourceText("a😀b").string(in: Span(2, 6)) == "😀b")
  }

  // MARK: Byte order mark

  @Test(arguments: PositionEncoding.allCases)
  func theByteOrderMarkIsAColumnOnlyWhereTheClientCountsIt(encoding: PositionEncoding) {
    var text = SourceText("\u{FEFF}@main\nb")
    let main = 3
    #expect(text.position(of: main, encoding: encoding).column == (encoding == .utf8 ? 3 : 1))
    #expect(text.offset(of: TextPosition(line: 0, column: 0), encoding: encoding) == 0)

    text.countsByteOrderMark = false
    #expect(text.position(of: main, encoding: encoding) == TextPosition(line: 0, column: 0))
    #expect(text.position(of: 0, encoding: encoding) == TextPosition(line: 0, column: 0))
    #expect(text.position(of: main + 6, encoding: encoding) == TextPosition(line: 1, column: 0))
    #expect(text.offset(of: TextPosition(line: 0, column: 0), encoding: encoding) == main)
    #expect(text.offset(of: TextPosition(line: -1, column: 0), encoding: encoding) == main)
    #expect(text.offset(of: TextPosition(line: 0, column: 5), encoding: encoding) == main + 5)
    #expect(text.offset(of: TextPosition(line: 0, column: .max), encoding: encoding) == main + 5)
    #expect(text.offset(of: TextPosition(line: 1, column: 0), encoding: encoding) == main + 6)

    let edited = text.applying(TextEdit(span: Span(main, main + 1), newText: ""))
    #expect(edited.hasByteOrderMark)
    #expect(edited.countsByteOrderMark == false)
  }

  // MARK: Several edits

  @Test func insertionsAtOnePlaceKeepTheirOrder() {
    let edits: [TextEdit] = [
      TextEdit(span: Span(1, 2), newText: "X"), .insertion("1", at: 1), .insertion("2", at: 1), .insertion("3", at: 2),
    ]
    #expect(SourceText("abc").applying(edits)?.string == "a12X3c")
  }

  @Test func overlappingEditsAreRefused() {
    let text = SourceText("abcdef")
    #expect(text.applying([.removal(Span(0, 3)), .removal(Span(2, 4))]) == nil)
    #expect(text.applying([.removal(Span(0, 3)), .insertion("x", at: 2)]) == nil)
    #expect(text.applying([.removal(Span(0, 3)), .insertion("x", at: 3), .removal(Span(3, 4))])?.string == "xef")
    #expect(text.applying([.removal(Span(0, 3)), .removal(Span(0, 3))]) == nil)
    #expect(text.applying([]) == text)
  }

  @Test func manyEditsEqualTheSameEditsFromTheBack() {
    for seed in 100..<160 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let text = SourceText(Pieces.random(4...20, using: &generator))
      let edits = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
        let ends = [0, 1].map { _ in Int.random(in: 0...text.bytes.count, using: &generator) }.sorted()
        return TextEdit(span: text.clamped(Span(ends[0], ends[1])), newText: Pieces.random(0...2, using: &generator))
      }
      let overlap = edits.indices.contains { left in
        edits.indices.contains { $0 != left && edits[left].overlaps(edits[$0]) }
      }
      guard let result = text.applying(edits) else {
        #expect(overlap, "seed \(seed)")
        continue
      }
      #expect(!overlap, "seed \(seed)")
      let fromTheBack = (edits.orderedWithoutOverlap() ?? []).reversed().reduce(text) { $0.applying($1) }
      #expect(result == fromTheBack, "seed \(seed)")
      #expect(result.lines == LineIndex(result.bytes), "seed \(seed)")
    }
  }

  // MARK: Layout

  @Test(arguments: [
    ("", "\n"), ("a", "\n"), ("a\nb\r\n", "\n"), ("a\r\nb\r\nc\n", "\r\n"), ("a\rb\rc\n", "\r"), ("\r", "\r"),
    ("a\u{2028}b\r\n", "\r\n"),
  ])
  func theLineEndThatMostLinesHave(text: String, lineEnding: String) {
    #expect(SourceText(text).dominantLineEnding == lineEnding)
  }

  @Test(
    arguments: [
      ("", nil), ("a\nb\n", nil), ("a\n\tb\n\t\tc\n", "\t"), ("a\n  b\n    c\n  d\n", "  "),
      ("a\n    b\n        c\n", "    "), ("a\r\n    b\r\n", "    "), ("a\n    \n", nil),
      ("a\n  b\n      c\n        d\n", "  "),
    ] as [(String, String?)])
  func theUnitOfIndentation(text: String, unit: String?) {
    #expect(SourceText(text).indentUnit == unit)
  }

  @Test func theIndentationOfALine() {
    let text = SourceText("\u{FEFF}  a\r\n\t b\r\n")
    #expect(text.indentation(ofLineAt: 0) == "  ")
    #expect(text.indentation(ofLineAt: 5) == "  ")
    #expect(text.indentation(ofLineAt: 10) == "\t ")
    #expect(text.indentation(ofLineAt: 99) == "")
  }

  @Test func aSpanAloneOnItsLinesIsRemovedWithThem() {
    func removal(_ text: String, _ span: Span) -> String {
      let text = SourceText(text)
      return text.applying(.removal(text.removalSpan(of: span))).string
    }
    #expect(removal("a\n  b \nc", Span(4, 5)) == "a\nc")
    #expect(removal("a\r\n\tb\r\n\tc\r\nd", Span(4, 9)) == "a\r\nd")
    #expect(removal("a\n  b c\n", Span(4, 5)) == "a\n   c\n")
    #expect(removal("a\n x b\n", Span(5, 6)) == "a\n x \n")
    #expect(removal("\u{FEFF}a\nb", Span(3, 4)) == "\u{FEFF}b")
    #expect(removal("a\n b", Span(3, 4)) == "a\n")
    #expect(removal("", Span(0, 9)) == "")
  }
}
