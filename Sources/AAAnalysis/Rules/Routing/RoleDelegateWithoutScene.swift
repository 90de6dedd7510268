/// Source of the advice: WWDC25 session 238, 6:35, where the delegate's `rootScene` is an `AssistiveAccess` scene.
struct RoleDelegateWithoutScene: Rule {
  let id = "role-delegate-without-scene"
  let group = RuleGroup.routing
  let severity = Severity.error
  let reference = Reference.session238(minute: 6, second: 35)
  let tags = ["uikit", "scene", "setup"]
  let explanation = Explanation(
    what: "The delegate that Assistive Access sessions get has no `AssistiveAccess` scene.",
    why: """
      SwiftUI looks in `rootScene` for a scene of the session's role. Without an `AssistiveAccess` scene there is \
      nothing to show. That a plain `UIWindowSceneDelegate` works for the role is not documented.
      """,
    instead: "Conform to `UIHostingSceneDelegate` and declare an `AssistiveAccess` scene in `rootScene`.")

  func reports(in context: RuleContext) -> [Report] {
    let index = context.index
    let classes = context.classes.filter { _, type in
      index.types(named: type.name).count == 1
        && (index.conforms(type.name, to: WorkspaceIndex.hostingSceneDelegate)
          || index.conforms(type.name, to: WorkspaceIndex.windowSceneDelegate))
    }
    guard !classes.isEmpty else { return [] }
    let files = context.filesBuiltTogether
    // The scene of a SwiftUI app is shown whatever its delegate, which hears of the session's life alone.
    if AppLifeCycle(index, files: files).hasSwiftUIApp,
      files.contains(where: { !context.snapshot.conclusions.sceneFacts[$0].scenes.isEmpty })
    {
      return []
    }
    let test = RoleTest(resolver: context.resolver)
    let assigned = context.sceneRoutings(in: files).flatMap { routing in
      routing.assistiveDelegates(test).map { (assignment: $0, declaration: routing.declaration) }
    }
    return classes.compactMap { id, type in
      guard let (assignment, declaration) = assigned.first(where: { $0.assignment.className == type.name }),
        let (message, severity) = problem(type.name, context)
      else { return nil }
      return Report(
        message, at: context.location(type.nameSpan, in: id), severity: severity,
        related: [
          RelatedLocation(
            message: "Assistive Access sessions get it here",
            location: context.location(assignment.valueSpan, in: declaration))
        ])
    }
  }

  private func problem(_ name: String, _ context: RuleContext) -> (String, Severity)? {
    let index = context.index
    if index.conforms(name, to: WorkspaceIndex.hostingSceneDelegate) {
      guard let scenes = HostedScenes(of: name, context.resolver), scenes.isComplete, !scenes.hasAssistiveAccess else {
        return nil
      }
      return (
        "'\(name)' is the delegate for Assistive Access, but its 'rootScene' has no 'AssistiveAccess' scene, so there "
          + "is nothing to show; add 'AssistiveAccess { … }'", .error
      )
    }
    guard index.knowsSuperclasses(of: name) else { return nil }
    return (
      "'\(name)' shows its own window in Assistive Access, which Apple does not document; conform to "
        + "'UIHostingSceneDelegate' and declare an 'AssistiveAccess' scene in 'rootScene'", .information
    )
  }
}
