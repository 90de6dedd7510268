/// Source of the advice: WWDC25 session 238, 8:16.
struct TabView: Rule {
  let id = "tab-view"
  let group = RuleGroup.navigation
  let severity = Severity.warning
  let reference = Reference.session238(minute: 8, second: 16)
  let tags = ["navigation", "choice", "coga-o5p03", "coga-o2p01", "coga-o2p02"]
  let explanation = Explanation(
    what: "Assistive Access shows tabs, or pages to swipe through.",
    why: """
      Tabs put several places beside each other that are all there at once: a person has to keep in mind which of \
      them they are in, and the Back button does not lead from one to the other. Apple asks for a first screen whose \
      only elements are the features that matter. Pages are hidden until a swipe brings them, which is a heuristic \
      finding.
      """,
    instead: "Show a `List` of links on the first screen, and make each tab a screen that a link pushes.")

  func reports(in context: RuleContext) -> [Report] {
    var reports: [Report] = []
    for body in context.reachedBodies {
      for (number, element) in body.liveElements
      where element.name == "TabView" && element.kind == .construct
        && !context.resolver.isOwnView(element.name, seenFrom: body.id)
      {
        reports.append(
          body.facts.isPaged(number) || context.setsPageStyle(element)
            ? context.report(
              "pages are found by a swipe alone, which nothing shows; put what is on them into a list, or lead from one "
                + "to the next by a button",
              about: element, in: body, severity: .information)
            : context.report(
              "tabs offer several places at once, and Back does not lead from one to the other; show a list of links and "
                + "push a screen for each", about: element, in: body))
      }
    }
    return reports
      + context.reachedCalls.filter { context.makes($0, a: "UITabBarController") }.map {
        context.report(
          "tabs offer several places at once, and Back does not lead from one to the other; show a list of links and push "
            + "a screen for each", at: $0)
      }
  }

  let examples = TabView.cases
}

extension RuleContext {
  /// Whether a modifier of the project's own makes pages of tabs.
  fileprivate func setsPageStyle(_ element: Element) -> Bool {
    element.modifiers.contains { modifier in
      let made = modifier.name == "modifier" ? modifier.arguments.first?.value.constructedType : nil
      let bodies = made.map(resolver.bodies(ofType:)) ?? resolver.modifiers(named: modifier.name)
      return bodies.contains { resolver.body(of: $0)?.elements.contains(where: \.isPageStyle) ?? false }
    }
  }

  /// Whether a call makes a view controller of UIKit's class or of one of the project that inherits from it.
  func makes(_ call: ReachedCall, a controller: String) -> Bool {
    let name = call.call.name
    return call.call.receiver.isEmpty && (name == controller || name.isCapitalised && index.inherits(name, controller))
  }
}
