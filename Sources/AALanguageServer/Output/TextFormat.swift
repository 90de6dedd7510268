import AAAnalysis

/// For people: like the compiler's diagnostics, with the way that Assistive Access takes to the place.
enum TextFormat: CheckFormat {
  static let name = "text"

  static func text(of result: CheckResult, style: TerminalStyle) -> String {
    result.items.map { block($0.finding, result: result, style: style) }.joined(separator: "\n")
  }

  private static func block(_ finding: Finding, result: CheckResult, style: TerminalStyle) -> String {
    var lines = [header(finding, result: result, style: style)]
    if let text = result.text(finding.location.file) {
      lines += excerpt(finding, in: text, style: style)
    }
    lines += path(finding, result: result, style: style)
    for related in finding.related {
      lines.append(
        style.strong(result.shownPlace(of: related.location) + ":") + " " + style.note("note:") + " "
          + TerminalText.oneLine(related.message))
    }
    if let advice = finding.fixes.first?.title ?? result.catalogue.rule(id: finding.rule)?.explanation.instead {
      lines.append(indent + style.help("help:") + " " + TerminalText.oneLine(advice))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static let indent = "  "

  private static func header(_ finding: Finding, result: CheckResult, style: TerminalStyle) -> String {
    style.strong(result.shownPlace(of: finding.location) + ":") + " "
      + style.severity(finding.severity, finding.severity.name + ":") + " "
      + style.strong(TerminalText.oneLine(finding.message)) + " " + style.faint("[\(finding.rule)]")
  }

  private static func excerpt(_ finding: Finding, in text: SourceText, style: TerminalStyle) -> [String] {
    let number = String(text.lines.line(at: finding.location.span.lower) + 1)
    let gutter = String(repeating: " ", count: number.count)
    let excerpt = SourceExcerpt(of: finding.location.span, in: text, firstColumn: number.count + 3)
    return [
      style.faint(gutter + " |"),
      excerpt.line.isEmpty ? style.faint(number + " |") : style.faint(number + " |") + " " + excerpt.line,
      style.faint(gutter + " |") + " " + style.severity(finding.severity, excerpt.mark),
    ]
  }

  private static func path(_ finding: Finding, result: CheckResult, style: TerminalStyle) -> [String] {
    guard !finding.path.isEmpty else { return [] }
    let names = finding.path.map { TerminalText.oneLine($0.name) }
    return [indent + style.note("path:") + " " + names.joined(separator: " → ")]
      + zip(finding.path, names).map { step, name in
        indent + "  " + result.shownPlace(of: step.location) + ": " + name
      }
  }
}
