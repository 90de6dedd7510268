// How a file is written, so that what is inserted looks as if it had always been there.

extension SourceText {
  /// The line end most lines have: `"\n"`, `"\r\n"` or `"\r"`. On a draw the earlier of these three; `"\n"` if none.
  public var dominantLineEnding: String {
    var lineFeeds = 0
    var pairs = 0
    var returns = 0
    for line in 0..<lines.lineCount {
      let end = lines.lineRange(line).upper
      guard line + 1 < lines.lineCount, end > 0 else { continue }
      if bytes[end - 1] == UTF8Bytes.carriageReturn {
        returns += 1
      } else if end > 1, bytes[end - 2] == UTF8Bytes.carriageReturn {
        pairs += 1
      } else {
        lineFeeds += 1
      }
    }
    if lineFeeds >= pairs, lineFeeds >= returns { return "\n" }
    return pairs >= returns ? "\r\n" : "\r"
  }

  /// The spaces and tabs that begin the line of a UTF-8 offset.
  public func indentation(ofLineAt offset: Int) -> String {
    string(in: indentationSpan(ofLine: lines.line(at: offset)))
  }

  /// What one level of indentation is here: a tab, two spaces or four; nil if no line tells.
  ///
  /// Spaces are told by how far lines are indented beyond the line above them.
  public var indentUnit: String? {
    var tabs = 0
    var twos = 0
    var fours = 0
    var widthAbove = 0
    for line in 0..<lines.lineCount {
      let indentation = indentationSpan(ofLine: line)
      // A blank line says nothing.
      if indentation.upper == lines.lineSpan(line, in: bytes).upper { continue }
      if !indentation.isEmpty, bytes[indentation.lower] == UInt8(ascii: "\t") {
        tabs += 1
        widthAbove = 0
        continue
      }
      switch indentation.length - widthAbove {
      case 2: twos += 1
      case 4: fours += 1
      default: break
      }
      widthAbove = indentation.length
    }
    if tabs == 0, twos == 0, fours == 0 { return nil }
    if tabs >= twos + fours { return "\t" }
    return twos >= fours ? "  " : "    "
  }

  /// Whether only spaces and tabs stand before the UTF-8 offset on its line.
  public func isFirstOnLine(_ offset: Int) -> Bool {
    indentationSpan(ofLine: lines.line(at: offset)).upper == offset
  }

  /// What to remove so that nothing is left of a UTF-8 span: the whole lines, with the end of the last, if the span
  /// has them to itself but for spaces and tabs; otherwise the span alone.
  public func removalSpan(of span: Span) -> Span {
    let span = clamped(span)
    let lastLine = lines.line(at: span.upper)
    var next = span.upper
    while next < bytes.count, Self.isBlank(bytes[next]) { next += 1 }
    guard isFirstOnLine(span.lower), next >= lines.lineSpan(lastLine, in: bytes).upper else { return span }
    let start = lines.lineRange(lines.line(at: span.lower)).lower
    return Span(max(start, contentStart), lines.lineRange(lastLine).upper)
  }

  /// UTF-8 span of the spaces and tabs that begin the 0-based line.
  func indentationSpan(ofLine line: Int) -> Span {
    let span = lines.lineSpan(line, in: bytes)
    let start = span.lower == 0 ? min(contentStart, span.upper) : span.lower
    var end = start
    while end < span.upper, Self.isBlank(bytes[end]) { end += 1 }
    return Span(start, end)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}
