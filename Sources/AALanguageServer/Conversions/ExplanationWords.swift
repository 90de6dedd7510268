import AAAnalysis

/// Says explanations as Markdown, or as plain text for clients that show it as it is.
struct ExplanationWords {
  var isMarkdown: Bool

  func content(_ sections: [String]) -> LSP.MarkupContent {
    let divider = isMarkdown ? "\n\n---\n\n" : "\n\n"
    return LSP.MarkupContent(
      kind: isMarkdown ? .markdown : .plaintext, value: sections.joined(separator: divider))
  }

  /// What a rule finds, why, what instead, and where that is said.
  func explanation(of rule: any Rule) -> String {
    [
      "\(strong(rule.id)) (\(rule.severityAndState), group \(rule.group.rawValue))",
      plain(rule.explanation.what), plain(rule.explanation.why), plain(rule.explanation.instead),
      ([link(rule.reference.title, rule.reference.url)] + rule.criteria.map { link($0.title, $0.url) })
        .map { "- \($0)" }.joined(separator: "\n"),
    ].joined(separator: "\n\n")
  }

  func explanation(of finding: Finding, _ rule: (any Rule)?) -> String {
    var message = "\(finding.severity.name): \(finding.message)"
    // Not every editor shows the places that a diagnostic is related to.
    if !finding.path.isEmpty { message += "\n\n" + finding.path.map { code($0.name) }.joined(separator: " → ") }
    guard let rule else { return message }
    return message + "\n\n" + explanation(of: rule)
  }

  func list(_ title: String, of rules: [any Rule]) -> String {
    let lines = rules.map { "- \(code($0.id)): \(plain($0.explanation.what))" }
    return "\(title)\n\n" + lines.joined(separator: "\n")
  }

  func explanation(of word: AssistiveAccessWord) -> String {
    ["\(strong(word.name)) (\(word.availability))", plain(word.text), link(word.linkTitle, word.url)]
      .joined(separator: "\n\n")
  }

  /// Nil if there is no such group.
  func explanation(ofGroup name: String, _ catalogue: Catalogue) -> String? {
    guard let ids = catalogue.ids(named: name) else { return nil }
    return list("\(code(name)) stands for these rules:", of: catalogue.rules.filter { ids.contains($0.id) })
  }

  /// What a word of a configuration means; nil for a rule that there is not.
  func explanation(of word: ConfigurationVocabulary.Word, _ catalogue: Catalogue) -> String? {
    switch word.subject {
    case .key(let key): "\(strong(word.text))\n\n\(plain(key.summary))"
    case .rule(let id): catalogue.rule(id: id).map { ruleWithOptions($0) }
    case .group(let name): explanation(ofGroup: name, catalogue)
    case .severity: plain("`severity`: how findings of the rule are told, or `off` for not at all.")
    case .option(let option):
      "\(code(option.name)): \(plain(option.summary)).\n\nIt is \(option.defaultText) unless it is set."
    case .value(let meaning): "\(code(word.text)): \(plain(meaning))"
    case .symbol(let symbol): "\(code(symbol.name)): an SF Symbol since iOS \(symbol.introduced)."
    }
  }

  private func ruleWithOptions(_ rule: any Rule) -> String {
    guard !rule.options.isEmpty else { return explanation(of: rule) }
    let options = rule.options.map { "- \(code($0.name)) (\($0.defaultText)): \(plain($0.summary))" }
    return explanation(of: rule) + "\n\nOptions:\n\n" + options.joined(separator: "\n")
  }

  func code(_ text: String) -> String { isMarkdown ? "`\(text)`" : text }

  private func strong(_ text: String) -> String { isMarkdown ? "**\(text)**" : text }

  private func link(_ title: String, _ url: String) -> String { isMarkdown ? "[\(title)](\(url))" : "\(title): \(url)" }

  /// Explanations are written with code in backticks.
  func plain(_ text: String) -> String { isMarkdown ? text : text.filter { $0 != "`" } }
}
