import AAAnalysis
import Foundation
import Testing

@testable import AALanguageServer

/// The formats for other programs. `Tests/Conformance/test_formats.py` reads them with readers that others wrote.
@Suite("formats for other programs")
struct ReportFormatTests {
  private func harness(
    _ files: KeyValuePairs<String, String> = ["App/a, b:50%.swift": "foo\n\tgentle \"<&>\""]
  ) throws -> CommandHarness {
    try CommandHarness(files)
  }

  private func json(_ text: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test("SARIF has rules, results and what is silenced")
  func sarif() throws {
    let harness = try harness([
      "App/Ä b.swift": "foo\n// aa:disable:next first-word - known\nfoo\n\tgentle"
    ])
    let log = try json(harness.run("check", "--format", "sarif").output)
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let ids = rules.compactMap { $0["id"] as? String }
    #expect(ids == harness.catalogue.rules.map(\.id).sorted())
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.compactMap { $0["ruleId"] as? String } == ["first-word", "gentle-word", "first-word"])
    #expect(results.compactMap { $0["level"] as? String } == ["warning", "note", "warning"])
    #expect(results.map { ($0["suppressions"] as? [[String: String]])?.count } == [0, 0, 1])
    for result in results {
      let number = try #require(result["ruleIndex"] as? Int)
      #expect(ids[number] == result["ruleId"] as? String)
      let location = try #require(
        (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
      let artifact = try #require(location["artifactLocation"] as? [String: String])
      #expect(artifact == ["uri": "App/%C3%84%20b.swift", "uriBaseId": "%SRCROOT%"])
    }
    let fingerprints = results.compactMap { ($0["partialFingerprints"] as? [String: String])?["finding/v1"] }
    #expect(Set(fingerprints).count == 3)
  }

  @Test("silence changes no fingerprint of the findings beside it")
  func fingerprints() throws {
    func prints(_ text: String) throws -> [String] {
      let output = try CommandHarness(["A.swift": text]).run("check", "--format", "json").output
      return (try json(output)["findings"] as? [[String: Any]] ?? []).compactMap { $0["fingerprint"] as? String }
    }
    let both = try prints("let a = foo\n\n\nlet b = 1\nlet a = foo\n")
    #expect(Set(both).count == 2)
    let one = try prints("let a = foo\n\n\n// aa:disable:next first-word - known\nlet a = foo\n")
    #expect(one == [both[0]])
  }

  @Test("GitHub's commands escape what would end them")
  func github() throws {
    #expect(
      try harness().run("check", "--format", "github").output == """
        ::warning file=App/a%2C b%3A50%25.swift,line=1,col=1,endColumn=3,title=first-word::App/a, b:50%25.swift:1:1: 'foo' is forbidden
        ::notice file=App/a%2C b%3A50%25.swift,line=2,col=2,endColumn=7,title=gentle-word::App/a, b:50%25.swift:2:2: 'gentle' is forbidden

        """)
  }

  @Test("in GitHub Actions, annotations are written unless something else is asked for")
  func action() throws {
    var harness = try harness()
    harness.environment = ["GITHUB_ACTIONS": "true"]
    #expect(harness.run("check").output.hasPrefix("::warning file="))
    #expect(harness.run("check", "--format", "xcode").output.contains(": warning: "))
    harness.environment = [:]
    #expect(!harness.run("check").output.hasPrefix("::"))
  }

  @Test("Xcode's lines have whole paths")
  func xcode() throws {
    let harness = try harness(["App/A.swift": "foo\n gentle"])
    let file = harness.folder.path("App/A.swift")
    #expect(
      harness.run("check", "--format", "xcode").output == """
        \(file):1:1: warning: 'foo' is forbidden [first-word]
        \(file):2:2: note: 'gentle' is forbidden [gentle-word]

        """)
  }

  @Test("a report of Checkstyle's form is escaped")
  func checkstyle() throws {
    let harness = try harness(["App/a<&\".swift": "foo"])
    let output = harness.run("check", "--format", "checkstyle").output
    #expect(output.contains("  <file name=\"App/a&lt;&amp;&quot;.swift\">\n    <error line=\"1\" column=\"1\" "))
    #expect(
      output.contains("severity=\"warning\" message=\"'foo' is forbidden\" source=\"aa-language-server.first-word\"/>"))
  }

  @Test("JUnit's failures are errors and warnings")
  func junit() throws {
    let output = try harness(["A.swift": "foo\ngentle"]).run("check", "--format", "junit").output
    #expect(output.contains("<testsuites name=\"aa-language-server\" tests=\"2\" failures=\"1\" errors=\"0\">"))
    #expect(
      output.contains(
        "<failure message=\"'foo' is forbidden\" type=\"warning\">A.swift:1:1: warning: 'foo' is forbidden"))
    #expect(output.contains("<system-out>A.swift:2:1: information: 'gentle' is forbidden</system-out>"))
    let nothing = try harness(["A.swift": "let a = 1"]).run("check", "--format", "junit").output
    #expect(nothing.contains("tests=\"1\" failures=\"0\""))
  }

  @Test("GitLab's report names each finding once")
  func gitlab() throws {
    let output = try harness(["A.swift": "foo\nfoo\ngentle"]).run("check", "--format", "gitlab").output
    let issues = try #require(JSONSerialization.jsonObject(with: Data(output.utf8)) as? [[String: Any]])
    #expect(issues.compactMap { $0["severity"] as? String } == ["major", "major", "minor"])
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 3)
    #expect(issues.compactMap { $0["check_name"] as? String } == ["first-word", "first-word", "gentle-word"])
  }

  @Test("several at once, each into its file")
  func several() throws {
    let harness = try harness()
    let run = harness.run(
      "check", "--quiet", "--format", "text", "--format", "sarif=a.sarif", "--format", "junit=b.xml")
    #expect(run.exit == .findings)
    #expect(run.output.contains("[first-word]"))
    #expect(try String(contentsOfFile: harness.folder.path("a.sarif"), encoding: .utf8).contains("2.1.0"))
    #expect(try String(contentsOfFile: harness.folder.path("b.xml"), encoding: .utf8).contains("<testsuites"))
  }

  @Test("characters that XML cannot hold", arguments: [("a\u{0}b", "a\u{FFFD}b"), ("a\tb\n", "a&#9;b&#10;")])
  func xml(_ text: String, _ escaped: String) {
    #expect(XMLText.escaped(text) == escaped)
  }
}
