/// Source of the advice: "Optimizing your app for Assistive Access"; the scene is shown in a scene session.
struct SceneLifecycleRequired: Rule {
  let id = "scene-lifecycle-required"
  let group = RuleGroup.routing
  let severity = Severity.warning
  let reference = Reference.optimizing
  let tags = ["uikit", "plist", "scene", "setup"]
  let explanation = Explanation(
    what: "Info.plist says `UISupportsAssistiveAccess`, but the UIKit app has no scene life cycle.",
    why: """
      An `AssistiveAccess` scene is shown in a scene session. An app that keeps its window in the application delegate \
      has no sessions, so that the scene cannot appear.
      """,
    instead: """
      Adopt the scene life cycle: add `UIApplicationSceneManifest` to Info.plist, or choose configurations in \
      `application(_:configurationForConnecting:options:)`.
      """)

  func reports(in context: RuleContext) -> [Report] {
    var spans: [Span] = []
    var reports: [Report] = []
    for app in context.apps {
      guard let span = keySpan(of: app, in: context.file), !spans.contains(span), !mayHaveManifest(app) else {
        continue
      }
      let lifeCycle = AppLifeCycle(context.index, files: context.files(of: app))
      guard lifeCycle.isUIKit, lifeCycle.isKnown, lifeCycle.sceneConfigurationFunctions.isEmpty,
        let delegate = lifeCycle.applicationDelegates.first
      else { continue }
      spans.append(span)
      reports.append(
        Report(
          "the app has no scene life cycle, so there is no session that can show a scene for Assistive Access; add "
            + "'UIApplicationSceneManifest', or 'application(_:configurationForConnecting:options:)' to the app delegate",
          at: Location(context.file, span),
          related: [
            RelatedLocation(
              message: "the app is started here",
              location: context.location(context.index[delegate].nameSpan, in: delegate))
          ]))
    }
    return reports
  }

  /// Where the file says that an app supports Assistive Access.
  private func keySpan(of app: AppBundle, in file: FileID) -> Span? {
    app.configurations.lazy.compactMap { $0.infoPlist.entry(AppBundle.sceneKey) }
      .first { $0.file == file && $0.entry.value.boolean == true }?.entry.keyTextSpan
  }

  /// Whether a configuration has a scene manifest, or may have one that is not seen here: the build can make one.
  private func mayHaveManifest(_ app: AppBundle) -> Bool {
    app.configurations.contains { configuration in
      let infoPlist = configuration.infoPlist
      return infoPlist.entry("UIApplicationSceneManifest") != nil || infoPlist.isGenerated || !infoPlist.isKnown
    }
  }
}
