/// What holds where some code runs, as far as the branches around it say.
indirect enum PathCondition {
  /// The conditions of an `if` or `guard`.
  case all([Condition])
  /// One of the patterns of a `case`.
  case matches([Pattern], Expression)
  case not(PathCondition)
  case both([PathCondition])
}

/// One of the values that an expression can have, and when.
struct ConditionalValue {
  var expression: Expression
  /// Those around the code, and those within the expression.
  var conditions: [PathCondition]
}

/// Something that a function does with values: binds, assigns or returns them.
struct PathEvent {
  enum Kind {
    case bind(name: String, type: TypeName?)
    case assign(target: [String])
    case `return`
  }

  var kind: Kind
  var values: [ConditionalValue]
  /// Those around the statement.
  var conditions: [PathCondition]
  /// The statement.
  var span: Span
}

/// Follows the branches of a function, and notes what it binds, assigns and returns under which conditions.
///
/// Closures, local functions and what is not built for iOS are left out. Spans are relative to the declaration.
struct CodePaths {
  /// In source order.
  private(set) var events: [PathEvent] = []

  init(_ function: FunctionDeclaration) { self.init(function.body) }

  init(_ block: CodeBlock?) {
    guard let block else { return }
    if let value = block.singleExpression {
      note(.return, value, [], block.statements[0].span)
      return
    }
    read(block.statements, [])
    // A single `if` or `switch` is the value that the function returns, unless its branches return themselves.
    guard block.statements.count == 1, let only = block.statements.first else { return }
    let values =
      switch only.kind {
      case .if(let statement): values(of: statement, [])
      case .switch(let statement): statement.takenCases.flatMap { self.values(of: $0.statements, $1) }
      default: [ConditionalValue]()
      }
    if !values.isEmpty { events.append(PathEvent(kind: .return, values: values, conditions: [], span: only.span)) }
  }

  private mutating func note(_ kind: PathEvent.Kind, _ value: Expression?, _ around: [PathCondition], _ span: Span) {
    events.append(
      PathEvent(kind: kind, values: value.map { values(of: $0, around) } ?? [], conditions: around, span: span))
  }

  private mutating func read(_ statements: [Statement], _ around: [PathCondition]) {
    var around = around
    for statement in statements {
      switch statement.kind {
      case .expression(let expression): read(expression, around, statement.span)
      case .variable(let variable):
        note(.bind(name: variable.name, type: variable.type), variable.initialValue, around, statement.span)
      case .return(let value): note(.return, value, around, statement.span)
      case .guard(let guarded):
        read(guarded.otherwise.statements, around + [.not(.all(guarded.conditions))])
        around.append(.all(guarded.conditions))
      case .if(let branched): around += read(branched, around)
      case .switch(let switched): around += read(switched, around)
      case .for(let loop): read(loop.body.statements, around)
      case .while(_, let body), .repeat(let body, _), .defer(let body): read(body.statements, around)
      case .do(let body, let catches):
        read(body.statements, around)
        for clause in catches { read(clause.body.statements, around) }
      case .conditionalCompilation(let clauses):
        for clause in clauses where clause.condition.activity != .inactive { read(clause.statements, around) }
      case .function, .type, .throw, .jump: continue
      }
    }
  }

  private mutating func read(_ expression: Expression, _ around: [PathCondition], _ span: Span) {
    switch expression.kind {
    case .assignment(let target, "=", let value):
      guard let path = target.path else { return }
      note(.assign(target: path), value, around, span)
    case .if(let statement): _ = read(statement, around)
    case .switch(let statement): _ = read(statement, around)
    default: return
    }
  }

  /// - Returns: what holds behind the statement, because a branch leaves the function.
  private mutating func read(_ statement: IfStatement, _ around: [PathCondition]) -> [PathCondition] {
    var behind: [PathCondition] = []
    var notBefore: [PathCondition] = []
    var next: IfStatement? = statement
    while let current = next {
      let taken = notBefore + [.all(current.conditions)]
      read(current.body.statements, around + taken)
      if current.body.statements.leavesFunction { behind.append(.not(.both(taken))) }
      notBefore.append(.not(.all(current.conditions)))
      switch current.otherwise {
      case .elseIf(let nested, _): next = nested
      case .block(let block):
        read(block.statements, around + notBefore)
        if block.statements.leavesFunction { behind.append(.not(.both(notBefore))) }
        next = nil
      case nil: next = nil
      }
    }
    return behind
  }

  private mutating func read(_ statement: SwitchStatement, _ around: [PathCondition]) -> [PathCondition] {
    var behind: [PathCondition] = []
    for (switchCase, taken) in statement.takenCases {
      read(switchCase.statements, around + taken)
      if switchCase.statements.leavesFunction { behind.append(.not(.both(taken))) }
    }
    return behind
  }

  /// The values that an expression can have: the branches of `? :`, `if` and `switch` each on its own.
  private func values(of expression: Expression, _ around: [PathCondition]) -> [ConditionalValue] {
    switch expression.kind {
    case .attempt(_, let inner), .awaiting(let inner): return values(of: inner, around)
    case .cast(let inner, let keyword, _) where keyword != "is": return values(of: inner, around)
    case .ternary(let condition, let then, let otherwise):
      let holds = PathCondition.all([.expression(condition)])
      return values(of: then, around + [holds]) + values(of: otherwise, around + [.not(holds)])
    case .if(let statement): return values(of: statement, around)
    case .switch(let statement):
      return statement.takenCases.flatMap { values(of: $0.statements, around + $1) }
    default:
      return [ConditionalValue(expression: expression, conditions: around)]
    }
  }

  private func values(of statement: IfStatement, _ around: [PathCondition]) -> [ConditionalValue] {
    let holds = PathCondition.all(statement.conditions)
    let then = values(of: statement.body.statements, around + [holds])
    switch statement.otherwise {
    case .block(let block): return then + values(of: block.statements, around + [.not(holds)])
    case .elseIf(let nested, _): return then + values(of: nested, around + [.not(holds)])
    case nil: return then
    }
  }

  private func values(of statements: [Statement], _ around: [PathCondition]) -> [ConditionalValue] {
    guard statements.count == 1, case .expression(let value) = statements[0].kind else { return [] }
    return values(of: value, around)
  }
}

extension SwitchStatement {
  /// The cases that are built for iOS, each with what holds in it.
  fileprivate var takenCases: [(SwitchCase, [PathCondition])] {
    var notBefore: [PathCondition] = []
    var fellThrough = false
    return cases.filter { $0.condition?.activity != .inactive }.map { switchCase in
      let holds: [PathCondition] = switchCase.isDefault ? [] : [.matches(switchCase.patterns, subject)]
      let taken = fellThrough ? [] : notBefore + holds
      notBefore += holds.map { .not($0) }
      if case .jump("fallthrough") = switchCase.statements.last?.kind {
        fellThrough = true
      } else {
        fellThrough = false
      }
      return (switchCase, taken)
    }
  }
}

extension Array where Element == Statement {
  /// Whether the statements end by leaving the function, and not just a loop or a `switch`.
  fileprivate var leavesFunction: Bool {
    if case .jump = last?.kind { return false }
    return alwaysExits
  }
}
