import AAAnalysis
import Foundation
import Testing

@testable import AALanguageServer

/// A rule whose findings have everything that a finding can have.
private struct TrailRule: Rule {
  let id = "trail"
  let group = RuleGroup.timing
  let severity = Severity.warning
  let explanation = Explanation(what: "A word.", why: "It hurts.", instead: "Use another one.")
  let reference = Reference.session238(minute: 14, second: 51)
  let tags = ["timing", "wcag221"]
  let examples: [Example] = []

  func reports(in context: RuleContext) -> [Report] {
    guard context.file.name == "Toast.swift",
      let scene = context.snapshot.files.first(where: { $0.name == "App.swift" })
    else { return [] }
    let span = Span(8, 11)
    return [
      Report(
        "the toast goes away by itself\nand cannot be read", at: Location(context.file, span), confidence: .likely,
        path: [
          PathStep(name: "AssistiveAccess", location: Location(scene, Span(8, 23))),
          PathStep(name: "Toast", location: Location(context.file, Span(0, 5))),
        ],
        related: [RelatedLocation(message: "it is shown here", location: Location(scene, Span(0, 7)))],
        fixes: [
          Fix(
            title: "Keep it", safety: .placeholder,
            edits: [FileEdit(file: scene, span: Span(at: 7), newText: "keep\n")],
            creates: [NewFile(file: FileID(context.file.folder + "/New.swift"), text: "a/b")])
        ],
        refusals: [RefusedFix(title: "Show it elsewhere", reason: "nothing shows it")])
    ]
  }
}

@Suite("formats of findings")
struct CheckFormatTests {
  private func harness() throws -> CommandHarness {
    var harness = try CommandHarness(["App/App.swift": "// 👋\nAssistiveAccess", "App/Toast.swift": "Toast\n\tfoo"])
    harness.catalogue = Catalogue([TrailRule()])
    return harness
  }

  @Test("text")
  func text() throws {
    var text = try harness()
    #expect(
      text.run("check").output == """
        App/Toast.swift:2:3: warning: the toast goes away by itself and cannot be read [trail]
          |
        2 | \tfoo
          | \t ^^
          path: AssistiveAccess → Toast
            App/App.swift:2:1: AssistiveAccess
            App/Toast.swift:1:1: Toast
        App/App.swift:1:1: note: it is shown here
          help: Keep it

        """)
    text.catalogue = Catalogue([])
    #expect(text.run("check").output == "")
  }

  @Test("advice of the rule where there is no fix, and a line between findings")
  func advice() throws {
    let output = try CommandHarness(["A.swift": "foo\n\nbar"]).run("check").output
    #expect(
      output == """
        A.swift:1:1: warning: 'foo' is forbidden [first-word]
          |
        1 | foo
          | ^^^
          help: Use another one.

        A.swift:3:1: warning: 'bar' is forbidden [second-word]
          |
        3 | bar
          | ^^^
          help: Use another one.

        """)
  }

  @Test("JSON has exactly the members that are promised")
  func json() throws {
    let harness = try harness()
    let output = harness.run("check", "--format", "json").output
    #expect(!output.contains("\\/"))
    let found = try #require(JSONSerialization.jsonObject(with: Data(output.utf8)) as? NSDictionary)
    let findings = try #require(found["findings"] as? [[String: Any]])
    let fingerprint = try #require(findings.first?["fingerprint"] as? String)
    #expect(fingerprint.count == 16)
    func range(_ line: Int, _ column: Int, _ endLine: Int, _ endColumn: Int) -> [String: Any] {
      ["start": ["line": line, "column": column], "end": ["line": endLine, "column": endColumn]]
    }
    let expected: [String: Any] = [
      "version": 1, "tool": ["name": "aa-language-server", "version": ToolVersion.number],
      "summary": [
        "files": 2, "parsed": 2, "error": 0, "warning": 1, "information": 0, "hint": 0, "suppressed": 0,
      ],
      "findings": [
        [
          "rule": "trail", "severity": "warning", "confidence": "likely",
          "message": "the toast goes away by itself\nand cannot be read", "file": "App/Toast.swift",
          "range": range(2, 3, 3, 1),
          "path": [
            ["name": "AssistiveAccess", "file": "App/App.swift", "range": range(2, 1, 2, 16)],
            ["name": "Toast", "file": "App/Toast.swift", "range": range(1, 1, 1, 6)],
          ],
          "related": [["message": "it is shown here", "file": "App/App.swift", "range": range(1, 1, 1, 6)]],
          "fixes": [
            [
              "title": "Keep it", "safety": "placeholder",
              "edits": [["file": "App/App.swift", "range": range(1, 6, 1, 6), "newText": "keep\n"]],
              "creates": [["file": "App/New.swift", "text": "a/b"]],
            ]
          ],
          "refusals": [["title": "Show it elsewhere", "reason": "nothing shows it"]],
          "tags": ["timing", "wcag221"],
          "url": "https://developer.apple.com/videos/play/wwdc2025/238/?time=891", "fingerprint": fingerprint,
        ] as [String: Any]
      ],
    ]
    #expect(found.isEqual(expected as NSDictionary), "\(output)")
  }

  @Test("JSON of nothing")
  func nothing() throws {
    let harness = try CommandHarness(["A.swift": ""])
    let output = harness.run("check", "--format", "json").output
    let found = try #require(JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    #expect((found["findings"] as? [Any])?.isEmpty == true)
    #expect(Set(found.keys) == ["version", "tool", "summary", "findings"])
  }

  @Test("fingerprints do not change when lines move, nor with the place of the repository")
  func fingerprints() throws {
    func fingerprints(_ harness: CommandHarness, _ path: String) throws -> [String] {
      let output = harness.run("check", path, "--format", "json").output
      let found = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
      return (found?["findings"] as? [[String: Any]] ?? []).compactMap { $0["fingerprint"] as? String }
    }
    let first = try CommandHarness(["Repo/.git/HEAD": "", "Repo/a/A.swift": "foo\nfoo"])
    var second = try CommandHarness(["Clone/.git/HEAD": "", "Clone/a/A.swift": "\n\n  foo\n\nfoo"])
    second.workingDirectory = "Clone/a"
    let expected = try fingerprints(first, "Repo")
    #expect(Set(expected).count == 2)
    #expect(try fingerprints(second, ".") == expected)
  }
}
