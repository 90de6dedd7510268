/// Source of the advice: WWDC25 session 238, 9:56–10:14; Human Interface Guidelines, Accessibility.
struct SearchField: Rule {
  let id = "search-field"
  let group = RuleGroup.navigation
  let severity = Severity.information
  let reference = Reference.session238(minute: 9, second: 56)
  let tags = ["navigation", "choice", "coga-o5p03", "coga-o2p01"]
  let explanation = Explanation(
    what: "A screen in Assistive Access has a search field.",
    why: """
      To search, a person has to know the word for what they want, type it, and understand a list that changes while \
      they do. Apple asks to keep the number of options small, which leaves little to search for. This is a heuristic.
      """,
    instead: "Show fewer rows, the ones that are used most, with a picture for each.")

  func reports(in context: RuleContext) -> [Report] {
    let message = "a search wants words to be known and typed; show fewer things to choose from instead"
    var reports: [Report] = []
    for body in context.reachedBodies {
      for (_, element) in body.liveElements {
        for modifier in element.modifiers where modifier.name == "searchable" && modifier.activity != .inactive {
          reports.append(context.report(message, about: element, at: modifier.nameSpan, in: body))
        }
      }
    }
    return reports
      + context.reachedCalls.filter {
        context.makes($0, a: "UISearchController") || context.makes($0, a: "UISearchBar")
      }.map { context.report(message, at: $0) }
  }

  let examples = SearchField.cases
}
