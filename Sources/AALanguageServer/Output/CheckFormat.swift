/// A form in which the findings of a check are written.
protocol CheckFormat: Sendable {
  /// What stands behind `--format`.
  static var name: String { get }
  /// Ends with a line feed, or is empty.
  static func text(of result: CheckResult, style: TerminalStyle) throws -> String
}

/// The forms there are.
enum CheckFormats {
  static let all: [any CheckFormat.Type] = [
    TextFormat.self,
    JSONFormat.self,
    SARIFFormat.self,
    JUnitFormat.self,
    CheckstyleFormat.self,
    GitHubFormat.self,
    GitLabFormat.self,
    XcodeFormat.self,
  ]

  static var names: [String] { all.map { $0.name } }

  static func format(named name: String) -> (any CheckFormat.Type)? { all.first { $0.name == name } }
}
