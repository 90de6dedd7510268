import AAAnalysis

/// One page to read and to hand on: the answer first, then every line with what it rests on.
enum AuditHTML: AuditFormat {
  static let name = "html"

  static func text(of report: AuditReport, style: TerminalStyle, width: Int) -> String {
    let (whole, named) = report.listed
    let names = (whole.isEmpty ? named : whole).map { TerminalText.oneLine($0.name) }
    let title = "Assistive Access review" + (names.count == 1 ? ": \(names[0])" : "")
    let writer = AuditHTMLWriter(report: report, isOnly: whole.count == 1)
    var main = "<h1>\(HTMLText.escaped(title))</h1>\n"
    if let date = report.date { main += "<p class=\"faint\">\(HTMLText.escaped(date))</p>\n" }
    if whole.count > 1 { main += writer.contents(whole) }
    main += whole.enumerated().map { writer.section($1, number: $0 + 1) }.joined()
    if !named.isEmpty { main += writer.section(naming: named, isAll: whole.isEmpty) }
    main += """
      <footer><p class="faint">Written by \(HTMLText.escaped(ToolVersion.name)) \(HTMLText.escaped(ToolVersion.number)) \
      from the sources of the app. What sources cannot tell is marked as such.</p></footer>
      """
    return HTMLPage(title: title, main: main, style: AuditHTMLStyle.text, script: AuditHTMLStyle.script).text
  }
}

struct AuditHTMLWriter {
  let report: AuditReport
  /// Whether the page is about one app, which then needs no heading of its own.
  let isOnly: Bool

  /// Findings that are shown at once; the others are folded away.
  private static let mostOpen = 5
  /// Findings of a line that the page has at all.
  private static let most = 100

  private func escaped(_ text: String) -> String { HTMLText.escaped(TerminalText.oneLine(text)) }
  private func code(_ text: String) -> String { CodeText(TerminalText.oneLine(text)).html }

  // MARK: Apps

  func contents(_ apps: [Audit.App]) -> String {
    let items = apps.enumerated().map { number, app in
      "<li><a href=\"#app-\(number + 1)\">\(escaped(app.name))</a>: \(countWords(app))</li>\n"
    }
    return "<nav aria-label=\"Apps\"><ul class=\"apps\">\n\(items.joined())</ul></nav>\n"
  }

  private func countWords(_ app: Audit.App) -> String {
    report.counts(of: app).map { "\($0.count) \($0.verdict.word(for: $0.count))" }.joined(separator: ", ")
  }

  /// - Parameter number: which of the apps of the page it is, from 1.
  func section(_ app: Audit.App, number: Int) -> String {
    var text = "<section id=\"app-\(number)\" aria-label=\"\(escaped(app.name))\">\n"
    if !isOnly { text += "<h2 class=\"app\">\(escaped(app.name))</h2>\n" }
    text += "<p class=\"lead\">\(escaped(report.summary(of: app)))</p>\n"
    for note in app.notes { text += "<p class=\"note\"><strong>Note:</strong> \(code(note))</p>\n" }
    if report.showsFirstSteps(app) {
      return text + steps(app.firstSteps) + "</section>\n"
    }
    text += "<ul class=\"counts\" aria-label=\"Result\">\n"
    for (verdict, count) in report.counts(of: app) {
      text += """
        <li class="\(verdict.rawValue)"><a href="#\(anchor(number, verdict.rawValue))"><span class="number">\(count)</span> \
        <span class="word">\(sign(verdict)) \(verdict.word(for: count))</span></a></li>

        """
    }
    text += "</ul>\n"
    let level = isOnly ? 2 : 3
    for verdict in Audit.Verdict.allCases {
      let lines = app.lines.filter { $0.verdict == verdict }
      guard !lines.isEmpty else { continue }
      text += "<h\(level) id=\"\(anchor(number, verdict.rawValue))\">\(verdict.heading)</h\(level)>\n"
      text += lines.map { line($0, id: anchor(number, $0.criterion.id)) }.joined()
    }
    text += device(app, level: level, number: number) + screens(app, level: level)
    return text + "</section>\n"
  }

  private func anchor(_ number: Int, _ name: String) -> String { isOnly ? name : "app-\(number)-\(name)" }

  private func sign(_ verdict: Audit.Verdict) -> String {
    "<span class=\"sign\" aria-hidden=\"true\">\(verdict.sign)</span>"
  }

  func section(naming apps: [Audit.App], isAll: Bool) -> String {
    let lead =
      isAll ? "No app does anything for Assistive Access yet." : "These apps do nothing for Assistive Access yet."
    let items = apps.map { "<li>\(escaped($0.name))</li>\n" }.joined()
    return """
      <section aria-label="Apps without Assistive Access">
      <h2>\(isAll ? "Apps" : "Other apps")</h2>
      <p\(isAll ? " class=\"lead\"" : "")>\(lead)</p>
      <ul>
      \(items)</ul>
      \(isAll ? steps(apps.first?.firstSteps ?? []) : "")</section>

      """
  }

  private func steps(_ steps: [AuditFirstStep]) -> String {
    let items = steps.map { step in
      "<li>\(code(step.text))\(step.code.isEmpty ? "." : ":\n<pre><code>\(HTMLText.escaped(step.code))</code></pre>")</li>\n"
    }
    return "<h2>To begin with</h2>\n<ol class=\"steps\">\n\(items.joined())</ol>\n"
  }

  private func device(_ app: Audit.App, level: Int, number: Int) -> String {
    guard !app.deviceSteps.isEmpty else { return "" }
    let items = app.deviceSteps.map { "<li>\(code($0))</li>\n" }.joined()
    return
      "<h\(level) id=\"\(anchor(number, "device"))\">On a device</h\(level)>\n<ol class=\"steps\">\n\(items)</ol>\n"
  }

  private func screens(_ app: Audit.App, level: Int) -> String {
    guard !app.screens.isEmpty else { return "" }
    let rows = app.screens.prefix(Self.most).map { screen in
      """
      <tr><th scope="row">\(code(screen.title ?? screen.words.capitalizedFirst))</th><td>\(escaped(screen.kindWord))</td><td>\(screen.options)</td>\
      <td>\(screen.inputs)</td><td>\(place(screen.place))</td></tr>

      """
    }
    let more =
      app.screens.count > Self.most ? "<p>and \(app.screens.count - Self.most) more</p>\n" : ""
    return """
      <h\(level)>Screens that were looked at</h\(level)>
      <div class="table" tabindex="0" role="region" aria-label="Screens of \(escaped(app.name))">
      <table>
      <thead><tr><th scope="col">Screen</th><th scope="col">How it is reached</th><th scope="col">Things to choose from</th>\
      <th scope="col">Values asked for</th><th scope="col">Source</th></tr></thead>
      <tbody>
      \(rows.joined())</tbody>
      </table>
      </div>
      \(more)
      """
  }

  private func place(_ location: Location) -> String {
    "<code class=\"place\">\(escaped(report.handedPlace(of: location)))</code>"
  }

  // MARK: Lines

  private func line(_ line: Audit.Line, id: String) -> String {
    let gist = line.gist
    var text = """
      <details id="\(id)" class="line \(line.verdict.rawValue)">
      <summary><span class="verdict">\(sign(line.verdict)) \(line.verdict.word)</span> \
      <span class="title">\(code(line.criterion.title))</span>\
      \(gist.isEmpty ? "" : "<span class=\"gist\">\(code(gist.capitalizedFirst))</span>")</summary>
      <div class="body">

      """
    text += "<p class=\"faint\">\(code(line.criterion.why))</p>\n"
    if !line.evidence.isEmpty {
      text += "<p class=\"label\">What was looked at</p>\n<ul>\n\(line.evidence.map(evidence).joined())</ul>\n"
    }
    text += findings(line.failures, "What is wrong") + findings(line.remarks, "What to look at")
    text += silenced(line.silenced)
    if let note = line.offNote { text += "<p>\(code(note.capitalizedFirst)).</p>\n" }
    if !line.next.isEmpty {
      let items = line.next.map { "<li>\(code($0))</li>\n" }.joined()
      text += "<p class=\"label\">What to do</p>\n<ul>\n\(items)</ul>\n"
    }
    let rules = line.criterion.rules.map { "<code>\(escaped($0))</code>" }.joined(separator: " ")
    text += """
      <p class="source">Source: <a href="\(HTMLText.escaped(line.criterion.source.url))">\
      \(escaped(line.criterion.source.title))</a>\(rules.isEmpty ? "" : "<br>Decided by \(rules)")</p>
      </div>
      </details>

      """
    return text
  }

  private func evidence(_ evidence: Audit.Evidence) -> String {
    var text = "<li>\(code(evidence.text))"
    if !evidence.places.isEmpty {
      let more = evidence.placeCount - evidence.places.count
      text += "<br>" + evidence.places.map(place).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    }
    return text + "</li>\n"
  }

  private func findings(_ findings: [Finding], _ heading: String) -> String {
    guard !findings.isEmpty else { return "" }
    let first = findings.prefix(Self.mostOpen).map(item).joined()
    var text = "<p class=\"label\">\(heading)</p>\n<ul class=\"findings\">\n\(first)</ul>\n"
    let others = findings.dropFirst(Self.mostOpen).prefix(Self.most)
    if !others.isEmpty {
      let hidden = findings.count - Self.mostOpen - others.count
      text += """
        <details class="more"><summary>\(others.count + hidden) more</summary>
        <ul class="findings">
        \(others.map(item).joined())</ul>
        \(hidden > 0 ? "<p>and \(hidden) more, which <code>check</code> lists</p>\n" : "")</details>

        """
    }
    return text
  }

  private func item(_ finding: Finding) -> String {
    let url = report.catalogue.rule(id: finding.rule)?.reference.url
    let rule = "<code>\(escaped(finding.rule))</code>"
    return """
      <li>\(code(finding.message.capitalizedFirst))
      <div class="where">\(place(finding.location)) · <span class="\(finding.severity.name)">\(finding.severity.name)</span> · \
      \(url.map { "<a href=\"\(HTMLText.escaped($0))\">\(rule)</a>" } ?? rule)</div>
      \(excerpt(finding))</li>

      """
  }

  private func excerpt(_ finding: Finding) -> String {
    guard let text = report.text(finding.location.file) else { return "" }
    let excerpt = SourceExcerpt(of: finding.location.span, in: text, firstColumn: 0)
    let (before, marked, after) = excerpt.parts
    guard !(before + marked + after).allSatisfy(\.isWhitespace) else { return "" }
    let number = text.lines.line(at: finding.location.span.lower) + 1
    let start = String(before.drop(while: \.isWhitespace))
    return """
      <pre><code><span class="faint">\(number)</span> \(HTMLText.escaped(start))\
      \(marked.isEmpty ? "" : "<mark>\(HTMLText.escaped(marked))</mark>")\(HTMLText.escaped(after))</code></pre>
      """
  }

  private func silenced(_ silenced: [Audit.Silenced]) -> String {
    guard !silenced.isEmpty else { return "" }
    let items = silenced.prefix(Self.most).map { item in
      """
      <li>\(code(item.finding.message.capitalizedFirst))<br>\(place(item.finding.location)) · \
      <strong>\(item.reason.map(escaped) ?? "no reason is given")</strong></li>

      """
    }
    return "<p class=\"label\">Silenced by comments</p>\n<ul>\n\(items.joined())</ul>\n"
  }
}

extension SourceExcerpt {
  /// The line before, in and behind its marked part.
  var parts: (before: String, marked: String, after: String) {
    var (before, marked, after) = ("", "", "")
    var rest = Substring(mark)
    for character in line {
      if rest.isEmpty {
        after.append(character)
        continue
      }
      if rest.first == "^" { marked.append(character) } else { before.append(character) }
      rest = rest.dropFirst(character == "\t" ? 1 : max(1, TerminalText.width(of: character)))
    }
    return (before, marked, after)
  }
}
