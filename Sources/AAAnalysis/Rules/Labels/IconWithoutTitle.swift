/// Source: the documentation of `assistiveAccessNavigationIcon(systemImage:)`.
struct IconWithoutTitle: Rule {
  let id = "icon-without-title"
  let group = RuleGroup.labels
  let severity = Severity.warning
  let reference = Reference(
    title: "assistiveAccessNavigationIcon(systemImage:)",
    url: "https://developer.apple.com/documentation/swiftui/view/assistiveaccessnavigationicon(systemimage:)")
  let tags = ["labels", "navigation", "wcag242", "coga-o1p01"]
  let explanation = Explanation(
    what: "A screen has a navigation icon for Assistive Access, but no navigation title.",
    why: """
      The system shows the icon beside the navigation title. Without a title there is no place for the icon, and \
      nothing says where the person is.
      """,
    instead: "Give the screen a `navigationTitle(_:)`, or take the icon away.")

  func reports(in context: RuleContext) -> [Report] {
    context.reachedBodies.flatMap { body -> [Report] in
      guard context.showsNavigationIcons(body.node) else { return [] }
      return body.liveElements.compactMap { number, element -> Report? in
        guard
          let icon = element.modifiers.first(where: {
            $0.name == NavigationIcons.iconModifier && $0.activity != .inactive
          })
        else { return nil }
        let screens = context.screens.screens(showing: number, of: body.id, context.resolver)
        guard !screens.isEmpty, screens.allSatisfy({ context.titles.answer(for: $0) == .untitled }) else { return nil }
        return context.report(
          "this icon is not shown, because the screen has no title to show it beside; add 'navigationTitle(_:)'",
          about: element, at: icon.nameSpan, in: body)
      }
    }
  }

  let examples = IconWithoutTitle.cases
}
