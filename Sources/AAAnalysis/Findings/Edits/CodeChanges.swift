/// What is taken out of a declaration and what is written over, in UTF-8 offsets relative to it.
struct CodeChanges: Equatable {
  /// Statements, modifiers, branches and arguments.
  var removed: [Span] = []
  var replaced: [Replacement] = []

  struct Replacement: Equatable {
    var span: Span
    var text: String
  }

  static func + (left: CodeChanges, right: CodeChanges) -> CodeChanges {
    CodeChanges(removed: left.removed + right.removed, replaced: left.replaced + right.replaced)
  }

  static func += (left: inout CodeChanges, right: CodeChanges) { left = left + right }
}

extension SourceEditor {
  /// The edits that take pieces out of the file and write others over. Comments that are about what goes, go with it,
  /// and no more blank lines stay than there were.
  ///
  /// - Parameter spans: UTF-8 offsets from the file's start.
  func takingOut(_ spans: [Span], declarations: [Span], replacing: [CodeChanges.Replacement]) -> [FileEdit] {
    var removals = spans.map { tidied($0, isDeclaration: false) }
    removals += declarations.map { tidied($0, isDeclaration: true) }
    var merged: [Span] = []
    for removal in removals.sorted() {
      if let last = merged.last, removal.lower <= last.upper {
        merged[merged.count - 1].upper = max(last.upper, removal.upper)
      } else {
        merged.append(removal)
      }
    }
    let kept = replacing.filter { replacement in !merged.contains { $0.contains(replacement.span) } }
      .sorted { $0.span < $1.span }
    return merged.map { FileEdit(file: file, span: $0, newText: "") }
      + kept.map { self.replacing($0.span, with: $0.text) }
  }

  private func tidied(_ span: Span, isDeclaration: Bool) -> Span {
    let lines = text.lines
    guard text.isFirstOnLine(span.lower), isLastCode(span.upper) else { return separated(span) }
    var first = lines.line(at: span.lower)
    let last = lines.line(at: max(span.lower, span.upper - 1))
    var comments = first
    while comments > 0, isComment(comments - 1), !isDirective(comments - 1) { comments -= 1 }
    let words = (comments..<first).map { string(lines.lineSpan($0, in: text.bytes)) }.joined(separator: " ")
    if comments < first, !words.contains("MARK:"), isDeclaration || words.isAboutTime { first = comments }
    // A blank line that parted it from what is gone, too.
    var end = lines.lineRange(last).upper
    let isBlankAbove = first > 0 && isBlank(first - 1)
    let isBlankBelow = last + 1 < lines.lineCount && isBlank(last + 1)
    let above = first > 0 ? lineText(first - 1) : ""
    let startsBlock = above.hasSuffix("{") || above.hasSuffix(" in")
    let endsBlock =
      last + 1 >= lines.lineCount
      || ["}", ")", "case ", "default:", "#e"].contains {
        lineText(last + 1).hasPrefix($0)
      }
    if isBlankAbove, isBlankBelow || endsBlock {
      first -= 1
    } else if isBlankBelow, startsBlock {
      end = lines.lineRange(last + 1).upper
    }
    return Span(max(lines.lineRange(first).lower, text.contentStart), end)
  }

  /// A piece of a line, with what parted it from its neighbours.
  private func separated(_ span: Span) -> Span {
    let bytes = text.bytes
    var lower = span.lower
    while lower > 0, bytes[lower - 1] == 0x20 || bytes[lower - 1] == 0x09 { lower -= 1 }
    if lower > 0, bytes[lower - 1] == UInt8(ascii: ";") { return Span(lower - 1, span.upper) }
    var upper = span.upper
    while upper < bytes.count, bytes[upper] == 0x20 || bytes[upper] == 0x09 { upper += 1 }
    if upper < bytes.count, bytes[upper] == UInt8(ascii: ";") {
      upper += 1
      while upper < bytes.count, bytes[upper] == 0x20 || bytes[upper] == 0x09 { upper += 1 }
      return Span(span.lower, upper)
    }
    // A modifier at the end of a line; a statement between braces.
    let isBetweenBraces = lower > 0 && upper < bytes.count && bytes[lower - 1] == UInt8(ascii: "{")
    if isBetweenBraces, bytes[upper] == UInt8(ascii: "}") { return Span(span.lower, upper) }
    return span
  }

  private func lineText(_ line: Int) -> String {
    String(string(text.lines.lineSpan(line, in: text.bytes)).drop { $0 == " " || $0 == "\t" })
  }

  private func isBlank(_ line: Int) -> Bool { lineText(line).isEmpty }

  /// Whether a comment speaks to a tool: it may be about more than what stands below it.
  private func isDirective(_ line: Int) -> Bool {
    let words = lineText(line).drop { $0 == "/" || $0 == " " }
    return ["aa:", "swiftlint:", "swift-format", "swiftformat:", "sourcery:", "MARK:"].contains { words.hasPrefix($0) }
  }

  private func isComment(_ line: Int) -> Bool { lineText(line).hasPrefix("//") }
}

extension String {
  /// Whether a comment tells of a wait and what comes behind it.
  fileprivate var isAboutTime: Bool {
    words.contains { word in
      [
        "hide", "hides", "dismiss", "dismisses", "auto", "automatically", "after", "second", "seconds", "delay",
        "timer",
        "wait", "reset", "resets", "clear", "clears", "later", "remove", "removes", "disappear", "fade", "back",
        "close",
        "closes", "timeout", "advance", "next", "sec", "brief", "briefly", "swiftlint",
      ].contains(word)
    }
  }
}
