/// What changed since a text was parsed, as non-overlapping replacements in ascending order.
struct EditsSinceParse: Equatable {
  struct Replacement: Equatable {
    /// In the text that was parsed.
    var span: Span
    /// Length of what stands there now.
    var length: Int

    /// How much longer the text has become here.
    var growth: Int { length - span.length }
  }

  private(set) var replacements: [Replacement] = []

  /// Adds a replacement in the text as it is now. What it touches becomes one with it.
  mutating func add(_ span: Span, length: Int) {
    var first = 0
    var growth = 0
    while first < replacements.count {
      let edit = replacements[first]
      guard edit.span.lower + growth + edit.length < span.lower else { break }
      growth += edit.growth
      first += 1
    }
    var last = first
    var lower = span.lower - growth
    var inner = 0
    while last < replacements.count, replacements[last].span.lower + growth + inner <= span.upper {
      lower = min(lower, replacements[last].span.lower)
      inner += replacements[last].growth
      last += 1
    }
    var upper = span.upper - growth - inner
    if last > first { upper = max(upper, replacements[last - 1].span.upper) }
    let whole = Span(lower, upper)
    let merged = Replacement(span: whole, length: whole.length + inner + length - span.length)
    replacements.replaceSubrange(first..<last, with: [merged])
  }

  /// The same edits, with `spans` of the parsed text replaced by themselves.
  func touching(_ spans: [Span]) -> EditsSinceParse {
    var all = replacements + spans.map { Replacement(span: $0, length: $0.length) }
    all.sort { $0.span < $1.span }
    var edits = EditsSinceParse()
    for next in all {
      guard let last = edits.replacements.last, next.span.lower <= last.span.upper else {
        edits.replacements.append(next)
        continue
      }
      let whole = Span(last.span.lower, max(last.span.upper, next.span.upper))
      let merged = Replacement(span: whole, length: whole.length + last.growth + next.growth)
      edits.replacements[edits.replacements.count - 1] = merged
    }
    return edits
  }

  /// Where an offset of the text as it is now was when it was parsed; nil inside a replacement.
  func positionBefore(_ position: Int) -> Int? {
    var growth = 0
    for edit in replacements {
      let lower = edit.span.lower + growth
      if lower > position { break }
      if position < lower + edit.length { return nil }
      growth += edit.growth
    }
    return position - growth
  }
}
