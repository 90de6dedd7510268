import AAAnalysis
import JSONRPC
import Testing

@testable import AALanguageServer

struct RobustnessTests {
  @Test(arguments: [
    "file:///", "file://", "file:", "", "untitled:Untitled-1", "git:/x/App.swift?%7B%22ref%22%3A%22~%22%7D",
    "file:///c%3A/x/App.swift", "file:///C:/x/App.swift", "file://host/share/App.swift", "file:///x/%00.swift",
    "file:///x/%FF.swift", "file:///x/%zz.swift", "FILE:///x/App.swift", "vscode-notebook-cell:/x#1", "a b\u{2028}😀",
  ])
  func anyNameIsADocument(uri: String) throws {
    let client = try TestClient(capabilities: Samples.everything)
    try client.open(uri, Samples.whole)
    // A name that says that it is something else is taken at its word; none may be left without an answer.
    try client.waitForDiagnostics(uri) { $0.count <= 1 }
    try client.change(uri, version: 2, [change(0, 0, 0, 0, "\n")])
    _ = try client.hover(uri, line: 9, character: 20)
    _ = try client.codeActions(uri, line: 9, character: 20)
    #expect(client.published(uri).allSatisfy { $0.string("uri") == uri })
    try client.close(uri)
    #expect(try client.inside { $0.documents.count } == 0)
  }

  @Test func textsOfNoFileAreLinted() throws {
    let client = try TestClient()
    for uri in ["untitled:Untitled-1", "git:/x/App.swift?ref", "vscode-vfs://github/x/App.swift"] {
      try client.open(uri, Samples.whole)
      try client.waitForDiagnostics(uri) { $0.count == 1 }
    }
  }

  @Test func wrongParamsAreNamed() throws {
    let client = try TestClient()
    for (method, params, path) in [
      (
        "textDocument/hover", ["textDocument": ["uri": "x"], "position": ["line": .double(1.5), "character": 0]],
        "params.position.line"
      ),
      (
        "textDocument/hover", ["textDocument": ["uri": 3], "position": ["line": 1, "character": 0]],
        "params.textDocument.uri"
      ),
      ("textDocument/codeAction", ["textDocument": ["uri": "x"]], "params.range"),
      ("textDocument/diagnostic", [:], "params.textDocument"),
    ] as [(String, JSONValue, String)] {
      let refused = #expect(throws: TestClient.Refused.self) { try client.request(method, params) }
      #expect(refused?.code == -32602)
      #expect(refused?.message.contains(path) == true)
    }
    #expect((#expect(throws: TestClient.Refused.self) { try client.request("no/such", nil) })?.code == -32601)
  }

  @Test func anyPlaceMayBeAskedAbout() throws {
    let client = try TestClient(capabilities: Samples.everything)
    try client.open("untitled:a", "😀\r\n" + Samples.whole)
    for number in [-2_147_483_648, -1, 0, 1, 3, 1_000_000, 2_147_483_647, 9_007_199_254_740_992] {
      for other in [-1, 0, 1, 2_147_483_647] {
        _ = try client.hover("untitled:a", line: number, character: other)
        _ = try client.codeActions("untitled:a", line: other, character: number)
      }
    }
    _ = try client.request(
      "textDocument/codeAction",
      ["textDocument": ["uri": "untitled:a"], "range": change(9, 0, 0, 0, "")["range"] ?? nil, "context": [:]])
  }

  @Test func placesMeanTheSameInEveryEncoding() throws {
    let text = Samples.whole.replacing(".navigationTitle(\"Draw\")", with: "/* é😀 */.navigationTitle(\"Draw\")")
    for (encoding, column) in [("utf-8", 10 + 12 + 1), ("utf-16", 10 + 9 + 1), ("utf-32", 10 + 8 + 1)] {
      let client = try TestClient(
        capabilities: Samples.everything.setting(
          ["positionEncodings": [.string(encoding)]], at: ["general"]))
      try client.open("untitled:a", text)
      let diagnostic = try #require(try client.waitForDiagnostics("untitled:a") { $0.count == 1 }.first)
      #expect(diagnostic.int("range", "start", "character") == column)
      #expect(try client.hover("untitled:a", line: 8, character: column) != .null)
      #expect(try client.codeActions("untitled:a", line: 8, character: column).isEmpty == false)
    }
  }

  @Test func cancelledQuestionsAreAnsweredAtOnce() throws {
    let client = try TestClient()
    try client.open("untitled:a", String(repeating: Samples.draw + "\n", count: 200))
    let id = try client.begin(
      "textDocument/hover", ["textDocument": ["uri": "untitled:a"], "position": ["line": 0, "character": 0]])
    try client.notify("$/cancelRequest", ["id": .int(id)])
    do {
      _ = try client.reply(to: id)
    } catch let refused as TestClient.Refused {
      #expect(refused.code == -32800)
    }
  }

  @Test func manyChangesAreOneRoundOfDiagnostics() throws {
    let client = try TestClient(
      timing: Timing(quiet: .milliseconds(200) ... .milliseconds(200), patience: .seconds(10)))
    try client.open("untitled:a", Samples.whole)
    for version in 2...50 { try client.change("untitled:a", version: version, [change(0, 0, 0, 0, "\n")]) }
    try client.waitForDiagnostics("untitled:a") { $0.first?.int("range", "start", "line") == 57 }
    #expect(client.published("untitled:a").count <= 5)
  }

  @Test func tracesWhatItDoesIfAsked() throws {
    let client = try TestClient()
    try client.notify("$/setTrace", ["value": "verbose"])
    _ = try client.hover("untitled:a", line: 0, character: 0)
    let traces = try client.waitFor("$/logTrace") { !$0.isEmpty }
    #expect(traces[0].string("message") == "received textDocument/hover")
    #expect(traces[0].string("verbose") != nil)
  }
}
