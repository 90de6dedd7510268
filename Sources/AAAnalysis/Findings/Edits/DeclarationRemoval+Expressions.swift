extension DeclarationRemoval {
  /// Takes statements out of the closures of an expression.
  mutating func work(on expression: Expression) -> Outcome {
    guard isTouched(expression.span) else { return Outcome() }
    switch expression.kind {
    case .closure(let closure): return Outcome(changes: emptied(closure, list(closure.statements, at: .tail)))
    case .attempt(_, let inner), .awaiting(let inner): return work(on: inner)
    case .cast(let inner, _, _), .prefix(_, let inner): return Outcome(changes: work(on: inner).changes)
    case .assignment(let target, _, let value):
      var outcome = work(on: value)
      if case .name("_") = target.kind { return outcome }
      let name = target.path?.last
      outcome.isPurposeless = outcome.isPurposeless && name.map { surroundings.mayDrop($0) } ?? false
      return outcome
    case .postfix(let postfix): return chain(postfix, expression.span)
    case .operation(_, let values), .array(let values), .other(let values):
      return Outcome(changes: all(of: values))
    case .tuple(let arguments): return Outcome(changes: all(of: arguments.map(\.value)))
    case .dictionary(let entries): return Outcome(changes: all(of: entries.map(\.value)))
    case .ternary(let condition, let then, let otherwise):
      return Outcome(changes: all(of: [condition, then, otherwise]))
    case .if(let condition): return expressionStatement(.if(condition), expression.span)
    case .switch(let switched): return expressionStatement(.switch(switched), expression.span)
    case .string:
      refuse(.valueIsUsed)
      return Outcome()
    case .name, .implicitMember, .integer, .float, .boolean, .nil, .keyPath, .receiver: return Outcome()
    }
  }

  private mutating func expressionStatement(_ kind: Statement.Kind, _ span: Span) -> Outcome {
    let outcome = list([Statement(kind: kind, span: span)], at: .inner)
    // An expression's value is used.
    if outcome.isPurposeless { refuse(.valueIsUsed) }
    return Outcome(changes: outcome.changes)
  }

  private mutating func all(of expressions: [Expression]) -> CodeChanges {
    var changes = CodeChanges()
    for expression in expressions { changes += work(on: expression).changes }
    return changes
  }

  /// A closure without what was taken out of it. One that must stay needs a parameter for each that it was given.
  private mutating func emptied(_ closure: Closure, _ outcome: Outcome) -> CodeChanges {
    guard outcome.isPurposeless else { return outcome.changes }
    let text = source(closure.bodySpan)
    let inside = Span(closure.span.lower + 1, closure.span.upper - 1)
    // What is captured for nothing goes too; a comment stays, and all that stands around it.
    let dropsCaptures = !closure.captures.isEmpty && !text.contains("//") && !text.contains("/*")
    guard closure.parameters.isEmpty else {
      guard dropsCaptures else { return outcome.changes }
      let names = closure.parameters.map { _ in "_" }.joined(separator: ", ")
      return CodeChanges(replaced: [CodeChanges.Replacement(span: inside, text: " \(names) in ")])
    }
    let numbers = text.split(separator: "$", omittingEmptySubsequences: false).dropFirst()
      .compactMap { Int($0.prefix { $0.isNumber }) }
    guard let last = numbers.max() else {
      return dropsCaptures
        ? CodeChanges(replaced: [CodeChanges.Replacement(span: inside, text: "")]) : outcome.changes
    }
    if text.contains("{") {
      // They may be those of a closure in it, and it must have as many as it is given.
      refuse(.leavesBrokenCode)
      return outcome.changes
    }
    let names = Array(repeating: "_", count: last + 1).joined(separator: ", ")
    return CodeChanges(replaced: [CodeChanges.Replacement(span: inside, text: " \(names) in ")])
  }

  // MARK: Chains

  private mutating func chain(_ postfix: Postfix, _ span: Span) -> Outcome {
    var changes = CodeChanges()
    if isTouched(postfix.base.span) { changes += work(on: postfix.base).changes }
    var isPurposeless = false
    var name = ""
    if case .name(let base) = postfix.base.kind { name = base }
    if case .implicitMember(let base) = postfix.base.kind { name = base }
    var member: Span?
    for (position, link) in postfix.links.enumerated() {
      switch link.kind {
      case .member(let found, _):
        name = found
        member = link.span
      case .call(let call):
        if isTouched(link.span) {
          let found = self.call(call, name, at: link, member: member)
          changes += found.changes
          if found.isPurposeless, isLast(position, of: postfix) { isPurposeless = true }
        }
        member = nil
      case .subscript(let arguments): changes += all(of: arguments.map(\.value))
      case .conditional(let clauses): changes += conditional(clauses, link.span)
      }
    }
    return Outcome(isPurposeless: isPurposeless, changes: changes)
  }

  /// Whether what follows in a chain only keeps what was made: `.store(in: &cancellables)`.
  private func isLast(_ position: Int, of postfix: Postfix) -> Bool {
    var name = ""
    for link in postfix.links[(position + 1)...] {
      switch link.kind {
      case .member(let found, _): name = found
      case .call: if !["store", "start", "startAnimation", "resume"].contains(name) { return false }
      case .subscript, .conditional: return false
      }
    }
    // Before it only operators of a publisher may stand, or what names the object.
    for (number, link) in postfix.links[..<position].enumerated() {
      guard case .call(let call) = link.kind else { continue }
      let called = number > 0 ? postfix.links[number - 1].memberName ?? "" : ""
      guard Self.passing.contains(called) || call.arguments.allSatisfy({ $0.value.isPure && $0.closure == nil }) else {
        return false
      }
    }
    return true
  }

  private static let passing: Set<String> = [
    "delay", "debounce", "throttle", "receive", "removeDuplicates", "dropFirst", "filter", "map", "compactMap",
    "eraseToAnyPublisher", "merge", "combineLatest", "prefix", "first", "share", "replaceError", "flatMap",
    "switchToLatest", "autoconnect", "publish", "zip", "scan", "collect", "drop", "subscribe", "setFailureType",
  ]

  private mutating func conditional(_ clauses: [ConditionalChain], _ span: Span) -> CodeChanges {
    var changes = CodeChanges()
    for clause in clauses {
      guard let chain = clause.chain, isTouched(chain.span) else { continue }
      let found = work(on: chain).changes
      // A clause without a modifier is none.
      if case .postfix(let postfix) = chain.kind, let first = postfix.links.first, let last = postfix.links.last,
        found.removed.contains(where: { $0.contains(Span(first.span.lower, last.span.upper)) })
      {
        if clauses.count == 1 { return CodeChanges(removed: [span]) }
        refuse(.leavesBrokenCode)
      }
      changes += found
    }
    return changes
  }

  // MARK: Calls

  /// - Returns: without purpose if the whole call ran nothing but what was taken out.
  private mutating func call(_ call: Call, _ name: String, at link: Link, member: Span?) -> Outcome {
    var changes = CodeChanges()
    var emptiedArguments: [Argument] = []
    let closures = call.arguments.filter { $0.closure != nil }
    for argument in call.arguments where isTouched(argument.span) {
      guard let closure = argument.closure else {
        let outcome = work(on: argument.value)
        changes += outcome.changes
        if outcome.isPurposeless, Self.keepers.contains(name) { return Outcome(isPurposeless: true, changes: changes) }
        continue
      }
      let outcome = list(closure.statements, at: .tail)
      if outcome.isPurposeless {
        if surroundings.controls.contains(closure.bodySpan) { refuse(.controlWouldDoNothing) }
        emptiedArguments.append(argument)
      }
      changes += emptied(closure, outcome)
    }
    guard !emptiedArguments.isEmpty else { return Outcome(changes: changes) }
    let isAlone = emptiedArguments.count == closures.count
    if isAlone, let member, Self.lifecycle.contains(name) {
      return Outcome(changes: CodeChanges(removed: [Span(member.lower, link.span.upper)]))
    }
    let isWait = surroundings.wait?.upper == link.span.upper
    if isAlone, isWait || Self.runners.contains(name) { return Outcome(isPurposeless: true, changes: changes) }
    if let last = emptiedArguments.last, last.label == "completion", last.span == call.arguments.last?.span,
      emptiedArguments.count == 1, let before = call.arguments.dropLast().last
    {
      // `withAnimation { … } completion: { … }` and `animations: { … }, completion: { … }`
      let start = last.isTrailingClosure && !before.isTrailingClosure ? call.parentheses?.upper : before.span.upper
      if let start { return Outcome(changes: CodeChanges(removed: [Span(start, last.span.upper)])) }
    }
    return Outcome(changes: changes)
  }

  /// Modifiers that run code by themselves.
  private static let lifecycle: Set<String> = ["onAppear", "onDisappear", "task", "onReceive", "onChange"]

  /// Calls that do nothing but run what they are given.
  private static let runners: Set<String> = [
    "Task", "detached", "async", "asyncAfter", "run", "scheduledTimer", "Timer", "withAnimation", "withTransaction",
    "performWithoutAnimation", "assumeIsolated", "autoreleasepool", "schedule", "DispatchWorkItem", "sink", "animate",
    "perform", "forEach", "setEventHandler", "addTask", "animateKeyframes", "transition", "runningPropertyAnimator",
    "withTaskGroup",
  ]

  /// Calls that only keep the task they are given.
  private static let keepers: Set<String> = ["append", "insert"]
}

extension Link {
  fileprivate var memberName: String? {
    guard case .member(let name, _) = kind else { return nil }
    return name
  }
}
