/// Source of the advice: the availability of the scene (iOS 26) and of the flag (iOS 18) in Apple's documentation.
struct OlderOsFallback: Rule {
  let id = "older-os-fallback"
  let group = RuleGroup.project
  let severity = Severity.information
  let reference = Reference.optimizing
  let tags = ["availability", "setup"]
  let explanation = Explanation(
    what: """
      The `AssistiveAccess` scene stands in a check for iOS 26, the app runs on older systems too, and nothing is done for \
      people who use Assistive Access there.
      """,
    why: """
      Assistive Access exists since iOS 17. On systems before iOS 26 the scene is never shown: people get the whole app in \
      a reduced frame.
      """,
    instead: """
      On iOS 18 and later, show the simple interface in the app's normal root view when the environment value \
      `accessibilityAssistiveAccessEnabled` is true.
      """)
  var examples: [Example] { Self.cases }

  func reports(in context: RuleContext) -> [Report] {
    let scenes = context.sceneFacts.scenes.filter { context.isAvailabilityChecked($0) }
    guard let scene = scenes.first, let body = context.resolver.body(of: scene.declaration) else { return [] }
    let place = context.location(body.elements[scene.element].nameSpan, in: scene.declaration)
    return context.apps(compiling: context.file).compactMap { app -> Report? in
      guard app.runsWithoutScenes, let deploymentTarget = app.deploymentTarget, !app.mentions(AppBundle.fullScreenKey),
        !context.asksForFlag(app)
      else { return nil }
      return Report(
        "'\(app.name)' runs on iOS \(deploymentTarget.version), where this scene does not exist, so people who use "
          + "Assistive Access there get the whole app in a small frame; branch on "
          + "'\\.accessibilityAssistiveAccessEnabled' (iOS 18) in the app's normal root", at: place,
        confidence: .likely,
        related: [RelatedLocation(message: "the deployment target", location: deploymentTarget.location)])
    }
  }
}
