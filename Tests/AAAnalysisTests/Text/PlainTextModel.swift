import AATestSupport

import AAAnalysis

/// A text as a list of scalars, slow and with no table: what `LineIndex` and `SourceText` are compared with.
struct PlainTextModel {
  var scalars: [Unicode.Scalar]

  init(_ string: String) { scalars = Array(string.unicodeScalars) }

  var string: String {
    var string = ""
    string.unicodeScalars.append(contentsOf: scalars)
    return string
  }

  /// Ranges of scalars: a line without its end. Written as a state machine, unlike the code under test.
  var lines: [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    var index = 0
    while index < scalars.count {
      switch scalars[index] {
      case "\r" where index + 1 < scalars.count && scalars[index + 1] == "\n":
        lines.append(start..<index)
        index += 2
        start = index
      case "\r", "\n":
        lines.append(start..<index)
        index += 1
        start = index
      default: index += 1
      }
    }
    return lines + [start..<scalars.count]
  }

  static func width(_ scalar: Unicode.Scalar, _ encoding: PositionEncoding) -> Int {
    switch encoding {
    case .utf8: String(scalar).utf8.count
    case .utf16: String(scalar).utf16.count
    case .utf32: 1
    }
  }

  /// The scalar a position means.
  func index(of position: TextPosition, _ encoding: PositionEncoding) -> Int {
    let lines = lines
    guard position.line >= 0 else { return 0 }
    guard position.line < lines.count else { return scalars.count }
    var index = lines[position.line].lowerBound
    var left = position.column
    while index < lines[position.line].upperBound {
      left -= Self.width(scalars[index], encoding)
      if left < 0 { break }
      index += 1
    }
    return index
  }

  func utf8Offset(of index: Int) -> Int {
    scalars[..<index].reduce(0) { $0 + Self.width($1, .utf8) }
  }

  /// The position of the scalar that holds a UTF-8 offset.
  func position(ofUTF8Offset offset: Int, _ encoding: PositionEncoding) -> TextPosition {
    var index = 0
    while index < scalars.count, utf8Offset(of: index + 1) <= offset { index += 1 }
    for (number, line) in lines.enumerated().reversed() where line.lowerBound <= index {
      let column = scalars[line.lowerBound..<min(index, line.upperBound)]
        .reduce(0) { $0 + Self.width($1, encoding) }
      return TextPosition(line: number, column: column)
    }
    return TextPosition(line: 0, column: 0)
  }

  mutating func replace(_ start: TextPosition, _ end: TextPosition, _ encoding: PositionEncoding, with text: String) {
    scalars.replaceSubrange(index(of: start, encoding)..<index(of: end, encoding), with: Array(text.unicodeScalars))
  }
}

/// Pieces of text that have broken other tools.
enum Pieces {
  static let all: [String] = [
    "\n", "\r\n", "\r", "\n\r", "\r\r\n", "a", "let x = 1", "\t", " ", "é", "e\u{301}", "\u{2028}", "\u{2029}",
    "\u{85}",
    "\u{B}", "\u{C}", "\u{FEFF}", "😀", "👩‍👩‍👧", "1️⃣", "🇩🇪",
    "\u{0}", "\u{7F}", "\u{80}", "\u{7FF}", "\u{800}", "\u{FFFF}",
    "\u{10000}", "\u{10FFFF}", "12345678", "1234567\r", "1234567\n", "日本語",
  ]

  static func random(_ count: ClosedRange<Int>, using generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: count, using: &generator))
      .map { _ in all.randomElement(using: &generator) ?? "" }
      .joined()
  }
}
