/// Source of the advice: "Optimizing your app for Assistive Access".
struct KeyWithoutScene: Rule {
  let id = "key-without-scene"
  let group = RuleGroup.project
  let severity = Severity.warning
  let reference = Reference.optimizing
  let tags = ["plist", "scene", "setup"]
  let explanation = Explanation(
    what: "Info.plist says `UISupportsAssistiveAccess`, but no code declares an `AssistiveAccess` scene.",
    why: """
      The key promises an interface made for Assistive Access, and the system lists the app as optimised. Without the \
      scene people get the whole app, in full screen. Apple writes: if you add this key, adopt the scene.
      """,
    instead: "Declare an `AssistiveAccess` scene beside the `WindowGroup`, or take the key out until there is one.")

  var examples: [Example] { Self.cases }

  private static let title = "Add an 'AssistiveAccess' scene"

  func reports(in context: RuleContext) -> [Report] {
    context.infoPlistPlaces.flatMap { place -> [Report] in
      guard let entry = place.part.dictionary[AppBundle.sceneKey], entry.value.boolean == true else { return [] }
      return place.apps.compactMap { report(entry, place, $0, context) }
    }
  }

  private func report(
    _ entry: PropertyListDictionary.Entry, _ place: InfoPlistPlace, _ app: AppBundle, _ context: RuleContext
  ) -> Report? {
    let facts = context.sceneFacts(of: app)
    // A scene in a file that the target does not compile is told at the scene.
    guard facts.scenes.isEmpty, !facts.routesRole, facts.hasApp, !context.hasScenesElsewhere(app) else { return nil }
    var related: [RelatedLocation] = []
    if let scene = facts.normalScenes.last,
      let element = context.resolver.body(of: scene.declaration)?.elements[scene.element]
    {
      related.append(
        RelatedLocation(
          message: "the app's scenes are declared here",
          location: context.location(element.nameSpan, in: scene.declaration)))
    }
    let foreign = context.sceneOfNoApp
    if foreign != nil || context.linksUnknownCode(app) {
      related += foreign.map { [RelatedLocation(message: "a scene that no known app compiles", location: $0)] } ?? []
      return Report(
        "the key promises a scene for Assistive Access, and none is compiled into the app as far as the project files "
          + "tell; make sure that the code with the scene is linked", at: place.keyLocation(entry),
        confidence: .possible,
        severity: .information, related: related
      )
      .offering(
        .refused(Self.title, because: "a scene may be there in code that these project files do not show"))
    }
    return Report(
      "the key promises a scene for Assistive Access, and there is none, so people get the whole app; "
        + "add 'AssistiveAccess { … }' to the app's body",
      at: place.keyLocation(entry), related: related
    )
    .offering(
      FixOffers(
        SceneFix(facts, isChecked: app.runsWithoutScenes, context).map { [$0.fix] } ?? [], else: Self.title,
        because: "the app has no scenes of SwiftUI beside which it could stand"))
  }
}
