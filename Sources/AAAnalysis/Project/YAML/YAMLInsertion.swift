/// Writes entries into mappings of a YAML text, in the style of what stands around them.
struct YAMLInsertion {
  /// An entry: a key with a text, or with further entries.
  indirect enum Entry {
    case value(String, String)
    case mapping(String, [Entry])
  }

  let text: SourceText

  init(_ text: SourceText) {
    self.text = text
  }

  /// Inserts an entry as the last one of a mapping, which may still be empty.
  ///
  /// - Parameter keySpan: the key whose value the mapping is, in UTF-8 offsets.
  /// - Returns: nil if the value is written elsewhere, or is no mapping.
  func inserting(_ entry: Entry, into node: YAMLNode, of keySpan: Span) -> TextEdit? {
    // What has an anchor may be used elsewhere, too.
    guard node.aliasSpan == nil,
      !text.string(in: Span(keySpan.upper, max(node.span.lower, keySpan.upper))).contains("&")
    else { return nil }
    switch node.content {
    case .mapping(let mapping):
      guard mapping.isFlow else { return inserting(entry, intoBlock: mapping) }
      return inserting(entry, intoFlow: mapping, span: node.span)
    case .scalar(let scalar):
      guard scalar.text.isEmpty, node.span.isEmpty else { return nil }
      if let next = byteBehindColon(of: keySpan), [UInt8(ascii: "}"), UInt8(ascii: ",")].contains(next) {
        return inserting(entry, intoEmptyFlowValueOf: keySpan)
      }
      return insertion(lines(entry, column: column(of: keySpan.lower) + unit.count), behind: node.span.upper)
    case .sequence:
      return nil
    }
  }

  // MARK: - Block style

  private func inserting(_ entry: Entry, intoBlock mapping: YAMLMapping) -> TextEdit? {
    guard let first = mapping.ownEntries.first, let last = mapping.ownEntries.last else { return nil }
    return insertion(
      lines(entry, column: column(of: first.keySpan.lower)), behind: max(last.keySpan.upper, last.value.ownSpan.upper))
  }

  /// Lines of their own below the line of an offset.
  private func insertion(_ lines: [String], behind offset: Int) -> TextEdit {
    let lineEnd = text.dominantLineEnding
    let end = text.lines.lineSpan(text.lines.line(at: offset), in: text.bytes).upper
    return .insertion(lines.map { lineEnd + $0 }.joined(), at: end)
  }

  private func lines(_ entry: Entry, column: Int) -> [String] {
    let indentation = String(repeating: " ", count: column)
    switch entry {
    case .value(let key, let value): return [indentation + key + ": " + value]
    case .mapping(let key, let entries):
      return [indentation + key + ":"] + entries.flatMap { lines($0, column: column + unit.count) }
    }
  }

  private func column(of offset: Int) -> Int {
    offset - max(text.lines.lineRange(text.lines.line(at: offset)).lower, text.contentStart)
  }

  private var unit: String {
    guard let unit = text.indentUnit, unit != "\t" else { return "  " }
    return unit
  }

  // MARK: - Flow style

  private func inserting(_ entry: Entry, intoFlow mapping: YAMLMapping, span: Span) -> TextEdit? {
    guard text.bytes[max(span.upper - 1, 0)] == UInt8(ascii: "}") else { return nil }
    let code = flow(entry)
    guard let last = mapping.ownEntries.last else {
      return TextEdit(span: span, newText: "{" + code + "}")
    }
    let end = max(last.keySpan.upper, last.value.ownSpan.upper)
    guard let comma = commaBehind(end) else {
      guard text.isFirstOnLine(last.keySpan.lower) else { return .insertion(", " + code, at: end) }
      return .insertion(
        "," + text.dominantLineEnding + text.indentation(ofLineAt: last.keySpan.lower) + code, at: end)
    }
    guard text.isFirstOnLine(last.keySpan.lower) else { return .insertion(" " + code + ",", at: comma + 1) }
    return .insertion(
      text.dominantLineEnding + text.indentation(ofLineAt: last.keySpan.lower) + code + ",", at: comma + 1)
  }

  /// `{path: Info.plist, properties: }`: the value is a mapping of its own.
  private func inserting(_ entry: Entry, intoEmptyFlowValueOf keySpan: Span) -> TextEdit? {
    let colon = text.bytes[min(keySpan.upper, text.bytes.count)...].firstIndex { !YAMLReader.isSpaceOrBreak($0) }
    guard let colon, text.bytes[colon] == UInt8(ascii: ":") else { return nil }
    return .insertion(" {" + flow(entry) + "}", at: colon + 1)
  }

  /// What follows a key that has no value, its colon left out.
  private func byteBehindColon(of keySpan: Span) -> UInt8? {
    text.bytes[min(keySpan.upper, text.bytes.count)...].first {
      !YAMLReader.isSpaceOrBreak($0) && $0 != UInt8(ascii: ":")
    }
  }

  private func flow(_ entry: Entry) -> String {
    switch entry {
    case .value(let key, let value): return key + ": " + value
    case .mapping(let key, let entries): return key + ": {" + entries.map(flow).joined(separator: ", ") + "}"
    }
  }

  private func commaBehind(_ offset: Int) -> Int? {
    var offset = offset
    while offset < text.bytes.count, YAMLReader.isSpaceOrBreak(text.bytes[offset]) { offset += 1 }
    return offset < text.bytes.count && text.bytes[offset] == UInt8(ascii: ",") ? offset : nil
  }

  /// A text as a value: in quotation marks if it might be taken for something else without.
  static func quoted(_ text: String) -> String {
    let isPlain =
      text.utf8.first.map { isLetterOrDigit($0) } ?? false
      && text.utf8.allSatisfy { isLetterOrDigit($0) || [0x5F, 0x2E, 0x2F, 0x20, 0x2D].contains($0) }
      && text.utf8.last != UInt8(ascii: " ")
    if isPlain { return text }
    return "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
