/// Source of the advice: WWDC25 session 238, 7:41–8:26 and 9:56–10:14. Apple gives a number for the first screen alone;
/// the other limits are ours.
struct TooManyOptions: Rule {
  let id = "too-many-options"
  let group = RuleGroup.navigation
  let severity = Severity.information
  let reference = Reference.session238(minute: 9, second: 56)
  let tags = ["navigation", "choice", "coga-o5p03", "coga-o2p01", "coga-o8p03"]
  let explanation = Explanation(
    what: "A screen in Assistive Access offers more things to choose from than a person can weigh.",
    why: """
      Every control is a question: is it this one? Apple asks to find the one or two features that matter, to show \
      nothing but these on the first screen, and to keep the number of options small on all others. How many are too \
      many is a heuristic: what is counted are the controls of a screen, through all views that stand on it; of rows \
      made from data the controls of one count, and of alternatives the longest.
      """,
    instead: """
      Leave out what is not essential, and spread the rest over screens that each have one purpose: a list of a few \
      links that lead on.
      """)

  static let rootLimit = RuleOption(
    "rootLimit", of: "too-many-options", default: 3, "Options that the first screen may have.")
  static let rootWarningLimit = RuleOption(
    "rootWarningLimit", of: "too-many-options", default: 5,
    "Options on the first screen beyond which it is a warning.")
  static let limit = RuleOption("limit", of: "too-many-options", default: 5, "Options that any other screen may have.")
  static let warningLimit = RuleOption(
    "warningLimit", of: "too-many-options", default: 8, "Options on any other screen beyond which it is a warning.")
  let options = [Self.rootLimit, Self.rootWarningLimit, Self.limit, Self.warningLimit]

  func reports(in context: RuleContext) -> [Report] {
    context.screensOfFile.compactMap { screen in
      let tally = context.tallies[screen]
      let count = tally.options
      let isRoot = context.isFirstScreen(screen)
      guard Double(count) > context.settings[isRoot ? Self.rootLimit : Self.limit] else { return nil }
      let isGrave = Double(count) > context.settings[isRoot ? Self.rootWarningLimit : Self.warningLimit]
      let advice =
        isRoot
        ? "Apple asks to show only the one or two features that matter most on the first screen; leave the others out"
        : "which are many to choose from at once; leave out what is not essential, or spread it over several screens"
      let places = tally.places + (tally.firstKey.map { [$0] } ?? [])
      return context.report(
        "this screen shows \(count) options, \(isRoot ? "and " : "")\(advice)", aboutScreen: screen,
        severity: isGrave ? .warning : nil,
        related: context.related(Array(places.prefix(4))) { "one of the options: \($0)" })
    }
  }

  let examples = TooManyOptions.cases
}

extension RuleContext {
  /// Whether a screen is the first one, and not a part of one that a branch on the flag shows.
  func isFirstScreen(_ number: Int) -> Bool {
    let screen = screens.screens[number]
    switch screen.kind {
    case .root(.flag): return screen.view != nil
    case .root: return true
    case .pushed, .presented, .tab: return false
    }
  }
}
