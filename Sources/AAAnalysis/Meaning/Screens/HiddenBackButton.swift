/// A place that takes the system's back button away.
struct HiddenBackButton {
  /// The element and its modifier, in views.
  var modifier: (element: Int, modifier: Int)?
  /// The name to point at, relative to the declaration.
  var nameSpan: Span
  /// Whether it is certain that the button goes: `true` is written, or nothing.
  var isCertain: Bool
}

extension BodyFacts {
  /// `.navigationBarBackButtonHidden()`, and with `true` or a condition that is not known.
  func hiddenBackButtons(of number: Int, in id: DeclarationID, _ resolver: Resolver) -> [HiddenBackButton] {
    elements[number].modifiers.enumerated().compactMap { position, modifier in
      guard modifier.name == "navigationBarBackButtonHidden", modifier.activity != .inactive else { return nil }
      let isHidden: Bool?
      if let argument = modifier.firstUnlabelled {
        isHidden = AssistiveFlag(resolver: resolver).knownValue(of: argument.value, in: id)
      } else {
        isHidden = true
      }
      if isHidden == false { return nil }
      return HiddenBackButton(
        modifier: (number, position), nameSpan: modifier.nameSpan, isCertain: isHidden == true)
    }
  }
}

extension AssistiveFlag {
  /// How a condition comes out while Assistive Access is in use, if that is known.
  func knownValue(of condition: Expression, in id: DeclarationID) -> Bool? {
    func canBe(_ value: Bool) -> Bool {
      allows([Guard(conditions: [.expression(condition)], holds: value, branch: 0, alternative: 0)], in: id)
    }
    switch (canBe(true), canBe(false)) {
    case (true, false): return true
    case (false, true): return false
    default: return nil
    }
  }
}

/// An assignment in code, with the guards around it.
struct CollectedAssign {
  var assign: AssignStep
  /// The whole assignment, relative to the declaration.
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
      action.steps.collectAssigns(guards: element.guards, activity: element.activity, action: number, into: &found)
    }
    steps.collectAssigns(guards: [], activity: .active, action: nil, into: &found)
    return found
  }
}

extension Array where Element == Step {
  fileprivate func collectAssigns(
    guards: [Guard], activity: BuildCondition.Activity, action: Int?, into found: inout [CollectedAssign]
  ) {
    for step in self {
      switch step.kind {
      case .assign(let assign):
        found.append(
          CollectedAssign(assign: assign, span: step.span, guards: guards, activity: activity, action: action))
      case .delayed(_, let inner), .apart(let inner), .loop(let inner):
        inner.collectAssigns(guards: guards, activity: activity, action: action, into: &found)
      case .branch(let branches):
        for branch in branches {
          branch.steps.collectAssigns(
            guards: guards + branch.guards, activity: activity.combined(with: branch.activity), action: action,
            into: &found)
        }
      case .call(let call):
        for closure in call.closures {
          closure.steps.collectAssigns(guards: guards, activity: activity, action: action, into: &found)
        }
      case .wait, .exit: continue
      }
    }
  }
}
