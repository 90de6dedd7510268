import JSONRPC
import Testing

@testable import AALanguageServer

/// One whole session with a client that can do next to nothing, as `docs/protocol.md` says what it gets.
struct FallbackTests {
  @Test func anOldClientGetsAllThatItCanTake() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.app, to: "App.swift")
    try folder.write(Samples.wrapper, to: "Titled.swift")
    let client = try TestClient(isInitialized: false)
    let result = try client.request(
      "initialize",
      [
        "processId": nil, "rootPath": .string(folder.path),
        "capabilities": [
          "textDocument": [
            "codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["quickfix"]]]]
          ]
        ],
      ])
    try client.notify("initialized", [:])
    let capabilities = try #require(result["capabilities"])
    #expect(capabilities.string("positionEncoding") == "utf-16")
    #expect(capabilities["diagnosticProvider"] == nil)
    #expect(capabilities.member(["workspace", "fileOperations"]) == nil)
    #expect(capabilities.member(["completionProvider", "resolveProvider"]) == false)

    // Pushed, in UTF-16, with the places in the message.
    let uri = DocumentAddress.uri(ofPath: folder.path("Draw.swift"))
    let text = Samples.draw.replacing(".navigationTitle(\"Draw\")", with: "/* 🎨 */.navigationTitle(\"Draw\")")
    try client.open(uri, text)
    let found = try client.waitForDiagnostics(uri) { $0.count == 1 }
    #expect(found.first?["range"] == change(6, 17, 6, 32, "")["range"])
    #expect(found.first?["relatedInformation"] == nil)
    #expect(found.first?.string("message")?.contains("DrawView") == true)

    // Edits without versions, that ask nothing first.
    let fix = try #require(try client.codeActions(uri, line: 6, character: 20).first)
    #expect(fix.member(["edit", "changes", uri])?.arrayValue?.isEmpty == false)
    #expect(fix.member(["edit", "documentChanges"]) == nil && fix.member(["edit", "changeAnnotations"]) == nil)
    #expect(fix["isPreferred"] == nil && fix["disabled"] == nil && fix["data"] == nil)

    // The document is saved, and what changed meanwhile is found without a watcher.
    try folder.write(Samples.wrapperWithIcon, to: "Titled.swift")
    try client.notify("textDocument/didSave", ["textDocument": ["uri": .string(uri)]])
    try client.waitForDiagnostics(uri) { $0.isEmpty }

    // Nothing was asked of it that it did not offer.
    for method in [
      "client/registerCapability", "workspace/configuration", "workspace/applyEdit", "workspace/diagnostic/refresh",
      "workspace/codeLens/refresh", "window/workDoneProgress/create", "window/showDocument", "$/progress",
      "$/logTrace", StatusNotification.method,
    ] {
      #expect(client.received(method).isEmpty, "\(method)")
    }
  }

  @Test func completesAndShowsInTheirPlainestForm() throws {
    let client = try TestClient()
    try client.open("untitled:a", Samples.whole)
    let icon = Samples.whole.replacing(
      "(\"Draw\")", with: "(\"Draw\").assistiveAccessNavigationIcon(systemImage: \"‸\")")
    let items = try client.complete("untitled:a", icon, version: 2)["items"]?.arrayValue ?? []
    #expect(!items.isEmpty)
    for item in items {
      #expect(item["insertTextFormat"] == nil && item["preselect"] == nil && item["data"] == nil)
      #expect(item.member(["textEdit", "range"]) != nil)
      #expect(item.string("documentation", "kind") ?? "plaintext" == "plaintext")
    }
    let lenses = try client.request("textDocument/codeLens", ["textDocument": ["uri": "untitled:a"]])
    #expect(lenses == [])
  }

  @Test func tracesOnlyWhoAsks() throws {
    let client = try TestClient()
    _ = try client.hover("untitled:a", line: 0, character: 0)
    #expect(client.received("$/logTrace").isEmpty)
    try client.notify("$/setTrace", ["value": "messages"])
    _ = try client.hover("untitled:a", line: 0, character: 0)
    let told = try client.waitFor("$/logTrace") { !$0.isEmpty }
    #expect(told.first?.string("message") == "received textDocument/hover")
    #expect(told.first?["verbose"] == nil)
    try client.notify("$/setTrace", ["value": "verbose"])
    _ = try client.hover("untitled:a", line: 0, character: 0)
    try client.waitFor("$/logTrace") { $0.contains { $0["verbose"] != nil } }
    try client.notify("$/setTrace", ["value": "off"])
    let count = try {
      _ = try client.hover("untitled:a", line: 0, character: 0)
      return client.received("$/logTrace").count
    }()
    _ = try client.hover("untitled:a", line: 0, character: 0)
    #expect(client.received("$/logTrace").count == count)
  }
}
