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
      for modifier in element.modifiers.dropFirst(start) {
        provision.formUnion(self.provision(of: modifier, on: element, in: id, depth: depth))
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
  mutating func provision(of modifier: Modifier, on element: Element, in id: DeclarationID) -> EnvironmentProvision {
    provision(of: modifier, on: element, in: id, depth: 0)
  }

  private mutating func provision(
    of modifier: Modifier, on element: Element, in id: DeclarationID, depth: Int
  ) -> EnvironmentProvision {
    guard modifier.activity != .inactive else { return EnvironmentProvision() }
    switch modifier.name {
    case "environmentObject", "environment", "transformEnvironment", "modelContainer", "modelContext":
      return systemProvision(modifier, on: element, in: id)
    case "modifier":
      guard let value = modifier.arguments.first?.value else { return EnvironmentProvision() }
      return provision(ofModifierValue: value, on: element, in: id, depth: depth)
    default:
      if let own = provision(ofOwnModifier: modifier.name, modifier.arguments, depth: depth) { return own }
      if SystemNames.isModifier(modifier.name) { return EnvironmentProvision() }
      return foreign(modifier.name, modifier.arguments)
    }
  }

  private func systemProvision(
    _ modifier: Modifier, on element: Element, in id: DeclarationID
  ) -> EnvironmentProvision {
    var provision = EnvironmentProvision()
    let value = modifier.arguments.first?.value
    switch modifier.name {
    case "environmentObject":
      if let type = value.flatMap({ types.name(of: $0, in: id, under: element.guards) }) {
        provision.objects.insert(type)
      } else {
        provision.hasUnknownObject = true
      }
    case "environment", "transformEnvironment":
      if case .keyPath(_, let components) = value?.kind {
        if let key = components.first { provision.keys.insert(key) }
      } else if let path = value?.path, path.last == "self", let name = path.dropLast().last {
        provision.observables.insert(types.name(named: name, in: id) ?? name)
      } else if let type = value.flatMap({ types.name(of: $0, in: id, under: element.guards) }) {
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
    ofModifierValue value: Expression, on element: Element, in id: DeclarationID, depth: Int
  ) -> EnvironmentProvision {
    guard let type = types.name(of: value, in: id, under: element.guards) else { return .unknown }
    let bodies = resolver.bodies(ofType: type)
    if bodies.isEmpty { return resolver.index.types(named: type).isEmpty ? foreign(type, []) : .unknown }
    return provision(ofWrappers: bodies, depth: depth)
  }

  /// - Returns: nil if the project has no modifier of this name.
  private mutating func provision(
    ofOwnModifier name: String, _ arguments: [Argument], depth: Int
  ) -> EnvironmentProvision? {
    let own = resolver.fitting(resolver.modifiers(named: name), labels: arguments.compactMap(\.label))
    if !own.isEmpty { return provision(ofWrappers: own, depth: depth) }
    if SystemNames.isModifier(name) { return nil }
    return resolver.index.extensionMembers(named: name).isEmpty ? nil : .unknown
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
