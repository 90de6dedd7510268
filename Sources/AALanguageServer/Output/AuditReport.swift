import AAAnalysis

/// A review checklist, as the formats get it.
struct AuditReport: PlacedReport, Sendable {
  var audit: Audit
  var catalogue: Catalogue
  /// What was handed in as the day of the review; nil if nothing was.
  var date: String?
  /// Absolute.
  var workingDirectory: String
  /// The folder that was reviewed, absolute: what paths are relative to in what is handed on to others.
  var root: String
  var text: @Sendable (FileID) -> SourceText?

  /// A place as it is handed on to others: from the folder that was reviewed.
  func handedPlace(of location: Location) -> String {
    place(of: location, in: PathText.relative(location.file.path, to: root))
  }

  /// What somebody reads who has ten seconds.
  func summary(of app: Audit.App) -> String {
    let name = TerminalText.oneLine(app.name)
    let judged = app.lines.count - app.count(of: .notApplicable)
    let failed = app.count(of: .failed)
    if app.adoption == .none, app.isPartlyKnown {
      return "What \(name) does for Assistive Access is not known, because not all of it could be read."
    }
    if app.adoption == .none, !audit.judgesWholeApp {
      return "\(name) does nothing for Assistive Access yet, so people get the whole app in a reduced frame."
    }
    if audit.judgesWholeApp, app.adoption == .none {
      return "\(name) does nothing for Assistive Access yet. If its screens were shown there as they are, "
        + "\(failed) of \(judged) points would fail."
    }
    if failed > 0 {
      return
        "\(name) is not ready for Assistive Access: \(failed) of \(judged) points \(failed == 1 ? "fails" : "fail")."
    }
    let unknown = app.count(of: .unknown)
    if unknown > 0 {
      return "In \(name) no point fails, but \(unknown) of \(judged) could not be judged."
    }
    let open = app.count(of: .toLookAt) + app.count(of: .byHand)
    return "In \(name) no point fails: \(app.count(of: .passed)) of \(judged) passed, "
      + "and \(open) \(open == 1 ? "is" : "are") left for people to look at or try."
  }

  /// Whether there is nothing to tell of an app but what to begin with.
  func showsFirstSteps(_ app: Audit.App) -> Bool {
    app.adoption == .none && !audit.judgesWholeApp && !app.hasFindings && !app.isPartlyKnown
  }

  /// Each verdict that occurs, with how often, the gravest first.
  func counts(of app: Audit.App) -> [(verdict: Audit.Verdict, count: Int)] {
    Audit.Verdict.allCases.map { ($0, app.count(of: $0)) }.filter { $0.1 > 0 }
  }

  /// The apps with a checklist of their own, and those that are only named.
  var listed: (whole: [Audit.App], named: [Audit.App]) {
    let judged = audit.judgedApps
    // One app that does nothing yet is told what to begin with; of many, only that they do nothing.
    if judged.count > 1, judged.allSatisfy(showsFirstSteps) { return ([], judged) }
    let isWhole = { (app: Audit.App) in app.adoption != .none || audit.judgesWholeApp || app.hasFindings }
    return (judged, judged.count == audit.apps.count ? [] : audit.apps.filter { !isWhole($0) })
  }
}

extension Audit.Verdict {
  /// The word for one line, and the heading above several.
  var word: String {
    switch self {
    case .failed: "failed"
    case .unknown: "not known"
    case .toLookAt: "to look at"
    case .byHand: "by hand"
    case .passed: "passed"
    case .notApplicable: "does not apply"
    }
  }

  /// The word behind a number.
  func word(for count: Int) -> String { self == .notApplicable && count != 1 ? "do not apply" : word }

  /// Stands beside the word, never in its place.
  var sign: String {
    switch self {
    case .failed: "✗"
    case .unknown: "?"
    case .toLookAt: "!"
    case .byHand: "☐"
    case .passed: "✓"
    case .notApplicable: "–"
    }
  }

  var heading: String {
    switch self {
    case .failed: "Failed: mend these first"
    case .unknown: "Not known"
    case .toLookAt: "To look at: may be right, may be not"
    case .byHand: "By hand: only a person can tell"
    case .passed: "Passed"
    case .notApplicable: "Does not apply"
    }
  }
}

extension Audit.Line {
  /// What was found, in a few words; empty if nothing was.
  var findingCounts: String {
    var parts: [String] = []
    if !failures.isEmpty { parts.append(failures.count == 1 ? "1 problem" : "\(failures.count) problems") }
    if !remarks.isEmpty { parts.append(remarks.count == 1 ? "1 remark" : "\(remarks.count) remarks") }
    if !silenced.isEmpty { parts.append("\(silenced.count) silenced by comments") }
    return parts.joined(separator: ", ")
  }

  /// What the verdict rests on, in a few words.
  var gist: String {
    let basis = (failures.first ?? remarks.first)?.message.beforeAdvice ?? reason ?? evidence.first?.text ?? ""
    guard !findingCounts.isEmpty, !basis.isEmpty else { return findingCounts + basis }
    let isOne = failures.count + remarks.count <= 1
    return findingCounts + (failures.isEmpty && remarks.isEmpty || isOne ? ": " : ", first: ") + basis
  }

  /// The words about rules that were not asked; nil if all were.
  var offNote: String? {
    guard !rulesOff.isEmpty else { return nil }
    return "the configuration switches off \(rulesOff.map { "`\($0)`" }.joined(separator: ", "))"
  }
}

extension String {
  /// What is wrong and why, of a message that goes on with what to do instead.
  fileprivate var beforeAdvice: String { firstRange(of: "; ").map { String(self[..<$0.lowerBound]) } ?? self }
}

extension Audit.Screen {
  /// How a person comes to it.
  var kindWord: String {
    switch kind {
    case .root(.flag): "shown by a branch on the flag"
    case .root: "first screen"
    case .pushed: "pushed"
    case .presented(let modifier): "shown above another (\(modifier))"
    case .tab: "tab"
    }
  }
}

/// A form in which a checklist is written.
protocol AuditFormat: Sendable {
  /// What stands behind `--format`.
  static var name: String { get }
  /// Ends with a line feed.
  ///
  /// - Parameter width: columns of the terminal.
  static func text(of report: AuditReport, style: TerminalStyle, width: Int) throws -> String
}

/// The forms there are.
enum AuditFormats {
  static let all: [any AuditFormat.Type] = [AuditText.self, AuditMarkdown.self, AuditJSON.self, AuditHTML.self]

  static var names: [String] { all.map { $0.name } }

  static func format(named name: String) -> (any AuditFormat.Type)? { all.first { $0.name == name } }
}
