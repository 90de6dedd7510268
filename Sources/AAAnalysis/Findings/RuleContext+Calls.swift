/// A call in code that a person in Assistive Access, or a screen they see, makes run.
struct ReachedCall {
  var body: ReachedBody
  var call: CallStep
  /// Relative to the declaration.
  var span: Span
  var activity: BuildCondition.Activity
  /// The action that the call stands in, as an index into the body's actions; nil in code of a function.
  var action: Int?

  /// The element in whose action the call stands.
  var element: Element? { action.map { body.facts.elements[body.facts.actions[$0].element] } }
}

/// The calls of the file's reached bodies.
private struct ReachedCalls: SharedFact {
  let calls: [ReachedCall]

  init(_ context: RuleContext) {
    let flag = AssistiveFlag(resolver: context.resolver)
    calls = context.reachedBodies.flatMap { body -> [ReachedCall] in
      body.facts.collectedCalls.compactMap { collected -> ReachedCall? in
        guard collected.activity != .inactive else { return nil }
        if let number = collected.action {
          let action = body.facts.actions[number]
          guard action.role != .accessibilityAction, body.node.liveElements[action.element] else { return nil }
        } else if body.node.extent == .flagged, !flag.requires(collected.guards, in: body.id) {
          return nil
        }
        guard collected.guards.isEmpty || flag.allows(collected.guards, in: body.id) else { return nil }
        return ReachedCall(
          body: body, call: collected.call, span: collected.span, activity: collected.activity,
          action: collected.action)
      }
    }
  }
}

/// An assignment in code that a person in Assistive Access, or a screen they see, makes run.
struct ReachedAssignment {
  var body: ReachedBody
  var assignment: AssignStep
  /// The whole assignment, relative to the declaration.
  var span: Span
  var activity: BuildCondition.Activity
}

private struct ReachedAssignments: SharedFact {
  let assignments: [ReachedAssignment]

  init(_ context: RuleContext) {
    let flag = AssistiveFlag(resolver: context.resolver)
    assignments = context.reachedBodies.flatMap { body -> [ReachedAssignment] in
      body.facts.collectedAssignments.compactMap { collected -> ReachedAssignment? in
        guard collected.activity != .inactive else { return nil }
        if let number = collected.action {
          let action = body.facts.actions[number]
          guard action.role != .accessibilityAction, body.node.liveElements[action.element] else { return nil }
        } else if body.node.extent == .flagged, !flag.requires(collected.guards, in: body.id) {
          return nil
        }
        guard collected.guards.isEmpty || flag.allows(collected.guards, in: body.id) else { return nil }
        return ReachedAssignment(
          body: body, assignment: collected.assignment, span: collected.span, activity: collected.activity)
      }
    }
  }
}

extension RuleContext {
  /// Assignments in the code of the file that Assistive Access reaches, by declaration, then in source order.
  var reachedAssignments: [ReachedAssignment] { fact(ReachedAssignments.self).assignments }

  /// A report about an assignment, at what is assigned to.
  func report(_ message: String, at assignment: ReachedAssignment, severity: Severity? = nil) -> Report {
    let body = assignment.body
    return Report(
      message, at: location(assignment.assignment.targetSpan, in: body.id),
      confidence: confidence(of: body.node.confidence),
      severity: self.severity(of: body.node, activity: assignment.activity) ?? severity, path: path(to: body.id))
  }
}

extension RuleContext {
  /// Calls in the code of the file that Assistive Access reaches, by declaration, then in source order.
  var reachedCalls: [ReachedCall] { fact(ReachedCalls.self).calls }

  /// The place of the callee's name.
  func location(of call: ReachedCall) -> Location { location(call.call.nameSpan, in: call.body.id) }

  /// A report about a call: the severity is lowered and the way told as for any finding in reached code.
  ///
  /// - Parameter severity: instead of the rule's own.
  func report(_ message: String, at call: ReachedCall, severity: Severity? = nil, fixes: [Fix] = []) -> Report {
    Report(
      message, at: location(of: call), confidence: confidence(of: call.body.node.confidence),
      severity: self.severity(of: call.body.node, activity: call.activity) ?? severity,
      path: path(to: call.body.id), fixes: fixes)
  }

  /// A report about an element, at its name or at a part of it.
  ///
  /// - Parameters:
  ///   - span: relative to the declaration; the element's name if none is given.
  ///   - severity: instead of the rule's own.
  func report(
    _ message: String, about element: Element, at span: Span? = nil, in body: ReachedBody, severity: Severity? = nil,
    related: [RelatedLocation] = [], fixes: [Fix] = []
  ) -> Report {
    Report(
      message, at: location(span ?? element.nameSpan, in: body.id),
      confidence: confidence(of: body.node.confidence),
      severity: self.severity(of: body.node, activity: element.activity) ?? severity,
      path: path(to: body.id), related: related, fixes: fixes)
  }
}
