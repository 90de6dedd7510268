/// Source of the advice: WWDC25 session 238, 11:09. Apple gives no number; the limit is ours.
struct DeepNavigation: Rule {
  let id = "deep-navigation"
  let group = RuleGroup.navigation
  let severity = Severity.information
  let reference = Reference.session238(minute: 11, second: 9)
  let tags = ["navigation", "wcag248", "coga-o5p02", "coga-o2p02"]
  let explanation = Explanation(
    what: "It takes many screens, one pushed after the other, to get to the end of a way through the app.",
    why: """
      Who is four screens in has to remember where they came from and how often to go back. Apple asks for a \
      reasonable number of steps. This is a heuristic: the longest way from the first screen is counted, screens that \
      lead to each other once.
      """,
    instead: "Bring what matters nearer to the first screen, and leave out screens that only lead on.")

  static let limit = RuleOption(
    "limit", of: "deep-navigation", default: 3, "Screens that may be pushed one after the other.")
  let options = [Self.limit]

  func reports(in context: RuleContext) -> [Report] {
    var told: Set<Location> = []
    // Where several ways end at one place the longest is told of.
    let chains = context.snapshot.conclusions.pushChains.sorted { $0.pushes > $1.pushes }
    return chains.compactMap { chain in
      guard Double(chain.pushes) > context.settings[Self.limit], let last = chain.steps.last,
        let root = chain.steps.first
      else { return nil }
      let location = context.place(of: last.way)
      guard location.file == context.file, told.insert(location).inserted else { return nil }
      let node = context.graph.node(of: last.way.declaration)
      let steps = chain.steps.dropFirst().map { step in
        PathStep(name: context.name(ofScreen: step.screen), location: context.place(of: step.way))
      }
      let first = PathStep(
        name: context.name(ofScreen: root.screen), location: context.place(ofScreen: root.screen).location)
      return Report(
        "this is screen number \(chain.pushes) behind '\(first.name)', each pushed by the one before, and a way this "
          + "long is hard to go and to come back from; bring it nearer to the first screen",
        at: location, confidence: min(.likely, context.confidence(of: node?.confidence ?? .possible)),
        severity: node.flatMap { context.severity(of: $0) }, path: [first] + steps)
    }
  }

  let examples = DeepNavigation.cases
}
