/// What is told about one file.
public struct FileDiagnostics: Equatable, Sendable {
  /// Sorted by place, then by rule.
  public var findings: [Finding]
  /// What would be told if no comment silenced it, sorted alike.
  public var suppressed: [Finding]

  public init(findings: [Finding] = [], suppressed: [Finding] = []) {
    self.findings = findings
    self.suppressed = suppressed
  }
}

/// Asks the rules, puts their names on what they say, and leaves out what a comment silences.
public struct Analyzer: Sendable {
  public var catalogue: Catalogue
  /// The ids of the rules whose findings are wanted; nil for all that are on by default.
  ///
  /// `unused-suppression` is about what the others find: where it is wanted all of them are asked.
  public var onlyRules: Set<String>?
  /// The ids of the rules that are not asked, whoever wants them.
  public var rulesOff: Set<String>
  /// The ids of the rules that are asked although they are off by default.
  public var rulesOn: Set<String>
  /// Severities, by rule id, in place of those that the rules give.
  public var severities: [String: Severity]
  /// The options of the rules.
  public var settings: RuleSettings

  public init(
    catalogue: Catalogue = .standard, onlyRules: Set<String>? = nil, rulesOff: Set<String> = [],
    rulesOn: Set<String> = [], severities: [String: Severity] = [:], settings: RuleSettings = RuleSettings()
  ) {
    self.settings = settings
    self.catalogue = catalogue
    self.onlyRules = onlyRules
    self.rulesOff = rulesOff
    self.rulesOn = rulesOn
    self.severities = severities
  }

  /// Everything to be told about a file. Ask for files that matter: in others suppressions have nothing to silence.
  public func diagnostics(for file: FileID, in snapshot: Snapshot) -> FileDiagnostics {
    let context = RuleContext(snapshot: snapshot, file: file, settings: settings, rulesOff: rulesOff)
    let reports = askedRules.map { (rule: $0, reports: $0.reports(in: context)) }
    return diagnostics(
      for: file, text: snapshot.text(of: file), comments: snapshot.suppressionComments(in: file), reports: reports)
  }

  /// The comments of a file that silence something, or were to.
  public func suppressions(in file: FileID, of snapshot: Snapshot) -> [Suppression] {
    guard let text = snapshot.text(of: file) else { return [] }
    return suppressions(in: text, comments: snapshot.suppressionComments(in: file))
  }

  private func suppressions(in text: SourceText, comments: [Span]) -> [Suppression] {
    Suppression.all(in: text, comments: comments) { catalogue.rule(id: $0) != nil }
  }

  /// What becomes of the reports of the rules that were asked.
  ///
  /// - Parameter comments: the spans of the comments that contain `aa:`.
  func diagnostics(
    for file: FileID, text: SourceText?, comments: [Span], reports: [(rule: any Rule, reports: [Report])]
  ) -> FileDiagnostics {
    let findings = reports.flatMap { said in
      said.reports.filter { $0.location.file == file }.map { finding(from: $0, of: said.rule) }
    }
    guard let text, !comments.isEmpty else { return told(kept: findings, suppressed: []) }
    let suppressions = suppressions(in: text, comments: comments)
    var ledger = SuppressionLedger(suppressions: suppressions, text: text, catalogue: catalogue)
    var (kept, suppressed) = ledger.silence(findings)

    let asked = Set(reports.map(\.rule.id))
    func judge(_ findings: [Finding]) {
      let judged = ledger.silence(findings)
      kept += judged.kept
      suppressed += judged.suppressed
    }
    if let rule = reports.lazy.compactMap({ $0.rule as? UnknownRule }).first {
      judge(
        suppressions.flatMap { rule.reports(about: $0, in: file, text: text, catalogue: catalogue) }
          .map { finding(from: $0, of: rule) })
    }
    if let rule = reports.lazy.compactMap({ $0.rule as? UnusedSuppression }).first {
      func unused(isAboutItself: Bool) -> [Finding] {
        suppressions.indices.flatMap { index in
          let names = ledger.unusedNames(ofSuppression: index, asked: asked) { $0.contains(rule.id) == isAboutItself }
          return names.isEmpty ? [] : rule.reports(about: suppressions[index], unused: names, in: file, text: text)
        }
        .map { finding(from: $0, of: rule) }
      }
      judge(unused(isAboutItself: false))
      // Those that silence this very rule are judged last, by what it said about the others, and never hide it.
      kept += unused(isAboutItself: true)
    }
    return told(kept: kept, suppressed: suppressed)
  }
}

extension Analyzer {
  /// Whether a rule is asked, and told of.
  public func asks(_ rule: String) -> Bool {
    askedRules.contains { $0.id == rule } && onlyRules?.contains(rule) ?? true
  }

  private var askedRules: [any Rule] {
    catalogue.rules.filter { rule in
      if rulesOff.contains(rule.id) { return false }
      let isOn = rule.isOnByDefault || rulesOn.contains(rule.id)
      guard let onlyRules else { return isOn }
      return onlyRules.contains(rule.id) || isOn && onlyRules.contains(UnusedSuppression().id)
    }
  }

  private func finding(from report: Report, of rule: any Rule) -> Finding {
    Finding(
      rule: rule.id, severity: severities[rule.id] ?? report.severity ?? rule.severity, confidence: report.confidence,
      message: report.message, location: report.location, path: report.path, related: report.related,
      fixes: report.fixes, refusals: report.refusals)
  }

  private func told(kept: [Finding], suppressed: [Finding]) -> FileDiagnostics {
    FileDiagnostics(findings: wanted(kept), suppressed: wanted(suppressed))
  }

  /// The findings of the wanted rules in order, each once.
  private func wanted(_ findings: [Finding]) -> [Finding] {
    let sorted =
      findings
      .filter { onlyRules?.contains($0.rule) ?? true }
      .enumerated()
      .sorted { left, right in
        if left.element.location != right.element.location { return left.element.location < right.element.location }
        if left.element.rule != right.element.rule { return left.element.rule < right.element.rule }
        if left.element.message != right.element.message { return left.element.message < right.element.message }
        return left.offset < right.offset
      }
      .map(\.element)
    var result: [Finding] = []
    for finding in sorted {
      if let last = result.last, last.location == finding.location, last.rule == finding.rule,
        last.message == finding.message
      {
        continue
      }
      result.append(finding)
    }
    return result
  }
}
