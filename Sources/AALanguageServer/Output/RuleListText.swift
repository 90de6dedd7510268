import AAAnalysis

/// A line for each rule.
enum RuleListText: RuleFormat {
  static let name = "text"

  static func text(of catalogue: Catalogue) -> String {
    let idWidth = catalogue.rules.map(\.id.count).max() ?? 0
    let severityWidth = catalogue.rules.map(\.severityAndState.count).max() ?? 0
    return catalogue.groups.map { group, rules in
      "\(group.rawValue)\n"
        + rules.map { rule in
          "  \(rule.id.padded(to: idWidth))  \(rule.severityAndState.padded(to: severityWidth))  "
            + "\(TerminalText.oneLine(rule.explanation.what))\n"
        }.joined()
    }
    .joined(separator: "\n")
  }
}

extension Rule {
  /// `warning`; `information, off` for a rule that is asked only where it is named.
  var severityAndState: String { isOnByDefault ? severity.name : "\(severity.name), off" }
}

extension String {
  /// With spaces behind it up to a width.
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(width - count, 0)) }
}
