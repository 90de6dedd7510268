/// Source of the advice: WWDC25 session 238, 6:54, where the delegate is set under a test of the role.
struct RoleUnconditional: Rule {
  let id = "role-unconditional"
  let group = RuleGroup.routing
  let severity = Severity.error
  let reference = Reference.session238(minute: 6, second: 54)
  let tags = ["uikit", "scene", "setup"]
  let explanation = Explanation(
    what: "`configurationForConnecting` gives sessions of every role the configuration for Assistive Access.",
    why: """
      The method is asked for every session, and outside Assistive Access the session is one for an ordinary window. \
      People who do not use Assistive Access then get the wrong interface, or none.
      """,
    instead: """
      Make the configuration with the role of the session that connects, and set `delegateClass` only if that role is \
      `.windowAssistiveAccessApplication`.
      """)

  func reports(in context: RuleContext) -> [Report] {
    let test = RoleTest(resolver: context.resolver)
    return context.sceneRoutings.filter(\.isForConnectingSession).flatMap { routing in
      routing.unconditionalRoutes(test).map { route in
        Report(
          message(route, routing), at: context.location(route.span, in: routing.declaration),
          related: related(route, routing, context)
        )
        .offering(
          FixOffers(
            RoleRoutingFix(route, routing, context).map { [$0.fix] } ?? [], else: "Route by the session's role",
            because: "more than a delegate hangs on this configuration, or it is made and handed on in one line"))
      }
    }
  }

  private func message(_ route: UnconditionalRoute, _ routing: SceneRouting) -> String {
    switch route {
    case .role:
      "sessions of every role get the configuration for Assistive Access, ordinary windows too; use "
        + "'\(routing.sessionRoleText ?? "the session's role")', and set 'delegateClass' only if it is "
        + "'.windowAssistiveAccessApplication'"
    case .delegate(let assignment):
      "sessions of every role get '\(assignment.className)', whose only scene is for Assistive Access; set "
        + "'delegateClass' only if the role is '.windowAssistiveAccessApplication'"
    }
  }

  private func related(
    _ route: UnconditionalRoute, _ routing: SceneRouting, _ context: RuleContext
  ) -> [RelatedLocation] {
    let assignments: [SceneRouting.Assignment] =
      switch route {
      case .role: routing.assignments.filter { $0.variable == route.variable }
      case .delegate(let assignment): [assignment]
      }
    return assignments.flatMap { assignment -> [RelatedLocation] in
      let isSelf = assignment.valueSpan == route.span
      let place = RelatedLocation(
        message: "the delegate is set here", location: context.location(assignment.valueSpan, in: routing.declaration))
      guard let scenes = HostedScenes(of: assignment.className, context.resolver) else { return isSelf ? [] : [place] }
      let scene = RelatedLocation(
        message: "the delegate's scenes are declared here",
        location: context.location(context.index[scenes.declaration].nameSpan, in: scenes.declaration))
      return isSelf ? [scene] : [place, scene]
    }
  }
}
