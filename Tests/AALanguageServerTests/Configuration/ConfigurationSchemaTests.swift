import AAAnalysis
import AATestSupport
import Foundation
import Testing

@testable import AALanguageServer

@Suite("the schema of configurations")
struct ConfigurationSchemaTests {
  @Test("the shipped file is what the rules say")
  func shipped() throws {
    let text = try ConfigurationSchema.text(of: .standard)
    let file = Repository.root.appendingPathComponent("editors/assistive-access.schema.json")
    // Not as a comparison, which would print both.
    let isTrue = (try? String(contentsOf: file, encoding: .utf8)) == text
    #expect(
      isTrue,
      "write it anew: swift run aa-language-server rules --format schema > editors/assistive-access.schema.json")
  }

  @Test("every key, rule, group and option is in it, with a description")
  func complete() throws {
    let text = try ConfigurationSchema.text(of: .standard)
    let schema = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let properties = try #require(schema["properties"] as? [String: [String: Any]])
    #expect(Set(properties.keys) == Set(ConfigurationKey.allCases.map(\.rawValue)))
    let rules = try #require(properties["rules"]?["properties"] as? [String: [String: Any]])
    for name in Catalogue.standard.names { #expect(rules[name]?["description"] is String, "\(name)") }
    for option in Catalogue.standard.rules.flatMap(\.options) {
      let forms = rules[option.rule]?["anyOf"] as? [[String: Any]]
      let options = forms?.last?["properties"] as? [String: Any]
      #expect(options?[option.name] != nil, "\(option.rule) \(option.name)")
    }
  }
}
