/// Assignments in code, flattened, each with the guards around it.
struct CollectedAssign {
  var assign: AssignStep
  var span: Span
  var guards: [Guard]
  var activity: BuildCondition.Activity
  /// The index of the action it stands in; nil for the body's own code.
  var action: Int?
}

extension BodyFacts {
  /// Every assignment of the body's actions and code in source order.
  var collectedAssigns: [CollectedAssign] {
    var found: [CollectedAssign] = []
    for (number, action) in actions.enumerated() {
      let element = elements[action.element]
      collectAssigns(action.steps, guards: element.guards, activity: element.activity, action: number, into: &found)
    }
    collectAssigns(steps, guards: [], activity: .active, action: nil, into: &found)
    return found
  }
}

private func collectAssigns(
  _ steps: [Step], guards: [Guard], activity: BuildCondition.Activity, action: Int?, into found: inout [CollectedAssign]
) {
  for step in steps {
    switch step.kind {
    case .assign(let assign):
      found.append(
        CollectedAssign(assign: assign, span: step.span, guards: guards, activity: activity, action: action))
    case .call(let call):
      for closure in call.closures {
        collectAssigns(closure.steps, guards: guards, activity: activity, action: action, into: &found)
      }
    case .delayed(_, let inner), .apart(let inner), .loop(let inner):
      collectAssigns(inner, guards: guards, activity: activity, action: action, into: &found)
    case .branch(let branches):
      for branch in branches {
        collectAssigns(
          branch.steps, guards: guards + branch.guards, activity: activity.combined(with: branch.activity),
          action: action, into: &found)
      }
    case .wait, .exit:
      continue
    }
  }
}
