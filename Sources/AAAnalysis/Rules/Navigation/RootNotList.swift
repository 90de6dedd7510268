/// Source of the advice: WWDC25 session 238, 8:40–8:47: only lists are said to take on the layout of grid or rows.
struct RootNotList: Rule {
  let id = "root-not-list"
  let group = RuleGroup.navigation
  let severity = Severity.information
  let reference = Reference.session238(minute: 8, second: 40)
  let tags = ["navigation", "coga-o1p02", "coga-o1p03"]
  let explanation = Explanation(
    what: "The first screen of Assistive Access puts its choices into stacks or a grid, and not into a list.",
    why: """
      A person, or whoever helps them, has chosen between a grid and rows for everything in Assistive Access. Links \
      in a `List` take on that layout by themselves; for stacks and grids of an app's own Apple promises nothing. \
      This is a heuristic.
      """,
    instead: "Put the links into a `List`, as Apple's example does.")

  func reports(in context: RuleContext) -> [Report] {
    var seen: Set<Tally.Place> = []
    return context.screens.screens.indices.compactMap { screen in
      guard context.isFirstScreen(screen), let place = context.tallies[screen].looseContainer,
        context.index.file(of: place.declaration) == context.file,
        let body = context.reachedBodies.first(where: { $0.id == place.declaration }),
        seen.insert(place).inserted
      else { return nil }
      let container = body.facts.elements[place.element]
      let what = container.name.hasSuffix("Grid") ? "a grid" : "a stack"
      return context.report(
        "the first screen puts its choices into \(what), which need not take on the rows or grid that the person has "
          + "chosen for Assistive Access; use a 'List'",
        about: container, in: body)
    }
  }

  let examples = RootNotList.cases
}
