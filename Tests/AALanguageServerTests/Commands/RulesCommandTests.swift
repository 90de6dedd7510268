import AAAnalysis
import AATestSupport
import Foundation
import Testing

@testable import AALanguageServer

@Suite("rules and explain")
struct RulesCommandTests {
  @Test("the list, by group")
  func text() throws {
    let output = try CommandHarness().run("rules").output
    #expect(
      output.hasPrefix(
        """
        timing
          first-word          warning      A word is used.
          second-word         warning      A word is used.

        labels
          gentle-word         information  A word is used.
        """))
  }

  @Test("the list for programs and for pages")
  func otherFormats() throws {
    let harness = try CommandHarness()
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(harness.run("rules", "--format", "json").output.utf8)) as? [String: Any])
    let rules = try #require(json["rules"] as? [[String: Any]])
    #expect(rules.count == harness.catalogue.rules.count)
    #expect(rules.first?["id"] as? String == "first-word")
    let page = harness.run("rules", "--format", "markdown").output
    for rule in harness.catalogue.rules {
      #expect(page.contains("| [`\(rule.id)`](#\(rule.id)) | \(rule.severity.name) |"))
      #expect(page.contains("\n### \(rule.id)\n"))
    }
  }

  @Test("the page shows what is found and what is not, without annotations")
  func page() throws {
    var harness = try CommandHarness()
    harness.catalogue = Catalogue(Catalogue.all.filter { $0.id == "key-without-scene" })
    let page = harness.run("rules", "--format", "markdown").output
    #expect(page.contains("warning · group `project` · has a fix · `plist` `scene` `setup`"))
    #expect(page.contains("Found: only a window group\n\n`App/Info.plist`\n\n```xml\n"))
    #expect(page.contains("\n- `App/Info.plist:3`: warning: the key promises"))
    #expect(page.contains("Not found: a scene in a computed property"))
    #expect(!page.contains("^^^"))
    #expect(!page.contains("💡"))
  }

  @Test("docs/rules.md is what the rules say")
  func reference() {
    let page = RuleListMarkdown.text(of: .standard)
    let file = Repository.root.appendingPathComponent("docs/rules.md")
    let written = try? String(contentsOf: file, encoding: .utf8)
    // Not as a comparison, which would print both.
    let isTrue = written == page
    #expect(isTrue, "write it anew: swift run aa-language-server rules --format markdown > docs/rules.md")
  }

  @Test("a rule that is off by default is marked in every form")
  func offByDefault() throws {
    var harness = try CommandHarness()
    var rule = WordRule(id: "quiet-word", word: "hush")
    rule.isOnByDefault = false
    harness.catalogue = Catalogue([rule, WordRule(id: "loud-word", word: "foo")])
    let text = harness.run("rules").output
    #expect(text.contains("quiet-word  warning, off  A word is used."))
    #expect(text.contains("loud-word   warning       A word is used."))
    let page = harness.run("rules", "--format", "markdown").output
    #expect(page.contains("| [`quiet-word`](#quiet-word) | warning, off |"))
    #expect(page.contains("| [`loud-word`](#loud-word) | warning |"))
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(harness.run("rules", "--format", "json").output.utf8)) as? [String: Any])
    let rules = try #require(json["rules"] as? [[String: Any]])
    #expect(rules.map { $0["isOnByDefault"] as? Bool } == [false, true])
    #expect(harness.run("explain", "quiet-word").output.contains("warning, off unless named, group timing"))
    #expect(harness.run("explain", "loud-word").output.contains("warning, group timing"))
  }

  @Test("a group is explained by naming its rules")
  func group() throws {
    let run = try CommandHarness().run("explain", "timing")
    #expect(run.exit == .failure)
    #expect(
      run.error.contains(
        "'timing' is a group of rules; write 'explain' with one of first-word, second-word"))
  }

  @Test("every rule there is can be explained")
  func explain() throws {
    var harness = try CommandHarness()
    harness.catalogue = .standard
    for rule in Catalogue.all {
      #expect(harness.run("explain", rule.id).lines.count < 400, "\(rule.id)")
      let output = harness.run("explain", rule.id, "--examples").output
      #expect(output.hasPrefix(rule.id + "\n"))
      #expect(output.contains(rule.reference.url))
      for example in rule.examples { #expect(output.contains("found: \(example.title)\n")) }
    }
  }
}
