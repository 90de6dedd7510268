import AAAnalysis

/// Everything about one rule.
enum RulePage {
  /// - Parameter showsAllExamples: whether every example is shown, or the first of what is found and what is not.
  static func text(of rule: any Rule, showsAllExamples: Bool, style: TerminalStyle) -> String {
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
    parts.append(
      section("silence it", "// aa:disable:next \(rule.id) - reason", style))
    // The shortest say most at a glance.
    let byLength = rule.examples.sorted { $0.text.utf8.count < $1.text.utf8.count }
    let shortest = [byLength.first { isFinding($0) }, byLength.first { !isFinding($0) }].compactMap(\.self)
    let shown = showsAllExamples ? rule.examples : shortest
    parts += shown.map { example($0, style) }
    parts.append("In examples, 💡 marks a finding that has a fix, and 🚫 says why one has none.")
    let rest = rule.examples.count - shown.count
    if rest > 0 { parts.append("\(rest) more: \(ToolVersion.name) explain \(rule.id) --examples") }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func isFinding(_ example: Example) -> Bool {
    !ExampleWorkspace(example.text).expectations.isEmpty
  }

  private static func section(_ title: String, _ text: String, _ style: TerminalStyle) -> String {
    style.strong(title) + "\n" + HelpTable.wrapped(text, width: 98).map { "  " + $0 }.joined(separator: "\n")
  }

  private static func example(_ example: Example, _ style: TerminalStyle) -> String {
    let title = isFinding(example) ? "found: \(example.title)" : "not found: \(example.title)"
    var text = style.strong(title) + "\n" + indented(example.text)
    if let fixed = example.fixed { text += "\n" + style.strong("fixed") + "\n" + indented(fixed) }
    return text
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  " + $0 }
      .joined(separator: "\n")
  }
}
