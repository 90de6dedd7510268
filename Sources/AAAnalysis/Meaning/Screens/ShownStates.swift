/// Which bodies read a name to decide what they show. Holds no spans, so it stays true while the view graph does.
struct StateReaders: Sendable {
  /// Bodies of views that are reached, by the names that they read.
  private(set) var views: [String: [DeclarationID]] = [:]
  /// Computed properties, reached or not, by the names that they read.
  private(set) var derived: [String: [DeclarationID]] = [:]

  init(_ resolver: Resolver, _ graph: ViewGraph) {
    for node in graph.nodes {
      guard let body = resolver.body(of: node.declaration), body.showsViews else { continue }
      for name in Set(body.reads.lazy.flatMap(\.path)) { views[name, default: []].append(node.declaration) }
    }
    for (file, facts) in resolver.facts.enumerated() {
      for (ordinal, body) in facts.bodies.enumerated() {
        guard let body, !body.showsViews, !body.reads.isEmpty else { continue }
        let id = DeclarationID(file: file, ordinal: ordinal)
        for name in Set(body.reads.lazy.flatMap(\.path)) { derived[name, default: []].append(id) }
      }
    }
  }
}

/// Finds where a state is shown: a reached body that reads it to decide what a person sees.
struct ShownStates {
  private let resolver: Resolver
  private let graph: ViewGraph
  private let readers: StateReaders

  init(resolver: Resolver, graph: ViewGraph, readers: StateReaders) {
    self.resolver = resolver
    self.graph = graph
    self.readers = readers
  }

  struct Place {
    var declaration: DeclarationID
    var read: StateRead
  }

  /// Follows a state to where it is shown: through computed properties, into the views it is handed to, and, for a
  /// binding, up to the state behind it.
  ///
  /// - Parameter wanted: says which reads count.
  func firstPlace(of state: StateKey, where wanted: (StateRead, DeclarationID) -> Bool) -> Place? {
    var pending = [state]
    var seen: Set<StateKey> = [state]
    var position = 0
    while position < pending.count, position < Self.mostStates {
      let next = pending[position]
      position += 1
      if let place = place(of: next, &pending, &seen, where: wanted) { return place }
    }
    return nil
  }

  private static let mostStates = 24

  private func place(
    of state: StateKey, _ pending: inout [StateKey], _ seen: inout Set<StateKey>,
    where wanted: (StateRead, DeclarationID) -> Bool
  ) -> Place? {
    func follow(_ key: StateKey?) {
      if let key, seen.insert(key).inserted { pending.append(key) }
    }
    for id in readers.views[state.name] ?? [] {
      guard let body = resolver.body(of: id), let node = graph.node(of: id) else { continue }
      for read in body.reads where read.path.contains(state.name) {
        guard reads(read, state, in: id), body.shows(read, live: node.liveElements) else { continue }
        if wanted(read, id) { return Place(declaration: id, read: read) }
        // Handed to a view of the project, which shows it.
        guard let label = read.label, read.user.isCapitalised, read.path.last == state.name,
          Vocabulary.slots(ofView: read.user) == nil
        else { continue }
        follow(StateKey(owner: read.user, name: label))
      }
    }
    // `var isToastShown: Bool { toast != nil }`: shown where the derived value is.
    for id in readers.derived[state.name] ?? [] {
      guard let body = resolver.body(of: id), body.reads.contains(where: { reads($0, state, in: id) }) else { continue }
      follow(key(of: id))
    }
    for property in resolver.index.lookUp(member: state.name, of: state.owner) {
      guard let variable = resolver.variable(property) else { continue }
      if variable.isBinding { for key in sources(of: state) { follow(key) } }
      // `didSet { current = queue.last }`: what the observer makes of it.
      guard !variable.otherAccessors.isEmpty, let body = resolver.body(of: property) else { continue }
      for assigned in body.collectedAssignments where assigned.assignment.target.count == 1 {
        follow(StateKey(owner: state.owner, name: assigned.assignment.target[0]))
      }
    }
    return nil
  }

  /// `Toast(isShown: $isShown)`: the states that a binding stands for.
  private func sources(of binding: StateKey) -> [StateKey] {
    resolver.constructions(of: binding.owner).compactMap { site in
      guard graph.numbers[site.id] != nil, let path = resolver.argument(binding.name, of: site)?.path,
        let name = path.last, let owner = resolver.type(of: Array(path.dropLast()), in: site.id)
      else { return nil }
      return StateKey(owner: owner, name: name)
    }
  }

  private func key(of id: DeclarationID) -> StateKey? {
    guard resolver.variable(id) != nil, let owner = resolver.index.ownerName(of: id) else { return nil }
    return StateKey(owner: owner, name: resolver.index[id].name)
  }

  private func reads(_ read: StateRead, _ state: StateKey, in id: DeclarationID) -> Bool {
    for (position, name) in read.path.enumerated() where name == state.name {
      if resolver.type(of: Array(read.path[..<position]), in: id) == state.owner { return true }
      // A protocol or superclass may hold the state.
      if position == 0, let owner = resolver.index.ownerName(of: id), resolver.index.conforms(owner, to: state.owner) {
        return true
      }
    }
    return false
  }
}

extension VariableDeclaration {
  /// Whether the property stands for a state of another view.
  var isBinding: Bool { attribute("Binding") != nil || type?.name == "Binding" }
}

extension BodyFacts {
  /// Whether what reads a state is reached: not in another scene, and not behind the Assistive Access flag.
  func shows(_ read: StateRead, live: [Bool]) -> Bool {
    if let innermost = elements.lastIndex(where: { $0.chainSpan.contains(read.span) }), !live[innermost] {
      return false
    }
    guard read.use == .condition else { return true }
    var isGuard = false
    for (number, element) in elements.enumerated() where element.guards.contains(where: { $0.reads(read.span) }) {
      if live[number] { return true }
      isGuard = true
    }
    return !isGuard
  }
}
