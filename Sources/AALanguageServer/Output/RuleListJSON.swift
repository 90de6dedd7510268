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
      var criteria: [Criterion]
      var options: [Option]
    }

    struct Criterion: Encodable {
      var title: String
      var url: String
    }

    struct Option: Encodable {
      var name: String
      var `default`: Double
      var summary: String
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
        url: rule.reference.url, tags: rule.tags,
        criteria: rule.criteria.map { Document.Criterion(title: $0.title, url: $0.url) },
        options: rule.options.map { Document.Option(name: $0.name, default: $0.defaultValue, summary: $0.summary) })
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(Document(rules: entries)), as: UTF8.self) + "\n"
  }
}
