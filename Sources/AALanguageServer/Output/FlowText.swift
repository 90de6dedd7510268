import AAAnalysis

/// For people at a terminal: an indented outline, every screen below the one that leads to it.
enum FlowText: FlowFormat {
  static let name = "text"

  static func text(of report: FlowReport, style: TerminalStyle) -> String {
    var outline = FlowOutline(report, style)
    outline.write()
    return outline.lines.map { $0 + "\n" }.joined()
  }
}

private struct FlowOutline {
  let report: FlowReport
  let style: TerminalStyle
  let tree: FlowTree
  var lines: [String] = []

  private var flow: Flow { report.flow }

  init(_ report: FlowReport, _ style: TerminalStyle) {
    self.report = report
    self.style = style
    tree = FlowTree(report.flow)
  }

  mutating func write() {
    for (number, root) in flow.roots.enumerated() {
      if number > 0 { lines.append("") }
      lines.append(
        style.strong(TerminalText.oneLine(FlowWords.heading(root))) + "  "
          + style.faint(report.shownPlace(of: root.location)))
      for screen in tree.starts[number] { add(.screen(screen), by: nil, depth: 1) }
    }
    if flow.roots.isEmpty { lines.append(CheckSummary.nothingReached(report.scope)) }
    if !flow.findingsElsewhere.isEmpty {
      lines.append("")
      lines.append(style.strong("on no screen"))
      for finding in flow.gravestFirst(flow.findingsElsewhere) { add(finding, depth: 1) }
    }
    lines.append("")
    lines.append(FlowWords.summary(of: flow))
    if let note = report.note { lines.append("note: \(note)") }
  }

  /// Adds a place with all that stands below it. Deep maps are walked without recursion.
  private mutating func add(_ start: Flow.Place, by way: Int?, depth: Int) {
    var pending: [(place: Flow.Place, way: Int?, depth: Int)] = [(start, way, depth)]
    while let (place, way, depth) = pending.popLast() {
      let isHere = way.map { tree.isBranch($0, of: flow) } ?? true
      addHeading(place, way.map { flow.ways[$0] }, isHere: isHere, depth: depth)
      guard isHere else { continue }
      for way in (tree.ways[place] ?? []).reversed() { pending.append((flow.ways[way].to, way, depth + 1)) }
    }
  }

  private mutating func addHeading(_ place: Flow.Place, _ way: Flow.Way?, isHere: Bool, depth: Int) {
    let lead = way.map { style.faint(TerminalText.oneLine(FlowWords.name(of: $0)) + " → ") } ?? ""
    let indent = Self.indent(depth)
    switch place {
    case .screen(let number):
      let screen = flow.screens[number]
      let name = style.strong(TerminalText.oneLine(screen.name))
      guard isHere else {
        lines.append(indent + lead + name + style.faint(" (shown elsewhere)"))
        return
      }
      lines.append(indent + lead + name + "  " + style.faint(report.shownPlace(of: screen.location)))
      let facts = [screen.view == screen.name ? nil : screen.view] + FlowWords.facts(of: screen)
      lines.append(Self.indent(depth + 2) + TerminalText.oneLine(facts.compactMap(\.self).joined(separator: " · ")))
      for loss in screen.losses {
        lines.append(Self.indent(depth + 2) + TerminalText.oneLine(FlowWords.sentence(about: loss)))
      }
      for finding in flow.gravestFirst(screen.findings) { add(finding, depth: depth + 2) }
    case .dialog(let number):
      let dialog = flow.dialogs[number]
      let name = style.strong("“\(TerminalText.oneLine(FlowWords.title(of: dialog)))”")
      guard isHere else {
        lines.append(indent + lead + name + style.faint(" (shown elsewhere)"))
        return
      }
      lines.append(indent + lead + name + "  " + style.faint(report.shownPlace(of: dialog.location)))
      let buttons = FlowWords.buttons(of: dialog)
      if !buttons.isEmpty { lines.append(Self.indent(depth + 2) + TerminalText.oneLine(buttons)) }
    }
  }

  private mutating func add(_ finding: Finding, depth: Int) {
    lines.append(
      Self.indent(depth) + style.severity(finding.severity, finding.severity.name + ":") + " "
        + TerminalText.oneLine(finding.message) + " " + style.faint("[\(finding.rule)]") + "  "
        + style.faint(report.shownPlace(of: finding.location)))
  }

  private static func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }
}
