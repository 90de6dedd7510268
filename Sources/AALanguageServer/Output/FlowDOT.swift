import AAAnalysis

/// A graph for Graphviz.
enum FlowDOT: FlowFormat {
  static let name = "dot"

  static func text(of report: FlowReport, style: TerminalStyle) -> String {
    let flow = report.flow
    let heading = quoted([report.heading] + [report.note].compactMap(\.self))
    var lines = [
      "digraph flow {",
      "  graph [rankdir=LR, fontname=\"Helvetica\", label=\(heading), labelloc=t]",
      "  graph [nodesep=0.3, ranksep=0.9]",
      "  node [shape=box, style=\"rounded,filled\", fontname=\"Helvetica\", fontsize=11]",
      "  node [fillcolor=\"#f4f5f7\", color=\"#525a66\"]",
      "  edge [color=\"#525a66\", fontname=\"Helvetica\", fontsize=9]",
    ]
    for (number, root) in flow.roots.enumerated() {
      lines.append("  subgraph cluster_\(number + 1) {")
      lines.append("    label=\(quoted(FlowWords.heading(root))) style=rounded color=\"#c9ced6\"")
      for screen in root.screens { lines.append("    \(node(flow.screens[screen], report))") }
      for dialog in flow.dialogs where root.screens.contains(dialog.screens.first ?? -1) {
        lines.append("    \(node(dialog, report))")
      }
      lines.append("  }")
    }
    if flow.roots.isEmpty {
      lines.append("  nothing [label=\(quoted(CheckSummary.nothingReached(report.scope)))]")
    }
    for way in FlowMermaid.merged(flow.ways) {
      lines.append("  \(quoted(flow[way.from])) -> \(quoted(flow[way.to])) [label=\(quoted(way.label))]")
    }
    lines.append("}")
    return lines.map { $0 + "\n" }.joined()
  }

  private static func node(_ screen: Flow.Screen, _ report: FlowReport) -> String {
    let counts = report.flow.counts(screen.findings)
    let parts =
      [screen.name] + FlowWords.facts(of: screen) + screen.losses.map(FlowWords.sentence) + [FlowWords.counts(counts)]
    var attributes = [
      "label=\(quoted(parts.filter { !$0.isEmpty }))", "tooltip=\(quoted(report.shownPlace(of: screen.location)))",
    ]
    switch counts.first?.severity {
    case .error: attributes.append("fillcolor=\"#fdecee\", color=\"#a8071a\", penwidth=3")
    case .warning: attributes.append("fillcolor=\"#fff4df\", color=\"#7a4a00\", penwidth=2")
    case .information: attributes.append("fillcolor=\"#e8f1fd\", color=\"#0b57b5\"")
    case .hint, nil: break
    }
    return "\(quoted(screen.id)) [\(attributes.joined(separator: ", "))]"
  }

  private static func node(_ dialog: Flow.Dialog, _ report: FlowReport) -> String {
    let parts = [
      FlowWords.name(of: dialog.kind), "“\(FlowWords.title(of: dialog))”", FlowWords.buttons(of: dialog),
    ]
    return "\(quoted(dialog.id)) [label=\(quoted(parts.filter { !$0.isEmpty })), style=\"rounded,dashed,filled\", "
      + "tooltip=\(quoted(report.shownPlace(of: dialog.location)))]"
  }

  /// A string in quotes, a line for each part.
  private static func quoted(_ lines: [String]) -> String {
    "\"" + lines.map(escaped).joined(separator: "\\n") + "\""
  }

  private static func quoted(_ text: String) -> String { quoted([text]) }

  private static func escaped(_ text: String) -> String {
    // By scalars: a quote with a mark above it is one character, and ends the string nevertheless.
    TerminalText.oneLine(text).unicodeScalars.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
  }
}
