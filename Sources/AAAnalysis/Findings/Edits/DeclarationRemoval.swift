/// Takes statements out of one declaration, with the closures, branches and modifiers that ran nothing else.
struct DeclarationRemoval {
  /// What the declaration's surroundings know.
  struct Surroundings {
    /// The statements to take out, relative to the declaration.
    var targets: [Span]
    /// The call that waits, relative to the declaration, if it waits.
    var wait: Span?
    /// Closures of controls and gestures, which cannot be left without code.
    var controls: Set<Span>
    /// Whether what a name holds may be lost, by the name.
    var mayDrop: (String) -> Bool
  }

  let surroundings: Surroundings
  let source: (Span) -> String
  /// Why it cannot be done; nil if it can.
  private(set) var refusal: RemovalRefusal?
  private(set) var changes = CodeChanges()
  /// Whether a function's or accessor's body has nothing left.
  private(set) var isEmptied = false
  /// Whether a wait went that others wait for, too, if the function is awaited.
  private(set) var removedWait = false

  /// Where a list of statements stands.
  enum Place {
    /// Nothing comes behind it before its function or closure ends.
    case tail
    /// In a loop.
    case loop(isTail: Bool)
    case inner
  }

  /// What becomes of a piece of code.
  struct Outcome {
    /// Whether it has no purpose any more.
    var isPurposeless = false
    /// If it stays.
    var changes = CodeChanges()
  }

  init(_ declaration: Declaration, _ surroundings: Surroundings, source: @escaping (Span) -> String) {
    self.surroundings = surroundings
    self.source = source
    switch declaration {
    case .function(let function):
      guard let body = function.body else { return }
      take(from: body)
    case .variable(let variable):
      if let getter = variable.getter, isTouched(getter.span) { take(from: getter) }
      for accessor in variable.otherAccessors where isTouched(accessor.body.span) {
        isEmptied = false
        take(from: accessor.body)
      }
      if let value = variable.initialValue, isTouched(value.span) { changes += work(on: value).changes }
    case .code(let statements): changes += list(statements, at: .tail).changes
    case .type, .enumCase, .typeAlias: return
    }
  }

  private mutating func take(from body: CodeBlock) {
    let outcome = list(body.statements, at: .tail)
    changes += outcome.changes
    isEmptied = outcome.isPurposeless
  }

  func isTouched(_ span: Span) -> Bool { surroundings.targets.contains { span.contains($0) } }

  mutating func refuse(_ reason: RemovalRefusal) {
    if refusal == nil { refusal = reason }
  }

  // MARK: Lists

  /// Takes statements out of a list. If nothing with a purpose stays, the changes empty it.
  mutating func list(_ statements: [Statement], at place: Place) -> Outcome {
    var gone: Set<Int> = []
    var changes = CodeChanges()
    // Whether something that stays comes behind.
    var isFollowed: Bool
    switch place {
    case .tail: isFollowed = false
    case .loop, .inner: isFollowed = true
    }
    for (position, statement) in statements.enumerated().reversed() {
      if surroundings.targets.contains(where: { $0.contains(statement.span) }) {
        drop(statement)
        gone.insert(position)
      } else if isTouched(statement.span) {
        let inner = self.statement(statement, at: isFollowed ? .inner : .tail)
        if inner.isPurposeless {
          gone.insert(position)
        } else {
          changes += inner.changes
          isFollowed = true
        }
      } else if !isFollowed, !gone.isEmpty, isIdle(statement) {
        gone.insert(position)
        noteWait(statement)
      } else {
        isFollowed = true
      }
    }
    guard !gone.isEmpty else { return Outcome(isPurposeless: false, changes: changes) }
    let rest = statements.indices.filter { !gone.contains($0) }
    if case .loop(let isTail) = place, rest.allSatisfy({ isIdle(statements[$0]) || isBreak(statements[$0]) }) {
      if isTail {
        for position in rest { noteWait(statements[position]) }
        return Outcome(isPurposeless: true, changes: whole(statements))
      }
      refuse(.loopIsFollowed)
    }
    if rest.isEmpty { return Outcome(isPurposeless: true, changes: whole(statements)) }
    changes.removed += runs(of: gone, in: statements)
    return Outcome(isPurposeless: false, changes: changes)
  }

  /// What holds the timer that a statement starts has nothing to hold.
  private mutating func drop(_ statement: Statement) {
    switch statement.kind {
    case .variable(let variable) where surroundings.wait.map { statement.span.contains($0) } ?? false:
      if !surroundings.mayDrop(variable.name) { refuse(.valueIsUsed) }
    case .expression(let expression):
      guard case .assignment(let target, _, let value) = expression.kind, let name = target.path?.last,
        surroundings.wait.map({ value.span.contains($0) }) ?? false
      else { return }
      _ = surroundings.mayDrop(name)
    default: return
    }
  }

  private mutating func noteWait(_ statement: Statement) {
    if isWait(statement) { removedWait = true }
  }

  private func isWait(_ statement: Statement) -> Bool {
    if statement.onlyWaits { return true }
    guard let wait = surroundings.wait, statement.span.contains(wait), case .expression = statement.kind else {
      return false
    }
    return true
  }

  private func isIdle(_ statement: Statement) -> Bool { statement.isIdle || isWait(statement) }

  private func isBreak(_ statement: Statement) -> Bool { statement.kind == .jump("break") }

  private func whole(_ statements: [Statement]) -> CodeChanges {
    guard let first = statements.first, let last = statements.last else { return CodeChanges() }
    return CodeChanges(removed: [Span(first.span.lower, last.span.upper)])
  }

  /// Statements beside each other go as one, with the comments between them.
  private func runs(of gone: Set<Int>, in statements: [Statement]) -> [Span] {
    var runs: [Span] = []
    var last: Int?
    for position in gone.sorted() {
      let span = statements[position].span
      if let previous = last, previous + 1 == position {
        runs[runs.count - 1].upper = span.upper
      } else {
        runs.append(span)
      }
      last = position
    }
    return runs
  }

  // MARK: Statements

  private mutating func statement(_ statement: Statement, at place: Place) -> Outcome {
    switch statement.kind {
    case .expression(let expression), .throw(let expression), .return(.some(let expression)):
      let outcome = work(on: expression)
      guard case .expression = statement.kind else { return Outcome(changes: outcome.changes) }
      return outcome
    case .variable(let variable):
      guard let value = variable.initialValue else { return Outcome() }
      var outcome = work(on: value)
      outcome.isPurposeless = outcome.isPurposeless && surroundings.mayDrop(variable.name)
      return outcome
    case .if(let condition): return self.condition(condition, statement, at: place)
    case .guard(let guarded): return Outcome(changes: list(guarded.otherwise.statements, at: .inner).changes)
    case .switch(let switched): return self.switch(switched, at: place)
    case .for(let loop):
      let isWait = surroundings.wait.map { loop.sequence.span.contains($0) || statement.span == $0 } ?? false
      return self.loop(loop.body, isIdle: loop.sequence.isPure || isWait, at: place)
    case .while(let conditions, let body):
      return self.loop(body, isIdle: conditions.allSatisfy(\.isPure), at: place)
    case .repeat(let body, let condition): return self.loop(body, isIdle: condition.isPure, at: place)
    case .do(let body, let catches): return attempt(body, catches, at: place)
    case .defer(let block): return list(block.statements, at: .tail)
    case .conditionalCompilation(let clauses):
      var isPurposeless = true
      var changes = CodeChanges()
      for clause in clauses {
        let isTouched = clause.statements.contains { self.isTouched($0.span) }
        let outcome = isTouched ? list(clause.statements, at: place) : Outcome()
        changes += outcome.changes
        if !outcome.isPurposeless, !clause.statements.isEmpty { isPurposeless = false }
      }
      return Outcome(isPurposeless: isPurposeless, changes: changes)
    case .function(let function):
      guard let body = function.body else { return Outcome() }
      return Outcome(changes: list(body.statements, at: .tail).changes)
    case .return(.none), .type, .jump: return Outcome()
    }
  }

  private mutating func loop(_ body: CodeBlock, isIdle: Bool, at place: Place) -> Outcome {
    var isTail = false
    if case .tail = place { isTail = isIdle }
    return list(body.statements, at: .loop(isTail: isTail))
  }

  private mutating func attempt(_ body: CodeBlock, _ catches: [CatchClause], at place: Place) -> Outcome {
    var changes = CodeChanges()
    for clause in catches where isTouched(clause.body.span) {
      changes += list(clause.body.statements, at: .inner).changes
    }
    guard isTouched(body.span) else { return Outcome(changes: changes) }
    let outcome = list(body.statements, at: place)
    if outcome.isPurposeless { return outcome }
    return Outcome(changes: changes + outcome.changes)
  }

  private mutating func `switch`(_ switched: SwitchStatement, at place: Place) -> Outcome {
    var changes = CodeChanges()
    var isPurposeless = switched.subject.isPure
    for switchCase in switched.cases {
      let isIdle = switchCase.statements.allSatisfy { isBreak($0) }
      guard isTouched(switchCase.span) else {
        if !isIdle { isPurposeless = false }
        continue
      }
      let outcome = list(switchCase.statements, at: place)
      if outcome.isPurposeless, let first = switchCase.statements.first, let last = switchCase.statements.last {
        // A case holds at least one statement.
        let span = Span(first.span.lower, last.span.upper)
        changes.replaced.append(CodeChanges.Replacement(span: span, text: "break"))
      } else {
        isPurposeless = false
        changes += outcome.changes
      }
    }
    return Outcome(isPurposeless: isPurposeless, changes: changes)
  }

  // MARK: Conditions

  private mutating func condition(_ condition: IfStatement, _ statement: Statement, at place: Place) -> Outcome {
    // What stands in the conditions has a value that is used.
    if let first = condition.conditions.first?.writtenSpan, isTouched(Span(first.lower, condition.body.span.lower)) {
      refuse(.valueIsUsed)
      return Outcome()
    }
    let isPure = condition.conditions.allSatisfy(\.isPure)
    let then = isTouched(condition.body.span) ? list(condition.body.statements, at: place) : Outcome()
    switch condition.otherwise {
    case nil:
      guard then.isPurposeless else { return then }
      if isPure { return then }
      guard condition.conditions.count == 1, case .expression(let expression) = condition.conditions[0] else {
        return Outcome(changes: then.changes)
      }
      // What is asked may do something; its answer is not used any more.
      let text = "_ = " + source(expression.span)
      return Outcome(changes: CodeChanges(replaced: [CodeChanges.Replacement(span: statement.span, text: text)]))
    case .block(let block):
      let otherwise = isTouched(block.span) ? list(block.statements, at: place) : Outcome()
      if then.isPurposeless, otherwise.isPurposeless, isPure { return Outcome(isPurposeless: true) }
      if otherwise.isPurposeless {
        return Outcome(
          changes: then.changes + CodeChanges(removed: [Span(condition.body.span.upper, block.span.upper)]))
      }
      if then.isPurposeless, let first = condition.conditions.first?.writtenSpan, condition.conditions.count == 1,
        let negated = condition.conditions[0].negated(source)
      {
        let head = Span(first.lower, block.span.lower)
        return Outcome(
          changes: otherwise.changes
            + CodeChanges(replaced: [CodeChanges.Replacement(span: head, text: negated + " ")]))
      }
      return Outcome(changes: then.changes + otherwise.changes)
    case .elseIf(let nested, let span):
      let inner =
        isTouched(span) ? self.condition(nested, Statement(kind: .if(nested), span: span), at: place) : Outcome()
      if inner.isPurposeless {
        if then.isPurposeless, isPure { return Outcome(isPurposeless: true) }
        return Outcome(changes: then.changes + CodeChanges(removed: [Span(condition.body.span.upper, span.upper)]))
      }
      // Behind `else`, what is no `if` stands in braces.
      var changes = inner.changes
      for number in changes.replaced.indices where changes.replaced[number].span == span {
        changes.replaced[number].text = "{ \(changes.replaced[number].text) }"
      }
      return Outcome(changes: then.changes + changes)
    }
  }
}

/// Why code cannot be taken out.
enum RemovalRefusal: Equatable {
  /// What it gives back is used.
  case valueIsUsed
  /// Something comes behind a loop that would have nothing left to do.
  case loopIsFollowed
  /// A control would do nothing.
  case controlWouldDoNothing
  /// What must stay would not compile.
  case leavesBrokenCode
}

extension Condition {
  /// Where it is written; nil for a check of what is available.
  var writtenSpan: Span? {
    switch self {
    case .expression(let expression): expression.span
    case .binding(_, _, _, let span): span
    case .matching(_, let value): value.span
    case .availability(let availability): availability.span
    }
  }

  /// The opposite, as source; nil where there is none in one condition.
  fileprivate func negated(_ source: (Span) -> String) -> String? {
    switch self {
    case .expression(let expression):
      let text = source(expression.span)
      switch expression.kind {
      case .name, .postfix: return "!" + text
      case .prefix("!", let inner): return source(inner.span)
      case .operation(let sign, let operands) where operands.count == 2:
        guard let opposite = ["==": "!=", "!=": "==", "<": ">=", ">": "<=", "<=": ">", ">=": "<"][sign] else {
          return "!(\(text))"
        }
        return source(operands[0].span) + " \(opposite) " + source(operands[1].span)
      default: return "!(\(text))"
      }
    case .binding(_, nil, .some(let value), _) where value.isPure && !value.isCast:
      return value.asOperand(source(value.span)) + " == nil"
    case .binding(let name, nil, nil, _): return "\(name) == nil"
    case .binding, .matching, .availability: return nil
    }
  }
}

extension Expression {
  /// Its source, as it may stand beside a comparison.
  func asOperand(_ source: String) -> String {
    if case .ternary = kind { "(\(source))" } else { source }
  }

  fileprivate var isCast: Bool {
    if case .cast = kind { true } else { false }
  }
}
