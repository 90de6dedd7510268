/// The suppressions of one file, and the books kept about which of them silenced something.
struct SuppressionLedger {
  /// One name of one suppression that means something.
  struct Entry {
    /// Index in `suppressions`.
    var suppression: Int
    /// Index in the suppression's names.
    var name: Int
    /// The ids that the name stands for.
    var rules: Set<String>
    /// Those of them that must have been asked before the name can be said to be of no use: a group's rules that are off
    /// by default do not count.
    var deciding: Set<String>
    /// Where each of them is silenced, in UTF-8 offsets of the file; empty for `aa:enable`.
    var reach: [String: Span] = [:]
    /// Whether it silenced a finding, or ended what another began.
    var isUsed = false
  }

  let suppressions: [Suppression]
  private(set) var entries: [Entry] = []

  init(suppressions: [Suppression], text: SourceText, catalogue: Catalogue) {
    self.suppressions = suppressions
    /// The entries of `aa:disable` that are not ended yet, by rule.
    var open: [String: [Int]] = [:]
    for (index, suppression) in suppressions.enumerated() {
      for (nameIndex, name) in suppression.names.enumerated() {
        guard let scope = suppression.scope, let rules = catalogue.ids(named: name.text) else { continue }
        let deciding =
          catalogue.rule(id: name.text) != nil
          ? rules : rules.filter { catalogue.rule(id: $0)?.isOnByDefault ?? true }
        var entry = Entry(suppression: index, name: nameIndex, rules: rules, deciding: deciding)
        switch scope {
        case .next, .this:
          guard let lines = suppression.lines else { break }
          let isLast = lines.upperBound + 1 == text.lines.lineCount
          let span = Span(
            text.lines.lineRange(lines.lowerBound).lower,
            isLast ? Int.max : text.lines.lineRange(lines.upperBound).upper)
          for rule in rules { entry.reach[rule] = span }
        case .file:
          for rule in rules { entry.reach[rule] = Span(0, Int.max) }
        case .start:
          for rule in rules {
            entry.reach[rule] = Span(suppression.comment.lower, Int.max)
            open[rule, default: []].append(entries.count)
          }
        case .end:
          for rule in rules {
            for begun in open.removeValue(forKey: rule) ?? [] {
              entries[begun].reach[rule]?.upper = suppression.comment.lower
              entry.isUsed = true
            }
          }
        }
        entries.append(entry)
      }
    }
  }

  /// Takes out the findings that are silenced, and notes what silenced them.
  ///
  /// Where several suppressions reach a finding all of them count as used: neither is the one too many.
  mutating func silence(_ findings: [Finding]) -> (kept: [Finding], suppressed: [Finding]) {
    if entries.isEmpty { return (findings, []) }
    var kept: [Finding] = []
    var suppressed: [Finding] = []
    for finding in findings {
      let place = finding.location.span.lower
      var isSilenced = false
      for index in entries.indices where entries[index].reach[finding.rule]?.contains(place) == true {
        entries[index].isUsed = true
        isSilenced = true
      }
      if isSilenced { suppressed.append(finding) } else { kept.append(finding) }
    }
    return (kept, suppressed)
  }

  /// Indices of the names of a suppression that did nothing.
  ///
  /// - Parameters:
  ///   - asked: the ids of the rules that were asked; a name that stands for another one is not judged.
  ///   - isJudged: whether a name that stands for these ids is judged now.
  func unusedNames(ofSuppression index: Int, asked: Set<String>, where isJudged: (Set<String>) -> Bool) -> Set<Int> {
    let isEnd = suppressions[index].scope == .end
    let unused = entries.filter { entry in
      entry.suppression == index && !entry.isUsed
        && (isEnd || !entry.deciding.isEmpty && entry.deciding.isSubset(of: asked))
        && isJudged(entry.rules)
    }
    return Set(unused.map(\.name))
  }
}

extension SuppressionLedger {
  /// What a comment says that silences a finding; nil if none does or none gives a reason.
  func reason(for finding: Finding, in text: SourceText) -> String? {
    for entry in entries where entry.reach[finding.rule]?.contains(finding.location.span.lower) == true {
      if let reason = suppressions[entry.suppression].reason { return text.string(in: reason) }
    }
    return nil
  }
}
