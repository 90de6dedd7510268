import AAAnalysis
import JSONRPC
import Testing

@testable import AALanguageServer

/// Directives and names of rules in comments that silence rules.
struct SuppressionCompletionTests {
  @Test(
    arguments: [
      "// aa:dis‸", "let x = 1 // a‸", "/* aa:‸ */", "/*\n * aa:disable:n‸", "///aa‸", "// ‸", "let x = \"//\" // aa:‸",
    ])
  func offersDirectives(text: String) throws {
    let list = try TestClient().complete("untitled:a", text)
    #expect(
      list.labels == ["aa:disable", "aa:disable:next", "aa:disable:this", "aa:disable:file", "aa:enable"], "\(text)")
    #expect(list.item("aa:disable:next")?.string("detail") == "the next line of code")
  }

  @Test(
    arguments: [
      "aa:dis‸", "let aa = \"// aa:dis‸\"", "// see aa:dis‸", "// aa:disable:next x - it is‸", "// aa:disabel x‸",
      "/* aa: */‸", "// aa:disable:next x // why‸",
    ])
  func offersNothingElsewhere(text: String) throws {
    #expect(try TestClient().complete("untitled:a", text) == .null, "\(text)")
  }

  @Test func offersRulesThatFindSomethingFirst() throws {
    let client = try TestClient()
    let marked = Samples.whole.replacing("          .nav", with: "          // aa:disable:next ‸\n          .nav")
    let list = try client.complete("untitled:a", marked)
    #expect(list.labels.first == "missing-navigation-icon")
    // The half-written name is found by a rule too.
    let half = try client.complete("untitled:a", marked.replacing("next ‸", with: "next miss‸"), version: 2)
    #expect(half.labels.first == "missing-navigation-icon")
    #expect(half.labels.firstIndex(of: "unknown-rule") ?? 0 > 50)
    #expect(Set(list.labels) == Set(Catalogue.standard.names))
    #expect(list.item("labels")?.string("detail") == "all rules of the group")
    #expect(list.item("timed-dismissal")?.string("detail") == "group timing")
    #expect(list.item("timed-dismissal")?.string("documentation", "value")?.contains("by itself") == true)
  }

  @Test func replacesTheNameThatIsBeingWritten() throws {
    let client = try TestClient()
    let list = try client.complete("untitled:a", "// aa:disable:file countdown, timed-dis‸missal, undo-control - why\n")
    #expect(!list.labels.contains("countdown"))
    #expect(
      list.item("timed-dismissal")?["textEdit"]
        == ["range": change(0, 30, 0, 45, "")["range"] ?? nil, "newText": "timed-dismissal"])
  }

  @Test func worksInPropertyListsAndProjectFiles() throws {
    let client = try TestClient()
    let list =
      "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict>\n<!-- aa:disable:next missing-pl‸--></dict></plist>"
    let found = try client.complete("file:///nowhere/Info.plist", list, languageID: "xml")
    #expect(
      found.item("missing-plist-key")?["textEdit"]
        == ["range": change(2, 21, 2, 31, "")["range"] ?? nil, "newText": "missing-plist-key"])
    #expect(
      try client.complete("file:///nowhere/B/Info.plist", "<dict>\n<!-- aa:d‸", languageID: "xml").labels.count == 5)
    #expect(
      try client.complete("file:///nowhere/C/Info.plist", "<dict>\n<!-- x --> aa:d‸", languageID: "xml") == .null)
    #expect(
      try client.complete("file:///nowhere/project.yml", "name: A\n# aa:disable:file missing‸", languageID: "yaml")
        .labels.contains("missing-plist-key"))
    #expect(
      try client.complete("file:///nowhere/A.xcconfig", "A = B // aa:‸", languageID: "xcconfig").labels.count == 5)
  }

  @Test func explainsWhenSomebodyLooks() throws {
    let client = try TestClient(capabilities: [
      "textDocument": [
        "completion": [
          "completionItem": [
            "resolveSupport": ["properties": ["documentation"]], "documentationFormat": ["markdown", "plaintext"],
          ]
        ]
      ]
    ])
    #expect(client.initializeResult.member(["capabilities", "completionProvider", "resolveProvider"]) == true)
    let list = try client.complete("untitled:a", "// aa:disable:next ‸")
    #expect(list["items"]?.arrayValue?.allSatisfy { $0["documentation"] == nil && $0["data"] != nil } == true)
    let rule = try client.request("completionItem/resolve", try #require(list.item("timed-dismissal")))
    #expect(rule.string("documentation", "kind") == "markdown")
    #expect(rule.string("documentation", "value")?.contains("**timed-dismissal**") == true)
    #expect(rule["textEdit"] == list.item("timed-dismissal")?["textEdit"])
    let group = try client.request("completionItem/resolve", try #require(list.item("timing")))
    #expect(group.string("documentation", "value")?.contains("- `timed-dismissal`:") == true)
    // An item that is not ours stays as it is.
    #expect(try client.request("completionItem/resolve", ["label": "x"]) == ["label": "x"])
    let directives = try client.complete("untitled:b", "// aa:d‸")
    let directive = try client.request("completionItem/resolve", try #require(directives.item("aa:enable")))
    #expect(directive.string("documentation", "value")?.hasPrefix("Ends what aa:disable began") == true)
  }

  @Test func tellsWhenItIsToBeAsked() throws {
    let provider = try #require(try TestClient().initializeResult.member(["capabilities", "completionProvider"]))
    #expect(provider["triggerCharacters"] == ["\"", ".", ":"])
    #expect(provider["resolveProvider"] == false)
  }
}
