/// Reads the XML form with the span of everything.
///
/// Foundation's reader knows no spans, and gives up at the first fault; this one
/// goes on. It keeps its own stack, so that nesting costs no call depth.
struct XMLPropertyListReader {
  let text: SourceText
  var cursor: ByteCursor
  private(set) var root: PropertyListValue?
  var comments: [PropertyListComment] = []
  private(set) var preprocessorLines: [Span] = []
  private(set) var problem: PropertyListProblem?
  private var frames: [Frame] = []

  init(_ text: SourceText) {
    self.text = text
    cursor = ByteCursor(text.bytes)
    cursor.offset = text.contentStart
  }

  /// An element that is open.
  private struct Frame {
    let element: Element
    let openingTag: Tag
    /// Of an array.
    var values: [PropertyListValue] = []
    /// Of a dictionary.
    var entries = PropertyListEntries()
    var key: Key?

    enum Element { case plist, dictionary, array, unknown }
  }

  /// A key that waits for its value.
  private struct Key {
    let text: String
    let span: Span
    let textSpan: Span
  }

  struct Tag {
    let name: String
    let span: Span
    let isSelfClosing: Bool
  }

  /// Only the first problem is kept: those after it are mostly its echo.
  mutating func report(_ message: String, at span: Span) {
    if problem == nil { problem = PropertyListProblem(message, at: span) }
  }

  // MARK: Between elements

  mutating func read() {
    while !cursor.isAtEnd {
      if cursor.byte == UInt8(ascii: "<") {
        if !skipMarkup() { readTag() }
      } else {
        readBetweenElements()
      }
    }
    while let frame = frames.last {
      report(
        "'<\(frame.openingTag.name)>' is never closed, so the rest of the file was read as part of it; "
          + "add '</\(frame.openingTag.name)>'",
        at: frame.openingTag.span)
      close(with: nil)
    }
    if root == nil {
      report("this property list has no value; write a '<dict>' with the keys", at: Span(at: cursor.bytes.count))
    }
  }

  private mutating func readBetweenElements() {
    cursor.skipSpace()
    let start = cursor.offset
    if cursor.byte == UInt8(ascii: "#"), text.isFirstOnLine(start), isPreprocessorDirective {
      skipPreprocessorLine()
      preprocessorLines.append(Span(start, cursor.offset))
      return
    }
    cursor.skip { $0 != UInt8(ascii: "<") && !ByteCursor.isLineEnd($0) }
    let span = Span(start, cursor.offset)
    if !span.isEmpty, frames.last?.element != .unknown {
      report(
        "'\(cursor.excerpt(span))' stands between elements, where a property list has no text; "
          + "remove it or write it as '<string>…</string>'",
        at: span)
    }
  }

  private var isPreprocessorDirective: Bool {
    var word = cursor
    word.offset += 1
    word.skip { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let directives: [StaticString] = [
      "if", "elif", "else", "endif", "include", "import", "define", "undef", "error", "warning", "pragma", "line",
    ]
    return directives.contains { word.starts(with: $0) }
  }

  /// To the end of the line, or of the last line that a backslash joins to it.
  private mutating func skipPreprocessorLine() {
    while true {
      let line = text.lines.line(at: cursor.offset)
      let end = text.lines.lineSpan(line, in: cursor.bytes).upper
      cursor.offset = max(end, cursor.offset)
      guard line + 1 < text.lines.lineCount, end > 0, cursor.bytes[end - 1] == UInt8(ascii: "\\") else { return }
      cursor.offset = text.lines.lineRange(line).upper
    }
  }

  // MARK: Tags

  private mutating func readTag() {
    if cursor.byte(ahead: 1) == UInt8(ascii: "/") {
      if let tag = nextTag() { readClosing(tag) }
      return
    }
    guard let tag = nextTag() else { return }
    switch tag.name {
    case "plist": open(.plist, tag)
    case "dict": open(.dictionary, tag)
    case "array": open(.array, tag)
    case "key": readKey(tag)
    default:
      if Self.leafNames.contains(tag.name) {
        let content = readLeaf(tag)
        add(PropertyListValue(content, span: Span(tag.span.lower, cursor.offset)))
      } else {
        report(unknownElement(tag.name), at: tag.span)
        open(.unknown, tag)
      }
    }
  }

  private func unknownElement(_ name: String) -> String {
    let start = "'<\(ByteCursor.excerpt(name))>' is no element of a property list, so it was not read; "
    switch name.lowercased() {
    case "true", "yes", "false", "no", "bool", "boolean":
      return start + "write a boolean as '<true/>' or '<false/>'"
    case "int", "number": return start + "write a number as '<integer>…</integer>' or '<real>…</real>'"
    case "str", "text": return start + "write a string as '<string>…</string>'"
    default: return start + "expected 'dict', 'array', 'string', 'integer', 'real', 'true', 'false', 'date' or 'data'"
    }
  }

  private mutating func open(_ element: Frame.Element, _ tag: Tag) {
    if frames.count >= PropertyListValue.depthLimit {
      report(
        "'<\(tag.name)>' is nested more than \(PropertyListValue.depthLimit) levels deep, "
          + "so the rest of the file was not read; nest less deeply",
        at: tag.span)
      cursor.offset = cursor.bytes.count
      return
    }
    frames.append(Frame(element: element, openingTag: tag))
    if tag.isSelfClosing { close(with: nil) }
  }

  private mutating func readClosing(_ tag: Tag) {
    guard let index = frames.lastIndex(where: { $0.openingTag.name == tag.name }) else {
      report(
        "'</\(ByteCursor.excerpt(tag.name))>' closes nothing that is open, so it was passed over; remove it",
        at: tag.span)
      return
    }
    while frames.count > index + 1, let frame = frames.last {
      report(
        "'<\(frame.openingTag.name)>' is not closed before '</\(tag.name)>'; add '</\(frame.openingTag.name)>'",
        at: frame.openingTag.span)
      close(with: nil)
    }
    close(with: tag)
  }

  /// Closes the innermost open element, with its closing tag if it has one.
  private mutating func close(with tag: Tag?) {
    guard let frame = frames.popLast() else { return }
    let span = Span(frame.openingTag.span.lower, tag?.span.upper ?? cursor.offset)
    switch frame.element {
    case .plist: break
    case .unknown:
      // Its value cannot be said, so the key that waits for it must not take the next one.
      if let last = frames.indices.last { frames[last].key = nil }
    case .array: add(PropertyListValue(.array(frame.values), span: span))
    case .dictionary:
      if let key = frame.key { reportKeyWithoutValue(key) }
      let dictionary = PropertyListDictionary(
        entries: frame.entries.entries, openingTagSpan: frame.openingTag.span, closingTagSpan: tag?.span)
      add(PropertyListValue(.dictionary(dictionary), span: span))
    }
  }

  func isOpen(_ name: String) -> Bool { frames.contains { $0.openingTag.name == name } }

  // MARK: Keys and values

  private mutating func readKey(_ tag: Tag) {
    let (string, textSpan) = readText(of: tag)
    let key = Key(text: string, span: Span(tag.span.lower, cursor.offset), textSpan: textSpan)
    guard let last = frames.indices.last, frames[last].element == .dictionary else {
      if frames.last?.element == .unknown { return }
      report(
        "key '\(ByteCursor.excerpt(string))' stands outside a dictionary, so it names nothing; put it in a '<dict>'",
        at: key.span)
      return
    }
    if let earlier = frames[last].key { reportKeyWithoutValue(earlier) }
    frames[last].key = key
  }

  private mutating func reportKeyWithoutValue(_ key: Key) {
    report(
      "key '\(ByteCursor.excerpt(key.text))' has no value, so it was passed over; "
        + "write one after it, such as '<true/>', or remove the key",
      at: key.span)
  }

  private mutating func add(_ value: PropertyListValue) {
    guard let last = frames.indices.last else { return setRoot(value) }
    switch frames[last].element {
    case .plist: setRoot(value)
    case .unknown: break
    case .array: frames[last].values.append(value)
    case .dictionary:
      guard let key = frames[last].key else {
        report("this \(value.kindName) has no key, so it was passed over; write '<key>…</key>' before it", in: value)
        return
      }
      frames[last].key = nil
      frames[last].entries.append(
        PropertyListDictionary.Entry(
          key: key.text, value: value, keySpan: key.span, keyTextSpan: key.textSpan,
          entrySpan: text.removalSpan(of: Span(key.span.lower, value.span?.upper ?? key.span.upper))))
    }
  }

  private mutating func setRoot(_ value: PropertyListValue) {
    if root == nil {
      root = value
    } else {
      report("a property list has one value, so this second one was passed over; remove it", in: value)
    }
  }

  private mutating func report(_ message: String, in value: PropertyListValue) {
    report(message, at: value.span ?? Span(at: cursor.offset))
  }
}
