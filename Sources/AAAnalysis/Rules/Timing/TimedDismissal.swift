/// Source of the advice: WWDC25 session 238, 10:35–10:54; WWDC23 session 10032, 3:57.
struct TimedDismissal: Rule {
  let id = "timed-dismissal"
  let group = RuleGroup.timing
  let severity = Severity.warning
  let reference = Reference.session238(minute: 10, second: 41)
  let tags = ["timing", "wcag221", "wcag223", "coga-o4p09"]
  let explanation = Explanation(
    what: "Something that a person sees goes away by itself after a while.",
    why: """
      People read and decide at their own pace. What vanishes after two seconds was never there for somebody who \
      needs ten, and a screen that changes by itself is hard to follow. Apple asks to redesign every experience where \
      views disappear or change after a timeout.
      """,
    instead: """
      Keep it until the person dismisses it: show a button beside it that hides it, and take the delayed change out.
      """)

  let options = [RuleOption.shortestDelay]

  func reports(in context: RuleContext) -> [Report] {
    context.fact(TimedChanges.self).all.compactMap { change in
      guard case .dismissal(let dismissal) = change.change else { return nil }
      let happens =
        switch dismissal.way {
        case .hides: "\(dismissal.what) goes away"
        case .returns: "\(dismissal.what) goes back by itself"
        case .leaves: "this screen closes"
        case .disables: "\(dismissal.what) takes a control away"
        }
      return change.report(
        "\(happens) \(change.after), before everybody has read it; keep it until the person dismisses it",
        effect: dismissal.effect, what: dismissal.what, place: dismissal.place, context
      )
      .offering(
        TimedChangeFix(change, dismissal.effect, .dismissal(dismissal.way), place: dismissal.place, context).offers)
    }
  }

  let examples = TimedDismissal.cases + TimedDismissal.fixes + TimedDismissal.exemptions
}
