import AAAnalysis

/// For a Run Script phase: Xcode shows lines of this form at their places in the editor.
enum XcodeFormat: CheckFormat {
  static let name = "xcode"

  static func text(of result: CheckResult, style: TerminalStyle) -> String {
    result.items.map { item in
      let finding = item.finding
      let start = result.range(of: finding.location).start
      let path = TerminalText.oneLine(finding.location.file.path)
      return "\(path):\(start.line):\(start.column): \(finding.severity.word): "
        + "\(TerminalText.oneLine(finding.message)) [\(finding.rule)]\n"
    }.joined()
  }
}

extension Severity {
  /// Xcode knows three.
  fileprivate var word: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .information, .hint: "note"
    }
  }
}
