/// A place in a text as editors say it.
///
/// The code units of the column are not kept here: one encoding holds for a
/// whole session, so it is handed to the conversion instead.
public struct TextPosition: Hashable, Sendable {
  /// Line, counted from 0.
  public var line: Int
  /// Column, counted from 0, in code units of a `PositionEncoding`.
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension TextPosition: Comparable {
  public static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
