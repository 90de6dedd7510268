extension Array where Element == Step {
  /// Whether a test holds for some step, those in branches, loops and the closures of calls included. A closure that is
  /// only kept in a variable is left out.
  func containsStep(where test: (Step.Kind) -> Bool) -> Bool {
    contains { step in
      if test(step.kind) { return true }
      return switch step.kind {
      case .call(let call): call.closures.contains { $0.steps.containsStep(where: test) }
      case .branch(let branches): branches.contains { $0.steps.containsStep(where: test) }
      case .apart(let inner), .loop(let inner), .delayed(_, let inner): inner.containsStep(where: test)
      case .assign, .wait, .exit: false
      }
    }
  }

  /// The same for calls.
  func containsCall(where test: (CallStep) -> Bool) -> Bool {
    containsStep { kind in if case .call(let call) = kind { test(call) } else { false } }
  }

  /// The same for assignments.
  func containsAssignment(where test: (AssignStep) -> Bool) -> Bool {
    containsStep { kind in if case .assign(let assign) = kind { test(assign) } else { false } }
  }
}
