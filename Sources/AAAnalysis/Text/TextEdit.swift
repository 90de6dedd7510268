/// Replaces a span of a text.
public struct TextEdit: Hashable, Sendable {
  /// What is replaced, in UTF-8 offsets from the start of the text; empty to insert.
  public var span: Span
  public var newText: String

  public init(span: Span, newText: String) {
    self.span = span
    self.newText = newText
  }

  public static func insertion(_ newText: String, at offset: Int) -> TextEdit {
    TextEdit(span: Span(at: offset), newText: newText)
  }

  public static func removal(_ span: Span) -> TextEdit {
    TextEdit(span: span, newText: "")
  }

  public var isInsertion: Bool { span.isEmpty }

  /// Whether the two cannot both be applied: they share a byte, or one inserts amid what the other replaces.
  ///
  /// Two insertions at one place do not overlap, nor does an insertion at either edge of a replacement.
  public func overlaps(_ other: TextEdit) -> Bool {
    span.lower < other.span.upper && other.span.lower < span.upper
  }
}

extension Collection<TextEdit> {
  /// The edits from the first place to the last, or nil if two of them overlap.
  ///
  /// Insertions at one place keep the order they have here, and come before a replacement that begins there.
  public func orderedWithoutOverlap() -> [TextEdit]? {
    let ordered = enumerated().sorted { left, right in
      if left.element.span.lower != right.element.span.lower {
        return left.element.span.lower < right.element.span.lower
      }
      if left.element.isInsertion != right.element.isInsertion { return left.element.isInsertion }
      return left.offset < right.offset
    }
    var reached = Int.min
    for (_, edit) in ordered {
      if edit.span.lower < reached { return nil }
      reached = edit.span.upper
    }
    return ordered.map(\.element)
  }
}
