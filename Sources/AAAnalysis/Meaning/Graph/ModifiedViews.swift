/// What the project's own modifiers are put on.
struct ModifiedViews {
  let resolver: Resolver
  let graph: ViewGraph

  struct Place: Hashable {
    var element: Int
    var id: DeclarationID
  }

  /// Where an element stands for the view that is modified (`content` of a view modifier, `self` in an extension of
  /// `View`): the views that the modifier is put on in reached code.
  func places(standingBehind element: Int, in id: DeclarationID) -> [Place] {
    guard let body = resolver.body(of: id), isModified(body.elements[element], in: id),
      let incoming = graph.node(of: id)?.incoming
    else { return [] }
    return incoming.prefix(Self.mostPlaces).compactMap { edge in
      let user = graph.nodes[edge.from].declaration
      switch edge.source {
      case .modifier(let element, _): return Place(element: element, id: user)
      case .element(let number):
        // `.modifier(Framed())`
        guard let made = resolver.body(of: user)?.elements[number], made.role == .argument else { return nil }
        return made.parent.map { Place(element: $0, id: user) }
      case .call, .member: return nil
      }
    }
  }

  private static let mostPlaces = 24

  private func isModified(_ element: Element, in id: DeclarationID) -> Bool {
    guard element.kind == .member, element.receiver.isEmpty, let owner = resolver.index.owner(of: id) else {
      return false
    }
    if element.name == "self" { return resolver.index.type(owner)?.kind == .extension }
    return element.name == "content" && resolver.function(id)?.name == "body"
  }
}
