/// An assignment in code that a person in Assistive Access, or a screen they see, makes run.
struct ReachedAssign {
  var body: ReachedBody
  var assign: AssignStep
  /// Relative to the declaration.
  var span: Span
  var activity: BuildCondition.Activity
}

/// The assignments of the file's reached bodies.
private struct ReachedAssigns: SharedFact {
  let assigns: [ReachedAssign]

  init(_ context: RuleContext) {
    let flag = AssistiveFlag(resolver: context.resolver)
    assigns = context.reachedBodies.flatMap { body -> [ReachedAssign] in
      body.facts.collectedAssigns.compactMap { collected -> ReachedAssign? in
        guard collected.activity != .inactive else { return nil }
        if let number = collected.action {
          let action = body.facts.actions[number]
          guard action.role != .accessibilityAction, body.node.liveElements[action.element] else { return nil }
        } else if body.node.extent == .flagged, !flag.requires(collected.guards, in: body.id) {
          return nil
        }
        guard collected.guards.isEmpty || flag.allows(collected.guards, in: body.id) else { return nil }
        return ReachedAssign(
          body: body, assign: collected.assign, span: collected.span, activity: collected.activity)
      }
    }
  }
}

extension RuleContext {
  /// Assignments in the code of the file that Assistive Access reaches, by declaration, then in source order.
  var reachedAssigns: [ReachedAssign] { fact(ReachedAssigns.self).assigns }

  /// A report about an assignment, at what is assigned to.
  func report(_ message: String, at assign: ReachedAssign, severity: Severity? = nil) -> Report {
    Report(
      message, at: location(assign.assign.targetSpan, in: assign.body.id),
      confidence: confidence(of: assign.body.node.confidence),
      severity: self.severity(of: assign.body.node, activity: assign.activity) ?? severity,
      path: path(to: assign.body.id))
  }
}
