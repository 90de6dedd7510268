import AAAnalysis

/// The reference of the rules: a page with everything about each, and a table of contents by group.
///
/// `docs/rules.md` is this page.
enum RuleListMarkdown: RuleFormat {
  static let name = "markdown"

  static func text(of catalogue: Catalogue) -> String {
    let groups = catalogue.groups
    let contents = groups.map { group, rules in
      let rows = rules.map { "| [`\($0.id)`](#\($0.id)) | \($0.severityAndState) | \(cell($0.explanation.what)) |\n" }
      return "\n**\(group.rawValue.capitalizedFirst)**\n\n| rule | severity | finds |\n| --- | --- | --- |\n"
        + rows.joined()
    }
    let pages = groups.map { group, rules in
      "\n## \(group.rawValue.capitalizedFirst)\n" + rules.map { "\n" + page(of: $0) }.joined()
    }
    return """
      # Rules

      This page is written by the rules themselves: `\(ToolVersion.name) rules --format markdown`. The name of a group \
      stands for all its rules in suppressions and for `check --rule`.

      """ + contents.joined() + pages.joined()
  }

  private static func page(of rule: any Rule) -> String {
    let examples = rule.examples.map { (example: $0, workspace: $0.workspace) }
    let hasFix = examples.contains { $0.workspace.expectations.contains(where: \.hasFix) }
    var facts = "\(rule.severityAndState) · group `\(rule.group.rawValue)` · \(hasFix ? "has a fix" : "no fix")"
    if !rule.tags.isEmpty { facts += " · " + rule.tags.map { "`\($0)`" }.joined(separator: " ") }
    var parts = [
      "### \(rule.id)", facts, paragraph(rule.explanation.what), paragraph(rule.explanation.why),
      "**Instead:** \(paragraph(rule.explanation.instead))",
      "**Source:** [\(rule.reference.title)](\(rule.reference.url))",
    ]
    if !rule.criteria.isEmpty {
      let links = rule.criteria.map { "[\(paragraph($0.title))](\($0.url))" }
      parts.append("**Related guidance:** \(links.joined(separator: ", "))")
    }
    if !rule.options.isEmpty {
      let rows = rule.options.map { "| `\($0.name)` | \($0.defaultText) | \(cell($0.summary)) |" }
      parts.append((["| option | default | means |", "| --- | --- | --- |"] + rows).joined(separator: "\n"))
    }
    if let bad = examples.first(where: { !$0.workspace.expectations.isEmpty }) {
      parts.append("Found: \(paragraph(bad.example.title))")
      parts += bad.workspace.files.map(block)
      parts.append(bad.workspace.expectations.map { found($0, in: bad.workspace) }.joined(separator: "\n"))
    }
    if let good = examples.first(where: { $0.workspace.expectations.isEmpty }) {
      parts.append("Not found: \(paragraph(good.example.title))")
      parts += good.workspace.files.map(block)
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func found(_ expectation: ExampleWorkspace.Expectation, in workspace: ExampleWorkspace) -> String {
    let text = workspace.text(of: expectation.location.file)
    let line = text.map { $0.lines.line(at: expectation.location.span.lower) + 1 } ?? 1
    return "- `\(path(of: expectation.location.file)):\(line)`: \(expectation.severity.name): "
      + paragraph(expectation.message)
  }

  private static func block(_ file: ExampleWorkspace.File) -> String {
    let code = file.text.string
    var fence = "```"
    while code.contains(fence) { fence += "`" }
    return "`\(path(of: file.id))`\n\n\(fence)\(language(of: file.id))\n\(code)\(fence)"
  }

  private static func path(of file: FileID) -> String { String(file.path.dropFirst(ExampleWorkspace.root.count + 1)) }

  private static func language(of file: FileID) -> String {
    switch FileKind(file) {
    case .swift: "swift"
    case .propertyList: "xml"
    case .projectFile:
      switch ProjectFileKind(file) {
      case .xcodeGenSpec, .otherYAML: "yaml"
      case .podfile: "ruby"
      default: "text"
      }
    case .stringsTable, nil: "text"
    }
  }

  private static func cell(_ text: String) -> String {
    paragraph(text).split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }

  /// On one line, and without what Markdown would take for HTML outside of code.
  private static func paragraph(_ text: String) -> String {
    let parts = TerminalText.oneLine(text).split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().map { number, part in
      number.isMultiple(of: 2) ? String(part).replacing("<", with: "&lt;") : String(part)
    }
    .joined(separator: "`")
  }
}
