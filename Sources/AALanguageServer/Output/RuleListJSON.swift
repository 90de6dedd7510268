import AAAnalysis
import Foundation

/// The rules with everything that is written about them.
enum RuleListJSON: RuleFormat {
  static let name = "json"

  private struct Document: Encodable {
    struct Entry: Encodable {
      var id: String
      var group: String
      var severity: String
      var isOnByDefault: Bool
      var what: String
      var why: String
      var instead: String
      var reference: String
      var url: String
      var tags: [String]
    }

    var version = 1
    var rules: [Entry]
  }

  static func text(of catalogue: Catalogue) throws -> String {
    let entries = catalogue.groups.flatMap(\.rules).map { rule in
      Document.Entry(
        id: rule.id, group: rule.group.rawValue, severity: rule.severity.name, isOnByDefault: rule.isOnByDefault,
        what: rule.explanation.what,
        why: rule.explanation.why, instead: rule.explanation.instead, reference: rule.reference.title,
        url: rule.reference.url, tags: rule.tags)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(Document(rules: entries)), as: UTF8.self) + "\n"
  }
}
