/// Reads one YAML text, from the first byte to the last, once.
struct YAMLReader {
  let text: SourceText
  let bytes: [UInt8]
  /// UTF-8 offset of what is read next.
  var position: Int
  /// UTF-8 offset of the first byte of the line that `position` lies in.
  var lineStart: Int
  var problem: YAMLProblem?
  var anchors: [String: YAMLNode] = [:]
  var depth = 0
  /// How many values all aliases together stand for.
  private var expandedWeight = 0
  /// Deeper texts are not read: no real one comes near, and values this deep are safe to compare and to free.
  static let depthLimit = 64
  /// Aliases can make many values of few bytes.
  static let weightLimit = 100_000

  init(_ text: SourceText) {
    self.text = text
    bytes = text.bytes
    position = text.contentStart
    lineStart = text.contentStart
  }

  var isAtEnd: Bool { position >= bytes.count }
  var column: Int { position - lineStart }

  func byte(_ distance: Int = 0) -> UInt8? {
    let offset = position + distance
    return offset >= 0 && offset < bytes.count ? bytes[offset] : nil
  }

  /// Ends reading, unless something was wrong before.
  mutating func fail(_ message: String, at span: Span) {
    if problem == nil { problem = YAMLProblem(message: message, span: span) }
    position = bytes.count
  }

  // MARK: - Documents

  mutating func readDocument() -> YAMLNode? {
    skipToContent()
    while byte() == UInt8(ascii: "%"), column == 0 {
      skipLine()
      skipToContent()
    }
    if isMarker("---") {
      position += 3
      skipToContent()
    }
    if isAtEnd || isDocumentEnd { return nil }
    let node = readNode(behind: -1, isInline: false)
    skipToContent()
    if !isAtEnd, !isDocumentEnd {
      fail("this does not belong to the value above; indent it like its neighbours", at: wordSpan)
    }
    return node
  }

  /// Whether the document ends here.
  var isDocumentEnd: Bool { isMarker("---") || isMarker("...") }

  private func isMarker(_ marker: String) -> Bool {
    guard column == 0, position + 3 <= bytes.count, bytes[position..<position + 3].elementsEqual(marker.utf8) else {
      return false
    }
    return byte(3).map(YAMLReader.isSpaceOrBreak) ?? true
  }

  // MARK: - White space

  /// Skips white space, line ends and comments.
  ///
  /// - Returns: whether a line ended.
  @discardableResult mutating func skipToContent() -> Bool {
    var crossed = false
    while let byte = byte() {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): position += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        skipLineEnd()
        crossed = true
      case UInt8(ascii: "#"):
        guard position == text.contentStart || self.byte(-1).map(Self.isSpaceOrBreak) ?? true else { return crossed }
        skipComment()
      default: return crossed
      }
    }
    return crossed
  }

  mutating func skipSpaces() {
    while let byte = byte(), byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { position += 1 }
  }

  mutating func skipLineEnd() {
    if byte() == UInt8(ascii: "\r"), byte(1) == UInt8(ascii: "\n") { position += 1 }
    position += 1
    lineStart = position
  }

  mutating func skipComment() {
    while let byte = byte(), !Self.isBreak(byte) { position += 1 }
  }

  mutating func skipLine() {
    skipComment()
    if !isAtEnd { skipLineEnd() }
  }

  /// The word at the position.
  var wordSpan: Span {
    var end = position
    while end < bytes.count, !Self.isSpaceOrBreak(bytes[end]) { end += 1 }
    return Span(position, max(end, min(position + 1, bytes.count)))
  }

  static func isBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
  static func isSpaceOrBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || isBreak(byte)
  }
  static func isFlowMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): true
    default: false
    }
  }

  /// Whether a byte is an indicator: followed by white space or by nothing.
  func isIndicator(_ mark: UInt8, at distance: Int = 0) -> Bool {
    byte(distance) == mark && (byte(distance + 1).map(Self.isSpaceOrBreak) ?? true)
  }

  // MARK: - Anchors and tags

  /// What stands before a value.
  struct Properties {
    var anchor: String?
    var isTaggedString = false
    var start: Int?
  }

  /// Reads `&anchor` and `!tag`, and the white space behind them, but no line end.
  mutating func readProperties() -> Properties {
    var properties = Properties()
    while let mark = byte(), mark == UInt8(ascii: "&") || mark == UInt8(ascii: "!") {
      properties.start = properties.start ?? position
      let start = position
      while let byte = byte(), !Self.isSpaceOrBreak(byte), !(position > start && Self.isFlowMark(byte)) {
        position += 1
      }
      let name = String(decoding: bytes[start..<position], as: UTF8.self)
      if mark == UInt8(ascii: "&") { properties.anchor = String(name.dropFirst()) }
      if name == "!!str" || name == "!" { properties.isTaggedString = true }
      skipSpaces()
    }
    return properties
  }

  mutating func finish(_ node: YAMLNode, _ properties: Properties) -> YAMLNode {
    var node = node
    if properties.isTaggedString, case .scalar(var scalar) = node.content, scalar.style == .plain {
      scalar.style = .doubleQuoted
      node.content = .scalar(scalar)
    }
    if let anchor = properties.anchor { anchors[anchor] = node }
    return node
  }

  mutating func readAlias() -> YAMLNode {
    let start = position
    position += 1
    while let byte = byte(), !Self.isSpaceOrBreak(byte), !Self.isFlowMark(byte) { position += 1 }
    let span = Span(start, position)
    let name = String(decoding: bytes[start + 1..<position], as: UTF8.self)
    guard var node = anchors[name] else {
      fail("no anchor '&\(name)' stands before this alias", at: span)
      return empty(at: span.upper)
    }
    expandedWeight += node.weight
    guard expandedWeight <= Self.weightLimit else {
      fail("the aliases stand for too many values to be read", at: span)
      return empty(at: span.upper)
    }
    node.aliasSpan = span
    return node
  }

  func empty(at offset: Int) -> YAMLNode { YAMLNode(.scalar(YAMLScalar("")), span: Span(at: offset)) }
}
