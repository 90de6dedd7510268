public import AAAnalysis

/// A workspace, and what becomes of it with each of its fixes and with all safe ones.
public struct FixTrials: Sendable {
  /// A fix that was applied, or several.
  public struct Outcome: Sendable {
    public var titles: [String]
    /// The ids of the rules whose fixes these are.
    public var rules: [String]
    public var workspace: ExampleWorkspace
  }

  public var before: ExampleWorkspace
  /// In the order of the findings; what changes no Swift file is left out.
  public var outcomes: [Outcome]

  public init(_ workspace: ExampleWorkspace, asking rules: Set<String>, of catalogue: Catalogue) {
    before = workspace
    let snapshot = workspace.snapshot()
    let analyzer = Analyzer(catalogue: catalogue, onlyRules: rules)
    let findings = workspace.files.map(\.id).sorted()
      .flatMap { analyzer.diagnostics(for: $0, in: snapshot).findings }
    outcomes = findings.flatMap { finding in
      finding.fixes.compactMap { fix in
        workspace.applying(fix).map { Outcome(titles: [fix.title], rules: [finding.rule], workspace: $0) }
      }
    }
    outcomes += Self.allSafe(findings, in: workspace).map { [$0] } ?? []
    outcomes = outcomes.filter { $0.workspace.swiftTexts != workspace.swiftTexts }
  }

  /// The first safe fix of every finding, as far as they do not get in each other's way; nil for fewer than two.
  private static func allSafe(_ findings: [Finding], in workspace: ExampleWorkspace) -> Outcome? {
    var all = Fix(title: "all safe fixes", safety: .safe, edits: [])
    var rules: [String] = []
    for finding in findings {
      guard let fix = finding.fixes.first(where: { $0.safety == .safe }) else { continue }
      var next = all
      next.edits += fix.edits.filter { !all.edits.contains($0) }
      next.creates += fix.creates.filter { !all.creates.contains($0) }
      guard workspace.applying(next) != nil else { continue }
      all = next
      rules.append(finding.rule)
    }
    guard rules.count > 1 else { return nil }
    return workspace.applying(all).map { Outcome(titles: [all.title], rules: rules, workspace: $0) }
  }
}

extension ExampleWorkspace {
  /// The texts of the Swift files by their ids.
  var swiftTexts: [FileID: [UInt8]] {
    Dictionary(files.lazy.filter(\.isSwift).map { ($0.id, $0.text.bytes) }, uniquingKeysWith: { $1 })
  }
}
