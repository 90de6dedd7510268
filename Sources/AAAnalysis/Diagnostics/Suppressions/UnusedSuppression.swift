/// A suppression that silences nothing.
///
/// It stands here and not among the rules, because it is about what they say: the analyzer asks it last.
struct UnusedSuppression: Rule {
  let id = "unused-suppression"
  let group = RuleGroup.suppression
  let severity = Severity.warning
  let explanation = Explanation(
    what: "A comment silences a rule that finds nothing there.",
    why: """
      It says that something is wrong with the code when nothing is, and it will hide the next mistake at this place \
      from you, and so from the person who runs into it in Assistive Access.
      """,
    instead: "Remove the comment, or the rule from its list.")
  let reference = Reference.optimizing
  let tags = ["suppression", "maintenance"]
  let examples = [
    Example(
      "nothing to silence in the file",
      """
      // aa:disable:file unknown-rule - left over
      // ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: nothing here breaks 'unknown-rule', so the suppression would only hide a later mistake; remove it 💡
      @main struct Paint: App {
        var body: some Scene { AssistiveAccess { Text("Paint") } }
      }
      """,
      fixed: """
        @main struct Paint: App {
          var body: some Scene { AssistiveAccess { Text("Paint") } }
        }
        """),
    Example(
      "one rule of two",
      """
      // aa:disable:file timing, unknown-rule - the rule comes with the next version
      //                 ^^^^^^ warning: nothing here breaks 'timing', so the suppression would only hide a later mistake; remove it 💡
      // aa:disable:next rule-of-tomorrow
      @main struct Paint: App {
        var body: some Scene { AssistiveAccess { Text("Paint") } }
      }
      """,
      fixed: """
        // aa:disable:file unknown-rule - the rule comes with the next version
        // aa:disable:next rule-of-tomorrow
        @main struct Paint: App {
          var body: some Scene { AssistiveAccess { Text("Paint") } }
        }
        """),
    Example(
      "nothing to enable",
      """
      @main struct Paint: App {
        var body: some Scene { AssistiveAccess { Text("Paint") } } // aa:enable timing
        //                                                            ^^^^^^^^^^^^^^^^ warning: 'timing' is not disabled above, so there is nothing to enable; remove it 💡
      }
      """,
      fixed: """
        @main struct Paint: App {
          var body: some Scene { AssistiveAccess { Text("Paint") } }
        }
        """),
    Example(
      "it silences something",
      """
      // aa:disable:file unknown-rule - the rule comes with the next version
      // aa:disable:file rule-of-tomorrow
      @main struct Paint: App {
        var body: some Scene { AssistiveAccess { Text("Paint") } }
      }
      """),
  ]

  func reports(in context: RuleContext) -> [Report] { [] }

  /// What to say about a suppression of which the names at these indices are of no use.
  func reports(about suppression: Suppression, unused: Set<Int>, in file: FileID, text: SourceText) -> [Report] {
    let removal = SuppressionRemoval(file: file, text: text)
    if unused.count == suppression.names.count, let last = suppression.names.last {
      let edit = removal.removal(of: suppression)
      return [
        Report(
          message(about: suppression.names, isEnd: suppression.scope == .end),
          at: Location(file, Span(suppression.directive.lower, last.span.upper)),
          fixes: [Fix(title: "Remove the suppression", safety: .safe, edits: [edit])])
      ]
    }
    let kept = Set(suppression.names.indices).subtracting(unused)
    return unused.sorted().map { index in
      let name = suppression.names[index]
      let edit = removal.removal(ofName: index, from: suppression, keeping: kept)
      return Report(
        message(about: [name], isEnd: suppression.scope == .end), at: Location(file, name.span),
        fixes: [Fix(title: "Remove “\(name.text)” from the suppression", safety: .safe, edits: [edit])])
    }
  }

  private func message(about names: [Suppression.Name], isEnd: Bool) -> String {
    let list = names.map { "'\($0.text)'" }
    if isEnd {
      return "\(list.joined(separator: " and ")) \(list.count == 1 ? "is" : "are") not disabled above, "
        + "so there is nothing to enable; remove it"
    }
    return "nothing here breaks \(list.joined(separator: " or ")), "
      + "so the suppression would only hide a later mistake; remove it"
  }
}
