import JSONRPC
import Testing

@testable import AALanguageServer

struct FileEventTests {
  private let watching: JSONValue = ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]]

  private func event(_ client: TestClient, _ uri: String, _ type: Int) throws {
    try client.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": .string(uri), "type": .int(type)]]])
  }

  @Test func followsFilesOnDisk() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.whole, to: "App.swift")
    let client = try TestClient([folder.path], capabilities: watching)
    let app = DocumentAddress.uri(ofPath: folder.path("App.swift"))
    try client.waitForDiagnostics(app) { $0.count == 1 }
    try folder.write("import SwiftUI\n", to: "App.swift")
    try event(client, app, 2)
    try client.waitForDiagnostics(app) { $0.isEmpty }

    try folder.write(Samples.whole, to: "New.swift")
    let new = DocumentAddress.uri(ofPath: folder.path("New.swift"))
    try event(client, new, 1)
    try client.waitForDiagnostics(new) { $0.count == 1 }
    try folder.remove("New.swift")
    try event(client, new, 3)
    try client.waitForDiagnostics(new) { $0.isEmpty }
  }

  @Test func aFolderThatGoesTakesItsFilesAlong() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.whole, to: "Sources/App.swift")
    let client = try TestClient([folder.path], capabilities: watching)
    let app = DocumentAddress.uri(ofPath: folder.path("Sources/App.swift"))
    try client.waitForDiagnostics(app) { $0.count == 1 }
    try folder.remove("Sources")
    try event(client, DocumentAddress.uri(ofPath: folder.path("Sources")), 3)
    try client.waitForDiagnostics(app) { $0.isEmpty }
  }

  @Test func looksForItselfWhereNobodyWatches() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.whole, to: "App.swift")
    let client = try TestClient([folder.path])
    let app = DocumentAddress.uri(ofPath: folder.path("App.swift"))
    try client.waitForDiagnostics(app) { $0.count == 1 }
    try folder.write("import SwiftUI // changed\n", to: "App.swift")
    try client.notify("textDocument/didSave", ["textDocument": ["uri": "untitled:x"]])
    try client.waitForDiagnostics(app) { $0.isEmpty }
  }

  @Test func followsFolders() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.whole, to: "app/App.swift")
    try folder.write(Samples.whole, to: "app-two/App.swift")
    let client = try TestClient([folder.path("app")])
    func uri(_ name: String) -> String { DocumentAddress.uri(ofPath: folder.path(name)) }
    try client.waitForDiagnostics(uri("app/App.swift")) { $0.count == 1 }
    #expect(client.published(uri("app-two/App.swift")).isEmpty)
    try client.notify(
      "workspace/didChangeWorkspaceFolders",
      [
        "event": [
          "added": [["uri": .string(uri("app-two")), "name": "two"]],
          "removed": [["uri": .string(uri("app") + "/"), "name": "one"]],
        ]
      ])
    try client.waitForDiagnostics(uri("app-two/App.swift")) { $0.count == 1 }
    try client.waitForDiagnostics(uri("app/App.swift")) { $0.isEmpty }
  }

  @Test func aFileThatBecomesALinkIsNoFileOfItsOwn() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.whole, to: "one/App.swift")
    try folder.write(Samples.whole, to: "two/Other.swift")
    let client = try TestClient([folder.path])
    let uri = DocumentAddress.uri(ofPath: folder.path("one/App.swift"))
    try client.waitForDiagnostics(uri) { $0.count == 1 }
    try folder.remove("one/App.swift")
    try folder.link("one/App.swift", to: folder.path("two/Other.swift"))
    try client.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": .string(uri), "type": 2]]])
    while try client.inside({ $0.scanning.isWalking }) {}
    let fresh = try TestClient([folder.path])
    while try fresh.inside({ !$0.scanning.isDone }) {}
    let expected = try fresh.inside { $0.known.keys.map(\.path).sorted() }
    #expect(try client.inside { $0.known.keys.map(\.path).sorted() } == expected)
    #expect(try client.inside { $0.shared.snapshot.files.map(\.path) } == expected)
  }

  /// A walk that began before still finds the files of a folder that is gone by the time it ends.
  @Test func forgetsFoldersThatGoDuringAWalk() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.whole, to: "app/App.swift")
    try folder.write(Samples.whole, to: "app-two/App.swift")
    let (kept, gone) = (folder.path("app"), folder.path("app-two"))
    let client = try TestClient([kept, gone])
    try client.waitForDiagnostics(DocumentAddress.uri(ofPath: folder.path("app-two/App.swift"))) { $0.count == 1 }
    _ = try client.inside { live in
      live.scan()
      live.setFolders([kept])
      return live.scanning.isWalking
    }
    while try client.inside({ $0.scanning.isWalking }) {}
    #expect(try client.inside { $0.shared.snapshot.files.map(\.path) } == [folder.path("app/App.swift")])
  }

  @Test func openFilesMoveWithTheFolders() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.app, to: "App.swift")
    try folder.write(Samples.wrapper, to: "Titled.swift")
    let other = try TemporaryFolder()
    let client = try TestClient([other.path])
    let draw = DocumentAddress.uri(ofPath: folder.path("Draw.swift"))
    try client.open(draw, Samples.draw)
    try client.waitForDiagnostics(draw) { $0.isEmpty }
    #expect(try client.inside { $0.isLoose($0.file(named: draw)) })
    let folders: JSONValue = [["uri": .string(DocumentAddress.uri(ofPath: folder.path)), "name": "app"]]
    try client.notify("workspace/didChangeWorkspaceFolders", ["event": ["added": folders, "removed": []]])
    try client.waitForDiagnostics(draw) { $0.count == 1 }
    try client.notify("workspace/didChangeWorkspaceFolders", ["event": ["added": [], "removed": folders]])
    try client.waitForDiagnostics(draw) { $0.isEmpty }
  }

  @Test func leavesOutWhatIgnoreRulesHide() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.whole, to: "Pods/App.swift")
    try folder.write(Samples.whole, to: "App.swift")
    let client = try TestClient([folder.path])
    try client.waitForDiagnostics(DocumentAddress.uri(ofPath: folder.path("App.swift"))) { $0.count == 1 }
    let hidden = DocumentAddress.uri(ofPath: folder.path("Pods/App.swift"))
    try client.open(hidden, Samples.whole)
    try client.change(hidden, version: 2, [change(0, 0, 0, 0, "\n")])
    try client.waitForDiagnostics(hidden) { $0.isEmpty }
    try client.settle()
    #expect(client.published(hidden).count == 1)
  }

  @Test func takesUpNewSettings() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.whole.replacing("AssistiveAccess {", with: "WindowGroup {"), to: "App.swift")
    let scope = AALanguageServer.Locked("assistive-access")
    let client = try TestClient(
      [folder.path], capabilities: ["workspace": ["configuration": true]],
      answers: [
        "workspace/configuration": { _ in scope.withLock { [["scope": .string($0), "logLevel": nil]] } }
      ])
    try client.waitFor("workspace/configuration") { $0.count == 1 }
    let app = DocumentAddress.uri(ofPath: folder.path("App.swift"))
    scope.withLock { $0 = "all" }
    try client.notify("workspace/didChangeConfiguration", ["settings": nil])
    try client.waitForDiagnostics(app) { $0.count == 1 }
    scope.withLock { $0 = "assistive-access" }
    try client.notify("workspace/didChangeConfiguration", [:])
    try client.waitForDiagnostics(app) { $0.isEmpty }
  }
}

extension FileEventTests {
  @Test func aLinkIntoAFolderIsOneOfItsFiles() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder(".git")
    try folder.write(Samples.whole, to: "Elsewhere/Shared.swift")
    try folder.makeFolder("App")
    try folder.link("App/Link.swift", to: "../Elsewhere/Shared.swift")
    let client = try TestClient([folder.path("App")])
    let link = DocumentAddress.uri(ofPath: folder.path("App/Link.swift"))
    try client.waitForDiagnostics(link) { $0.count == 1 }
    try client.open(link, "import SwiftUI\n")
    try client.waitForDiagnostics(link) { $0.isEmpty }
    #expect(try client.inside { !$0.isLoose($0.file(named: link)) })
  }

  @Test func aLinkOutOfTheRepositoryIsReadWhenItIsOpened() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("Repository/.git")
    try folder.write(Samples.whole, to: "Outside/Secret.swift")
    try folder.write(Samples.whole, to: "Repository/App.swift")
    try folder.link("Repository/Link.swift", to: "../Outside/Secret.swift")
    let client = try TestClient([folder.path("Repository")])
    let link = DocumentAddress.uri(ofPath: folder.path("Repository/Link.swift"))
    try client.waitForDiagnostics(DocumentAddress.uri(ofPath: folder.path("Repository/App.swift"))) { $0.count == 1 }
    try client.settle()
    #expect(client.published(link).isEmpty)
    try client.open(link, Samples.whole)
    try client.waitForDiagnostics(link) { $0.count == 1 }
  }
}
