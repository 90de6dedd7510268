/// A place in a file, as all JSON of the tool has it: lines and columns from 1, columns in UTF-16 code units.
struct JSONPlace: Encodable {
  struct Range: Encodable {
    struct Position: Encodable {
      var line: Int
      var column: Int
    }

    var start: Position
    var end: Position

    init(_ range: (start: CheckResult.Place, end: CheckResult.Place)) {
      start = Position(line: range.start.line, column: range.start.column)
      end = Position(line: range.end.line, column: range.end.column)
    }
  }

  /// As it is called in output: relative to the working directory, with `/`.
  var file: String
  var range: Range
}

/// Which program wrote a document.
struct JSONTool: Encodable {
  var name = ToolVersion.name
  var version = ToolVersion.number
}
