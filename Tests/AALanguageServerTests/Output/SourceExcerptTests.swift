import AAAnalysis
import Testing

@testable import AALanguageServer

@Suite("excerpts of sources")
struct SourceExcerptTests {
  private func excerpt(_ text: String, marking word: String) throws -> SourceExcerpt {
    let start = try #require(text.range(of: word))
    let lower = text.utf8.distance(from: text.startIndex, to: start.lowerBound)
    return SourceExcerpt(of: Span(lower, lower + word.utf8.count), in: SourceText(text), firstColumn: 4)
  }

  @Test(
    "wide, joined and zero-width characters",
    arguments: [
      ("a foo b", "  ^^^"), ("\t\tfoo", "\t\t^^^"), ("é foo", "  ^^^"), ("e\u{301} foo", "  ^^^"),
      ("日本 foo", "     ^^^"),
      ("👩‍👩‍👧 foo", "   ^^^"), ("1️⃣ foo", "   ^^^"), ("🇩🇪 foo", "   ^^^"), ("foo 日", "^^^"), ("a\u{200B}foo", " ^^^"),
    ])
  func widths(_ text: String, _ mark: String) throws {
    let excerpt = try excerpt(text, marking: "foo")
    #expect(excerpt.line == text)
    #expect(excerpt.mark == mark)
  }

  @Test("what is marked may be wide, or a tab")
  func wideMarks() throws {
    #expect(try excerpt("x日本y", marking: "日本").mark == " ^^^^")
    #expect(try excerpt("x1️⃣y", marking: "1️⃣").mark == " ^^")
    // The line is printed from column 4 on, so the tab reaches from 5 to 8.
    #expect(try excerpt("x\ty", marking: "\ty").mark == " ^^^^")
  }

  @Test("control characters are shown, not obeyed")
  func controls() throws {
    let excerpt = try excerpt("\u{1B}[31m\u{0} \u{202E}foo", marking: "foo")
    #expect(excerpt.line == "␛[31m␀ \u{FFFD}foo")
    #expect(excerpt.mark == "        ^^^")
  }

  @Test("empty spans, ends of lines, spans over several lines, the byte order mark")
  func edges() {
    func excerpt(_ text: String, _ span: Span) -> [String] {
      let excerpt = SourceExcerpt(of: span, in: SourceText(text), firstColumn: 4)
      return [excerpt.line, excerpt.mark]
    }
    #expect(excerpt("abc", Span(at: 1)) == ["abc", " ^"])
    #expect(excerpt("abc\r\nd", Span(at: 3)) == ["abc", "   ^"])
    #expect(excerpt("ab cd  \r\nef", Span(3, 11)) == ["ab cd", "   ^^"])
    #expect(excerpt("", Span(at: 0)) == ["", "^"])
    #expect(excerpt("\u{FEFF}abc", Span(0, 4)) == ["abc", "^"])
    #expect(excerpt("a", Span(50, 60)) == ["a", " ^"])
    #expect(excerpt("a\u{0}", Span(1, 2)) == ["a␀", " ^"])
  }

  @Test("long lines are shortened around the mark", arguments: [0, 50, 119, 120, 400, 5000, 9990])
  func longLines(_ place: Int) throws {
    let text = String(repeating: "a", count: place) + "foo" + String(repeating: "b", count: 10_000 - place)
    let excerpt = try excerpt(text, marking: "foo")
    #expect(excerpt.line.count <= 122)
    #expect(excerpt.line.hasPrefix("…") == (place > 80))
    let marked = excerpt.line.dropFirst(excerpt.mark.prefix { $0 == " " }.count).prefix(3)
    #expect(marked == "foo")
    #expect(excerpt.mark.hasSuffix("^^^"))
  }

  @Test("a mark that is longer than a line")
  func longMark() throws {
    let word = String(repeating: "x", count: 3000)
    let excerpt = try excerpt("a = \(word)", marking: word)
    #expect(excerpt.line.count == 121)
    #expect(excerpt.mark.count == 120)
  }
}
