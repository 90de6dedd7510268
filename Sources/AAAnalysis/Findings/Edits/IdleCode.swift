// Code that does nothing by itself: what stands before something that is taken out may lose its purpose with it.

extension Expression {
  /// Whether nothing happens when the expression is worked out.
  var isPure: Bool {
    switch kind {
    case .name, .implicitMember, .integer, .float, .boolean, .nil, .keyPath, .closure, .receiver: return true
    case .string(let literal):
      return literal.segments.allSatisfy { segment in
        guard case .interpolation(let arguments) = segment else { return true }
        return arguments.allSatisfy(\.value.isPure)
      }
    case .array(let values), .operation(_, let values): return values.allSatisfy(\.isPure)
    case .dictionary(let entries): return entries.allSatisfy { $0.key.isPure && $0.value.isPure }
    case .tuple(let arguments): return arguments.allSatisfy(\.value.isPure)
    case .prefix(_, let inner), .cast(let inner, _, _): return inner.isPure
    case .ternary(let condition, let then, let otherwise):
      return condition.isPure && then.isPure && otherwise.isPure
    case .postfix(let postfix): return postfix.isPure
    case .attempt, .awaiting, .assignment, .if, .switch, .other: return false
    }
  }
}

extension Postfix {
  fileprivate var isPure: Bool {
    var name = ""
    switch base.kind {
    case .name(let base): name = base
    case .implicitMember(let member): name = member
    default: if !base.isPure { return false }
    }
    return links.allSatisfy { link in
      switch link.kind {
      case .member(let member, _):
        name = member
        return true
      case .subscript(let arguments): return arguments.allSatisfy(\.value.isPure)
      case .call(let call): return Self.pureCalls.contains(name) && call.arguments.allSatisfy(\.value.isPure)
      case .conditional: return false
      }
    }
  }

  private static let pureCalls: Set<String> = [
    "contains", "hasPrefix", "hasSuffix", "first", "last", "firstIndex", "lastIndex", "allSatisfy", "min", "max", "abs",
    "String", "Int", "Double", "Float", "CGFloat", "UInt64", "TimeInterval", "UUID", "Date", "now", "seconds",
    "milliseconds", "nanoseconds", "addingTimeInterval", "advanced", "timeIntervalSince", "isEqual", "Set", "Array",
    "ContinuousClock", "SuspendingClock", "publish", "autoconnect", "every", "DispatchTime", "type", "count",
  ]
}

extension Condition {
  var isPure: Bool {
    switch self {
    case .expression(let expression): expression.isPure
    case .binding(_, _, let value, _): value?.isPure ?? true
    case .matching(let pattern, let value): (pattern.expression?.isPure ?? true) && value.isPure
    case .availability: true
    }
  }

  /// Whether it asks if the task was cancelled.
  fileprivate var asksForCancellation: Bool {
    guard case .expression(let expression) = self else { return false }
    return expression.names.contains("isCancelled")
  }
}

extension Statement {
  /// Whether the statement only waits: `try? await Task.sleep(for: .seconds(2))`, `await Task.yield()`.
  var onlyWaits: Bool {
    guard case .expression(let expression) = kind, let call = expression.bareCall else { return false }
    return ["sleep", "usleep", "checkCancellation", "yield"].contains(call.name)
      && call.call.arguments.allSatisfy(\.value.isPure)
  }

  /// Whether the statement decides whether what follows runs, and does nothing else.
  var onlyGuards: Bool {
    switch kind {
    case .guard(let guarded):
      return guarded.conditions.allSatisfy(\.isPure) && guarded.otherwise.statements.allSatisfy(\.leaves)
    case .if(let condition):
      return condition.otherwise == nil && condition.conditions.allSatisfy(\.isPure)
        && !condition.body.statements.isEmpty && condition.body.statements.allSatisfy(\.leaves)
    default: return false
    }
  }

  /// Whether the statement has no purpose where nothing comes behind it.
  var isIdle: Bool {
    if onlyWaits || onlyGuards { return true }
    switch kind {
    case .variable(let variable): return variable.getter == nil && (variable.initialValue?.isPure ?? true)
    case .return(nil), .jump("continue"): return true
    case .function: return true
    default: return false
    }
  }

  /// A bare `return`, `continue` or `break`, or the error of a cancelled task.
  private var leaves: Bool {
    switch kind {
    case .return(nil), .jump("continue"), .jump("break"): true
    case .throw(let value): value.names.contains("CancellationError")
    default: false
    }
  }
}

extension Expression {
  /// The last call of a chain of names, `try` and `await` left out: `sleep` of `try? await Task.sleep(…)`.
  var bareCall: (name: String, call: Call)? {
    switch kind {
    case .attempt(_, let inner), .awaiting(let inner): return inner.bareCall
    case .postfix(let postfix):
      guard let name = postfix.calledName, case .call(let call) = postfix.links.last?.kind else { return nil }
      let calls = postfix.links.filter { if case .call = $0.kind { true } else { false } }
      // `ContinuousClock().sleep(…)`: what is made first does nothing else.
      guard calls.count == 1 || calls.count == 2 && postfix.links.first.map({ $0.span == calls[0].span }) ?? false
      else {
        return nil
      }
      return (name, call)
    default: return nil
    }
  }
}
