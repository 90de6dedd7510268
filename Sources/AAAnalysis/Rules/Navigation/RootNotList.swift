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
        !isMessage(context.tallies[screen], in: body), seen.insert(place).inserted
      else { return nil }
      let container = body.facts.elements[place.element]
      let what = container.name.hasSuffix("Grid") ? "a grid" : "a stack"
      return context.report(
        "the first screen puts its choices into \(what), which need not take on the rows or grid that the person has "
          + "chosen for Assistive Access; use a 'List'",
        about: container, in: body)
    }
  }

  /// Whether what there is to choose are the buttons of a message: “Next” and “Skip”, “OK”.
  private func isMessage(_ tally: Tally, in body: ReachedBody) -> Bool {
    guard tally.options <= 2 else { return false }
    return tally.places.contains { place in
      guard place.declaration == body.id, body.facts.elements[place.element].name == "Button" else { return false }
      let parts = [place.element] + body.facts.descendants(of: place.element)
      return parts.compactMap { body.facts.elements[$0].title }.contains { title in
        title.possibleTexts.contains { Self.answers.contains($0.lowercased()) }
      }
    }
  }

  private static let answers: Set<String> = [
    "next", "skip", "continue", "get started", "ok", "okay", "got it", "done", "retry", "try again", "not now",
    "later", "maybe later", "cancel", "dismiss", "close", "reload",
  ]

  let examples = RootNotList.cases
}

extension Expression {
  /// The texts that an expression can come to.
  fileprivate var possibleTexts: [String] {
    if case .ternary(_, let then, let otherwise) = kind { return then.possibleTexts + otherwise.possibleTexts }
    return writtenText.map { [$0] } ?? []
  }
}
