import JSONRPC
import Testing

@testable import AALanguageServer

struct PushTests {
  @Test func publishesFindingsAndClearsThem() throws {
    let client = try TestClient(capabilities: Samples.everything)
    let uri = "untitled:Untitled-1"
    try client.open(uri, Samples.whole)
    let diagnostic = try #require(try client.waitForDiagnostics(uri) { $0.count == 1 }.first)
    #expect(diagnostic.string("source") == "assistive-access")
    #expect(diagnostic.string("code") == "missing-navigation-icon")
    #expect(diagnostic.int("severity") == 2)
    #expect(diagnostic.string("codeDescription", "href")?.hasPrefix("https://developer.apple.com/") == true)
    #expect(diagnostic["range"] == change(8, 11, 8, 26, "")["range"])
    let related = diagnostic["relatedInformation"]?.arrayValue ?? []
    #expect(related.first?.string("message")?.contains("AssistiveAccess") == true)
    #expect(related.first?.string("location", "uri") == uri)
    #expect(client.published(uri).last?.int("version") == 1)

    let icon = ".assistiveAccessNavigationIcon(systemImage: \"pencil\")"
    try client.change(uri, version: 2, [change(8, 34, 8, 34, icon)])
    try client.waitForDiagnostics(uri) { $0.isEmpty }
    #expect(client.published(uri).last?.int("version") == 2)
    try client.close(uri)
  }

  @Test func foldsTheWayIntoTheMessageForClientsThatShowNoOther() throws {
    let client = try TestClient()
    try client.open("untitled:a", Samples.whole)
    let diagnostic = try #require(try client.waitForDiagnostics("untitled:a") { $0.count == 1 }.first)
    #expect(diagnostic["relatedInformation"] == nil)
    #expect(diagnostic.string("message")?.contains("AssistiveAccess (untitled:a:6)") == true)
  }

  @Test func publishesNothingTwice() throws {
    let client = try TestClient()
    try client.open("untitled:a", Samples.whole)
    try client.waitForDiagnostics("untitled:a") { $0.count == 1 }
    try client.change("untitled:a", version: 2, [change(12, 0, 12, 0, "// the end\n")])
    try client.settle()
    #expect(client.published("untitled:a").count == 1)
    try client.change("untitled:a", version: 3, [change(0, 0, 0, 0, "\n")])
    try client.settle()
    #expect(client.published("untitled:a").count == 2)
  }

  @Test func saysOnceThatThereIsNothing() throws {
    let client = try TestClient()
    try client.open("untitled:a", "let x = 1\n")
    try client.waitForDiagnostics("untitled:a") { $0.isEmpty }
    try client.replace("untitled:a", version: 2, with: "let x = 2\n")
    try client.settle()
    #expect(client.published("untitled:a").count == 1)
  }

  @Test func clearsWhatBelongsToNoFolderWhenItIsClosed() throws {
    let client = try TestClient()
    try client.open("untitled:a", Samples.whole)
    try client.waitForDiagnostics("untitled:a") { $0.count == 1 }
    try client.close("untitled:a")
    try client.waitForDiagnostics("untitled:a") { $0.isEmpty }
    try client.settle()
    #expect(client.published("untitled:a").count == 2)
  }

  @Test func publishesFilesThatAreNotOpen() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.app, to: "App.swift")
    try folder.write(Samples.draw, to: "Draw.swift")
    try folder.write(Samples.wrapper, to: "Titled.swift")
    let client = try TestClient([folder.path])
    let uri = DocumentAddress.uri(ofPath: folder.path("Draw.swift"))
    try client.waitForDiagnostics(uri) { JSONValue.codes($0) == ["missing-navigation-icon"] }

    // Opening it changes nothing, and is told all the same: some clients keep nothing about files that are closed.
    try client.open(uri, Samples.draw)
    try client.settle()
    #expect(client.published(uri).count == 2)
    #expect(client.published(uri).first?["diagnostics"] == client.published(uri).last?["diagnostics"])
    // Closing it with other words goes back to what is on disk.
    try client.replace(uri, version: 2, with: "import SwiftUI\n")
    try client.waitForDiagnostics(uri) { $0.isEmpty }
    try client.close(uri)
    try client.waitForDiagnostics(uri) { $0.count == 1 }
    #expect(client.published(DocumentAddress.uri(ofPath: folder.path("App.swift"))).isEmpty)
  }

  @Test func echoesTheURIThatTheClientUses() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.whole, to: "a+b=c (1).swift")
    let client = try TestClient([folder.path])
    let ours = DocumentAddress.uri(ofPath: folder.path("a+b=c (1).swift"))
    try client.waitForDiagnostics(ours) { $0.count == 1 }
    let theirs = "file://" + folder.path("a+b=c%20(1).swift")
    try client.open(theirs, Samples.whole)
    try client.waitForDiagnostics(theirs) { $0.count == 1 }
    try client.waitForDiagnostics(ours) { $0.isEmpty }
  }
}
