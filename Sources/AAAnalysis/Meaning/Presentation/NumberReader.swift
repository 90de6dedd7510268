/// Works out what number an argument is, where the sources say it.
struct NumberReader {
  private let resolver: Resolver

  init(resolver: Resolver) {
    self.resolver = resolver
  }

  /// - Returns: nil for a number that is counted out, handed in, or scaled with the size of text.
  func value(of expression: Expression, in id: DeclarationID, depth: Int = 0) -> Double? {
    guard depth < 6 else { return nil }
    switch expression.kind {
    case .integer(let text), .float(let text): return Double(text.filter { $0 != "_" })
    case .prefix("-", let inner): return value(of: inner, in: id, depth: depth + 1).map { -$0 }
    case .tuple(let arguments) where arguments.count == 1:
      return value(of: arguments[0].value, in: id, depth: depth + 1)
    case .postfix(let postfix):
      if let callee = Callee(postfix), ["CGFloat", "Double"].contains(callee.name), callee.kind == .construct,
        let inner = callee.call?.firstUnlabelled?.value
      {
        return value(of: inner, in: id, depth: depth + 1)
      }
      return constant(expression, in: id, depth: depth)
    case .name: return constant(expression, in: id, depth: depth)
    default: return nil
    }
  }

  private func constant(_ expression: Expression, in id: DeclarationID, depth: Int) -> Double? {
    guard var path = expression.path else { return nil }
    if path.first == "Self" { path.removeFirst() }
    guard let name = path.last else { return nil }
    if path.count == 1, let local = resolver.body(of: id)?.aliases[name], local.path != path {
      return value(of: local, in: id, depth: depth + 1)
    }
    if path.count == 1, resolver.body(of: id)?.locals[name] != nil { return nil }
    let property =
      resolver.property(path, in: id) ?? (path.count == 1 ? resolver.index.globals(named: name).first : nil)
    guard let property, let variable = resolver.variable(property), variable.isLet || variable.isComputed,
      variable.attributes.isEmpty, let written = variable.initialValue ?? variable.getter?.singleExpression
    else { return nil }
    return value(of: written, in: property, depth: depth + 1)
  }
}
