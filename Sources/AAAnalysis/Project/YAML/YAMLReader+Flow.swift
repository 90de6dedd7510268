// Values in brackets and braces.

extension YAMLReader {
  mutating func readFlow() -> YAMLNode {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else {
      fail("this nests too deeply to be read", at: wordSpan)
      return empty(at: position)
    }
    return byte() == UInt8(ascii: "[") ? readFlowSequence() : readFlowMapping()
  }

  private mutating func readFlowSequence() -> YAMLNode {
    let start = position
    position += 1
    var items: [YAMLNode] = []
    while true {
      skipToContent()
      if byte() == UInt8(ascii: "]") {
        position += 1
        break
      }
      guard !isUnclosed(start) else { break }
      let item = readFlowValue()
      skipToContent()
      if byte() == UInt8(ascii: ":"), let key = item.scalar?.text {
        // One entry of a mapping may stand without its braces.
        position += 1
        skipToContent()
        var entries = YAMLEntries()
        let value = isFlowEnd ? empty(at: position) : readFlowValue()
        entries.append(key, item.span, value)
        skipToContent()
        items.append(
          YAMLNode(
            .mapping(YAMLMapping(entries: entries.entries, isFlow: true)),
            span: Span(item.span.lower, value.ownSpan.upper)))
      } else {
        items.append(item)
      }
      guard readSeparator(closing: UInt8(ascii: "]")) else { break }
    }
    return YAMLNode(.sequence(items), span: Span(start, min(position, bytes.count)))
  }

  private mutating func readFlowMapping() -> YAMLNode {
    let start = position
    position += 1
    var entries = YAMLEntries()
    while true {
      skipToContent()
      if byte() == UInt8(ascii: "}") {
        position += 1
        break
      }
      guard !isUnclosed(start) else { break }
      let key = readFlowValue()
      guard let name = key.scalar?.text else {
        fail("a key must be a text", at: key.span)
        break
      }
      skipToContent()
      var value = empty(at: key.span.upper)
      if byte() == UInt8(ascii: ":") {
        position += 1
        value = empty(at: position)
        skipToContent()
        if !isFlowEnd { value = readFlowValue() }
        skipToContent()
      }
      if problem == nil || !isAtEnd { entries.append(name, key.span, value) }
      guard readSeparator(closing: UInt8(ascii: "}")) else { break }
    }
    let mapping = YAMLMapping(entries: entries.entries, isFlow: true)
    return YAMLNode(.mapping(mapping), span: Span(start, min(position, bytes.count)))
  }

  /// Whether nothing stands between the position and the next separator.
  private var isFlowEnd: Bool {
    guard let byte = byte() else { return true }
    return byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
  }

  private mutating func isUnclosed(_ start: Int) -> Bool {
    guard isAtEnd else { return false }
    fail("this bracket is never closed", at: Span(start, start + 1))
    return true
  }

  /// Skips a comma; stays at the closing bracket.
  ///
  /// - Returns: whether reading goes on.
  private mutating func readSeparator(closing: UInt8) -> Bool {
    switch byte() {
    case UInt8(ascii: ","):
      position += 1
      return true
    case closing, nil:
      return true
    default:
      fail("a comma or '\(String(decoding: [closing], as: UTF8.self))' must stand before this", at: wordSpan)
      return false
    }
  }

  private mutating func readFlowValue() -> YAMLNode {
    let properties = readProperties()
    skipToContent()
    switch byte() {
    case UInt8(ascii: "["), UInt8(ascii: "{"): return finish(readFlow(), properties)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return finish(readQuoted(), properties)
    case UInt8(ascii: "*"): return finish(readAlias(), properties)
    default: return finish(readFlowPlain(), properties)
    }
  }

  /// A text without quotation marks in brackets, on one line or several.
  private mutating func readFlowPlain() -> YAMLNode {
    let start = position
    var text: [UInt8] = []
    var end = start
    while let byte = byte() {
      if Self.isFlowMark(byte) { break }
      if byte == UInt8(ascii: ":"), self.byte(1).map({ Self.isSpaceOrBreak($0) || Self.isFlowMark($0) }) ?? true {
        break
      }
      if byte == UInt8(ascii: "#"), position > start, Self.isSpaceOrBreak(bytes[position - 1]) { break }
      if Self.isSpaceOrBreak(byte) {
        if Self.isBreak(byte) {
          skipLineEnd()
        } else {
          position += 1
        }
        continue
      }
      if position > end, !text.isEmpty {
        let gap = bytes[end..<position]
        text += gap.contains(where: Self.isBreak) ? [UInt8(ascii: " ")] : Array(gap)
      }
      text.append(byte)
      position += 1
      end = position
    }
    if end == start, problem == nil, !isAtEnd, !(byte() == UInt8(ascii: ":")) {
      fail("a value is missing here", at: Span(position, position + 1))
    }
    return YAMLNode(.scalar(YAMLScalar(String(decoding: text, as: UTF8.self))), span: Span(start, end))
  }
}
