import Testing

@testable import AAAnalysis

@Suite struct PropertyListEditTests {
  private let key = "UISupportsAssistiveAccess"

  private func inserting(into text: String) -> String? {
    let text = SourceText(text)
    let edit = PropertyListDocument(text).root?.dictionary?.insertion(of: key, value: .boolean(true), in: text)
    return edit.map { text.applying($0).string }
  }

  @Test func anEntryIsInsertedLikeItsSiblings() {
    let inserted = "\t<key>UISupportsAssistiveAccess</key>\n\t<true/>\n"
    #expect(
      inserting(into: "<plist>\n<dict>\n\t<key>A</key>\n\t<true/>\n</dict>\n</plist>\n")
        == "<plist>\n<dict>\n\t<key>A</key>\n\t<true/>\n\(inserted)</dict>\n</plist>\n")
    #expect(
      inserting(into: "<plist>\n  <dict>\n    <key>A</key>\n    <true/>\n  </dict>\n</plist>")
        == "<plist>\n  <dict>\n    <key>A</key>\n    <true/>\n    <key>\(key)</key>\n    <true/>\n  </dict>\n</plist>")
    #expect(inserting(into: "<dict/>") == "<dict>\n\(inserted)</dict>")
    #expect(inserting(into: "<dict />") == "<dict>\n\(inserted)</dict>")
    #expect(inserting(into: "<dict></dict>") == "<dict>\n\(inserted)</dict>")
    #expect(inserting(into: "<dict>\n</dict>") == "<dict>\n\(inserted)</dict>")
    #expect(inserting(into: "\t<dict/>\n") == "\t<dict>\n\t\t<key>\(key)</key>\n\t\t<true/>\n\t</dict>\n")
    #expect(
      inserting(into: "<dict><key>A</key><true/></dict>")
        == "<dict><key>A</key><true/><key>\(key)</key><true/></dict>")
    #expect(
      inserting(into: "<dict>\n\t<key>A</key>\n\t<true/></dict>")
        == "<dict>\n\t<key>A</key>\n\t<true/>\n\(inserted)</dict>")
    #expect(
      inserting(into: "<dict>\n\t<key>A</key>\n\t<true/>\n\t<!-- last -->\n</dict>")
        == "<dict>\n\t<key>A</key>\n\t<true/>\n\t<!-- last -->\n\(inserted)</dict>")
  }

  @Test func lineEndsAreThoseOfTheFile() {
    #expect(
      inserting(into: "<dict>\r\n\t<key>A</key>\r\n\t<true/>\r\n</dict>\r\n")
        == "<dict>\r\n\t<key>A</key>\r\n\t<true/>\r\n\t<key>\(key)</key>\r\n\t<true/>\r\n</dict>\r\n")
    #expect(inserting(into: "<dict/>\r") == "<dict>\r\t<key>\(key)</key>\r\t<true/>\r</dict>\r")
  }

  @Test func nothingIsInsertedWhereThereIsNoPlace() {
    #expect(inserting(into: "<dict><key>A</key><true/>") == nil)
    #expect(inserting(into: "{ A = B; }") == nil)
    let text = SourceText("<dict/>")
    #expect(PropertyListDictionary().insertion(of: key, value: .boolean(true), in: text) == nil)
  }

  @Test func nestedValuesAndSpecialCharactersAreWritten() throws {
    let text = SourceText("<dict>\n\t<key>A</key>\n\t<true/>\n</dict>\n")
    let value = PropertyListValue.entries([
      ("R&D", .string("<a> & \"b\"")), ("list", .array([.integer(1), .real(0.5), .array([])])), ("none", .entries([])),
      ("data", PropertyListValue(.data([0, 1, 2, 255]))), ("one", PropertyListValue(.data([7]))),
    ])
    let edit = try #require(
      PropertyListDocument(text).root?.dictionary?.insertion(of: "B", value: value, in: text))
    let document = PropertyListDocument(text.applying(edit))
    #expect(document.problem == nil)
    #expect(document["B"]?.value.plain == value.plain)
    #expect(edit.newText.contains("\n\t\t<key>R&amp;D</key>\n"))
    #expect(edit.newText.hasSuffix("\n\t</dict>\n"))
  }

  @Test func aReplacementKeepsEverythingElse() throws {
    let text = SourceText("<dict>\n\t<key>A</key> <!-- yes -->\n\t<string>YES</string>\n</dict>\n")
    let edit = try #require(PropertyListDocument(text)["A"]?.value.replacement(with: .boolean(true), in: text))
    #expect(text.applying(edit).string == "<dict>\n\t<key>A</key> <!-- yes -->\n\t<true/>\n</dict>\n")
  }

  @Test(arguments: [
    (
      "<dict>\n\t<key>A</key>\n\t<true/>\n\t<key>B</key>\n\t<true/>\n</dict>",
      "<dict>\n\t<key>B</key>\n\t<true/>\n</dict>"
    ),
    ("<dict>\r\n\t<key>A</key>  \r\n\t<true/> \r\n</dict>", "<dict>\r\n</dict>"),
    ("<dict><key>A</key><true/><key>B</key><true/></dict>", "<dict><key>B</key><true/></dict>"),
    ("<dict>\n\t<key>A</key>\n\t<true/> <!-- x -->\n</dict>", "<dict>\n\t <!-- x -->\n</dict>"),
    ("<dict><key>A</key>\n\t<true/>\n</dict>", "<dict>\n</dict>"),
    ("<dict>\n\t<key>A</key>\n\t<true/></dict>", "<dict>\n\t</dict>"),
    ("<dict>\n\t<key>A</key><!-- x --><true/>\n</dict>", "<dict>\n</dict>"),
    ("{\n  A = YES;\n  B = NO;\n}", "{\n  B = NO;\n}"), ("{ A = YES; B = NO; }", "{  B = NO; }"),
  ])
  func aRemovedEntryTakesItsLines(text: String, expected: String) throws {
    let text = SourceText(text)
    let edit = try #require(PropertyListDocument(text)["A"]?.removal)
    #expect(text.applying(edit).string == expected)
  }

  @Test func anyEntryOfTheSampleCanBeRemovedAndPutBack() throws {
    for lineEnd in ["\n", "\r\n", "\r"] {
      let text = SourceText(PropertyListSamples.appInfo.replacingLineEnds(with: lineEnd))
      let root = try #require(PropertyListDocument(text).root)
      for entry in root.dictionary?.entries ?? [] {
        let without = text.applying(try #require(entry.removal))
        let smaller = PropertyListDocument(without)
        #expect(smaller.problem == nil)
        #expect(smaller[entry.key] == nil)
        let insertion = smaller.root?.dictionary?.insertion(of: entry.key, value: entry.value, in: without)
        let restored = PropertyListDocument(without.applying(try #require(insertion)))
        #expect(restored.problem == nil)
        #expect(restored.root?.plain == root.plain)
      }
    }
  }
}

extension String {
  fileprivate func replacingLineEnds(with lineEnd: String) -> String {
    var result = ""
    for scalar in unicodeScalars {
      if scalar == "\n" { result += lineEnd } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }
}
