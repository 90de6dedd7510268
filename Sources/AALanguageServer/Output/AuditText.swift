import AAAnalysis

/// For people at a terminal: the whole list, wrapped to its width.
enum AuditText: AuditFormat {
  static let name = "text"

  static func text(of report: AuditReport, style: TerminalStyle, width: Int) -> String {
    let writer = Writer(report: report, style: style, width: width)
    var lines: [String] = []
    let (whole, named) = report.listed
    for app in whole { lines += writer.lines(of: app) + [""] }
    if !named.isEmpty { lines += writer.lines(naming: named, isAll: whole.isEmpty) + [""] }
    return lines.dropLast().map { $0 + "\n" }.joined()
  }

  private struct Writer {
    let report: AuditReport
    let style: TerminalStyle
    let width: Int

    /// As wide as `does not apply`, with the sign before and two columns behind.
    private static let gutter = 18
    private static let mostFindings = 10

    func lines(of app: Audit.App) -> [String] {
      var lines = wrapped(report.summary(of: app), indent: 0).map(style.strong)
      if let date = report.date { lines.append(style.faint(TerminalText.oneLine(date))) }
      let counts = report.counts(of: app).map { painted($0.verdict, "\($0.count) \($0.verdict.word(for: $0.count))") }
      lines.append(counts.joined(separator: ", "))
      for note in app.notes { lines += wrapped("note: \(note)", indent: 0).map(style.faint) }
      if report.showsFirstSteps(app) { return lines + [""] + steps(app.firstSteps) }
      for group in AuditCriterion.Group.allCases {
        lines += ["", style.strong(group.title)]
        for line in app.lines where line.criterion.group == group { lines += self.lines(of: line) }
      }
      if !app.deviceSteps.isEmpty {
        lines += ["", style.strong("On a device")]
        for (number, step) in app.deviceSteps.enumerated() { lines += numbered(number + 1, step) }
      }
      return lines
    }

    func lines(naming apps: [Audit.App], isAll: Bool) -> [String] {
      var lines = [
        style.strong(
          isAll ? "No app does anything for Assistive Access yet:" : "These do nothing for Assistive Access yet:")
      ]
      lines += apps.map { "  " + TerminalText.oneLine($0.name) }
      if isAll, let first = apps.first { lines += [""] + steps(first.firstSteps) }
      return lines
    }

    private func steps(_ steps: [AuditFirstStep]) -> [String] {
      [style.strong("To begin with")]
        + steps.enumerated().flatMap { number, step in
          numbered(number + 1, step.text + (step.code.isEmpty ? "" : ":"))
            + step.code.split(separator: "\n").map { "       " + $0 }
        }
    }

    private func numbered(_ number: Int, _ text: String) -> [String] {
      let label = "\(number)."
      let lines = wrapped(text, indent: 5)
      guard let first = lines.first else { return [] }
      return ["  " + label + String(repeating: " ", count: max(1, 3 - label.count)) + first.dropFirst(5)]
        + lines.dropFirst()
    }

    private func lines(of line: Audit.Line) -> [String] {
      let label = "  \(line.verdict.sign) \(line.verdict.word)"
      let title = wrapped(line.criterion.title, indent: Self.gutter)
      var lines = [
        painted(line.verdict, label) + String(repeating: " ", count: max(1, Self.gutter - label.count))
          + style.strong(String((title.first ?? "").dropFirst(Self.gutter)))
      ]
      lines += title.dropFirst().map(style.strong)
      if let reason = line.reason { lines += wrapped(reason, indent: Self.gutter) }
      for evidence in line.evidence { lines += wrapped(words(of: evidence), indent: Self.gutter).map(style.faint) }
      if let note = line.offNote { lines += wrapped(note, indent: Self.gutter) }
      let findings = line.failures + line.remarks
      for finding in findings.prefix(Self.mostFindings) { lines += self.lines(of: finding) }
      if findings.count > Self.mostFindings {
        lines += wrapped("… and \(findings.count - Self.mostFindings) more", indent: Self.gutter)
      }
      for silenced in line.silenced.prefix(Self.mostFindings) {
        let reason = silenced.reason.map { ": \($0)" } ?? ", without a reason"
        lines += wrapped(
          "silenced at \(report.shownPlace(of: silenced.finding.location)) [\(silenced.finding.rule)]\(reason)",
          indent: Self.gutter
        ).map(style.faint)
      }
      for step in line.next { lines += wrapped("→ " + step, indent: Self.gutter) }
      return lines
    }

    private func words(of evidence: Audit.Evidence) -> String {
      guard let place = evidence.places.first else { return evidence.text }
      let more = evidence.placeCount > 1 ? " and \(evidence.placeCount - 1) more" : ""
      return "\(evidence.text) (\(report.shownPlace(of: place))\(more))"
    }

    private func lines(of finding: Finding) -> [String] {
      let indent = String(repeating: " ", count: Self.gutter)
      return [
        indent + style.strong(report.shownPlace(of: finding.location) + ":") + " "
          + style.severity(finding.severity, finding.severity.name)
          + " " + style.faint("[\(finding.rule)]")
      ] + wrapped(finding.message, indent: Self.gutter + 2)
    }

    private func painted(_ verdict: Audit.Verdict, _ text: String) -> String {
      switch verdict {
      case .failed: style.error(text)
      case .unknown, .toLookAt: style.severity(.warning, text)
      case .byHand: style.note(text)
      case .passed: style.help(text)
      case .notApplicable: style.faint(text)
      }
    }

    /// Breaks at spaces; a word that is too long has a line of its own.
    private func wrapped(_ text: String, indent: Int) -> [String] {
      let start = String(repeating: " ", count: indent)
      var lines: [String] = []
      var line = ""
      var used = 0
      for word in TerminalText.oneLine(text).split(separator: " ") {
        let length = word.reduce(0) { $0 + TerminalText.width(of: $1) }
        if used > 0, indent + used + 1 + length > width {
          lines.append(start + line)
          line = ""
          used = 0
        }
        line += (used > 0 ? " " : "") + word
        used += (used > 0 ? 1 : 0) + length
      }
      if used > 0 { lines.append(start + line) }
      return lines
    }
  }
}
