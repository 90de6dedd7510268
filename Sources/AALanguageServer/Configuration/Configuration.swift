import AAAnalysis

/// What a team has decided, from one configuration file and those that it extends.
struct Configuration: Equatable, Sendable {
  /// What becomes of a rule.
  enum RuleState: Equatable, Sendable {
    case off
    /// Asked, with the severity that the rule itself gives.
    case on
    case severity(Severity)
  }

  /// From which severity on a check fails.
  enum FailOn: Equatable, Sendable {
    case never
    case severity(Severity)

    init?(name: String) {
      if name == "never" {
        self = .never
      } else if let severity = Severity(name: name) {
        self = .severity(severity)
      } else {
        return nil
      }
    }

    static let names = ["error", "warning", "information", "never"]
  }

  /// Which files are told of: patterns, and the folder that they are about.
  struct Filter: Equatable, Sendable {
    /// Absolute.
    var folder: String
    /// Nil for all files.
    var include: IgnorePatterns?
    var exclude: IgnorePatterns?
  }

  static let fileName = ".assistive-access.json"

  /// By rule id.
  var rules: [String: RuleState] = [:]
  var settings = RuleSettings.ofSystem
  /// Nil if the file does not say.
  var scope: Workspace.Scope?
  var failOn: FailOn?
  var filters: [Filter] = []

  /// The rules as this configuration wants them.
  func analyzer(_ catalogue: Catalogue, onlyRules: Set<String>? = nil) -> Analyzer {
    var analyzer = Analyzer(catalogue: catalogue, onlyRules: onlyRules, settings: settings)
    for (id, state) in rules {
      switch state {
      case .off: analyzer.rulesOff.insert(id)
      case .on: analyzer.rulesOn.insert(id)
      case .severity(let severity):
        analyzer.rulesOn.insert(id)
        analyzer.severities[id] = severity
      }
    }
    // Whoever names a rule wants to hear it.
    if let onlyRules { analyzer.rulesOff.subtract(onlyRules) }
    return analyzer
  }

  /// Whether findings in a file are told.
  func tells(_ file: FileID) -> Bool {
    filters.allSatisfy { filter in
      guard PathText.isInside(file.path, folder: filter.folder) else { return true }
      if let include = filter.include, !include.matches(file, below: filter.folder) { return false }
      return !(filter.exclude?.matches(file, below: filter.folder) ?? false)
    }
  }
}

extension IgnorePatterns {
  /// Whether the patterns name a file or one of the folders around it.
  fileprivate func matches(_ file: FileID, below folder: String) -> Bool {
    let names = PathText.relative(file.path, to: folder).split(separator: "/")
    var path = ""
    for (number, name) in names.enumerated() {
      path += (path.isEmpty ? "" : "/") + name
      if verdict(on: Array(path.utf8)[...], isFolder: number + 1 < names.count) == .ignored { return true }
    }
    return false
  }
}
