/// What a name stands for that is set in one place and read in another.
enum StateSlot: Hashable, Sendable {
  case property(StateKey)
  /// A parameter of a function: its calls say what it is given.
  case parameter(DeclarationID, String)

  var name: String {
    switch self {
    case .property(let key): key.name
    case .parameter(_, let name): name
    }
  }
}

extension Resolver {
  /// What a chain of names stands for, as seen from a body; nil for locals and for what cannot be resolved.
  func slot(of path: [String], in id: DeclarationID) -> StateSlot? {
    guard let name = path.last, !name.isEmpty, name != "[]", name != "?" else { return nil }
    if path.count == 1, let function = function(id), function.parameters.contains(where: { $0.name == name }) {
      return .parameter(id, name)
    }
    guard let owner = type(of: Array(path.dropLast()), in: id),
      let property = index.lookUp(member: name, of: owner).first(where: { variable($0) != nil })
    else { return nil }
    return .property(StateKey(owner: index.ownerName(of: property) ?? owner, name: name))
  }

  /// The states that an expression reads, those of the computed properties it names included.
  func slots(readBy expression: Expression, in id: DeclarationID) -> [StateSlot] {
    var finder = PathFinder()
    finder.walk([Statement(kind: .expression(expression), span: expression.span)])
    var found: [StateSlot] = []
    for path in finder.paths { add(path, in: id, depth: 0, to: &found) }
    return found
  }

  private func add(_ path: [String], in id: DeclarationID, depth: Int, to found: inout [StateSlot]) {
    var path = path
    while !path.isEmpty {
      guard let slot = slot(of: path, in: id) else {
        path.removeLast()
        continue
      }
      if !found.contains(slot) { found.append(slot) }
      // `var isAsking: Binding<Bool> { Binding(get: { note != nil }, …) }`
      guard depth < 2, case .property(let key) = slot,
        let property = index.lookUp(member: key.name, of: key.owner).first(where: { variable($0)?.getter != nil }),
        let getter = variable(property)?.getter
      else { return }
      var finder = PathFinder()
      finder.walk(getter.statements)
      for inner in finder.paths { add(inner, in: property, depth: depth + 1, to: &found) }
      return
    }
  }

  /// Whether a property holds what somebody else owns: setting it sets the owner's.
  func isBinding(_ slot: StateSlot) -> Bool {
    switch slot {
    case .property(let key):
      index.lookUp(member: key.name, of: key.owner).compactMap(variable).contains { variable in
        variable.attribute("Binding") != nil || variable.type?.name == "Binding"
      }
    case .parameter(let id, let name):
      function(id)?.parameters.contains { $0.name == name && $0.type.name == "Binding" } ?? false
    }
  }
}

/// Every chain of names in an expression, closures included.
private struct PathFinder: CodeVisitor {
  var paths: [[String]] = []

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .name(let name) where !name.isCapitalised: add([name])
    case .postfix(let postfix):
      if let (path, _) = postfix.leadingPath, path.first?.isCapitalised == false { add(path) }
    default: return
    }
  }

  private mutating func add(_ path: [String]) {
    var path = path.filter { $0 != "wrappedValue" && $0 != "projectedValue" }
    if let first = path.first, first.hasPrefix("$") { path[0] = String(first.dropFirst()) }
    guard path.first != "self", !path.isEmpty else { return }
    paths.append(path)
  }
}
