/// The words of one line of a comment. White space of any kind and commas separate them, and never belong to them.
struct SuppressionWords {
  struct Word {
    var text: String
    /// UTF-8 offsets from the start of the file.
    var span: Span
    /// Whether a comma stands between this word and the one before.
    var followsComma: Bool
  }

  private let scalars: [(scalar: Unicode.Scalar, offset: Int)]
  /// UTF-8 offset just past the last word.
  let end: Int
  private var index = 0

  init(text: SourceText, span: Span) {
    var scalars: [(scalar: Unicode.Scalar, offset: Int)] = []
    var offset = span.lower
    for scalar in text.string(in: span).unicodeScalars {
      scalars.append((scalar, offset))
      offset += UTF8.width(scalar)
    }
    while let last = scalars.last, SuppressionWords.isSpace(last.scalar) {
      offset = last.offset
      scalars.removeLast()
    }
    self.scalars = scalars
    end = offset
  }

  /// UTF-8 offset of the word that comes next, or of the end.
  var nextWordStart: Int {
    var index = index
    while index < scalars.count, SuppressionWords.isSpace(scalars[index].scalar) { index += 1 }
    return index < scalars.count ? scalars[index].offset : end
  }

  /// Skips what makes a comment a documentation comment or a pretty one.
  mutating func skipDecoration(of marks: String) {
    while index < scalars.count, marks.unicodeScalars.contains(scalars[index].scalar) { index += 1 }
    // A line of a block comment has its marks behind the indentation.
    guard marks.unicodeScalars.contains("*") else { return }
    while index < scalars.count,
      SuppressionWords.isSpace(scalars[index].scalar) || scalars[index].scalar == "*"
    {
      index += 1
    }
  }

  mutating func next() -> Word? {
    var followsComma = false
    while index < scalars.count {
      let scalar = scalars[index].scalar
      if scalar == "," { followsComma = true } else if !SuppressionWords.isSpace(scalar) { break }
      index += 1
    }
    guard index < scalars.count else { return nil }
    let lower = scalars[index].offset
    var word = String.UnicodeScalarView()
    while index < scalars.count, scalars[index].scalar != ",", !SuppressionWords.isSpace(scalars[index].scalar) {
      word.append(scalars[index].scalar)
      index += 1
    }
    // `timed-dismissal: it is a game`
    while word.count > 1, let last = word.last, ":;.".unicodeScalars.contains(last) { word.removeLast() }
    let text = String(word)
    return Word(text: text, span: Span(lower, lower + text.utf8.count), followsComma: followsComma)
  }

  /// White space, and the marks without width that come along when text is copied.
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
      || [0x200B, 0x200C, 0x200D, 0x2060, 0xFEFF].contains(scalar.value)
  }
}
