/// Source of the advice: WWDC23 session 10032, 3:36 (errors should be recognised and recovered from).
struct SilentFailure: Rule {
  let id = "silent-failure"
  let group = RuleGroup.destruction
  let severity = Severity.information
  let reference = Reference(
    title: "WWDC23 session 10032 “Meet Assistive Access”, 3:36",
    url: "https://developer.apple.com/videos/play/wwdc2023/10032/?time=216")
  let tags = ["destruction", "wcag331", "coga-o4p10"]
  let explanation = Explanation(
    what: "Something that a person asked for can fail without a word.",
    why: """
      Who taps Save and sees the screen close believes that it is saved. When it failed, the loss is found much later, \
      if at all, and nobody can tell why. This is a heuristic: it reads which calls do something that a person waits for.
      """,
    instead: "Say in plain words that it did not work and what to do, and stay on the screen until it did.")

  func reports(in context: RuleContext) -> [Report] {
    let tapped = TappedCode(context.resolver, context.graph)
    return context.reachedBodies.flatMap { body -> [Report] in
      var finder = UntoldFailureFinder()
      for statements in tapped.statements(of: body.id) { finder.walk(statements) }
      return finder.found.map { failure in
        let message =
          switch failure.kind {
          case .ignored: "if '\(failure.what)' fails, nobody is told; say in plain words what went wrong"
          case .left: "if '\(failure.what)' fails, the screen closes as if it had worked; say what went wrong and stay"
          case .attempted:
            "the screen closes whether '\(failure.what)' worked or not; say what went wrong and stay"
          }
        return Report(
          message, at: context.location(failure.span, in: body.id),
          confidence: context.confidence(of: min(body.node.confidence, .likely)),
          severity: context.severity(of: body.node), path: context.path(to: body.id))
      }
    }
  }

  let examples = SilentFailure.cases
}
