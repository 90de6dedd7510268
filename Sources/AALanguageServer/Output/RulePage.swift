import AAAnalysis

/// Everything about one rule.
enum RulePage {
  static func text(of rule: any Rule, style: TerminalStyle) -> String {
    var parts = [
      style.strong(rule.id) + "\n"
        + style.severity(rule.severity, rule.severity.name) + (rule.isOnByDefault ? "" : ", off unless named")
        + ", group \(rule.group.rawValue)"
        + (rule.tags.isEmpty ? "" : ", tags \(rule.tags.joined(separator: ", "))"),
      section("what", rule.explanation.what, style),
      section("why", rule.explanation.why, style),
      section("instead", rule.explanation.instead, style),
      section("reference", rule.reference.title, style) + "\n  " + rule.reference.url,
    ]
    if !rule.criteria.isEmpty {
      parts.append(
        style.strong("related guidance") + rule.criteria.map { "\n  \($0.title)\n  \($0.url)" }.joined())
    }
    if !rule.options.isEmpty {
      let rows = rule.options.map { "\n  \($0.name) (\($0.defaultText)): \($0.summary)" }
      parts.append(style.strong("options") + rows.joined())
    }
    parts += rule.examples.map { example($0, style) }
    parts.append(
      section("silence it", "// aa:disable:next \(rule.id) - reason", style))
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func section(_ title: String, _ text: String, _ style: TerminalStyle) -> String {
    style.strong(title) + "\n" + HelpTable.wrapped(text, width: 98).map { "  " + $0 }.joined(separator: "\n")
  }

  private static func example(_ example: Example, _ style: TerminalStyle) -> String {
    var text = style.strong("example: \(example.title)") + "\n" + indented(example.text)
    if let fixed = example.fixed { text += "\n" + style.strong("fixed") + "\n" + indented(fixed) }
    return text
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  " + $0 }
      .joined(separator: "\n")
  }
}
