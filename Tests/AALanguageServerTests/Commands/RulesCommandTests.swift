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
    for rule in harness.catalogue.rules { #expect(page.contains("| `\(rule.id)` | \(rule.severity.name) |")) }
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
    #expect(page.contains("| `quiet-word` | warning, off |"))
    #expect(page.contains("| `loud-word` | warning |"))
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(harness.run("rules", "--format", "json").output.utf8)) as? [String: Any])
    let rules = try #require(json["rules"] as? [[String: Any]])
    #expect(rules.map { $0["isOnByDefault"] as? Bool } == [false, true])
    #expect(harness.run("explain", "quiet-word").output.contains("warning, off unless named, group timing"))
    #expect(harness.run("explain", "loud-word").output.contains("warning, group timing"))
  }

  @Test("every rule there is can be explained")
  func explain() throws {
    var harness = try CommandHarness()
    harness.catalogue = .standard
    for rule in Catalogue.all {
      let output = harness.run("explain", rule.id).output
      #expect(output.hasPrefix(rule.id + "\n"))
      #expect(output.contains(rule.reference.url))
      for example in rule.examples { #expect(output.contains("example: \(example.title)\n")) }
    }
  }
}
