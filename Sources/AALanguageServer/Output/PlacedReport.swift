import AAAnalysis

/// A report that names places in files.
protocol PlacedReport {
  /// Absolute; names of files are relative to it.
  var workingDirectory: String { get }
  var text: @Sendable (FileID) -> SourceText? { get }
}

extension PlacedReport {
  /// A file as it is called in output: relative to the working directory.
  func name(of file: FileID) -> String { PathText.relative(file.path, to: workingDirectory) }

  /// Line and column from 1, columns in UTF-16 code units.
  func range(of location: Location) -> (start: CheckResult.Place, end: CheckResult.Place) {
    guard let text = text(location.file) else {
      return (CheckResult.Place(line: 1, column: 1), CheckResult.Place(line: 1, column: 1))
    }
    return (CheckResult.place(location.span.lower, in: text), CheckResult.place(location.span.upper, in: text))
  }

  /// `App/Toast.swift:12:5`
  func shownPlace(of location: Location) -> String { place(of: location, in: name(of: location.file)) }

  /// The same with another name for the file.
  func place(of location: Location, in name: String) -> String {
    let start = range(of: location).start
    return "\(TerminalText.oneLine(name)):\(start.line):\(start.column)"
  }
}
