/// Source of the advice: WWDC25 session 238, 6:54: the delegate class is set when the session connects.
struct RoleUnhandled: Rule {
  let id = "role-unhandled"
  let group = RuleGroup.routing
  let severity = Severity.warning
  let reference = Reference.session238(minute: 6, second: 54)
  let tags = ["uikit", "scene", "setup"]
  let explanation = Explanation(
    what: "A UIKit app has a `UIHostingSceneDelegate` with an `AssistiveAccess` scene, but no session is given it.",
    why: """
      UIKit does not find the delegate by itself. In Assistive Access the app then shows its ordinary interface, or \
      none.
      """,
    instead: """
      Set `delegateClass` in `application(_:configurationForConnecting:options:)` if the session's role is \
      `.windowAssistiveAccessApplication`.
      """)

  func reports(in context: RuleContext) -> [Report] {
    let delegates = context.classes.filter { _, type in
      context.index.conforms(type.name, to: WorkspaceIndex.hostingSceneDelegate)
        && HostedScenes(of: type.name, context.resolver)?.hasAssistiveAccess == true
    }
    guard !delegates.isEmpty else { return [] }
    let files = context.filesBuiltTogether
    let lifeCycle = AppLifeCycle(context.index, files: files)
    // Code that names the role routes it somewhere, if not here.
    let facts = context.snapshot.conclusions.sceneFacts
    guard lifeCycle.isUIKit, lifeCycle.isKnown, !files.contains(where: { facts[$0].routesRole })
    else { return [] }
    return delegates.compactMap { id, type in
      guard !context.index.mentions(type: type.name), !isInManifest(type.name, context) else { return nil }
      let related = lifeCycle.applicationDelegates.prefix(1).map {
        RelatedLocation(
          message: "the app is started here", location: context.location(context.index[$0].nameSpan, in: $0))
      }
      return Report(
        "'\(type.name)' has the scene for Assistive Access, but no session gets it as its delegate, so the scene is "
          + "never shown; set 'delegateClass' in 'application(_:configurationForConnecting:options:)'",
        at: context.location(type.nameSpan, in: id), related: related
      )
      .offering(
        FixOffers(
          DelegateRegistrationFix(id, type, lifeCycle, context).map { [$0.fix] } ?? [],
          else: "Make '\(type.name)' the delegate for Assistive Access",
          because: lifeCycle.sceneConfigurationFunctions.isEmpty
            ? "the app's delegate is not to be seen, or there are several"
            : "the function that chooses the configuration gives it back on several ways"
        ))
    }
  }

  /// Whether the scene manifest names the class, or may do so because the list is not known.
  private func isInManifest(_ name: String, _ context: RuleContext) -> Bool {
    context.apps(compiling: context.file).flatMap(\.configurations).contains { configuration in
      guard let manifest = configuration.infoPlist.entry("UIApplicationSceneManifest")?.entry.value else {
        return !configuration.infoPlist.isKnown
      }
      return manifest.strings.contains { $0 == name || $0.hasSuffix("." + name) }
    }
  }
}

extension PropertyListValue {
  /// Every string in the value, however deep.
  fileprivate var strings: [String] {
    if let string { return [string] }
    if let dictionary { return dictionary.entries.flatMap(\.value.strings) }
    return array?.flatMap(\.strings) ?? []
  }
}
