import AAAnalysis

/// For build servers that read the reports of Checkstyle.
enum CheckstyleFormat: CheckFormat {
  static let name = "checkstyle"

  static func text(of result: CheckResult, style: TerminalStyle) -> String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<checkstyle version=\"8.0\">"]
    for (name, items) in result.itemsByFile {
      lines.append("  <file\(XMLText.attributes([("name", name)]))>")
      for item in items {
        let start = result.range(of: item.finding.location).start
        let attributes = XMLText.attributes([
          ("line", String(start.line)), ("column", String(start.column)), ("severity", item.finding.severity.word),
          ("message", item.finding.message), ("source", "\(ToolVersion.name).\(item.finding.rule)"),
        ])
        lines.append("    <error\(attributes)/>")
      }
      lines.append("  </file>")
    }
    return (lines + ["</checkstyle>"]).map { $0 + "\n" }.joined()
  }
}

extension Severity {
  /// Checkstyle has three that are told.
  fileprivate var word: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .information, .hint: "info"
    }
  }
}
