/// Makes the checklist of a workspace.
public struct AuditReader: Sendable {
  public var snapshot: Snapshot
  /// By file, then by place.
  public var findings: [Finding]
  /// What comments silence, in the same order.
  public var suppressed: [Finding]
  public var catalogue: Catalogue
  /// Who judges a file: which rules are asked, and with which options.
  public var analyzer: @Sendable (FileID) -> Analyzer
  /// Files that could not be read, each with the reason.
  public var unread: [FileID]
  /// Files about which nothing is told because a configuration leaves them out.
  public var leftOut: Set<FileID>
  /// Whether the app's own screens were judged as if they were those of Assistive Access.
  public var judgesWholeApp: Bool
  /// What code that belongs to no app is called.
  public var folder: String
  /// The folder whose apps are told of; nil for all.
  public var root: String?

  public init(
    snapshot: Snapshot, findings: [Finding], suppressed: [Finding], catalogue: Catalogue,
    analyzer: @escaping @Sendable (FileID) -> Analyzer, unread: [FileID] = [], leftOut: Set<FileID> = [],
    judgesWholeApp: Bool = false, folder: String, root: String? = nil
  ) {
    self.snapshot = snapshot
    self.findings = findings
    self.suppressed = suppressed
    self.catalogue = catalogue
    self.analyzer = analyzer
    self.unread = unread
    self.leftOut = leftOut
    self.judgesWholeApp = judgesWholeApp
    self.folder = folder
    self.root = root
  }

  public var audit: Audit {
    let subjects = AuditSubject.all(in: snapshot, folder: folder)
    let owners = FindingOwners(subjects, snapshot)
    var found = Array(repeating: Found(), count: subjects.count)
    for finding in findings {
      for owner in owners.owners(of: finding) { found[owner].findings.append(finding) }
    }
    for silenced in SilencedReader(snapshot: snapshot, analyzer: analyzer).read(suppressed) {
      for owner in owners.owners(of: silenced.finding) { found[owner].silenced.append(silenced) }
    }
    for file in unread {
      let claimants = snapshot.bundles.projects.claimants(of: file)
      let numbers = snapshot.bundles.apps(compiling: file, claimants: claimants)
      let concerned = subjects.indices.filter { number in
        subjects[number].app.map { numbers.contains($0.number) } ?? false
      }
      for owner in concerned.isEmpty ? [subjects.count - 1] : concerned { found[owner].unread.append(file) }
    }
    let apps = zip(subjects, found).compactMap { subject, found -> Audit.App? in
      guard subjects.count == 1 || isWithinRoot(subject) else { return nil }
      let app = app(subject, found)
      // What no target is made of is worth a list of its own only if there is something to say about it.
      let isExtra = subject.app?.target == nil && subjects.count > 1
      return isExtra && app.adoption == .none && app.screens.isEmpty && found.findings.isEmpty ? nil : app
    }
    return Audit(
      apps: apps.filter { $0.adoption != .none } + apps.filter { $0.adoption == .none }, judgesWholeApp: judgesWholeApp)
  }

  /// Whether some of an app lies where the report is about.
  private func isWithinRoot(_ subject: AuditSubject) -> Bool {
    guard let root else { return true }
    let prefix = root.hasSuffix("/") ? root : root + "/"
    let files =
      subject.files.map { snapshot.index.files[$0].file } + (subject.app?.infoPlistFiles ?? [])
      + (subject.app?.target.map { [$0.declaration.file] } ?? [])
    return files.contains { $0.path.hasPrefix(prefix) }
  }

  private struct Found {
    var findings: [Finding] = []
    var silenced: [Audit.Silenced] = []
    var unread: [FileID] = []
  }

  private func app(_ subject: AuditSubject, _ found: Found) -> Audit.App {
    let facts = AuditFactReader.facts(of: subject, in: snapshot) { analyzer($0).settings }
    let adoption = Self.adoption(facts)
    let off = rulesOff(subject)
    let reader = AuditBasisReader(
      facts: facts, adoption: adoption, judgesWholeApp: judgesWholeApp,
      hasInfoPlist: subject.app.map { !$0.infoPlistFiles.isEmpty || $0.target != nil } ?? false,
      askedRules: catalogue.rules.count { $0.isOnByDefault } - off.count)
    let byLine = Dictionary(grouping: found.findings) { AuditCriterion.criterion(ofRule: $0.rule) }
    let silencedByLine = Dictionary(grouping: found.silenced) { AuditCriterion.criterion(ofRule: $0.finding.rule) }
    let left = leftOutCode(subject)
    let lines = AuditCriterion.all.map { criterion in
      line(
        criterion, reader.basis(of: criterion), findings: byLine[criterion.id] ?? [],
        silenced: silencedByLine[criterion.id] ?? [], off: criterion.rules.filter(off.contains),
        unread: criterion.readsCode
          ? found.unread.filter { $0.path.hasSuffix(".swift") || !$0.name.contains(".") } : [],
        leftOut: criterion.readsCode ? left : [])
    }
    return Audit.App(
      name: subject.name, adoption: adoption, isPartlyKnown: !found.unread.isEmpty || !left.isEmpty, lines: lines,
      screens: facts.screens,
      deviceSteps: DeviceSteps(facts: facts, adoption: adoption, judgesWholeApp: judgesWholeApp).steps,
      firstSteps: adoption == .none && found.unread.isEmpty ? AuditFirstStep.all(for: subject.app) : [],
      notes: notes(subject, found, facts))
  }

  /// Files with code that Assistive Access reaches, of which nothing is told.
  private func leftOutCode(_ subject: AuditSubject) -> [FileID] {
    guard !leftOut.isEmpty else { return [] }
    let reached = Set(snapshot.graph.nodes.map(\.declaration.file))
    return subject.files.filter(reached.contains).map { snapshot.index.files[$0].file }.filter(leftOut.contains)
  }

  private static func adoption(_ facts: AuditFacts) -> Audit.Adoption {
    if !facts.scenes.isEmpty || facts.routesRole { return .scene }
    if facts.fullScreenKey.isEverTrue { return .fullScreen }
    if facts.sceneKey.isMentioned { return .keyOnly }
    return facts.asksForFlag ? .flag : .none
  }

  /// The rules that are on by default and that are not asked about some code of the app.
  private func rulesOff(_ subject: AuditSubject) -> Set<String> {
    let files = subject.files.map { snapshot.index.files[$0].file } + (subject.app?.infoPlistFiles ?? [])
    var analyzers: [Set<String>] = []
    for file in files where !leftOut.contains(file) {
      let off = analyzer(file).rulesOff
      if !analyzers.contains(off) { analyzers.append(off) }
    }
    let ids = analyzers.reduce(into: Set<String>()) { $0.formUnion($1) }
    return ids.filter { catalogue.rule(id: $0)?.isOnByDefault ?? false }
  }

  private func notes(_ subject: AuditSubject, _ found: Found, _ facts: AuditFacts) -> [String] {
    var notes: [String] = []
    if judgesWholeApp {
      notes.append("the app's own screens were judged as if Assistive Access showed them")
    }
    if Self.adoption(facts) == .none, !facts.namedViews.isEmpty {
      notes.append(
        "there is \(AuditWords.list(facts.namedViews.map { "`\($0)`" }, most: 3)), "
          + "which no `AssistiveAccess` scene shows")
    }
    if !found.unread.isEmpty {
      notes.append(
        "\(AuditWords.count(found.unread.count, "file")) could not be read, so what is in "
          + "\(found.unread.count == 1 ? "it" : "them") is not known: "
          + AuditWords.list(found.unread.map { String($0.name) }))
    }
    let left = subject.files.count { leftOut.contains(snapshot.index.files[$0].file) }
    if left > 0 {
      notes.append(
        "the configuration leaves out \(AuditWords.count(left, "file")); nothing is said about what is there")
    }
    return notes
  }

  // MARK: Lines

  private func line(
    _ criterion: AuditCriterion, _ basis: AuditBasis, findings: [Finding], silenced: [Audit.Silenced], off: [String],
    unread: [FileID], leftOut: [FileID]
  ) -> Audit.Line {
    let failures = findings.filter { $0.severity >= .warning }
    let remarks = findings.filter { $0.severity < .warning }
    let (verdict, reason) = verdict(
      basis, failures: failures, remarks: remarks, silenced: silenced, off: off, unread: unread, leftOut: leftOut)
    let steps = verdict == .failed || verdict == .toLookAt ? advice(on: failures.isEmpty ? remarks : failures) : []
    return Audit.Line(
      criterion: criterion, verdict: verdict, reason: reason,
      evidence: (findings.isEmpty && silenced.isEmpty ? basis.silence.map { [$0] } ?? [] : []) + basis.evidence,
      failures: failures,
      remarks: remarks, silenced: silenced,
      next: steps + (verdict == .passed || verdict == .notApplicable ? [] : basis.next), rulesOff: off)
  }

  private func verdict(
    _ basis: AuditBasis, failures: [Finding], remarks: [Finding], silenced: [Audit.Silenced], off: [String],
    unread: [FileID], leftOut: [FileID]
  ) -> (Audit.Verdict, String?) {
    if !failures.isEmpty { return (.failed, nil) }
    // What is missing may be in what was not read, or is not told of.
    let isPartial = !unread.isEmpty || !leftOut.isEmpty
    if let failure = basis.failure, !isPartial {
      // What a team silences it has decided about; it is there all the same.
      return silenced.isEmpty ? (.failed, failure) : (.toLookAt, failure)
    }
    if let reason = basis.notApplicable, remarks.isEmpty, !isPartial { return (.notApplicable, reason) }
    if let reason = basis.unknown { return (.unknown, reason) }
    if !remarks.isEmpty { return (.toLookAt, nil) }
    if let remark = basis.remark, !isPartial { return (.toLookAt, remark) }
    if !unread.isEmpty {
      return (.unknown, "\(AuditWords.list(unread.map { String($0.name) }, most: 3)) could not be read")
    }
    if !leftOut.isEmpty {
      return (.unknown, "the configuration leaves out \(AuditWords.list(leftOut.map { String($0.name) }, most: 3))")
    }
    // Without the rule that decides it, silence says nothing.
    let deciding = off.filter { (catalogue.rule(id: $0)?.severity ?? .hint) >= .warning }
    if !deciding.isEmpty {
      return (.unknown, "the configuration switches off \(AuditWords.list(deciding.map { "`\($0)`" }))")
    }
    if let reason = basis.byHand { return (.byHand, reason) }
    return (.passed, nil)
  }

  private static let mostAdvice = 3

  /// What the rules advise, the gravest findings first, and how much of it can be done by the tool.
  private func advice(on findings: [Finding]) -> [String] {
    var ids: [String] = []
    for finding in findings.sorted(by: { $0.severity > $1.severity }) where !ids.contains(finding.rule) {
      ids.append(finding.rule)
    }
    var advice = ids.prefix(Self.mostAdvice).compactMap { catalogue.rule(id: $0)?.explanation.instead }
    if ids.count > Self.mostAdvice {
      advice.append("Look at what else was found; `explain RULE` says what to do about each.")
    }
    let mended = findings.count { $0.fixes.first?.safety == .safe }
    if mended > 0 {
      advice.append(
        mended == findings.count
          ? "`check --fix` mends \(mended == 1 ? "this" : "all of these")."
          : "`check --fix` mends \(mended) of these \(findings.count).")
    }
    return advice
  }
}

extension AuditCriterion {
  /// Whether a Swift file that cannot be read may go against it.
  fileprivate var readsCode: Bool { !["plist-key", "full-screen", "on-device", Self.remainder].contains(id) }
}

/// Finds the reasons that comments give for silencing findings.
private struct SilencedReader {
  let snapshot: Snapshot
  let analyzer: (FileID) -> Analyzer

  func read(_ findings: [Finding]) -> [Audit.Silenced] {
    var ledgers: [FileID: (ledger: SuppressionLedger, text: SourceText)] = [:]
    return findings.map { finding in
      let file = finding.location.file
      if ledgers[file] == nil, let text = snapshot.text(of: file) {
        let analyzer = analyzer(file)
        let suppressions = analyzer.suppressions(in: file, of: snapshot)
        ledgers[file] = (
          SuppressionLedger(suppressions: suppressions, text: text, catalogue: analyzer.catalogue), text
        )
      }
      guard let (ledger, text) = ledgers[file] else { return Audit.Silenced(finding: finding, reason: nil) }
      return Audit.Silenced(finding: finding, reason: ledger.reason(for: finding, in: text))
    }
  }
}
