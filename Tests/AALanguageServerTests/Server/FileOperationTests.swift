import AAAnalysis
import JSONRPC
import Testing

@testable import AALanguageServer

/// What an editor creates, renames and deletes itself.
struct FileOperationTests {
  private let able: JSONValue = [
    "workspace": [
      "fileOperations": ["willRename": true, "didCreate": true, "didRename": true, "didDelete": true],
      "workspaceEdit": ["documentChanges": true],
    ]
  ]

  private func uri(_ folder: TemporaryFolder, _ name: String) -> String {
    DocumentAddress.uri(ofPath: folder.path(name))
  }

  /// The texts that the edits of a rename lead to, by file.
  private func rename(
    _ client: TestClient, _ folder: TemporaryFolder, _ moves: KeyValuePairs<String, String>
  ) throws -> [String: String] {
    let files = moves.map { old, new -> JSONValue in
      ["oldUri": .string(uri(folder, old)), "newUri": .string(uri(folder, new))]
    }
    let edit = try client.request("workspace/willRenameFiles", ["files": .array(files)])
    var texts: [String: String] = [:]
    for change in edit["documentChanges"]?.arrayValue ?? [] {
      let path = try #require(change.string("textDocument", "uri").flatMap(DocumentAddress.path(ofURI:)))
      let scratch = try TestClient()
      try scratch.open("untitled:a", try FileReader().text(at: path).string)
      let edits = change["edits"]?.arrayValue ?? []
      try scratch.change(
        "untitled:a", version: 2, edits.reversed().map { ["range": $0["range"] ?? nil, "text": $0["newText"] ?? nil] })
      texts[PathText.relative(path, to: folder.path)] = try scratch.inside {
        $0.documents.values.first?.text.string ?? ""
      }
    }
    if edit != .null { #expect(!texts.isEmpty) }
    return texts
  }

  @Test func tellsWhatItWantsToHear() throws {
    let operations = try #require(
      try TestClient(capabilities: able).initializeResult.member(["capabilities", "workspace", "fileOperations"]))
    for name in ["willRename", "didCreate", "didRename", "didDelete"] {
      let filters = operations.member([name, "filters"])?.arrayValue ?? []
      #expect(filters.contains { $0.string("pattern", "glob") == "**/*.swift" }, "\(name)")
      #expect(filters.contains { $0.string("pattern", "matches") == "folder" }, "\(name)")
      #expect(filters.allSatisfy { $0.string("scheme") == "file" })
    }
    let some = try TestClient(capabilities: ["workspace": ["fileOperations": ["didDelete": true]]])
    let offered = some.initializeResult.member(["capabilities", "workspace", "fileOperations"])
    #expect(offered?["didDelete"] != nil && offered?["willRename"] == nil && offered?["didCreate"] == nil)
  }

  @Test func followsAtOnce() throws {
    let folder = try TemporaryFolder()
    let client = try TestClient([folder.path], capabilities: able)
    while try client.inside({ !$0.scanning.isDone }) {}
    try folder.write(Samples.whole, to: "App.swift")
    try client.notify("workspace/didCreateFiles", ["files": [["uri": .string(uri(folder, "App.swift"))]]])
    let (old, new) = (FileID(folder.path("App.swift")), FileID(folder.path("Sources/Main.swift")))
    // Nothing is waited for.
    #expect(try client.inside { $0.shared.snapshot.swiftFiles } == [old])
    try client.waitForDiagnostics(uri(folder, "App.swift")) { $0.count == 1 }
    try folder.remove("App.swift")
    try folder.write(Samples.whole, to: "Sources/Main.swift")
    try client.notify(
      "workspace/didRenameFiles",
      ["files": [["oldUri": .string(uri(folder, "App.swift")), "newUri": .string(uri(folder, "Sources/Main.swift"))]]])
    #expect(try client.inside { $0.shared.snapshot.swiftFiles } == [new])
    try client.waitForDiagnostics(uri(folder, "App.swift")) { $0.isEmpty }
    try client.waitForDiagnostics(uri(folder, "Sources/Main.swift")) { $0.count == 1 }
    try folder.remove("Sources")
    try client.notify("workspace/didDeleteFiles", ["files": [["uri": .string(uri(folder, "Sources"))]]])
    #expect(try client.inside { $0.shared.snapshot.swiftFiles } == [])
    try client.waitForDiagnostics(uri(folder, "Sources/Main.swift")) { $0.isEmpty }
  }

  @Test func aRenamedFolderTakesItsFilesAndItsConfigurationAlong() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.whole, to: "Old/App.swift")
    try folder.write("{\"rules\": {\"missing-navigation-icon\": \"off\"}}", to: "Off/" + Configuration.fileName)
    let client = try TestClient([folder.path], capabilities: able)
    try client.waitForDiagnostics(uri(folder, "Old/App.swift")) { $0.count == 1 }
    try folder.write(Samples.whole, to: "New/App.swift")
    try folder.write("{\"rules\": {\"missing-navigation-icon\": \"error\"}}", to: "New/" + Configuration.fileName)
    try folder.remove("Old")
    try client.notify(
      "workspace/didRenameFiles",
      ["files": [["oldUri": .string(uri(folder, "Old")), "newUri": .string(uri(folder, "New"))]]])
    try client.waitForDiagnostics(uri(folder, "New/App.swift")) { $0.first?.int("severity") == 1 }
    try client.waitForDiagnostics(uri(folder, "Old/App.swift")) { $0.isEmpty }
  }

  @Test func whatIsIgnoredStaysOut() throws {
    let folder = try TemporaryFolder()
    let client = try TestClient([folder.path], capabilities: able)
    while try client.inside({ !$0.scanning.isDone }) {}
    try folder.write(Samples.whole, to: "Pods/App.swift")
    try client.notify("workspace/didCreateFiles", ["files": [["uri": .string(uri(folder, "Pods/App.swift"))]]])
    #expect(try client.inside { $0.shared.snapshot.swiftFiles } == [])
  }

  // MARK: Paths

  /// A folder with a configuration that builds on another one and names places.
  private func folder(_ configuration: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.write(Samples.whole, to: "App.swift")
    try folder.write("{}", to: "common/base.json")
    try folder.write(configuration, to: Configuration.fileName)
    return folder
  }

  private func client(_ folder: TemporaryFolder) throws -> TestClient {
    let client = try TestClient([folder.path], capabilities: able)
    while try client.inside({ !$0.scanning.isDone }) {}
    return client
  }

  @Test func keepsWhatAConfigurationBuildsOn() throws {
    let folder = try folder("{\"extends\": [\"./common/base.json\"] /* c */}")
    let client = try client(folder)
    #expect(
      try rename(client, folder, ["common/base.json": "config/team.json"])
        == [Configuration.fileName: "{\"extends\": [\"./config/team.json\"] /* c */}"])
    #expect(
      try rename(client, folder, ["common": "config"])
        == [Configuration.fileName: "{\"extends\": [\"./config/base.json\"] /* c */}"])
    #expect(try rename(client, folder, ["App.swift": "Main.swift"]) == [:])
    #expect(try rename(client, folder, ["common2": "config"]) == [:])
    // It moves itself.
    #expect(
      try rename(client, folder, [Configuration.fileName: "Sources/" + Configuration.fileName])
        == [Configuration.fileName: "{\"extends\": [\"../common/base.json\"] /* c */}"])
    // Both move, and nothing changes between them.
    #expect(
      try rename(
        client, folder, [Configuration.fileName: "A/" + Configuration.fileName, "common": "A/common"]) == [:])
  }

  @Test func keepsPatternsThatNameOnePlace() throws {
    let folder = try folder(
      "{\"exclude\": [\"Views/Old.swift\", \"/Legacy/\", \"*.gen.swift\", \"Old.swift\", \"!Views/Old.swift\"], "
        + "\"iconWrappers\": [\"Views/Old.swift\"]}")
    let client = try client(folder)
    func renamed(_ parts: String...) -> [String: String] {
      let patterns = parts.map { "\"\($0)\"" }.joined(separator: ", ")
      return [
        Configuration.fileName: "{\"exclude\": [\(patterns), \"*.gen.swift\", \"Old.swift\", \"!Views/Old.swift\"], "
          + "\"iconWrappers\": [\"Views/Old.swift\"]}"
      ]
    }
    #expect(
      try rename(client, folder, ["Views/Old.swift": "Views/New.swift"]) == renamed("Views/New.swift", "/Legacy/"))
    #expect(try rename(client, folder, ["Views/Old.swift": "Old2.swift"]) == renamed("/Old2.swift", "/Legacy/"))
    #expect(
      try rename(client, folder, ["Legacy": "Sources/Legacy"]) == renamed("Views/Old.swift", "/Sources/Legacy/"))
    #expect(try rename(client, folder, ["Views/Older.swift": "Views/X.swift"]) == [:])
    // No pattern can name what lies outside.
    #expect(try rename(client, folder, ["Views/Old.swift": "../Old.swift"]) == [:])
  }

  @Test func theTextThatIsOpenCounts() throws {
    let folder = try folder("{}")
    let client = try client(folder)
    let file = uri(folder, Configuration.fileName)
    try client.open(file, "{\n\"extends\": 'common/base.json'", version: 7, languageID: "json")
    let edit = try client.request(
      "workspace/willRenameFiles",
      [
        "files": [
          ["oldUri": .string(uri(folder, "common/base.json")), "newUri": .string(uri(folder, "common/it's.json"))]
        ]
      ])
    // A mark in the name would end the text as it is.
    let first = edit["documentChanges"]?.arrayValue?.first?["edits"]?.arrayValue?.first
    #expect(first?.string("newText") == "common/it\\'s.json")
    let other = try client.request(
      "workspace/willRenameFiles",
      ["files": [["oldUri": .string(uri(folder, "common/base.json")), "newUri": .string(uri(folder, "b.json"))]]])
    let change = try #require(other["documentChanges"]?.arrayValue?.first)
    #expect(change.int("textDocument", "version") == 7)
    #expect(
      change["edits"] == [
        ["range": AALanguageServerTests.change(1, 12, 1, 28, "")["range"] ?? nil, "newText": "b.json"]
      ])
    // A client without versions gets the plain form.
    let simple = try TestClient([folder.path], capabilities: ["workspace": ["fileOperations": ["willRename": true]]])
    while try simple.inside({ !$0.scanning.isDone }) {}
    try simple.open(file, "{\n\"extends\": 'common/base.json'", languageID: "json")
    let plain = try simple.request(
      "workspace/willRenameFiles",
      ["files": [["oldUri": .string(uri(folder, "common/base.json")), "newUri": .string(uri(folder, "b.json"))]]])
    #expect(plain.member(["changes", file])?.arrayValue?.count == 1 && plain["documentChanges"] == nil)
  }

  @Test(arguments: [
    ("INFOPLIST_FILE: Paint/Info.plist", "INFOPLIST_FILE: Support/Info.plist"),
    ("INFOPLIST_FILE: \"Paint/Info.plist\"", "INFOPLIST_FILE: \"Support/Info.plist\""),
    ("INFOPLIST_FILE: $(SRCROOT)/Paint/Info.plist", nil), ("INFOPLIST_FILE: ./Paint/Info.plist", nil),
    ("GENERATE_INFOPLIST_FILE: YES", nil),
  ])
  func keepsThePathOfAnInfoPlist(setting: String, expected: String?) throws {
    let folder = try TemporaryFolder()
    func spec(_ setting: String) -> String {
      "targets:\n  Paint:\n    type: application\n    platform: iOS\n    sources: [Paint]\n    settings:\n      \(setting)\n"
    }
    try folder.write(spec(setting), to: "project.yml")
    try folder.write(Samples.whole, to: "Paint/App.swift")
    try folder.write("<plist version=\"1.0\"><dict/></plist>", to: "Paint/Info.plist")
    let client = try client(folder)
    let renamed = try rename(client, folder, ["Paint/Info.plist": "Support/Info.plist"])
    #expect(renamed == (expected.map { ["project.yml": spec($0)] } ?? [:]))
    // The project moves along.
    #expect(
      try rename(client, folder, ["Paint/Info.plist": "Sub/Paint/Info.plist", "project.yml": "Sub/project.yml"]).isEmpty
        || expected != nil)
  }
}
