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
    let (opener, closer): (String, String)
    switch file.name.split(separator: ".").last {
    case "swift": (opener, closer) = ("// ", "")
    case "plist": (opener, closer) = ("<!-- ", " -->")
    default: return nil
    }
    let place = finding.location.span.lower
    if suppressions.contains(where: { $0.comment.contains(place) }) { return nil }
    let line = text.lines.line(at: place)
    let edit: FileEdit
    if let last = suppressions.first(where: { $0.scope == .next && $0.lines?.contains(line) == true })?.names.last {
      edit = FileEdit(file: file, span: Span(at: last.span.upper), newText: ", " + finding.rule)
    } else {
      let start = max(text.lines.lineRange(line).lower, line == 0 ? text.contentStart : 0)
      let comment = "\(opener)aa:disable:next \(finding.rule)\(closer)"
      edit = FileEdit(
        file: file, span: Span(at: start),
        newText: text.indentation(ofLineAt: place) + comment + text.dominantLineEnding)
    }
    return Fix(title: "Silence “\(finding.rule)” here", safety: .unsafe, edits: [edit])
  }
}
