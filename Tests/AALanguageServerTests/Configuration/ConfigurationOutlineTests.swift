import AAAnalysis
import AATestSupport
import Testing

@testable import AALanguageServer

struct ConfigurationOutlineTests {
  private func entries(_ text: String) -> [String] {
    ConfigurationOutline(SourceText(text)).entries.map { entry in
      let path = (entry.place.path + [entry.place.key].compactMap(\.self)).joined(separator: ".")
      return "\(entry.place.role) \(path) \(entry.text)"
    }
  }

  @Test func readsWhatIsWhole() {
    #expect(
      entries("{a: 'x', \"b\": {/* c */ \"d\": [1, \"two\", {e: true}]}, f: null} // g")
        == [
          "key  a", "value a x", "key  b", "key b d", "value b.d 1", "value b.d two", "key b.d e", "value b.d.e true",
          "key  f", "value f null",
        ])
  }

  @Test(arguments: [
    ("{\"a\": \"x\n\"b\": 1", ["key  a", "value a x", "key  b", "value b 1"]),
    ("{\"a\": {\"b\": [1, 2, \"c", ["key  a", "key a b", "value a.b 1", "value a.b 2", "value a.b c"]),
    ("{\"a\" \"b\": 1}", ["key  a", "key  b", "value b 1"]),
    ("}{\"a\": 1]]]", ["key  a", "value a 1"]), ("{,,\"a\":,:\"b\"", ["key  a", "key  b"]),
    ("\u{FEFF}{\"ä\": \"ö\\\"\"}", ["key  ä", "value ä ö\\\""]), ("{\"a\": 1 /* b", ["key  a", "value a 1"]),
  ])
  func goesOnBehindWhatIsWrong(text: String, expected: [String]) {
    #expect(entries(text) == expected)
  }

  /// Whatever the text, every place is in it and every question has an answer.
  @Test(arguments: 1...40)
  func endsWithAnyText(seed: UInt64) {
    var random = SeededNumbers(seed: seed)
    let parts = [
      "{", "}", "[", "]", ":", ",", "\"", "'", "\\", "/", "*", "//", "/*", "*/", "\n", "\r\n", "a", "rules", " ", "é",
      "1",
    ]
    let text = SourceText((0..<60).map { _ in parts.randomElement(using: &random) ?? "" }.joined())
    let outline = ConfigurationOutline(text)
    var last = 0
    for entry in outline.entries {
      #expect(last <= entry.span.lower && entry.span.contains(entry.content))
      #expect(entry.span.upper <= text.bytes.count)
      last = entry.span.upper
      #expect(outline.entry(at: entry.content.lower) != nil)
    }
    for offset in 0...text.bytes.count { _ = outline.place(at: offset) }
  }
}
