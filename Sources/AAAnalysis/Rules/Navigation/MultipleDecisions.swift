/// Source of the advice: WWDC25 session 238, 10:56–11:30 and 12:41–13:27; Human Interface Guidelines, Accessibility.
struct MultipleDecisions: Rule {
  let id = "multiple-decisions"
  let group = RuleGroup.navigation
  let severity = Severity.information
  let reference = Reference.session238(minute: 10, second: 56)
  let tags = ["navigation", "choice", "wcag332", "coga-o1p04", "coga-o4p04", "coga-o4p07"]
  let explanation = Explanation(
    what: "A screen in Assistive Access asks for several values at once.",
    why: """
      A form wants a person to keep several questions in mind, and to find out by themselves when they have answered \
      all of them. Apple asks to guide people step by step, with a single decision on each screen. This is a \
      heuristic: inputs count as several if they do not set the same value.
      """,
    instead: """
      Ask one question on each screen, and lead from each to the next, as Apple's drawing app does when it asks for \
      the color before it shows the canvas. Leave out questions that a good default answers.
      """)

  static let limit = RuleOption(
    "limit", of: "multiple-decisions", default: 1, "Values that one screen may ask for.")
  let options = [Self.limit]

  func reports(in context: RuleContext) -> [Report] {
    context.screensOfFile.compactMap { screen in
      let inputs = context.tallies[screen].withoutCredentials
      guard Double(inputs.count) > context.settings[Self.limit] else { return nil }
      let isCounted = context.tallies[screen].inputs.count < Tally.mostInputs
      let kinds = isCounted ? ": \(ControlWords.list(of: inputs.map(\.control)))" : ""
      return context.report(
        "this screen asks for \(inputs.count)\(isCounted ? "" : " or more") things at once\(kinds); "
          + "ask for one on each screen, step by step",
        aboutScreen: screen,
        related: context.related(inputs.prefix(4).map(\.place)) { "one of the inputs: \($0)" })
    }
  }

  let examples = MultipleDecisions.cases
}
