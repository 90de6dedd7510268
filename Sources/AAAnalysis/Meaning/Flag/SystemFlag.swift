/// Tells whether a name certainly stands for the system's own word on whether Assistive Access is in use, which does
/// not change while a process lives.
///
/// `AssistiveFlag` also takes a project's own switches for the flag if their names say so; this does not.
struct SystemFlag {
  let resolver: Resolver

  static let setting = ["AccessibilitySettings", "isAssistiveAccessEnabled"]
  static let environmentKey = "accessibilityAssistiveAccessEnabled"

  func isFlag(_ expression: Expression, in id: DeclarationID) -> Bool { isFlag(expression, in: id, depth: 0) }

  private func isFlag(_ expression: Expression, in id: DeclarationID, depth: Int) -> Bool {
    switch expression.kind {
    case .prefix("!", let inner): isFlag(inner, in: id, depth: depth + 1)
    case .name, .postfix: expression.path.map { isFlag($0, in: id, depth: depth) } ?? false
    default: false
    }
  }

  private func isFlag(_ path: [String], in id: DeclarationID, depth: Int) -> Bool {
    guard depth < 8, let name = path.last else { return false }
    if path.suffix(2) == Self.setting[...] { return !resolver.index.declares(type: Self.setting[0]) }
    if path.count == 1, let body = resolver.body(of: id) {
      if let alias = body.aliases[name] { return alias.path != path && isFlag(alias, in: id, depth: depth + 1) }
      if body.locals[name] != nil { return false }
    }
    let global = path.count == 1 ? resolver.index.globals(named: name).first : nil
    guard let property = resolver.property(path, in: id) ?? global, let variable = resolver.variable(property) else {
      return false
    }
    if let key = variable.environmentKey { return key == Self.environmentKey }
    guard variable.attributes.allSatisfy({ Self.harmlessAttributes.contains($0.name) }) else { return false }
    if let value = variable.isLet ? variable.initialValue : variable.getter?.singleExpression {
      return isFlag(value, in: property, depth: depth + 1)
    }
    return variable.isLet && isPassed(name, to: property, depth: depth)
  }

  private static let harmlessAttributes: Set<String> = ["MainActor", "available", "inlinable", "usableFromInline"]

  /// `Row(isSimple: isAssistiveAccessEnabled)` at every place that makes a `Row`.
  private func isPassed(_ name: String, to property: DeclarationID, depth: Int) -> Bool {
    guard let owner = resolver.index.ownerName(of: property), resolver.index.types(named: owner).count == 1 else {
      return false
    }
    let sites = resolver.constructions(of: owner)
    return !sites.isEmpty
      && sites.allSatisfy { site in
        guard let value = resolver.argument(name, of: site) else { return false }
        return isFlag(value, in: site.id, depth: depth + 2)
      }
  }
}
