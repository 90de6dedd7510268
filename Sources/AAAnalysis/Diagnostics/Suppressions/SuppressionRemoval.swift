/// Edits that take suppressions out of a file.
struct SuppressionRemoval {
  let file: FileID
  let text: SourceText

  /// Removes a suppression: its line if it stands alone, else the comment and the space that sets it apart. Of a
  /// comment that says more than the suppression, only that line.
  func removal(of suppression: Suppression) -> FileEdit {
    let comment = suppression.comment
    let isBlock = text.bytes[comment.lower...].starts(with: "/*".utf8)
    let isMarkup = text.bytes[comment.lower...].starts(with: "<!--".utf8)
    guard isBlock || isMarkup else { return removal(ofComment: comment) }
    let line = text.lines.line(at: suppression.directive.lower)
    let lineSpan = text.lines.lineSpan(line, in: text.bytes)
    let own = Span(max(comment.lower, lineSpan.lower), min(comment.upper, lineSpan.upper))
    let rest = Span(comment.lower, own.lower).isBare(in: text) && Span(own.upper, comment.upper).isBare(in: text)
    if rest { return removal(ofComment: comment) }
    if own == lineSpan, !own.contains(comment.lower), own.upper < comment.upper {
      return FileEdit(file: file, span: text.lines.lineRange(line), newText: "")
    }
    let end = suppression.reason?.upper ?? suppression.names.last?.span.upper ?? suppression.directive.upper
    return FileEdit(file: file, span: Span(suppression.directive.lower, end), newText: "")
  }

  /// Removes one name and the comma that sets it apart from the ones that stay.
  ///
  /// Edits for several names of one list do not overlap as long as each is told what stays.
  func removal(ofName name: Int, from suppression: Suppression, keeping kept: Set<Int>) -> FileEdit {
    let names = suppression.names
    var span = names[name].span
    if !kept.contains(where: { $0 < name }), name + 1 < names.count {
      span.upper = names[name + 1].span.lower
    } else if name > 0 {
      span.lower = names[name - 1].span.upper
    }
    return FileEdit(file: file, span: span, newText: "")
  }

  private func removal(ofComment comment: Span) -> FileEdit {
    var lower = comment.lower
    var upper = comment.upper
    let lineStart = text.lines.lineRange(text.lines.line(at: lower)).lower
    let lastLine = text.lines.line(at: upper)
    let lineEnd = text.lines.lineSpan(lastLine, in: text.bytes).upper
    while lower > lineStart, isBlank(lower - 1) { lower -= 1 }
    let beginsLine = lower == lineStart || lower == text.contentStart
    var afterSpace = upper
    while afterSpace < lineEnd, isBlank(afterSpace) { afterSpace += 1 }
    let endsLine = afterSpace == lineEnd
    if beginsLine, endsLine {
      upper = text.lines.lineRange(lastLine).upper
    } else if beginsLine {
      lower = comment.lower
      upper = afterSpace
    } else if endsLine {
      upper = lineEnd
    } else if lower == comment.lower, upper == afterSpace {
      // Nothing but the comment kept two tokens apart.
      return FileEdit(file: file, span: comment, newText: " ")
    } else if upper == afterSpace {
      lower += 1
    }
    return FileEdit(file: file, span: Span(lower, upper), newText: "")
  }

  private func isBlank(_ offset: Int) -> Bool {
    text.bytes[offset] == UInt8(ascii: " ") || text.bytes[offset] == UInt8(ascii: "\t")
  }
}

extension Span {
  /// Whether nothing stands in the span but white space and the marks of a comment.
  fileprivate func isBare(in text: SourceText) -> Bool {
    text.bytes[lower..<upper].allSatisfy { $0 <= 0x20 || "/*<!->".utf8.contains($0) }
  }
}
