import AAAnalysis

extension LSP.Position {
  var textPosition: TextPosition { TextPosition(line: line, column: character) }

  init(_ position: TextPosition) {
    self.init(line: position.line, character: position.column)
  }
}

extension SourceText {
  func range(of span: Span, encoding: PositionEncoding) -> LSP.Range {
    LSP.Range(
      start: LSP.Position(position(of: span.lower, encoding: encoding)),
      end: LSP.Position(position(of: span.upper, encoding: encoding)))
  }

  /// The UTF-8 span of a range, whatever it says; nil if it ends before it starts.
  func span(of range: LSP.Range, encoding: PositionEncoding) -> Span? {
    span(from: range.start.textPosition, to: range.end.textPosition, encoding: encoding)
  }

  /// The span itself, or if it is empty, the word or character it stands at: several editors show nothing for an
  /// empty range. On an empty line there is nothing to take.
  func visible(_ span: Span) -> Span {
    guard span.isEmpty else { return span }
    let line = lines.lineSpan(lines.line(at: span.lower), in: bytes)
    let offset = min(max(span.lower, line.lower), line.upper)
    if let word = word(at: offset) { return word }
    if offset < line.upper { return Span(offset, end(ofScalarAt: offset)) }
    var start = max(offset - 1, line.lower)
    while start > line.lower, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return Span(start, offset)
  }

  /// The identifier that an offset lies in or at the edge of.
  func word(at offset: Int) -> Span? {
    guard (0...bytes.count).contains(offset) else { return nil }
    var lower = offset
    while lower > 0, Self.isWordByte(bytes[lower - 1]) { lower -= 1 }
    var upper = offset
    while upper < bytes.count, Self.isWordByte(bytes[upper]) { upper += 1 }
    return lower < upper ? Span(lower, upper) : nil
  }

  private func end(ofScalarAt offset: Int) -> Int {
    var end = offset + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
