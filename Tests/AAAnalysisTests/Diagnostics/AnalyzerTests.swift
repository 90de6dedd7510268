import AAAnalysis
import AATestSupport
import Testing

@Suite("analyzer")
struct AnalyzerTests {
  static let catalogue = Catalogue(
    [
      WordRule(id: "first-word", word: "foo"), WordRule(id: "second-word", word: "bar"),
      WordRule(id: "third-word", word: "baz", group: .labels),
    ] + Catalogue.all)

  private func diagnostics(
    _ text: String, file: String = "A.swift", configure: (inout Analyzer) -> Void = { _ in }
  ) -> FileDiagnostics {
    let file = FileID("/" + file)
    let workspace = Workspace(loader: { _ in nil })
    workspace.apply([.opened(file, SourceText(text))])
    var analyzer = Analyzer(catalogue: Self.catalogue)
    configure(&analyzer)
    return analyzer.diagnostics(for: file, in: workspace.snapshot())
  }

  /// `rule line` of each finding, lines from 1.
  private func found(
    _ text: String, file: String = "A.swift", configure: (inout Analyzer) -> Void = { _ in }
  ) -> [String] {
    let source = SourceText(text)
    return diagnostics(text, file: file, configure: configure).findings.map {
      "\($0.rule) \(source.lines.line(at: $0.location.span.lower) + 1)"
    }
  }

  @Test("findings are stamped and sorted by place, then by rule")
  func stamped() {
    let result = diagnostics("bar\nfoo foo bar")
    #expect(result.findings.map(\.rule) == ["second-word", "first-word", "first-word", "second-word"])
    #expect(result.findings.allSatisfy { $0.severity == .warning && $0.confidence == .certain })
    #expect(diagnostics("foo") { $0.severities = ["first-word": .error] }.findings.map(\.severity) == [.error])
  }

  @Test("what is said twice is told once, and what is about another file is not told here")
  func deduplicated() {
    var twice = Analyzer(
      catalogue: Catalogue([WordRule(id: "first-word", word: "foo"), WordRule(id: "first-word", word: "foo")]))
    let file = FileID("/A.swift")
    let workspace = Workspace(loader: { _ in SourceText("foo") })
    workspace.apply([.onDisk(file)])
    #expect(twice.diagnostics(for: file, in: workspace.snapshot()).findings.count == 1)
    twice.catalogue = Catalogue([StrayRule()])
    #expect(twice.diagnostics(for: file, in: workspace.snapshot()).findings == [])
  }

  @Test("this, next, file, and from here to there")
  func scopes() {
    #expect(found("foo // aa:disable:this first-word\nfoo") == ["first-word 2"])
    #expect(found("// aa:disable:next first-word\nfoo\nfoo") == ["first-word 3"])
    #expect(found("foo\n// aa:disable:file first-word\nbar") == ["second-word 3"])
    #expect(
      found("foo\n// aa:disable first-word\nfoo\n// aa:enable first-word\nfoo") == ["first-word 1", "first-word 5"])
    #expect(found("foo\n// aa:disable first-word\nfoo\n\nfoo") == ["first-word 1"])
    #expect(
      found("foo // aa:disable first-word\nfoo // aa:enable first-word\nfoo") == ["first-word 1", "first-word 3"])
    #expect(found("// aa:disable:next first-word\nfoo") == [])
    #expect(diagnostics("// aa:disable:next first-word\nfoo").suppressed.map(\.rule) == ["first-word"])
  }

  @Test("documentation and attributes between a suppression and its code")
  func nextSkips() {
    #expect(found("// aa:disable:next first-word\n/// Doc.\n@MainActor\nfunc foo() {}\nfoo") == ["first-word 5"])
    #expect(found("// aa:disable:next first-word\n@Doc(\"foo\")\nstruct A {}") == [])
  }

  @Test("this on the line after next")
  func neighbours() {
    #expect(
      found("// aa:disable:next first-word\nfoo bar // aa:disable:this second-word\nfoo bar") == [
        "first-word 3", "second-word 3",
      ])
    #expect(found("// aa:disable:next first-word\n// aa:disable:next second-word\nfoo bar baz") == ["third-word 3"])
  }

  @Test("line ends and the end of the file", arguments: ["\n", "\r\n", "\r"])
  func lineEnds(_ end: String) {
    #expect(found("foo // aa:disable:this first-word\(end)foo") == ["first-word 2"])
    #expect(found("\(end)// aa:disable:next first-word\(end)\(end)foo\(end)foo\(end)") == ["first-word 5"])
    #expect(found("foo\(end)// aa:disable:file first-word") == [])
  }

  @Test("groups and all")
  func groups() {
    #expect(found("foo bar baz // aa:disable:this timing") == ["third-word 1"])
    #expect(found("foo bar baz // aa:disable:this all") == [])
    #expect(found("// aa:disable timing\nfoo bar\n// aa:enable first-word\nfoo bar") == ["first-word 4"])
    #expect(found("// aa:disable all\nlet a = 1") == ["unused-suppression 1"])
  }

  @Test("property lists")
  func propertyLists() {
    let text =
      "<dict>\n<!-- aa:disable:next first-word -->\n<key>a</key>\n<string>foo</string>\n<key>foo</key><true/>\n</dict>"
    #expect(found(text, file: "Info.plist") == ["first-word 5"])
    #expect(found("<plist><string>foo</string> <!-- aa:disable:this first-word --></plist>", file: "Info.plist") == [])
    #expect(
      found("<plist><string><![CDATA[ <!-- aa:disable:file first-word --> ]]> foo</string></plist>", file: "Info.plist")
        == [
          "first-word 1"
        ])
  }

  @Test("only comments count")
  func strings() {
    #expect(found("let text = \"// aa:disable:file second-word\"; bar") == ["second-word 1"])
    #expect(found("let text = \"\"\"\n// aa:disable:file second-word\n\"\"\"").isEmpty)
  }

  @Test("what silences nothing is told")
  func unused() {
    #expect(found("// aa:disable:next first-word\nbar") == ["unused-suppression 1", "second-word 2"])
    #expect(found("// aa:disable:next first-word\n") == ["unused-suppression 1"])
    #expect(found("// aa:disable:this first-word\nfoo") == ["unused-suppression 1", "first-word 2"])
    #expect(found("// aa:disable:file first-word, second-word\nfoo") == ["unused-suppression 1"])
    #expect(found("foo\n// aa:enable first-word") == ["first-word 1", "unused-suppression 2"])
    #expect(found("// aa:disable first-word\n// aa:enable first-word\n") == ["unused-suppression 1"])
    #expect(found("// aa:disable:file first-word\nfoo // aa:disable:this first-word") == [])
  }

  @Test("only rules that were asked can show that a suppression is of no use")
  func unusedIsFair() {
    let text = "// aa:disable:file second-word, labels, all\nfoo"
    #expect(found(text) { $0.onlyRules = ["first-word"] } == [])
    #expect(found(text) { $0.rulesOff = ["second-word", "third-word"] } == [])
    #expect(
      found("// aa:disable:file second-word, labels") { $0.rulesOff = ["second-word"] } == ["unused-suppression 1"])
    // Asked for alone it still hears what all the others say.
    #expect(found("foo bar // aa:disable:this first-word") { $0.onlyRules = ["unused-suppression"] } == [])
    #expect(
      found("bar // aa:disable:this first-word") { $0.onlyRules = ["unused-suppression"] } == ["unused-suppression 1"])
    #expect(found("bar // aa:disable:this first-word") { $0.rulesOff = ["unused-suppression"] } == ["second-word 1"])
  }

  @Test("a rule that is off by default is asked only where it is named")
  func offByDefault() {
    func found(_ text: String, onlyRules: Set<String>? = nil) -> [String] {
      self.found(text) { analyzer in
        var rule = WordRule(id: "quiet-word", word: "hush")
        rule.isOnByDefault = false
        analyzer.catalogue = Catalogue([rule] + Self.catalogue.rules)
        analyzer.onlyRules = onlyRules
      }
    }
    #expect(found("hush foo") == ["first-word 1"])
    #expect(found("hush foo", onlyRules: ["quiet-word"]) == ["quiet-word 1"])
    #expect(found("hush foo", onlyRules: ["quiet-word", "unused-suppression"]) == ["quiet-word 1"])
    // A group is of no use if none of its rules that are on finds something.
    #expect(found("// aa:disable:file timing\nlet a = 1") == ["unused-suppression 1"])
    #expect(found("hush // aa:disable:file timing", onlyRules: ["quiet-word", "unused-suppression"]) == [])
    // Nobody asked it, so nobody knows whether the comment silences something.
    #expect(found("// aa:disable:file quiet-word\nlet a = 1") == [])
    #expect(found("// aa:disable:file quiet-word\nlet a = 1", onlyRules: ["unused-suppression"]) == [])
    #expect(
      found("// aa:disable:file quiet-word\nlet a = 1", onlyRules: ["quiet-word", "unused-suppression"])
        == ["unused-suppression 1"])
  }

  @Test("suppressions of the rules about suppressions")
  func aboutItself() {
    #expect(found("// aa:disable:file unused-suppression\n// aa:disable:next first-word\n") == [])
    #expect(found("// aa:disable:file unused-suppression\nlet a = 1") == ["unused-suppression 1"])
    #expect(found("// aa:disable:file unknown-rule\n// aa:disable:next no-such-rule\n") == [])
    #expect(found("// aa:disable:file suppression\n// aa:disable:next no-such-rule\n") == [])
    #expect(found("// aa:disable:file suppression\n") == ["unused-suppression 1"])
    #expect(found("// aa:disable:file all\n// aa:disable:next no-such-rule\nfoo") == ["unknown-rule 2"])
  }

  // MARK: Fixes

  @Test(
    "silencing a finding where it stands",
    arguments: [
      ("a\n  foo\n", "a\n  // aa:disable:next first-word\n  foo\n"),
      ("a\r\n\tfoo", "a\r\n\t// aa:disable:next first-word\r\n\tfoo"),
      ("\u{FEFF}foo", "\u{FEFF}// aa:disable:next first-word\nfoo"),
      (
        "bar // aa:disable:this second-word\n// aa:disable:next second-word - why\n\n@A\nbar foo",
        "bar // aa:disable:this second-word\n// aa:disable:next second-word, first-word - why\n\n@A\nbar foo"
      ),
    ])
  func insertion(_ text: String, _ expected: String) {
    let file = FileID("/A.swift")
    let workspace = Workspace(loader: { _ in nil })
    workspace.apply([.opened(file, SourceText(text))])
    let analyzer = Analyzer(catalogue: Self.catalogue)
    let snapshot = workspace.snapshot()
    let suppressions = analyzer.suppressions(in: file, of: snapshot)
    let finding = analyzer.diagnostics(for: file, in: snapshot).findings.first
    let fix = finding.flatMap { Suppression.insertion(silencing: $0, in: SourceText(text), having: suppressions) }
    #expect(fix?.applied { _ in SourceText(text) }?[file]?.string == expected)
    #expect(found(expected) == [])
  }

  /// The text after the fix of this index of the first finding.
  private func fixed(_ text: String, fix index: Int = 0, file: String = "A.swift") -> String? {
    guard let fixes = diagnostics(text, file: file).findings.first?.fixes, index < fixes.count else { return nil }
    return fixes[index].applied { _ in SourceText(text) }?.values.first?.string
  }

  @Test(
    "taking out a comment",
    arguments: [
      ("a\n  // aa:disable:next first-word - why\nb", "a\nb"),
      ("a\r\n  // aa:disable:next first-word - why\r\nb", "a\r\nb"),
      ("a\r// aa:disable:next first-word\rb", "a\rb"),
      ("a\n// aa:disable:next first-word", "a\n"),
      ("a  // aa:disable:this first-word\nb", "a\nb"),
      ("a  // aa:disable:this first-word", "a"),
      ("a\t// aa:disable:this first-word \r\nb", "a\r\nb"),
      ("  /* aa:disable:this first-word */ a", "  a"),
      ("a /* aa:disable:this first-word */ b", "a b"),
      ("a/* aa:disable:this first-word */b", "a b"),
      ("a /* aa:disable:this first-word */b", "a b"),
      ("a/* aa:disable:this first-word */ b", "a b"),
      ("a\n/*\n * aa:disable:next first-word\n */\nb", "a\nb"),
      ("a\n/*\n * Words.\n * aa:disable:next first-word\n */\nb", "a\n/*\n * Words.\n */\nb"),
      ("a\n/* aa:disable:next first-word - why\n words */\nb", "a\n/* \n words */\nb"),
      ("\u{FEFF}// aa:disable:next first-word\nb", "\u{FEFF}b"),
      ("é😀 // aa:disable:this first-word\nb", "é😀\nb"),
    ])
  func removal(_ text: String, _ expected: String) {
    #expect(fixed(text) == expected)
    #expect(diagnostics(text).findings.first?.fixes.first?.safety == .safe)
  }

  @Test("taking out some of a list, all at once")
  func listRemoval() throws {
    func all(_ text: String) throws -> String? {
      let edits = diagnostics(text).findings.filter { $0.rule == "unused-suppression" }.flatMap { $0.fixes[0].edits }
      return SourceText(text).applying(edits.map { TextEdit(span: $0.span, newText: $0.newText) })?.string
    }
    #expect(
      try all("foo // aa:disable:this first-word, second-word, third-word") == "foo // aa:disable:this first-word")
    #expect(
      try all("bar // aa:disable:this first-word, second-word, third-word") == "bar // aa:disable:this second-word")
    #expect(
      try all("baz // aa:disable:this first-word,second-word , third-word - why")
        == "baz // aa:disable:this third-word - why")
    #expect(try all("baz // aa:disable:this first-word third-word") == "baz // aa:disable:this third-word")
    #expect(
      try all("foo baz // aa:disable:this first-word,\tsecond-word, third-word")
        == "foo baz // aa:disable:this first-word, third-word")
  }

  @Test("a name that does not exist is changed or taken out")
  func unknownRule() {
    let misspelt = "foo // aa:disable:this frst-word, first-word"
    #expect(diagnostics(misspelt).findings.map(\.rule) == ["unknown-rule"])
    #expect(fixed(misspelt) == "foo // aa:disable:this first-word, first-word")
    #expect(fixed(misspelt, fix: 1) == "foo // aa:disable:this first-word")
    #expect(fixed("a // aa:disable:this something-else") == "a")
    #expect(fixed("a // aa:disable:tihs first-word") == "a // aa:disable:this first-word")
    #expect(fixed("a // aa:disable:tihs first-word", fix: 1) == "a")
    #expect(fixed("a // aa:disable:this") == "a")
    #expect(fixed("a // aa:enable") == "a")
    #expect(diagnostics("a // aa:disable:this x").findings.flatMap(\.fixes).allSatisfy { $0.safety == .unsafe })
  }
}

/// Says something about a file that it was not asked about.
private struct StrayRule: Rule {
  let id = "stray"
  let group = RuleGroup.timing
  let severity = Severity.warning
  let explanation = Explanation(what: "", why: "", instead: "")
  let reference = Reference.optimizing
  let tags: [String] = []
  let examples: [Example] = []

  func reports(in context: RuleContext) -> [Report] { [Report("", at: Location(FileID("/B.swift"), Span(0, 1)))] }
}
