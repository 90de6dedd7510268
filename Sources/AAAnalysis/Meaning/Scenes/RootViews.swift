/// A view that a scene, a preview or a screen begins with.
struct RootView: Hashable {
  var declaration: DeclarationID
  var element: Int
  /// The name of the view's type.
  var name: String
}

extension Resolver {
  /// Containers that are no screen of their own.
  private static let wrappers: Set<String> = [
    "VStack", "HStack", "ZStack", "Group", "NavigationStack", "NavigationView", "AnyView",
  ]

  /// The views of project types that an element shows as its content, through containers and the members of the
  /// element's owner.
  func rootViews(in element: Int, of id: DeclarationID) -> [RootView] {
    guard let body = body(of: id) else { return [] }
    let children = body.elements.indices.filter { number in
      let child = body.elements[number]
      return child.parent == element && child.parentModifier == nil && child.role == .content
    }
    return children.flatMap { rootViews(at: $0, of: id, depth: 0) }
  }

  /// The views of project types that the body of a view begins with.
  func rootViews(ofType name: String) -> [RootView] {
    index.lookUp(member: "body", of: name).flatMap { rootViews(of: $0, depth: 0) }
  }

  private func rootViews(of id: DeclarationID, depth: Int) -> [RootView] {
    guard let body = body(of: id) else { return [] }
    let outermost = body.elements.indices.filter {
      body.elements[$0].parent == nil && body.elements[$0].role == .content
    }
    return outermost.flatMap { rootViews(at: $0, of: id, depth: depth) }
  }

  private func rootViews(at number: Int, of id: DeclarationID, depth: Int) -> [RootView] {
    guard depth < 6, let body = body(of: id) else { return [] }
    let element = body.elements[number]
    guard element.activity != .inactive else { return [] }
    if element.kind != .construct {
      guard element.name != "self" else { return [] }
      return fitting(
        members(element.name, receiver: element.receiver, in: id), labels: element.arguments.compactMap(\.label)
      ).filter { self.body(of: $0)?.showsViews ?? false }.flatMap { rootViews(of: $0, depth: depth + 1) }
    }
    if Vocabulary.slots(ofView: element.name) == nil || isOwnView(element.name, seenFrom: id) {
      return [RootView(declaration: id, element: number, name: element.name)]
    }
    guard Self.wrappers.contains(element.name) else { return [] }
    return rootViews(in: number, of: id)
  }
}
