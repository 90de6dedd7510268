/// Finds whether a navigation title has an icon: on its own chain, around it on the same screen, or through the
/// project's own wrappers, which are judged by what they contain.
struct NavigationIcons {
  private let resolver: Resolver
  private let graph: ViewGraph
  /// Modifiers, by name, that add an icon although their bodies cannot be seen.
  private let wrappers: Set<String>

  static let iconModifier = "assistiveAccessNavigationIcon"

  init(resolver: Resolver, graph: ViewGraph, wrappers: Set<String> = []) {
    self.resolver = resolver
    self.graph = graph
    self.wrappers = wrappers
  }

  /// Whether every way to the element puts an icon on its screen.
  func hasIcon(_ element: Int, in id: DeclarationID) -> Bool {
    guard let body = resolver.body(of: id) else { return false }
    if isOnScreenWithIcon(element, body, in: id) { return true }
    var seen: Set<DeclarationID> = [id]
    return everyWayAddsIcon(to: element, in: id, &seen)
  }

  /// Whether something inside the titled view, or beside it on its screen, adds an icon.
  private func isOnScreenWithIcon(_ element: Int, _ body: BodyFacts, in id: DeclarationID) -> Bool {
    if holdsIcon(below: element, body, in: id, beside: element) { return true }
    var current = element
    while !body.elements[current].role.startsScreen, let parent = body.elements[current].parent {
      let name = body.elements[parent].name
      if Vocabulary.scenes.contains(name) || name == "NavigationStack" || name == "NavigationView" { return false }
      if holdsIcon(below: parent, body, in: id, beside: element) { return true }
      current = parent
    }
    return false
  }

  /// Whether the element's chain or one around it adds an icon, or all places do that show the body.
  private func everyWayAddsIcon(to element: Int, in id: DeclarationID, _ seen: inout Set<DeclarationID>) -> Bool {
    guard let body = resolver.body(of: id) else { return false }
    var current = element
    while true {
      if addsIcon(body.elements[current], in: id) { return true }
      if body.elements[current].role.startsScreen { return false }
      guard let parent = body.elements[current].parent else { break }
      current = parent
    }
    guard let node = graph.node(of: id), !node.incoming.isEmpty else { return false }
    return node.incoming.allSatisfy { edge in
      let caller = graph.nodes[edge.from].declaration
      let source: Int
      switch edge.source {
      case .element(let number), .modifier(let number, _): source = number
      case .call, .member: return false
      }
      guard seen.insert(caller).inserted else { return false }
      defer { seen.remove(caller) }
      return everyWayAddsIcon(to: source, in: caller, &seen)
    }
  }

  /// Whether one of an element's modifiers adds an icon.
  private func addsIcon(_ element: Element, in id: DeclarationID) -> Bool {
    element.modifiers.contains { addsIcon($0, of: element, in: id, depth: 0) }
  }

  /// Whether a modifier adds an icon, itself or through the project's own.
  func addsIcon(_ modifier: Modifier, in id: DeclarationID) -> Bool {
    guard let body = resolver.body(of: id), let element = body.elements.first else { return false }
    return addsIcon(modifier, of: element, in: id, depth: 0)
  }

  private func addsIcon(_ modifier: Modifier, of element: Element, in id: DeclarationID, depth: Int) -> Bool {
    guard depth < 6, modifier.activity != .inactive else { return false }
    if modifier.name == Self.iconModifier || wrappers.contains(modifier.name) { return true }
    if modifier.name == "modifier", let made = modifier.arguments.first?.value.constructedType {
      return wrappers.contains(made)
        || resolver.bodies(ofType: made).contains { holdsIcon(in: $0, depth: depth + 1) }
    }
    let own = resolver.modifiers(named: modifier.name)
    if own.isEmpty {
      // A library's wrapper cannot be looked into; this much of a name is no accident.
      return modifier.name.lowercased().contains("assistiveaccess") && modifier.name.lowercased().hasSuffix("icon")
    }
    return own.contains { holdsIcon(in: $0, depth: depth + 1) }
  }

  /// Whether a body adds an icon anywhere on the screen that it starts on.
  private func holdsIcon(in id: DeclarationID, depth: Int) -> Bool {
    guard depth < 8, let body = resolver.body(of: id) else { return false }
    for (number, element) in body.elements.enumerated() where element.activity != .inactive {
      guard isOnFirstScreen(number, body) else { continue }
      if element.modifiers.contains(where: { addsIcon($0, of: element, in: id, depth: depth) }) { return true }
      if shownBodies(element, in: id).contains(where: { $0 != id && holdsIcon(in: $0, depth: depth + 1) }) {
        return true
      }
    }
    return false
  }

  /// - Parameter titled: the element with the title; what is shown instead of it does not count.
  private func holdsIcon(below element: Int, _ body: BodyFacts, in id: DeclarationID, beside titled: Int) -> Bool {
    if shownBodies(body.elements[element], in: id).contains(where: { $0 != id && holdsIcon(in: $0, depth: 1) }) {
      return true
    }
    for child in body.children(of: element) where !body.elements[child].role.startsScreen {
      guard !body.elements[child].excludes(body.elements[titled]) else { continue }
      // A sibling with a title of its own has its icon for that.
      if child != titled, element != titled, body.elements[child].hasTitle { continue }
      if addsIcon(body.elements[child], in: id) || holdsIcon(below: child, body, in: id, beside: titled) { return true }
    }
    return false
  }

  private func isOnFirstScreen(_ element: Int, _ body: BodyFacts) -> Bool {
    !body.elements[element].role.startsScreen
      && body.ancestors(of: element).allSatisfy { !body.elements[$0].role.startsScreen }
  }

  private func shownBodies(_ element: Element, in id: DeclarationID) -> [DeclarationID] {
    if element.kind == .construct {
      return resolver.bodies(ofType: element.name).filter { resolver.body(of: $0)?.showsViews ?? false }
    }
    return resolver.members(element.name, receiver: element.receiver, in: id).filter {
      resolver.body(of: $0)?.showsViews ?? false
    }
  }
}

extension Element {
  /// Whether the element's own chain sets a navigation title.
  fileprivate var hasTitle: Bool {
    modifiers.contains { $0.name == "navigationTitle" || $0.name == "navigationBarTitle" }
  }
}
