import AAAnalysis

extension LiveWorkspace {
  /// More rounds than this mean that fixes undo each other.
  private static let maximumRounds = 8

  /// The edits that mend everything in an open file that can be mended safely, or everything that one rule found.
  ///
  /// A fix may bring up or remove other findings, so the file is looked at again after each round, as if it had been
  /// edited; afterwards it is as it was.
  func fixAll(_ file: FileID, rule: String?) -> [TextEdit] {
    guard let document = documents[file] else { return [] }
    let analysis = analysis(of: file)
    var text = document.text
    var rounds: [[TextEdit]] = []
    while rounds.count < Self.maximumRounds {
      let findings = analysis.diagnostics(for: file).diagnostics.findings
      let edits = compatibleEdits(of: findings.filter { $0.isMended(byFixing: rule) }, in: file)
      guard !edits.isEmpty, let fixed = text.applying(edits) else { break }
      analysis.apply([.edited(file, edits: edits, text: fixed)])
      text = fixed
      rounds.append(edits)
    }
    guard !rounds.isEmpty else { return [] }
    analysis.apply(steps(from: text, to: document.text).map { .edited(file, edits: $0.edits, text: $0.text) })
    if rounds.count == 1 { return rounds[0] }
    return steps(from: document.text, to: text).flatMap(\.edits)
  }

  /// The edits of as many safe fixes as can be made at once.
  private func compatibleEdits(of findings: [Finding], in file: FileID) -> [TextEdit] {
    var chosen: [TextEdit] = []
    var soundness = FixSoundness(text: analysis(of: file).snapshot.text(of:))
    for fix in findings.compactMap({ $0.safeFix(within: file) }) where soundness.admits(fix) {
      let edits = fix.edits.map { TextEdit(span: $0.span, newText: $0.newText) }
      // Two fixes that want the same, such as one import, are one; the next round tells.
      guard chosen.allSatisfy({ !edits.contains($0) }), (chosen + edits).orderedWithoutOverlap() != nil else {
        continue
      }
      chosen += edits
    }
    return chosen
  }

  private func steps(from old: SourceText, to new: SourceText) -> [EditBatch.Step] {
    var batch = EditBatch(old)
    batch.replaceAll(with: new.string)
    return batch.steps
  }
}
