/// Source of the advice: WWDC25 session 238, 14:28–14:51, that icons help people recognise a screen.
struct DuplicateNavigationIcon: Rule {
  let id = "duplicate-navigation-icon"
  let group = RuleGroup.labels
  let severity = Severity.information
  let reference = Reference.session238(minute: 14, second: 51)
  let tags = ["labels", "navigation", "wcag324", "coga-o1p07"]
  let explanation = Explanation(
    what: "Two screens with different titles have the same navigation icon.",
    why: """
      People who do not read recognise a screen by its icon. Two screens with one icon look like the same screen. \
      This is a heuristic: two titles can stand for one thing.
      """,
    instead: "Give each screen a symbol of its own.")

  func reports(in context: RuleContext) -> [Report] {
    guard let number = context.index.number(of: context.file) else { return [] }
    let icons = context.namedIcons
    return icons.enumerated().compactMap { position, icon -> Report? in
      guard icon.declaration.file == number, let node = context.graph.node(of: icon.declaration),
        let body = context.resolver.body(of: icon.declaration),
        let first = icons[..<position].first(where: { $0.symbol == icon.symbol && $0.title != icon.title })
      else { return nil }
      let reached = ReachedBody(id: icon.declaration, node: node, facts: body)
      let other = first.isWritten ? "“\(first.title)”" : "'\(first.title)'"
      return context.report(
        "the icon “\(icon.symbol)” stands for the screen \(other) already, so that the two look alike to people who do "
          + "not read; choose another symbol",
        about: body.elements[icon.element], at: icon.nameSpan, in: reached,
        related: [
          RelatedLocation(
            message: "the same icon for \(other)", location: context.location(first.nameSpan, in: first.declaration))
        ])
    }
  }

  let examples = DuplicateNavigationIcon.cases
}
