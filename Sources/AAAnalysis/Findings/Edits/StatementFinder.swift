/// A list of statements between braces, and what holds it.
struct StatementList {
  var statements: [Statement]
  /// Between the braces, or of the statements of a `switch` case or `#if` clause, relative to the declaration.
  var span: Span
  /// The statement of the outer list that holds this one; nil for a function's own body.
  var holder: Statement?
  /// Whether the list is the closure of a call like `Task { }` or `withAnimation { }`, and nothing else is in the holder.
  var isWholeHolder: Bool
}

/// Finds the statement lists around a place in a declaration, outermost first.
struct StatementFinder {
  private let target: Span
  private(set) var lists: [StatementList] = []

  /// - Parameter target: relative to the declaration.
  init(_ target: Span, in declaration: Declaration) {
    self.target = target
    switch declaration {
    case .function(let function):
      if let body = function.body { enter(body, holder: nil) }
    case .variable(let variable):
      if let getter = variable.getter { enter(getter, holder: nil) }
      for accessor in variable.otherAccessors { enter(accessor.body, holder: nil) }
      if let value = variable.initialValue { search(value, holder: nil, isWhole: false) }
    case .code(let statements):
      search(statements)
    case .type, .enumCase, .typeAlias:
      return
    }
  }

  private mutating func enter(_ block: CodeBlock, holder: Statement?) {
    guard block.span.contains(target) else { return }
    lists.append(
      StatementList(
        statements: block.statements, span: Span(block.span.lower + 1, block.span.upper - 1), holder: holder,
        isWholeHolder: false))
    search(block.statements)
  }

  private mutating func enter(_ switchCase: SwitchCase, holder: Statement?) {
    guard switchCase.statements.contains(where: { $0.span.contains(target) }) else { return }
    enter(switchCase.statements, holder: holder)
  }

  /// Statements without braces around them.
  private mutating func enter(_ statements: [Statement], holder: Statement?) {
    guard let first = statements.first, let last = statements.last,
      statements.contains(where: { $0.span.contains(target) })
    else { return }
    lists.append(
      StatementList(
        statements: statements, span: Span(first.span.lower, last.span.upper), holder: holder, isWholeHolder: false))
    search(statements)
  }

  private mutating func search(_ statements: [Statement]) {
    guard let statement = statements.first(where: { $0.span.contains(target) }) else { return }
    switch statement.kind {
    case .expression(let expression), .return(.some(let expression)), .throw(let expression):
      search(expression, holder: statement, isWhole: true)
    case .variable(let variable):
      if let value = variable.initialValue { search(value, holder: statement, isWhole: false) }
    case .if(let condition): search(condition, holder: statement)
    case .guard(let guarded): enter(guarded.otherwise, holder: statement)
    case .switch(let switched):
      for switchCase in switched.cases where switchCase.span.contains(target) { enter(switchCase, holder: statement) }
    case .for(let loop): enter(loop.body, holder: statement)
    case .while(_, let body): enter(body, holder: statement)
    case .repeat(let body, _): enter(body, holder: statement)
    case .do(let body, let catches):
      enter(body, holder: statement)
      for clause in catches { enter(clause.body, holder: statement) }
    case .defer(let block): enter(block, holder: statement)
    case .conditionalCompilation(let clauses):
      for clause in clauses { enter(clause.statements, holder: statement) }
    case .function(let function):
      if let body = function.body { enter(body, holder: statement) }
    case .return(.none), .type, .jump: return
    }
  }

  private mutating func search(_ statement: IfStatement, holder: Statement) {
    enter(statement.body, holder: holder)
    switch statement.otherwise {
    case .block(let block): enter(block, holder: holder)
    case .elseIf(let nested, _): search(nested, holder: holder)
    case nil: return
    }
  }

  private mutating func search(_ expression: Expression, holder: Statement?, isWhole: Bool) {
    guard expression.span.contains(target) else { return }
    switch expression.kind {
    case .closure(let closure):
      lists.append(
        StatementList(
          statements: closure.statements, span: closure.bodySpan, holder: holder, isWholeHolder: isWhole))
      search(closure.statements)
    case .postfix(let postfix):
      search(postfix.base, holder: holder, isWhole: false)
      for link in postfix.links { search(link, holder: holder, isWhole: isWhole && postfix.isOneCall) }
    case .attempt(_, let inner), .awaiting(let inner), .cast(let inner, _, _), .prefix(_, let inner):
      search(inner, holder: holder, isWhole: isWhole)
    case .assignment(let target, _, let value):
      search(target, holder: holder, isWhole: false)
      search(value, holder: holder, isWhole: isWhole)
    case .operation(_, let operands), .array(let operands), .other(let operands):
      for operand in operands { search(operand, holder: holder, isWhole: false) }
    case .tuple(let arguments):
      for argument in arguments { search(argument.value, holder: holder, isWhole: false) }
    case .ternary(let condition, let then, let otherwise):
      for part in [condition, then, otherwise] { search(part, holder: holder, isWhole: false) }
    case .if(let statement):
      if let holder { search(statement, holder: holder) }
    case .switch(let statement):
      for switchCase in statement.cases where switchCase.span.contains(target) { enter(switchCase, holder: holder) }
    case .dictionary(let entries):
      for entry in entries { search(entry.value, holder: holder, isWhole: false) }
    case .name, .implicitMember, .string, .integer, .float, .boolean, .nil, .keyPath, .receiver:
      return
    }
  }

  private mutating func search(_ link: Link, holder: Statement?, isWhole: Bool) {
    guard link.span.contains(target) else { return }
    switch link.kind {
    case .call(let call):
      let closures = call.arguments.filter { $0.closure != nil }.count
      for argument in call.arguments {
        search(argument.value, holder: holder, isWhole: isWhole && closures == 1)
      }
    case .subscript(let arguments):
      for argument in arguments { search(argument.value, holder: holder, isWhole: false) }
    case .conditional(let clauses):
      for clause in clauses {
        if let chain = clause.chain { search(chain, holder: holder, isWhole: false) }
      }
    case .member:
      return
    }
  }
}

extension Postfix {
  /// `Task { … }`, `DispatchQueue.main.async { … }`: one call at the end of names.
  fileprivate var isOneCall: Bool {
    links.filter { if case .member = $0.kind { false } else { true } }.count == 1
  }
}
