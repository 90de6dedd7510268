/// Where the lines of a UTF-8 text begin, and which of them are plain ASCII.
///
/// A line ends at `\n`, `\r\n` or `\r` and at nothing else: U+2028, U+0085 and
/// the like are ordinary characters, as the Language Server Protocol has it. A
/// text always has a last line, which may be empty. The index does not hold the
/// bytes; what asks for them must be handed the same bytes it was built from.
public struct LineIndex: Equatable, Sendable {
  private var lines: [Line]
  /// Length of the text in UTF-8 bytes.
  public private(set) var utf8Count: Int

  public init(_ bytes: [UInt8]) {
    utf8Count = bytes.count
    lines = []
    lines.reserveCapacity(bytes.count / 32 + 1)
    LineScanner.scan(bytes, from: 0, to: bytes.count, endsText: true, into: &lines)
  }

  /// How many lines there are, the last one counted even if it is empty: at least 1.
  public var lineCount: Int { lines.count }

  /// The 0-based line that the UTF-8 offset lies in; a line end belongs to the line it ends.
  public func line(at offset: Int) -> Int {
    var low = 0
    var high = lines.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle].start <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The 0-based line with its line end. A line that does not exist is clamped to the first or the last.
  public func lineRange(_ line: Int) -> Span {
    let line = min(max(line, 0), lines.count - 1)
    return Span(lines[line].start, line + 1 < lines.count ? lines[line + 1].start : utf8Count)
  }

  /// The 0-based line without its line end. A line that does not exist is clamped to the first or the last.
  public func lineSpan(_ line: Int, in bytes: [UInt8]) -> Span {
    let range = lineRange(line)
    var upper = range.upper
    if upper > range.lower, bytes[upper - 1] == UTF8Bytes.lineFeed { upper -= 1 }
    if upper > range.lower, bytes[upper - 1] == UTF8Bytes.carriageReturn { upper -= 1 }
    return Span(range.lower, upper)
  }

  /// Whether the 0-based line, which must exist, has only ASCII bytes: then a column is a byte in every encoding.
  func isASCII(_ line: Int) -> Bool { lines[line].isASCII }
}

// MARK: - Positions

extension LineIndex {
  /// The UTF-8 offset of a position, for any position.
  ///
  /// A column past the line's end means that end, before the line break; a line
  /// past the last means the end of the text; a place inside a scalar (half of
  /// a surrogate pair) means the start of that scalar; what is negative means 0.
  public func offset(of position: TextPosition, encoding: PositionEncoding, in bytes: [UInt8]) -> Int {
    if position.line < 0 { return 0 }
    if position.line >= lines.count { return utf8Count }
    let span = lineSpan(position.line, in: bytes)
    let column = max(position.column, 0)
    if encoding == .utf8 || isASCII(position.line) {
      return UTF8Bytes.scalarStart(atOrBefore: span.lower + min(column, span.length), in: bytes)
    }
    var offset = span.lower
    var units = 0
    while offset < span.upper {
      units += encoding.width(ofScalarWithLead: bytes[offset])
      if units > column { break }
      offset += UTF8Bytes.length(ofScalarWithLead: bytes[offset])
    }
    return offset
  }

  /// The position of a UTF-8 offset, for any offset.
  ///
  /// The offset is clamped to the text, moved down to the start of its scalar,
  /// and never lies between `\r` and `\n`: there it means the `\r`.
  public func position(of offset: Int, encoding: PositionEncoding, in bytes: [UInt8]) -> TextPosition {
    let line = line(at: offset)
    let span = lineSpan(line, in: bytes)
    let offset = UTF8Bytes.scalarStart(atOrBefore: min(offset, span.upper), in: bytes)
    if encoding == .utf8 || isASCII(line) {
      return TextPosition(line: line, column: offset - span.lower)
    }
    var column = 0
    var next = span.lower
    while next < offset {
      column += encoding.width(ofScalarWithLead: bytes[next])
      next += UTF8Bytes.length(ofScalarWithLead: bytes[next])
    }
    return TextPosition(line: line, column: column)
  }
}

// MARK: - Edits

extension LineIndex {
  /// The index after one edit; see `update(replacing:withCount:in:)`.
  public func updating(replacing span: Span, withCount newCount: Int, in newBytes: [UInt8]) -> LineIndex {
    var copy = self
    copy.update(replacing: span, withCount: newCount, in: newBytes)
    return copy
  }

  /// Patches the table after one edit, which costs the touched lines and an addition for each line below.
  ///
  /// - Parameters:
  ///   - span: what was replaced, in UTF-8 offsets of the old text, within it.
  ///   - newCount: length in UTF-8 bytes of what stands there now.
  ///   - newBytes: the whole new text.
  public mutating func update(replacing span: Span, withCount newCount: Int, in newBytes: [UInt8]) {
    let delta = newCount - span.length
    // The byte before the edit may be a `\r` whose meaning hangs on what follows it, so its line is read again.
    let first = line(at: max(span.lower - 1, 0))
    // The line the edit ends in keeps its line end, so whatever is below only moves.
    let last = line(at: span.upper)
    let endsText = last + 1 == lines.count
    var touched: [Line] = []
    LineScanner.scan(
      newBytes, from: lines[first].start, to: endsText ? newBytes.count : lines[last + 1].start + delta,
      endsText: endsText, into: &touched)
    lines.replaceSubrange(first...last, with: touched)
    if delta != 0 {
      for index in (first + touched.count)..<lines.count { lines[index].move(by: delta) }
    }
    utf8Count += delta
  }
}
