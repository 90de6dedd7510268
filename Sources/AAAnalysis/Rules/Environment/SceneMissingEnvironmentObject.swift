/// Source of the advice: WWDC25 session 238, 5:21, whose sample injects into the root views of both scenes.
struct SceneMissingEnvironmentObject: Rule {
  let id = "scene-missing-environment-object"
  let group = RuleGroup.environment
  let severity = Severity.error
  let reference = Reference.session238(minute: 5, second: 21)
  let tags = ["environment", "scene", "crash"]
  let explanation = Explanation(
    what: """
      A view that the `AssistiveAccess` scene shows takes an object from its environment, and nothing on the way to it \
      puts one in.
      """,
    why: """
      The scene is a root of its own: what the `WindowGroup` puts into its environment does not reach it. SwiftUI stops \
      the app as soon as the view asks for the object, so a person in Assistive Access cannot use the app at all.
      """,
    instead: """
      Put the object in at the scene's root view too, with the same `environmentObject(_:)` or `environment(_:)` as in \
      the `WindowGroup`.
      """)

  func reports(in context: RuleContext) -> [Report] {
    context.environmentLacks.compactMap { lack in
      let type: String
      let modifier: String
      switch lack.need {
      case .object(let name): (type, modifier) = (name, ".environmentObject(…)")
      case .observable(let name): (type, modifier) = (name, ".environment(…)")
      default: return nil
      }
      guard let evidence = context.evidence(for: lack, adding: modifier, safety: .unsafe) else { return nil }
      // Which of the objects that the normal scene puts in is the one is not to be seen.
      let isDoubtful = evidence.injector.map { !$0.isCertain } ?? false
      return Report(
        "the Assistive Access scene has no '\(type)' in its environment, so the app crashes when this view reads it; "
          + evidence.advice, at: evidence.location, severity: isDoubtful ? .warning : nil, path: evidence.path,
        related: evidence.related, fixes: evidence.offers.fixes, refusals: evidence.offers.refusals)
    }
  }

  let examples = SceneMissingEnvironmentObject.cases + SceneMissingEnvironmentObject.exemptions
}
