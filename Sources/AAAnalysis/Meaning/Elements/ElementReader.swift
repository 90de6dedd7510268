/// Reads the views of a body from its outline.
struct ElementReader {
  /// Where in the tree of views the reader stands.
  struct Place {
    var parent: Int?
    var parentModifier: Int?
    var role: SlotRole
    var guards: [Guard]
    var activity: BuildCondition.Activity

    static let outermost = Place(parent: nil, parentModifier: nil, role: .content, guards: [], activity: .active)
  }

  var elements: [Element] = []
  var actions: [ActionSlot] = []
  var reads: [StateRead] = []
  var steps = StepReader()

  // MARK: Statements of a view builder

  mutating func read(_ statements: [Statement], at place: Place) {
    var place = place
    for statement in statements {
      read(statement, at: &place)
    }
  }

  private mutating func read(_ statement: Statement, at place: inout Place) {
    switch statement.kind {
    case .expression(let expression), .return(.some(let expression)):
      read(expression, at: place)
    case .variable(let variable):
      steps.noteLocal(variable)
      guard let value = variable.initialValue else { return }
      collectReads(value, use: .argument, user: "let", label: nil)
      var aside = place
      aside.role = .argument
      readIfConstruct(value, at: aside)
    case .if(let statement):
      let branch = read(statement, at: place)
      if statement.otherwise == nil, statement.body.statements.alwaysExits {
        place.guards.append(
          Guard(conditions: statement.conditions, holds: false, branch: branch, alternative: 1))
      }
    case .guard(let statement):
      collectReads(statement.conditions)
      let branch = steps.newBranch()
      var inner = place
      inner.guards.append(
        Guard(conditions: statement.conditions, holds: false, branch: branch, alternative: 1))
      read(statement.otherwise.statements, at: inner)
      place.guards.append(
        Guard(conditions: statement.conditions, holds: true, branch: branch, alternative: 0))
    case .switch(let statement):
      read(statement, at: place)
    case .do(let body, let catches):
      read(body.statements, at: place)
      for clause in catches { read(clause.body.statements, at: place) }
    case .for(let statement):
      read(statement.body.statements, at: place)
    case .conditionalCompilation(let clauses):
      for clause in clauses {
        var inner = place
        inner.activity = place.activity.combined(with: clause.condition.activity)
        read(clause.statements, at: inner)
      }
    case .return(.none), .function, .type, .while, .repeat, .throw, .defer, .jump:
      return
    }
  }

  /// - Returns: the number of the branching.
  @discardableResult
  private mutating func read(_ statement: IfStatement, at place: Place) -> Int {
    collectReads(statement.conditions)
    let branch = steps.newBranch()
    var inner = place
    inner.guards.append(Guard(conditions: statement.conditions, holds: true, branch: branch, alternative: 0))
    read(statement.body.statements, at: inner)
    guard let otherwise = statement.otherwise else { return branch }
    inner = place
    inner.guards.append(Guard(conditions: statement.conditions, holds: false, branch: branch, alternative: 1))
    switch otherwise {
    case .block(let block): read(block.statements, at: inner)
    case .elseIf(let nested, _): read(nested, at: inner)
    }
    return branch
  }

  private mutating func read(_ statement: SwitchStatement, at place: Place) {
    collectReads(statement.subject, use: .condition, user: "switch", label: nil)
    let branch = steps.newBranch()
    for (number, switchCase) in statement.cases.enumerated() {
      var inner = place
      inner.guards.append(
        Guard(
          conditions: switchCase.patterns.map { .matching($0, statement.subject) }, holds: true, branch: branch,
          alternative: number))
      if let condition = switchCase.condition {
        inner.activity = place.activity.combined(with: condition.activity)
      }
      read(switchCase.statements, at: inner)
    }
  }

  // MARK: Expressions

  mutating func read(_ expression: Expression, at place: Place) {
    switch expression.kind {
    case .postfix(let postfix):
      readChain(postfix, span: expression.span, at: place)
    case .name, .implicitMember:
      readChain(Postfix(base: expression, links: []), span: expression.span, at: place)
    case .ternary(let condition, let then, let otherwise):
      collectReads(condition, use: .condition, user: "?", label: nil)
      let branch = steps.newBranch()
      for (number, alternative) in [then, otherwise].enumerated() {
        var inner = place
        inner.guards.append(
          Guard(conditions: [.expression(condition)], holds: number == 0, branch: branch, alternative: number))
        read(alternative, at: inner)
      }
    case .if(let statement): read(statement, at: place)
    case .switch(let statement): read(statement, at: place)
    case .attempt(_, let inner), .awaiting(let inner), .cast(let inner, _, _): read(inner, at: place)
    case .operation(_, let operands):
      for operand in operands { read(operand, at: place) }
    case .tuple(let arguments):
      for argument in arguments { read(argument.value, at: place) }
    case .array(let values):
      for value in values { readIfConstruct(value, at: place) }
    case .closure(let closure):
      read(closure.statements, at: place)
    case .other(let parts):
      for part in parts { readIfConstruct(part, at: place) }
    case .assignment, .prefix, .string, .integer, .float, .boolean, .nil, .dictionary, .keyPath, .receiver:
      return
    }
  }

  /// Reads an argument's value if it makes something (`Foo(…)`), else only notes what it reads.
  mutating func readIfConstruct(_ expression: Expression, at place: Place) {
    switch expression.kind {
    case .postfix(let postfix):
      guard case .name(let name) = postfix.base.kind, name.isCapitalised else { return }
      readChain(postfix, span: expression.span, at: place)
    case .ternary(_, let then, let otherwise):
      readIfConstruct(then, at: place)
      readIfConstruct(otherwise, at: place)
    case .array(let values):
      for value in values { readIfConstruct(value, at: place) }
    default: return
    }
  }

  // MARK: Chains

  private mutating func readChain(_ postfix: Postfix, span: Span, at place: Place) {
    guard let callee = Callee(postfix) else {
      readChainOnBuilder(postfix, span: span, at: place)
      return
    }
    if callee.kind == .call, callee.receiver.isEmpty, Vocabulary.slots(ofModifier: callee.name) != nil {
      readChainOnSelf(postfix, callee, span: span, at: place)
      return
    }
    let index = elements.count
    elements.append(
      Element(
        kind: callee.kind, name: callee.name, receiver: callee.receiver, nameSpan: callee.nameSpan,
        span: Span(span.lower, callee.end), chainSpan: span, arguments: callee.call?.arguments ?? [],
        parentheses: callee.call?.parentheses, modifiers: [], parent: place.parent, role: place.role,
        parentModifier: place.parentModifier, guards: place.guards, activity: place.activity))
    if callee.kind != .construct {
      noteRead(of: callee, at: place)
    }
    if let call = callee.call {
      readArguments(call.arguments, of: index, modifier: nil, at: place)
    }
    readModifiers(postfix.links[callee.linkCount...], of: index, at: place)
  }

  /// A chain on something in parentheses: `(isOn ? A() : B()).padding()`, `Text("a") + …`.
  private mutating func readChainOnBuilder(_ postfix: Postfix, span: Span, at place: Place) {
    switch postfix.base.kind {
    case .ternary, .if, .switch, .tuple, .operation, .closure: break
    default:
      collectReads(postfix.base, use: .argument, user: "", label: nil)
      return
    }
    let index = elements.count
    let base = postfix.base.span
    elements.append(
      Element(
        kind: .construct, name: "Group", receiver: [], nameSpan: base, span: base, chainSpan: span, arguments: [],
        parentheses: nil, modifiers: [], parent: place.parent, role: place.role,
        parentModifier: place.parentModifier, guards: place.guards, activity: place.activity))
    var inner = place
    inner.parent = index
    inner.parentModifier = nil
    inner.role = .content
    read(postfix.base, at: inner)
    readModifiers(postfix.links[...], of: index, at: place)
  }

  /// `self.navigationTitle(title)` and `navigationTitle(title)` in an extension of `View`.
  private mutating func readChainOnSelf(_ postfix: Postfix, _ callee: Callee, span: Span, at place: Place) {
    let index = elements.count
    let base = Span(at: span.lower)
    elements.append(
      Element(
        kind: .member, name: "self", receiver: [], nameSpan: callee.nameSpan, span: base, chainSpan: span,
        arguments: [], parentheses: nil, modifiers: [], parent: place.parent, role: place.role,
        parentModifier: place.parentModifier, guards: place.guards, activity: place.activity))
    var links = postfix.links
    if case .name(let name) = postfix.base.kind, name != "self", name != "super" {
      links.insert(
        Link(kind: .member(name, nameSpan: postfix.base.span), span: postfix.base.span), at: 0)
    }
    readModifiers(links[...], of: index, at: place)
  }

  private mutating func readModifiers(_ links: ArraySlice<Link>, of index: Int, at place: Place) {
    var position = links.startIndex
    while position < links.endIndex {
      let link = links[position]
      position += 1
      switch link.kind {
      case .member(let name, let nameSpan):
        var call: Call?
        var end = link.span.upper
        if position < links.endIndex, case .call(let found) = links[position].kind {
          call = found
          end = links[position].span.upper
          position += 1
        }
        let number = elements[index].modifiers.count
        elements[index].modifiers.append(
          Modifier(
            name: name, nameSpan: nameSpan, span: Span(link.span.lower, end), arguments: call?.arguments ?? [],
            parentheses: call?.parentheses, activity: place.activity))
        if let call { readArguments(call.arguments, of: index, modifier: number, at: place) }
      case .call(let call):
        readArguments(call.arguments, of: index, modifier: nil, at: place)
      case .subscript:
        continue
      case .conditional(let clauses):
        for clause in clauses {
          guard case .postfix(let inner) = clause.chain?.kind else { continue }
          var innerPlace = place
          innerPlace.activity = place.activity.combined(with: clause.condition.activity)
          readModifiers(inner.links[...], of: index, at: innerPlace)
        }
      }
    }
  }

  // MARK: Arguments

  private mutating func readArguments(
    _ arguments: [Argument], of index: Int, modifier: Int?, at place: Place
  ) {
    let reading = ArgumentRoles(
      callee: modifier.map { elements[index].modifiers[$0].name } ?? elements[index].name,
      isModifier: modifier != nil, isInDialog: elements[index].role == .dialog, arguments: arguments)
    for argument in arguments {
      let role = reading.role(of: argument)
      var inner = place
      inner.parent = index
      inner.parentModifier = modifier
      inner.role = role ?? .argument
      if let closure = argument.closure {
        if let name = closure.parameters.first, let type = reading.callee.parameterType(among: arguments) {
          steps.noteClosureParameter(name, type: type)
        }
        if inner.role.holdsViews {
          read(closure.statements, at: inner)
        } else {
          addAction(argument, steps: steps.read(closure.statements), of: index, modifier: modifier, role: inner.role)
        }
        continue
      }
      collectReads(argument.value, use: .argument, user: reading.callee, label: argument.label)
      if let role, !role.holdsViews {
        if let gesture = reading.gestureValue(argument) {
          inner.role = .argument
          readIfConstruct(gesture, at: inner)
        } else {
          addAction(argument, steps: steps.readReference(argument.value), of: index, modifier: modifier, role: role)
        }
      } else if role != nil {
        read(argument.value, at: inner)
      } else {
        readIfConstruct(argument.value, at: inner)
      }
    }
  }

  private mutating func addAction(
    _ argument: Argument, steps: [Step], of index: Int, modifier: Int?, role: SlotRole
  ) {
    actions.append(
      ActionSlot(
        element: index, modifier: modifier, role: role, label: argument.label, value: argument.value, steps: steps))
  }
}

extension String {
  /// The type of what the closure of a view or modifier of this name is given: `Route` in
  /// `.navigationDestination(for: Route.self) { route in … }`, `Tab` in `ForEach(Tab.allCases) { tab in … }`.
  fileprivate func parameterType(among arguments: [Argument]) -> String? {
    switch self {
    case "navigationDestination":
      guard let path = arguments.first(where: { $0.label == "for" })?.value.path, path.last == "self" else {
        return nil
      }
      return path.dropLast().last
    case "ForEach", "List", "Picker":
      guard let path = arguments.first?.value.path, path.last == "allCases" else { return nil }
      return path.dropLast().last
    default: return nil
    }
  }
}
