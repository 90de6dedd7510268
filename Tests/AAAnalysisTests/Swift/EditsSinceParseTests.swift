import Testing

@testable import AAAnalysis

@Suite("Edits since a parse")
struct EditsSinceParseTests {
  @Test("Collected edits lead from the parsed text to the present one", arguments: 0..<200)
  func collect(seed: Int) {
    var random = RandomEdits(seed: UInt64(seed))
    let parsed = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)
    var present = parsed
    var edits = EditsSinceParse()
    for _ in 0..<8 {
      let changes = random.next(in: present)
      for change in changes.sorted(by: { $0.span > $1.span }) {
        edits.add(change.span, length: change.replacement.count)
      }
      present = RandomEdits.apply(changes, to: present)
      #expect(apply(edits, to: parsed, resulting: present) == present)
      #expect(apply(edits.touching([Span(2, 5), Span(30, 31)]), to: parsed, resulting: present) == present)
    }
  }

  /// Replaces what the edits say by what stands there now: anything else must be the same in both texts.
  private func apply(_ edits: EditsSinceParse, to parsed: [UInt8], resulting present: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for edit in edits.replacements {
      guard edit.span.lower >= position else { return [] }
      result += parsed[position..<edit.span.lower]
      result += present[result.count..<result.count + edit.length]
      position = edit.span.upper
    }
    return result + parsed[position...]
  }

  @Test func typingOnGoesOnWithTheSameEdit() {
    var edits = EditsSinceParse()
    for offset in 10..<20 { edits.add(Span(at: offset), length: 1) }
    #expect(edits.replacements == [.init(span: Span(at: 10), length: 10)])
    #expect(edits.positionBefore(9) == 9)
    #expect(edits.positionBefore(15) == nil)
    #expect(edits.positionBefore(25) == 15)
  }
}
