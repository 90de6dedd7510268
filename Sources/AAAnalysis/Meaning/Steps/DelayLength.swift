/// Works out how long a wait is, in seconds.
struct DelayLength {
  /// Gives the value of a constant by its path (`["Timing", "toast"]`), if it can be found.
  var constant: ([String]) -> Expression?

  init(constant: @escaping ([String]) -> Expression? = { _ in nil }) {
    self.constant = constant
  }

  /// - Returns: nil if the length is not given or cannot be known.
  func seconds(of delay: Delay) -> Double? {
    delay.length.flatMap { seconds($0, unit: delay.unit, depth: 0) }
  }

  private func seconds(_ expression: Expression, unit: Double, depth: Int) -> Double? {
    guard depth < 16 else { return nil }
    switch expression.kind {
    case .integer, .float:
      return number(expression, depth: depth).map { $0 * unit }
    case .operation("+", let operands):
      // `.now() + 3`, `DispatchTime.now() + .seconds(3)`
      var sum = 0.0
      for operand in operands where !operand.isNow {
        guard let part = seconds(operand, unit: unit, depth: depth + 1) else { return nil }
        sum += part
      }
      return sum
    case .operation("*", _), .operation("/", _), .prefix:
      return number(expression, depth: depth).map { $0 * unit }
    case .postfix(let postfix):
      return seconds(postfix, expression, unit: unit, depth: depth)
    case .name, .implicitMember:
      return constantValue(of: expression).flatMap { seconds($0, unit: unit, depth: depth + 1) }
    case .tuple(let arguments) where arguments.count == 1:
      return seconds(arguments[0].value, unit: unit, depth: depth + 1)
    case .ternary(_, let then, let otherwise):
      // The longer one is judged.
      guard let left = seconds(then, unit: unit, depth: depth + 1),
        let right = seconds(otherwise, unit: unit, depth: depth + 1)
      else { return nil }
      return max(left, right)
    case .attempt(_, let inner), .cast(let inner, _, _):
      return seconds(inner, unit: unit, depth: depth + 1)
    default:
      return nil
    }
  }

  private func seconds(_ postfix: Postfix, _ expression: Expression, unit: Double, depth: Int) -> Double? {
    if let value = constantValue(of: expression) { return seconds(value, unit: unit, depth: depth + 1) }
    guard case .call(let call) = postfix.links.last?.kind, let argument = call.arguments.first?.value else {
      return nil
    }
    switch postfix.calledName {
    case "seconds": return number(argument, depth: depth)
    case "milliseconds": return number(argument, depth: depth).map { $0 / 1e3 }
    case "microseconds": return number(argument, depth: depth).map { $0 / 1e6 }
    case "nanoseconds": return number(argument, depth: depth).map { $0 / 1e9 }
    case "minutes": return number(argument, depth: depth).map { $0 * 60 }
    case "advanced", "addingTimeInterval": return seconds(argument, unit: unit, depth: depth + 1)
    case "UInt64", "Int", "Double", "TimeInterval", "UInt32", "UInt", "CGFloat", "Int64", "Float", "SchedulerTimeType":
      return seconds(argument, unit: unit, depth: depth + 1)
    case "Date" where call["timeIntervalSinceNow"] != nil:
      return seconds(argument, unit: 1, depth: depth + 1)
    case "init" where call.arguments.count == 1:
      return seconds(argument, unit: call["timeIntervalSinceNow"] == nil ? unit : 1, depth: depth + 1)
    case "max", "min":
      let all = call.arguments.map { seconds($0.value, unit: unit, depth: depth + 1) }
      guard !all.contains(where: { $0 == nil }) else { return nil }
      let known = all.compactMap { $0 }
      return postfix.calledName == "max" ? known.max() : known.min()
    default: return nil
    }
  }

  private func number(_ expression: Expression, depth: Int) -> Double? {
    guard depth < 16 else { return nil }
    switch expression.kind {
    case .integer(let text), .float(let text):
      let digits = text.filter { $0 != "_" }
      if digits.hasPrefix("0x") { return Int(digits.dropFirst(2), radix: 16).map(Double.init) }
      return Double(digits)
    case .prefix("-", let inner):
      return number(inner, depth: depth + 1).map { -$0 }
    case .operation(let sign, let operands):
      guard let first = operands.first, var result = number(first, depth: depth + 1) else { return nil }
      for operand in operands.dropFirst() {
        guard let next = number(operand, depth: depth + 1) else { return nil }
        switch sign {
        case "*": result *= next
        case "/": result /= next
        case "+": result += next
        case "-": result -= next
        default: return nil
        }
      }
      return result
    case .name("NSEC_PER_SEC"): return 1e9
    case .name("NSEC_PER_MSEC"): return 1e6
    case .name, .postfix, .implicitMember:
      if let value = constantValue(of: expression) { return number(value, depth: depth + 1) }
      guard case .postfix(let postfix) = expression.kind, case .call(let call) = postfix.links.last?.kind,
        call.arguments.count == 1
      else { return nil }
      return number(call.arguments[0].value, depth: depth + 1)
    case .tuple(let arguments) where arguments.count == 1:
      return number(arguments[0].value, depth: depth + 1)
    default:
      return nil
    }
  }

  private func constantValue(of expression: Expression) -> Expression? {
    if case .implicitMember(let name) = expression.kind { return constant(["", name]) }
    return expression.path.flatMap(constant)
  }
}

extension Expression {
  /// `.now()`, `DispatchTime.now()`, `.now`, `Date()`: the start that a length is added to.
  fileprivate var isNow: Bool {
    switch kind {
    case .implicitMember("now"): return true
    case .postfix(let postfix):
      if case .call(let call) = postfix.links.last?.kind, postfix.calledName == "Date" { return call.arguments.isEmpty }
      return postfix.calledName == "now" || path?.last == "now"
    default: return false
    }
  }
}

extension Postfix {
  /// The name of the last call of the chain.
  var calledName: String? {
    var name: String?
    switch base.kind {
    case .name(let base), .implicitMember(let base): name = base
    default: break
    }
    var called: String?
    for link in links {
      switch link.kind {
      case .member(let member, _): name = member
      case .call: called = name
      default: continue
      }
    }
    return called
  }
}
