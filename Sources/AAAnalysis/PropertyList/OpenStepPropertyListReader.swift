/// Reads the old style, `{ key = value; }`, in which project files are written too.
struct OpenStepPropertyListReader {
  private let text: SourceText
  var cursor: ByteCursor
  private(set) var root: PropertyListValue?
  private(set) var comments: [PropertyListComment] = []
  private(set) var problem: PropertyListProblem?

  init(_ text: SourceText) {
    self.text = text
    cursor = ByteCursor(text.bytes)
    cursor.offset = text.contentStart
  }

  /// Only the first problem is kept: those after it are mostly its echo.
  mutating func report(_ message: String, at span: Span) {
    if problem == nil { problem = PropertyListProblem(message, at: span) }
  }

  mutating func read() {
    skipSpaceAndComments()
    let start = cursor.offset
    root = readValue(depth: 0)
    skipSpaceAndComments()
    // A file of strings is a dictionary without its braces.
    if root?.string != nil, cursor.byte == UInt8(ascii: "=") || cursor.byte == UInt8(ascii: ";") {
      cursor.offset = start
      let entries = readEntries(depth: 0)
      root = PropertyListValue(.dictionary(PropertyListDictionary(entries: entries)), span: Span(start, cursor.offset))
    }
    if !cursor.isAtEnd {
      let span = Span(cursor.offset, cursor.bytes.count)
      report("a property list has one value, so '\(cursor.excerpt(span))' was passed over; remove it", at: nextToken)
    }
  }

  // MARK: Values

  /// One value; nil, with a problem, if none stands here.
  private mutating func readValue(depth: Int) -> PropertyListValue? {
    skipSpaceAndComments()
    let start = cursor.offset
    guard let byte = cursor.byte else {
      report("the file ends where a value is expected, so nothing more was read; add one", at: Span(at: start))
      return nil
    }
    if depth >= PropertyListValue.depthLimit {
      report(
        "this value is nested more than \(PropertyListValue.depthLimit) levels deep, "
          + "so the rest of the file was not read; nest less deeply",
        at: Span(start, start + 1))
      cursor.offset = cursor.bytes.count
      return nil
    }
    switch byte {
    case UInt8(ascii: "{"):
      cursor.offset += 1
      let entries = readEntries(depth: depth + 1)
      let dictionary = PropertyListDictionary(
        entries: entries, openingTagSpan: Span(start, start + 1),
        closingTagSpan: readClosing("}", openedAt: start))
      return PropertyListValue(.dictionary(dictionary), span: Span(start, cursor.offset))
    case UInt8(ascii: "("):
      cursor.offset += 1
      let values = readValues(depth: depth + 1)
      _ = readClosing(")", openedAt: start)
      return PropertyListValue(.array(values), span: Span(start, cursor.offset))
    case UInt8(ascii: "<"):
      let data = readData()
      return PropertyListValue(.data(data), span: Span(start, cursor.offset))
    default:
      guard let string = readString() else {
        report("'\(cursor.excerpt(nextToken))' begins no value; put it in quotes if it is a string", at: nextToken)
        return nil
      }
      return PropertyListValue(.string(string.text), span: Span(start, cursor.offset))
    }
  }

  private mutating func readEntries(depth: Int) -> [PropertyListDictionary.Entry] {
    var entries = PropertyListEntries()
    while true {
      skipSpaceAndComments()
      let start = cursor.offset
      guard !cursor.isAtEnd, cursor.byte != UInt8(ascii: "}") else { break }
      guard let key = readString() else {
        report(
          "'\(cursor.excerpt(nextToken))' is no key, so nothing after it was read; write 'key = value;'", at: nextToken)
        break
      }
      let keySpan = Span(start, cursor.offset)
      skipSpaceAndComments()
      var value: PropertyListValue?
      if cursor.skip("=") {
        value = readValue(depth: depth)
        if value == nil { break }
        skipSpaceAndComments()
      }
      let isEnded = cursor.skip(";")
      if !isEnded {
        report(
          "the entry of key '\(ByteCursor.excerpt(key.text))' is not ended; add ';' after its value", at: keySpan)
      }
      // A key alone is its own value, but only its `;` tells that no value was to follow.
      if isEnded, value == nil { value = PropertyListValue(.string(key.text), span: keySpan) }
      if let value {
        let end = isEnded ? cursor.offset : value.span?.upper ?? keySpan.upper
        entries.append(
          PropertyListDictionary.Entry(
            key: key.text, value: value, keySpan: keySpan, keyTextSpan: key.span,
            entrySpan: text.removalSpan(of: Span(start, end))))
      }
      // Past a missing `;` whatever follows could be misread.
      if !isEnded { break }
    }
    return entries.entries
  }

  private mutating func readValues(depth: Int) -> [PropertyListValue] {
    var values: [PropertyListValue] = []
    while true {
      skipSpaceAndComments()
      guard !cursor.isAtEnd, cursor.byte != UInt8(ascii: ")"), let value = readValue(depth: depth) else { break }
      values.append(value)
      skipSpaceAndComments()
      if !cursor.skip(",") { break }
    }
    return values
  }

  private mutating func readClosing(_ closing: StaticString, openedAt start: Int) -> Span? {
    skipSpaceAndComments()
    let offset = cursor.offset
    if cursor.skip(closing) { return Span(offset, cursor.offset) }
    report("this is never closed, so not all of it was read; add '\(closing)'", at: Span(start, start + 1))
    // What could not be read here would only be misread further out.
    cursor.offset = cursor.bytes.count
    return nil
  }

  private mutating func readData() -> [UInt8] {
    let start = cursor.offset
    cursor.offset += 1
    var digits: [UInt8] = []
    while let byte = cursor.byte, byte != UInt8(ascii: ">") {
      if let digit = ByteCursor.hexadecimalDigit(byte) {
        digits.append(digit)
      } else if !ByteCursor.isSpace(byte) {
        break
      }
      cursor.offset += 1
    }
    if !cursor.skip(">") || digits.count % 2 != 0 {
      report("this data is not pairs of hexadecimal digits in '<' and '>'; write it so", at: Span(start, start + 1))
    }
    return stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  // MARK: Between tokens

  /// The byte here and those that cling to it, to point at.
  private var nextToken: Span {
    var end = cursor
    end.skip { !ByteCursor.isSpace($0) }
    return Span(cursor.offset, max(end.offset, cursor.offset))
  }

  private mutating func skipSpaceAndComments() {
    while true {
      cursor.skipSpace()
      let start = cursor.offset
      if cursor.skip("//") {
        cursor.skip { !ByteCursor.isLineEnd($0) }
        addComment(Span(start, cursor.offset), text: Span(start + 2, cursor.offset))
      } else if cursor.skip("/*") {
        let isClosed = cursor.moveTo("*/")
        let textSpan = Span(start + 2, cursor.offset)
        cursor.skip("*/")
        addComment(Span(start, cursor.offset), text: textSpan)
        if !isClosed {
          report(
            "this comment is never closed, so the rest of the file was read as part of it; add '*/'",
            at: Span(start, start + 2))
        }
      } else {
        return
      }
    }
  }

  private mutating func addComment(_ span: Span, text: Span) {
    comments.append(PropertyListComment(span: span, textSpan: text, text: cursor.string(text)))
  }
}
