extension Suppression {
  /// The suppressions of a file in the order in which they are written.
  ///
  /// A directive counts where it begins a comment, or a line of a block comment.
  ///
  /// - Parameters:
  ///   - comments: the comments that contain `aa:`, each a `//`, `#`, `/* */` or `<!-- -->` as a whole.
  ///   - isRule: whether a word is a rule's id. Names should be separated by commas; before the id of a rule
  ///     white space does too, before any other word it begins the reason.
  public static func all(in text: SourceText, comments: [Span], isRule: (String) -> Bool) -> [Suppression] {
    comments.sorted().flatMap { comment in
      let reader = SuppressionReader(text: text, comment: comment)
      return reader.linesOfContent.compactMap { reader.suppression(inLine: $0, isRule: isRule) }
    }
  }
}

/// Reads one comment.
struct SuppressionReader {
  private let text: SourceText
  private let comment: Span
  private let style: CommentStyle

  init(text: SourceText, comment: Span) {
    let lower = min(max(comment.lower, 0), text.bytes.count)
    let comment = Span(lower, min(comment.upper, text.bytes.count))
    let bytes = text.bytes[comment.lower..<comment.upper]
    style = CommentStyle(opening: bytes) ?? .slashes
    var upper = comment.upper
    if style.closer.isEmpty {
      // Whoever found the comment may have counted its line end in.
      while upper > comment.lower, text.bytes[upper - 1] == 0x0A || text.bytes[upper - 1] == 0x0D { upper -= 1 }
    }
    self.text = text
    self.comment = Span(comment.lower, upper)
  }

  /// What stands between the marks that open and close the comment, line by line.
  var linesOfContent: [Span] {
    let lower = min(comment.lower + style.opener.utf8.count, comment.upper)
    var upper = comment.upper
    let closer = style.closer.utf8
    if upper - lower >= closer.count, text.bytes[lower..<upper].suffix(closer.count).elementsEqual(closer) {
      upper -= closer.count
    }
    return (text.lines.line(at: lower)...text.lines.line(at: upper)).map { number in
      let line = text.lines.lineSpan(number, in: text.bytes)
      return Span(max(line.lower, lower), min(line.upper, upper))
    }
  }

  func suppression(inLine line: Span, isRule: (String) -> Bool) -> Suppression? {
    var words = SuppressionWords(text: text, span: line)
    words.skipDecoration(of: style.decoration)
    guard var directive = words.next(), directive.text.hasPrefix("aa:") else { return nil }
    if directive.text == "aa:", let rest = words.next() {
      // `aa: disable:next`
      directive.text += rest.text
      directive.span.upper = rest.span.upper
      guard SuppressionReader.isMeantAsDirective(directive.text) else { return nil }
      return Suppression(
        scope: nil, comment: comment, directive: directive.span, names: [],
        nameArea: Span(directive.span.upper, line.upper))
    }
    let scope = Suppression.directives.first { $0.text == directive.text }?.scope
    if scope == nil, !SuppressionReader.isMeantAsDirective(directive.text) { return nil }
    var suppression = Suppression(
      scope: scope, comment: comment, directive: directive.span, names: [],
      nameArea: Span(directive.span.upper, line.upper))
    if scope != nil { readNames(of: &suppression, from: &words, isRule: isRule) }
    switch scope {
    case .this:
      let number = text.lines.line(at: comment.lower)
      suppression.lines = number...number
    case .next:
      suppression.lines = SuppressedLines.following(comment, in: text, style: style)
    default:
      break
    }
    return suppression
  }

  private func readNames(
    of suppression: inout Suppression, from words: inout SuppressionWords, isRule: (String) -> Bool
  ) {
    while let word = words.next() {
      let isReasonMark = ["-", "--", "–", "—"].contains(word.text)
      let isInList = suppression.names.isEmpty || word.followsComma || isRule(word.text)
      if isReasonMark || word.text.hasPrefix("//") || !isInList {
        suppression.nameArea.upper = word.span.lower
        let lower = isReasonMark ? words.nextWordStart : word.span.lower
        let reason = Span(lower, words.end)
        if !reason.isEmpty { suppression.reason = reason }
        return
      }
      suppression.names.append(Suppression.Name(text: word.text, span: word.span))
    }
  }

  /// Whether a word that begins with `aa:` and is no directive was probably to be one.
  private static func isMeantAsDirective(_ word: String) -> Bool {
    let verb = word.dropFirst(3).prefix { $0.isLetter }
    return ["disable", "enable"].nearest(to: String(verb)) != nil
      || ["ignore", "suppress", "allow", "skip", "off", "on"].contains(String(verb).lowercased())
  }
}
