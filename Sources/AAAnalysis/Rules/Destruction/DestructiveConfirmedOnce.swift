/// Source of the advice: WWDC25 session 238, 11:46 (“ask twice for confirmation where appropriate”); Human Interface
/// Guidelines, Accessibility (“Always ask for confirmation twice”).
struct DestructiveConfirmedOnce: Rule {
  let id = "destructive-confirmed-once"
  let group = RuleGroup.destruction
  let severity = Severity.warning
  let reference = Reference.session238(minute: 11, second: 46)
  let tags = ["destruction", "wcag334", "wcag336", "coga-o4p02", "coga-o7p03"]
  let options = [RuleOption.confirmations]
  let explanation = Explanation(
    what: "Something is destroyed after a single question.",
    why: """
      A person who tapped the wrong button may well tap the next one too, to get rid of what came up. Apple asks to \
      confirm twice what cannot be undone.
      """,
    instead: """
      Leave the action out of the Assistive Access scene. If it must be there, let the answer to the first question \
      ask a second one, in other words, before anything happens.
      """)

  func reports(in context: RuleContext) -> [Report] {
    let needed = context.confirmations
    return context.destructiveTaps.compactMap { found -> Report? in
      guard let control = found.control, found.tap.kind != .swipe, 1..<needed ~= control.questions else { return nil }
      let times = control.questions == 1 ? "one question" : "\(control.questions) questions"
      let again = needed == 2 ? "a second time" : "\(needed) times in all"
      var related = found.relatedDestruction(in: context)
      for question in control.outcome.asked where related.count < 4 {
        guard let body = context.resolver.body(of: question.declaration) else { continue }
        let element = body.elements[question.element]
        let span = question.modifier.map { element.modifiers[$0].nameSpan } ?? element.nameSpan
        related.append(
          RelatedLocation(message: "asks here", location: context.location(span, in: question.declaration)))
      }
      return found.report(
        "\(found.name) runs '\(control.what)' after \(times), which a second wrong tap answers; ask \(again), or leave the action out",
        related: related, in: context
      )
      .offering(SecondQuestionFix(found, context).offers)
      .offering(FixOffers(fixes: ControlRemovalFix(found, context).fixes))
    }
  }

  let examples = DestructiveConfirmedOnce.cases
}
