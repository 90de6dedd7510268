/// Source of the advice: WWDC25 session 238, 5:21, whose sample gives data to the root views of both scenes.
struct SceneMissingManagedObjectContext: Rule {
  let id = "scene-missing-managed-object-context"
  let group = RuleGroup.environment
  let severity = Severity.warning
  let reference = Reference.session238(minute: 5, second: 21)
  let tags = ["environment", "scene", "data"]
  let explanation = Explanation(
    what: """
      A view that the `AssistiveAccess` scene shows uses Core Data, and nothing on the way to it puts a managed object \
      context into the environment.
      """,
    why: """
      The context of the `WindowGroup` does not reach the scene. The view gets an empty context without a store: \
      requests find nothing, and saving fails or stops the app.
      """,
    instead: """
      Add `.environment(\\.managedObjectContext, …)` to the scene's root view, with the context that the `WindowGroup` \
      gets.
      """)

  func reports(in context: RuleContext) -> [Report] {
    context.environmentLacks.compactMap { lack in
      guard lack.need == .managedObjectContext,
        let evidence = context.evidence(
          for: lack, adding: ".environment(\\.managedObjectContext, …)", safety: .unsafe)
      else { return nil }
      let isContext = context.resolver.variable(lack.property)?.attribute("Environment") != nil
      return Report(
        "the Assistive Access scene has no managed object context, so "
          + (isContext ? "this one has no store" : "this request finds nothing") + "; \(evidence.advice)",
        at: evidence.location, path: evidence.path, related: evidence.related, fixes: evidence.offers.fixes,
        refusals: evidence.offers.refusals)
    }
  }

  let examples = SceneMissingManagedObjectContext.cases
}
