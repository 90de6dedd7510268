import AAAnalysis

/// Workflow commands, which GitHub Actions shows beside the changed lines.
enum GitHubFormat: CheckFormat {
  static let name = "github"

  static func text(of result: CheckResult, style: TerminalStyle) -> String {
    result.items.map { command($0.finding, result: result) + "\n" }.joined()
  }

  private static func command(_ finding: Finding, result: CheckResult) -> String {
    let name = result.name(of: finding.location.file)
    let (start, end) = result.range(of: finding.location)
    var properties = [("file", name), ("line", String(start.line))]
    // Columns are accepted on a single line only, and the end is the last column, not the one behind it.
    if start.line == end.line {
      properties += [("col", String(start.column)), ("endColumn", String(max(start.column, end.column - 1)))]
    } else {
      properties.append(("endLine", String(end.line)))
    }
    properties.append(("title", finding.rule))
    let list = properties.map { "\($0.0)=\(escaped($0.1, isProperty: true))" }.joined(separator: ",")
    // The log shows the message alone, so it has the place too.
    let message = "\(name):\(start.line):\(start.column): \(finding.message)"
    return "::\(finding.severity.command) \(list)::\(escaped(message, isProperty: false))"
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case ":" where isProperty: escaped += "%3A"
      case "," where isProperty: escaped += "%2C"
      // A log is shown as a terminal shows it.
      case _ where TerminalText.isUnsafe(scalar): escaped += TerminalText.picture(of: scalar)
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension Severity {
  fileprivate var command: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .information, .hint: "notice"
    }
  }
}
