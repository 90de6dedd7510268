// What runs because a type is made or a property is set, without a call that says so.

extension ViewGraphBuilder {
  /// The initialisers of what a body makes and of what its type holds, and the observers of what it sets.
  mutating func walkMaking(_ body: BodyFacts, of number: Int, _ node: ViewGraph.Node) {
    let id = node.declaration
    for (position, element) in body.elements.enumerated()
    where element.kind == .construct && node.liveElements[position] && Vocabulary.slots(ofView: element.name) == nil {
      make(element.name, from: number, element: position)
    }
    for collected in body.collectedCalls where collected.call.name.isCapitalised {
      guard runs(collected.guards, collected.activity, action: collected.action, of: body, node) else { continue }
      let element = collected.action.map { body.actions[$0].element }
      make(collected.call.name, from: number, element: element)
    }
    if let owner = resolver.index.ownerName(of: id), node.extent != .flagged { makeProperties(of: owner, from: number) }
    guard !observedNames.isEmpty else { return }
    for assigned in body.collectedAssignments where observedNames.contains(assigned.assignment.target.last ?? "") {
      guard runs(assigned.guards, assigned.activity, action: assigned.action, of: body, node) else { continue }
      let element = assigned.action.map { body.actions[$0].element }
      observe(assigned.assignment.target, from: number, element: element, in: id)
    }
    for read in body.reads where read.use == .binding && observedNames.contains(read.path.last ?? "") {
      observe(read.path, from: number, element: nil, in: id)
    }
  }

  private func runs(
    _ guards: [Guard], _ activity: BuildCondition.Activity, action: Int?, of body: BodyFacts, _ node: ViewGraph.Node
  ) -> Bool {
    guard activity != .inactive else { return false }
    if let action = action.map({ body.actions[$0] }) {
      guard action.role != .accessibilityAction, node.liveElements[action.element] else { return false }
    } else if node.extent == .flagged, !flag.requires(guards, in: node.declaration) {
      return false
    }
    return guards.isEmpty || flag.allows(guards, in: node.declaration)
  }

  /// A value of the type is made: its initialisers run.
  private mutating func make(_ name: String, from number: Int, element: Int?) {
    guard madeTypes.insert(name).inserted else { return }
    let types = resolver.index.types(named: name)
    guard !types.isEmpty else { return }
    let found = resolver.index.lookUp(member: "init", of: name).filter { resolver.body(of: $0)?.steps.isEmpty == false }
    for initialiser in found {
      reach(
        [Target(id: initialiser, isByName: types.count > 1)], from: number,
        ViewGraph.Edge(from: number, source: .member(initialiser), kind: .calls, element: element))
    }
  }

  /// `@StateObject private var model = Model()`: who makes the view makes the model.
  private mutating func makeProperties(of owner: String, from number: Int) {
    guard madeTypes.insert("properties of \(owner)").inserted else { return }
    for part in resolver.index.types(named: owner) {
      guard let type = resolver.index.type(part) else { continue }
      for member in type.members {
        guard case .variable(let variable) = member.value, let made = variable.initialValue?.madeType,
          Vocabulary.slots(ofView: made) == nil
        else { continue }
        want(type: made)
        make(made, from: number, element: nil)
      }
    }
  }

  private mutating func observe(_ path: [String], from number: Int, element: Int?, in id: DeclarationID) {
    guard let property = resolver.property(path, in: id), property != id,
      resolver.variable(property)?.otherAccessors.isEmpty == false, resolver.body(of: property) != nil
    else { return }
    reach(
      [Target(id: property, isByName: false)], from: number,
      ViewGraph.Edge(from: number, source: .member(property), kind: .calls, element: element))
  }
}

extension Resolver {
  /// Names of properties that run code when they are set.
  var observedNames: Set<String> {
    var names: Set<String> = []
    for file in index.files {
      for case .variable(let variable) in file.declarations.map(\.value) where !variable.otherAccessors.isEmpty {
        names.insert(variable.name)
      }
    }
    return names
  }
}

extension Expression {
  /// `Model` for `Model()`, `Model.init()`, `StateObject(wrappedValue: Model())`.
  fileprivate var madeType: String? {
    guard case .postfix(let postfix) = kind, let callee = Callee(postfix), callee.kind == .construct else { return nil }
    if callee.name == "StateObject" || callee.name == "State" { return callee.call?["wrappedValue"]?.value.madeType }
    return callee.name
  }
}
