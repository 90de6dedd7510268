import AAAnalysis
import Testing

@testable import AALanguageServer

struct EditBatchTests {
  @Test(arguments: 0..<200)
  func stepsLeadFromTextToText(seed: Int) {
    var random = SeededNumbers(seed: UInt64(seed))
    let start = SourceText("let a = 1\nlet b = 2\r\nlet c = 😀\n")
    var batch = EditBatch(start)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let lower = Int.random(in: 0...batch.text.bytes.count, using: &random)
      let upper = min(batch.text.bytes.count, lower + Int.random(in: 0...4, using: &random))
      let span = Span(scalarStart(lower, batch.text), scalarStart(upper, batch.text))
      if Int.random(in: 0..<8, using: &random) == 0 {
        batch.replaceAll(with: batch.text.string + "é" + String(batch.text.string.reversed().prefix(3)))
      } else {
        batch.replace(span, with: ["", "x", "\n", "é😀"].randomElement(using: &random) ?? "")
      }
    }
    var text = start
    for step in batch.steps {
      #expect(text.applying(step.edits) == step.text)
      text = step.text
    }
    #expect(text == batch.text)
  }

  private func scalarStart(_ offset: Int, _ text: SourceText) -> Int {
    var offset = offset
    while offset > 0, offset < text.bytes.count, text.bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  @Test func cursorsThatDoNotTouchAreOneStep() {
    var upwards = EditBatch(SourceText("aaa bbb ccc"))
    for start in [8, 4, 0] { upwards.replace(Span(start, start + 1), with: "xx") }
    #expect(upwards.steps.count == 1)
    var downwards = EditBatch(SourceText("aaa bbb ccc"))
    for start in [0, 5, 10] { downwards.replace(Span(start, start + 1), with: "xx") }
    #expect(downwards.steps.count == 1)
    #expect(downwards.text.string == "xxaa xxbb xxcc")
    downwards.replace(Span(at: 1), with: "y")
    #expect(downwards.steps.count == 2)
  }

  @Test func theSameTextIsNoStep() {
    var batch = EditBatch(SourceText("a\n"))
    batch.replaceAll(with: "a\n")
    #expect(batch.steps.isEmpty)
    batch.replaceAll(with: "a\nb\n")
    #expect(batch.steps.first?.edits == [TextEdit(span: Span(at: 2), newText: "b\n")])
  }
}
