/// The `#if` whose only lines in one of its branches are taken out.
struct EmptiedConditional {
  /// What to take out, beside the lines themselves.
  private(set) var span: Span
  /// What is written in its place.
  private(set) var newText = ""

  /// - Parameter removed: whole lines.
  /// - Returns: nil if something is left between the lines that part the branches, or the branch is one of several that
  ///   can stay empty.
  init?(by removed: Span, in text: SourceText) {
    let lines = text.lines
    func words(_ line: Int) -> String {
      text.string(in: lines.lineSpan(line, in: text.bytes)).trimmed
    }
    guard !removed.isEmpty, removed.lower == lines.lineRange(lines.line(at: removed.lower)).lower,
      removed.upper == lines.lineRange(lines.line(at: removed.upper)).lower
    else { return nil }
    var above = lines.line(at: removed.lower) - 1
    var below = lines.line(at: removed.upper)
    while above >= 0, words(above).isEmpty { above -= 1 }
    while below < lines.lineCount, words(below).isEmpty { below += 1 }
    guard above >= 0, below < lines.lineCount else { return nil }
    let (opening, closing) = (words(above), words(below))
    let start = lines.lineRange(above).lower
    let isLaterBranch = opening.hasPrefix("#elseif ")
    switch (opening, closing) {
    case (_, "#endif") where isLaterBranch:
      span = Span(start, lines.lineRange(below).lower)
    case (_, "#endif") where opening.hasPrefix("#if "):
      span = Span(start, lines.lineRange(below).upper)
    case ("#else", "#endif"):
      span = Span(start, lines.lineRange(below).lower)
    case (_, _) where (opening.hasPrefix("#if ") || isLaterBranch) && closing.hasPrefix("#else"):
      // What comes behind it holds only where it does not.
      let keyword = isLaterBranch ? "#elseif " : "#if "
      guard let other = Self.negation(of: String(opening.dropFirst(keyword.count))) else { return nil }
      var condition = other
      if closing != "#else" {
        let next = String(closing.dropFirst("#elseif ".count)).trimmed
        guard closing.hasPrefix("#elseif "), !next.contains("//"), !next.contains("/*") else { return nil }
        condition += " && " + (next.contains("||") || next.contains("&&") ? "(\(next))" : next)
      }
      let line = lines.lineSpan(above, in: text.bytes)
      newText = text.indentation(ofLineAt: start) + keyword + condition
      newText += text.string(in: Span(line.upper, lines.lineRange(above).upper))
      span = Span(start, lines.lineRange(below).upper)
    default:
      return nil
    }
  }

  /// `os(iOS)` → `!os(iOS)`; nil for a condition with a comment behind it.
  private static func negation(of condition: String) -> String? {
    let condition = condition.trimmed
    guard !condition.contains("//"), !condition.contains("/*") else { return nil }
    let isOne = !condition.contains("&&") && !condition.contains("||")
    guard isOne else { return "!(\(condition))" }
    return condition.hasPrefix("!") ? String(condition.dropFirst()) : "!" + condition
  }
}

extension String {
  fileprivate var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return String(self[first...last])
  }
}
