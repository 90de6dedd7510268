/// Tells whether a condition depends on Assistive Access being in use.
struct AssistiveFlag {
  let resolver: Resolver

  /// Whether code under these guards can run while Assistive Access is in use.
  func allows(_ guards: [Guard], in id: DeclarationID) -> Bool {
    guards.allSatisfy { value(of: $0, assistive: true, in: id) != false }
  }

  /// Whether code under these guards runs only while Assistive Access is in use.
  func requires(_ guards: [Guard], in id: DeclarationID) -> Bool {
    guards.contains { value(of: $0, assistive: false, in: id) == false } && allows(guards, in: id)
  }

  /// Whether conditions come out differently with Assistive Access and without it.
  func decides(_ conditions: [Condition], in id: DeclarationID) -> Bool {
    let item = Guard(conditions: conditions, holds: true, branch: 0, alternative: 0)
    return value(of: item, assistive: true, in: id) != value(of: item, assistive: false, in: id)
  }

  private func value(of item: Guard, assistive: Bool, in id: DeclarationID) -> Bool? {
    var all: Bool? = true
    for condition in item.conditions {
      let value = value(of: condition, assistive: assistive, in: id)
      if value == false {
        all = false
        break
      }
      if value == nil { all = nil }
    }
    guard let all else { return nil }
    return item.holds ? all : !all
  }

  private func value(of condition: Condition, assistive: Bool, in id: DeclarationID) -> Bool? {
    switch condition {
    case .expression(let expression):
      return value(of: expression, assistive: assistive, in: id, depth: 0)
    case .matching(let pattern, let subject):
      guard let subject = value(of: subject, assistive: assistive, in: id, depth: 0) else { return nil }
      switch pattern.text {
      case "true": return subject
      case "false": return !subject
      default: return nil
      }
    case .availability(let availability):
      guard let version = availability.versions.first(where: { $0.platform == "iOS" }),
        (version.major, version.minor) <= (resolver.leastMajorVersion, 0)
      else { return nil }
      return !availability.isUnavailable
    case .binding:
      return nil
    }
  }

  private func value(of expression: Expression, assistive: Bool, in id: DeclarationID, depth: Int) -> Bool? {
    guard depth < 16 else { return nil }
    func inner(_ expression: Expression) -> Bool? {
      value(of: expression, assistive: assistive, in: id, depth: depth + 1)
    }
    switch expression.kind {
    case .boolean(let value): return value
    case .prefix("!", let operand): return inner(operand).map { !$0 }
    case .operation("&&", let operands):
      let values = operands.map(inner)
      if values.contains(false) { return false }
      return values.contains(nil) ? nil : true
    case .operation("||", let operands):
      let values = operands.map(inner)
      if values.contains(true) { return true }
      return values.contains(nil) ? nil : false
    case .operation("==", let operands) where operands.isOtherIdiom: return false
    case .operation("!=", let operands) where operands.isOtherIdiom: return true
    case .operation("==", let operands) where operands.count == 2:
      guard let left = inner(operands[0]), let right = inner(operands[1]) else { return nil }
      return left == right
    case .operation("!=", let operands) where operands.count == 2:
      guard let left = inner(operands[0]), let right = inner(operands[1]) else { return nil }
      return left != right
    case .tuple(let arguments) where arguments.count == 1:
      return inner(arguments[0].value)
    case .name, .postfix:
      guard let path = expression.path else { return nil }
      // On a Mac there is no Assistive Access.
      if let name = path.last, Self.namesMac(name) { return false }
      if isFlag(path, in: id, depth: depth) { return assistive }
      return derivedValue(of: path, assistive: assistive, in: id, depth: depth)
    default:
      return nil
    }
  }

  /// `var showsExtras: Bool { !isAssistiveAccessEnabled }`: the flag turned round, or joined with something else.
  private func derivedValue(of path: [String], assistive: Bool, in id: DeclarationID, depth: Int) -> Bool? {
    guard let name = path.last, depth < 10 else { return nil }
    if path.count == 1, let value = resolver.body(of: id)?.aliases[name] {
      return self.value(of: value, assistive: assistive, in: id, depth: depth + 1)
    }
    guard let property = resolver.property(path, in: id) ?? resolver.index.globals(named: name).first,
      let variable = resolver.variable(property)
    else { return nil }
    if variable.isLet, variable.initialValue == nil {
      return passedValue(name, to: property, assistive: assistive, depth: depth)
    }
    guard variable.isComputed || variable.isLet,
      let value = variable.initialValue ?? variable.getter?.checkedExpression, value.combinesNames
    else { return nil }
    return self.value(of: value, assistive: assistive, in: property, depth: depth + 1)
  }

  /// `Row(allowsMenu: !isAssistiveAccessEnabled)`: what every place that makes the view gives, if that is the same.
  private func passedValue(_ name: String, to property: DeclarationID, assistive: Bool, depth: Int) -> Bool? {
    guard let owner = resolver.index.ownerName(of: property),
      resolver.index.members(of: owner, named: "init").isEmpty
    else { return nil }
    var found: Bool?
    for site in resolver.constructions(of: owner) where resolver.isPartOfApp(site.id) {
      guard let argument = resolver.argument(name, of: site),
        let value = value(of: argument, assistive: assistive, in: site.id, depth: depth + 2), found ?? value == value
      else { return nil }
      found = value
    }
    return found
  }

  /// Whether a name stands for "Assistive Access is in use", directly or passed on under another name.
  func isFlag(_ path: [String], in id: DeclarationID, depth: Int = 0) -> Bool {
    guard let name = path.last, depth < 10 else { return false }
    if FlagRoutes.namesFlag(name) { return !isSetting(path, in: id) }
    if path.count == 1, let value = resolver.body(of: id)?.aliases[name] {
      return self.value(of: value, assistive: true, in: id, depth: depth + 1) == true
        && self.value(of: value, assistive: false, in: id, depth: depth + 1) == false
    }
    guard let property = resolver.property(path, in: id) ?? resolver.index.globals(named: name).first,
      let variable = resolver.variable(property)
    else { return false }
    if let key = variable.environmentKey {
      return FlagRoutes.namesFlag(key)
        || resolver.index.members(of: "EnvironmentValues", named: key).contains { isFlag($0, depth + 1) }
        || isInjectedFlag(key, depth: depth)
    }
    return isFlag(property, depth + 1) || isPassedFlag(name, to: property, depth: depth)
      || isStoredFlag(variable, property, depth: depth) || isRequiredFlag(variable, property, depth: depth)
  }

  /// `.environment(\.isCalm, isAssistiveAccessEnabled)`: the key stands for the flag if it is given nothing else.
  private func isInjectedFlag(_ key: String, depth: Int) -> Bool {
    var isGiven = false
    for site in resolver.injections(under: key) {
      guard isFlagValue(site.value, in: site.id, depth: depth + 2) else { return false }
      isGiven = true
    }
    return isGiven
  }

  /// `let isCalm: Bool`, which every initialiser sets to the flag.
  private func isStoredFlag(_ variable: VariableDeclaration, _ property: DeclarationID, depth: Int) -> Bool {
    guard variable.isLet, variable.initialValue == nil, let owner = resolver.index.ownerName(of: property) else {
      return false
    }
    let initialisers = resolver.index.members(of: owner, named: "init")
    guard !initialisers.isEmpty else { return false }
    return initialisers.allSatisfy { initialiser in
      let assigned = resolver.body(of: initialiser)?.steps.compactMap { step -> Expression? in
        guard case .assign(let assign) = step.kind, assign.target == [variable.name] else { return nil }
        return assign.expression
      }
      guard let assigned, !assigned.isEmpty else { return false }
      return assigned.allSatisfy { isFlagValue($0, in: initialiser, depth: depth + 2) }
    }
  }

  /// A requirement of a protocol that every type satisfies by the flag.
  private func isRequiredFlag(_ variable: VariableDeclaration, _ property: DeclarationID, depth: Int) -> Bool {
    guard let owner = resolver.index.owner(of: property), let type = resolver.index.type(owner), type.kind == .protocol
    else { return false }
    let members = resolver.index.inheritors(of: type.name).flatMap {
      resolver.index.members(of: $0, named: variable.name)
    }
    return !members.isEmpty
      && members.allSatisfy { member in
        guard let key = resolver.variable(member)?.environmentKey else { return isFlag(member, depth + 2) }
        return FlagRoutes.namesFlag(key)
      }
  }

  private func isFlagValue(_ value: Expression, in id: DeclarationID, depth: Int) -> Bool {
    self.value(of: value, assistive: true, in: id, depth: depth) == true
      && self.value(of: value, assistive: false, in: id, depth: depth) == false
  }

  /// `@AppStorage("simulateAssistiveAccess") var …`: a switch of the app's own, whatever its name.
  private func isSetting(_ path: [String], in id: DeclarationID) -> Bool {
    guard let property = resolver.property(path, in: id), let variable = resolver.variable(property) else {
      return false
    }
    if variable.attributes.contains(where: { ["AppStorage", "SceneStorage"].contains($0.name) }) { return true }
    guard case .boolean = variable.initialValue?.kind else { return false }
    return variable.attributes.isEmpty || variable.attribute("State") != nil || variable.attribute("Published") != nil
  }

  /// Whether a variable passes the flag on under a name that does not say so.
  func isRenamedFlag(_ id: DeclarationID) -> Bool {
    guard !FlagRoutes.namesFlag(resolver.index[id].name) else { return false }
    if isFlag(id, 0) { return true }
    guard let variable = resolver.variable(id), let value = variable.initialValue ?? variable.getter?.checkedExpression
    else { return false }
    return decides([.expression(value)], in: id)
  }

  /// A variable whose value is the flag: `var isSimple: Bool { AccessibilitySettings.isAssistiveAccessEnabled }`.
  private func isFlag(_ id: DeclarationID, _ depth: Int) -> Bool {
    guard let variable = resolver.variable(id), let value = variable.initialValue ?? variable.getter?.checkedExpression
    else { return false }
    return self.value(of: value, assistive: true, in: id, depth: depth + 1) == true
      && self.value(of: value, assistive: false, in: id, depth: depth + 1) == false
  }

  /// `Row(isSimple: isAssistiveAccessEnabled)` makes `isSimple` of `Row` a flag.
  private func isPassedFlag(_ name: String, to property: DeclarationID, depth: Int) -> Bool {
    guard let owner = resolver.index.ownerName(of: property) else { return false }
    return resolver.constructions(of: owner).contains { site in
      guard let path = resolver.argument(name, of: site)?.path else { return false }
      return isFlag(path, in: site.id, depth: depth + 2)
    }
  }

  /// `isCatalyst`, `isMacCatalystApp`, `isiOSAppOnMac`
  private static func namesMac(_ name: String) -> Bool {
    name.hasPrefix("is") && (name.hasSuffix("Catalyst") || name.hasSuffix("CatalystApp") || name.hasSuffix("OnMac"))
  }
}

extension Array where Element == Expression {
  /// `UIDevice.current.userInterfaceIdiom == .mac`
  fileprivate var isOtherIdiom: Bool {
    guard count == 2, self[0].path?.last == "userInterfaceIdiom" else { return false }
    let idiom = self[1].path?.last
    if case .implicitMember(let name) = self[1].kind { return ["mac", "tv", "carPlay", "vision"].contains(name) }
    return idiom.map(["mac", "tv", "carPlay", "vision"].contains) ?? false
  }
}
