import AAAnalysis

/// What a check came to, in one line and in tables.
enum CheckSummary {
  /// `1 error, 3 warnings in 12 files; 2 suppressed, 1 not read`
  static func line(_ result: CheckResult) -> String {
    let counts = Severity.allCases.compactMap { severity -> String? in
      let count = result.count(of: severity)
      return count == 0 ? nil : counted(count, severity)
    }
    var line = counts.isEmpty ? "nothing found" : counts.joined(separator: ", ")
    line += " in " + files(result.fileCount)
    var rest: [String] = []
    if let known = result.known, !known.isEmpty { rest.append("\(known.count) in the baseline") }
    if result.suppressedCount > 0 { rest.append("\(result.suppressedCount) suppressed") }
    if !result.unreadable.isEmpty { rest.append("\(result.unreadable.count) not read") }
    return rest.isEmpty ? line : line + "; " + rest.joined(separator: ", ")
  }

  /// Why nothing could be found.
  static func nothingReached(_ scope: Workspace.Scope) -> String {
    switch scope {
    case .assistiveAccess:
      "no 'AssistiveAccess' scene and no use of the Assistive Access flag was found, so no screen was checked; "
        + "'--scope all' checks the app's own screens"
    case .all:
      "no SwiftUI app with a window was found, so no screen was checked"
    }
  }

  /// How often each rule spoke, the most talkative first.
  static func statistics(_ result: CheckResult) -> String {
    let counts = Dictionary(grouping: result.items, by: \.finding.rule).mapValues(\.count)
    let ordered = counts.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
    let width = ordered.map { String($0.value).count }.max() ?? 0
    return ordered.map { rule, count in
      String(repeating: " ", count: width - String(count).count) + "\(count) \(rule)\n"
    }.joined()
  }

  static func files(_ count: Int) -> String { count == 1 ? "1 file" : "\(count) files" }

  static func counted(_ count: Int, _ severity: Severity) -> String {
    switch severity {
    case .error: count == 1 ? "1 error" : "\(count) errors"
    case .warning: count == 1 ? "1 warning" : "\(count) warnings"
    case .information: "\(count) informational"
    case .hint: count == 1 ? "1 hint" : "\(count) hints"
    }
  }
}
