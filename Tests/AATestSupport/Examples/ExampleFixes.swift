public import AAAnalysis

extension ExampleCheck {
  /// The first fix of the first finding leads to what is written. Every fix removes its finding, brings no other
  /// and leaves the files no more broken than they were; and applying fixes one after the other comes to an end.
  /// What is made to be seen may lead to advice about what was added, as about a stack that still lacks a title.
  public func fixes() -> [String] {
    let workspace = example.workspace
    let before = findings(in: workspace)
    let first = before.first { $0.location == workspace.expectations.first?.location } ?? before.first
    var problems: [String] = []
    if let fix = first?.fixes.first {
      problems += compareWithFixed(workspace.applying(fix))
    } else if example.fixed != nil {
      problems.append("there is a fixed text, but no fix")
    }
    let allBefore = before.allSatisfy(\.fixes.isEmpty) ? [] : findings(in: workspace, of: rulesAround)
    for finding in before {
      for fix in finding.fixes {
        problems += effects(of: fix, for: finding, in: workspace, before: allBefore).map { "fix “\(fix.title)”: \($0)" }
      }
    }
    return problems + endlessness(of: workspace, limit: before.count + 1)
  }

  /// Those that are on by default, and the example's own rule.
  private var rulesAround: Set<String> { Set(catalogue.rules.filter(\.isOnByDefault).map(\.id)).union([rule.id]) }

  private func compareWithFixed(_ fixed: ExampleWorkspace?) -> [String] {
    guard let fixed else { return ["the first fix cannot be applied"] }
    return example.fixedFiles.compactMap { expected in
      guard let text = fixed.text(of: expected.id) else { return "the first fix makes no file \(expected.id)" }
      if text.bytes == expected.text.bytes { return nil }
      return "the first fix leads to\n\(text.string)\ninstead of\n\(expected.text.string)"
    }
  }

  private func effects(
    of fix: Fix, for finding: Finding, in workspace: ExampleWorkspace, before: [Finding]
  ) -> [String] {
    guard let fixed = workspace.applying(fix) else { return ["cannot be applied"] }
    if fixed.files == workspace.files { return ["changes nothing"] }
    var problems: [String] = []
    let after = findings(in: fixed, of: rulesAround)
    for rule in Set((before + after).map(\.rule)).sorted() {
      let countBefore = before.filter { $0.rule == rule }.count
      let countAfter = after.filter { found in
        found.rule == rule && (rule == finding.rule || found.severity >= .warning)
      }.count
      if rule == finding.rule, countAfter >= countBefore {
        problems.append("its finding is still there, or another one is: \(finding.message)")
      } else if countAfter > countBefore {
        problems.append("brings a finding of \(rule)")
      }
    }
    for file in fixed.files where file.isSwift {
      let old = workspace.text(of: file.id).map(ParseProblems.count) ?? 0
      if ParseProblems.count(in: file.text) > old { problems.append("breaks the syntax of \(file.id)") }
    }
    return problems
  }

  /// Applies the first fix that there is, again and again.
  private func endlessness(of workspace: ExampleWorkspace, limit: Int) -> [String] {
    var workspace = workspace
    for _ in 0..<limit {
      guard let fix = findings(in: workspace).lazy.compactMap(\.fixes.first).first else { return [] }
      guard let fixed = workspace.applying(fix) else { return ["fix “\(fix.title)” cannot be applied after others"] }
      workspace = fixed
    }
    return findings(in: workspace).allSatisfy(\.fixes.isEmpty) ? [] : ["fixes bring new findings without end"]
  }
}

extension ExampleWorkspace {
  /// The workspace after a fix, without expectations; nil if the fix cannot be applied.
  public func applying(_ fix: Fix) -> ExampleWorkspace? {
    guard let changed = fix.applied(to: { self.text(of: $0) }) else { return nil }
    var result = self
    result.expectations = []
    for index in result.files.indices {
      if let text = changed[result.files[index].id] { result.files[index].text = text }
    }
    for (file, text) in changed.sorted(by: { $0.key < $1.key }) where self.text(of: file) == nil {
      result.files.append(File(id: file, text: text))
    }
    return result
  }
}
