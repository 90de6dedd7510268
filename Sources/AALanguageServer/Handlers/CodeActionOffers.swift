import AAAnalysis

/// An entry of the editor's menu, before its edit is made.
struct CodeActionOffer {
  var title: String
  var kind: String
  /// Nil for an explanation, and for what cannot be done.
  var purpose: LSP.CodeActionData.Purpose?
  var rule: String?
  var finding: Finding?
  /// Which of the finding's fixes it is.
  var fix: Int?
  var isPreferred = false
  /// Why it cannot be done.
  var refusal: String?
}

/// What can be offered about the findings of a file.
struct CodeActionOffers {
  var file: FileID
  /// Of the whole file.
  var all: [Finding]
  /// Those that it is about.
  var touched: [Finding]

  /// In the order of the menu: mend it, mend all, silence it, explain it.
  ///
  /// - Parameter mendsWorkspace: whether the client takes edits that come from the server.
  func all(mendingWorkspace mendsWorkspace: Bool) -> [CodeActionOffer] {
    fixes + refusals + fixesOfRules + (mendsWorkspace ? fixesInWorkspace : []) + fixOfAll + suppressions + explanations
  }

  private var fixes: [CodeActionOffer] {
    touched.flatMap { finding in
      let safeCount = finding.fixes.count { $0.safety == .safe }
      return finding.fixes.enumerated().map { number, fix in
        CodeActionOffer(
          title: fix.title, kind: LSP.CodeActionKind.quickFix, purpose: .fix, rule: finding.rule, finding: finding,
          fix: number, isPreferred: fix.safety == .safe && safeCount == 1)
      }
    }
  }

  private var refusals: [CodeActionOffer] {
    touched.flatMap { finding in
      finding.refusals.map { refused in
        CodeActionOffer(
          title: refused.title, kind: LSP.CodeActionKind.quickFix, rule: finding.rule, finding: finding,
          refusal: refused.reason)
      }
    }
  }

  private var touchedRules: [String] {
    touched.map(\.rule).reduce(into: []) { rules, rule in if !rules.contains(rule) { rules.append(rule) } }
  }

  private func safelyFixableCount(ofRule rule: String?) -> Int {
    all.count { finding in
      finding.isMended(byFixing: rule) && finding.safeFix(within: file) != nil
    }
  }

  private var fixesOfRules: [CodeActionOffer] {
    touchedRules.filter { safelyFixableCount(ofRule: $0) > 1 }.map { rule in
      CodeActionOffer(
        title: "Fix all “\(rule)” in this file", kind: LSP.CodeActionKind.quickFix, purpose: .fixRule, rule: rule)
    }
  }

  /// Whether other files have such findings is not looked at: that would take as long as to mend them.
  private var fixesInWorkspace: [CodeActionOffer] {
    touchedRules.filter { rule in
      all.contains { $0.rule == rule && $0.fixes.contains { $0.safety == .safe } }
    }
    .map { rule in
      CodeActionOffer(
        title: "Fix all “\(rule)” in the workspace", kind: LSP.CodeActionKind.quickFix, purpose: .fixWorkspace,
        rule: rule)
    }
  }

  private var fixOfAll: [CodeActionOffer] {
    guard safelyFixableCount(ofRule: nil) > 0 else { return [] }
    return [
      CodeActionOffer(
        title: "Fix all that is safe to fix for Assistive Access", kind: LSP.CodeActionKind.fixAll, purpose: .fixAll)
    ]
  }

  private var suppressions: [CodeActionOffer] {
    var rules: Set<String> = []
    return touched.flatMap { finding in
      Suppression.offeredScopes.enumerated().compactMap { number, scope in
        // A file is silenced once, however many of its findings are touched.
        if scope == .file, !rules.insert(finding.rule).inserted { return nil }
        return CodeActionOffer(
          title: Suppression.title(silencing: finding.rule, scope), kind: LSP.CodeActionKind.suppress,
          purpose: .suppress, rule: finding.rule, finding: finding, fix: number)
      }
    }
  }

  private var explanations: [CodeActionOffer] {
    touchedRules.map { CodeActionOffer(title: "Explain “\($0)”", kind: LSP.CodeActionKind.explain, rule: $0) }
  }
}

extension Finding {
  /// Whether it is one of those that are mended together: those of one rule, or, without one, all but the hints, which
  /// are offers.
  func isMended(byFixing rule: String?) -> Bool { rule.map { self.rule == $0 } ?? (severity != .hint) }

  /// The fix that needs nobody's judgement and changes this file alone.
  func safeFix(within file: FileID) -> Fix? {
    fixes.first { fix in
      fix.safety == .safe && fix.creates.isEmpty && fix.edits.allSatisfy { $0.file == file }
    }
  }
}
