import Testing

@testable import AAAnalysis

@Suite struct XMLPropertyListTests {
  private let key = "UISupportsAssistiveAccess"

  @Test(arguments: [
    "<true/>", "<true />", "<true></true>", "<true\n/>", "<true>\n</true>", "<true><!-- why --></true>",
    "<!-- why --><true/>", "\n\t<!-- <false/> -->\r\n\t<true/>", "<?pi <false/> ?><true/>",
  ])
  func spellingsOfTrue(spelling: String) {
    for wrapped in [
      "<plist version=\"1.0\"><dict><key>\(key)</key>\(spelling)</dict></plist>",
      "<dict><key>\(key)</key>\(spelling)</dict>",
      "\u{FEFF}<?xml version='1.0'?>\r\n<plist>\r\n<dict>\r\n<key>\(key)</key>\(spelling)\r\n</dict>\r\n</plist>\r\n",
      "<!DOCTYPE plist [ <!ENTITY a \"]>\"> <!-- ' ]> --> ]><dict><key>A</key><string/><key>\(key)</key>\(spelling)</dict>",
    ] {
      let document = PropertyListDocument(SourceText(wrapped))
      #expect(document.format == .xml)
      #expect(document[key]?.value.boolean == true, "\(wrapped)")
      #expect(document.problem == nil, "\(wrapped)")
      #expect(document.isComplete)
    }
  }

  @Test func theSampleIsReadWhole() {
    let document = PropertyListDocument(SourceText(PropertyListSamples.appInfo))
    #expect(document.problem == nil)
    #expect(document["CFBundleDisplayName"]?.value.string == "Café & 😀 $(PRODUCT_NAME)")
    #expect(document["CFBundleDisplayName"]?.value.refersToBuildSetting == true)
    #expect(document["Note"]?.value.refersToBuildSetting == false)
    #expect(document["Count"]?.value.integer == -12)
    #expect(document["Ratio"]?.value.real == 1.5)
    #expect(document["Built"]?.value.date == "2026-01-31T12:00:00Z")
    #expect(document["Icon"]?.value.data == [0, 1, 2, 255])
    #expect(document["Note"]?.value.string == "a < b\n😀")
    #expect(document["UISupportedInterfaceOrientations"]?.value.array?.count == 2)
    #expect(document["UIApplicationSceneManifest"]?.value["UISceneConfigurations"]?.value.dictionary?.entries == [])
    #expect(document["uisupportsassistiveaccess"] == nil)
  }

  @Test func everythingHasASpan() throws {
    let text = SourceText(PropertyListSamples.appInfo)
    let document = PropertyListDocument(text)
    let root = try #require(document.root)
    #expect(root.spansAreNested(in: Span(0, text.bytes.count)))
    let entry = try #require(root[key])
    #expect(entry.keySpan.map(text.string) == "<key>UISupportsAssistiveAccess</key>")
    #expect(entry.keyTextSpan.map(text.string) == "UISupportsAssistiveAccess")
    #expect(entry.value.span.map(text.string) == "<true/>")
    #expect(entry.entrySpan.map(text.string) == "\t<key>UISupportsAssistiveAccess</key>\n\t<true/>\n")
    #expect(root.dictionary?.openingTagSpan.map(text.string) == "<dict>")
    #expect(root.dictionary?.closingTagSpan.map(text.string) == "</dict>")
    #expect(document.comments.map(\.text) == [" aa:disable:next some-rule - a reason "])
    #expect(document.comments.map { text.string(in: $0.span) } == ["<!-- aa:disable:next some-rule - a reason -->"])
    #expect(document.comments.map { text.string(in: $0.textSpan) } == document.comments.map(\.text))
  }

  @Test func duplicateKeysAreKeptAndTheLastCounts() {
    let text = SourceText("<dict><key>A</key><true/><key>B</key><string/><key>A</key><false/></dict>")
    let document = PropertyListDocument(text)
    #expect(document.root?.dictionary?.entries.map(\.isDuplicate) == [false, false, true])
    #expect(document["A"]?.value.boolean == false)
    #expect(document.problem == nil)
  }

  @Test func preprocessedListsAreFlaggedAndNotFoundFaultWith() {
    let text = SourceText(
      """
      #include "Common.plist"
      <plist>
      <dict>
      #if DEBUG && (A < B) \\
        || C
        <key>A</key>
        <true/>
      # else
        <key>A</key>
        <false/>
      #endif
      COMMON_KEYS
        <key>Note</key>
        <string>
      #if this is text
      </string>
      </dict>
      </plist>
      """)
    let document = PropertyListDocument(text)
    #expect(document.isPreprocessed)
    #expect(!document.isComplete)
    #expect(document.problem == nil)
    #expect(
      document.preprocessorLines.map(text.string) == [
        "#include \"Common.plist\"", "#if DEBUG && (A < B) \\\n  || C", "# else", "#endif",
      ])
    #expect(document.root?.dictionary?.entries.map(\.key) == ["A", "A", "Note"])
    #expect(document["Note"]?.value.string == "\n#if this is text\n")
  }

  @Test(arguments: [
    ("<integer>0x1F</integer>", PropertyListValue.integer(31)), ("<integer>-0x1F</integer>", .integer(-31)),
    ("<integer>+7</integer>", .integer(7)), ("<integer>\n 7 </integer>", .integer(7)),
    ("<integer>18446744073709551615</integer>", .real(18_446_744_073_709_551_616)),
    ("<integer>-9223372036854775808</integer>", .integer(.min)), ("<real>-1e3</real>", .real(-1000)),
    ("<real>inf</real>", .real(.infinity)), ("<string/>", .string("")), ("<string> a </string>", .string(" a ")),
    ("<string>a\r\nb</string>", .string("a\r\nb")), ("<string>&lt;&gt;&quot;&apos;&#65;</string>", .string("<>\"'A")),
    ("<string>a<!-- b -->c<?d?>e</string>", .string("ace")), ("<string>1️⃣e\u{301}</string>", .string("1️⃣e\u{301}")),
    ("<data></data>", PropertyListValue(.data([]))), ("<data>\n\tSGk=\n</data>", PropertyListValue(.data([72, 105]))),
    ("<array/>", .array([])), ("<array><true/><array/></array>", .array([.boolean(true), .array([])])),
    ("<date>2000-02-29T23:59:59Z</date>", PropertyListValue(.date("2000-02-29T23:59:59Z"))),
  ])
  func values(text: String, value: PropertyListValue) {
    let document = PropertyListDocument(SourceText("<plist>\(text)</plist>"))
    #expect(document.root?.plain == value)
    #expect(document.problem == nil)
  }

  @Test func nestingIsReadToALimitAndNeverOverflows() {
    for depth in [100, 100_000] {
      for (open, close) in [("<array>", "</array>"), ("<dict><key>A</key>", "</dict>"), ("<what>", "</what>")] {
        let nested = String(repeating: open, count: depth) + "<true/>" + String(repeating: close, count: depth)
        let document = PropertyListDocument(SourceText(nested))
        #expect(document.format == .xml)
        #expect((document.problem == nil) == (depth == 100 && open != "<what>"))
        let unclosed = PropertyListDocument(SourceText(String(repeating: open, count: depth)))
        #expect(unclosed.problem != nil)
        #expect(unclosed == unclosed)
      }
    }
  }

  @Test(arguments: [
    "{}": PropertyListFormat.openStep, "{ a = b; }": .openStep, "{ \"a\" = b; }": .openStep, "(a)": .openStep,
    "<0fbd 77>": .openStep, "// c\n{}": .openStep, "{ \"a\" : 1 }": .json, "[1]": .json, "{\"a\\\"b\": 1}": .json,
    "bplist00": .binary, "": .xml, " \n": .xml, "<": .xml, "<?xml": .xml, "\u{FEFF}<plist/>": .xml,
    "#if A\n<dict/>\n#endif": .xml, "<dict>": .xml, "a = b;": .openStep,
  ])
  func formats(text: String, format: PropertyListFormat) {
    #expect(PropertyListFormat(of: Array(text.utf8)) == format)
  }
}
