/// Source of the advice: WWDC25 session 238, 10:35–10:54; WCAG 2.2.2 for what moves on by itself.
struct TimedAdvance: Rule {
  let id = "timed-advance"
  let group = RuleGroup.timing
  let severity = Severity.warning
  let reference = Reference.session238(minute: 10, second: 41)
  let tags = ["timing", "wcag221", "wcag222", "wcag223", "coga-o4p01", "coga-o8p01"]
  let explanation = Explanation(
    what: "The app moves a person on by itself after a while: to another page, step, item or screen.",
    why: """
      A person who is still reading loses what they looked at, and does not know why the screen is another one now. \
      Apple asks to redesign every experience where views disappear or change state after a timeout. Where a model's \
      status or phase changes it may only tell how far some work is; this is a heuristic, and so only information.
      """,
    instead: """
      Let the person move on: show a button for the next page, step or item, and take the delayed change out.
      """)

  func reports(in context: RuleContext) -> [Report] {
    let timed = context.fact(TimedChanges.self).all.compactMap { change -> Report? in
      guard case .advance(let advance) = change.change else { return nil }
      let happens =
        switch advance.way {
        case .selects: "\(advance.what) moves on"
        case .navigates: "another screen comes up"
        case .replaces: "\(advance.what) changes what is shown"
        }
      return change.report(
        "\(happens) by itself \(change.after); let the person move on with a button",
        effect: advance.effect, what: advance.what, place: advance.place,
        severity: advance.isMaybeProgress ? .information : nil, context
      )
      .offering(
        advance.isMaybeProgress
          ? .refused("Remove the timed change", because: "\(advance.what) may tell how far some work is")
          : TimedChangeFix(change, advance.effect, .advance(advance.way), place: advance.place, context).offers)
    }
    return timed
      + context.fact(SteppingViews.self).all.map { view in
        context.report(
          "'\(view.name)' shows one thing after another by itself; let the person move on with a button",
          about: view.element, at: view.span, in: view.body
        )
        .offering(
          .refused(
            "Remove the timed change",
            because: "'\(view.name)' is made to go on by itself, so that another view is to take its place"))
      }
  }

  let examples = TimedAdvance.cases
}
