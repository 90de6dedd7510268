/// Finds what an element stands in: in its own body, in the views that it is given to, and where its body is used.
///
/// A walk ends where another screen begins.
struct Holders {
  let resolver: Resolver
  let graph: ViewGraph

  /// What stands directly around an element.
  struct Hop {
    var body: BodyFacts
    var id: DeclarationID
    var child: Int
    var parent: Int

    /// The modifier of the parent that the child is given to.
    var modifier: Modifier? {
      body.elements[child].parentModifier.map { body.elements[parent].modifiers[$0] }
    }
  }

  /// Whether on some way from a root the element stands in something.
  ///
  /// - Parameter view: whether the view itself that is used somewhere will do, by how it is written there.
  func somewhere(
    _ element: Int, in id: DeclarationID, orView view: (Element) -> Bool = { _ in false }, _ test: (Hop) -> Bool
  ) -> Bool {
    var search = Search()
    return walk(element, in: id, &search, view, test).somewhere
  }

  /// Whether on every way from a root the element stands in something.
  func everywhere(_ element: Int, in id: DeclarationID, _ test: (Hop) -> Bool) -> Bool {
    var search = Search()
    let found = walk(element, in: id, &search, { _ in false }, test)
    return found.somewhere && found.everywhere
  }

  private struct Answer {
    var somewhere: Bool
    var everywhere: Bool
  }

  /// Keeps what was found on the way: views that are used several times, each in others that are, make more ways than
  /// can be gone.
  private struct Search {
    struct Place: Hashable {
      var id: DeclarationID
      var element: Int
    }

    var open: Set<DeclarationID> = []
    var known: [Place: Answer] = [:]
    /// How often a way came back to where it was: answers found meanwhile hold for that way only.
    var circles = 0
    /// Behind so many circles what holds for one way is taken for all, since to go each would never end.
    static let mostCircles = 200
  }

  private func walk(
    _ element: Int, in id: DeclarationID, _ search: inout Search, _ view: (Element) -> Bool, _ test: (Hop) -> Bool
  ) -> Answer {
    let place = Search.Place(id: id, element: element)
    if let known = search.known[place] { return known }
    let circles = search.circles
    let answer = newAnswer(element, in: id, &search, view, test)
    if search.circles == circles || search.circles > Search.mostCircles { search.known[place] = answer }
    return answer
  }

  private func newAnswer(
    _ element: Int, in id: DeclarationID, _ search: inout Search, _ view: (Element) -> Bool, _ test: (Hop) -> Bool
  ) -> Answer {
    let no = Answer(somewhere: false, everywhere: false)
    guard let body = resolver.body(of: id) else { return no }
    switch inside(element, of: body, in: id, depth: 0, test) {
    case true: return Answer(somewhere: true, everywhere: true)
    case false: return no
    case nil: break
    }
    guard let node = graph.node(of: id), !node.incoming.isEmpty else { return no }
    // In a circle the other ways decide.
    guard search.open.insert(id).inserted else {
      search.circles += 1
      return Answer(somewhere: false, everywhere: true)
    }
    defer { search.open.remove(id) }
    var answer = Answer(somewhere: false, everywhere: true)
    for edge in node.incoming.prefix(24) {
      let outer: Answer
      switch edge.source {
      case .element(let number), .modifier(let number, _):
        let user = graph.nodes[edge.from].declaration
        let isWanted = resolver.body(of: user).map { view($0.elements[number]) } ?? false
        outer =
          isWanted ? Answer(somewhere: true, everywhere: true) : walk(number, in: user, &search, view, test)
      case .call, .member: outer = no
      }
      answer.somewhere = answer.somewhere || outer.somewhere
      answer.everywhere = answer.everywhere && outer.everywhere
    }
    return answer
  }

  /// - Returns: false if a screen begins before the test holds, nil if the body's outermost element is reached.
  private func inside(
    _ element: Int, of body: BodyFacts, in id: DeclarationID, depth: Int, _ test: (Hop) -> Bool
  ) -> Bool? {
    var child = element
    while let parent = body.elements[child].parent {
      if test(Hop(body: body, id: id, child: child, parent: parent)) { return true }
      if depth < 3, placesChild(child, in: parent, of: body, id, depth: depth, test) { return true }
      if body.elements[child].role.startsScreen { return false }
      child = parent
    }
    return nil
  }

  /// Whether a view of the project's own puts what it is given where the test holds.
  private func placesChild(
    _ child: Int, in parent: Int, of body: BodyFacts, _ id: DeclarationID, depth: Int, _ test: (Hop) -> Bool
  ) -> Bool {
    let view = body.elements[parent]
    guard view.kind == .construct, body.elements[child].parentModifier == nil,
      Vocabulary.slots(ofView: view.name) == nil || resolver.isOwnView(view.name, seenFrom: id)
    else { return false }
    let handed = HandedOver(toViewNamed: view.name, by: parent, in: id, outer: nil, resolver)
    return resolver.bodies(ofType: view.name).contains { inner in
      guard let innerBody = resolver.body(of: inner) else { return false }
      return innerBody.elements.indices.contains { number in
        let element = innerBody.elements[number]
        guard element.kind != .construct, element.receiver.isEmpty,
          case .views(let views)? = handed.value(of: element.name)?.value, views.contains(child)
        else { return false }
        return inside(number, of: innerBody, in: inner, depth: depth + 1, test) ?? false
      }
    }
  }
}

// MARK: - Where controls stand

extension Holders {
  /// Whether a control is one of the choices of a menu, a picker or a dialog, or shown by the keyboard: there the
  /// system decides how it looks.
  func isSystemChoice(_ control: Int, in id: DeclarationID) -> Bool {
    somewhere(control, in: id) { hop in
      let child = hop.body.elements[hop.child]
      let parent = hop.body.elements[hop.parent]
      if [.dialog, .message, .contextMenu].contains(child.role) { return true }
      if child.parentModifier == nil {
        if ["Menu", "ToolbarTitleMenu"].contains(parent.name), child.role == .content { return true }
        if ["Picker", "Map", "MapAnnotation", "Annotation", "CommandMenu", "CommandGroup"].contains(parent.name) {
          return true
        }
        if parent.isToolbarItem, parent.placement == "keyboard" { return true }
      }
      return hop.modifier.map { ["searchSuggestions", "commands"].contains($0.name) } ?? false
    }
  }

  /// Whether a control stands in a row's hidden actions.
  func isSwipeAction(_ control: Int, in id: DeclarationID) -> Bool {
    somewhere(control, in: id) { $0.body.elements[$0.child].role == .swipeActions }
  }

  /// Whether an element is part of what a control shows of itself.
  func isInLabel(_ element: Int, in id: DeclarationID) -> Bool {
    somewhere(element, in: id) { hop in
      hop.body.elements[hop.child].role == .label && hop.body.elements[hop.child].parentModifier == nil
        && Vocabulary.controls.contains(hop.body.elements[hop.parent].name)
    }
  }

  /// Whether a label style is set at an element or around it.
  func isStyled(_ element: Int, in id: DeclarationID) -> Bool {
    func hasStyle(_ element: Element) -> Bool {
      element.modifiers.contains { $0.name == "labelStyle" && $0.activity != .inactive }
    }
    guard let body = resolver.body(of: id) else { return false }
    return hasStyle(body.elements[element])
      || somewhere(element, in: id, orView: hasStyle) { hasStyle($0.body.elements[$0.parent]) }
  }

  /// Whether an element is always part of a toolbar's bar, and not of a menu there.
  func isInToolbar(_ element: Int, in id: DeclarationID) -> Bool {
    everywhere(element, in: id) { $0.body.elements[$0.child].role == .toolbar }
      && !somewhere(element, in: id) { hop in
        let parent = hop.body.elements[hop.parent]
        guard parent.isToolbarItem, let placement = parent.placement else { return false }
        return ["keyboard", "secondaryAction", "principal", "title", "largeTitle", "subtitle"].contains(placement)
      }
  }
}

extension Element {
  fileprivate var isToolbarItem: Bool { ["ToolbarItem", "ToolbarItemGroup"].contains(name) }

  /// `keyboard` of `ToolbarItem(placement: .keyboard)`
  var placement: String? {
    guard case .implicitMember(let name) = self["placement"]?.value.kind else { return nil }
    return name
  }
}
