import AAAnalysis

/// The changes of one `didChange`, applied one after the other and brought into as few steps as possible.
///
/// A client gives each change in terms of the text that the one before it left. The analysis wants edits that all
/// refer to one text, and parses once for each such group. Changes that do not touch each other, such as those of
/// several cursors, are one group in whatever order they come.
struct EditBatch {
  /// Edits of one text, and the text that they lead to.
  struct Step: Equatable {
    var edits: [TextEdit]
    var text: SourceText
  }

  /// The text after all changes so far.
  private(set) var text: SourceText
  private var finished: [Step] = []
  /// In order, apart from each other, in offsets of the text before them.
  private var pending: [TextEdit] = []

  init(_ text: SourceText) {
    self.text = text
  }

  var steps: [Step] {
    pending.isEmpty ? finished : finished + [Step(edits: pending, text: text)]
  }

  /// - Parameter span: UTF-8 offsets of the text as it is now.
  mutating func replace(_ span: Span, with newText: String) {
    if let original = spanBeforePending(span) {
      let edit = TextEdit(span: original, newText: newText)
      let index = pending.firstIndex { $0.span.lower > original.lower } ?? pending.endIndex
      text.apply(TextEdit(span: span, newText: newText))
      pending.insert(edit, at: index)
    } else {
      finished.append(Step(edits: pending, text: text))
      text.apply(TextEdit(span: span, newText: newText))
      pending = [TextEdit(span: span, newText: newText)]
    }
  }

  /// Takes another text for the whole; what the two have in common at both ends stays as it is.
  mutating func replaceAll(with newText: String) {
    let old = text.bytes
    let new = Array(newText.utf8)
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    while start > 0, isInsideScalar(start, old) || isInsideScalar(start, new) { start -= 1 }
    while end > 0, isInsideScalar(old.count - end, old) || isInsideScalar(new.count - end, new) { end -= 1 }
    guard old.count != new.count || start < old.count else { return }
    replace(Span(start, old.count - end), with: String(decoding: new[start..<(new.count - end)], as: UTF8.self))
  }

  private func isInsideScalar(_ offset: Int, _ bytes: [UInt8]) -> Bool {
    offset < bytes.count && bytes[offset] & 0xC0 == 0x80
  }

  /// Where a span of the text was before the pending edits; nil if it touches one of them.
  private func spanBeforePending(_ span: Span) -> Span? {
    var moved = 0
    for edit in pending {
      let written = Span(edit.span.lower + moved, edit.span.lower + moved + edit.newText.utf8.count)
      if span.upper < written.lower { break }
      guard span.lower > written.upper else { return nil }
      moved += written.length - edit.span.length
    }
    return span.shifted(by: -moved)
  }
}
