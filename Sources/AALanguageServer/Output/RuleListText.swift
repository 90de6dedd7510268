import AAAnalysis

/// A line for each rule.
enum RuleListText: RuleFormat {
  static let name = "text"

  static func text(of catalogue: Catalogue) -> String {
    let idWidth = catalogue.rules.map(\.id.count).max() ?? 0
    let severityWidth = catalogue.rules.map(\.severity.name.count).max() ?? 0
    return catalogue.groups.map { group, rules in
      "\(group.rawValue)\n"
        + rules.map { rule in
          "  \(rule.id.padded(to: idWidth))  \(rule.severity.name.padded(to: severityWidth))  "
            + "\(TerminalText.oneLine(rule.explanation.what))\n"
        }.joined()
    }
    .joined(separator: "\n")
  }
}

extension String {
  /// With spaces behind it up to a width.
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(width - count, 0)) }
}
