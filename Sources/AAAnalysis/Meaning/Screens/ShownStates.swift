/// Finds where a state is shown: a reached body that reads it to decide what a person sees.
struct ShownStates {
  private let resolver: Resolver
  private let graph: ViewGraph

  init(resolver: Resolver, graph: ViewGraph) {
    self.resolver = resolver
    self.graph = graph
  }

  struct Place {
    var declaration: DeclarationID
    var read: StateRead
  }

  /// - Parameter wanted: says which reads count.
  func firstPlace(of state: StateKey, where wanted: (StateRead) -> Bool) -> Place? {
    firstPlace(of: state, depth: 0, where: wanted)
  }

  private func firstPlace(of state: StateKey, depth: Int, where wanted: (StateRead) -> Bool) -> Place? {
    guard depth < 3 else { return nil }
    var derived: [StateKey] = []
    for node in graph.nodes {
      guard let body = resolver.body(of: node.declaration) else { continue }
      for read in body.reads where read.path.contains(state.name) {
        guard reads(read, state, in: node.declaration) else { continue }
        if body.showsViews {
          if wanted(read) { return Place(declaration: node.declaration, read: read) }
        } else if let key = key(of: node.declaration) {
          derived.append(key)
        }
      }
    }
    // `var isToastShown: Bool { toast != nil }`: shown where the derived value is.
    for (file, facts) in resolver.facts.enumerated() {
      for (ordinal, body) in facts.bodies.enumerated() {
        guard let body, !body.showsViews, body.reads.contains(where: { $0.path.contains(state.name) }) else { continue }
        let id = DeclarationID(file: file, ordinal: ordinal)
        guard resolver.index.ownerName(of: id) == state.owner, let key = key(of: id), !derived.contains(key) else {
          continue
        }
        derived.append(key)
      }
    }
    for key in derived where key != state {
      if let place = firstPlace(of: key, depth: depth + 1, where: wanted) { return place }
    }
    return nil
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
