/// Reads what code does from its outline.
struct StepReader {
  /// Type names of constants, variables and parameters in scope, as far as they are written.
  var locals: [String: String] = [:]
  /// `let hide = DispatchWorkItem { … }`, `let fade = UIViewPropertyAnimator(…) { … }`: what runs when it is run.
  private var workItems: [String: [Step]] = [:]
  /// Functions and closures that are declared in the code: what runs where they are called.
  private var localFunctions: [String: [Step]] = [:]
  /// `timer.schedule(deadline: .now() + 3)`: when a dispatch source's handler runs, by the source's name.
  private var schedules: [String: Delay] = [:]
  /// Values of local constants that only combine other names: `let simple = isAssistive && !isGuest`.
  var aliases: [String: Expression] = [:]
  private var branchCount = 0

  // MARK: Branches and locals

  mutating func newBranch() -> Int {
    branchCount += 1
    return branchCount
  }

  mutating func noteLocal(_ variable: VariableDeclaration) {
    if let type = variable.type?.name ?? variable.initialValue?.constructedType {
      locals[variable.name] = type
    }
    guard let value = variable.initialValue else { return }
    switch value.kind {
    case .name, .prefix, .operation, .integer, .float: aliases[variable.name] = value
    case .postfix(let postfix) where value.path != nil || Self.lengthMakers.contains(postfix.calledName ?? ""):
      aliases[variable.name] = value
    default: return
    }
  }

  /// Calls that make a length of time or a point in time.
  private static let lengthMakers: Set<String> = [
    "seconds", "milliseconds", "microseconds", "nanoseconds", "advanced", "addingTimeInterval",
  ]

  mutating func noteParameters(_ parameters: [Parameter]) {
    for parameter in parameters { locals[parameter.name] = parameter.type.name }
  }

  /// The parameter of a closure whose type stands beside it. One name for things of two types says nothing.
  mutating func noteClosureParameter(_ name: String, type: String) {
    if let known = locals[name], known != type {
      locals[name] = nil
    } else {
      locals[name] = type
    }
  }

  // MARK: Statements

  mutating func read(_ statements: [Statement]) -> [Step] {
    var steps: [Step] = []
    for statement in statements { noteSchedule(statement) }
    for (position, statement) in statements.enumerated() {
      switch statement.kind {
      case .guard(let guarded):
        let branch = newBranch()
        read(guarded.conditions, into: &steps)
        let rest = read(Array(statements[(position + 1)...]))
        let inside = Guard(conditions: guarded.conditions, holds: false, branch: branch, alternative: 1)
        let after = Guard(conditions: guarded.conditions, holds: true, branch: branch, alternative: 0)
        let branches = [
          StepBranch(guards: [inside], activity: .active, steps: read(guarded.otherwise.statements)),
          StepBranch(guards: [after], activity: .active, steps: rest),
        ]
        steps.append(Step(kind: .branch(branches), span: statement.span))
        return steps
      case .if(let condition)
      where condition.otherwise == nil && condition.body.statements.alwaysExits && position + 1 < statements.count:
        let branch = newBranch()
        read(condition.conditions, into: &steps)
        let inside = Guard(conditions: condition.conditions, holds: true, branch: branch, alternative: 0)
        let after = Guard(conditions: condition.conditions, holds: false, branch: branch, alternative: 1)
        let body = read(condition.body.statements)
        let rest = read(Array(statements[(position + 1)...]))
        let branches = [
          StepBranch(guards: [inside], activity: .active, steps: body),
          StepBranch(guards: [after], activity: .active, steps: rest),
        ]
        steps.append(Step(kind: .branch(branches), span: statement.span))
        return steps
      case .while(let conditions, _) where position + 1 < statements.count:
        read(statement, into: &steps)
        let after = Guard(conditions: conditions, holds: false, branch: newBranch(), alternative: 1)
        guard case .loop(let body) = steps.last?.kind, body.countDown(after.names) else { continue }
        // What follows runs when the count has come to its end.
        let rest = statements[(position + 1)...]
        let branch = StepBranch(guards: [after], activity: .active, steps: read(Array(rest)))
        let span = Span(rest.first?.span.lower ?? 0, rest.last?.span.upper ?? 0)
        steps.append(Step(kind: .branch([branch]), span: span))
        return steps
      default:
        read(statement, into: &steps)
      }
    }
    return steps
  }

  private mutating func read(_ statement: Statement, into steps: inout [Step]) {
    switch statement.kind {
    case .expression(let expression):
      read(expression, into: &steps)
      if case .call(var call) = steps.last?.kind, let last = steps.last, last.span.upper == expression.span.upper {
        call.isStatement = true
        steps[steps.count - 1].kind = .call(call)
      }
    case .variable(let variable):
      noteLocal(variable)
      guard let value = variable.initialValue else { return }
      if let item = workItem(value) {
        workItems[variable.name] = item
        return
      }
      if case .closure(let closure) = value.kind {
        localFunctions[variable.name] = read(closure.statements)
        return
      }
      read(value, into: &steps)
    case .if(let condition):
      steps.append(Step(kind: .branch(branches(of: condition, into: &steps)), span: statement.span))
    case .switch(let switched):
      steps.append(Step(kind: .branch(branches(of: switched, into: &steps)), span: statement.span))
    case .for(let loop):
      var body: [Step] = []
      if loop.isAwaiting, let delay = loop.sequence.tickingSequence(span: statement.span) {
        read(loop.sequence, into: &steps)
        body.append(Step(kind: .wait(delay), span: delay.span))
      } else if loop.isAwaiting, let call = loop.sequence.awaitedElement {
        // The next element is waited for in every turn, by a function of the project or of a library.
        body.append(call)
      } else {
        read(loop.sequence, into: &steps)
      }
      body += read(loop.body.statements)
      steps.append(Step(kind: .loop(body), span: statement.span))
    case .while(let conditions, let body):
      read(conditions, into: &steps)
      steps.append(Step(kind: .loop(read(body.statements)), span: statement.span))
    case .repeat(let body, let condition):
      steps.append(Step(kind: .loop(read(body.statements)), span: statement.span))
      read(condition, into: &steps)
    case .do(let body, let catches):
      steps += read(body.statements)
      let branches = catches.map {
        StepBranch(guards: [], activity: .active, steps: read($0.body.statements), isFailure: true)
      }
      if !branches.isEmpty { steps.append(Step(kind: .branch(branches), span: statement.span)) }
    case .return(let value):
      if let value { read(value, into: &steps) }
      steps.append(Step(kind: .exit(.return), span: statement.span))
    case .throw(let value):
      read(value, into: &steps)
      steps.append(Step(kind: .exit(.throw), span: statement.span))
    case .jump:
      steps.append(Step(kind: .exit(.jump), span: statement.span))
    case .defer(let block):
      steps += read(block.statements)
    case .conditionalCompilation(let clauses):
      let branches = clauses.map {
        StepBranch(guards: [], activity: $0.condition.activity, steps: read($0.statements))
      }
      steps.append(Step(kind: .branch(branches), span: statement.span))
    case .guard(let guarded):
      // The last statement of a block; one that others follow is read with them.
      read(guarded.conditions, into: &steps)
      steps += read(guarded.otherwise.statements)
    case .function(let function):
      guard let body = function.body else { return }
      localFunctions[function.name] = read(body.statements)
    case .type:
      return
    }
  }

  private mutating func branches(of statement: IfStatement, into steps: inout [Step]) -> [StepBranch] {
    read(statement.conditions, into: &steps)
    let branch = newBranch()
    let holds = Guard(conditions: statement.conditions, holds: true, branch: branch, alternative: 0)
    let fails = Guard(conditions: statement.conditions, holds: false, branch: branch, alternative: 1)
    var branches = [
      StepBranch(guards: [holds], activity: .active, steps: read(statement.body.statements))
    ]
    switch statement.otherwise {
    case .block(let block):
      branches.append(StepBranch(guards: [fails], activity: .active, steps: read(block.statements)))
    case .elseIf(let nested, let span):
      var inner: [Step] = []
      let nestedBranches = self.branches(of: nested, into: &inner)
      inner.append(Step(kind: .branch(nestedBranches), span: span))
      branches.append(StepBranch(guards: [fails], activity: .active, steps: inner))
    case nil: break
    }
    return branches
  }

  private mutating func branches(of statement: SwitchStatement, into steps: inout [Step]) -> [StepBranch] {
    read(statement.subject, into: &steps)
    let branch = newBranch()
    return statement.cases.enumerated().map { number, switchCase in
      let conditions = switchCase.patterns.map { Condition.matching($0, statement.subject) }
      return StepBranch(
        guards: [Guard(conditions: conditions, holds: true, branch: branch, alternative: number)],
        activity: switchCase.condition?.activity ?? .active, steps: read(switchCase.statements))
    }
  }

  private mutating func read(_ conditions: [Condition], into steps: inout [Step]) {
    for condition in conditions {
      switch condition {
      case .expression(let expression): read(expression, into: &steps)
      case .binding(let name, let type, let value, _):
        if let type = type?.name ?? value?.constructedType { locals[name] = type }
        if let value { read(value, into: &steps) }
      case .matching(_, let value): read(value, into: &steps)
      case .availability: continue
      }
    }
  }

  // MARK: Expressions

  mutating func readReference(_ expression: Expression) -> [Step] {
    switch expression.kind {
    case .postfix(let postfix):
      guard let (path, _) = postfix.leadingPath, let name = path.last, postfix.links.allSatisfy(\.isMember) else {
        break
      }
      return [
        Step(
          kind: .call(
            CallStep(
              receiver: Array(path.dropLast()), name: name, nameSpan: expression.span, arguments: [], closures: [],
              isAwaited: false, isAttempted: false)), span: expression.span)
      ]
    case .name(let name):
      return [
        Step(
          kind: .call(
            CallStep(
              receiver: [], name: name, nameSpan: expression.span, arguments: [], closures: [], isAwaited: false,
              isAttempted: false)), span: expression.span)
      ]
    default: break
    }
    var steps: [Step] = []
    read(expression, into: &steps)
    return steps
  }

  mutating func read(
    _ expression: Expression, into steps: inout [Step], isAwaited: Bool = false, isAttempted: Bool = false
  ) {
    switch expression.kind {
    case .postfix(let postfix):
      readChain(postfix, span: expression.span, into: &steps, isAwaited: isAwaited, isAttempted: isAttempted)
    case .assignment(let target, let assignment, let value):
      readAssignment(target, assignment, value, span: expression.span, into: &steps)
    case .attempt(let kind, let inner):
      read(inner, into: &steps, isAwaited: isAwaited, isAttempted: kind == .optional)
    case .awaiting(let inner):
      read(inner, into: &steps, isAwaited: true, isAttempted: isAttempted)
    case .cast(let inner, _, _), .prefix(_, let inner):
      read(inner, into: &steps)
    case .ternary(let condition, let then, let otherwise):
      read(condition, into: &steps)
      let branch = newBranch()
      let branches = [then, otherwise].enumerated().map { number, alternative in
        var inner: [Step] = []
        read(alternative, into: &inner)
        return StepBranch(
          guards: [
            Guard(conditions: [.expression(condition)], holds: number == 0, branch: branch, alternative: number)
          ],
          activity: .active, steps: inner)
      }
      if branches.contains(where: { !$0.steps.isEmpty }) {
        steps.append(Step(kind: .branch(branches), span: expression.span))
      }
    case .if(let statement):
      steps.append(Step(kind: .branch(branches(of: statement, into: &steps)), span: expression.span))
    case .switch(let statement):
      steps.append(Step(kind: .branch(branches(of: statement, into: &steps)), span: expression.span))
    case .operation(_, let values), .array(let values), .other(let values):
      for value in values { read(value, into: &steps) }
    case .tuple(let arguments):
      for argument in arguments { read(argument.value, into: &steps) }
    case .dictionary(let entries):
      for entry in entries { read(entry.value, into: &steps) }
    case .closure, .name, .implicitMember, .string, .integer, .float, .boolean, .nil, .keyPath, .receiver:
      return
    }
  }

  private mutating func readAssignment(
    _ target: Expression, _ assignment: String, _ value: Expression, span: Span, into steps: inout [Step]
  ) {
    if let item = workItem(value), let name = target.path?.last {
      workItems[name] = item
      return
    }
    read(value, into: &steps)
    // A subscript's assignment changes the collection.
    guard let path = target.path ?? target.subscriptedPath else { return }
    steps.append(
      Step(
        kind: .assign(
          AssignStep(
            target: path, targetSpan: target.span, operator: assignment,
            value: assignment == "=" ? value.assignedValue : .other, expression: value,
            closure: value.closureBody.map { read($0) } ?? [])),
        span: span))
  }

  private mutating func workItem(_ value: Expression) -> [Step]? {
    guard case .postfix(let postfix) = value.kind, let callee = Callee(postfix),
      callee.name == "DispatchWorkItem" || callee.name == "UIViewPropertyAnimator",
      callee.linkCount == postfix.links.count
    else { return nil }
    guard let closure = callee.call?.arguments.last(where: { $0.closure != nil })?.closure else {
      return callee.name == "UIViewPropertyAnimator" ? [] : nil
    }
    return read(closure.statements)
  }

  // MARK: Calls

  private mutating func readChain(
    _ postfix: Postfix, span: Span, into steps: inout [Step], isAwaited: Bool, isAttempted: Bool
  ) {
    var receiver: [String] = []
    var start = postfix.base.span
    switch postfix.base.kind {
    case .name(let name): if name != "self" { receiver = [name] }
    case .implicitMember(let name): receiver = ["", name]
    default:
      if case .closure(let closure) = postfix.base.kind, case .call = postfix.links.first?.kind {
        // `{ … }()`: a value that takes several statements to make.
        steps.append(Step(kind: .apart(read(closure.statements)), span: span))
      } else {
        read(postfix.base, into: &steps)
      }
      receiver = ["?"]
    }
    var chain = PublisherChain()
    var position = 0
    while position < postfix.links.count {
      let link = postfix.links[position]
      position += 1
      switch link.kind {
      case .member(let name, let nameSpan):
        receiver.append(name)
        start = nameSpan
      case .call(let call):
        guard let name = receiver.last else { continue }
        let site = CallSite(
          receiver: Array(receiver.dropLast()), name: name, nameSpan: start,
          span: Span(span.lower, link.span.upper), call: call, isAwaited: isAwaited, isAttempted: isAttempted)
        read(site, &chain, into: &steps)
        receiver = ["?"]
      case .subscript(let arguments):
        for argument in arguments { read(argument.value, into: &steps) }
        if receiver != ["?"] { receiver.append("[]") }
      case .conditional(let clauses):
        for clause in clauses {
          guard let chain = clause.chain else { continue }
          read(chain, into: &steps)
        }
      }
    }
  }

  private mutating func read(_ site: CallSite, _ chain: inout PublisherChain, into steps: inout [Step]) {
    chain.note(site)
    for argument in site.call.arguments where argument.closure == nil {
      // `items.forEach(context.delete)`
      if site.name == "forEach", argument.value.path != nil {
        steps += readReference(argument.value)
      } else {
        read(argument.value, into: &steps)
      }
    }
    if let delay = site.wait {
      steps.append(Step(kind: .wait(delay), span: site.span))
      return
    }
    if let step = animatorStep(site) ?? sourceStep(site) ?? chain.assignment(by: site) {
      steps.append(step)
      return
    }
    if let completion = site.animationCompletion {
      steps.append(
        Step(kind: .delayed(completion.delay, read(completion.closure.statements)), span: site.span))
    }
    if let delay = site.delay ?? chain.delay(of: site) {
      steps.append(Step(kind: .delayed(delay, readClosures(of: site)), span: site.span))
      return
    }
    if site.runsClosureAtOnce {
      for argument in site.call.arguments {
        guard let closure = argument.closure, site.animationCompletion?.closure != closure else { continue }
        let inner = read(closure.statements)
        if site.runsClosureApart {
          steps.append(Step(kind: .apart(inner), span: site.span))
        } else {
          steps += inner
        }
      }
      return
    }
    if site.receiver.isEmpty, let inner = localFunctions[site.name] {
      steps += inner
      return
    }
    if site.name == "toggle", site.call.arguments.isEmpty, !site.receiver.isEmpty {
      steps.append(
        Step(
          kind: .assign(
            AssignStep(
              target: site.receiver.filter { $0 != "wrappedValue" }, targetSpan: site.nameSpan, operator: "=",
              value: .toggled, expression: nil)),
          span: site.span))
      return
    }
    var closures: [CallClosure] = []
    for (number, argument) in site.call.arguments.enumerated() {
      guard let closure = argument.closure else { continue }
      closures.append(CallClosure(argument: number, steps: read(closure.statements)))
    }
    steps.append(
      Step(
        kind: .call(
          CallStep(
            receiver: site.receiver, name: site.name, nameSpan: site.nameSpan, arguments: site.call.arguments,
            closures: closures, isAwaited: site.isAwaited, isAttempted: site.isAttempted)),
        span: site.span))
  }

  /// What a call that waits is given to run: closures, work items, functions, selectors.
  private mutating func readClosures(of site: CallSite) -> [Step] {
    var later: [Step] = []
    for argument in site.call.arguments {
      if let closure = argument.closure {
        if site.animationCompletion?.closure != closure { later += read(closure.statements) }
      } else if let label = argument.label, Self.codeLabels.contains(label), let name = argument.value.path?.last {
        later += workItems[name] ?? localFunctions[name] ?? (label == "with" ? [] : readReference(argument.value))
      } else if let name = argument.value.selectorName {
        later.append(Self.call(name, span: argument.value.span))
      }
    }
    return later
  }

  private static let codeLabels: Set<String> = ["execute", "with", "block", "receiveValue", "receiveCompletion"]

  /// `animator.startAnimation(afterDelay: 3)`, `animator.addCompletion { … }`
  private mutating func animatorStep(_ site: CallSite) -> Step? {
    guard let name = site.receiver.last, let item = workItems[name] else { return nil }
    switch site.name {
    case "startAnimation":
      guard let length = site.call["afterDelay"], let delay = site.delay(.animation, length.value, unit: 1) else {
        return Step(kind: .apart(item), span: site.span)
      }
      return Step(kind: .delayed(delay, item), span: site.span)
    case "addAnimations", "addCompletion":
      guard let closure = site.call.arguments.last?.closure else { return nil }
      workItems[name] = item + read(closure.statements)
      return Step(kind: .apart([]), span: site.span)
    case "perform" where site.call.arguments.isEmpty:
      return Step(kind: .apart(item), span: site.span)
    default: return nil
    }
  }

  /// `timer.setEventHandler { … }` of a timer that is a dispatch source.
  private mutating func sourceStep(_ site: CallSite) -> Step? {
    guard site.name == "setEventHandler", let name = site.receiver.last, var delay = schedules[name] else { return nil }
    delay.span = site.span
    delay.nameSpan = site.nameSpan
    let handler = site.call.arguments.last
    let steps =
      handler?.closure.map { read($0.statements) }
      ?? handler?.value.path?.last.flatMap { workItems[$0] ?? localFunctions[$0] } ?? []
    return Step(kind: .delayed(delay, steps), span: site.span)
  }

  /// Notes `timer.schedule(deadline:repeating:)`, which may stand before or behind the handler.
  private mutating func noteSchedule(_ statement: Statement) {
    guard case .expression(let expression) = statement.kind, case .postfix(let postfix) = expression.kind,
      case .call(let call) = postfix.links.last?.kind, let first = call.arguments.first,
      first.label == "deadline" || first.label == "wallDeadline",
      case .member("schedule", let nameSpan) = postfix.links.dropLast().last?.kind
    else { return }
    let source: String?
    if postfix.links.count > 2, case .member(let name, _) = postfix.links[postfix.links.count - 3].kind {
      source = name
    } else if case .name(let name) = postfix.base.kind {
      source = name
    } else {
      source = nil
    }
    guard let source else { return }
    let repeating = call["repeating"]
    let isNever = repeating?.value.kind == .implicitMember("never")
    schedules[source] = Delay(
      source: .timer, length: (isNever ? nil : repeating?.value) ?? first.value, unit: 1,
      repeats: repeating != nil && !isNever, span: expression.span, nameSpan: nameSpan)
  }

  private static func call(_ name: String, span: Span) -> Step {
    Step(
      kind: .call(
        CallStep(
          receiver: [], name: name, nameSpan: span, arguments: [], closures: [], isAwaited: false,
          isAttempted: false)), span: span)
  }
}

extension Expression {
  /// `ticks()`, `store.updates`: waiting for an element of a sequence, as a call.
  fileprivate var awaitedElement: Step? {
    guard case .postfix(let postfix) = kind, let callee = Callee(postfix) else {
      guard case .name(let name) = kind else { return nil }
      return CallStep(awaiting: name, of: [], at: span, []).step(span)
    }
    guard callee.kind != .construct else { return nil }
    return CallStep(
      awaiting: callee.name, of: callee.receiver, at: callee.nameSpan, callee.call?.arguments ?? []
    ).step(span)
  }
}

extension CallStep {
  fileprivate init(awaiting name: String, of receiver: [String], at span: Span, _ arguments: [Argument]) {
    self.init(
      receiver: receiver, name: name, nameSpan: span, arguments: arguments, closures: [], isAwaited: true,
      isAttempted: false)
  }

  fileprivate func step(_ span: Span) -> Step { Step(kind: .call(self), span: span) }
}

extension Array where Element == Step {
  /// Whether one of the names is made smaller with each turn.
  fileprivate func countDown(_ names: [String]) -> Bool {
    contains { step in
      guard case .assign(let assign) = step.kind, let name = assign.target.last else { return false }
      return assign.operator == "-=" && names.contains(name)
    }
  }
}
