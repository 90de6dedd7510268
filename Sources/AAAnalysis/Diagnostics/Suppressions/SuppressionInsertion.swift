extension Suppression {
  /// The fix that silences a finding where it stands: a comment above its line, or one more name in the comment
  /// that is there. Nil for files that have no comments which the analysis reads, and for what is found in a
  /// suppression: that is mended or taken out.
  ///
  /// - Parameter suppressions: those of the file, as `Suppression.all` reads them.
  public static func insertion(
    silencing finding: Finding, in text: SourceText, having suppressions: [Suppression]
  ) -> Fix? {
    let file = finding.location.file
    guard let style = CommentStyle(for: file, text) else { return nil }
    let place = finding.location.span.lower
    if suppressions.contains(where: { $0.comment.contains(place) }) { return nil }
    let line = text.lines.line(at: place)
    let edit: FileEdit
    if let last = suppressions.first(where: { $0.scope == .next && $0.lines?.contains(line) == true })?.names.last {
      edit = FileEdit(file: file, span: Span(at: last.span.upper), newText: ", " + finding.rule)
    } else if line == 0, text.mustKeepFirstLine {
      edit = insertionBelowFirstLine(style.comment("aa:disable:file \(finding.rule)"), of: text, file)
    } else {
      let start = max(text.lines.lineRange(line).lower, line == 0 ? text.contentStart : 0)
      let comment = style.comment("aa:disable:next \(finding.rule)")
      edit = FileEdit(
        file: file, span: Span(at: start),
        newText: text.indentation(ofLineAt: place) + comment + text.dominantLineEnding)
    }
    return Fix(title: "Silence “\(finding.rule)” here", safety: .unsafe, edits: [edit])
  }

  private static func insertionBelowFirstLine(_ comment: String, of text: SourceText, _ file: FileID) -> FileEdit {
    let end = text.dominantLineEnding
    let offset = text.lines.lineRange(0).upper
    let isOnlyLine = text.lines.lineCount == 1
    return FileEdit(file: file, span: Span(at: offset), newText: isOnlyLine ? end + comment : comment + end)
  }
}

extension SourceText {
  /// Whether the first line says how the file is to be read, so that nothing may stand above it.
  fileprivate var mustKeepFirstLine: Bool {
    let openings = ["<?xml", "// swift-tools-version", "//swift-tools-version", "// !$*", "%YAML", "#!"]
    return openings.contains { bytes[contentStart...].starts(with: $0.utf8) }
  }
}
