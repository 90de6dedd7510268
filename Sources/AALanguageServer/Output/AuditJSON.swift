import AAAnalysis

/// For programs. The shape is stable: `version` counts changes that break readers.
enum AuditJSON: AuditFormat {
  static let name = "json"

  static func text(of report: AuditReport, style: TerminalStyle, width: Int) throws -> String {
    try JSONFormat.encoded(AuditDocument(report))
  }
}

private struct AuditDocument: Encodable {
  struct Evidence: Encodable {
    var text: String
    var places: [JSONPlace]
    var placeCount: Int
  }

  struct Finding: Encodable {
    struct Fix: Encodable {
      var title: String
      var safety: String
    }

    var rule: String
    var severity: String
    var confidence: String
    var message: String
    var file: String
    var range: JSONPlace.Range
    var fixes: [Fix]
    var url: String?
  }

  struct Silenced: Encodable {
    var finding: Finding
    var reason: String?
  }

  struct Source: Encodable {
    var title: String
    var url: String
  }

  struct Line: Encodable {
    var id: String
    var group: String
    var title: String
    var why: String
    var verdict: String
    var reason: String?
    var evidence: [Evidence]
    var failures: [Finding]
    var remarks: [Finding]
    var silenced: [Silenced]
    var next: [String]
    var rules: [String]
    var rulesOff: [String]
    var source: Source
  }

  struct Screen: Encodable {
    var title: String?
    var view: String?
    var kind: String
    var place: JSONPlace
    var options: Int
    var inputs: Int
    var pushes: Int
  }

  struct Step: Encodable {
    var text: String
    var code: String
  }

  struct App: Encodable {
    var name: String
    var adoption: String
    var summary: String
    var counts: [String: Int]
    var lines: [Line]
    var screens: [Screen]
    var deviceSteps: [String]
    var firstSteps: [Step]
    var notes: [String]
  }

  var version = 1
  var tool = JSONTool()
  var date: String?
  var scope: String
  var apps: [App]
}

extension AuditDocument {
  init(_ report: AuditReport) {
    date = report.date
    scope = report.audit.judgesWholeApp ? "all" : "assistive-access"
    apps = report.audit.apps.map { app in
      App(
        name: app.name, adoption: app.adoption.rawValue, summary: report.summary(of: app),
        counts: Dictionary(uniqueKeysWithValues: Audit.Verdict.allCases.map { ($0.rawValue, app.count(of: $0)) }),
        lines: app.lines.map { Line($0, report) },
        screens: app.screens.map { screen in
          Screen(
            title: screen.title, view: screen.view, kind: screen.kindWord, place: JSONPlace(screen.place, report),
            options: screen.options, inputs: screen.inputs, pushes: screen.pushes)
        },
        deviceSteps: app.deviceSteps, firstSteps: app.firstSteps.map { Step(text: $0.text, code: $0.code) },
        notes: app.notes)
    }
  }
}

extension AuditDocument.Line {
  init(_ line: Audit.Line, _ report: AuditReport) {
    id = line.criterion.id
    group = line.criterion.group.rawValue
    title = line.criterion.title
    why = line.criterion.why
    verdict = line.verdict.rawValue
    reason = line.reason
    evidence = line.evidence.map { evidence in
      AuditDocument.Evidence(
        text: evidence.text, places: evidence.places.map { JSONPlace($0, report) },
        placeCount: evidence.placeCount)
    }
    failures = line.failures.map { AuditDocument.Finding($0, report) }
    remarks = line.remarks.map { AuditDocument.Finding($0, report) }
    silenced = line.silenced.map {
      AuditDocument.Silenced(finding: AuditDocument.Finding($0.finding, report), reason: $0.reason)
    }
    next = line.next
    rules = line.criterion.rules
    rulesOff = line.rulesOff
    source = AuditDocument.Source(title: line.criterion.source.title, url: line.criterion.source.url)
  }
}

extension JSONPlace {
  fileprivate init(_ location: Location, _ report: AuditReport) {
    self.init(file: report.name(of: location.file), range: Range(report.range(of: location)))
  }
}

extension AuditDocument.Finding {
  init(_ finding: AAAnalysis.Finding, _ report: AuditReport) {
    rule = finding.rule
    severity = finding.severity.name
    confidence = finding.confidence.name
    message = finding.message
    file = report.name(of: finding.location.file)
    range = JSONPlace.Range(report.range(of: finding.location))
    fixes = finding.fixes.map { Fix(title: $0.title, safety: $0.safety.name) }
    url = report.catalogue.rule(id: finding.rule)?.reference.url
  }
}
