import AAAnalysis
import JSONRPC
import Testing

@testable import AALanguageServer

/// A configuration as a document that somebody writes.
struct ConfigurationDocumentTests {
  private let uri = "file:///nowhere/.assistive-access.json"
  private let snippets: JSONValue = ["textDocument": ["completion": ["completionItem": ["snippetSupport": true]]]]

  private func complete(_ text: String, _ capabilities: JSONValue = [:]) throws -> JSONValue {
    try TestClient(capabilities: capabilities).complete(uri, text, languageID: "json")
  }

  // MARK: Completion

  @Test(arguments: ["{‸", "{ ‸ }", "{\"ru‸\"}", "{\"‸", "{\"scope\": \"all\", ‸}", "{ru‸}", "{ // why\n ‸"])
  func offersKeys(text: String) throws {
    let labels = try complete(text).labels
    let expected = ConfigurationKey.allCases.map(\.rawValue).filter { $0 != "scope" || !text.contains("scope") }
    #expect(labels == expected, "\(text)")
  }

  @Test(
    arguments: [
      ("{\"rules\": {‸", "timed-dismissal"), ("{\"rules\": {\"timed‸", "timed-dismissal"),
      ("{\"rules\": {\"labels\": \"off\", \"tim‸\"}}", "timed-dismissal"), ("{rules: {\n  ‸\n}}", "all"),
      ("{\"rules\": {\"timing\": \"‸\"}}", "warning"), ("{\"rules\": {\"timing\": ‸}}", "off"),
      ("{\"rules\": {\"timing\": {\"sev‸\"}}}", "severity"), ("{\"rules\": {\"timing\": {\"severity\": \"‸", "hint"),
      ("{\"rules\": {\"too-many-options\": {‸}}}", "limit"),
      ("{\"rules\": {\"too-many-options\": {\"limit\": ‸}}}", "5"), ("{\"scope\": \"‸\"}", "assistive-access"),
      ("{\"failOn\": ‸", "never"), ("{'failOn': 'w‸'}", "warning"),
      ("{\"symbols\": {\"Oma\": \"figure.and‸\"}}", "figure.and.child.holdinghands"),
    ])
  func offersWhatFits(text: String, expected: String) throws {
    #expect(try complete(text).labels.contains(expected), "\(text)")
  }

  @Test(
    arguments: [
      "‸{}", "{}‸", "{\"iconWrappers\": [\"‸\"]}", "{\"extends\": \"‸\"}", "{ // ‸", "{ /* ‸ */ }", "[‸]",
      "{\"x\": {‸}}",
    ])
  func offersNothingWhereAnythingMayStand(text: String) throws {
    #expect(try complete(text)["items"] == [], "\(text)")
  }

  @Test func optionsOfARuleAreOnlyItsOwn() throws {
    let labels = try complete("{\"rules\": {\"too-many-options\": {\"severity\": \"hint\", ‸}}}").labels
    #expect(labels == Catalogue.standard.rule(id: "too-many-options")?.options.map(\.name))
  }

  @Test func writesTheMarksThatAreMissing() throws {
    let inMarks = try #require(try complete("{\"ru‸\"}").item("rules"))
    #expect(inMarks["textEdit"] == ["range": change(0, 1, 0, 5, "")["range"] ?? nil, "newText": "\"rules\": "])
    #expect(inMarks.string("filterText") == "\"rules\"")
    let bare = try #require(try complete("{ru‸}").item("rules"))
    #expect(bare["textEdit"] == ["range": change(0, 1, 0, 3, "")["range"] ?? nil, "newText": "\"rules\": "])
    #expect(bare.string("filterText") == "rules")
    let hasColon = try #require(try complete("{\"ru‸\": {}}").item("rules"))
    #expect(hasColon.string("textEdit", "newText") == "\"rules\"")
    let apostrophes = try #require(try complete("{'scope': 'al‸'}").item("all"))
    #expect(apostrophes.string("textEdit", "newText") == "'all'")
    // A client that inserts up to the cursor would leave the second mark behind.
    let both: JSONValue = ["textDocument": ["completion": ["completionItem": ["insertReplaceSupport": true]]]]
    let marked = try #require(try complete("{\"scope\": \"as‸\"}", both).item("assistive-access"))
    #expect(
      marked["textEdit"] == ["range": change(0, 10, 0, 14, "")["range"] ?? nil, "newText": "\"assistive-access\""])
    let number = try #require(try complete("{\"rules\": {\"too-many-options\": {\"limit\": ‸}}}").item("5"))
    #expect(number.string("textEdit", "newText") == "5")
  }

  @Test func leavesAPlaceToTypeAtWhereTheClientCan() throws {
    func edit(_ text: String, _ label: String) throws -> JSONValue? {
      let item = try complete(text, snippets).item(label)
      return item?.int("insertTextFormat") == 2 ? item?.member(["textEdit", "newText"]) : nil
    }
    #expect(try edit("{‸}", "rules") == "\"rules\": {$0}")
    #expect(try edit("{‸}", "$schema") == "\"\\$schema\": \"$0\"")
    #expect(try edit("{‸}", "exclude") == "\"exclude\": [$0]")
    #expect(
      try edit("{\"rules\": {‸}}", "timing") == "\"timing\": \"${1|off,on,error,warning,information,hint|}\"$0")
    #expect(try edit("{\"rules\": {\"too-many-options\": {‸}}}", "limit") == "\"limit\": ${1:5}$0")
    // Nothing is to be filled in behind a value.
    #expect(try edit("{\"scope\": ‸}", "all") == nil)
    #expect(try complete("{‸}")["items"]?.arrayValue?.allSatisfy { $0["insertTextFormat"] == nil } == true)
  }

  @Test func everyWordHasItsExplanation() throws {
    for text in ["{‸", "{\"rules\": {‸", "{\"rules\": {\"too-many-options\": {‸", "{\"scope\": ‸", "{\"failOn\": ‸"] {
      let items = try complete(text)["items"]?.arrayValue ?? []
      #expect(!items.isEmpty)
      for item in items {
        #expect(item.string("documentation", "value")?.isEmpty == false, "\(item.string("label") ?? "")")
      }
    }
  }

  // MARK: Hover

  @Test(
    arguments: [
      ("{\"ru‸les\": {}}", "Rules or groups of rules", 2, 7), ("{ru‸les: {}}", "Rules or groups", 1, 6),
      ("{\"rules\": {\"timed-dis‸missal\": \"off\"}}", "**timed-dismissal**", 12, 27),
      ("{\"rules\": {\"timing\": \"o‸ff\"}}", "Not asked", 22, 25),
      ("{\"rules\": {\"ti‸ming\": \"off\"}}", "stands for these rules", 12, 18),
      ("{\"rules\": {\"too-many-options\": {\"lim‸it\": 5}}}", "5 unless it is set", 33, 38),
      ("{\"scope\": \"a‸ll\"}", "the whole app", 11, 14), ("{\"failOn\": \"nev‸er\"}", "status 0", 12, 17),
      ("{\"symbols\": {\"oma\": \"hou‸se\"}}", "since iOS 13.0", 21, 26),
      ("{\"rules\": {\"too-many-op‸tions\": 1}}", "`limit` (5)", 12, 28),
    ])
  func explainsWhatStandsThere(marked: String, expected: String, lower: Int, upper: Int) throws {
    let client = try TestClient()
    let marked = try MarkedText(marked)
    try client.open(uri, marked.text, languageID: "jsonc")
    let hover = try client.hover(uri, line: marked.line, character: marked.character)
    #expect(hover.string("contents", "value")?.contains(expected) == true, "\(hover)")
    #expect(hover["range"] == change(0, lower, 0, upper, "")["range"])
  }

  @Test(arguments: [
    "{\"rul‸e\": 1}", "{\"rules\": {\"lab‸elz\": 1}}", "{‸ }", "{\"exclude\": [\"ru‸les\"]}", "{ // ru‸les\n}",
  ])
  func saysNothingAboutWhatItDoesNotKnow(marked: String) throws {
    let client = try TestClient()
    let marked = try MarkedText(marked)
    try client.open(uri, marked.text, languageID: "jsonc")
    #expect(try client.hover(uri, line: marked.line, character: marked.character) == .null)
  }

  // MARK: Links

  @Test func linksWhatItBuildsOnAndThePagesOfRules() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "shared/base config.json")
    try folder.write("{}", to: "other.json")
    let text = """
      {
        "extends": ["./shared/base config.json", "other.json", "missing.json"],
        "rules": { "timed-dismissal": "off", "labels": "off", "nonsense": "off" },
      """
    let client = try TestClient(
      [folder.path], capabilities: ["textDocument": ["documentLink": ["tooltipSupport": true]]])
    let file = DocumentAddress.uri(ofPath: folder.path(Configuration.fileName))
    try client.open(file, text, languageID: "jsonc")
    let links = try client.request("textDocument/documentLink", ["textDocument": ["uri": .string(file)]])
    let found = links.arrayValue ?? []
    #expect(
      found.map { $0.string("target") } == [
        DocumentAddress.uri(ofPath: folder.path("shared/base config.json")),
        DocumentAddress.uri(ofPath: folder.path("other.json")),
        Catalogue.standard.rule(id: "timed-dismissal")?.reference.url,
      ])
    #expect(found.first?["range"] == change(1, 15, 1, 40, "")["range"])
    #expect(found.last?.string("tooltip") == Catalogue.standard.rule(id: "timed-dismissal")?.reference.title)
    // Who extends nothing is linked to nothing; other documents have no links of ours.
    try client.open("untitled:a", Samples.whole)
    #expect(try client.request("textDocument/documentLink", ["textDocument": ["uri": "untitled:a"]]) == .null)
    let simple = try TestClient([folder.path])
    try simple.open(file, text, languageID: "jsonc")
    let plain = try simple.request("textDocument/documentLink", ["textDocument": ["uri": .string(file)]])
    #expect(plain.arrayValue?.count == 3 && plain.arrayValue?.allSatisfy { $0["tooltip"] == nil } == true)
  }
}
