import AAAnalysis

/// A map of an app, as the formats get it.
struct FlowReport: PlacedReport, Sendable {
  var flow: Flow
  var scope: Workspace.Scope
  var catalogue: Catalogue
  /// Absolute.
  var workingDirectory: String
  /// The folder that the map is of, absolute; nil for the working directory.
  var root: String?
  /// The folder in which a page is written, absolute: its links begin there.
  var pageFolder: String
  var text: @Sendable (FileID) -> SourceText?

  /// The apps that the map is of; the folder that was read if no project names any.
  var title: String {
    var names: [String] = []
    for app in flow.roots.flatMap(\.apps) where !names.contains(app) { names.append(app) }
    if !names.isEmpty { return names.joined(separator: ", ") }
    return (root ?? workingDirectory).split(separator: "/").last.map(String.init) ?? "app"
  }

  /// What stands above the map.
  var heading: String { scope == .all ? "\(title): the app's own screens" : "\(title) in Assistive Access" }

  /// What is to be known of all screens; nil if that is nothing.
  var note: String? {
    scope == .all && !flow.screens.isEmpty
      ? "the app's own screens are on this map, as if Assistive Access showed them" : nil
  }
}

/// A form in which a map is written.
protocol FlowFormat: Sendable {
  /// What stands behind `--format`.
  static var name: String { get }
  /// Ends with a line feed.
  static func text(of report: FlowReport, style: TerminalStyle) throws -> String
}

/// The forms there are.
enum FlowFormats {
  static let all: [any FlowFormat.Type] = [
    FlowText.self,
    FlowMermaid.self,
    FlowDOT.self,
    FlowJSON.self,
    FlowHTML.self,
  ]

  static var names: [String] { all.map { $0.name } }

  static func format(named name: String) -> (any FlowFormat.Type)? { all.first { $0.name == name } }
}
