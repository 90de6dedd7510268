import AAAnalysis
import JSONRPC
import Testing

@testable import AALanguageServer

struct DocumentTests {
  private func text(_ client: TestClient, _ uri: String) throws -> OpenDocument {
    try #require(try client.inside { live in live.documents[live.file(named: uri)] })
  }

  @Test(arguments: PositionEncoding.allCases, [1, 2, 3, 4])
  func randomEditsLeadToTheSameText(encoding: PositionEncoding, seed: UInt64) throws {
    let client = try TestClient(
      capabilities: ["general": ["positionEncodings": [.string(encoding.protocolName)]]])
    var random = SeededNumbers(seed: seed)
    var scalars = Array(Samples.whole.unicodeScalars)
    try client.open("untitled:a", Samples.whole)
    let pieces = ["", "x", "\n", "\r\n", "\r", "é", "😀", "// aa:", "}", "{ Text(\"\u{2028}\") }", "\u{FEFF}"]
    for version in 2..<40 {
      var changes: [JSONValue] = []
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let start = Int.random(in: 0...scalars.count, using: &random)
        let end = min(scalars.count, start + Int.random(in: 0...6, using: &random))
        let piece = pieces.randomElement(using: &random) ?? ""
        // No position lies between \r and \n.
        func isSplit(_ place: Int) -> Bool {
          place > 0 && place < scalars.count && scalars[place - 1] == "\r" && scalars[place] == "\n"
        }
        if isSplit(start) || isSplit(end) { continue }
        let from = place(start, in: scalars, encoding)
        let to = place(end, in: scalars, encoding)
        changes.append(change(from.line, from.column, to.line, to.column, piece))
        scalars.replaceSubrange(start..<end, with: Array(piece.unicodeScalars))
      }
      try client.change("untitled:a", version: version, changes)
    }
    let expected = String(String.UnicodeScalarView(scalars))
    let document = try text(client, "untitled:a")
    #expect(document.text.string == expected)
    #expect(document.text.lines == LineIndex(Array(expected.utf8)))
    #expect(!document.isDesynchronised)
    // What was reached by edits is what is found in a fresh session.
    let fresh = try TestClient(capabilities: Samples.pullCapabilities)
    try fresh.open("untitled:a", expected)
    let findings = try client.inside { live in
      live.analysis(of: live.file(named: "untitled:a")).diagnostics(for: FileID("untitled:a")).diagnostics.findings
        .map(\.rule)
    }
    #expect(JSONValue.codes(try fresh.pull("untitled:a")["items"]?.arrayValue ?? []) == findings)
  }

  private func place(_ count: Int, in scalars: [Unicode.Scalar], _ encoding: PositionEncoding) -> TextPosition {
    var position = TextPosition(line: 0, column: 0)
    for (index, scalar) in scalars[..<count].enumerated() {
      let isBreak = scalar == "\n" || (scalar == "\r" && !(index + 1 < scalars.count && scalars[index + 1] == "\n"))
      if isBreak {
        position = TextPosition(line: position.line + 1, column: 0)
      } else {
        switch encoding {
        case .utf8: position.column += UTF8.width(scalar)
        case .utf16: position.column += UTF16.width(scalar)
        case .utf32: position.column += 1
        }
      }
    }
    return position
  }

  @Test func severalChangesApplyInOrderAndAFullTextAmidThem() throws {
    let client = try TestClient()
    try client.open("untitled:a", "one\ntwo\n")
    try client.change(
      "untitled:a", version: 2, [change(0, 0, 0, 3, "1"), ["text": "three\nfour"], change(1, 4, 1, 4, "!")])
    #expect(try text(client, "untitled:a").text.string == "three\nfour!")
  }

  @Test func impossiblePlacesAreClampedAndReversedOnesPutTheDocumentAside() throws {
    let client = try TestClient(capabilities: Samples.everything)
    try client.open("untitled:a", Samples.idle)
    try client.change("untitled:a", version: 2, [change(1_000_000, 2_147_483_647, 1_000_000, 2_147_483_647, "// x\n")])
    #expect(try text(client, "untitled:a").text.string == Samples.idle + "// x\n")
    try client.change("untitled:a", version: 3, [change(-5, -5, 0, -1, "")])
    #expect(try text(client, "untitled:a").text.string == Samples.idle + "// x\n")
    #expect(try client.codeActions("untitled:a", line: 2, character: 20).contains { $0["edit"] != nil })

    try client.change("untitled:a", version: 4, [change(3, 0, 1, 0, "boom")])
    #expect(try text(client, "untitled:a").isDesynchronised)
    let actions = try client.codeActions("untitled:a", line: 2, character: 20)
    #expect(actions.allSatisfy { $0["edit"] == nil })
    #expect(actions.contains { $0.string("disabled", "reason") != nil })

    try client.replace("untitled:a", version: 5, with: Samples.idle)
    #expect(try client.codeActions("untitled:a", line: 2, character: 20).contains { $0["edit"] != nil })
  }

  @Test func aChangeThatCannotBeReadPutsTheDocumentAside() throws {
    let client = try TestClient()
    try client.open("untitled:a", Samples.idle)
    try client.notify(
      "textDocument/didChange", ["textDocument": ["uri": "untitled:a"], "contentChanges": [["text": 3]]])
    #expect(try text(client, "untitled:a").isDesynchronised)
    try client.waitFor("window/logMessage") {
      $0.contains { $0.string("message")?.contains("contentChanges[0].text") == true }
    }
  }

  @Test func openingTwiceTakesTheLaterText() throws {
    let client = try TestClient()
    try client.open("untitled:a", "one")
    try client.open("untitled:a", "two", version: 7)
    #expect(try text(client, "untitled:a").text.string == "two")
    #expect(try text(client, "untitled:a").version == 7)
  }

  @Test func twoNamesOfOneFileHaveTheirOwnTextsAndEnds() throws {
    let folder = try TemporaryFolder()
    try folder.write("struct Real {}\n", to: "Real.swift")
    try folder.link("Other.swift", to: folder.path("Real.swift"))
    let client = try TestClient([folder.path], capabilities: Samples.pullCapabilities)
    let names = ["Real.swift", "Other.swift", "%52eal.swift"].map { "file://" + folder.path($0) }
    for (number, name) in names.enumerated() { try client.open(name, "// \(number)\n") }
    try client.change(names[1], version: 2, [change(0, 0, 0, 0, "\n\n")])
    #expect(try names.map { try text(client, $0).text.string } == ["// 0\n", "\n\n// 1\n", "// 2\n"])
    try client.close(names[1])
    try client.close(names[2])
    try client.change(names[0], version: 2, [change(0, 0, 0, 0, "// more\n")])
    #expect(try text(client, names[0]).text.string == "// more\n// 0\n")
  }

  @Test func diskDoesNotCountWhileAFileIsOpen() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.whole, to: "App.swift")
    let client = try TestClient([folder.path])
    let uri = DocumentAddress.uri(ofPath: folder.path("App.swift"))
    try client.waitForDiagnostics(uri) { $0.count == 1 }
    try client.open(uri, "let x = 1\n")
    try client.waitForDiagnostics(uri) { $0.isEmpty }
    try client.notify("textDocument/didSave", ["textDocument": ["uri": .string(uri)]])
    try client.settle()
    #expect(client.published(uri).count == 2)
  }

  @Test func changesOfWhatIsNotOpenAreIgnored() throws {
    let client = try TestClient()
    try client.change("untitled:b", version: 1, [["text": "x"]])
    try client.close("untitled:b")
    try client.notify("textDocument/didSave", ["textDocument": ["uri": "untitled:b"]])
    #expect(try client.inside { $0.documents.count } == 0)
  }
}

/// The same numbers for the same seed on every machine.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
