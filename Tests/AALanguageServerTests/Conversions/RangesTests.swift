import AAAnalysis
import Testing

@testable import AALanguageServer

struct RangesTests {
  @Test func emptySpansBecomeVisible() {
    let text = SourceText("let name = {}\n\n😀")
    #expect(text.visible(Span(at: 5)) == Span(4, 8))
    #expect(text.visible(Span(at: 11)) == Span(11, 12))
    #expect(text.visible(Span(at: 13)) == Span(12, 13))
    #expect(text.visible(Span(at: 14)) == Span(at: 14))
    #expect(text.visible(Span(at: 19)).length == 4)
    #expect(text.visible(Span(2, 3)) == Span(2, 3))
  }
}
