/// Tells the type of a value, and says nothing where that takes a guess.
///
/// `Resolver.type(of:in:)` is made for following calls and takes `Dependencies.store` to be a `Dependencies` if it
/// does not know better; here that would be a false claim.
struct ValueType {
  private let resolver: Resolver
  private var index: WorkspaceIndex { resolver.index }

  private static let depthLimit = 8

  init(_ resolver: Resolver) {
    self.resolver = resolver
  }

  // MARK: Types

  /// The name of a type as written in a declaration; nil for one that stands for others.
  func name(of type: TypeName, in id: DeclarationID) -> String? {
    if type.name == "Optional" { return type.arguments.first.flatMap { name(of: $0, in: id) } }
    if type.text.hasPrefix("some ") || type.text.hasPrefix("any ") { return nil }
    return name(named: type.name, in: id)
  }

  /// The type that a name stands for as seen from a declaration, aliases followed.
  func name(named name: String, in id: DeclarationID) -> String? {
    if name == "Self" { return index.ownerName(of: id) }
    if ["Function", "Tuple", "Any", "AnyObject", ""].contains(name) || isGenericParameter(name, in: id) { return nil }
    if let owner = index.ownerName(of: id), let alias = alias(index.members(of: owner, named: name)), alias != name {
      return alias
    }
    let declared = index.types(named: name)
    if declared.contains(where: { index.type($0)?.kind == .protocol }) { return nil }
    return index.canonicalName(ofType: name)
  }

  private func alias(_ members: [DeclarationID]) -> String? {
    guard let member = members.first, case .typeAlias(let alias) = index[member].value else { return nil }
    return alias.type.name
  }

  private func isGenericParameter(_ name: String, in id: DeclarationID) -> Bool {
    if resolver.function(id)?.genericParameters.contains(where: { $0.name == name }) ?? false { return true }
    var owner = index.owner(of: id)
    while let current = owner {
      guard let type = index.type(current) else { break }
      let parts = [current] + index.types(named: type.name)
      if parts.contains(where: { index.type($0)?.genericParameters.contains { $0.name == name } ?? false }) {
        return true
      }
      owner = index.owner(of: current)
    }
    return false
  }

  // MARK: Values

  /// - Parameters:
  ///   - id: the declaration whose code holds the value.
  ///   - guards: the conditions around it, which may bind names.
  func name(of value: Expression, in id: DeclarationID, under guards: [Guard] = [], depth: Int = 0) -> String? {
    guard depth < Self.depthLimit else { return nil }
    func inner(_ value: Expression) -> String? { name(of: value, in: id, under: guards, depth: depth + 1) }
    switch value.kind {
    case .name(let name):
      return self.name(ofVariable: name, in: id, under: guards, depth: depth)
    case .postfix(let postfix):
      return name(of: postfix, in: id, under: guards, depth: depth)
    case .attempt(_, let value), .awaiting(let value):
      return inner(value)
    case .tuple(let elements) where elements.count == 1:
      return inner(elements[0].value)
    case .cast(_, let keyword, let type):
      return keyword == "is" ? nil : name(of: type, in: id)
    case .operation("??", let operands):
      return operands.lazy.compactMap(inner).first
    case .ternary(_, let then, let otherwise):
      let type = inner(then)
      return type == inner(otherwise) ? type : nil
    default:
      return nil
    }
  }

  private func name(ofVariable name: String, in id: DeclarationID, under guards: [Guard], depth: Int) -> String? {
    if name == "self" || name == "Self" { return index.ownerName(of: id) }
    guard !name.hasPrefix("$"), !name.isCapitalised else { return nil }
    for item in guards.reversed() where item.holds {
      for case .binding(name, let type, let value, _) in item.conditions {
        if let type { return self.name(of: type, in: id) }
        guard let value else { break }
        return self.name(of: value, in: id, depth: depth + 1)
      }
    }
    if let body = resolver.body(of: id) {
      if let alias = body.aliases[name] {
        return alias.path == [name] ? property(name, in: id, depth) : self.name(of: alias, in: id, depth: depth + 1)
      }
      if let local = body.locals[name] { return self.name(named: local, in: id) }
    }
    return property(name, in: id, depth)
  }

  private func property(_ name: String, in id: DeclarationID, _ depth: Int) -> String? {
    if let owner = index.ownerName(of: id), !index.lookUp(member: name, of: owner).isEmpty {
      return member(name, of: owner, isCalled: false, depth: depth + 1)
    }
    let globals = index.globals(named: name)
    return globals.count == 1 ? type(of: globals[0], depth: depth + 1) : nil
  }

  private func name(of postfix: Postfix, in id: DeclarationID, under guards: [Guard], depth: Int) -> String? {
    var links = postfix.links[...]
    var type: String?
    guard case .name(let base) = postfix.base.kind else { return nil }
    if base.isCapitalised, base != "Self" {
      var path = base
      while case .member(let member, _) = links.first?.kind, member.isCapitalised {
        path = member
        links = links.dropFirst()
      }
      if case .member("init", _) = links.first?.kind { links = links.dropFirst() }
      type = name(named: path, in: id)
      if case .call = links.first?.kind {
        links = links.dropFirst()
      } else if links.isEmpty {
        return nil
      }
    } else if case .call = links.first?.kind {
      let functions = resolver.members(base, receiver: [], in: id)
      type = functions.count == 1 ? returnType(of: functions[0]) : nil
      links = links.dropFirst()
    } else {
      type = name(ofVariable: base, in: id, under: guards, depth: depth)
    }
    while let link = links.popFirst() {
      guard let owner = type, case .member(let member, _) = link.kind else { return nil }
      if member == "wrappedValue" { continue }
      var isCalled = false
      if case .call = links.first?.kind {
        isCalled = true
        links = links.dropFirst()
      }
      type = self.member(member, of: owner, isCalled: isCalled, depth: depth + 1)
    }
    return type
  }

  // MARK: Members

  private func member(_ name: String, of type: String, isCalled: Bool, depth: Int) -> String? {
    guard depth < Self.depthLimit else { return nil }
    let found = index.lookUp(member: name, of: type)
    if found.isEmpty {
      // A library's `Store.shared` can be nothing else.
      let isInstance = ["shared", "default", "main", "current", "standard", "instance"].contains(name)
      return index.types(named: type).isEmpty && !isCalled && isInstance ? type : nil
    }
    let types = Set(
      found.map { id -> String? in
        if isCalled { return resolver.function(id) == nil ? nil : returnType(of: id) }
        return self.type(of: id, depth: depth)
      })
    return types.count == 1 ? types.first ?? nil : nil
  }

  private func returnType(of id: DeclarationID) -> String? {
    resolver.function(id)?.returnType.flatMap { name(of: $0, in: id) }
  }

  /// Wrappers whose wrapped value has the type of the value that they are made from.
  private static let transparentWrappers: Set<String> = [
    "State", "StateObject", "ObservedObject", "Bindable", "Published", "MainActor", "ObservationIgnored",
    "ObservationTracked", "Entry",
  ]

  private func type(of id: DeclarationID, depth: Int) -> String? {
    guard depth < Self.depthLimit, let variable = resolver.variable(id) else { return nil }
    if let type = variable.type { return name(of: type, in: id) }
    for attribute in variable.attributes where attribute.name.isCapitalised {
      if ["Environment", "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor"].contains(attribute.name) {
        guard let path = attribute.arguments.first?.value.path, path.last == "self" else { return nil }
        return path.dropLast().last.flatMap { name(named: $0, in: id) }
      }
      guard Self.transparentWrappers.contains(attribute.name) else { return nil }
    }
    let value = variable.initialValue ?? variable.getter?.singleExpression
    return value.flatMap { name(of: $0, in: id, depth: depth + 1) }
  }
}
