import JSONRPC
import Testing

@testable import AALanguageServer

struct InitializeTests {
  private func result(_ capabilities: JSONValue, options: JSONValue = nil) throws -> JSONValue {
    try TestClient(capabilities: capabilities, options: options).initializeResult
  }

  @Test func tellsWhoItIsAndWhatItCan() throws {
    let result = try result([:])
    #expect(result.string("serverInfo", "name") == "aa-language-server")
    #expect(result.int("capabilities", "textDocumentSync", "change") == 2)
    #expect(result.member(["capabilities", "textDocumentSync", "openClose"]) == true)
    #expect(result.member(["capabilities", "hoverProvider"]) == true)
    #expect(result.string("capabilities", "positionEncoding") == "utf-16")
    #expect(result.member(["capabilities", "workspace", "workspaceFolders", "changeNotifications"]) == true)
    #expect(
      result.member(["capabilities", "codeActionProvider", "codeActionKinds"])
        == ["quickfix", "source.fixAll.assistive-access"])
    #expect(result.member(["capabilities", "diagnosticProvider"]) == nil)
    // What needs nothing of the client but to show a message.
    #expect(
      result.member(["capabilities", "executeCommandProvider", "commands"])
        == ["assistive-access.explain", "assistive-access.flow", "assistive-access.audit"])
    #expect(result.member(["capabilities", "workspace", "fileOperations"]) == nil)
  }

  @Test(arguments: [
    (["utf-8", "utf-16"], "utf-8"), (["utf-16", "utf-8"], "utf-16"), (["utf-7", "utf-32"], "utf-32"),
    (["utf-7"], "utf-16"), ([], "utf-16"),
  ])
  func takesTheFirstEncodingThatItKnows(offered: [String], chosen: String) throws {
    let encodings = JSONValue.array(offered.map { .string($0) })
    let result = try result(["general": ["positionEncodings": encodings]])
    #expect(result.string("capabilities", "positionEncoding") == chosen)
  }

  @Test func pullsOnlyFromClientsThatCanBeToldToAskAgain() throws {
    let provider = ["capabilities", "diagnosticProvider"]
    let pulling = try result(Samples.pullCapabilities)
    #expect(pulling.member(provider + ["interFileDependencies"]) == true)
    #expect(pulling.member(provider + ["workspaceDiagnostics"]) == true)
    #expect(pulling.member(provider + ["identifier"]) == "assistive-access")
    #expect(try result(["textDocument": ["diagnostic": ["dynamicRegistration": true]]]).member(provider) == nil)
    // An empty capability is what clients send that do not pull.
    #expect(
      try result(["textDocument": ["diagnostic": [:]], "workspace": ["diagnostics": ["refreshSupport": true]]])
        .member(provider) == nil)
    #expect(try result(Samples.pullCapabilities, options: ["diagnostics": "push"]).member(provider) == nil)
  }

  @Test(
    arguments: [
      ["general": 1, "textDocument": [], "workspace": "yes", "window": nil],
      [
        "general": ["positionEncodings": "utf-8"], "textDocument": ["hover": ["contentFormat": 3], "codeAction": true],
      ],
      ["workspace": ["workspaceEdit": ["resourceOperations": [1, nil, "create"]]]],
      nil, 7, [],
    ] as [JSONValue])
  func forgivesOddCapabilities(capabilities: JSONValue) throws {
    #expect(try result(capabilities).string("serverInfo", "name") != nil)
  }

  @Test func knowsNoFolderWithoutBeingToldOfOne() throws {
    for params: JSONValue in [
      nil, [:], ["rootUri": nil, "rootPath": nil, "workspaceFolders": nil], ["rootUri": "untitled:x"],
    ] {
      let client = try TestClient(isInitialized: false)
      _ = try client.request("initialize", params)
      try client.notify("initialized", [:])
      #expect(try client.inside { $0.folders } == [])
      #expect(try client.inside { $0.scanning.isDone })
    }
  }

  @Test func takesFoldersInEveryWayThatTheyAreTold() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("a b")
    try folder.link("link", to: folder.path("a b"))
    for params: JSONValue in [
      ["rootPath": .string(folder.path("a b") + "/")], ["rootUri": .string("file://" + folder.path("a%20b"))],
      [
        "workspaceFolders": [["uri": .string("file://" + folder.path("link") + "/"), "name": "x"]],
        "rootUri": "file:///x",
      ],
    ] {
      let client = try TestClient(isInitialized: false)
      _ = try client.request("initialize", params)
      #expect(try client.inside { $0.folders } == [folder.path("a b")])
    }
  }

  @Test func registersOnlyWhatTheClientAllows() throws {
    let silent = try TestClient()
    _ = try silent.inside { $0.folders }
    #expect(silent.received("client/registerCapability").isEmpty)
    let able = try TestClient(capabilities: [
      "workspace": [
        "didChangeWatchedFiles": ["dynamicRegistration": true], "didChangeConfiguration": ["dynamicRegistration": true],
      ]
    ])
    let registered = try able.waitFor("client/registerCapability") { !$0.isEmpty }
    let methods = registered[0]["registrations"]?.arrayValue?.compactMap { $0["method"]?.stringValue }
    #expect(methods == ["workspace/didChangeWatchedFiles", "workspace/didChangeConfiguration"])
  }

  @Test func leavesAsTheProtocolAsks() throws {
    let client = try TestClient()
    try client.open("untitled:a", Samples.whole)
    #expect(try client.request("shutdown", nil) == .null)
    #expect(throws: TestClient.Refused.self) { try client.hover("untitled:a", line: 0, character: 0) }
    try client.notify("exit", nil)
    #expect(try client.waitForEnd() == ConnectionEnd(reason: .exit, exitCode: 0))
    let rude = try TestClient()
    rude.closeInput()
    #expect(try rude.waitForEnd() == ConnectionEnd(reason: .inputClosed, exitCode: 1))
  }

  @Test func readsItsFlags() throws {
    #expect(try ServeOptions(["--stdio", "--clientProcessId=12"]).clientProcess == 12)
    #expect(try ServeOptions(["--clientProcessId", "12"]).clientProcess == 12)
    #expect(try ServeOptions(["--stdio-ish", "--clientProcessId=x"]).unknown == ["--stdio-ish"])
    #expect(try ServeOptions([]).clientProcess == nil)
  }

  @Test func takesSettingsFromWhereverTheyAre() {
    #expect(Settings().updated(from: ["assistiveAccess": ["scope": "all"]]).scope == .all)
    #expect(Settings().updated(from: ["logLevel": "debug"]).logLevel == .debug)
    #expect(Settings().updated(from: nil) == Settings())
    #expect(Settings().updated(from: ["scope": 3, "logLevel": nil, "diagnostics": "never"]) == Settings())
  }
}
