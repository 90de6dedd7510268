/// The way from an Assistive Access root to a body, as places in the sources.
public struct ReachStep: Hashable, Sendable {
  public var name: String
  public var location: Location
}

extension ViewGraph {
  /// From the root to the body: the root first, then each body on the way at the place that leads to it.
  public func path(to id: DeclarationID, resolver: Resolver) -> [ReachStep] {
    guard var number = numbers[id] else { return [] }
    var steps: [ReachStep] = []
    // The walk ends at a root; the bound is for safety alone.
    for _ in 0...nodes.count {
      let node = nodes[number]
      guard let edge = node.via else {
        steps.append(rootStep(node, toward: steps.last, resolver))
        break
      }
      var name = resolver.displayName(of: node.declaration)
      if case .call = edge.source, edge.kind != .calls, let object = resolver.objectName(of: node.declaration) {
        // `HomeViewController`, then what the system calls of it.
        if let member = resolver.memberName(ofObject: node.declaration) {
          let own = resolver.index.location(resolver.index[node.declaration].nameSpan, in: node.declaration)
          steps.append(ReachStep(name: member, location: own))
        }
        name = object
      }
      steps.append(ReachStep(name: name, location: place(of: edge, resolver)))
      number = edge.from
    }
    return steps.reversed()
  }

  private func rootStep(_ node: Node, toward next: ReachStep?, _ resolver: Resolver) -> ReachStep {
    let id = node.declaration
    guard let body = resolver.body(of: id) else {
      return ReachStep(
        name: resolver.displayName(of: id), location: resolver.index.location(resolver.index[id].nameSpan, in: id))
    }
    let start = resolver.index[id].start
    if node.extent == .scene {
      let scenes = body.elements.filter { Vocabulary.scenes.contains($0.name) && $0.kind == .construct }
      let around = scenes.first { scene in
        guard let next else { return false }
        return next.location.file == resolver.index.file(of: id)
          && scene.chainSpan.shifted(by: start).contains(next.location.span)
      }
      if let scene = around ?? node.rootElement.map({ body.elements[$0] }) {
        return ReachStep(name: scene.name, location: resolver.index.location(scene.nameSpan, in: id))
      }
    }
    return ReachStep(
      name: resolver.displayName(of: id), location: resolver.index.location(resolver.index[id].nameSpan, in: id))
  }

  private func place(of edge: Edge, _ resolver: Resolver) -> Location {
    if case .member(let member) = edge.source {
      return resolver.index.location(resolver.index[member].nameSpan, in: member)
    }
    let from = nodes[edge.from].declaration
    return resolver.index.location(span(of: edge, in: from, resolver), in: from)
  }

  /// The place in a body that an edge starts at, relative to its declaration.
  func span(of edge: Edge, in id: DeclarationID, _ resolver: Resolver) -> Span {
    guard let body = resolver.body(of: id) else { return Span(at: 0) }
    switch edge.source {
    case .element(let number): return body.elements[number].nameSpan
    case .modifier(let element, let modifier): return body.elements[element].modifiers[modifier].nameSpan
    case .call(let position):
      let calls = body.collectedCalls
      return calls.indices.contains(position) ? calls[position].call.nameSpan : Span(at: 0)
    case .member: return Span(at: 0)
    }
  }
}

extension Resolver {
  /// The name of the class that a member belongs to.
  fileprivate func objectName(of id: DeclarationID) -> String? {
    guard let name = index.ownerName(of: id),
      index.types(named: name).contains(where: { index.type($0)?.kind == .class })
    else { return nil }
    return name
  }

  /// What to call a member that the system calls; nil for those that come with showing the object.
  fileprivate func memberName(ofObject id: DeclarationID) -> String? {
    guard case .function(let function) = index[id].value else { return displayName(of: id) }
    if function.kind == .initializer || Self.showingMembers.contains(function.name) { return nil }
    return function.parameters.count > 1 ? function.fullName : displayName(of: id)
  }

  private static let showingMembers: Set<String> = [
    "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "awakeFromNib", "didMoveToWindow",
    "didMoveToSuperview", "makeUIView", "makeUIViewController",
  ]

  /// A body as a person would name it: `HomeView` for its `body`, `showToast()`, `header`.
  public func displayName(of id: DeclarationID) -> String {
    let declaration = index[id]
    switch declaration.value {
    case .function(let function):
      if ["body", "makeBody"].contains(function.name) || function.kind == .initializer {
        return index.ownerName(of: id) ?? function.name
      }
      return "\(function.name)()"
    case .variable(let variable):
      return variable.name == "body" ? index.ownerName(of: id) ?? "body" : variable.name
    default:
      return declaration.name
    }
  }
}
