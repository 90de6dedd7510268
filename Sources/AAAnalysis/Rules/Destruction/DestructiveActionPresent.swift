/// Source of the advice: WWDC25 session 238, 11:38 (“Consider removing this functionality entirely”) and 13:30.
struct DestructiveActionPresent: Rule {
  let id = "destructive-action-present"
  let group = RuleGroup.destruction
  let severity = Severity.information
  let reference = Reference.session238(minute: 11, second: 38)
  let tags = ["destruction", "wcag334", "coga-o4p02"]
  let explanation = Explanation(
    what: "A screen of Assistive Access has an action that destroys something, even if it asks first.",
    why: """
      Every destructive action can end in a loss, however often it asks. Apple's demonstration took the deletion of \
      drawings out of its Assistive Access scene. This is a heuristic: what an app is for may need the action. It is \
      told once for a screen.
      """,
    instead: "Consider leaving the action out of Assistive Access; it can stay in the rest of the app.")

  func reports(in context: RuleContext) -> [Report] {
    guard !context.destructiveTaps.isEmpty else { return [] }
    let firsts = Set(context.snapshot.destruction.screens.compactMap { first(of: $0, context) })
    return context.destructiveTaps.compactMap { found -> Report? in
      guard firsts.contains(DestructionMap.Place(declaration: found.body.id, tap: found.tap.place)) else { return nil }
      let message =
        found.control.map { "\(found.name) runs '\($0.what)' in Assistive Access" }
        ?? "\(found.name) is marked as destructive"
      return found.report(
        "\(message); consider leaving it out, however often it asks", related: found.relatedDestruction(in: context),
        in: context)
    }
  }

  /// The first such action of a screen; nil where another rule speaks about one that asks too little.
  private func first(of shown: [DestructionMap.Entry], _ context: RuleContext) -> DestructionMap.Place? {
    let entries = shown.filter { !$0.isSwipe }
    let isTold = entries.contains { ($0.questions ?? .max) < context.confirmations }
    return isTold ? nil : entries.first?.place
  }

  let examples = DestructiveActionPresent.cases
}
