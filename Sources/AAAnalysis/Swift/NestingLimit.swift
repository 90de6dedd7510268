/// Tells sources that the parser cannot read in reasonable time or stack.
///
/// It takes twice as long for each `[` directly within another, looks ahead through open angle brackets and
/// interpolations again at every level, counts a run of number signs again for each of them, and recurses for each
/// keyword in a row such as `try try try`. No such source is written by hand; without its outline the rest of a
/// workspace can still be read.
enum NestingLimit {
  private static let brackets = 250
  /// Without a brace between them.
  private static let squareBrackets = 10
  /// Without a brace or semicolon between them.
  private static let angleBrackets = 50
  private static let interpolations = 40
  /// In a row.
  private static let pounds = 200
  /// Words without a mark between them, and question marks without their colons.
  private static let words = 500
  /// Words without a mark between them, over any number of lines.
  private static let run = 45_000
  /// Arrows and question marks, over any number of lines.
  private static let turns = 4000

  static func allows(_ bytes: [UInt8], measure: NestingMeasure) -> Bool {
    let isHarmless =
      measure.depth <= min(brackets, interpolations) && measure.squares <= squareBrackets
      && measure.angles <= angleBrackets && measure.spaces <= words && measure.pounds <= pounds
      && measure.runs <= turns
    return isHarmless || !isExceeded(by: bytes)
  }

  private static func isExceeded(by bytes: [UInt8]) -> Bool {
    SourceLexer.with(bytes) { lexer, source in
      var nesting = Nesting()
      while true {
        let token = lexer.next()
        if token.kind == .end { return false }
        nesting.read(token, in: source)
        if token.kind == .mark, token.length > pounds { return true }
        if nesting.depth > brackets || nesting.squares > squareBrackets || nesting.angles > angleBrackets
          || nesting.words > words || nesting.questions > words || nesting.run > run || nesting.turns > turns
          || lexer.deepestInterpolation > interpolations
        {
          return true
        }
      }
    }
  }
}

private struct Nesting {
  var depth = 0
  var squares = 0
  var angles = 0
  var words = 0
  var questions = 0
  /// Words with no mark between them, over lines.
  var run = 0
  /// Arrows, and question marks without their colons, since the last brace, comma or semicolon, over lines.
  var turns = 0
  private var outerSquares: [Int] = []
  private var isBehindPound = false

  mutating func read(_ token: SourceLexer.Token, in source: UnsafeBufferPointer<UInt8>) {
    if token.kind == .comment { return }
    if token.startsLine { (words, questions) = (0, 0) }
    run = token.kind == .word ? run + 1 : 0
    words = token.kind == .word ? words + 1 : 0
    if token.kind == .word, isBehindPound {
      if token.length == 2, source.contains("if", at: token.start) { depth += 1 }
      if token.length == 5, source.contains("endif", at: token.start) { depth = max(0, depth - 1) }
    }
    isBehindPound = false
    if token.kind == .mark {
      // `a ? b : c`, but no `a?.b` and no `a ?? b`.
      if source.contains(" ? ", at: token.start - 1) { questions += 1 }
      if token.byte == UInt8(ascii: "?"), token.startsLine { turns += 1 }
      if source.contains("->", at: token.start) { turns += 1 }
      if token.byte == UInt8(ascii: "<"), !source.opensAngle(at: token.start) { return }
      readMark(token.byte)
    }
  }

  private mutating func readMark(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "#"): isBehindPound = true
    case UInt8(ascii: "("): depth += 1
    case UInt8(ascii: ";"): (angles, turns) = (0, 0)
    case UInt8(ascii: ","): turns = 0
    case UInt8(ascii: "{"):
      turns = 0
      depth += 1
      outerSquares.append(squares)
      (squares, angles) = (0, 0)
    case UInt8(ascii: "["):
      depth += 1
      squares += 1
    case UInt8(ascii: ")"): depth = max(0, depth - 1)
    case UInt8(ascii: "}"):
      (angles, turns) = (0, 0)
      depth = max(0, depth - 1)
      squares = outerSquares.popLast() ?? 0
    case UInt8(ascii: "]"):
      depth = max(0, depth - 1)
      squares = max(0, squares - 1)
    case UInt8(ascii: "<"): angles += 1
    case UInt8(ascii: ">"): angles = max(0, angles - 1)
    case UInt8(ascii: ":"): (questions, turns) = (max(0, questions - 1), max(0, turns - 1))
    default: break
    }
  }
}
