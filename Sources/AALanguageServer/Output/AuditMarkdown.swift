import AAAnalysis

/// For issues and pull requests: what is done is ticked, what is left can be.
enum AuditMarkdown: AuditFormat {
  static let name = "markdown"

  private static let mostFindings = 20

  static func text(of report: AuditReport, style: TerminalStyle, width: Int) -> String {
    let (whole, named) = report.listed
    var lines = ["# Assistive Access: review checklist", ""]
    if let date = report.date { lines += [MarkdownText.escaped(date), ""] }
    for app in whole { lines += self.lines(of: app, in: report) }
    if !named.isEmpty {
      lines += [
        whole.isEmpty ? "No app does anything for Assistive Access yet:" : "These do nothing for Assistive Access yet:",
        "",
      ]
      lines += named.map { "- \(MarkdownText.escaped($0.name))" } + [""]
      if whole.isEmpty, let first = named.first { lines += steps(first.firstSteps) }
    }
    return lines.dropLast().map { $0 + "\n" }.joined()
  }

  private static func lines(of app: Audit.App, in report: AuditReport) -> [String] {
    var lines = [
      "## \(MarkdownText.escaped(app.name))", "", "**\(MarkdownText.escaped(report.summary(of: app)))**", "",
    ]
    for note in app.notes { lines += ["> \(CodeText(note).markdown)", ""] }
    if report.showsFirstSteps(app) { return lines + steps(app.firstSteps) }
    let counts = report.counts(of: app)
    lines += [
      "| " + counts.map(\.verdict.word).joined(separator: " | ") + " |",
      "|" + counts.map { _ in " --- |" }.joined(),
      "| " + counts.map { "\($0.count)" }.joined(separator: " | ") + " |", "",
    ]
    for verdict in Audit.Verdict.allCases {
      let some = app.lines.filter { $0.verdict == verdict }
      guard !some.isEmpty else { continue }
      lines += ["### \(verdict.heading)", ""]
      for line in some { lines += self.lines(of: line, in: report) }
      lines.append("")
    }
    if !app.deviceSteps.isEmpty {
      lines += ["### On a device", ""] + app.deviceSteps.map { "- [ ] \(CodeText($0).markdown)" } + [""]
    }
    return lines
  }

  private static func lines(of line: Audit.Line, in report: AuditReport) -> [String] {
    let title = CodeText(line.criterion.title).markdown
    let box =
      switch line.verdict {
      case .passed: "- [x] "
      case .notApplicable: "- "
      case .failed, .unknown, .toLookAt, .byHand: "- [ ] "
      }
    let counts = line.findingCounts
    var lines = [
      "\(box)**\(title)** (`\(line.criterion.id)`\(counts.isEmpty ? "" : ": \(counts)"))"
        + (line.reason.map { "<br>\(CodeText($0).markdown)" } ?? "")
    ]
    lines += line.evidence.map { evidence in
      let place = evidence.places.first.map { " (\(MarkdownText.code(report.handedPlace(of: $0))))" } ?? ""
      return "  - \(CodeText(evidence.text).markdown)\(place)"
    }
    if let note = line.offNote { lines.append("  - \(CodeText(note).markdown)") }
    let findings = line.failures + line.remarks
    lines += findings.prefix(mostFindings).map { finding in
      "  - \(MarkdownText.code(report.handedPlace(of: finding.location))) \(finding.severity.name): "
        + "\(CodeText(finding.message).markdown) (`\(finding.rule)`)"
    }
    if findings.count > mostFindings { lines.append("  - … and \(findings.count - mostFindings) more") }
    lines += line.silenced.prefix(mostFindings).map { silenced in
      "  - silenced at \(MarkdownText.code(report.handedPlace(of: silenced.finding.location))) "
        + "(`\(silenced.finding.rule)`): \(silenced.reason.map { MarkdownText.escaped($0) } ?? "no reason is given")"
    }
    if line.verdict != .passed, line.verdict != .notApplicable {
      lines += line.next.map { "  - **Next:** \(CodeText($0).markdown)" }
    }
    return lines
  }

  private static func steps(_ steps: [AuditFirstStep]) -> [String] {
    ["### To begin with", ""]
      + steps.flatMap { step -> [String] in
        let language = step.code.hasPrefix("<") ? "xml" : "swift"
        let code = step.code.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
        return ["- [ ] \(CodeText(step.text).markdown)"]
          + (step.code.isEmpty ? [] : ["", "  ```\(language)"] + code + ["  ```", ""])
      } + [""]
  }
}
