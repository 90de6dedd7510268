/// Source of the advice: WWDC25 session 238, 2:13 and 8:54.
struct CustomBackButton: Rule {
  let id = "custom-back-button"
  let group = RuleGroup.navigation
  let severity = Severity.warning
  let reference = Reference.session238(minute: 8, second: 54)
  let tags = ["navigation", "wcag323", "wcag324", "coga-o4p02", "coga-o1p03"]
  let explanation = Explanation(
    what: "A pushed screen has a Back button of the app's own.",
    why: """
      Assistive Access shows one large Back button at the bottom of every screen, and it goes back through the \
      navigation stack with no work by the app. A second one looks different, stands elsewhere, and is one more thing \
      to understand.
      """,
    instead: """
      Take it away and let the system's button do it. A Close button in a sheet is fine, and so is a button that leads \
      forward, such as “Done” or “Next”.
      """)

  func reports(in context: RuleContext) -> [Report] {
    let reader = context.fact(CustomBackButtonReader.self)
    var reports: [Report] = []
    for body in context.reachedBodies {
      for (number, element) in body.liveElements {
        guard let use = reader.use(number, in: body.id) else { continue }
        var report = context.report(
          "this button goes back one screen, which the Back button of Assistive Access does on every screen; take it away",
          about: element, in: body, severity: use.isOptional ? .information : nil
        )
        .offering(CustomBackButtonFix(use, in: body, context).offers)
        report.confidence = min(report.confidence, context.confidence(of: use.control.confidence))
        reports.append(report)
      }
    }
    return reports
      + context.reachedBarButtons.filter(\.leadsBack).map { button in
        Report(
          "this button goes back one screen, which the Back button of Assistive Access does on every screen; take it away",
          at: context.location(button.span, in: button.body.id),
          confidence: min(.likely, context.confidence(of: button.body.node.confidence)),
          severity: context.severity(of: button.body.node), path: context.path(to: button.body.id)
        )
        .offering(
          .refused("Take the button away", because: "other code may use this bar button, or the method that it calls"))
      }
  }

  let examples = CustomBackButton.cases
}
