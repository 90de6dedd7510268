import AAAnalysis
import Testing

@Suite("reading suppressions")
struct SuppressionReaderTests {
  /// Reads a text that is one comment, or has its comments between `⟦` and `⟧`.
  private func read(_ text: String) -> [Suppression] {
    var clean = ""
    var comments: [Span] = []
    var start: Int?
    for character in text {
      switch character {
      case "⟦": start = clean.utf8.count
      case "⟧": comments.append(Span(start ?? 0, clean.utf8.count))
      default: clean.append(character)
      }
    }
    if comments.isEmpty { comments = [Span(0, clean.utf8.count)] }
    let source = SourceText(clean)
    let suppressions = Suppression.all(in: source, comments: comments) { ["one", "two"].contains($0) }
    for suppression in suppressions {
      for name in suppression.names { #expect(source.string(in: name.span) == name.text) }
    }
    return suppressions
  }

  private func names(_ text: String) -> [String] { read(text).flatMap(\.names).map(\.text) }

  private func reason(_ text: String) -> String? {
    read(text).first?.reason.map { SourceText(text).string(in: $0) }
  }

  @Test("every directive in every kind of comment")
  func directives() {
    for (directive, scope) in Suppression.directives {
      for comment in [
        "// \(directive) one", "//\(directive) one", "/// \(directive) one", "/* \(directive) one */",
        "/** \(directive) one */", "/*\(directive) one*/", "<!-- \(directive) one -->", "<!--\(directive) one-->",
        "/*\n * \(directive) one\n */", "//\t\(directive)\tone", "/* \(directive) one", "<!-- \(directive) one",
      ] {
        let suppressions = read(comment)
        #expect(suppressions.map(\.scope) == [scope], "\(comment)")
        #expect(suppressions.flatMap(\.names).map(\.text) == ["one"], "\(comment)")
      }
    }
  }

  @Test(
    "what follows a name does not stick to it",
    arguments: [
      "\r\n", "\r", "\n", "\u{A0}", "\t", " \u{200B}", "\u{FEFF}", "\u{2028}", "\u{0}", "", ",", ", ", ":", ".",
    ])
  func ends(_ end: String) {
    #expect(names("// aa:disable:next one\(end)") == ["one"])
    #expect(names("// aa:disable:next one, two\(end)") == ["one", "two"])
    #expect(names("⟦// aa:disable:next one⟧\(end)\nlet a = 1") == ["one"])
  }

  @Test("lists and reasons")
  func lists() {
    #expect(names("// aa:disable:next one,two ,\u{A0}three") == ["one", "two", "three"])
    #expect(names("// aa:disable:next one two - three") == ["one", "two"])
    #expect(names("// aa:disable:next one because it is two") == ["one"])
    #expect(names("// aa:disable:next nothing-known two") == ["nothing-known", "two"])
    for mark in ["-", "--", "–", "—"] {
      #expect(names("// aa:disable:next one \(mark) two, three") == ["one"])
      #expect(reason("// aa:disable:next one \(mark) two, three \r\n") == "two, three")
    }
    #expect(reason("/* aa:disable:this one - why */") == "why")
    #expect(reason("<!-- aa:disable:this one -- why -->") == "why")
    #expect(reason("// aa:disable:this one // swiftlint:disable:this x") == "// swiftlint:disable:this x")
    #expect(reason("// aa:disable:this one") == nil)
    #expect(reason("// aa:disable:this one -") == nil)
    #expect(names("// aa:disable:this - why") == [])
    #expect(names("// aa:disable:this") == [])
  }

  @Test("misspelt directives are kept without a scope, prose is not")
  func misspelt() {
    for comment in [
      "// aa:disabel one", "// aa:disable:nxt one", "// aa:Disable one", "// aa:enabled one", "// aa:ignore one",
      "// aa:disable:previous one", "// aa:enable:next one",
    ] {
      #expect(read(comment).map(\.scope) == [nil], "\(comment)")
    }
    for comment in [
      "// see aa:disable", "// aa:bb:cc:dd", "// aa: disable", "// aaa:disable one", "/* // aa:disable:next one */",
      "/*\n  // aa:disable:next one\n  let a = 1\n*/", "//", "/*", "<!--", "/**/", "/*/", "", "/// // aa:disable one",
    ] {
      #expect(read(comment).isEmpty, "\(comment)")
    }
  }

  @Test("places for hover and completion")
  func places() {
    let text = "let é = 1 // aa:disable:this one, two - why"
    let source = SourceText(text)
    let start = "let é = 1 ".utf8.count
    let suppression = Suppression.all(in: source, comments: [Span(start, text.utf8.count)]) { _ in true }.first
    #expect(suppression.map { source.string(in: $0.directive) } == "aa:disable:this")
    #expect(suppression.map { source.string(in: $0.nameArea) } == " one, two ")
    let second = "let é = 1 // aa:disable:this one, ".utf8.count
    #expect(suppression?.name(at: second)?.text == "two")
    #expect(suppression?.name(at: second + 3)?.text == "two")
    #expect(suppression?.name(at: second - 1) == nil)
  }

  @Test(
    "the code that comes next",
    arguments: [
      ("⟦// aa:disable:next one⟧\nlet a = 1", 1, 1),
      ("⟦// aa:disable:next one⟧\n\n  // more\n  /// Doc.\n  /* x /* y */\n  z */\n\nlet a = 1\nlet b = 2", 7, 7),
      ("⟦// aa:disable:next one⟧\n@MainActor\n// why\n@available(iOS 26, *)\nstruct A {}", 1, 4),
      ("⟦// aa:disable:next one⟧\n@available(\n  iOS 26, message: \") // \"\n) @State\nvar a", 1, 4),
      ("⟦// aa:disable:next one⟧\n@State var a = 1\nvar b", 1, 1),
      ("let a = 1 ⟦// aa:disable:next one⟧\nlet b = 2", 1, 1),
      ("⟦/* aa:disable:next one\n*/⟧ let a = 1\nlet b = 2", 2, 2),
      ("⟦// aa:disable:next one⟧\r\n\r\n/// Doc\r\nlet b = 2\r\n", 3, 3),
      ("⟦// aa:disable:next one⟧\r\rlet b = 2\r", 2, 2),
      ("⟦<!-- aa:disable:next one -->⟧\n<!-- a\n b -->\n<key>K</key>\n\n<!-- c -->\n<true/>", 3, 6),
      ("⟦<!-- aa:disable:next one -->⟧\n<true/>\n<false/>", 1, 1),
    ])
  func next(_ text: String, _ first: Int, _ last: Int) {
    #expect(read(text).first?.lines == first...last)
  }

  @Test(
    "no code comes next",
    arguments: ["", "\n", "\n// x", "\n/* x", "\n\n", "\r\n\t", "<!-- aa:disable:next one -->\n<!-- "])
  func noNext(_ end: String) {
    let text = end.hasPrefix("<") ? end.replacing("-->", with: "-->⟧") : "// aa:disable:next one⟧" + end
    #expect(read("⟦" + text).map(\.lines) == [nil])
  }

  @Test("this is the line the comment begins on")
  func this() {
    #expect(read("a\nb ⟦// aa:disable:this one⟧\nc").first?.lines == 1...1)
    #expect(read("a\nb ⟦/*\n aa:disable:this one\n*/⟧\nc").first?.lines == 1...1)
  }

  @Test("nothing crashes, wherever the text or the comment ends")
  func cut() {
    let text =
      "/* aa:disable:next one, two - é */ // aa:disable:next x\n@a(\"\\\") /* <!-- aa:enable all --> <key>k</key>"
    let count = text.utf8.count
    for lower in 0..<count {
      for upper in stride(from: lower, through: count + 2, by: 3) {
        let source = SourceText(SourceText(text).string(in: Span(0, upper)))
        _ = Suppression.all(in: source, comments: [Span(lower, upper)]) { _ in false }
      }
    }
  }
}
