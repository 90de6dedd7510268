@testable import AAAnalysis

/// Files of all kinds together, with all that is found in them.
enum WorkspaceChecks {
  /// Every rule answers about every file, every fix can be made, and none leaves Swift files more broken than before.
  static func workspace(_ bytes: [UInt8]) {
    guard let text = SourceText(validating: bytes) else { return }
    let workspace = ExampleWorkspace(text.string)
    let texts = Dictionary(workspace.files.map { ($0.id, $0.text) }, uniquingKeysWith: { $1 })
    let snapshot = snapshot(of: texts)
    let analyzer = Analyzer(catalogue: .standard)
    var soundness = FixSoundness(text: { texts[$0] })
    var findings: [Finding] = []
    for file in snapshot.files {
      let told = analyzer.diagnostics(for: file, in: snapshot)
      findings += told.findings
      for finding in told.findings + told.suppressed {
        check(finding, texts)
        for fix in finding.fixes where soundness.admits(fix) { check(fix, for: finding, texts) }
      }
    }
    _ = Flow(snapshot, findings: findings)
  }

  private static func snapshot(of texts: [FileID: SourceText]) -> Snapshot {
    let workspace = Workspace(scope: .all, loader: { texts[$0] })
    workspace.apply(texts.keys.sorted().map { .onDisk($0) })
    return workspace.snapshot()
  }

  private static func check(_ finding: Finding, _ texts: [FileID: SourceText]) {
    for location in [finding.location] + finding.path.map(\.location) + finding.related.map(\.location) {
      let count = texts[location.file]?.bytes.count ?? 0
      Fuzzing.expect(Span(0, count).contains(location.span), "\(finding.rule) points outside of a file")
    }
    Fuzzing.expect(!finding.message.isEmpty, "\(finding.rule) says nothing")
  }

  private static func check(_ fix: Fix, for finding: Finding, _ texts: [FileID: SourceText]) {
    guard let fixed = fix.applied(to: { texts[$0] }) else {
      Fuzzing.expect(false, "\(finding.rule): “\(fix.title)” cannot be made")
      return
    }
    for (file, text) in fixed where file.name.hasSuffix(".swift") {
      let before = texts[file].map { SwiftFile.problemCount(of: $0.bytes) } ?? 0
      let after = SwiftFile.problemCount(of: text.bytes)
      Fuzzing.expect(after <= before, "\(finding.rule): “\(fix.title)” breaks the syntax of \(file.name)")
    }
  }
}
