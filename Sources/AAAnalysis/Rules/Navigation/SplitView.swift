/// Source of the advice: WWDC25 session 238, 10:16–10:33 and 11:09.
struct SplitView: Rule {
  let id = "split-view"
  let group = RuleGroup.navigation
  let severity = Severity.warning
  let reference = Reference.session238(minute: 11, second: 9)
  let tags = ["navigation", "wcag248", "coga-o5p02", "coga-o2p02"]
  let explanation = Explanation(
    what: "Assistive Access shows columns beside each other.",
    why: """
      Two or three columns are two or three screens at once: a person has to see that what they choose in one changes \
      the other, and a column can be folded away. Apple asks to guide people one step at a time.
      """,
    instead: "Use a `NavigationStack`, and let the links of the sidebar push the details.")

  func reports(in context: RuleContext) -> [Report] {
    let message = "columns show several screens at once; use a 'NavigationStack' whose links push one after the other"
    var reports: [Report] = []
    for body in context.reachedBodies {
      for (number, element) in body.liveElements {
        if element.name == "NavigationSplitView", element.kind == .construct,
          !context.resolver.isOwnView(element.name, seenFrom: body.id)
        {
          reports.append(
            context.report(message, about: element, in: body)
              .offering(SplitViewFix(number, in: body, context).offers))
        }
        for modifier in element.modifiers where modifier.activity != .inactive && modifier.setsColumns {
          reports.append(
            context.report(
              message, about: element, at: modifier.nameSpan, in: body,
              fixes: SplitViewFix.stackStyle(modifier, in: body, context)))
        }
      }
    }
    return reports
      + context.reachedCalls.filter { context.makes($0, a: "UISplitViewController") }.map {
        context.report(
          "columns show several screens at once; use a 'UINavigationController' that pushes one after the other", at: $0
        )
        .offering(
          .refused(
            "Use a 'UINavigationController'",
            because: "how one controller leads to the next is decided by the code that puts them into columns"))
      }
  }

  let examples = SplitView.cases
}

extension Modifier {
  /// `.navigationViewStyle(.columns)`, `.navigationViewStyle(DoubleColumnNavigationViewStyle())`
  fileprivate var setsColumns: Bool {
    guard name == "navigationViewStyle", let style = firstUnlabelled?.value else { return false }
    return style.names.contains { $0 == "columns" || $0.hasSuffix("ColumnNavigationViewStyle") }
  }
}
