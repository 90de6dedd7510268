/// Source of the advice: Human Interface Guidelines, “Don't autoplay without start/stop controls”; WCAG 1.4.2.
struct MediaAutoplay: Rule {
  let id = "media-autoplay"
  let group = RuleGroup.timing
  let severity = Severity.warning
  let reference = Reference(
    title: "Human Interface Guidelines, Accessibility",
    url: "https://developer.apple.com/design/human-interface-guidelines/accessibility")
  let tags = ["timing", "wcag142", "wcag222", "coga-o8p01", "coga-o5p01"]
  let explanation = Explanation(
    what: "Sound or video starts when a screen appears, without a tap.",
    why: """
      Sound and motion that nobody asked for startle, and a person may not find out how to stop them. The Human \
      Interface Guidelines ask to let people control playback. Where the screen has controls this is a heuristic: the \
      person came to watch, and can stop.
      """,
    instead: "Start to play when the person taps a button, and show a button that stops.")

  func reports(in context: RuleContext) -> [Report] {
    let autoplay = Autoplay(resolver: context.resolver, graph: context.graph)
    return context.reachedCalls.compactMap { call in
      guard autoplay.plays(call.call, at: call.span, in: call.body.id),
        let start = autoplay.start(of: call.action, in: call.body.id)
      else { return nil }
      let bodies = Set(start.way.flatMap { context.bodiesOnScreens(of: $0) } + start.way)
      let hasControls = bodies.contains { autoplay.hasControls($0) }
      var report = context.report(
        hasControls
          ? "this starts to play in '\(start.name)', before a person asks for it; consider to wait for a tap"
          : "this starts to play in '\(start.name)', and nothing on the screen stops it; wait for a tap",
        at: call, severity: hasControls ? .information : nil)
      report.path = context.path(to: start.declaration, then: start.name, at: start.span)
      report.related = [
        RelatedLocation(message: "runs without a tap", location: context.location(start.span, in: start.declaration))
      ]
      return report.offering(PlaybackFix(call, hasControls: hasControls, context).offers)
    }
  }

  let examples = MediaAutoplay.cases
}

extension RuleContext {
  /// What stands on the screens that a body belongs to.
  fileprivate func bodiesOnScreens(of id: DeclarationID) -> [DeclarationID] {
    screens.screens(with: id).flatMap { screens.screens[$0].regions.map(\.declaration) }
  }
}
