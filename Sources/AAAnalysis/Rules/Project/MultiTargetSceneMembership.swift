/// Source of the advice: "Optimizing your app for Assistive Access": the key and the scene belong to one app.
struct MultiTargetSceneMembership: Rule {
  let id = "multi-target-scene-membership"
  let group = RuleGroup.project
  let severity = Severity.warning
  let reference = Reference.optimizing
  let tags = ["setup", "targets"]
  let explanation = Explanation(
    what: """
      The file with the `AssistiveAccess` scene is not compiled into the app whose Info.plist promises it, but into another \
      target or into none.
      """,
    why: "The app is built without the scene, and people get the whole app although the scene was written.",
    instead: "Add the file to the app target, or take it out of the target's membership exceptions.")
  var examples: [Example] { Self.cases }

  func reports(in context: RuleContext) -> [Report] {
    guard let scene = context.sceneFacts.scenes.first, let body = context.resolver.body(of: scene.declaration) else {
      return []
    }
    return context.appsMissingScene(of: context.file).map { app in
      Report(
        "this file is not compiled into '\(app.name)', whose Info.plist promises the scene; add the file to the target",
        at: context.location(body.elements[scene.element].nameSpan, in: scene.declaration), confidence: .likely,
        related: related(app))
    }
  }

  private func related(_ app: AppBundle) -> [RelatedLocation] {
    var related: [RelatedLocation] = []
    if let (entry, file) = app.configurations.lazy.compactMap({ $0.infoPlist.entry(AppBundle.sceneKey) }).first {
      related.append(
        RelatedLocation(
          message: "the key", location: Location(file, entry.keyTextSpan ?? entry.value.span ?? Span(at: 0))))
    }
    if let target = app.target {
      related.append(RelatedLocation(message: "the target '\(target.name)'", location: target.declaration))
    }
    return related
  }
}
