/// The text of one file: well-formed UTF-8 and the index of its lines.
///
/// Nothing here asks about characters, because to Swift `"\r\n"` is one of
/// them; all questions are put to the bytes.
public struct SourceText: Sendable {
  /// The text, always well-formed UTF-8, with its byte order mark if it has one.
  public private(set) var bytes: [UInt8]
  public private(set) var lines: LineIndex

  /// Whether columns on the first line count a leading U+FEFF.
  ///
  /// True by default, because a client that sends the mark in the text of a
  /// document counts it as the first character of line 0. False is for a text
  /// read from disk, where editors strip the mark before they show the file:
  /// counted, it would shift every column of line 0. Either way it stays in
  /// `bytes`, so that a fix writes it back.
  public var countsByteOrderMark = true

  public init(_ string: String) {
    self.init(wellFormed: Array(string.utf8))
  }

  /// Nil if the bytes are not well-formed UTF-8; they are never repaired, for that would move every offset.
  public init?(validating bytes: [UInt8]) {
    guard UTF8Bytes.firstInvalidOffset(in: bytes) == nil else { return nil }
    self.init(wellFormed: bytes)
  }

  private init(wellFormed bytes: [UInt8]) {
    self.bytes = bytes
    lines = LineIndex(bytes)
  }

  /// The whole text.
  public var string: String { String(decoding: bytes, as: UTF8.self) }

  /// The text in a span of UTF-8 offsets, which is clamped to the text and to whole scalars.
  public func string(in span: Span) -> String {
    let span = clamped(span)
    return String(decoding: bytes[span.lower..<span.upper], as: UTF8.self)
  }

  public var hasByteOrderMark: Bool { bytes.starts(with: UTF8Bytes.byteOrderMark) }

  /// UTF-8 offset of the first byte after the byte order mark, or 0.
  public var contentStart: Int { hasByteOrderMark ? UTF8Bytes.byteOrderMark.count : 0 }

  /// The span within the text, with both ends moved down to the start of a scalar.
  func clamped(_ span: Span) -> Span {
    Span(
      UTF8Bytes.scalarStart(atOrBefore: span.lower, in: bytes),
      UTF8Bytes.scalarStart(atOrBefore: span.upper, in: bytes))
  }
}

extension SourceText: Equatable {
  public static func == (left: SourceText, right: SourceText) -> Bool {
    left.countsByteOrderMark == right.countsByteOrderMark && left.bytes == right.bytes
  }
}

// MARK: - Positions

extension SourceText {
  /// The UTF-8 offset of any position; `LineIndex.offset` says what an impossible one means.
  public func offset(of position: TextPosition, encoding: PositionEncoding) -> Int {
    var position = position
    if position.line == 0, position.column >= 0 {
      // Clamped before the addition, which a client could otherwise make overflow.
      position.column = min(position.column, bytes.count) + uncountedColumns(in: encoding)
    }
    return max(lines.offset(of: position, encoding: encoding, in: bytes), countsByteOrderMark ? 0 : contentStart)
  }

  /// The position of any UTF-8 offset; `LineIndex.position` says what an impossible one means.
  public func position(of offset: Int, encoding: PositionEncoding) -> TextPosition {
    var position = lines.position(of: offset, encoding: encoding, in: bytes)
    if position.line == 0 { position.column = max(position.column - uncountedColumns(in: encoding), 0) }
    return position
  }

  /// The UTF-8 span between two positions, or nil if the second comes before the first.
  public func span(from start: TextPosition, to end: TextPosition, encoding: PositionEncoding) -> Span? {
    guard start <= end else { return nil }
    return Span(offset(of: start, encoding: encoding), offset(of: end, encoding: encoding))
  }

  /// How many code units at the start of line 0 are no columns.
  private func uncountedColumns(in encoding: PositionEncoding) -> Int {
    guard !countsByteOrderMark, hasByteOrderMark else { return 0 }
    return encoding.width(ofScalarWithLead: UTF8Bytes.byteOrderMark[0])
  }
}

// MARK: - Edits

extension SourceText {
  /// Applies one edit, whose span is clamped to the text and to whole scalars.
  public mutating func apply(_ edit: TextEdit) {
    let span = clamped(edit.span)
    let newBytes = edit.newText.utf8
    bytes.replaceSubrange(span.lower..<span.upper, with: newBytes)
    lines.update(replacing: span, withCount: newBytes.count, in: bytes)
  }

  public func applying(_ edit: TextEdit) -> SourceText {
    var copy = self
    copy.apply(edit)
    return copy
  }

  /// The text after all the edits, each of which refers to this text; nil if two of them overlap.
  ///
  /// Several insertions at one place stand in the order in which they are given.
  public func applying(_ edits: [TextEdit]) -> SourceText? {
    let clampedEdits = edits.map { TextEdit(span: clamped($0.span), newText: $0.newText) }
    guard let ordered = clampedEdits.orderedWithoutOverlap() else { return nil }
    if ordered.count == 1 { return applying(ordered[0]) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + ordered.reduce(0) { $0 + $1.newText.utf8.count })
    var copied = 0
    for edit in ordered {
      result += bytes[copied..<edit.span.lower]
      result += edit.newText.utf8
      copied = edit.span.upper
    }
    result += bytes[copied...]
    var text = SourceText(wellFormed: result)
    text.countsByteOrderMark = countsByteOrderMark
    return text
  }
}
