import AAAnalysis
import Foundation
import Testing

@testable import AALanguageServer

@Suite("changes since a revision", .enabled(if: Git.isThere))
struct SinceTests {
  /// A repository with one commit.
  private func repository(_ files: KeyValuePairs<String, String>) throws -> CommandHarness {
    let harness = try CommandHarness(files)
    try Git.run(["init", "--quiet"], in: harness.folder.path)
    try Git.run(["add", "."], in: harness.folder.path)
    try Git.run(
      ["-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "--quiet", "--message", "first"],
      in: harness.folder.path)
    return harness
  }

  private func files(_ harness: CommandHarness, _ arguments: String...) -> [String] {
    harness.run(["check", "--quiet"] + arguments).lines.filter { $0.hasSuffix("-word]") }
      .compactMap { $0.split(separator: ":").first.map(String.init) }
  }

  @Test("only what changed is told")
  func changes() throws {
    let harness = try repository(["App/Ä A.swift": "foo\n", "App/B.swift": "foo\n", ".gitignore": "Ignored\n"])
    #expect(files(harness).count == 2)
    #expect(files(harness, "--since", "HEAD") == [])
    #expect(harness.run("check", "--since", "HEAD").exit == .success)
    try harness.folder.writeMarked("foo \n", to: "App/Ä A.swift")
    try harness.folder.writeMarked("foo\n", to: "New.swift")
    try harness.folder.writeMarked("foo\n", to: "Ignored/C.swift")
    #expect(files(harness, "--since", "HEAD") == ["App/Ä A.swift", "New.swift"])
    #expect(files(harness, "--since", "HEAD", "App") == ["App/Ä A.swift"])
    try Git.run(["add", "App"], in: harness.folder.path)
    #expect(files(harness, "--since", "HEAD", "App") == ["App/Ä A.swift"])
  }

  @Test("what did not change is not mended")
  func fixes() throws {
    let harness = try repository(["A.swift": "grave\n", "B.swift": "let b = 1\n"])
    #expect(harness.run("check", "--since", "HEAD", "--diff").output == "")
    #expect(harness.run("check", "--diff").output.contains("A.swift"))
    let both = harness.run("check", "--fix", "--baseline", "base.json")
    #expect(both.exit == .failure)
  }

  @Test("a finding whose way leads through what changed is told")
  func concerned() throws {
    var harness = try repository([
      "App.swift": """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene { AssistiveAccess { Home() } }
      }

      """,
      "Home.swift": """
      import SwiftUI

      struct Home: View {
        var body: some View { Button("Save") {} }
      }

      """,
    ])
    harness.catalogue = .standard
    func rules() -> [String] {
      harness.run("check", "--quiet", "--rule", "text-only-control", "--since", "HEAD").lines
        .filter { $0.hasSuffix("[text-only-control]") }
    }
    #expect(rules().isEmpty)
    try harness.folder.write(
      "import SwiftUI\n\nstruct NotesApp: App {\n  var body: some Scene { AssistiveAccess { Home() } }\n}\n// new\n",
      to: "App.swift")
    #expect(rules().count == 1)
  }

  @Test("what cannot be compared with")
  func mistakes() throws {
    let harness = try repository(["A.swift": "foo\n"])
    for revision in ["nonsense", "-p", "--help"] {
      let run = harness.run(["check", "--since=\(revision)"])
      #expect(run.exit == .failure)
      #expect(run.error.hasPrefix("error: git knows no revision '\(revision)' in '"))
    }
    let outside = try CommandHarness(["A.swift": "foo\n"]).run("check", "--since", "HEAD")
    #expect(outside.exit == .failure)
    #expect(outside.error.contains("is in no repository of git"))
    let both = harness.run("check", "--since", "HEAD", "--write-baseline", "a.json")
    #expect(both.exit == .failure)
    #expect(both.error.contains("leave out '--since'"))
  }
}
