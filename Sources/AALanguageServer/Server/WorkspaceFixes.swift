import AAAnalysis

/// Mends everything in a workspace that can be mended safely, or everything that one rule found, and takes it back: what
/// is left are the edits that lead from the texts as they are to the mended ones.
///
/// A fix may bring up or remove other findings, so the files are looked at again after each round, as if they had been
/// edited.
struct WorkspaceFixes {
  /// More rounds than this mean that fixes undo each other.
  private static let maximumRounds = 8

  let analysis: Analysis
  /// Texts that the client shows.
  let documents: [FileID: OpenDocument]
  let makesFiles: Bool
  /// Nil for all rules.
  let rule: String?

  private var originals: [FileID: SourceText?] = [:]
  private var texts: [FileID: SourceText] = [:]
  private(set) var count = 0

  init(_ analysis: Analysis, documents: [FileID: OpenDocument], makesFiles: Bool, rule: String?) {
    self.analysis = analysis
    self.documents = documents
    self.makesFiles = makesFiles
    self.rule = rule
  }

  /// All of it as one fix; nil if there is nothing to mend.
  mutating func all() -> Fix? {
    for _ in 0..<Self.maximumRounds {
      let selection = selection()
      guard !selection.isEmpty, let changed = selection.all.applied(to: analysis.snapshot.text(of:)) else { break }
      count += selection.count
      for (file, text) in changed.sorted(by: { $0.key < $1.key }) {
        if originals[file] == nil { originals[file] = .some(analysis.snapshot.text(of: file)) }
        analysis.apply([.opened(file, text)])
        texts[file] = text
      }
    }
    takeBack()
    return fix
  }

  private func selection() -> FixSelection {
    var selection = FixSelection()
    let snapshot = analysis.snapshot
    var soundness = FixSoundness(text: snapshot.text(of:))
    for file in snapshot.files {
      for finding in analysis.diagnostics(for: file).diagnostics.findings where finding.isMended(byFixing: rule) {
        let safe = finding.fixes.filter { $0.safety == .safe && isAllowed($0) }
        if let fix = safe.first(where: { soundness.admits($0) }) { _ = selection.take(fix, for: finding) }
      }
    }
    return selection
  }

  private func isAllowed(_ fix: Fix) -> Bool {
    (makesFiles || fix.creates.isEmpty)
      && fix.edits.allSatisfy { edit in
        guard let document = documents[edit.file] else { return true }
        return !document.isDesynchronised && !document.isExcluded
      }
  }

  /// Everything is known again as it is.
  private func takeBack() {
    for (file, original) in originals.sorted(by: { $0.key < $1.key }) {
      if let document = documents[file] {
        analysis.apply([.opened(file, document.text)])
      } else {
        analysis.apply(original == nil ? [.closed(file), .removed(file)] : [.closed(file)])
      }
    }
  }

  private var fix: Fix? {
    var fix = Fix(title: "", safety: .safe, edits: [])
    for (file, text) in texts.sorted(by: { $0.key < $1.key }) {
      guard let original = originals[file], let before = original else {
        fix.creates.append(NewFile(file: file, text: text.string))
        continue
      }
      let edits = LineEdits.edits(from: before, to: text)
      fix.edits += edits.map { FileEdit(file: file, span: $0.span, newText: $0.newText) }
    }
    return fix.edits.isEmpty && fix.creates.isEmpty ? nil : fix
  }
}

/// Few edits that lead from one text to another, each of whole lines: what stays between them keeps its marks and the
/// cursor in an editor.
enum LineEdits {
  static func edits(from old: SourceText, to new: SourceText) -> [TextEdit] {
    let (oldLines, newLines) = (lines(of: old), lines(of: new))
    let difference = newLines.difference(from: oldLines)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var edits: [TextEdit] = []
    var (oldLine, newLine, offset) = (0, 0, 0)
    while oldLine < oldLines.count || newLine < newLines.count {
      let start = offset
      var newText = ""
      while removed.contains(oldLine) || inserted.contains(newLine) {
        if removed.contains(oldLine) {
          offset += oldLines[oldLine].utf8.count
          oldLine += 1
        } else {
          newText += newLines[newLine]
          newLine += 1
        }
      }
      if offset > start || !newText.isEmpty {
        edits.append(TextEdit(span: Span(start, offset), newText: newText))
      }
      guard oldLine < oldLines.count, newLine < newLines.count else { break }
      offset += oldLines[oldLine].utf8.count
      oldLine += 1
      newLine += 1
    }
    return edits
  }

  private static func lines(of text: SourceText) -> [String] {
    (0..<text.lines.lineCount).map { text.string(in: text.lines.lineRange($0)) }
  }
}
