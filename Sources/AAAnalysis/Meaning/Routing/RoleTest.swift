/// Tells for which roles of a scene session code runs.
///
/// It understands comparisons with a role and `switch`es over it, local names for these, and functions and computed
/// variables that return them. The Assistive Access flag counts as a test of the role: it is set if and only if the
/// sessions are of that role.
struct RoleTest {
  let resolver: Resolver

  /// Whether code under these conditions can run in a session of a role.
  func allows(_ conditions: [PathCondition], _ role: SessionRole, in id: DeclarationID) -> Bool {
    conditions.allSatisfy { value(of: $0, role, in: id, depth: 0) != false }
  }

  /// Whether code under these conditions certainly runs in a session of a role, once it is come to.
  func ensures(_ conditions: [PathCondition], _ role: SessionRole, in id: DeclarationID) -> Bool {
    conditions.allSatisfy { value(of: $0, role, in: id, depth: 0) == true }
  }

  /// Whether code under these conditions runs in sessions for Assistive Access alone.
  func requiresAssistiveAccess(_ conditions: [PathCondition], in id: DeclarationID) -> Bool {
    allows(conditions, .assistiveAccess, in: id) && !allows(conditions, .application, in: id)
  }

  /// Whether some condition is about the session, but cannot be told.
  func isUnclear(_ conditions: [PathCondition], in id: DeclarationID) -> Bool {
    conditions.contains { condition in
      value(of: condition, .application, in: id, depth: 0) == nil && mentionsSession(condition, in: id)
    }
  }

  // MARK: Values

  private func value(of condition: PathCondition, _ role: SessionRole, in id: DeclarationID, depth: Int) -> Bool? {
    switch condition {
    case .all(let conditions):
      return conjunction(conditions.map { value(of: $0, role, in: id, depth: depth) })
    case .matches(let patterns, let subject):
      return disjunction(patterns.map { value(of: $0, matching: subject, role, in: id, depth: depth) })
    case .not(let inner):
      return value(of: inner, role, in: id, depth: depth).map { !$0 }
    case .both(let inner):
      return conjunction(inner.map { value(of: $0, role, in: id, depth: depth) })
    }
  }

  private func value(of condition: Condition, _ role: SessionRole, in id: DeclarationID, depth: Int) -> Bool? {
    switch condition {
    case .expression(let expression): value(of: expression, role, in: id, depth: depth)
    case .matching(let pattern, let subject): value(of: pattern, matching: subject, role, in: id, depth: depth)
    case .binding, .availability: nil
    }
  }

  private func value(
    of pattern: Pattern, matching subject: Expression, _ role: SessionRole, in id: DeclarationID, depth: Int
  ) -> Bool? {
    guard let expression = pattern.expression else {
      // `case let role where role == …`, `case _ where …`
      return pattern.guardCondition.flatMap { value(of: $0, role, in: id, depth: depth) }
    }
    let matches: Bool?
    if case .boolean(let wanted) = expression.kind {
      matches = value(of: subject, role, in: id, depth: depth).map { $0 == wanted }
    } else {
      matches = SessionRole(expression, aliases: aliases(id)).map { $0 == role }
    }
    guard let guardCondition = pattern.guardCondition else { return matches }
    return conjunction([matches, value(of: guardCondition, role, in: id, depth: depth)])
  }

  private func value(of expression: Expression, _ role: SessionRole, in id: DeclarationID, depth: Int) -> Bool? {
    guard depth < 12 else { return nil }
    func inner(_ expression: Expression) -> Bool? { value(of: expression, role, in: id, depth: depth + 1) }
    switch expression.kind {
    case .boolean(let value): return value
    case .prefix("!", let operand): return inner(operand).map { !$0 }
    case .operation("&&", let operands): return conjunction(operands.map(inner))
    case .operation("||", let operands): return disjunction(operands.map(inner))
    case .operation(let sign, let operands) where ["==", "!="].contains(sign) && operands.count == 2:
      let isEqual: Bool?
      if let named = operands.lazy.compactMap({ SessionRole($0, aliases: aliases(id)) }).first {
        isEqual = named == role
      } else if let left = inner(operands[0]), let right = inner(operands[1]) {
        isEqual = left == right
      } else {
        isEqual = nil
      }
      return sign == "==" ? isEqual : isEqual.map { !$0 }
    case .tuple(let arguments) where arguments.count == 1:
      return inner(arguments[0].value)
    case .name, .postfix:
      return value(ofName: expression, role, in: id, depth: depth)
    default:
      return nil
    }
  }

  /// A name or call that stands for a test written elsewhere.
  private func value(
    ofName expression: Expression, _ role: SessionRole, in id: DeclarationID, depth: Int
  ) -> Bool? {
    if let path = expression.path {
      if path.count == 1, let alias = aliases(id)[path[0]], alias != expression {
        return value(of: alias, role, in: id, depth: depth + 1)
      }
      if let value = returned(by: path, in: id, isCall: false, role, depth: depth) { return value }
      return AssistiveFlag(resolver: resolver).isFlag(path, in: id) ? role == .assistiveAccess : nil
    }
    guard case .postfix(let postfix) = expression.kind, case .call = postfix.links.last?.kind,
      let path = Expression(
        kind: .postfix(Postfix(base: postfix.base, links: postfix.links.dropLast())), span: expression.span
      ).calledPath
    else { return nil }
    return returned(by: path, in: id, isCall: true, role, depth: depth)
  }

  private func returned(
    by path: [String], in id: DeclarationID, isCall: Bool, _ role: SessionRole, depth: Int
  ) -> Bool? {
    guard let name = path.last else { return nil }
    var found = resolver.members(name, receiver: Array(path.dropLast()), in: id)
    // `session.role.isAssistive`, a member of an extension of UIKit's type.
    if found.isEmpty { found = resolver.index.extensionMembers(named: name) }
    let values = found.filter { $0 != id }.map { candidate -> Bool? in
      switch resolver.index[candidate].value {
      case .function(let function) where isCall:
        return value(of: CodePaths(function), role, in: candidate, depth: depth)
      case .variable(let variable) where !isCall:
        if let value = variable.initialValue, variable.isLet {
          return self.value(of: value, role, in: candidate, depth: depth + 1)
        }
        return variable.getter.flatMap { value(of: CodePaths($0), role, in: candidate, depth: depth) }
      default: return nil
      }
    }
    guard let first = values.first, let first, values.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// What a function returns: the value of the first `return` that is reached.
  private func value(of paths: CodePaths, _ role: SessionRole, in id: DeclarationID, depth: Int) -> Bool? {
    for event in paths.events {
      guard case .return = event.kind else { continue }
      for value in event.values {
        switch conjunction(value.conditions.map({ self.value(of: $0, role, in: id, depth: depth + 1) })) {
        case true: return self.value(of: value.expression, role, in: id, depth: depth + 1)
        case false: continue
        case nil: return nil
        }
      }
    }
    return nil
  }

  private func aliases(_ id: DeclarationID) -> [String: Expression] { resolver.body(of: id)?.aliases ?? [:] }

  // MARK: Mentions

  private func mentionsSession(_ condition: PathCondition, in id: DeclarationID) -> Bool {
    switch condition {
    case .all(let conditions): conditions.contains { mentionsSession($0, in: id) }
    case .matches(let patterns, let subject):
      mentionsSession(subject, in: id) || patterns.contains { mentionsSession($0, in: id) }
    case .not(let inner): mentionsSession(inner, in: id)
    case .both(let inner): inner.contains { mentionsSession($0, in: id) }
    }
  }

  private func mentionsSession(_ condition: Condition, in id: DeclarationID) -> Bool {
    switch condition {
    case .expression(let expression): mentionsSession(expression, in: id)
    case .matching(let pattern, let value): mentionsSession(value, in: id) || mentionsSession(pattern, in: id)
    case .binding(let name, _, let value, _): value.map { mentionsSession($0, in: id) } ?? isOfSession(name, in: id)
    case .availability: false
    }
  }

  private func mentionsSession(_ pattern: Pattern, in id: DeclarationID) -> Bool {
    isOfSession(pattern.text, in: id)
      || [pattern.expression, pattern.guardCondition].contains { $0.map { mentionsSession($0, in: id) } ?? false }
  }

  private func mentionsSession(_ expression: Expression, in id: DeclarationID) -> Bool {
    expression.names.contains { name in
      isOfSession(name, in: id) || aliases(id)[name]?.names.contains { isOfSession($0, in: id) } ?? false
    }
  }

  private func isOfSession(_ name: String, in id: DeclarationID) -> Bool {
    let lower = name.lowercased()
    if lower.contains("assistive") || lower.contains("role") || lower.contains("session") { return true }
    return resolver.body(of: id)?.locals[name] == "UISceneSession"
  }
}

private func conjunction(_ values: [Bool?]) -> Bool? {
  if values.contains(false) { return false }
  return values.contains(nil) ? nil : true
}

private func disjunction(_ values: [Bool?]) -> Bool? {
  if values.contains(true) { return true }
  return values.contains(nil) ? nil : false
}

extension Expression {
  /// The names of a callee, as `path` gives those of a value.
  fileprivate var calledPath: [String]? {
    guard case .postfix(let postfix) = kind else { return path }
    if postfix.links.isEmpty { return postfix.base.path }
    guard case .name(let base) = postfix.base.kind else { return nil }
    var path = base == "self" ? [] : [base]
    for link in postfix.links {
      guard case .member(let name, _) = link.kind else { return nil }
      path.append(name)
    }
    return path.isEmpty ? nil : path
  }
}
