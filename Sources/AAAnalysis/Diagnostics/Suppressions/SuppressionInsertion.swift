extension Suppression {
  /// The scopes that a fix can silence a finding in, in the order of the menu.
  public static let offeredScopes: [Scope] = [.next, .this, .file]

  /// The fix that silences a finding: a comment, or one more name in the comment that is there. Nil for files that have
  /// no comments which the analysis reads, where the line can hold no comment, and for what is found in a suppression:
  /// that is mended or taken out.
  ///
  /// - Parameters:
  ///   - scope: `next` for a comment above the line, `this` for one at its end, `file` for one at the file's start.
  ///   - suppressions: those of the file, as `Suppression.all` reads them.
  ///   - reason: what is written where the reason stands; nil for no reason. A comment that is there keeps its own.
  public static func insertion(
    silencing finding: Finding, in text: SourceText, having suppressions: [Suppression], scope: Scope = .next,
    reason: String? = nil
  ) -> Fix? {
    let insertion = SuppressionInsertion(finding: finding, text: text, suppressions: suppressions, reason: reason)
    guard let insertion, let edit = insertion.edit(for: scope) else { return nil }
    return Fix(title: title(silencing: finding.rule, scope), safety: .unsafe, edits: [edit])
  }

  /// What an editor's menu says.
  public static func title(silencing rule: String, _ scope: Scope) -> String {
    switch scope {
    case .this: "Silence “\(rule)” on this line"
    case .file: "Silence “\(rule)” in this file"
    case .next, .start, .end: "Silence “\(rule)” here"
    }
  }
}

private struct SuppressionInsertion {
  private let rule: String
  private let file: FileID
  private let place: Int
  private let line: Int
  private let text: SourceText
  private let style: CommentStyle
  private let suppressions: [Suppression]
  private let reason: String

  init?(finding: Finding, text: SourceText, suppressions: [Suppression], reason: String?) {
    let place = finding.location.span.lower
    guard let style = CommentStyle(for: finding.location.file, text),
      !suppressions.contains(where: { $0.comment.contains(place) })
    else { return nil }
    rule = finding.rule
    file = finding.location.file
    line = text.lines.line(at: place)
    self.place = place
    self.text = text
    self.style = style
    self.suppressions = suppressions
    self.reason = reason.map { " - " + $0 } ?? ""
  }

  func edit(for scope: Suppression.Scope) -> FileEdit? {
    if let last = alike(scope)?.names.last {
      return FileEdit(file: file, span: Span(at: last.span.upper), newText: ", " + rule)
    }
    switch scope {
    case .next: return above
    case .this: return behind
    case .file: return atStart
    case .start, .end: return nil
    }
  }

  /// The suppression that a name can be added to.
  private func alike(_ scope: Suppression.Scope) -> Suppression? {
    suppressions.first { other in
      other.scope == scope && !other.names.isEmpty && (scope == .file || other.lines?.contains(line) == true)
    }
  }

  private func comment(_ directive: String) -> String { style.comment("\(directive) \(rule)\(reason)") }

  private var above: FileEdit {
    if line == 0, text.mustKeepFirstLine { return belowFirstLine(comment("aa:disable:file")) }
    let start = max(text.lines.lineRange(line).lower, line == 0 ? text.contentStart : 0)
    return FileEdit(
      file: file, span: Span(at: start),
      newText: text.indentation(ofLineAt: place) + comment("aa:disable:next") + text.dominantLineEnding)
  }

  /// Nil where the line ends within a string or a comment.
  private var behind: FileEdit? {
    if line == 0, text.mustKeepFirstLine { return nil }
    var end = text.lines.lineSpan(line, in: text.bytes).upper
    while end > place, [0x20, 0x09].contains(text.bytes[end - 1]) { end -= 1 }
    let comment = comment("aa:disable:this")
    let edit = TextEdit(span: Span(at: end), newText: " " + comment)
    guard let edited = text.applying([edit]), comments(in: edited).contains(where: { $0.lower == end + 1 }) else {
      return nil
    }
    return FileEdit(file: file, span: edit.span, newText: edit.newText)
  }

  private var atStart: FileEdit {
    let comment = comment("aa:disable:file")
    if text.mustKeepFirstLine { return belowFirstLine(comment) }
    return FileEdit(file: file, span: Span(at: text.contentStart), newText: comment + text.dominantLineEnding)
  }

  private func belowFirstLine(_ comment: String) -> FileEdit {
    let end = text.dominantLineEnding
    let offset = text.lines.lineRange(0).upper
    let isOnlyLine = text.lines.lineCount == 1
    return FileEdit(file: file, span: Span(at: offset), newText: isOnlyLine ? end + comment : comment + end)
  }

  /// Where the comments of the changed text begin that can be suppressions.
  private func comments(in text: SourceText) -> [Span] {
    if ProjectFileKind(file).map({ $0 != .packageManifest && $0 != .tuistManifest }) ?? false {
      return ProjectComments.all(containing: "aa:", in: text, of: file)
    }
    if FileKind(file, isOpen: true) == .propertyList {
      return PropertyListDocument(bytes: text.bytes).comments.map(\.span)
    }
    return NameScanner.scan(text.bytes).comments.map(\.span)
  }
}

extension SourceText {
  /// Whether the first line says how the file is to be read, so that nothing may stand above it.
  fileprivate var mustKeepFirstLine: Bool {
    let openings = ["<?xml", "// swift-tools-version", "//swift-tools-version", "// !$*", "%YAML", "#!"]
    return openings.contains { bytes[contentStart...].starts(with: $0.utf8) }
  }
}
