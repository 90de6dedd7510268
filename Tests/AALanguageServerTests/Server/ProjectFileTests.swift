import AAAnalysis
import JSONRPC
import Testing

@testable import AALanguageServer

/// Property lists and project files in an editor, open and not.
struct ProjectFileTests {
  private let key = "UISupportsAssistiveAccess"

  private func list(_ entries: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    \t<key>CFBundleName</key>
    \t<string>Paint</string>
    \(entries)</dict>
    </plist>

    """
  }

  private var withKey: String { list("\t<key>\(key)</key>\n\t<true/>\n") }

  private func folder(list: String? = nil) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "import SwiftUI\n\n@main struct Paint: App {\n  var body: some Scene {\n    AssistiveAccess { Text(\"Paint\") }\n  }\n}\n",
      to: "Paint/PaintApp.swift")
    try folder.write(list ?? self.list(""), to: "Paint/Info.plist")
    return folder
  }

  private func uri(_ folder: TemporaryFolder, _ name: String) -> String {
    DocumentAddress.uri(ofPath: folder.path(name))
  }

  @Test func editingAPropertyListChangesWhatIsSaidOfTheCode() throws {
    let folder = try folder()
    let client = try TestClient([folder.path], capabilities: Samples.everything)
    let (app, info) = (uri(folder, "Paint/PaintApp.swift"), uri(folder, "Paint/Info.plist"))
    try client.waitForDiagnostics(app) { JSONValue.codes($0).contains("missing-plist-key") }
    try client.open(info, list(""), languageID: "xml")
    try client.change(info, version: 2, [change(5, 0, 5, 0, "\t<key>\(key)</key>\n\t<true/>\n")])
    try client.waitForDiagnostics(app) { !JSONValue.codes($0).contains("missing-plist-key") }
    try client.replace(info, version: 3, with: list("\t<true/>\n"))
    try client.waitForDiagnostics(info) { JSONValue.codes($0).contains("malformed-project-file") }
    let titles = try client.codeActions(info, line: 5, character: 2).compactMap { $0.string("title") }
    #expect(titles.contains("Silence “malformed-project-file” here"))
    try client.close(info)
    try client.waitForDiagnostics(info) { $0.isEmpty }
    try client.waitForDiagnostics(app) { JSONValue.codes($0).contains("missing-plist-key") }
  }

  @Test func filesThatAreNotOpenAreTold() throws {
    let folder = try folder(list: list("\t<true/>\n"))
    let client = try TestClient(
      [folder.path], capabilities: ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]])
    let info = uri(folder, "Paint/Info.plist")
    try client.waitForDiagnostics(info) { JSONValue.codes($0).contains("malformed-project-file") }
    try folder.write(withKey, to: "Paint/Info.plist")
    try client.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": .string(info), "type": 2]]])
    try client.waitForDiagnostics(info) { $0.isEmpty }
    try folder.write(list("\t<false/>\n"), to: "Paint/Info.plist")
    try client.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": .string(info), "type": 2]]])
    try client.waitForDiagnostics(info) { !$0.isEmpty }
    try folder.remove("Paint/Info.plist")
    try client.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": .string(info), "type": 3]]])
    try client.waitForDiagnostics(info) { $0.isEmpty }
  }

  @Test func filesThatNoWalkFindsAreReadAnewIfAProjectNamesThem() throws {
    let folder = try folder()
    try folder.write("Generated\n", to: ".gitignore")
    try folder.write(
      "targets:\n  Paint:\n    type: application\n    platform: iOS\n    sources: [Paint]\n"
        + "    settings: {INFOPLIST_FILE: Generated/Info.xml}\n", to: "project.yml")
    try folder.write(list(""), to: "Generated/Info.xml")
    let client = try TestClient(
      [folder.path], capabilities: ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]])
    let (app, info) = (uri(folder, "Paint/PaintApp.swift"), uri(folder, "Generated/Info.xml"))
    try client.waitForDiagnostics(app) { JSONValue.codes($0).contains("missing-plist-key") }
    try folder.write(withKey, to: "Generated/Info.xml")
    try client.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": .string(info), "type": 2]]])
    try client.waitForDiagnostics(app) { !JSONValue.codes($0).contains("missing-plist-key") }
    try folder.remove("Generated/Info.xml")
    try client.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": .string(info), "type": 3]]])
    try client.waitForDiagnostics(uri(folder, "project.yml")) { JSONValue.codes($0).contains("missing-plist-key") }
    try folder.write(list(""), to: "Generated/Info.xml")
    try client.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": .string(info), "type": 1]]])
    try client.waitForDiagnostics(app) { JSONValue.codes($0).contains("missing-plist-key") }
  }

  @Test func listsThatAreNoTextStandAtTheirBeginning() throws {
    let folder = try folder()
    try folder.write(Array("bplist00 broken".utf8) + [0xFF], to: "Paint/Info.plist")
    let client = try TestClient([folder.path])
    let found = try client.waitForDiagnostics(uri(folder, "Paint/Info.plist")) { !$0.isEmpty }
    #expect(found.first?["range"] == change(0, 0, 0, 0, "")["range"])
  }

  @Test func watchesWhatItReads() throws {
    let client = try TestClient(capabilities: [
      "workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]
    ])
    let registrations = try client.waitFor("client/registerCapability") { !$0.isEmpty }
    let patterns = (registrations.first?["registrations"]?.arrayValue ?? [])
      .flatMap { $0.member(["registerOptions", "watchers"])?.arrayValue ?? [] }.compactMap { $0.string("globPattern") }
    for ending in [
      ".swift", ".plist", ".entitlements", ".strings", ".xcstrings", ".pbxproj", ".xcconfig", ".yml", "Podfile",
    ] {
      #expect(patterns.contains { $0.hasSuffix(ending) }, "\(ending)")
    }
  }

  @Test func explainsTheKeysWhereverTheyStand() throws {
    let client = try TestClient()
    let texts: [(uri: String, languageID: String, text: String)] = [
      ("untitled:Info.plist", "xml", "<dict>\n<key>\(key)</key>\n</dict>"),
      ("untitled:project.yml", "yaml", "properties:\n  \(key): true\n"),
      ("untitled:Project.swift", "swift", "let a = [\n  \"\(key)\": true]\n"),
      ("untitled:A/project.pbxproj", "", "{\n a = \(key);\n}"),
    ]
    for (uri, languageID, text) in texts {
      try client.open(uri, text, languageID: languageID)
      let column = text.split(separator: "\n")[1].utf8.count - 6 - (languageID == "swift" ? 3 : 0)
      let hover = try client.hover(uri, line: 1, character: column - (languageID == "xml" ? 6 : 0))
      #expect(hover.string("contents", "value")?.contains("an experience of its own") == true, "\(uri)")
    }
    try client.open("untitled:App.xcconfig", "INFOPLIST_KEY_\(key)[sdk=iphoneos*] = YES\n", languageID: "xcconfig")
    let hover = try client.hover("untitled:App.xcconfig", line: 0, character: 20)
    #expect(hover.string("contents", "value")?.contains("passed over in silence") == true)
    #expect(hover["range"] == change(0, 0, 0, 39, "")["range"])
  }
}

/// `workspace/diagnostic`
struct WorkspacePullTests {
  private func pull(_ client: TestClient, _ previous: [(String, String)] = []) throws -> Int {
    try client.begin(
      "workspace/diagnostic",
      ["previousResultIds": .array(previous.map { ["uri": .string($0.0), "value": .string($0.1)] })])
  }

  @Test func tellsOfAllFilesAndThenOnlyNews() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.whole, to: "App.swift")
    try folder.write("import SwiftUI\n", to: "Clean.swift")
    let client = try TestClient([folder.path], capabilities: Samples.pullCapabilities)
    let app = DocumentAddress.uri(ofPath: folder.path("App.swift"))
    let clean = DocumentAddress.uri(ofPath: folder.path("Clean.swift"))
    let first = try client.reply(to: pull(client))["items"]?.arrayValue ?? []
    #expect(first.count == 1)
    #expect(first.first?.string("uri") == app)
    #expect(first.first?.string("kind") == "full")
    #expect(first.first?["version"] == .null)
    let rules = JSONValue.codes(first.first?["items"]?.arrayValue ?? [])
    #expect(rules.contains("missing-navigation-icon"))
    let id = try #require(first.first?.string("resultId"))

    // A file that is said to have something and has nothing is cleared, without a new id.
    let second = try client.reply(to: pull(client, [(app, id), (clean, "old")]))["items"]?.arrayValue ?? []
    #expect(second.map { $0.string("kind") } == ["unchanged", "full"])
    #expect(second.last?["items"] == [])
    #expect(second.last?["resultId"] == nil)

    // Nothing new: it waits.
    let waiting = try pull(client, [(app, id)])
    #expect(try client.inside { $0.delivery.waitingPull != nil })
    try folder.write("import SwiftUI // mended\n", to: "App.swift")
    try client.notify("textDocument/didSave", ["textDocument": ["uri": "untitled:x"]])
    let third = try client.reply(to: waiting)["items"]?.arrayValue ?? []
    #expect(third.map { $0.string("uri") } == [app])
    #expect(third.first?["items"] == [])
    #expect(client.received("textDocument/publishDiagnostics").isEmpty)
  }

  @Test func answersTheFirstRequestWhateverThereIs() throws {
    let client = try TestClient(capabilities: Samples.pullCapabilities)
    #expect(try client.reply(to: pull(client))["items"] == [])
    let waiting = try pull(client)
    #expect(try client.inside { $0.delivery.waitingPull != nil })
    // A client has one at a time.
    let newer = try pull(client)
    #expect(try client.reply(to: waiting)["items"] == [])
    try client.notify("$/cancelRequest", ["id": .int(newer)])
    #expect(throws: TestClient.Refused.self) { try client.reply(to: newer) }
    _ = try client.request("shutdown", nil)
  }

  @Test func tellsOfOpenFilesWithTheirVersion() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.whole, to: "App.swift")
    let client = try TestClient([folder.path], capabilities: Samples.pullCapabilities)
    let app = DocumentAddress.uri(ofPath: folder.path("App.swift"))
    try client.open(app, Samples.whole, version: 7)
    let items = try client.reply(to: pull(client))["items"]?.arrayValue ?? []
    #expect(items.first?.int("version") == 7)
    #expect(items.first?.string("resultId") == (try client.pull(app)).string("resultId"))
  }
}
