/// Source of the advice: WWDC25 session 238, 8:54.
struct ManualScreenSwitch: Rule {
  let id = "manual-screen-switch"
  let group = RuleGroup.navigation
  let severity = Severity.warning
  let reference = Reference.session238(minute: 8, second: 54)
  let tags = ["navigation", "wcag323", "wcag324", "coga-o4p02", "coga-o1p03"]
  let explanation = Explanation(
    what: "A state decides which of several screens is shown, and buttons of the app's own go from one to the other.",
    why: """
      The Back button of Assistive Access goes back through the navigation stack. A screen that a state puts in place \
      of another is not on the stack: Back then leaves the app, or goes back further than the person meant.
      """,
    instead: """
      Push the screen with a `NavigationLink` or `navigationDestination(item:)`. The button that resets the state can \
      go: the system's Back button does it.
      """)

  func reports(in context: RuleContext) -> [Report] {
    var reader = ManualSwitchReader(context.resolver)
    return context.reachedBodies.compactMap { body in
      guard context.beginsScreen(body.id), let found = reader.manualSwitch(in: body.id, live: body.node.liveElements)
      else { return nil }
      let element = body.facts.elements[found.reset]
      return Report(
        "'\(found.state)' decides which screen is shown, so that Back leaves the app instead of going back one screen; "
          + "push the screen onto a navigation stack",
        at: context.location(found.span, in: body.id), confidence: context.confidence(of: body.node.confidence),
        severity: context.severity(of: body.node, activity: element.activity), path: context.path(to: body.id),
        related: [
          RelatedLocation(
            message: "this goes back by setting '\(found.state)'",
            location: context.location(element.nameSpan, in: body.id))
        ])
    }
  }

  let examples = ManualScreenSwitch.cases
}

extension RuleContext {
  /// Whether a screen begins with a body.
  fileprivate func beginsScreen(_ id: DeclarationID) -> Bool {
    screens.screens(with: id).contains { number in
      screens.screens[number].regions.prefix(2).contains { $0.declaration == id }
        || screens.screens[number].regions.last?.declaration == id && screens.screens[number].regions.count < 4
    }
  }
}
