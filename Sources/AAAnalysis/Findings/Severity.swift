/// How much a finding weighs.
public enum Severity: Int, Sendable, CaseIterable, Comparable {
  /// Will not compile, is ignored by the system, crashes, or contradicts itself.
  case error = 1
  /// Against a sentence that Apple said or wrote, and decidable from source.
  case warning
  /// A heuristic, a threshold, or third-party evidence.
  case information
  /// An offer; nothing is wrong.
  case hint

  /// The word used in output and configuration.
  public var name: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .information: "information"
    case .hint: "hint"
    }
  }

  public init?(name: String) {
    guard let severity = Severity.allCases.first(where: { $0.name == name }) else { return nil }
    self = severity
  }

  /// The graver severity is the greater one.
  public static func < (left: Severity, right: Severity) -> Bool { left.rawValue > right.rawValue }
}

/// How sure the analysis is that the code does what the finding says.
public enum Confidence: Int, Sendable, CaseIterable, Comparable {
  case possible
  case likely
  case certain

  public var name: String {
    switch self {
    case .possible: "possible"
    case .likely: "likely"
    case .certain: "certain"
    }
  }

  public static func < (left: Confidence, right: Confidence) -> Bool { left.rawValue < right.rawValue }

  /// One level less sure, for each hop that was matched by name alone.
  public var lowered: Confidence { Confidence(rawValue: rawValue - 1) ?? .possible }
}
