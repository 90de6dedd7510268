import AAAnalysis
import AATestSupport
import Testing

/// Suppressions in files that are no Swift.
@Suite("suppressions in project files")
struct ProjectSuppressionTests {
  private func snapshot(_ text: String, _ name: String) -> (Snapshot, FileID) {
    let file = FileID("/App/" + name)
    let workspace = Workspace(loader: { _ in nil })
    workspace.apply([.opened(file, SourceText(text))])
    return (workspace.snapshot(), file)
  }

  private let analyzer = Analyzer(
    catalogue: Catalogue([WordRule(id: "sad-word", word: "grave")] + Catalogue.all.filter { $0.group == .suppression }))

  /// The lines, from 1, with findings that are told.
  private func found(_ text: String, _ name: String) -> [String] {
    let (snapshot, file) = snapshot(text, name)
    let source = SourceText(text)
    return analyzer.diagnostics(for: file, in: snapshot).findings.map {
      "\(source.lines.line(at: $0.location.span.lower) + 1) \($0.rule)"
    }
  }

  static let kinds: [(name: String, opener: String, closer: String)] = [
    ("project.yml", "#", ""), ("Specs/base.yaml", "#", ""), ("Podfile", "#", ""), ("App.xcconfig", "//", ""),
    ("App.xcodeproj/project.pbxproj", "//", ""), ("App.xcodeproj/project.pbxproj", "/*", " */"),
    ("InfoPlist.strings", "//", ""), ("InfoPlist.strings", "/*", " */"), ("App.entitlements", "<!--", " -->"),
    ("Project.swift", "//", ""), ("Package.swift", "//", ""), ("Info.plist", "<!--", " -->"),
  ]

  @Test("every directive in every kind of file", arguments: kinds)
  func directives(_ kind: (name: String, opener: String, closer: String)) {
    func comment(_ words: String) -> String { "\(kind.opener) \(words)\(kind.closer)" }
    // Read as text by the rule; what the format makes of it does not matter here.
    let isMarkup = kind.opener == "<!--"
    let (open, close) = isMarkup ? ("<plist><dict>\n", "</dict></plist>\n") : ("\n", "\n")
    let word = isMarkup ? "<key>grave</key><true/>" : "grave = 1;"
    func text(_ lines: String...) -> String { open + lines.map { $0 + "\n" }.joined() + close }
    #expect(found(text(word), kind.name) == ["2 sad-word"])
    #expect(found(text(comment("aa:disable:next sad-word - why"), word, word), kind.name) == ["4 sad-word"])
    #expect(found(text("\(word) \(comment("aa:disable:this sad-word"))", word), kind.name) == ["3 sad-word"])
    #expect(found(text(word, comment("aa:disable:file sad-word"), word), kind.name) == [])
    #expect(
      found(text(comment("aa:disable sad-word"), word, comment("aa:enable sad-word"), word), kind.name)
        == ["5 sad-word"])
    #expect(found(text(comment("aa:disable:file sad-word")), kind.name) == ["2 unused-suppression"])
    #expect(
      found(text(comment("aa:disable:next sad-word"), comment("more"), "", word, word), kind.name) == ["6 sad-word"])
  }

  @Test("the comment that silences a finding is written as the file has comments", arguments: kinds)
  func insertion(_ kind: (name: String, opener: String, closer: String)) throws {
    let isMarkup = kind.opener == "<!--"
    let text = isMarkup ? "<plist><dict>\n\t<key>grave</key><true/>\r\n</dict></plist>\n" : "a = b;\r\n\tgrave = 1;\r\n"
    let (snapshot, file) = snapshot(text, kind.name)
    let finding = try #require(analyzer.diagnostics(for: file, in: snapshot).findings.first)
    let fix = try #require(Suppression.insertion(silencing: finding, in: SourceText(text), having: []))
    let fixed = try #require(fix.applied(to: { snapshot.text(of: $0) })?[file])
    #expect(found(fixed.string, kind.name) == [])
    let (opener, closer) = isMarkup ? ("<!--", " -->") : (kind.opener == "/*" ? "//" : kind.opener, "")
    #expect(fixed.string.contains("\n\t\(opener) aa:disable:next sad-word\(closer)\(isMarkup ? "\n" : "\r\n")\t"))
  }

  @Test(
    "the first line stays first where it must",
    arguments: [
      ("Package.swift", "// swift-tools-version: 6.0 grave\n"),
      ("App.xcodeproj/project.pbxproj", "// !$*UTF8*$! grave\n"),
      ("Info.plist", "<?xml version=\"1.0\"?><plist><string>grave</string></plist>"),
    ])
  func firstLine(_ name: String, _ text: String) throws {
    let (snapshot, file) = snapshot(text, name)
    let finding = try #require(analyzer.diagnostics(for: file, in: snapshot).findings.first)
    let fix = try #require(Suppression.insertion(silencing: finding, in: SourceText(text), having: []))
    let fixed = try #require(fix.applied(to: { snapshot.text(of: $0) })?[file])
    #expect(fixed.string.hasPrefix(text))
    #expect(found(fixed.string, name) == [])
  }

  @Test("a property list that can have no comments gets none")
  func noComment() {
    let text = SourceText("{\"grave\": true}")
    let finding = Finding(
      rule: "sad-word", severity: .warning, confidence: .certain, message: "",
      location: Location(FileID("/Info.plist"), Span(2, 7)), path: [], related: [], fixes: [])
    #expect(Suppression.insertion(silencing: finding, in: text, having: []) == nil)
  }

  @Test("what looks like a comment in YAML and is none")
  func yaml() {
    let disable = "# aa:disable:file sad-word"
    for text in [
      "script: |\n  echo grave\n  \(disable)\n\n  \(disable)\n", "a: \"x \(disable)\"\nb: grave\n",
      "a: 'x\n  \(disable)'\nb: grave\n", "a: x#aa:disable:file sad-word\nb: grave\n", "- >-\n  grave\n  \(disable)\n",
      "- run: | # why\n    grave\n    \(disable)\n",
    ] {
      #expect(found(text, "project.yml").count == 1, "\(text)")
    }
    for text in [
      "a: don't grave \(disable)\n", "run: |\n  echo\n\(disable)\nb: grave\n",
      "a: [\"x\", 'y''s'] \(disable)\nb: grave\n",
      "- run: |\n    echo\n  name: grave \(disable)\n", "\u{FEFF}\(disable)\ngrave\n",
      "a: \"\\\" x\" \(disable)\r\nb: grave\r\n",
    ] {
      #expect(found(text, "project.yml") == [], "\(text)")
    }
  }

  @Test("what looks like a comment elsewhere and is none")
  func strings() {
    #expect(found("A = \"// aa:disable:file sad-word\"; grave", "A.xcodeproj/project.pbxproj").count == 1)
    #expect(found("puts '# aa:disable:file sad-word'; grave", "Podfile").count == 1)
    #expect(found("puts \"\\\"#{a} # aa:disable:file sad-word\" # grave", "Podfile").count == 1)
    #expect(found("let a = \"// aa:disable:file sad-word\"; grave", "Project.swift").count == 1)
  }

  @Test("nothing crashes, wherever the text ends")
  func cut() {
    let text = "a: |\n  \"x\n- 'y\\\n# aa:disable\n/* aa:disable \"\\ // aa:\n <!-- aa: é"
    for length in 0...text.utf8.count {
      let cut = SourceText(text).string(in: Span(0, length))
      for kind in Self.kinds { _ = found(cut, kind.name) }
    }
  }
}
