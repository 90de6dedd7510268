/// Reads what titles show, also where the words stand in a constant, a static member or an enumeration's property.
struct TitleReader {
  let resolver: Resolver

  /// Where a title stands.
  struct Place {
    var declaration: DeclarationID
    /// The element that the title is given to.
    var element: Int?
    var handed: HandedOver?
  }

  func shown(_ title: Expression, at place: Place) -> ControlLabel {
    shown(title, at: place, depth: 0)
  }

  private func shown(_ title: Expression, at place: Place, depth: Int) -> ControlLabel {
    guard depth < 12 else { return .unknown }
    func inner(_ expression: Expression) -> ControlLabel { shown(expression, at: place, depth: depth + 1) }
    switch title.kind {
    case .string(let literal): return literal.shown
    case .ternary(_, let then, let otherwise): return inner(then).either(inner(otherwise))
    case .if(let statement): return statement.values.map { either($0, at: place, depth: depth) } ?? .words
    case .switch(let statement): return statement.values.map { either($0, at: place, depth: depth) } ?? .words
    case .tuple(let arguments) where arguments.count == 1: return inner(arguments[0].value)
    case .attempt(_, let value), .awaiting(let value), .cast(let value, _, _): return inner(value)
    case .operation("??", let operands), .operation("+", let operands):
      // What is missing may be an empty text, but something is shown of each on the whole.
      return operands.map(inner).reduce(.nothing) { $0.joined($1) }
    case .name, .postfix: return reference(title, at: place, depth: depth)
    case .implicitMember: return .words
    case .nil: return .nothing
    default: return title.soundsLikePicture ? .unknown : .words
    }
  }

  private func either(_ values: [Expression], at place: Place, depth: Int) -> ControlLabel {
    let labels = values.map { shown($0, at: place, depth: depth + 1) }
    guard let first = labels.first else { return .words }
    return labels.dropFirst().reduce(first) { $0.either($1) }
  }

  private func reference(_ title: Expression, at place: Place, depth: Int) -> ControlLabel {
    if let inner = title.wrappedText { return shown(inner, at: place, depth: depth + 1) }
    guard let path = title.path ?? title.calledPath else { return title.soundsLikePicture ? .unknown : .words }
    if path.count == 1, title.path != nil, let (value, from) = place.handed?.value(of: path[0]) {
      switch value {
      case .nothing: return .nothing
      case .expression(let value, let isDefault):
        let place = Place(
          declaration: from.giver, element: from.element, handed: isDefault ? nil : from.outer)
        return shown(value, at: place, depth: depth + 1)
      case .views: return .unknown
      }
    }
    if path.count == 1, let values = loopValues(of: path[0], at: place) {
      return either(values, at: place, depth: depth)
    }
    if let values = values(of: path, at: place) { return either(values.values, at: values.place, depth: depth) }
    return title.soundsLikePicture || isLoopOverNumbers(path, at: place) ? .unknown : .words
  }

  // MARK: Names

  /// The values that a constant or computed property can have, as far as they are written; nil if some is not.
  private func values(of path: [String], at place: Place) -> (values: [Expression], place: Place)? {
    guard let property = property(path, at: place), let variable = resolver.variable(property) else { return nil }
    let values: [Expression]?
    if let getter = variable.getter {
      values = getter.statements.values
    } else if variable.isLet || variable.isStatic {
      values = variable.initialValue.map { [$0] }
    } else {
      values = nil
    }
    return values.map { ($0, Place(declaration: property, element: nil, handed: nil)) }
  }

  private func property(_ path: [String], at place: Place) -> DeclarationID? {
    if let found = resolver.property(path, in: place.declaration) { return found }
    if path.count == 1 { return resolver.index.globals(named: path[0]).first { resolver.variable($0) != nil } }
    // `L10n.Home.title`: nested types.
    if let name = path.last, let type = path.dropLast().last, type.isCapitalised {
      return resolver.index.lookUp(member: name, of: type).first { resolver.variable($0) != nil }
    }
    // `tab.title` in a loop over `Tab.allCases`
    guard path.count == 2, let type = loopType(of: path[0], at: place) else { return nil }
    return resolver.index.lookUp(member: path[1], of: type).first { resolver.variable($0) != nil }
  }

  /// The texts written for a title, each once; nil if some cannot be seen.
  func texts(of title: Expression, at place: Place) -> [String]? {
    if let text = title.writtenText { return [text] }
    guard let path = title.path ?? title.calledPath, let found = values(of: path, at: place) else { return nil }
    var texts: [String] = []
    for value in found.values {
      guard let text = value.writtenText else { return nil }
      if !texts.contains(text) { texts.append(text) }
    }
    return texts
  }

  // MARK: Loops

  /// What a loop goes over whose closure's parameter has a name, seen from an element inside.
  private func loopData(of name: String, at place: Place) -> Expression? {
    guard let element = place.element, let body = resolver.body(of: place.declaration) else { return nil }
    for number in body.ancestors(of: element) {
      let loop = body.elements[number]
      guard ["ForEach", "List"].contains(loop.name), let data = loop.title ?? loop["data"]?.value,
        loop.arguments.contains(where: { $0.closure?.parameters.contains(name) ?? false })
      else { continue }
      return data
    }
    return nil
  }

  /// The values of a loop's variable where the loop goes over written ones.
  private func loopValues(of name: String, at place: Place, depth: Int = 0) -> [Expression]? {
    guard depth < 3, let data = loopData(of: name, at: place) else { return nil }
    return elements(of: data, at: place, depth: depth)
  }

  private func elements(of data: Expression, at place: Place, depth: Int) -> [Expression]? {
    switch data.kind {
    case .array(let values): return values
    case .name(let name):
      if let outer = loopValues(of: name, at: place, depth: depth + 1) {
        return outer.reduce(into: []) { all, value in
          if case .array(let values) = value.kind { all? += values } else { all = nil }
        }
      }
      return values(of: [name], at: place).flatMap { found in
        found.values.count == 1 ? elements(of: found.values[0], at: place, depth: depth + 1) : nil
      }
    case .postfix:
      guard depth < 3, let path = data.path, let found = values(of: path, at: place), found.values.count == 1 else {
        return nil
      }
      return elements(of: found.values[0], at: place, depth: depth + 1)
    default: return nil
    }
  }

  private func loopType(of name: String, at place: Place) -> String? {
    guard let data = loopData(of: name, at: place), let path = data.path else { return nil }
    if path.last == "allCases" {
      let type = path.dropLast().last
      return type == "Self" ? resolver.index.ownerName(of: place.declaration) : type
    }
    guard let property = resolver.property(path, in: place.declaration), let type = resolver.variable(property)?.type
    else { return nil }
    return ["Array", "Set"].contains(type.name) ? type.arguments.first?.name : nil
  }

  /// `ForEach(0..<10) { digit in Button(label(digit)) }`: the keys of a keypad.
  private func isLoopOverNumbers(_ path: [String], at place: Place) -> Bool {
    guard let first = path.first, let data = loopData(of: first, at: place) else { return false }
    if case .operation(let sign, _) = data.kind { return sign == "..<" || sign == "..." }
    return false
  }
}

extension Expression {
  /// The text in `String(localized: "Save")`, `LocalizedStringKey("Save")`, `.init("Save")`, `"save".localized`.
  var wrappedText: Expression? {
    guard case .postfix(let postfix) = kind else { return nil }
    if case .string = postfix.base.kind { return postfix.base }
    if case .postfix = postfix.base.kind { return postfix.base.wrappedText }
    guard let callee = Callee(postfix), callee.call != nil, Expression.textMakers.contains(callee.name) else {
      return nil
    }
    guard let value = callee.call?.arguments.first?.value, callee.call?.arguments.first?.label != "format" else {
      return nil
    }
    return value
  }

  /// `["item", "title"]` for `item.title()`.
  fileprivate var calledPath: [String]? {
    guard case .postfix(let postfix) = kind, let callee = Callee(postfix), callee.kind == .call,
      callee.linkCount == postfix.links.count
    else { return nil }
    return callee.receiver + [callee.name]
  }
}

extension Array where Element == Statement {
  /// What code that only chooses between values can give back; nil for other code.
  var values: [Expression]? {
    guard count == 1 else { return nil }
    switch self[0].kind {
    case .expression(let value), .return(.some(let value)):
      switch value.kind {
      case .if(let statement): return statement.values
      case .switch(let statement): return statement.values
      default: return [value]
      }
    case .if(let statement): return statement.values
    case .switch(let statement): return statement.values
    default: return nil
    }
  }
}

extension IfStatement {
  fileprivate var values: [Expression]? {
    guard let then = body.statements.values else { return nil }
    switch otherwise {
    case .block(let block): return block.statements.values.map { then + $0 }
    case .elseIf(let statement, _): return statement.values.map { then + $0 }
    case nil: return nil
    }
  }
}

extension SwitchStatement {
  fileprivate var values: [Expression]? {
    var all: [Expression] = []
    for switchCase in cases {
      guard let values = switchCase.statements.values else { return nil }
      all += values
    }
    return all.isEmpty ? nil : all
  }
}
