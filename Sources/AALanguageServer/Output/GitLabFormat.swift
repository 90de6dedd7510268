import AAAnalysis
import Foundation

/// A Code Quality report, which GitLab shows in merge requests.
enum GitLabFormat: CheckFormat {
  static let name = "gitlab"

  private struct Issue: Encodable {
    struct Location: Encodable {
      struct Lines: Encodable {
        var begin: Int
        var end: Int
      }

      var path: String
      var lines: Lines
    }

    enum CodingKeys: String, CodingKey {
      case description
      case rule = "check_name"
      case fingerprint
      case severity
      case location
    }

    var description: String
    var rule: String
    var fingerprint: String
    var severity: String
    var location: Location
  }

  static func text(of result: CheckResult, style: TerminalStyle) throws -> String {
    let issues = result.items.map { item in
      let (start, end) = result.range(of: item.finding.location)
      return Issue(
        description: item.finding.message, rule: item.finding.rule, fingerprint: item.fingerprint,
        severity: item.finding.severity.word,
        location: Issue.Location(
          path: result.name(of: item.finding.location.file),
          lines: Issue.Location.Lines(begin: start.line, end: end.line)))
    }
    return try JSONFormat.encoded(issues)
  }
}

extension Severity {
  fileprivate var word: String {
    switch self {
    case .error: "critical"
    case .warning: "major"
    case .information: "minor"
    case .hint: "info"
    }
  }
}
