/// Source of the advice: WWDC25 session 238, 8:40–8:54.
struct NavigationStackMissing: Rule {
  let id = "navigation-stack-missing"
  let group = RuleGroup.navigation
  let severity = Severity.warning
  let reference = Reference.session238(minute: 8, second: 54)
  let tags = ["navigation", "wcag323", "coga-o4p02", "coga-o2p02"]
  let explanation = Explanation(
    what: "A screen in Assistive Access has links or a title, but no navigation stack around it.",
    why: """
      Without a stack a `NavigationLink` does nothing and a title is not shown. The Assistive Access scene is a root \
      of its own: it inherits no stack from the app's normal window. And the system's Back button goes back through \
      the navigation stack, which needs one.
      """,
    instead: "Put a `NavigationStack` around what the scene or the sheet shows.")

  func reports(in context: RuleContext) -> [Report] {
    let here = Set(context.screensOfFile)
    return context.snapshot.conclusions.missingStacks.needs.compactMap { need in
      guard here.contains(need.screen), let body = context.resolver.body(of: need.declaration) else { return nil }
      let element = body.elements[need.element]
      let name = need.modifier.map { element.modifiers[$0].name } ?? element.name
      let span = need.modifier.map { element.modifiers[$0].nameSpan } ?? element.nameSpan
      let consequence =
        switch name {
        case "navigationTitle", "navigationBarTitle": "the title of this screen is not shown"
        case "navigationDestination": "the destinations of this screen are never shown"
        default: "the links of this screen lead nowhere"
        }
      return context.report(
        "\(consequence), because no 'NavigationStack' is around it; put one around it", aboutScreen: need.screen,
        related: [
          RelatedLocation(
            message: "'\(name)' needs a navigation stack", location: context.location(span, in: need.declaration))
        ]
      )
      .offering(
        FixOffers(
          NavigationStackFix(screen: need.screen, context).fixes, else: "Put a 'NavigationStack' around it",
          because:
            "this screen is shown by other code than the scene's, and what it belongs around is for you to say"
        ))
    }
  }

  let examples = NavigationStackMissing.cases
}
