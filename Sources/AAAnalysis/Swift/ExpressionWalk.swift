// Every expression of a piece of code, for questions that do not care where it stands.

extension Declaration {
  /// Calls `visit` for each expression of a function, variable or piece of code, outer ones first, in source order.
  /// Members of types are declarations of their own and are left out.
  func forEachExpression(_ visit: (Expression) -> Void) {
    switch self {
    case .function(let function):
      for parameter in function.parameters { parameter.defaultValue?.forEach(visit) }
      function.body?.statements.forEachExpression(visit)
    case .variable(let variable):
      variable.initialValue?.forEach(visit)
      variable.getter?.statements.forEachExpression(visit)
      for accessor in variable.otherAccessors { accessor.body.statements.forEachExpression(visit) }
    case .code(let statements):
      statements.forEachExpression(visit)
    case .type, .enumCase, .typeAlias:
      return
    }
  }
}

extension [Statement] {
  func forEachExpression(_ visit: (Expression) -> Void) {
    for statement in self { statement.forEachExpression(visit) }
  }
}

extension Statement {
  fileprivate func forEachExpression(_ visit: (Expression) -> Void) {
    switch kind {
    case .expression(let expression), .throw(let expression): expression.forEach(visit)
    case .return(let expression): expression?.forEach(visit)
    case .variable(let variable): Declaration.variable(variable).forEachExpression(visit)
    case .function(let function): Declaration.function(function).forEachExpression(visit)
    case .type, .jump: return
    case .if(let statement): statement.forEachExpression(visit)
    case .guard(let statement):
      statement.conditions.forEachExpression(visit)
      statement.otherwise.statements.forEachExpression(visit)
    case .switch(let statement): statement.forEachExpression(visit)
    case .for(let statement):
      statement.sequence.forEach(visit)
      statement.filter?.forEach(visit)
      statement.body.statements.forEachExpression(visit)
    case .while(let conditions, let body):
      conditions.forEachExpression(visit)
      body.statements.forEachExpression(visit)
    case .repeat(let body, let condition):
      body.statements.forEachExpression(visit)
      condition.forEach(visit)
    case .do(let body, let catches):
      body.statements.forEachExpression(visit)
      for clause in catches { clause.body.statements.forEachExpression(visit) }
    case .defer(let body): body.statements.forEachExpression(visit)
    case .conditionalCompilation(let clauses):
      for clause in clauses where clause.condition.activity != .inactive {
        clause.statements.forEachExpression(visit)
      }
    }
  }
}

extension IfStatement {
  fileprivate func forEachExpression(_ visit: (Expression) -> Void) {
    conditions.forEachExpression(visit)
    body.statements.forEachExpression(visit)
    var next = otherwise
    // A long `else if` is a list, not a tree.
    while let branch = next {
      switch branch {
      case .block(let block):
        block.statements.forEachExpression(visit)
        next = nil
      case .elseIf(let statement, _):
        statement.conditions.forEachExpression(visit)
        statement.body.statements.forEachExpression(visit)
        next = statement.otherwise
      }
    }
  }
}

extension SwitchStatement {
  fileprivate func forEachExpression(_ visit: (Expression) -> Void) {
    subject.forEach(visit)
    for item in cases where item.condition?.activity != .inactive {
      for pattern in item.patterns {
        pattern.expression?.forEach(visit)
        pattern.guardCondition?.forEach(visit)
      }
      item.statements.forEachExpression(visit)
    }
  }
}

extension [Condition] {
  fileprivate func forEachExpression(_ visit: (Expression) -> Void) {
    for condition in self {
      switch condition {
      case .expression(let expression), .matching(_, let expression): expression.forEach(visit)
      case .binding(_, _, let value, _): value?.forEach(visit)
      case .availability: continue
      }
    }
  }
}

extension Expression {
  /// Calls `visit` for this expression and each one in it, outer ones first.
  func forEach(_ visit: (Expression) -> Void) {
    visit(self)
    switch kind {
    case .name, .implicitMember, .integer, .float, .boolean, .nil, .keyPath, .receiver: return
    case .string(let literal):
      for case .interpolation(let arguments) in literal.segments { arguments.forEachExpression(visit) }
    case .array(let values), .operation(_, let values), .other(let values):
      for value in values { value.forEach(visit) }
    case .dictionary(let elements):
      for element in elements {
        element.key.forEach(visit)
        element.value.forEach(visit)
      }
    case .closure(let closure): closure.statements.forEachExpression(visit)
    case .postfix(let postfix):
      postfix.base.forEach(visit)
      for link in postfix.links { link.forEachExpression(visit) }
    case .tuple(let arguments): arguments.forEachExpression(visit)
    case .prefix(_, let inner), .cast(let inner, _, _), .attempt(_, let inner), .awaiting(let inner):
      inner.forEach(visit)
    case .ternary(let condition, let then, let otherwise):
      condition.forEach(visit)
      then.forEach(visit)
      otherwise.forEach(visit)
    case .assignment(let target, _, let value):
      target.forEach(visit)
      value.forEach(visit)
    case .if(let statement): statement.forEachExpression(visit)
    case .switch(let statement): statement.forEachExpression(visit)
    }
  }
}

extension Link {
  fileprivate func forEachExpression(_ visit: (Expression) -> Void) {
    switch kind {
    case .member: return
    case .call(let call): call.arguments.forEachExpression(visit)
    case .subscript(let arguments): arguments.forEachExpression(visit)
    case .conditional(let clauses):
      for clause in clauses where clause.condition.activity != .inactive { clause.chain?.forEach(visit) }
    }
  }
}

extension [Argument] {
  fileprivate func forEachExpression(_ visit: (Expression) -> Void) {
    for argument in self { argument.value.forEach(visit) }
  }
}
