/// Source of the advice: WWDC25 session 238, 5:21, whose sample has a model container in both scenes.
struct SceneMissingModelContainer: Rule {
  let id = "scene-missing-model-container"
  let group = RuleGroup.environment
  let severity = Severity.error
  let reference = Reference.session238(minute: 5, second: 21)
  let tags = ["environment", "scene", "data"]
  let explanation = Explanation(
    what: """
      A view that the `AssistiveAccess` scene shows uses SwiftData, and nothing on the way to it puts a model \
      container into the environment.
      """,
    why: """
      A container of the `WindowGroup` does not reach the scene, whether its root view or the `WindowGroup` itself has \
      it. Queries then fail or find nothing, and what a person saves is lost or stops the app.
      """,
    instead: "Add the same `modelContainer` to the scene's root view, as Apple's sample does.")

  func reports(in context: RuleContext) -> [Report] {
    context.environmentLacks.compactMap { lack in
      guard lack.need == .modelContext,
        let evidence = context.evidence(for: lack, adding: ".modelContainer(…)", safety: .safe)
      else { return nil }
      let isQuery = context.resolver.variable(lack.property)?.attribute("Query") != nil
      return Report(
        "the Assistive Access scene has no model container, so "
          + (isQuery ? "this query has no data to read" : "this context has no place to save to")
          + "; \(evidence.advice)",
        at: evidence.location, path: evidence.path, related: evidence.related, fixes: evidence.offers.fixes,
        refusals: evidence.offers.refusals)
    }
  }

  let examples = SceneMissingModelContainer.cases
}
