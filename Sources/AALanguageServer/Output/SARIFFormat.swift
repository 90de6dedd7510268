import AAAnalysis

/// SARIF 2.1.0, which code scanning services and viewers read.
///
/// Rules carry their explanations, results the way from the scene, their fixes, and whether a comment silences them.
/// Files are relative to the working directory, which is the base `%SRCROOT%`.
enum SARIFFormat: CheckFormat {
  static let name = "sarif"

  static func text(of result: CheckResult, style: TerminalStyle) throws -> String {
    try JSONFormat.encoded(SARIF.Log(result))
  }
}

extension SARIF.Log {
  init(_ result: CheckResult) {
    let rules = result.catalogue.rules.sorted { $0.id < $1.id }
    let numbers = Dictionary(rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let items =
      result.items.map { (item: $0, isSuppressed: false) } + result.suppressed.map { (item: $0, isSuppressed: true) }
    runs = [
      SARIF.Run(
        tool: SARIF.Tool(driver: SARIF.Driver(rules: rules.map { SARIF.Rule($0) })),
        invocations: [
          SARIF.Invocation(
            executionSuccessful: true,
            toolExecutionNotifications: result.unreadable.map { SARIF.Notification($0, result: result) })
        ],
        results: items.map { SARIF.Result($0.item, isSuppressed: $0.isSuppressed, numbers: numbers, result: result) })
    ]
  }
}

extension SARIF.Rule {
  init(_ rule: any Rule) {
    let words = ExplanationWords(isMarkdown: true)
    let plain = ExplanationWords(isMarkdown: false)
    id = rule.id
    name = rule.id.split(separator: "-").map { String($0).capitalizedFirst }.joined()
    shortDescription = SARIF.Message(text: plain.plain(rule.explanation.what))
    fullDescription = SARIF.Message(text: plain.plain(rule.explanation.what + " " + rule.explanation.why))
    help = SARIF.Message(text: plain.explanation(of: rule), markdown: words.explanation(of: rule))
    helpUri = rule.reference.url
    defaultConfiguration = SARIF.Configuration(enabled: rule.isOnByDefault, level: rule.severity.level)
    properties = Properties(tags: rule.tags, problemSeverity: rule.severity.problem)
  }
}

extension SARIF.Result {
  init(_ item: CheckResult.Item, isSuppressed: Bool, numbers: [String: Int], result: CheckResult) {
    let finding = item.finding
    ruleId = finding.rule
    ruleIndex = numbers[finding.rule]
    level = finding.severity.level
    message = SARIF.Message(text: finding.message)
    locations = [SARIF.Location(finding.location, result: result)]
    relatedLocations =
      finding.related.isEmpty
      ? nil
      : finding.related.enumerated().map { number, related in
        SARIF.Location(related.location, id: number, message: related.message, result: result)
      }
    if !finding.path.isEmpty {
      let steps = finding.path.map { SARIF.Location($0.location, message: $0.name, result: result) }
      // The way ends at the finding itself.
      let all = steps + [SARIF.Location(finding.location, message: finding.message, result: result)]
      codeFlows = [SARIF.CodeFlow(threadFlows: [SARIF.ThreadFlow(locations: all.map { SARIF.Step(location: $0) })])]
    }
    fixes = finding.fixes.isEmpty ? nil : finding.fixes.map { SARIF.Fix($0, result: result) }
    suppressions = isSuppressed ? [SARIF.Suppression(kind: "inSource")] : []
    partialFingerprints = ["finding/v1": item.fingerprint]
    properties = Properties(confidence: finding.confidence.name)
  }
}

extension SARIF.Fix {
  /// What is made from nothing is inserted at the start of a file that is not there yet.
  init(_ fix: Fix, result: CheckResult) {
    description = SARIF.Message(text: fix.title)
    let files = fix.edits.map(\.file).reduce(into: [FileID]()) { files, file in
      if !files.contains(file) { files.append(file) }
    }
    artifactChanges =
      files.map { file in
        Change(
          artifactLocation: SARIF.Artifact(file, result: result),
          replacements: fix.edits.filter { $0.file == file }.map { edit in
            Replacement(
              deletedRegion: SARIF.Region(Location(file, edit.span), result: result),
              insertedContent: SARIF.Content(text: edit.newText))
          })
      }
      + fix.creates.map { new in
        Change(
          artifactLocation: SARIF.Artifact(new.file, result: result),
          replacements: [
            Replacement(
              deletedRegion: SARIF.Region(startLine: 1, startColumn: 1, endLine: 1, endColumn: 1),
              insertedContent: SARIF.Content(text: new.text))
          ])
      }
  }
}

extension SARIF.Notification {
  init(_ file: UnreadableFile, result: CheckResult) {
    level = "warning"
    message = SARIF.Message(text: "not read: \(file.problem.message)")
    locations = [SARIF.Location(artifact: SARIF.Artifact(file.file, result: result))]
  }
}

extension SARIF.Location {
  init(_ location: Location, id: Int? = nil, message: String? = nil, result: CheckResult) {
    self.init(
      artifact: SARIF.Artifact(location.file, result: result), region: SARIF.Region(location, result: result), id: id,
      message: message)
  }
}

extension SARIF.Artifact {
  init(_ file: FileID, result: CheckResult) {
    uri = RelativeReference.uri(ofPath: result.name(of: file))
  }
}

extension SARIF.Region {
  init(_ location: Location, result: CheckResult) {
    let (start, end) = result.range(of: location)
    self.init(startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column)
  }
}

extension Severity {
  /// SARIF has three that are told.
  fileprivate var level: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .information, .hint: "note"
    }
  }

  /// The word of code scanning services.
  fileprivate var problem: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .information, .hint: "recommendation"
    }
  }
}
