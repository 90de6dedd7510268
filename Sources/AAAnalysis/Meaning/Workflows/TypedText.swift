/// Finds out whether a text that a person can type can be given in another way as well.
struct TypedText {
  let resolver: Resolver
  let graph: ViewGraph

  static let fields: Set<String> = ["TextField", "TextEditor"]

  /// Whether the field takes digits alone, from a keypad with large keys.
  static func isKeypad(_ element: Element) -> Bool {
    element.modifiers.contains { modifier in
      modifier.name == "keyboardType" && modifier.firstUnlabelled.map { isKeypad($0.value) } ?? false
    }
  }

  static func isKeypad(_ value: Expression) -> Bool {
    let name: String?
    if case .implicitMember(let member) = value.kind { name = member } else { name = value.path?.last }
    return ["numberPad", "decimalPad", "phonePad", "asciiCapableNumberPad"].contains(name)
  }

  /// The state that a field writes to.
  static func binding(of element: Element) -> [String]? {
    for argument in element.arguments where argument.label == "text" || argument.label == "value" {
      if let path = argument.value.bindingPath { return path }
    }
    return nil
  }

  /// Whether a control sets the state too, to something of its own: a preset, a digit, what was heard.
  func isSetByControl(_ path: [String], in id: DeclarationID, but field: Int? = nil, depth: Int = 0) -> Bool {
    guard depth < 4, let owner = resolver.index.ownerName(of: id) else { return false }
    if isTakenFromControl(path, owner: owner) { return true }
    for node in graph.nodes where resolver.index.ownerName(of: node.declaration) == owner {
      guard let body = resolver.body(of: node.declaration) else { continue }
      if sets(path, body, node) { return true }
      for (number, element) in body.elements.enumerated()
      where node.liveElements[number] && (number != field || node.declaration != id) {
        if Self.fields.contains(element.name) || element.name == "SecureField" { continue }
        for argument in element.arguments where argument.value.bindingPath == path {
          if Self.choosers.contains(element.name) { return true }
          guard element.kind == .construct, let label = argument.label else { continue }
          for child in resolver.bodies(ofType: element.name) where child != id {
            if isSetByControl([label], in: child, depth: depth + 1) { return true }
          }
        }
      }
    }
    return false
  }

  private static let choosers: Set<String> = ["Picker", "Slider", "Stepper", "DatePicker", "Menu", "PasteButton"]

  private func sets(_ path: [String], _ body: BodyFacts, _ node: ViewGraph.Node) -> Bool {
    for collected in body.collectedAssignments where collected.activity != .inactive {
      let assignment = collected.assignment
      guard assignment.target == path, assignment.value == .other else { continue }
      if let number = collected.action {
        if isControl(body.actions[number], body, node) { return true }
      } else if isRunByControl(node) {
        return true
      }
    }
    return body.collectedCalls.contains { collected in
      guard collected.call.receiver == path, ["append", "insert", "removeLast"].contains(collected.call.name) else {
        return false
      }
      return collected.action.map { isControl(body.actions[$0], body, node) } ?? isRunByControl(node)
    }
  }

  /// `send(draft)` at the field, and `send(preset)` at a button: what can be typed can be chosen too.
  private func isTakenFromControl(_ path: [String], owner: String) -> Bool {
    var takers: Set<String> = []
    var givers: Set<String> = []
    for node in graph.nodes where resolver.index.ownerName(of: node.declaration) == owner {
      guard let body = resolver.body(of: node.declaration) else { continue }
      for collected in body.collectedCalls where collected.activity != .inactive {
        guard let number = collected.action, node.liveElements[body.actions[number].element],
          let value = collected.call.arguments.first?.value, value.closureBody == nil
        else { continue }
        let callee = (collected.call.receiver + [collected.call.name]).joined(separator: ".")
        if value.path == path {
          takers.insert(callee)
        } else if isControl(body.actions[number], body, node) {
          givers.insert(callee)
        }
      }
    }
    return !takers.isDisjoint(with: givers)
  }

  /// Whether code runs when a person uses a control other than a field.
  private func isControl(_ action: ActionSlot, _ body: BodyFacts, _ node: ViewGraph.Node) -> Bool {
    let element = body.elements[action.element]
    guard node.liveElements[action.element], action.role == .action || action.role == .gesture else { return false }
    return !Self.fields.contains(element.name) && element.name != "SecureField"
  }

  /// A function that takes in what was heard or chosen.
  private func isRunByControl(_ node: ViewGraph.Node) -> Bool {
    node.incoming.contains { edge in
      guard edge.kind == .calls, let element = edge.element else { return false }
      let from = graph.nodes[edge.from]
      guard let body = resolver.body(of: from.declaration) else { return false }
      return body.actions.contains { $0.element == element && isControl($0, body, from) }
    }
  }
}

extension Expression {
  /// `draft` of `$draft`, `["model", "draft"]` of `$model.draft`; nil for what is no binding.
  var bindingPath: [String]? {
    switch kind {
    case .name(let name): return name.hasPrefix("$") ? [String(name.dropFirst())] : nil
    case .postfix(let postfix):
      guard case .name(let base) = postfix.base.kind else { return nil }
      guard base.hasPrefix("$") || base == "self" else { return nil }
      guard var path = postfix.leadingPath?.path, let first = path.first, first.hasPrefix("$") else { return nil }
      path[0] = String(first.dropFirst())
      return path
    default: return nil
    }
  }
}
