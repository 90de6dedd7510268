// Edits that leave a property list as its author would have written it.

extension PropertyListDictionary {
  /// Inserts an entry as the last of the dictionary, indented and broken into lines like its siblings.
  ///
  /// Nil if there is no place for it: a list that is not XML, or a dictionary
  /// that is never closed. `text` is the text that the dictionary was read from.
  public func insertion(of key: String, value: PropertyListValue, in text: SourceText) -> TextEdit? {
    guard let opening = openingTagSpan, PropertyListFormat(of: text.bytes) == .xml else { return nil }
    let style = PropertyListStyle(of: text)
    let outside = text.indentation(ofLineAt: opening.lower)
    func lines(at indentation: String) -> String {
      [style.key(key), style.element(value, at: indentation)]
        .map { indentation + $0 + style.lineEnd }
        .joined()
    }
    guard let closing = closingTagSpan else {
      let tag = text.string(in: opening)
      guard tag.hasSuffix("/>") else { return nil }
      let openTag = XMLPropertyListReader.trimmed(String(tag.dropLast(2))) + ">"
      let inside = lines(at: outside + style.indentUnit)
      return TextEdit(span: opening, newText: openTag + style.lineEnd + inside + outside + "</dict>")
    }
    let sibling = entries.last?.keySpan
    let siblingIndentation = sibling.flatMap { sibling in
      text.isFirstOnLine(sibling.lower) ? text.indentation(ofLineAt: sibling.lower) : nil
    }
    let inside = siblingIndentation ?? outside + style.indentUnit
    if text.isFirstOnLine(closing.lower) {
      return .insertion(lines(at: inside), at: text.lines.lineRange(text.lines.line(at: closing.lower)).lower)
    }
    if sibling != nil, siblingIndentation == nil {
      return .insertion(style.key(key) + style.element(value, at: outside), at: closing.lower)
    }
    return .insertion(style.lineEnd + lines(at: inside) + outside, at: closing.lower)
  }
}

extension PropertyListDictionary.Entry {
  /// Removes the entry, with its lines if it has them to itself; nil if it has no span.
  public var removal: TextEdit? { entrySpan.map(TextEdit.removal) }
}

extension PropertyListValue {
  /// Writes another value in the place of this one; nil if this is not an element of an XML list.
  ///
  /// `text` is the text that this value was read from.
  public func replacement(with value: PropertyListValue, in text: SourceText) -> TextEdit? {
    guard let span, PropertyListFormat(of: text.bytes) == .xml else { return nil }
    let indentation = text.indentation(ofLineAt: span.lower)
    return TextEdit(span: span, newText: PropertyListStyle(of: text).element(value, at: indentation))
  }
}
