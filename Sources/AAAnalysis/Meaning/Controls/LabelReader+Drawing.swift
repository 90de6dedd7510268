// What modifiers and styles of the project draw around a label, and which branches are taken.

extension LabelReader {
  /// What one of the project's own modifiers adds to what it is applied to.
  func drawn(by modifier: Modifier) -> ControlLabel {
    if modifier.name == "modifier" {
      guard let type = modifier.arguments.first?.value.constructedType else { return .nothing }
      return drawn(resolver.bodies(ofType: type))
    }
    guard Vocabulary.slots(ofModifier: modifier.name) == nil else { return .nothing }
    let own = resolver.fitting(
      resolver.modifiers(named: modifier.name), labels: modifier.arguments.compactMap(\.label))
    if own.isEmpty {
      // A library's modifier cannot be looked into.
      let words = modifier.name.words
      let mayDraw = words.contains { ["icon", "image", "symbol", "badge", "label", "title"].contains($0) }
      return mayDraw && !modifier.name.hasPrefix("accessibility")
        ? ControlLabel(
          text: words.contains("title") || words.contains("label") ? .unknown : .absent, picture: .unknown,
          pictureIsContent: false) : .nothing
    }
    if let given = own.first.flatMap({ modifierGiven(to: modifier, putOnBy: $0) }) {
      return drawn(resolver.bodies(ofType: given))
    }
    return drawn(own)
  }

  /// `RoundedButton` of `.textStyle(RoundedButton())`, where the function is
  /// `func textStyle<Style: ViewModifier>(_ style: Style) -> some View { ModifiedContent(content: self, modifier: style) }`.
  private func modifierGiven(to modifier: Modifier, putOnBy id: DeclarationID) -> String? {
    guard let function = resolver.function(id), let body = resolver.body(of: id),
      let made = body.elements.first(where: { $0.parent == nil && $0.name == "ModifiedContent" }),
      let path = made["modifier"]?.value.path, path.count == 1,
      let parameter = function.parameters.first(where: { [$0.name] == path })
    else { return nil }
    let argument = modifier.arguments.first { $0.label == parameter.label }
    return argument?.value.constructedType.flatMap { resolver.index.types(named: $0).isEmpty ? nil : $0 }
  }

  /// What a modifier shows that hands the view to a closure which gives it back: `.if(true) { view in view.padding() }`.
  ///
  /// - Returns: nil for other modifiers.
  func handedBack(by modifier: Modifier, _ children: [Int], in id: DeclarationID, _ context: Context) -> ControlLabel? {
    guard Vocabulary.slots(ofModifier: modifier.name) == nil, let body = resolver.body(of: id) else { return nil }
    let closures = modifier.arguments.compactMap(\.closure)
    let own = resolver.fitting(
      resolver.modifiers(named: modifier.name), labels: modifier.arguments.compactMap(\.label))
    guard !children.isEmpty, !closures.isEmpty, !own.isEmpty, own.allSatisfy(handsBack) else { return nil }
    let names = Set(closures.flatMap { $0.parameters.isEmpty ? ["$0"] : $0.parameters })
    return children.map { child -> ControlLabel in
      let element = body.elements[child]
      guard element.kind == .member, element.receiver.isEmpty, names.contains(element.name) else { return .unknown }
      return added(to: child, in: id, context)
    }.reduce(.nothing) { $0.joined($1) }
  }

  /// Whether all that a modifier of the project shows is the view itself, or what a closure makes of it.
  private func handsBack(_ id: DeclarationID) -> Bool {
    guard let function = resolver.function(id), let body = resolver.body(of: id) else { return false }
    let closures = Set(function.parameters.map(\.name))
    let outermost = body.elements.filter { $0.parent == nil && $0.activity != .inactive }
    return !outermost.isEmpty
      && outermost.allSatisfy { element in
        guard element.receiver.isEmpty, element.modifiers.isEmpty else { return false }
        return element.kind == .member && element.name == "self"
          || element.kind == .call && closures.contains(element.name)
      }
  }

  private func drawn(_ bodies: [DeclarationID]) -> ControlLabel {
    bodies.filter { resolver.body(of: $0)?.showsViews ?? false }
      .map { outermost(of: $0, .none) }
      .reduce(.nothing) { $0.joined($1) }
  }

  // MARK: Styles of controls

  /// The label as the style of the project's own shows it that is in effect by what the body says.
  func restyled(_ label: ControlLabel, _ control: Int, in id: DeclarationID) -> ControlLabel {
    guard let body = resolver.body(of: id) else { return label }
    for number in [control] + body.ancestors(of: control) {
      let modifier = body.elements[number].modifiers.first { modifier in
        modifier.activity != .inactive && ["buttonStyle", "toggleStyle", "menuStyle"].contains(modifier.name)
      }
      if let modifier { return restyled(label, by: modifier) }
      if body.elements[number].role.startsScreen { break }
    }
    return label
  }

  private func restyled(_ label: ControlLabel, by modifier: Modifier) -> ControlLabel {
    guard let value = modifier.arguments.first?.value else { return label }
    let type: String?
    var arguments: [Argument] = []
    switch value.kind {
    case .implicitMember(let name):
      type = resolver.styleType(ofMember: name, protocols: Self.styleProtocols)
    case .postfix(let postfix):
      guard let callee = Callee(postfix) else { return label }
      arguments = callee.call?.arguments ?? []
      type =
        callee.kind == .construct
        ? callee.name : resolver.styleType(ofMember: callee.name, protocols: Self.styleProtocols)
    default: type = nil
    }
    var drawn = ControlLabel.nothing
    let bodies = type.map { resolver.index.lookUp(member: "makeBody", of: $0) } ?? []
    for body in bodies where resolver.body(of: body)?.showsViews ?? false {
      drawn = drawn.joined(self.drawn(byStyle: body))
    }
    if bodies.isEmpty {
      // A library's style that is given words or a picture may draw them.
      if arguments.contains(where: { ["title", "text", "label"].contains($0.label) }) {
        drawn.text = .unknown
      }
      if arguments.contains(where: { ["icon", "image", "systemImage", "symbol", "systemName"].contains($0.label) }) {
        drawn.picture = .unknown
      }
    }
    return label.joined(drawn)
  }

  private static let styleProtocols = ["ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle", "MenuStyle"]

  /// What a style draws besides the label that it is given.
  private func drawn(byStyle id: DeclarationID) -> ControlLabel {
    guard let body = resolver.body(of: id) else { return .nothing }
    var drawn = ControlLabel.nothing
    for element in body.elements where element.activity != .inactive && element.kind == .construct {
      switch element.name {
      case "Image", "AsyncImage":
        drawn.picture = drawn.picture.joined(
          element.guards.isEmpty && element.role != .decoration ? .present : .unknown)
      case "Text":
        drawn.text = drawn.text.joined(element.guards.isEmpty ? .present : .unknown)
      case "Label" where element.title?.path == nil:
        drawn = drawn.joined(.unknown)
      default:
        if resolver.isOwnView(element.name, seenFrom: id) {
          let inner = resolver.bodies(ofType: element.name).map { outermost(of: $0, .none) }
          let shown = inner.reduce(ControlLabel.nothing) { $0.joined($1) }
          if shown.text != .absent { drawn.text = drawn.text.joined(.unknown) }
          if shown.picture == .present { drawn.picture = drawn.picture.joined(.unknown) }
        }
      }
    }
    return drawn
  }

  // MARK: Conditions

  /// Whether a branch is taken, by the Assistive Access flag and by what the view was given.
  func truth(of item: Guard, in id: DeclarationID, _ context: Context) -> Bool? {
    if !flag.allows([item], in: id) { return false }
    if item.conditions.contains(where: \.isAvailability) {
      var opposite = item
      opposite.holds.toggle()
      if !flag.allows([opposite], in: id) { return true }
    }
    guard let handed = context.handed, item.conditions.count == 1 else { return nil }
    let truth: Bool?
    switch item.conditions[0] {
    case .binding(let name, _, let value, _):
      truth = exists(value.map(\.path) ?? [name], in: id, handed)
    case .expression(let expression):
      truth = self.truth(of: expression, in: id, handed, depth: 0)
    case .matching, .availability:
      truth = nil
    }
    return truth.map { $0 == item.holds }
  }

  /// Whether what each place hands to a view that makes it excludes one of the view's elements.
  func isShownNowhere(_ element: Int, in id: DeclarationID, _ graph: ViewGraph) -> Bool {
    guard let body = resolver.body(of: id), !body.elements[element].guards.isEmpty,
      let owner = resolver.index.ownerName(of: id), resolver.index.types(named: owner).count == 1
    else { return false }
    // What a local constant of the same name says is not known.
    let guards = body.elements[element].guards.filter { item in
      !item.names.contains { body.locals[$0] != nil || body.aliases[$0] != nil }
    }
    let ways = resolver.bodies(ofType: owner).compactMap(graph.node(of:)).flatMap(\.incoming)
    guard !guards.isEmpty, !ways.isEmpty else { return false }
    return ways.allSatisfy { way in
      let maker = graph.nodes[way.from].declaration
      guard case .element(let number) = way.source, let site = resolver.body(of: maker)?.elements[number],
        site.kind == .construct, site.name == owner
      else { return false }
      let handed = HandedOver(toViewNamed: owner, by: number, in: maker, outer: nil, resolver)
      return guards.contains { truth(of: $0, in: id, Context(handed: handed)) == false }
    }
  }

  private func exists(_ path: [String]?, in id: DeclarationID, _ handed: HandedOver) -> Bool? {
    guard let path, path.count == 1, let (value, from) = handed.value(of: path[0]) else { return nil }
    switch value {
    case .nothing: return false
    case .views: return true
    case .expression(let value, _):
      switch value.kind {
      case .string, .integer, .boolean, .array, .implicitMember: return true
      default: break
      }
      if value.constructedType != nil { return true }
      guard let path = value.path else { return nil }
      if path.count == 1, let outer = from.outer { return exists(path, in: from.giver, outer) }
      guard let property = resolver.property(path, in: from.giver), let type = resolver.variable(property)?.type else {
        return nil
      }
      return type.isOptional ? nil : true
    }
  }

  private func truth(of expression: Expression, in id: DeclarationID, _ handed: HandedOver, depth: Int) -> Bool? {
    guard depth < 8 else { return nil }
    func inner(_ expression: Expression) -> Bool? { truth(of: expression, in: id, handed, depth: depth + 1) }
    switch expression.kind {
    case .boolean(let value): return value
    case .prefix("!", let operand): return inner(operand).map { !$0 }
    case .operation("&&", let operands):
      let values = operands.map(inner)
      return values.contains(false) ? false : values.contains(nil) ? nil : true
    case .operation("||", let operands):
      let values = operands.map(inner)
      return values.contains(true) ? true : values.contains(nil) ? nil : false
    case .operation("!=", let operands) where operands.count == 2 && operands[1].kind == .nil:
      return exists(operands[0].path, in: id, handed)
    case .operation("==", let operands) where operands.count == 2 && operands[1].kind == .nil:
      return exists(operands[0].path, in: id, handed).map { !$0 }
    case .name(let name):
      guard case .expression(let value, _)? = handed.value(of: name)?.value, case .boolean(let truth) = value.kind
      else {
        return nil
      }
      return truth
    case .postfix:
      // `title.isEmpty`
      guard let path = expression.path, path.count == 2, path[1] == "isEmpty",
        case .expression(let value, _)? = handed.value(of: path[0])?.value, case .string(let literal) = value.kind
      else { return nil }
      return literal.plainText.map(\.isEmpty)
    default: return nil
    }
  }
}

extension Condition {
  fileprivate var isAvailability: Bool {
    if case .availability = self { true } else { false }
  }
}
