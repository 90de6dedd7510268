/// Hashes what a body means to other files: names, structure, effects; no spans, no texts.
///
/// Two bodies of one shape give the same edges and effects. Typing a title, a comment or a number given to one of
/// SwiftUI's own views leaves the shape alone. Good within one process only.
struct ShapeHasher {
  private var hasher = Hasher()

  func finalize() -> Int { hasher.finalize() }

  mutating func combine<Value: Hashable>(value: Value) { hasher.combine(value) }

  mutating func combine(_ facts: BodyFacts) {
    for element in facts.elements { combine(element) }
    combineIcons(of: facts)
    for action in facts.actions {
      hasher.combine(action.element)
      hasher.combine(action.modifier)
      hasher.combine(action.role)
      hasher.combine(action.label)
      combine(action.steps)
      if action.value.closureBody == nil { combine(action.value) }
    }
    for read in facts.reads {
      hasher.combine(read.path)
      hasher.combine(read.use)
      hasher.combine(read.user)
      hasher.combine(read.label)
    }
    combine(facts.steps)
    hasher.combine(facts.locals)
    // A local number matters as the length of a wait alone.
    let lengths = Set(facts.steps.delayNames + facts.actions.flatMap(\.steps.delayNames))
    for name in facts.aliases.keys.sorted() {
      guard let value = facts.aliases[name], !value.isNumber || lengths.contains(name) else { continue }
      hasher.combine(name)
      combine(value)
    }
  }

  /// What fixes in other files take over from the titles of a body: nothing follows from it for the view graph.
  mutating func combineWording(of facts: BodyFacts) {
    // What is offered for the same title.
    for pair in facts.titledSymbols {
      hasher.combine(pair.title)
      hasher.combine(pair.symbol)
    }
    for element in facts.elements {
      // Questions offer the way back in the same words.
      if element.isCancelButton { hasher.combine(element.title?.writtenText) }
      // Buttons have capitals in the same places.
      if element.name == "Button" { hasher.combine(element.title?.writtenText?.isInTitleCase) }
    }
  }

  /// Navigation icons and the titles beside them are compared across files.
  private mutating func combineIcons(of facts: BodyFacts) {
    let icons = facts.elements.flatMap(\.modifiers).compactMap(\.symbol)
    guard !icons.isEmpty else { return }
    hasher.combine(icons)
    for modifier in facts.elements.flatMap(\.modifiers) where modifier.setsTitle || modifier.symbol != nil {
      for argument in modifier.arguments { hasher.combine(argument.value.writtenText) }
    }
  }

  private mutating func combine(_ element: Element) {
    hasher.combine(element.kind)
    hasher.combine(element.name)
    hasher.combine(element.receiver)
    hasher.combine(element.parent)
    hasher.combine(element.parentModifier)
    hasher.combine(element.role)
    hasher.combine(element.activity)
    combine(element.guards)
    // Of what SwiftUI's own views are given only the kind matters elsewhere: whether there is a title, which style or
    // role it is. Views and code among it are elements and actions.
    combine(element.arguments, withNumbers: Vocabulary.slots(ofView: element.name) == nil)
    for modifier in element.modifiers {
      hasher.combine(modifier.name)
      hasher.combine(modifier.activity)
      // What is put into the environment reaches the views of other files.
      let isOwn = Vocabulary.slots(ofModifier: modifier.name) == nil
      combine(modifier.arguments, withNumbers: isOwn || InjectionReader.modifiers.contains(modifier.name))
    }
  }

  private mutating func combine(_ arguments: [Argument], withNumbers: Bool) {
    if withNumbers {
      combine(arguments)
      return
    }
    hasher.combine(arguments.count)
    for argument in arguments where !argument.value.isNumber {
      hasher.combine(argument.label)
      combine(argument.value)
    }
  }

  private mutating func combine(_ guards: [Guard]) {
    for item in guards {
      hasher.combine(item.holds)
      hasher.combine(item.branch)
      hasher.combine(item.alternative)
      combine(item.conditions)
    }
  }

  mutating func combine(_ arguments: [Argument]) {
    hasher.combine(arguments.count)
    for argument in arguments {
      hasher.combine(argument.label)
      hasher.combine(argument.isTrailingClosure)
      combine(argument.value)
    }
  }

  private mutating func combine(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let expression): combine(expression)
      case .binding(let name, let type, let value, _):
        hasher.combine(name)
        hasher.combine(type?.name)
        if let value { combine(value) }
      case .matching(let pattern, let value):
        hasher.combine(pattern.text)
        hasher.combine(pattern.guardCondition == nil)
        combine(value)
      case .availability(let availability):
        hasher.combine(availability.isUnavailable)
        for version in availability.versions {
          hasher.combine(version.platform)
          hasher.combine(version.major)
          hasher.combine(version.minor)
        }
      }
    }
  }

  private mutating func combine(_ steps: [Step]) {
    hasher.combine(steps.count)
    for step in steps {
      switch step.kind {
      case .wait(let delay):
        combine(delay)
      case .delayed(let delay, let later):
        combine(delay)
        combine(later)
      case .call(let call):
        hasher.combine(call.receiver)
        hasher.combine(call.name)
        hasher.combine(call.isAwaited)
        hasher.combine(call.isAttempted)
        hasher.combine(call.isStatement)
        combine(call.arguments)
        for closure in call.closures {
          hasher.combine(closure.argument)
          combine(closure.steps)
        }
      case .assign(let assign):
        hasher.combine(assign.target)
        hasher.combine(assign.operator)
        hasher.combine(assign.value)
        if let value = assign.expression { combine(value) }
        combine(assign.closure)
      case .branch(let branches):
        for branch in branches {
          hasher.combine(branch.activity)
          hasher.combine(branch.isFailure)
          combine(branch.guards)
          combine(branch.steps)
        }
      case .apart(let inner):
        hasher.combine(1)
        combine(inner)
      case .loop(let inner):
        hasher.combine(2)
        combine(inner)
      case .exit(let kind):
        hasher.combine(kind)
      }
    }
  }

  private mutating func combine(_ delay: Delay) {
    hasher.combine(delay.source)
    hasher.combine(delay.unit)
    hasher.combine(delay.repeats)
    if let length = delay.length { combine(length) }
  }

  mutating func combine(_ expression: Expression) {
    switch expression.kind {
    case .name(let name), .implicitMember(let name): hasher.combine(name)
    case .string(let literal):
      let text = literal.plainText
      hasher.combine(text == "")
      // Whether it shows words or an emoji.
      let shown = literal.shown
      hasher.combine(shown.text)
      hasher.combine(shown.picture)
      // What an address opens matters where it is opened.
      hasher.combine(AddressKind(literal))
      // Keys of a keypad and words for going back are counted and told apart in other files.
      let words = literal.shownText
      hasher.combine(words.flatMap(TextSignal.init))
      if text == nil { hasher.combine(literal.isValueAlone) }
      // The raw value of a scene session's role says what a branch is for.
      if let text, text.hasPrefix("UIWindowSceneSessionRole") { hasher.combine(text) }
      // Whether a control says that it destroys.
      if let text { hasher.combine(text.isSymbolOfDestruction) }
      if let words { hasher.combine(words.startsWithDestructiveWord) }
      if let words { hasher.combine(words.saysCache) }
      for case .interpolation(let arguments) in literal.segments { combine(arguments) }
    case .integer(let text), .float(let text): hasher.combine(text)
    case .boolean(let value): hasher.combine(value)
    case .nil, .receiver: hasher.combine(0)
    case .array(let values), .other(let values): combine(values)
    case .operation(let sign, let values):
      hasher.combine(sign)
      combine(values)
    case .dictionary(let entries):
      for entry in entries {
        combine(entry.key)
        combine(entry.value)
      }
    case .keyPath(let root, let components):
      hasher.combine(root)
      hasher.combine(components)
    case .closure(let closure):
      // What it does is an action or elements of the same body.
      hasher.combine(closure.parameters)
    case .postfix(let postfix):
      combine(postfix.base)
      for link in postfix.links { combine(link) }
    case .tuple(let arguments): combine(arguments)
    case .prefix(let sign, let inner):
      hasher.combine(sign)
      combine(inner)
    case .ternary(let condition, let then, let otherwise):
      combine([condition, then, otherwise])
    case .assignment(let target, let sign, let value):
      hasher.combine(sign)
      combine([target, value])
    case .cast(let inner, let keyword, let type):
      hasher.combine(keyword)
      hasher.combine(type.name)
      combine(inner)
    case .attempt(let kind, let inner):
      hasher.combine(kind)
      combine(inner)
    case .awaiting(let inner): combine(inner)
    case .if, .switch: hasher.combine(3)
    }
  }

  private mutating func combine(_ expressions: [Expression]) {
    hasher.combine(expressions.count)
    for expression in expressions { combine(expression) }
  }

  private mutating func combine(_ link: Link) {
    switch link.kind {
    case .member(let name, _): hasher.combine(name)
    case .call(let call): combine(call.arguments)
    case .subscript(let arguments): combine(arguments)
    case .conditional(let clauses):
      for clause in clauses {
        hasher.combine(clause.condition)
        if let chain = clause.chain { combine(chain) }
      }
    }
  }
}

extension Array where Element == Step {
  /// Names in the lengths of waits.
  fileprivate var delayNames: [String] {
    flatMap { step -> [String] in
      switch step.kind {
      case .wait(let delay): delay.length?.names ?? []
      case .delayed(let delay, let inner): (delay.length?.names ?? []) + inner.delayNames
      case .apart(let inner), .loop(let inner): inner.delayNames
      case .branch(let branches): branches.flatMap(\.steps.delayNames)
      case .call(let call): call.arguments.flatMap(\.value.names) + call.closures.flatMap(\.steps.delayNames)
      case .assign(let assign): assign.closure.delayNames
      case .exit: []
      }
    }
  }
}

extension Expression {
  fileprivate var isNumber: Bool {
    switch kind {
    case .integer, .float: true
    default: false
    }
  }

  /// The statements of a closure; nil for anything else.
  var closureBody: [Statement]? {
    guard case .closure(let closure) = kind else { return nil }
    return closure.statements
  }
}
