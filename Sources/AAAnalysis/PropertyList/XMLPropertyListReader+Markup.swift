// What stands between `<` and `>`: tags, comments, declarations, instructions.

extension XMLPropertyListReader {
  /// At a `<`: steps past a comment, an instruction or a declaration; false if it is a tag.
  mutating func skipMarkup() -> Bool {
    if skipCommentOrInstruction() { return true }
    guard cursor.starts(with: "<!") else { return false }
    skipDeclaration()
    return true
  }

  /// At a `<`: steps past `<!-- … -->`, which is kept, or `<? … ?>`; both may also stand within text.
  mutating func skipCommentOrInstruction() -> Bool {
    let start = cursor.offset
    if cursor.skip("<!--") {
      let textStart = cursor.offset
      let isClosed = cursor.moveTo("-->")
      let textSpan = Span(textStart, cursor.offset)
      cursor.skip("-->")
      if isClosed {
        comments.append(
          PropertyListComment(
            span: Span(start, cursor.offset), textSpan: textSpan, text: cursor.string(textSpan)))
      } else {
        report(
          "this comment is never closed, so the rest of the file was read as part of it; add '-->'",
          at: Span(start, textStart))
      }
      return true
    }
    if cursor.skip("<?") {
      let opening = Span(start, cursor.offset)
      if !cursor.moveTo("?>") {
        report("this processing instruction is never closed, so nothing after it was read; add '?>'", at: opening)
      }
      cursor.skip("?>")
      return true
    }
    return false
  }

  /// At `<!`: steps past a document type, whose internal subset is not read, or CDATA that stands between elements.
  private mutating func skipDeclaration() {
    let start = cursor.offset
    if cursor.skip("<![CDATA[") {
      let opening = Span(start, cursor.offset)
      if !cursor.moveTo("]]>") {
        report("this CDATA section is never closed, so nothing after it was read; add ']]>'", at: opening)
      } else {
        report("this CDATA section stands between elements, where a property list has no text; remove it", at: opening)
      }
      cursor.skip("]]>")
      return
    }
    let opening = Span(start, start + 2)
    cursor.offset += 2
    var isInSubset = false
    while let byte = cursor.byte {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        cursor.offset += 1
        cursor.skip { $0 != byte }
        cursor.offset += 1
      case UInt8(ascii: "<"):
        if !skipCommentOrInstruction() { cursor.offset += 1 }
      case UInt8(ascii: "["):
        isInSubset = true
        cursor.offset += 1
      case UInt8(ascii: "]"):
        isInSubset = false
        cursor.offset += 1
      case UInt8(ascii: ">"):
        cursor.offset += 1
        if !isInSubset { return }
      default: cursor.offset += 1
      }
    }
    cursor.offset = cursor.bytes.count
    report("this declaration is never closed, so nothing after it was read; add '>'", at: opening)
  }

  /// At the `<` of an opening or closing tag: reads it; nil, with a step forward, if no name follows.
  mutating func nextTag() -> Tag? {
    let start = cursor.offset
    cursor.skip("<")
    let isClosing = cursor.skip("/")
    let nameStart = cursor.offset
    cursor.skip { byte in
      !ByteCursor.isSpace(byte) && byte != UInt8(ascii: "/") && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "<")
    }
    let nameSpan = Span(nameStart, cursor.offset)
    if nameSpan.isEmpty {
      report(
        "no element name follows this '<'; remove it, or write '&lt;' where the character itself is meant",
        at: Span(start, nameStart))
      cursor.skip(">")
      return nil
    }
    let isSelfClosing = skipAttributes(of: nameSpan, from: start) && !isClosing
    return Tag(name: cursor.string(nameSpan), span: Span(start, cursor.offset), isSelfClosing: isSelfClosing)
  }

  /// Steps past the attributes and the `>`; whether the tag ends in `/>`.
  private mutating func skipAttributes(of name: Span, from start: Int) -> Bool {
    while let byte = cursor.byte, byte != UInt8(ascii: "<") {
      switch byte {
      case UInt8(ascii: ">"):
        cursor.offset += 1
        return cursor.bytes[cursor.offset - 2] == UInt8(ascii: "/")
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        cursor.offset += 1
        cursor.skip { $0 != byte && $0 != UInt8(ascii: "<") }
        if cursor.byte == byte { cursor.offset += 1 }
      default: cursor.offset += 1
      }
    }
    report("the tag '\(cursor.excerpt(Span(start, name.upper)))' is never closed; add '>'", at: Span(start, name.upper))
    return false
  }
}
