import AAAnalysis
import Testing

@Suite("strings tables")
struct StringsTableTests {
  private func catalog(_ strings: String, language: String = "en") -> StringsTable {
    StringsTable(
      Array("{\"sourceLanguage\": \"\(language)\", \"strings\": {\(strings)}, \"version\": \"1.0\"}".utf8),
      kind: .catalog)
  }

  @Test("a catalog gives the texts of its source language")
  func catalogTexts() {
    let table = catalog(
      """
      "note.delete": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Notiz löschen"}},
        "en": {"stringUnit": {"state": "new", "value": "Delete note"}}}},
      "note.count": {"localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "new", "value": "A note"}},
        "other": {"stringUnit": {"state": "new", "value": "Notes"}}}}}}},
      "note.open": {"localizations": {"en": {"variations": {"device": {
        "mac": {"stringUnit": {"state": "new", "value": "Click"}},
        "other": {"stringUnit": {"state": "new", "value": "Tap"}}}}}}},
      "note.keep": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Behalten"}}}},
      "Save": {}, "Odd": 3, "": {"localizations": []}
      """)
    #expect(table.texts == ["note.delete": "Delete note", "note.count": "Notes", "note.open": "Tap"])
    let german = catalog(
      "\"a\": {\"localizations\": {\"de\": {\"stringUnit\": {\"value\": \"Löschen\"}}}}", language: "de")
    #expect(german.texts == ["a": "Löschen"])
  }

  @Test(
    "what is no catalog has no texts",
    arguments: ["", "{", "[]", "{\"strings\": {}}", "{\"sourceLanguage\": \"en\", \"strings\": []}", "<plist/>"])
  func broken(_ text: String) {
    #expect(StringsTable(Array(text.utf8), kind: .catalog).texts.isEmpty)
  }

  @Test("a file of strings is read in every encoding it comes in")
  func strings() {
    let text = "/* a button */\n\"note.delete\" = \"Delete \\\"note\\\"\";\nkeep = \"Keep\";\n"
    let expected = ["note.delete": "Delete \"note\"", "keep": "Keep"]
    #expect(StringsTable(Array(text.utf8), kind: .strings).texts == expected)
    let units = Array(text.utf16)
    let littleEndian: [UInt8] = [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let bigEndian: [UInt8] = [0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    #expect(StringsTable(littleEndian, kind: .strings).texts == expected)
    #expect(StringsTable(bigEndian, kind: .strings).texts == expected)
    #expect(StringsTable(littleEndian.dropLast(), kind: .strings).texts["note.delete"] == "Delete \"note\"")
    #expect(StringsTable([0xFF, 0xFE], kind: .strings).texts.isEmpty)
  }

  @Test("which files are tables")
  func kinds() {
    func kind(_ path: String) -> StringsTableKind? { StringsTableKind(FileID(path)) }
    #expect(kind("/app/Localizable.xcstrings") == .catalog)
    #expect(kind("/app/en.lproj/Localizable.strings") == .strings)
    #expect(kind("/app/Localizable.strings") == nil)
    #expect(kind("/app/InfoPlist.xcstrings") == nil)
    #expect(kind("/app/en.lproj/InfoPlist.strings") == nil)
    #expect(FileKind(FileID("/app/en.lproj/InfoPlist.strings")) == .propertyList)
    #expect(FileKind(FileID("/app/en.lproj/Localizable.strings")) == .stringsTable)
  }

  @Test("a key that two tables give different texts is nobody's")
  func ambiguous() {
    let texts = LocalizedTexts([
      StringsTable(["a": "Delete", "b": "Keep", "Same": "Same"]), StringsTable(["a": "Remove", "b": "Keep"]),
    ])
    #expect(texts["a"] == nil)
    #expect(texts["b"] == "Keep")
    #expect(texts["Same"] == nil)
    #expect(LocalizedTexts([StringsTable(["Same": "Same"])]).isEmpty)
  }
}
