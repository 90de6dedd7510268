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
