extension LSP {
  /// A place between two code units. Any integers may come from a client.
  struct Position: Codable, Hashable, Sendable {
    /// Line, counted from 0.
    var line: Int
    /// Column, counted from 0 in code units of the agreed encoding.
    var character: Int
  }

  struct Range: Codable, Hashable, Sendable {
    var start: Position
    /// Just past the last code unit.
    var end: Position
  }

  struct Location: Codable, Hashable, Sendable {
    var uri: String
    var range: Range
  }
}

extension LSP.Position: Comparable {
  static func < (left: LSP.Position, right: LSP.Position) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}
