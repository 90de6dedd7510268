/// Writes arguments and elements into a manifest, on lines of their own where their siblings have them.
///
/// All spans are UTF-8 offsets of the text.
struct ManifestInsertion {
  let text: SourceText

  init(_ text: SourceText) {
    self.text = text
  }

  /// Inserts an item behind another one of a list in parentheses or brackets.
  func inserting(_ code: String, behind item: Span) -> [TextEdit] {
    let comma = comma(behind: item.upper)
    let end = comma.map { $0 + 1 } ?? item.upper
    guard text.isFirstOnLine(item.lower) else {
      return [.insertion(comma == nil ? ", " + code : " " + code + ",", at: end)]
    }
    let line = text.dominantLineEnding + text.indentation(ofLineAt: item.lower) + code
    guard let lineEnd = endOfLine(ifNothingFollows: end) else {
      return [.insertion(comma == nil ? "," + line : " " + code + ",", at: end)]
    }
    if comma != nil { return [.insertion(line + ",", at: lineEnd)] }
    if lineEnd == end { return [.insertion("," + line, at: end)] }
    return [.insertion(",", at: end), .insertion(line, at: lineEnd)]
  }

  /// Inserts an item before the first one of a list in parentheses or brackets.
  func inserting(_ code: String, before item: Span) -> TextEdit {
    guard text.isFirstOnLine(item.lower) else { return .insertion(code + ", ", at: item.lower) }
    return .insertion(
      code + "," + text.dominantLineEnding + text.indentation(ofLineAt: item.lower), at: item.lower)
  }

  /// What to remove so that nothing is left of an item: its comma too, and its lines if it has them to itself.
  func removalSpan(of item: Span) -> Span {
    if let comma = comma(behind: item.upper) {
      let span = Span(item.lower, comma + 1)
      let whole = text.removalSpan(of: span)
      if whole != span { return whole }
      var end = comma + 1
      while end < text.bytes.count, text.bytes[end] == UInt8(ascii: " ") { end += 1 }
      return Span(item.lower, end)
    }
    // The last one takes the comma before it along, unless that stands on an earlier line.
    let whole = text.removalSpan(of: item)
    if whole != item { return whole }
    var start = item.lower
    while start > 0, text.bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
    guard start > 0, text.bytes[start - 1] == UInt8(ascii: ",") else { return item }
    return Span(start - 1, item.upper)
  }

  /// The offset of the comma that follows, behind white space and comments.
  private func comma(behind offset: Int) -> Int? {
    let bytes = text.bytes
    var offset = offset
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        offset += 1
      case UInt8(ascii: "/"):
        guard let end = endOfComment(at: offset) else { return nil }
        offset = end
      case UInt8(ascii: ","):
        return offset
      default:
        return nil
      }
    }
    return nil
  }

  private func endOfComment(at offset: Int) -> Int? {
    let bytes = text.bytes
    guard offset + 1 < bytes.count else { return nil }
    if bytes[offset + 1] == UInt8(ascii: "/") {
      return text.lines.lineSpan(text.lines.line(at: offset), in: bytes).upper
    }
    guard bytes[offset + 1] == UInt8(ascii: "*") else { return nil }
    var end = offset + 2
    while end + 1 < bytes.count {
      if bytes[end] == UInt8(ascii: "*"), bytes[end + 1] == UInt8(ascii: "/") { return end + 2 }
      end += 1
    }
    return nil
  }

  /// The end of the line of an offset, if only white space and a comment follow on it.
  private func endOfLine(ifNothingFollows offset: Int) -> Int? {
    let end = text.lines.lineSpan(text.lines.line(at: offset), in: text.bytes).upper
    var position = offset
    while position < end, text.bytes[position] == UInt8(ascii: " ") || text.bytes[position] == UInt8(ascii: "\t") {
      position += 1
    }
    if position == end { return offset }
    let isComment =
      position + 1 < end && text.bytes[position] == UInt8(ascii: "/") && text.bytes[position + 1] == UInt8(ascii: "/")
    return isComment ? end : nil
  }
}
