import JSONRPC
import Testing

@testable import AALanguageServer

struct CrossFileTests {
  @Test func anEditInOneFileChangesAnotherAndOnlyThatIsPublished() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.app, to: "App.swift")
    let client = try TestClient([folder.path])
    func uri(_ name: String) -> String { DocumentAddress.uri(ofPath: folder.path(name)) }
    try client.open(uri("Draw.swift"), Samples.draw)
    try client.open(uri("Titled.swift"), Samples.wrapper)
    try client.open(uri("Other.swift"), "let other = 1\n")
    try client.waitForDiagnostics(uri("Draw.swift")) { $0.count == 1 }
    try client.settle()
    let before = ["Titled.swift", "Other.swift"].map { client.published(uri($0)).count }

    try client.replace(uri("Titled.swift"), version: 2, with: Samples.wrapperWithIcon)
    try client.waitForDiagnostics(uri("Draw.swift")) { $0.isEmpty }
    try client.settle()
    #expect(["Titled.swift", "Other.swift"].map { client.published(uri($0)).count } == before)

    try client.close(uri("Titled.swift"))
    // It was never on disk, and without the wrapper nothing is known to add the icon or the title.
    try client.settle()
    #expect(client.published(uri("Other.swift")).count == before[1])
  }

  @Test func textsOfNoFolderAreKeptApart() throws {
    let client = try TestClient()
    try client.open("untitled:a", Samples.app)
    try client.open("untitled:b", Samples.draw)
    try client.open("untitled:c", Samples.wrapper)
    try client.settle()
    for uri in ["untitled:a", "untitled:b", "untitled:c"] {
      try client.waitForDiagnostics(uri) { $0.isEmpty }
    }
  }

  @Test func filesWithoutFolderBelongTogether() throws {
    let folder = try TemporaryFolder()
    let client = try TestClient()
    func uri(_ name: String) -> String { DocumentAddress.uri(ofPath: folder.path(name)) }
    try client.open(uri("App.swift"), Samples.app)
    try client.open(uri("Draw.swift"), Samples.draw)
    try client.open(uri("Titled.swift"), Samples.wrapper)
    try client.waitForDiagnostics(uri("Draw.swift")) { $0.count == 1 }
    try client.close(uri("App.swift"))
    try client.waitForDiagnostics(uri("Draw.swift")) { $0.isEmpty }
  }
}
