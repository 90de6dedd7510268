// Values that are told by their indentation.

extension YAMLReader {
  /// Reads a value.
  ///
  /// - Parameters:
  ///   - indentation: the column of what the value belongs to; the value stands further in, if it begins a line.
  ///   - isInline: whether it begins on the line of its key.
  ///   - takesSequence: whether a sequence may stand at the column itself, as under a key.
  mutating func readNode(behind indentation: Int, isInline: Bool, takesSequence: Bool = false) -> YAMLNode {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else {
      fail("this nests too deeply to be read", at: wordSpan)
      return empty(at: position)
    }
    if !isInline {
      guard !isIndentedByTab else {
        failAtTab()
        return empty(at: position)
      }
      if isKey { return readMapping(at: column) }
    }
    let start = position
    let properties = readProperties()
    var isInline = isInline
    if properties.start != nil, atLineEnd {
      // The value stands on the lines below its anchor.
      guard isContentBelow(indentation, takesSequence: takesSequence) else {
        return finish(empty(at: start), properties)
      }
      isInline = false
      guard !isIndentedByTab else {
        failAtTab()
        return empty(at: position)
      }
      if isKey { return finish(readMapping(at: column), properties) }
    }
    switch byte() {
    case UInt8(ascii: "-") where isIndicator(UInt8(ascii: "-")):
      guard !isInline else {
        fail("a list cannot begin on the line of its key; put it on the next one", at: wordSpan)
        return empty(at: start)
      }
      return finish(readSequence(at: column), properties)
    case UInt8(ascii: "?") where isIndicator(UInt8(ascii: "?")):
      fail("keys that begin with '?' are not read here; write 'key: value'", at: wordSpan)
      return empty(at: start)
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      return finish(readBlockScalar(behind: indentation), properties)
    default:
      return finish(readInline(behind: indentation), properties)
    }
  }

  /// Whether nothing but white space, a tab in it, stands before the position on its line.
  var isIndentedByTab: Bool {
    let before = bytes[lineStart..<position]
    return before.contains(UInt8(ascii: "\t")) && before.allSatisfy(Self.isSpaceOrBreak)
  }

  private mutating func failAtTab() {
    fail("a tab cannot indent YAML; use spaces", at: Span(lineStart, position))
  }

  /// A value that is no block collection: an alias, a flow collection, a text.
  private mutating func readInline(behind indentation: Int) -> YAMLNode {
    let node: YAMLNode
    switch byte() {
    case UInt8(ascii: "*"): node = readAlias()
    case UInt8(ascii: "["), UInt8(ascii: "{"): node = readFlow()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): node = readQuoted()
    default: return readPlain(behind: indentation)
    }
    skipSpaces()
    if !atLineEnd {
      fail(
        byte() == UInt8(ascii: ":")
          ? "a second key cannot stand on this line; put it on the next one"
          : "nothing can follow the end of this value but a comment", at: wordSpan)
    }
    return node
  }

  /// Whether the line has no more content.
  var atLineEnd: Bool {
    guard let byte = byte() else { return true }
    return Self.isBreak(byte) || (byte == UInt8(ascii: "#") && (self.byte(-1).map(Self.isSpaceOrBreak) ?? true))
  }

  /// Goes to the next content if it stands further in than a column; otherwise stays.
  private mutating func isContentBelow(_ indentation: Int, takesSequence: Bool) -> Bool {
    let (position, lineStart) = (position, lineStart)
    skipToContent()
    if !isAtEnd, !isDocumentEnd {
      if column > indentation { return true }
      if takesSequence, column == indentation, isIndicator(UInt8(ascii: "-")) { return true }
    }
    (self.position, self.lineStart) = (position, lineStart)
    return false
  }

  // MARK: - Sequences

  private mutating func readSequence(at column: Int) -> YAMLNode {
    let start = position
    var end = position
    var items: [YAMLNode] = []
    while isIndicator(UInt8(ascii: "-")), self.column == column, !isDocumentEnd {
      position += 1
      end = position
      skipSpaces()
      let item: YAMLNode
      if !atLineEnd {
        item = readNode(behind: column, isInline: false)
      } else if isContentBelow(column, takesSequence: false) {
        item = readNode(behind: column, isInline: false)
      } else {
        item = empty(at: end)
      }
      items.append(item)
      end = max(end, item.ownSpan.upper)
      skipToContent()
      if isAtEnd || self.column != column { break }
    }
    checkIndentation(column)
    return YAMLNode(.sequence(items), span: Span(start, end))
  }

  // MARK: - Mappings

  private mutating func readMapping(at column: Int) -> YAMLNode {
    let start = position
    var end = position
    var entries = YAMLEntries()
    while !isAtEnd, self.column == column, !isDocumentEnd {
      guard !isIndentedByTab else {
        failAtTab()
        break
      }
      guard isKey else {
        if isIndicator(UInt8(ascii: "-")) { break }
        // Half-typed: one line is lost, the others can be read.
        if problem == nil {
          problem = YAMLProblem(message: "this is no entry of the mapping; write 'key: value'", span: wordSpan)
        }
        skipLine()
        skipToContent()
        continue
      }
      let (key, keySpan) = readKey()
      end = position
      skipSpaces()
      let value: YAMLNode
      if !atLineEnd {
        value = readNode(behind: column, isInline: true)
      } else if isContentBelow(column, takesSequence: true) {
        value = readNode(behind: column, isInline: false, takesSequence: true)
      } else {
        value = empty(at: end)
      }
      end = max(end, value.ownSpan.upper)
      entries.append(key, keySpan, value)
      skipToContent()
    }
    checkIndentation(column)
    let mapping = YAMLMapping(entries: entries.entries, isFlow: false)
    return YAMLNode(.mapping(mapping), span: Span(start, end))
  }

  /// Content that stands further in than the entries belongs to none of them.
  private mutating func checkIndentation(_ column: Int) {
    guard !isAtEnd, self.column > column else { return }
    guard !isIndentedByTab else { return failAtTab() }
    fail("this stands further in than its neighbours; indent it like them", at: wordSpan)
  }

  /// Whether a key stands at the position: a text on one line with a colon behind it.
  private var isKey: Bool {
    let start = endOfProperties
    guard start < bytes.count else { return false }
    let first = bytes[start]
    var offset = start
    switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      guard let end = endOfQuoted(from: start) else { return false }
      offset = end
      while offset < bytes.count, bytes[offset] == UInt8(ascii: " ") { offset += 1 }
      return offset < bytes.count && bytes[offset] == UInt8(ascii: ":")
        && (offset + 1 == bytes.count || Self.isSpaceOrBreak(bytes[offset + 1]))
    case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "#"), UInt8(ascii: "|"), UInt8(ascii: ">"),
      UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "%"), UInt8(ascii: ","), UInt8(ascii: "]"),
      UInt8(ascii: "}"):
      return false
    case UInt8(ascii: "-"), UInt8(ascii: "?"):
      if isIndicator(first, at: start - position) { return false }
    default:
      break
    }
    while offset < bytes.count, !Self.isBreak(bytes[offset]) {
      if bytes[offset] == UInt8(ascii: ":") {
        if offset + 1 == bytes.count || Self.isSpaceOrBreak(bytes[offset + 1]) { return true }
      } else if bytes[offset] == UInt8(ascii: "#"), offset > start, Self.isSpaceOrBreak(bytes[offset - 1]) {
        return false
      }
      offset += 1
    }
    return false
  }

  /// Where the anchor and the tag at the position end, with the spaces behind them.
  private var endOfProperties: Int {
    var copy = self.position
    while copy < bytes.count, bytes[copy] == UInt8(ascii: "&") || bytes[copy] == UInt8(ascii: "!") {
      while copy < bytes.count, !Self.isSpaceOrBreak(bytes[copy]) { copy += 1 }
      while copy < bytes.count, bytes[copy] == UInt8(ascii: " ") { copy += 1 }
    }
    return copy
  }

  /// Reads a key and its colon.
  private mutating func readKey() -> (String, Span) {
    _ = readProperties()
    let start = position
    if byte() == UInt8(ascii: "\"") || byte() == UInt8(ascii: "'") {
      let node = readQuoted()
      skipSpaces()
      // Behind a text that cannot be read there is no colon, and nothing else.
      position = min(position + 1, bytes.count)
      return (node.scalar?.text ?? "", node.span)
    }
    while !isIndicator(UInt8(ascii: ":")), let byte = byte(), !Self.isBreak(byte) { position += 1 }
    var end = position
    while end > start, Self.isSpaceOrBreak(bytes[end - 1]) { end -= 1 }
    position += 1
    return (String(decoding: bytes[start..<end], as: UTF8.self), Span(start, end))
  }
}

/// Collects the entries of one mapping while it is read.
struct YAMLEntries {
  private var own: [YAMLMapping.Entry] = []
  private var keys: Set<String> = []
  private var merged: [YAMLMapping.Entry] = []
  private var mergedKeys: Set<String> = []

  mutating func append(_ key: String, _ keySpan: Span, _ value: YAMLNode) {
    if key == "<<" {
      // The first of several mappings wins.
      for entry in (value.sequence ?? [value]).compactMap(\.mapping).flatMap(\.entries) {
        guard mergedKeys.insert(entry.key).inserted else { continue }
        var entry = entry
        entry.isMerged = true
        entry.isDuplicate = false
        merged.append(entry)
      }
      return
    }
    own.append(
      YAMLMapping.Entry(key: key, keySpan: keySpan, value: value, isDuplicate: !keys.insert(key).inserted))
  }

  var entries: [YAMLMapping.Entry] { merged.filter { !keys.contains($0.key) } + own }
}
