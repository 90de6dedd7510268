/// Source of the advice: WWDC25 session 238, 10:35–10:54; WCAG 2.2.1 with its exceptions.
struct Countdown: Rule {
  let id = "countdown"
  let group = RuleGroup.timing
  let severity = Severity.warning
  let reference = Reference.session238(minute: 10, second: 41)
  let tags = ["timing", "wcag221", "wcag223", "coga-o4p09"]
  let explanation = Explanation(
    what: "Time is counted down, and something is taken from the person when it runs out.",
    why: """
      A running clock puts people under pressure, and those who need longer fail at what they can do. Apple asks for \
      no timed interactions in Assistive Access. A timer that a person starts on purpose and can stop is something \
      else; this is told as a heuristic then, because WCAG exempts what is essential or happens in real time.
      """,
    instead: "Let the person take the time they need, and finish with a button.")

  func reports(in context: RuleContext) -> [Report] {
    context.fact(TimedChanges.self).all.compactMap { change in
      guard case .countdown(let countdown) = change.change else { return nil }
      let counts = countdown.state.map { "'\($0.name)' counts down" } ?? "the time that is left is counted down"
      let message =
        countdown.canBeStopped
        ? "\(counts), and something happens when it runs out; "
          + "this is right only for a timer that the person starts on purpose"
        : "\(counts), and something happens when it runs out; let the person take the time they need"
      return change.report(
        message, effect: countdown.effect, what: countdown.state.map { "'\($0.name)'" } ?? "the time",
        place: countdown.place, severity: countdown.canBeStopped ? .information : nil, context
      )
      .offering(
        .refused("Remove the time limit", because: "what happens at the end needs a control that the person taps"))
    }
  }

  let examples = Countdown.cases
}
