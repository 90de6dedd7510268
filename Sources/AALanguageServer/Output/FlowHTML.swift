import AAAnalysis

/// A page with the map drawn.
enum FlowHTML: FlowFormat {
  static let name = "html"

  static func text(of report: FlowReport, style: TerminalStyle) -> String {
    HTMLPage(title: report.title, main: "").text
  }
}
