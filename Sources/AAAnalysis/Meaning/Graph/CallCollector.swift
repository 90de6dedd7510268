/// Calls in code, flattened, each with the guards around it.
struct CollectedCall {
  var call: CallStep
  var span: Span
  var guards: [Guard]
  var activity: BuildCondition.Activity
  /// The index of the action it stands in; nil for the body's own code.
  var action: Int?
  /// Whether it stands in a closure that another call is given, and runs when that says so.
  var isInClosure = false
}

extension BodyFacts {
  /// Every call of the body's actions and code in source order. The positions are what `ViewGraph.Source.call` counts.
  var collectedCalls: [CollectedCall] {
    var calls: [CollectedCall] = []
    for (number, action) in actions.enumerated() {
      let element = elements[action.element]
      collectCalls(
        action.steps, guards: element.guards, activity: element.activity, action: number, into: &calls)
    }
    collectCalls(steps, guards: [], activity: .active, action: nil, into: &calls)
    return calls
  }
}

private func collectCalls(
  _ steps: [Step], guards: [Guard], activity: BuildCondition.Activity, action: Int?, into calls: inout [CollectedCall]
) {
  for step in steps {
    switch step.kind {
    case .call(let call):
      calls.append(CollectedCall(call: call, span: step.span, guards: guards, activity: activity, action: action))
      let start = calls.count
      for closure in call.closures {
        collectCalls(closure.steps, guards: guards, activity: activity, action: action, into: &calls)
      }
      for position in start..<calls.count { calls[position].isInClosure = true }
    case .delayed(_, let inner), .apart(let inner), .loop(let inner):
      collectCalls(inner, guards: guards, activity: activity, action: action, into: &calls)
    case .branch(let branches):
      for branch in branches {
        collectCalls(
          branch.steps, guards: guards + branch.guards, activity: activity.combined(with: branch.activity),
          action: action, into: &calls)
      }
    case .assign(let assign):
      collectCalls(assign.closure, guards: guards, activity: activity, action: action, into: &calls)
    case .wait, .exit:
      continue
    }
  }
}

/// An assignment in code, with the guards around it.
struct CollectedAssignment {
  var assignment: AssignStep
  var span: Span
  var guards: [Guard]
  var activity: BuildCondition.Activity
  /// The index of the action it stands in; nil for the body's own code.
  var action: Int?
}

extension BodyFacts {
  /// Every assignment of the body's actions and code in source order, those in closures included.
  var collectedAssignments: [CollectedAssignment] {
    var found: [CollectedAssignment] = []
    for (number, action) in actions.enumerated() {
      let element = elements[action.element]
      collectAssignments(action.steps, guards: element.guards, activity: element.activity, action: number, into: &found)
    }
    collectAssignments(steps, guards: [], activity: .active, action: nil, into: &found)
    return found
  }
}

private func collectAssignments(
  _ steps: [Step], guards: [Guard], activity: BuildCondition.Activity, action: Int?,
  into found: inout [CollectedAssignment]
) {
  for step in steps {
    switch step.kind {
    case .assign(let assignment):
      found.append(
        CollectedAssignment(
          assignment: assignment, span: step.span, guards: guards, activity: activity, action: action))
      collectAssignments(assignment.closure, guards: guards, activity: activity, action: action, into: &found)
    case .call(let call):
      for closure in call.closures {
        collectAssignments(closure.steps, guards: guards, activity: activity, action: action, into: &found)
      }
    case .delayed(_, let inner), .apart(let inner), .loop(let inner):
      collectAssignments(inner, guards: guards, activity: activity, action: action, into: &found)
    case .branch(let branches):
      for branch in branches {
        collectAssignments(
          branch.steps, guards: guards + branch.guards, activity: activity.combined(with: branch.activity),
          action: action, into: &found)
      }
    case .wait, .exit: continue
    }
  }
}
