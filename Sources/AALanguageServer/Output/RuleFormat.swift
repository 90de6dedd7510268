import AAAnalysis

/// A form in which the list of rules is written.
protocol RuleFormat: Sendable {
  /// What stands behind `--format`.
  static var name: String { get }
  static func text(of catalogue: Catalogue) throws -> String
}

/// The forms there are.
enum RuleFormats {
  static let all: [any RuleFormat.Type] = [
    RuleListText.self,
    RuleListJSON.self,
    RuleListMarkdown.self,
    ConfigurationSchema.self,
  ]

  static var names: [String] { all.map { $0.name } }

  static func format(named name: String) -> (any RuleFormat.Type)? { all.first { $0.name == name } }
}

extension Catalogue {
  /// The rules by group, in the order of the groups; groups without rules left out.
  var groups: [(group: RuleGroup, rules: [any Rule])] {
    RuleGroup.allCases.compactMap { group in
      let members = rules.filter { $0.group == group }
      return members.isEmpty ? nil : (group, members)
    }
  }
}
