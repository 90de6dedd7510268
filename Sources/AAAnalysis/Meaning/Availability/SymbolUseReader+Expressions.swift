// MARK: - Expressions

extension SymbolUseReader {
  mutating func read(_ expression: Expression, at outer: Place) {
    var place = outer
    if place.sceneStatement != expression.span { place.sceneStatement = nil }
    switch expression.kind {
    case .name, .implicitMember:
      read(Postfix(base: expression, links: []), span: expression.span, at: place)
    case .postfix(let postfix):
      read(postfix, span: expression.span, at: place)
    case .keyPath(_, let components):
      if components.last == AssistiveSymbol.flagKey.name {
        let whole = place.declaration.shifted(by: -place.base)
        add(.flagKey, expression.span, whole: whole, at: place)
      }
    case .closure(let closure):
      read(closure.statements, at: place)
    case .string(let literal):
      for case .interpolation(let arguments) in literal.segments { readAll(arguments.map(\.value), at: place) }
    case .array(let values), .operation(_, let values), .other(let values):
      readAll(values, at: place)
    case .dictionary(let entries):
      for entry in entries { readAll([entry.key, entry.value], at: place) }
    case .tuple(let arguments):
      readAll(arguments.map(\.value), at: place)
    case .prefix(_, let inner), .cast(let inner, _, _), .attempt(_, let inner), .awaiting(let inner):
      read(inner, at: place)
    case .ternary(let condition, let then, let otherwise):
      readAll([condition, then, otherwise], at: place)
    case .assignment(let target, _, let value):
      readAll([target, value], at: place)
    case .if(let statement):
      read(statement, at: place)
    case .switch(let statement):
      read(statement, at: place)
    case .integer, .float, .boolean, .nil, .receiver:
      return
    }
  }

  private mutating func readAll(_ expressions: [Expression], at place: Place) {
    for expression in expressions { read(expression, at: place) }
  }

  private mutating func read(_ postfix: Postfix, span: Span, at place: Place) {
    var place = place
    // A closure that is given to something is no scene builder, unless that only groups scenes.
    if !postfix.groupsScenes { place.isInSceneBuilder = false }
    let isSceneStatement = place.sceneStatement == span
    place.sceneStatement = nil
    if let found = postfix.namedSymbol(at: nil) {
      addUse(found.symbol, found.span, of: postfix, link: nil, span: span, isSceneStatement, at: &place)
    } else {
      if case .name = postfix.base.kind {
      } else if case .implicitMember = postfix.base.kind {
      } else {
        read(postfix.base, at: place)
      }
    }
    for (number, link) in postfix.links.enumerated() {
      switch link.kind {
      case .member:
        if let found = postfix.namedSymbol(at: number) {
          addUse(found.symbol, found.span, of: postfix, link: number, span: span, isSceneStatement, at: &place)
        }
      case .call(let call):
        nameCollector?.note(call, of: postfix.name(before: number), at: place)
        readAll(call.arguments.map(\.value), at: place)
      case .subscript(let arguments): readAll(arguments.map(\.value), at: place)
      case .conditional(let clauses):
        for clause in clauses {
          var inner = place
          inner.enter(clause.condition)
          if let chain = clause.chain { read(chain, at: inner) }
        }
      }
    }
  }

  /// Notes a use; what the scene or the preview holds is guarded with it.
  private mutating func addUse(
    _ symbol: AssistiveSymbol, _ name: Span, of postfix: Postfix, link: Int?, span: Span, _ isSceneStatement: Bool,
    at place: inout Place
  ) {
    var whole = span
    if symbol == .navigationIcon, let link {
      whole = Span(postfix.links[link].span.lower, postfix.callEnd(behind: link) ?? postfix.links[link].span.upper)
    }
    add(symbol, name, whole: whole, at: place, isSceneStatement: symbol == .scene && isSceneStatement)
    if symbol == .scene || symbol == .previewTrait { place.enclosing = uses.count - 1 }
  }
}

extension Postfix {
  /// The name that a call at a link belongs to.
  fileprivate func name(before link: Int) -> String {
    if link > 0 {
      guard case .member(let name, _) = links[link - 1].kind else { return "" }
      if name == "init", link == 1, case .name(let type) = base.kind { return type }
      return name
    }
    switch base.kind {
    case .name(let name), .implicitMember(let name): return name
    default: return ""
    }
  }

  /// `Group { … }`
  fileprivate var groupsScenes: Bool { base.kind == .name("Group") }

  fileprivate func callEnd(behind link: Int) -> Int? {
    guard link + 1 < links.count, case .call = links[link + 1].kind else { return nil }
    return links[link + 1].span.upper
  }

  /// The symbol that a link names, or the base.
  fileprivate func namedSymbol(at link: Int?) -> (symbol: AssistiveSymbol, span: Span)? {
    let next = (link ?? -1) + 1
    var call: Call?
    if next < links.count, case .call(let found) = links[next].kind { call = found }
    let name: String
    let span: Span
    if let link {
      guard case .member(let member, let nameSpan) = links[link].kind else { return nil }
      (name, span) = (member, nameSpan)
    } else {
      switch base.kind {
      case .name(let base), .implicitMember(let base): (name, span) = (base, self.base.span)
      default: return nil
      }
    }
    switch name {
    case AssistiveSymbol.scene.name:
      return call == nil ? nil : (.scene, span)
    case AssistiveSymbol.navigationIcon.name:
      return call == nil ? nil : (.navigationIcon, span)
    case AssistiveSymbol.sessionRole.name:
      return (.sessionRole, span)
    case AssistiveSymbol.flagKey.name:
      // A local name may be called the same; a member of something else is SwiftUI's.
      return link == nil ? nil : (.flagKey, span)
    case AssistiveSymbol.flagSetting.name:
      guard let link, typeName(before: link) == "AccessibilitySettings" else { return nil }
      return (.flagSetting, span)
    case "#Preview":
      guard let trait = call?.arguments.first(where: { $0.value.isAssistiveTrait }) else { return nil }
      return (.previewTrait, trait.value.span)
    default:
      return nil
    }
  }

  private func typeName(before link: Int) -> String? {
    if link > 0, case .member(let name, _) = links[link - 1].kind { return name }
    guard link == 0, case .name(let name) = base.kind else { return nil }
    return name
  }
}

extension Expression {
  /// `.assistiveAccess`
  var isAssistiveTrait: Bool {
    if case .implicitMember("assistiveAccess") = kind { return true }
    return path?.last == "assistiveAccess"
  }
}
