import AAAnalysis

/// A Mermaid flowchart, as GitHub, GitLab and many editors draw it.
enum FlowMermaid: FlowFormat {
  static let name = "mermaid"

  static func text(of report: FlowReport, style: TerminalStyle) -> String {
    let flow = report.flow
    var lines = ["flowchart LR"]
    for (number, root) in flow.roots.enumerated() {
      lines.append("  subgraph root\(number + 1)[\"\(escaped(FlowWords.heading(root)))\"]")
      for screen in root.screens { lines.append("    \(node(flow.screens[screen], screen, flow))") }
      for (position, dialog) in flow.dialogs.enumerated() where root.screens.contains(dialog.screens.first ?? -1) {
        lines.append("    \(node(dialog, position))")
      }
      lines.append("  end")
    }
    if flow.roots.isEmpty {
      lines.append("  nothing[\"\(escaped(CheckSummary.nothingReached(report.scope)))\"]")
    }
    for way in merged(flow.ways) {
      lines.append("  \(id(way.from)) -->|\"\(escaped(way.label))\"| \(id(way.to))")
    }
    let severities = Severity.allCases.map { severity in
      (severity, flow.screens.indices.filter { flow.counts(flow.screens[$0].findings).first?.severity == severity })
    }
    lines += [
      "  classDef error fill:#fdecee,stroke:#a8071a,color:#16181d,stroke-width:3px",
      "  classDef warning fill:#fff4df,stroke:#7a4a00,color:#16181d,stroke-width:2px",
      "  classDef information fill:#e8f1fd,stroke:#0b57b5,color:#16181d",
      "  classDef hint fill:#f4f5f7,stroke:#525a66,color:#16181d",
      "  classDef dialog fill:#f4f5f7,stroke:#525a66,color:#16181d,stroke-dasharray:4 3",
    ]
    for (severity, screens) in severities where !screens.isEmpty {
      lines.append("  class \(screens.map { id(.screen($0)) }.joined(separator: ",")) \(severity.name)")
    }
    if !flow.dialogs.isEmpty {
      lines.append("  class \(flow.dialogs.indices.map { id(.dialog($0)) }.joined(separator: ",")) dialog")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func node(_ screen: Flow.Screen, _ number: Int, _ flow: Flow) -> String {
    let facts = FlowWords.facts(of: screen) + screen.losses.map(FlowWords.sentence)
    let parts = [screen.name] + facts + [FlowWords.counts(flow.counts(screen.findings))]
    return "\(id(.screen(number)))[\"\(parts.filter { !$0.isEmpty }.map(escaped).joined(separator: "<br/>"))\"]"
  }

  private static func node(_ dialog: Flow.Dialog, _ number: Int) -> String {
    let parts = [
      FlowWords.name(of: dialog.kind), "“\(FlowWords.title(of: dialog))”", FlowWords.buttons(of: dialog),
    ]
    return "\(id(.dialog(number)))([\"\(parts.filter { !$0.isEmpty }.map(escaped).joined(separator: "<br/>"))\"])"
  }

  private static func id(_ place: Flow.Place) -> String {
    switch place {
    case .screen(let number): "screen\(number + 1)"
    case .dialog(let number): "dialog\(number + 1)"
    }
  }

  /// All that could be read as anything but text, as the numbers of its characters.
  private static func escaped(_ text: String) -> String {
    TerminalText.oneLine(text).unicodeScalars.map { scalar in
      let isPlain =
        !scalar.isASCII || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || " .,:-()'?!+/".unicodeScalars.contains(scalar)
      return isPlain ? String(scalar) : "#\(scalar.value);"
    }.joined()
  }

  /// Ways between the same two places as one arrow.
  static func merged(_ ways: [Flow.Way]) -> [(from: Flow.Place, to: Flow.Place, label: String)] {
    var order: [Pair] = []
    var labels: [Pair: [String]] = [:]
    for way in ways {
      let pair = Pair(from: way.from, to: way.to)
      if labels[pair] == nil { order.append(pair) }
      let label = FlowWords.name(of: way)
      if !(labels[pair]?.contains(label) ?? false) { labels[pair, default: []].append(label) }
    }
    return order.map { pair in
      let all = labels[pair] ?? []
      let shown = all.prefix(2).joined(separator: ", ")
      return (pair.from, pair.to, all.count > 2 ? "\(shown) and \(all.count - 2) more" : shown)
    }
  }

  private struct Pair: Hashable {
    var from: Flow.Place
    var to: Flow.Place
  }
}
