/// Source of the advice: WWDC25 session 238, 3:52–4:07, which presents the keys as alternatives.
struct BothAssistiveKeys: Rule {
  let id = "both-assistive-keys"
  let group = RuleGroup.project
  let severity = Severity.information
  let reference = Reference.session238(minute: 3, second: 52)
  let tags = ["plist", "setup"]
  let explanation = Explanation(
    what: "The Info.plist has both keys of Assistive Access, and the app has an `AssistiveAccess` scene.",
    why: """
      Apple presents the keys as two ways to choose from: a scene made for Assistive Access, or the app as it is in full \
      screen. What both together do is not documented. An app with a scene fills the screen anyway, so the second key is \
      at least redundant. An app that runs on systems older than iOS 26 may want it there, and is not told.
      """,
    instead: "Keep `UISupportsAssistiveAccess` and remove `UISupportsFullScreenInAssistiveAccess`.")
  var examples: [Example] { Self.cases }

  func reports(in context: RuleContext) -> [Report] {
    context.infoPlistPlaces.flatMap { place -> [Report] in
      guard let entry = place.part.dictionary[AppBundle.fullScreenKey], entry.value.boolean == true,
        let app = place.apps.first(where: { isConcerned($0, context) })
      else { return [] }
      let sceneEntry = app.configurations.lazy.compactMap { $0.infoPlist.entry(AppBundle.sceneKey) }.first
      let fix = place.removing(entry).map {
        Fix(title: "Remove '\(AppBundle.fullScreenKey)'", safety: .unsafe, edits: [$0])
      }
      return [
        Report(
          "this key is documented as the alternative to '\(AppBundle.sceneKey)', and the app has a scene that fills the "
            + "screen anyway; remove '\(AppBundle.fullScreenKey)'", at: place.keyLocation(entry), confidence: .likely,
          related: sceneEntry.map { entry, file in
            [RelatedLocation(message: "the other key", location: Location(file, entry.keyTextSpan ?? Span(at: 0)))]
          } ?? [], fixes: fix.map { [$0] } ?? [])
      ]
    }
  }

  private func isConcerned(_ app: AppBundle, _ context: RuleContext) -> Bool {
    let hasBoth = app.configurations.contains { configuration in
      AssistiveKey.all.allSatisfy { configuration.infoPlist.entry($0)?.entry.value.boolean == true }
    }
    guard hasBoth, !app.runsWithoutScenes else { return false }
    let scenes = context.sceneFacts(of: app).scenes
    // Where no project tells, a scene that is used without a check tells that the app runs on nothing older.
    return app.requiresScenes ? !scenes.isEmpty : scenes.contains { !context.isAvailabilityChecked($0) }
  }
}
