/// Source of the advice: WWDC25 session 238, 10:44; WCAG 2.2.5 and 2.2.6.
struct SessionTimeout: Rule {
  let id = "session-timeout"
  let group = RuleGroup.timing
  let severity = Severity.warning
  let reference = Reference.session238(minute: 10, second: 44)
  let tags = ["timing", "wcag225", "wcag226", "coga-o4p09"]
  let explanation = Explanation(
    what: "A person is signed out or locked out after a while.",
    why: """
      Signing in again takes a memory and a typing hand that many people who use Assistive Access do not have; some \
      cannot do it without the help of somebody who is not there. What they were about to do is lost as well.
      """,
    instead: "Keep the person signed in while Assistive Access is in use, and let them sign out themselves.")

  func reports(in context: RuleContext) -> [Report] {
    context.fact(TimedChanges.self).all.compactMap { change in
      guard case .sessionEnd(let end) = change.change else { return nil }
      return change.report(
        "\(end.what) ends the session \(change.after), and signing in again may be too hard; keep the person signed in",
        effect: end.effect, what: end.what, place: nil, context
      )
      .offering(TimedChangeFix(change, end.effect, .sessionEnd, place: nil, context).offers)
    }
  }

  let examples = SessionTimeout.cases
}
