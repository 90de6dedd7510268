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

  func reports(in context: RuleContext) -> [Report] {
    var effects = EffectFinder(resolver: context.resolver)
    let shown = ShownStates(resolver: context.resolver, graph: context.graph)
    return context.reachedBodies.flatMap { body -> [Report] in
      // One report for each wait, however many things it hides.
      var reported: Set<Span> = []
      return TimedCode.all(in: body.id, of: body.node, body.facts, context.resolver).flatMap { code -> [Report] in
        let found = effects.effects(of: code.steps, in: body.id, delay: code.delay)
        return found.compactMap { effect -> Report? in
          guard let dismissal = Dismissal(effect, among: found, in: body.id, context.resolver, shown),
            reported.insert(dismissal.delay.delay.nameSpan).inserted
          else { return nil }
          return report(dismissal, code, in: body, context)
        }
      }
    }
  }

  private func report(
    _ dismissal: Dismissal, _ code: TimedCode, in body: ReachedBody, _ context: RuleContext
  ) -> Report {
    var related: [RelatedLocation] = []
    let effect = dismissal.effect
    related.append(
      RelatedLocation(
        message: dismissal.leaves ? "leaves the screen here" : "\(dismissal.what) is changed here",
        location: context.location(effect.span, in: effect.declaration)))
    if let place = dismissal.place {
      related.append(
        RelatedLocation(
          message: "\(dismissal.what) is shown here", location: context.location(place.read.span, in: place.declaration)
        ))
    }
    return Report(
      dismissal.message, at: context.location(dismissal.delay.delay.nameSpan, in: body.id),
      confidence: min(
        context.confidence(of: min(body.node.confidence, effect.confidence)),
        dismissal.delay.seconds == nil ? .likely : .certain),
      severity: context.severity(of: body.node, activity: code.activity),
      path: context.path(to: body.id, through: effect.calls), related: related,
      fixes: TimedDismissalFix(dismissal, code, in: body, context).fixes)
  }

  let examples = TimedDismissal.cases
}

extension Dismissal {
  fileprivate var message: String {
    let after: String
    if delay.delay.repeats, delay.delay.source == .timer {
      after = "when a timer fires"
    } else if let seconds = delay.seconds {
      after = "after \(Self.text(seconds)) \(seconds == 1 ? "second" : "seconds")"
    } else {
      after = "after a delay"
    }
    let happens = leaves ? "this screen closes" : "\(what) goes away"
    return "\(happens) \(after), before everybody has read it; keep it until the person dismisses it"
  }

  private static func text(_ seconds: Double) -> String {
    let tenths = (seconds * 10).rounded()
    let isWhole = tenths.truncatingRemainder(dividingBy: 10) == 0
    return isWhole ? "\(Int(tenths / 10))" : "\(tenths / 10)"
  }
}
