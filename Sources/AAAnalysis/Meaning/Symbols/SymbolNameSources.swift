/// Where the names of symbols come from that reached code does not write in place: constants, properties of
/// enumerations, and what is handed to the project's own views and functions, one level up.
///
/// Holds no texts and no spans, so that it stays true as long as the shapes of the files do.
struct SymbolNameSources: Sendable {
  /// A place that takes the name.
  struct User: Sendable {
    /// Of the graph.
    var node: Int
    var certain: CertainVersions
    /// Whether it asks first what the name is like, as for names of the app's own pictures.
    var isTested = false
  }

  /// Variables, functions and cases of enumerations whose value is the name of a symbol.
  private(set) var values: [DeclarationID: [User]] = [:]
  /// Labels of arguments that are names of symbols, by the name of the project's own type or function.
  private(set) var labels: [String: Set<String>] = [:]
  /// Of these labels those whose names are asked first what they are like.
  private var testedLabels: [String: Set<String>] = [:]
  /// The first node, by the name of the type that it belongs to or that it makes with the name of a symbol.
  private(set) var nodes: [String: Int] = [:]

  private let resolver: Resolver
  private let graph: ViewGraph
  /// Names of properties of things whose types are not to be seen: `tab.icon` in a `ForEach`.
  private var loose: [String: [User]] = [:]

  init(_ resolver: Resolver, _ graph: ViewGraph) {
    self.resolver = resolver
    self.graph = graph
    let flag = AssistiveFlag(resolver: resolver)
    // What a view is handed it may hand on to another one.
    for _ in 0..<3 {
      let known = labels
      for (number, node) in graph.nodes.enumerated() { read(node, number, flag) }
      if labels == known { break }
    }
    resolveLoose()
  }

  /// Whether an argument is the name of a symbol.
  func isName(callee: String, label: String) -> Bool {
    SymbolNameCollector.labels.contains(label) || labels[callee]?.contains(label) ?? false
  }

  /// Whether an argument is the name of a symbol, or of another picture: code asks what it is like.
  func isTestedName(callee: String, label: String) -> Bool { testedLabels[callee]?.contains(label) ?? false }

  var hasTestedNames: Bool { !testedLabels.isEmpty }

  // MARK: Reached code

  private mutating func read(_ node: ViewGraph.Node, _ number: Int, _ flag: AssistiveFlag) {
    guard let body = resolver.body(of: node.declaration) else { return }
    let id = node.declaration
    if let owner = resolver.index.ownerName(of: id), nodes[owner] == nil { nodes[owner] = number }
    for (position, element) in body.elements.enumerated() where node.liveElements[position] {
      read(element.arguments, of: element.name, under: element.guards, in: id, number, at: position)
      for modifier in element.modifiers where modifier.activity != .inactive {
        read(modifier.arguments, of: modifier.name, under: element.guards, in: id, number, at: position)
      }
    }
    guard takesNames(body) else { return }
    for collected in body.collectedCalls {
      guard collected.activity != .inactive, flag.allows(collected.guards, in: id) else { continue }
      let element = collected.action.map { body.actions[$0].element }
      read(collected.call.arguments, of: collected.call.name, under: collected.guards, in: id, number, at: element)
    }
  }

  /// Whether a call in the body's code may take a name that is not written in place.
  private func takesNames(_ body: BodyFacts) -> Bool {
    body.actions.contains { takesNames($0.steps) } || takesNames(body.steps)
  }

  private func takesNames(_ steps: [Step]) -> Bool {
    steps.containsCall { call in call.arguments.contains { isName(callee: call.name, label: $0.label ?? "") } }
  }

  private mutating func read(
    _ arguments: [Argument], of callee: String, under guards: [Guard], in id: DeclarationID, _ node: Int,
    at element: Int?
  ) {
    for (number, argument) in arguments.enumerated() where argument.closure == nil {
      let label = argument.label ?? SymbolNameCollector.label(ofUnlabelled: number)
      guard isName(callee: callee, label: label) else { continue }
      for (value, _) in argument.value.alternatives(at: SymbolUseReader.Place(base: 0)) {
        switch value.kind {
        case .name, .postfix:
          let certain = Self.certain(around: id, resolver).inside(guards, base: 0)
          let isTested = value.path?.last.map { name in guards.contains { $0.testsText(named: name) } } ?? false
          take(value, in: id, at: element, User(node: node, certain: certain, isTested: isTested))
        default: continue
        }
      }
    }
  }

  /// What attributes say that stand at a declaration and at the types around it.
  static func certain(around id: DeclarationID, _ resolver: Resolver) -> CertainVersions {
    var certain = CertainVersions()
    var owner = resolver.index.owner(of: id)
    while let type = owner {
      if let declaration = resolver.index.type(type) {
        certain = certain.inside(declaration.attributes)
        if declaration.kind == .extension {
          for other in resolver.index.types(named: declaration.name) {
            certain = certain.inside(resolver.index.type(other)?.attributes ?? [])
          }
        }
      }
      owner = resolver.index.owner(of: type)
    }
    return certain.inside(resolver.function(id)?.attributes ?? resolver.variable(id)?.attributes ?? [])
  }

  // MARK: Values

  private mutating func take(_ value: Expression, in id: DeclarationID, at element: Int?, _ user: User) {
    if let path = value.path {
      take(path: path, in: id, at: element, user)
      return
    }
    // `icon(for: item)`, `item.symbol()`
    guard case .postfix(let postfix) = value.kind, let callee = Callee(postfix), callee.kind == .call,
      callee.linkCount == postfix.links.count
    else { return }
    for function in resolver.members(callee.name, receiver: callee.receiver, in: id) {
      if resolver.function(function)?.returnType?.name == "String" { add(user, to: function) }
    }
  }

  private mutating func take(path: [String], in id: DeclarationID, at element: Int?, _ user: User) {
    guard let name = path.last, let first = path.first else { return }
    if path.count == 2, let type = element.flatMap({ rowType(first, around: $0, in: id) }) {
      if name == "rawValue" {
        takeCases(of: type, user)
      } else if !take(name, of: type, user) {
        loose[name, default: []].append(user)
      }
      return
    }
    if path.count > 1, name == "rawValue" {
      takeCases(Array(path.dropLast()), in: id, user)
      return
    }
    if path.count == 1, let function = resolver.function(id),
      let number = function.parameters.firstIndex(where: { $0.name == name })
    {
      let label = function.parameters[number].label ?? SymbolNameCollector.label(ofUnlabelled: number)
      note(label, of: function.name, user)
      if function.name == "init", let owner = resolver.index.ownerName(of: id) { note(label, of: owner, user) }
      return
    }
    let owner = resolver.type(of: Array(path.dropLast()), in: id)
    if let owner, take(name, of: owner, user) { return }
    if path.count == 1 {
      for global in resolver.index.globals(named: name) where isText(global) { add(user, to: global) }
    } else if owner == nil {
      loose[name, default: []].append(user)
    }
  }

  /// - Returns: whether the type has such a member.
  private mutating func take(_ name: String, of owner: String, _ user: User) -> Bool {
    let members = resolver.index.lookUp(member: name, of: owner).filter(isText)
    for member in members { take(member, user) }
    return !members.isEmpty
  }

  private mutating func take(_ member: DeclarationID, _ user: User) {
    add(user, to: member)
    // A stored property is given by whoever makes the value.
    guard let variable = resolver.variable(member), !variable.isStatic, variable.getter == nil,
      let owner = resolver.index.ownerName(of: member)
    else { return }
    note(variable.name, of: owner, user)
    if nodes[owner] == nil { nodes[owner] = user.node }
  }

  private mutating func note(_ label: String, of callee: String, _ user: User) {
    labels[callee, default: []].insert(label)
    if user.isTested { testedLabels[callee, default: []].insert(label) }
  }

  private func isText(_ id: DeclarationID) -> Bool {
    guard let variable = resolver.variable(id) else { return false }
    return variable.writtenType.map { $0 == "String" } ?? true
  }

  /// `Symbol.trash.rawValue`, `symbol.rawValue`
  private mutating func takeCases(_ path: [String], in id: DeclarationID, _ user: User) {
    guard let type = resolver.type(of: path, in: id) else { return }
    let isCase = path.count > 1 && path[path.count - 2] == type
    takeCases(of: type, named: isCase ? path.last : nil, user)
  }

  /// - Parameter name: of the only case; nil for all of them.
  private mutating func takeCases(of type: String, named name: String? = nil, _ user: User) {
    for part in resolver.index.parts(of: type) {
      let declarations = resolver.index.files[part.file].declarations
      for ordinal in declarations.indices where declarations[ordinal].owner == part.ordinal {
        guard case .enumCase(let enumCase) = declarations[ordinal].value, enumCase.rawValue != nil,
          name.map({ $0 == enumCase.name }) ?? true
        else { continue }
        add(user, to: DeclarationID(file: part.file, ordinal: ordinal))
      }
    }
  }

  /// The type of what a list goes through: `Chapter` for `chapter` in `ForEach(Chapter.allCases) { chapter in … }`.
  private func rowType(_ name: String, around element: Int, in id: DeclarationID) -> String? {
    guard let body = resolver.body(of: id) else { return nil }
    for ancestor in body.ancestors(of: element) {
      let list = body.elements[ancestor]
      guard ["ForEach", "List", "Picker", "Table"].contains(list.name), let data = list.title,
        let closure = list.arguments.lazy.compactMap(\.closure).first
      else { continue }
      guard closure.parameters.contains(name) || closure.parameters.isEmpty && name == "$0" else { continue }
      return elementType(of: data, in: id)
    }
    return nil
  }

  private func elementType(of data: Expression, in id: DeclarationID) -> String? {
    if case .array(let values) = data.kind { return values.first?.constructedType }
    guard let path = data.path, let name = path.last else { return nil }
    if name == "allCases" { return path.dropLast().last }
    guard let owner = resolver.type(of: Array(path.dropLast()), in: id) else { return nil }
    for member in resolver.index.lookUp(member: name, of: owner) {
      guard let variable = resolver.variable(member) else { continue }
      if let type = variable.type, type.name == "Array" { return type.arguments.first?.name }
      if case .array(let values) = variable.initialValue?.kind { return values.first?.constructedType }
    }
    return nil
  }

  private mutating func add(_ user: User, to id: DeclarationID) {
    guard
      !(values[id]?.contains {
        $0.node == user.node && $0.certain == user.certain && $0.isTested == user.isTested
      } ?? false)
    else { return }
    values[id, default: []].append(user)
  }

  // MARK: Things of unknown type

  /// `tab.icon` where nothing says what `tab` is: the property is known if only one type has it, or if its name says
  /// that it is a symbol.
  private mutating func resolveLoose() {
    guard !loose.isEmpty else { return }
    var found: [String: [DeclarationID]] = [:]
    for (number, file) in resolver.index.files.enumerated() where !file.isTest {
      for (ordinal, declaration) in file.declarations.enumerated() where declaration.owner != nil {
        guard loose[declaration.name] != nil, case .variable = declaration.value else { continue }
        found[declaration.name, default: []].append(DeclarationID(file: number, ordinal: ordinal))
      }
    }
    for (name, members) in found.sorted(by: { $0.key < $1.key }) {
      let texts = members.filter(isText)
      let saysSymbol = name.lowercased().contains("symbol") || name.hasPrefix("system")
      guard texts.count == 1 || saysSymbol else { continue }
      for member in texts {
        for user in loose[name] ?? [] { take(member, user) }
      }
    }
    loose = [:]
  }
}

extension Guard {
  /// Whether the condition asks how a text begins or ends, or which one it is.
  fileprivate func testsText(named name: String) -> Bool {
    conditions.contains { condition in
      guard case .expression(let expression) = condition, expression.names.contains(name) else { return false }
      return !Self.questions.isDisjoint(with: expression.names)
    }
  }

  private static let questions: Set<String> = ["hasPrefix", "hasSuffix", "starts", "contains", "UIImage"]
}
