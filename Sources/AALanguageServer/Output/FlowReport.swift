import AAAnalysis

/// A map of an app, as the formats get it.
struct FlowReport: Sendable {
  var flow: Flow
  var scope: Workspace.Scope
  var catalogue: Catalogue
  /// Absolute.
  var workingDirectory: String
  /// The folder in which a page is written, absolute: its links begin there.
  var pageFolder: String
  var text: @Sendable (FileID) -> SourceText?

  /// The apps that the map is of; what was read if no project names any.
  var title: String {
    var names: [String] = []
    for app in flow.roots.flatMap(\.apps) where !names.contains(app) { names.append(app) }
    if !names.isEmpty { return names.joined(separator: ", ") }
    return workingDirectory.split(separator: "/").last.map(String.init) ?? "app"
  }

  /// A file as it is called in output: relative to the working directory.
  func name(of file: FileID) -> String { PathText.relative(file.path, to: workingDirectory) }

  /// Line and column from 1, columns in UTF-16 code units.
  func range(of location: Location) -> (start: CheckResult.Place, end: CheckResult.Place) {
    guard let text = text(location.file) else {
      return (CheckResult.Place(line: 1, column: 1), CheckResult.Place(line: 1, column: 1))
    }
    return (
      CheckResult.place(location.span.lower, in: text), CheckResult.place(location.span.upper, in: text)
    )
  }

  /// `App/Toast.swift:12:5`
  func shownPlace(of location: Location) -> String {
    let start = range(of: location).start
    return "\(TerminalText.oneLine(name(of: location.file))):\(start.line):\(start.column)"
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
