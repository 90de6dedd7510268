/// Source of the advice: WWDC25 session 238, 14:28–14:51.
struct MissingNavigationIcon: Rule {
  let id = "missing-navigation-icon"
  let group = RuleGroup.labels
  let severity = Severity.warning
  let reference = Reference.session238(minute: 14, second: 51)
  let tags = ["labels", "navigation", "wcag246", "coga-o1p07"]
  let explanation = Explanation(
    what: "A screen that Assistive Access shows has a navigation title without an icon.",
    why: """
      People who do not read, or read slowly, recognise a screen by its picture. Assistive Access shows the icon \
      large beside the title, but only if the screen names one; Apple asks for one on every navigation title.
      """,
    instead: """
      Add `assistiveAccessNavigationIcon(systemImage:)` behind the title, with a symbol that stands for what the \
      screen is for. Outside Assistive Access the icon is not shown.
      """)

  func reports(in context: RuleContext) -> [Report] {
    let icons = NavigationIcons(
      resolver: context.resolver, graph: context.graph, wrappers: context.settings.iconWrappers)
    return context.reachedBodies.flatMap { body -> [Report] in
      // Outside an Assistive Access scene the icon is not shown.
      guard context.showsNavigationIcons(body.node) else { return [] }
      return body.liveElements.flatMap { number, element -> [Report] in
        guard !element.hidesNavigationBar else { return [] }
        return element.modifiers.enumerated().compactMap { position, modifier in
          guard modifier.setsTitle, !icons.hasIcon(number, in: body.id) else { return nil }
          return report(modifier, of: element, in: body, context)
        }
      }
    }
  }

  private func report(
    _ modifier: Modifier, of element: Element, in body: ReachedBody, _ context: RuleContext
  ) -> Report {
    let title = modifier.firstUnlabelled?.value.writtenText
    let what = title.map { "the title “\($0)” has no icon" } ?? "this title has no icon"
    return Report(
      "\(what), and people who do not read recognise a screen by its picture; "
        + "add 'assistiveAccessNavigationIcon(systemImage:)'",
      at: context.location(modifier.nameSpan, in: body.id),
      confidence: context.confidence(of: body.node.confidence),
      severity: context.severity(of: body.node, activity: modifier.activity.combined(with: element.activity)),
      path: context.path(to: body.id),
      fixes: MissingIconFix(modifier, title: title, in: body, context).fixes)
  }

  let examples = MissingNavigationIcon.cases
}
