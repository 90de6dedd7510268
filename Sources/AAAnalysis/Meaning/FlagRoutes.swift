/// By which names the Assistive Access flag can come into and go out of a declaration.
///
/// A wide net: who has none of these names certainly has nothing to do with the flag, which is much sooner asked than
/// `AssistiveFlag`, whose answer depends on other files.
struct FlagRoutes: Sendable {
  /// A name whose value another name takes over: that of a property, a local constant, a parameter, a key of the
  /// environment.
  var flows: [(source: String, target: String)] = []
  /// Names that decide what is shown or run.
  var asked: [String] = []

  /// Whether a name says by itself that it is about Assistive Access.
  static func namesFlag(_ name: String) -> Bool {
    guard name.utf8.count >= 15 else { return false }
    return name.lowercased().contains("assistiveaccess")
  }

  init(_ declaration: Declaration, _ body: BodyFacts?, injected: [(key: String, value: Expression)]) {
    if case .variable(let variable) = declaration {
      if let key = variable.environmentKey { flows.append((key, variable.name)) }
      add(variable.initialValue ?? variable.getter?.checkedExpression, to: variable.name)
    }
    for (key, value) in injected { add(value, to: key) }
    guard let body else { return }
    for (name, value) in body.aliases { add(value, to: name) }
    for element in body.elements {
      for argument in element.arguments {
        if let label = argument.label { add(argument.value, to: label) }
      }
      ask(element.guards)
    }
    for step in body.steps {
      guard case .assign(let assign) = step.kind, let target = assign.target.last else { continue }
      add(assign.expression, to: target)
    }
    ask(body.steps)
    for action in body.actions { ask(action.steps) }
  }

  private mutating func add(_ value: Expression?, to target: String) {
    guard let value else { return }
    var sources: [String] = []
    value.collectDecidingNames(into: &sources)
    for source in sources { flows.append((source, target)) }
  }

  private mutating func ask(_ guards: [Guard]) {
    for item in guards { ask(item.conditions) }
  }

  private mutating func ask(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let value), .matching(_, let value): value.collectDecidingNames(into: &asked)
      case .binding, .availability: continue
      }
    }
  }

  private mutating func ask(_ steps: [Step]) {
    for step in steps {
      switch step.kind {
      case .call(let call): for closure in call.closures { ask(closure.steps) }
      case .delayed(_, let inner), .apart(let inner), .loop(let inner): ask(inner)
      case .branch(let branches):
        for branch in branches {
          ask(branch.guards)
          ask(branch.steps)
        }
      case .assign(let assign): ask(assign.closure)
      case .wait, .exit: continue
      }
    }
  }
}

extension Expression {
  /// The last names of the paths that a condition's value can follow from.
  fileprivate func collectDecidingNames(into names: inout [String]) {
    switch kind {
    case .prefix(_, let operand): operand.collectDecidingNames(into: &names)
    case .operation(_, let operands): for operand in operands { operand.collectDecidingNames(into: &names) }
    case .tuple(let arguments): for argument in arguments { argument.value.collectDecidingNames(into: &names) }
    case .name, .postfix: if let name = path?.last { names.append(name) }
    default: return
    }
  }
}

/// The routes of a file, by name.
struct FileFlagRoutes: Sendable {
  /// Which names take over the value of a name.
  private(set) var targets: [String: [String]] = [:]
  /// The declarations that have to do with a name, as ordinals.
  private(set) var declarations: [String: [Int]] = [:]
  /// Those of the names that say by themselves that they are about Assistive Access.
  private(set) var flagNames: [String] = []

  mutating func add(_ routes: FlagRoutes, of ordinal: Int) {
    for (source, target) in routes.flows {
      if source != target { targets[source, default: []].append(target) }
      add(source, ordinal)
      add(target, ordinal)
    }
    for name in routes.asked { add(name, ordinal) }
  }

  private mutating func add(_ name: String, _ ordinal: Int) {
    let isNew = declarations[name] == nil
    if declarations[name]?.last != ordinal { declarations[name, default: []].append(ordinal) }
    if isNew, FlagRoutes.namesFlag(name) { flagNames.append(name) }
  }
}

extension FileFacts {
  /// Declarations that have to do with one of the names, as ordinals.
  func declarations(withOneOf names: Set<String>) -> Set<Int> {
    names.reduce(into: []) { $0.formUnion(flagRoutes.declarations[$1] ?? []) }
  }
}

extension Resolver {
  /// Whether some value can be the Assistive Access flag: then any name can stand for it.
  var knowsFlag: Bool { facts.contains { !$0.flagRoutes.flagNames.isEmpty } }
}

extension [FileFacts] {
  /// All names that can stand for the flag or for something that follows from it.
  func namesOfFlag() -> Set<String> {
    var names = Set(flatMap(\.flagRoutes.flagNames))
    var pending = [String](names)
    while let name = pending.popLast() {
      for file in self {
        for target in file.flagRoutes.targets[name] ?? [] where names.insert(target).inserted {
          pending.append(target)
        }
      }
    }
    return names
  }
}
