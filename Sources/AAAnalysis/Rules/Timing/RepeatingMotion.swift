/// Source of the advice: WCAG 2.2.2 and the Human Interface Guidelines on fast-moving and blinking content.
struct RepeatingMotion: Rule {
  let id = "repeating-motion"
  let group = RuleGroup.timing
  let severity = Severity.information
  let reference = Reference.session238(minute: 10, second: 35)
  let tags = ["timing", "wcag222", "wcag233", "coga-o8p01", "coga-o5p01"]
  let explanation = Explanation(
    what: "Something moves on and on by itself.",
    why: """
      What moves draws the eye away from what a person wants to do, and some people cannot read beside it. This is a \
      heuristic: a picture that breathes slowly behind nothing else may do no harm.
      """,
    instead: """
      Leave the motion out in Assistive Access, let it run once, or ask `accessibilityReduceMotion` before it starts.
      """)

  func reports(in context: RuleContext) -> [Report] {
    let stepping = Set(context.fact(SteppingViews.self).all.map { context.location($0.span, in: $0.body.id) })
    return context.reachedBodies.flatMap { body in
      EndlessMotion.all(in: body.id, context.resolver).compactMap { motion -> Report? in
        let place = context.location(motion.span, in: body.id)
        // What shows one thing after another is told as that.
        guard body.reaches(motion.span), !stepping.contains(place) else { return nil }
        return Report(
          "'\(motion.name)' moves on and on, which may draw a person away from what they do; "
            + "let it run once, or ask whether motion is to be reduced",
          at: place, confidence: context.confidence(of: body.node.confidence),
          severity: context.severity(of: body.node), path: context.path(to: body.id),
          fixes: MotionFix(motion, in: body.id, context).fixes)
      }
    }
  }

  let examples = RepeatingMotion.cases
}
