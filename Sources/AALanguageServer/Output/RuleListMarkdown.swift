import AAAnalysis

/// A page with a table for each group.
enum RuleListMarkdown: RuleFormat {
  static let name = "markdown"

  static func text(of catalogue: Catalogue) -> String {
    "# Rules\n"
      + catalogue.groups.map { group, rules in
        "\n## \(group.rawValue.capitalizedFirst)\n\n| rule | severity | finds | instead |\n| --- | --- | --- | --- |\n"
          + rules.map { rule in
            "| `\(rule.id)` | \(rule.severityAndState) | \(cell(rule.explanation.what)) "
              + "([source](\(rule.reference.url))) | \(cell(rule.explanation.instead)) |\n"
          }.joined()
      }.joined()
  }

  private static func cell(_ text: String) -> String {
    TerminalText.oneLine(text).split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
