/// Source of the advice: WWDC25 session 238, 10:35–10:54.
struct UnclassifiedDelay: Rule {
  let id = "unclassified-delay"
  let group = RuleGroup.timing
  let severity = Severity.information
  let isOnByDefault = false
  let reference = Reference.session238(minute: 10, second: 41)
  let tags = ["timing", "wcag221"]
  let explanation = Explanation(
    what: "Code waits, and what it does then cannot be told from the sources.",
    why: """
      What happens after a while, without a tap, is hard to follow and may take something away that a person still \
      reads. This is a heuristic for a review by hand: the function that is called is in a library or is not found.
      """,
    instead: "Look at what happens after the wait; if a person sees it change, let them change it with a button.")

  func reports(in context: RuleContext) -> [Report] {
    context.fact(TimedChanges.self).all.compactMap { change in
      guard case .unclassified(let effect) = change.change else { return nil }
      let what =
        switch effect.kind {
        case .callsUnseen(let name): "'\(name)' runs"
        default: "something changes"
        }
      return change.report(
        "\(what) \(change.after), and what it does cannot be seen; "
          + "make sure that nothing a person looks at changes by itself",
        effect: effect, what: what, place: nil, context)
    }
  }

  let examples = UnclassifiedDelay.cases
}
