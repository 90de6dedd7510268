/// Goes through the code of a declaration in source order, without what is not built for iOS.
///
/// Members of a type are declarations of their own and are left out, local types too.
protocol CodeVisitor {
  /// An expression, before those that it consists of.
  mutating func visit(_ expression: Expression)
  /// A local or stored variable, before its initial value.
  mutating func visit(_ variable: VariableDeclaration)
  /// What an `if`, `guard`, `while`, `switch` or `? :` branches on.
  mutating func visit(branchingOn conditions: [Condition])
  /// A pattern that a value is matched against.
  mutating func visit(_ pattern: Pattern)
  /// The statements of a block or closure, before what is in them.
  mutating func visit(_ statements: [Statement])
}

extension CodeVisitor {
  mutating func visit(_ expression: Expression) {}
  mutating func visit(_ variable: VariableDeclaration) {}
  mutating func visit(branchingOn conditions: [Condition]) {}
  mutating func visit(_ pattern: Pattern) {}
  mutating func visit(_ statements: [Statement]) {}

  // MARK: Declarations

  mutating func walk(_ declaration: Declaration) {
    switch declaration {
    case .type(let type):
      walk(type.attributes)
    case .function(let function):
      walk(function)
    case .variable(let variable):
      walk(variable)
    case .enumCase(let enumCase):
      for parameter in enumCase.parameters { walk(parameter.defaultValue) }
      walk(enumCase.rawValue)
    case .typeAlias:
      return
    case .code(let statements):
      walk(statements)
    }
  }

  private mutating func walk(_ function: FunctionDeclaration) {
    walk(function.attributes)
    for parameter in function.parameters { walk(parameter.defaultValue) }
    walk(function.body?.statements ?? [])
  }

  private mutating func walk(_ variable: VariableDeclaration) {
    visit(variable)
    walk(variable.attributes)
    walk(variable.initialValue)
    walk(variable.getter?.statements ?? [])
    for accessor in variable.otherAccessors { walk(accessor.body.statements) }
  }

  private mutating func walk(_ attributes: [Attribute]) {
    for attribute in attributes { walk(attribute.arguments) }
  }

  // MARK: Statements

  mutating func walk(_ statements: [Statement]) {
    visit(statements)
    for statement in statements { walk(statement) }
  }

  private mutating func walk(_ statement: Statement) {
    switch statement.kind {
    case .expression(let value), .throw(let value): walk(value)
    case .return(let value): walk(value)
    case .variable(let variable): walk(variable)
    case .function(let function): walk(function)
    case .if(let statement): walk(statement)
    case .guard(let statement):
      walkBranching(on: statement.conditions)
      walk(statement.otherwise.statements)
    case .switch(let statement): walk(statement)
    case .for(let loop):
      walk(loop.sequence)
      walk(loop.filter)
      walk(loop.body.statements)
    case .while(let conditions, let body):
      walkBranching(on: conditions)
      walk(body.statements)
    case .repeat(let body, let condition):
      walk(body.statements)
      walkBranching(on: [.expression(condition)])
    case .do(let body, let catches):
      walk(body.statements)
      for clause in catches {
        for pattern in clause.patterns { walk(pattern) }
        walk(clause.body.statements)
      }
    case .defer(let block): walk(block.statements)
    case .conditionalCompilation(let clauses):
      for clause in clauses where clause.condition.activity != .inactive { walk(clause.statements) }
    case .type, .jump: return
    }
  }

  private mutating func walk(_ statement: IfStatement) {
    var next: IfStatement? = statement
    // A long `else if` is a list, not a tree.
    while let statement = next {
      next = nil
      walkBranching(on: statement.conditions)
      walk(statement.body.statements)
      switch statement.otherwise {
      case .block(let block): walk(block.statements)
      case .elseIf(let nested, _): next = nested
      case nil: continue
      }
    }
  }

  private mutating func walk(_ statement: SwitchStatement) {
    walkBranching(on: [.expression(statement.subject)])
    for switchCase in statement.cases where switchCase.condition?.activity != .inactive {
      for pattern in switchCase.patterns { walk(pattern) }
      walk(switchCase.statements)
    }
  }

  private mutating func walkBranching(on conditions: [Condition]) {
    visit(branchingOn: conditions)
    for condition in conditions {
      switch condition {
      case .expression(let value): walk(value)
      case .binding(_, _, let value, _): walk(value)
      case .matching(let pattern, let value):
        walk(pattern)
        walk(value)
      case .availability: continue
      }
    }
  }

  private mutating func walk(_ pattern: Pattern) {
    visit(pattern)
    walk(pattern.expression)
    walk(pattern.guardCondition)
  }

  // MARK: Expressions

  private mutating func walk(_ arguments: [Argument]) {
    for argument in arguments { walk(argument.value) }
  }

  private mutating func walk(_ expression: Expression?) {
    guard let expression else { return }
    visit(expression)
    switch expression.kind {
    case .string(let literal):
      for case .interpolation(let arguments) in literal.segments { walk(arguments) }
    case .array(let values), .operation(_, let values), .other(let values):
      for value in values { walk(value) }
    case .dictionary(let entries):
      for entry in entries {
        walk(entry.key)
        walk(entry.value)
      }
    case .closure(let closure): walk(closure.statements)
    case .postfix(let postfix):
      walk(postfix.base)
      for link in postfix.links { walk(link) }
    case .tuple(let arguments): walk(arguments)
    case .prefix(_, let inner), .cast(let inner, _, _), .attempt(_, let inner), .awaiting(let inner): walk(inner)
    case .ternary(let condition, let then, let otherwise):
      walkBranching(on: [.expression(condition)])
      walk(then)
      walk(otherwise)
    case .assignment(let target, _, let value):
      walk(target)
      walk(value)
    case .if(let statement): walk(statement)
    case .switch(let statement): walk(statement)
    case .name, .implicitMember, .integer, .float, .boolean, .nil, .keyPath, .receiver: return
    }
  }

  private mutating func walk(_ link: Link) {
    switch link.kind {
    case .member: return
    case .call(let call): walk(call.arguments)
    case .subscript(let arguments): walk(arguments)
    case .conditional(let clauses):
      for clause in clauses where clause.condition.activity != .inactive { walk(clause.chain) }
    }
  }
}
