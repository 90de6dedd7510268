/// Finds what views, modifiers and the project's own wrappers of them put into the environment.
struct InjectionReader {
  let resolver: Resolver
  private let types: ValueType
  private var wrappers: [DeclarationID: EnvironmentProvision] = [:]

  private static let depthLimit = 6

  /// The modifiers of SwiftUI that put something in.
  static let modifiers: Set<String> = [
    "environmentObject", "environment", "transformEnvironment", "modelContainer", "modelContext", "modifier",
  ]

  init(_ resolver: Resolver) {
    self.resolver = resolver
    types = ValueType(resolver)
  }

  // MARK: Places

  /// What is put into the environment around a view, within the body that shows it.
  ///
  /// - Parameter modifier: the modifier of the element behind which to begin; nil for the element itself, which sees
  ///   all of its modifiers.
  mutating func provision(
    around number: Int, behind modifier: Int? = nil, in id: DeclarationID, body: BodyFacts, depth: Int = 0
  ) -> EnvironmentProvision {
    var provision = EnvironmentProvision()
    var current = number
    var start = modifier.map { $0 + 1 } ?? 0
    while true {
      let element = body.elements[current]
      // `let shelf = ShelfView()`: where it is shown, something may be put in for it.
      if element.role == .argument, !body.isArgument(current) { return .unknown }
      for modifier in element.modifiers.indices.dropFirst(start) {
        provision.formUnion(self.provision(ofModifier: modifier, of: current, in: id, body: body, depth: depth))
      }
      guard let parent = element.parent else { return provision }
      let holder = body.elements[parent]
      start = 0
      if let modifier = element.parentModifier {
        // What is shown by a sheet, or behind a view, does not see what was put in before the sheet was declared.
        if Self.hidesEarlierModifiers.contains(holder.modifiers[modifier].name) { start = modifier + 1 }
      } else {
        provision.formUnion(self.provision(inside: holder, in: id, depth: depth))
      }
      current = parent
    }
  }

  private static let hidesEarlierModifiers: Set<String> = [
    "sheet", "fullScreenCover", "popover", "overlay", "background", "modifier",
  ]

  // MARK: Modifiers

  /// What one modifier puts in, also by way of the project's own modifiers.
  mutating func provision(
    ofModifier position: Int, of number: Int, in id: DeclarationID, body: BodyFacts, depth: Int = 0
  ) -> EnvironmentProvision {
    let element = body.elements[number]
    let modifier = element.modifiers[position]
    guard modifier.activity != .inactive else { return EnvironmentProvision() }
    switch modifier.name {
    case "environmentObject", "environment", "transformEnvironment", "modelContainer", "modelContext":
      return systemProvision(modifier, Scope(number, in: id, body: body))
    case "modifier":
      guard let value = modifier.arguments.first?.value else { return EnvironmentProvision() }
      return provision(ofModifierValue: value, Scope(number, in: id, body: body), depth: depth)
    default:
      guard var provision = provision(ofOwnModifier: modifier, on: element, depth: depth) else {
        if SystemNames.isModifier(modifier.name) { return EnvironmentProvision() }
        // What a value of unknown type has for members is not known.
        let isView = element.kind == .construct || ["self", "content", "$0"].contains(element.name)
        return isView ? foreign(modifier.name, modifier.arguments) : .unknown
      }
      provision.formUnion(self.provision(ofTransformsGivenTo: position, of: number, in: id, body: body, depth: depth))
      return provision
    }
  }

  /// Where a value stands, and what is bound around it.
  private struct Scope {
    var declaration: DeclarationID
    var guards: [Guard]
    /// Parameters of the closures around it, whose types are not known.
    var parameters: Set<String>

    init(_ number: Int, in id: DeclarationID, body: BodyFacts) {
      declaration = id
      guards = body.elements[number].guards
      parameters = body.closureParameters(around: number)
    }
  }

  private func type(of value: Expression, _ scope: Scope) -> String? {
    if let first = value.firstName, scope.parameters.contains(first) { return nil }
    return types.name(of: value, in: scope.declaration, under: scope.guards)
  }

  private func systemProvision(_ modifier: Modifier, _ scope: Scope) -> EnvironmentProvision {
    var provision = EnvironmentProvision()
    let value = modifier.arguments.first?.value
    switch modifier.name {
    case "environmentObject":
      if let type = value.flatMap({ type(of: $0, scope) }) {
        provision.objects.insert(type)
      } else {
        provision.hasUnknownObject = true
      }
    case "environment", "transformEnvironment":
      if case .keyPath(_, let components) = value?.kind {
        if let key = components.first { provision.keys.insert(key) }
      } else if let path = value?.path, path.last == "self", let name = path.dropLast().last {
        provision.observables.insert(types.name(named: name, in: scope.declaration) ?? name)
      } else if let type = value.flatMap({ type(of: $0, scope) }) {
        provision.observables.insert(type)
      } else {
        provision.hasUnknownObservable = true
      }
    default:
      provision.keys.insert("modelContext")
    }
    return provision
  }

  /// `.modifier(Stores(store: store))`
  private mutating func provision(
    ofModifierValue value: Expression, _ scope: Scope, depth: Int
  ) -> EnvironmentProvision {
    guard let type = type(of: value, scope) else { return .unknown }
    let bodies = resolver.bodies(ofType: type)
    if bodies.isEmpty { return resolver.index.types(named: type).isEmpty ? foreign(type, []) : .unknown }
    return provision(ofWrappers: bodies, depth: depth)
  }

  /// - Returns: nil if neither the project's extensions nor the view's own type have a modifier of this name.
  private mutating func provision(
    ofOwnModifier modifier: Modifier, on element: Element, depth: Int
  ) -> EnvironmentProvision? {
    if let own = provision(ofOwnModifier: modifier.name, modifier.arguments, depth: depth) { return own }
    guard element.kind == .construct else { return nil }
    let members = resolver.index.lookUp(member: modifier.name, of: element.name)
    return members.isEmpty ? nil : provision(ofWrappers: members, depth: depth)
  }

  private mutating func provision(
    ofOwnModifier name: String, _ arguments: [Argument], depth: Int
  ) -> EnvironmentProvision? {
    let own = resolver.fitting(resolver.modifiers(named: name), labels: arguments.compactMap(\.label))
    if !own.isEmpty { return provision(ofWrappers: own, depth: depth) }
    if SystemNames.isModifier(name) { return nil }
    return resolver.index.extensionMembers(named: name).isEmpty ? nil : .unknown
  }

  /// `.if(isSignedIn) { $0.environmentObject(account) }`: what closures do to the view that they are given.
  private mutating func provision(
    ofTransformsGivenTo position: Int, of number: Int, in id: DeclarationID, body: BodyFacts, depth: Int
  ) -> EnvironmentProvision {
    var provision = EnvironmentProvision()
    for argument in body.elements[number].modifiers[position].arguments {
      guard let closure = argument.closure, let value = closure.statements.last?.shownValue,
        let first = value.firstName, first == "$0" || closure.parameters.contains(first)
      else { continue }
      let inside = body.descendants(of: number).filter { closure.span.contains(body.elements[$0].chainSpan) }
      guard let root = inside.first(where: { body.elements[$0].name == first }) else { return .unknown }
      for modifier in body.elements[root].modifiers.indices {
        provision.formUnion(self.provision(ofModifier: modifier, of: root, in: id, body: body, depth: depth + 1))
      }
    }
    return provision
  }

  // MARK: Wrappers

  /// What the bodies of modifiers or containers put in for what they are applied to.
  private mutating func provision(ofWrappers bodies: [DeclarationID], depth: Int) -> EnvironmentProvision {
    bodies.reduce(into: EnvironmentProvision()) { $0.formUnion(provision(ofWrapper: $1, depth: depth + 1)) }
  }

  /// A wrapper may show what it is given under conditions and in several places; all that it puts in for one of them
  /// counts. Where it cannot be told what is shown where, all that it puts in anywhere does.
  private mutating func provision(ofWrapper id: DeclarationID, depth: Int) -> EnvironmentProvision {
    if let known = wrappers[id] { return known }
    guard depth < Self.depthLimit, let body = resolver.body(of: id) else { return .unknown }
    // Wrappers in a circle put in what the others do.
    wrappers[id] = EnvironmentProvision()
    var provision = EnvironmentProvision()
    var isGivenShown = false
    let given = givenNames(id)
    for (number, element) in body.elements.enumerated() where element.activity != .inactive {
      if element.kind != .construct, element.receiver.isEmpty {
        if given.contains(element.name) {
          isGivenShown = true
          provision.formUnion(self.provision(around: number, in: id, body: body, depth: depth))
        } else if element.kind == .call,
          let own = self.provision(ofOwnModifier: element.name, element.arguments, depth: depth)
        {
          // `injectAccount().injectStore()` on the view that is extended.
          isGivenShown = true
          provision.formUnion(own)
          provision.formUnion(self.provision(around: number, in: id, body: body, depth: depth))
        }
      } else if element.arguments.contains(where: { !given.isDisjoint(with: $0.value.names) }) {
        isGivenShown = true
        provision.formUnion(self.provision(inside: element, in: id, depth: depth + 1))
        provision.formUnion(self.provision(around: number, in: id, body: body, depth: depth))
      }
    }
    if !isGivenShown {
      for (number, element) in body.elements.enumerated() where element.activity != .inactive {
        provision.formUnion(self.provision(around: number, in: id, body: body, depth: depth))
      }
      if body.elements.isEmpty { provision.formUnion(.unknown) }
    }
    wrappers[id] = provision
    return provision
  }

  /// The names of the views and closures that a body gets from outside.
  private func givenNames(_ id: DeclarationID) -> Set<String> {
    var names: Set<String> = ["content", "self"]
    if let function = resolver.function(id) {
      for parameter in function.parameters where parameter.type.name == "Function" { names.insert(parameter.name) }
    }
    guard let owner = resolver.index.ownerName(of: id), let type = resolver.index.types(named: owner).first else {
      return names
    }
    let generics = Set(resolver.index.type(type)?.genericParameters.map(\.name) ?? [])
    for property in resolver.index.storedProperties(of: type) {
      guard let variable = resolver.variable(property), let type = variable.type else { continue }
      if type.name == "Function" || type.isView || generics.contains(type.name) { names.insert(variable.name) }
    }
    return names
  }

  /// What a view puts in for what it is given to show.
  private mutating func provision(inside holder: Element, in id: DeclarationID, depth: Int) -> EnvironmentProvision {
    switch holder.kind {
    case .construct:
      if holder.name == "ModifiedContent" { return .unknown }
      if Vocabulary.slots(ofView: holder.name) != nil, !resolver.isOwnView(holder.name, seenFrom: id) {
        return EnvironmentProvision()
      }
      if resolver.index.types(named: holder.name).isEmpty { return foreign(holder.name, holder.arguments) }
      let bodies = resolver.bodies(ofType: holder.name)
      // A value that is no view keeps what it is given for another place.
      return bodies.isEmpty ? .unknown : provision(ofWrappers: bodies, depth: depth)
    case .call, .member:
      // Its modifiers hold what is given to it.
      if holder.name == "self" || holder.name == "content" { return EnvironmentProvision() }
      let functions = resolver.members(holder.name, receiver: holder.receiver, in: id)
        .filter { resolver.body(of: $0) != nil }
      return functions.isEmpty ? .unknown : provision(ofWrappers: functions, depth: depth)
    }
  }

  // MARK: Libraries

  /// A library knows none of the project's types, so it puts in what it is handed, or types of its own.
  private func foreign(_ name: String, _ arguments: [Argument]) -> EnvironmentProvision {
    if arguments.contains(where: { $0.value.carriesValue }) { return .unknown }
    let words = name.words
    if ["inject", "injected", "environment", "provide", "dependencies", "container", "store", "context", "persistence"]
      .contains(where: words.contains)
    {
      return .unknown
    }
    var provision = EnvironmentProvision()
    provision.isForeign = true
    return provision
  }
}

extension Expression {
  /// Whether the value may be an object of the app: a name or something made, as opposed to a literal, a member of
  /// a library's type, a closure or a binding.
  fileprivate var carriesValue: Bool {
    switch kind {
    case .name(let name): !name.hasPrefix("$")
    case .postfix(let postfix):
      if case .implicitMember = postfix.base.kind {
        false
      } else if case .name(let name) = postfix.base.kind, name.hasPrefix("$") {
        false
      } else {
        true
      }
    case .attempt(_, let inner), .awaiting(let inner), .cast(let inner, _, _): inner.carriesValue
    case .ternary(_, let then, let otherwise): then.carriesValue || otherwise.carriesValue
    case .operation("??", let operands): operands.contains(where: \.carriesValue)
    case .array(let values), .other(let values): values.contains(where: \.carriesValue)
    case .tuple(let arguments): arguments.contains { $0.value.carriesValue }
    default: false
    }
  }
}

extension Statement {
  /// The value of the last statement of a closure.
  fileprivate var shownValue: Expression? {
    switch kind {
    case .expression(let value), .return(.some(let value)): value
    default: nil
    }
  }
}

extension Expression {
  /// The name that a chain starts with, `self` left out.
  var firstName: String? {
    switch kind {
    case .name(let name): name
    case .postfix(let postfix):
      if case .name("self") = postfix.base.kind { nil } else { postfix.base.firstName }
    case .attempt(_, let inner), .awaiting(let inner), .cast(let inner, _, _): inner.firstName
    default: nil
    }
  }
}

extension BodyFacts {
  /// The parameters of the closures that an element stands in.
  func closureParameters(around number: Int) -> Set<String> {
    var names: Set<String> = []
    for ancestor in ancestors(of: number) {
      for argument in elements[ancestor].arguments + elements[ancestor].modifiers.flatMap(\.arguments) {
        guard let closure = argument.closure, !closure.parameters.isEmpty,
          closure.span.contains(elements[number].chainSpan)
        else { continue }
        for parameter in closure.parameters {
          names.insert(parameter)
          if parameter.hasPrefix("$") { names.insert(String(parameter.dropFirst())) }
        }
      }
    }
    return names
  }

  /// Whether an element stands in an argument of its parent or of a modifier of its parent, outside of closures.
  fileprivate func isArgument(_ number: Int) -> Bool {
    guard let parent = elements[number].parent else { return false }
    let arguments =
      elements[number].parentModifier.map { elements[parent].modifiers[$0].arguments }
      ?? elements[parent].arguments
    return arguments.contains { $0.closure == nil && $0.value.span.contains(elements[number].chainSpan) }
  }
}
