/// Finds the screens by walking the view graph from its roots, breadth first.
struct ScreenMapBuilder {
  private let resolver: Resolver
  private let graph: ViewGraph
  /// For each node the edges that lead on.
  private let outgoing: [[(target: Int, edge: ViewGraph.Edge)]]
  private var map = ScreenMap()
  /// Screens of view controllers, by the class.
  private var controllers: [String: Int] = [:]
  /// Screens by what they begin with.
  private var numbers: [ScreenRegion: Int] = [:]
  private var known: Set<Placed> = []
  private var pending: [(region: ScreenRegion, screen: Int)] = []

  private struct Placed: Hashable {
    var region: ScreenRegion
    var screen: Int
  }

  static func build(_ resolver: Resolver, _ graph: ViewGraph) -> ScreenMap {
    var builder = ScreenMapBuilder(resolver, graph)
    builder.addRoots()
    var position = 0
    while position < builder.pending.count {
      let (region, screen) = builder.pending[position]
      position += 1
      builder.walk(region, of: screen)
    }
    return builder.map
  }

  private init(_ resolver: Resolver, _ graph: ViewGraph) {
    self.resolver = resolver
    self.graph = graph
    var outgoing: [[(target: Int, edge: ViewGraph.Edge)]] = Array(repeating: [], count: graph.nodes.count)
    for (target, node) in graph.nodes.enumerated() {
      for edge in node.incoming { outgoing[edge.from].append((target, edge)) }
    }
    self.outgoing = outgoing
  }

  // MARK: Roots

  private mutating func addRoots() {
    for node in graph.nodes where node.via == nil {
      let id = node.declaration
      guard let body = resolver.body(of: id) else { continue }
      guard node.extent != .whole else {
        begin(ScreenRegion(id), ScreenMap.Way(from: nil, kind: .root(node.root), declaration: id, element: nil))
        continue
      }
      var starts: [Int?] = []
      for number in body.elements.indices where node.liveElements[number] {
        // A scene's content is a part of its own; a branch on the flag is part of what is around it.
        let isScene = Vocabulary.scenes.contains(body.elements[number].name)
        let start = isScene ? number : body.screenStart(of: number)
        if let parent = body.elements[number].parent, node.liveElements[parent], !isScene { continue }
        if !starts.contains(start) { starts.append(start) }
      }
      for start in starts {
        let kind = start.map { body.elements[$0].name == "AssistiveAccess" ? .scene : node.root } ?? node.root
        let first = body.outermost(in: start).first { node.liveElements[$0] }
        begin(
          ScreenRegion(id, start: start),
          ScreenMap.Way(from: nil, kind: .root(kind), declaration: id, element: first ?? start))
      }
      // Code under the flag leads on by its calls.
      if body.elements.isEmpty {
        begin(ScreenRegion(id), ScreenMap.Way(from: nil, kind: .root(node.root), declaration: id, element: nil))
      }
    }
  }

  // MARK: Beginning

  /// - Parameter region: where the screen is written; what it begins with may be a view of its own.
  /// - Returns: the screen, or the last of several of which one is shown at a time.
  @discardableResult
  private mutating func begin(_ region: ScreenRegion, _ way: ScreenMap.Way) -> Int {
    let content = content(of: region)
    if content.alternatives.count > 1 {
      var last = 0
      for alternative in content.alternatives {
        last = begin(ScreenRegion(content.region.declaration, start: alternative), way)
        // Of the body that chooses, the screen has this one alternative.
        known.insert(Placed(region: content.region, screen: last))
        place(region, on: last)
      }
      return last
    }
    let number: Int
    if let same = numbers[content.region] {
      number = same
      if !map.screens[same].ways.contains(way) { map.screens[same].ways.append(way) }
    } else {
      number = map.screens.count
      numbers[content.region] = number
      let before = way.from.map { map.screens[$0].pushes } ?? 0
      map.screens.append(
        ScreenMap.Screen(
          ways: [way], regions: [], view: content.view, pushes: way.kind == .pushed ? before + 1 : before))
    }
    place(region, on: number)
    place(content.region, on: number)
    return number
  }

  private mutating func place(_ region: ScreenRegion, on screen: Int) {
    guard known.insert(Placed(region: region, screen: screen)).inserted else { return }
    map.screens[screen].regions.append(region)
    map.byDeclaration[region.declaration, default: []].append((region.start, screen))
    pending.append((region, screen))
  }

  private struct Content {
    var region: ScreenRegion
    var view: String?
    /// Where the screen is one of several: each.
    var alternatives: [Int] = []
  }

  /// What a screen begins with: the body of the one view it shows, through containers that show nothing of themselves.
  private func content(of region: ScreenRegion) -> Content {
    var content = Content(region: region)
    // Views that only hand on are rarely nested deeper.
    for _ in 0..<8 {
      guard let body = resolver.body(of: content.region.declaration),
        let node = graph.numbers[content.region.declaration]
      else { return content }
      var outermost = body.outermost(in: content.region.start).filter { graph.nodes[node].liveElements[$0] }
      while outermost.count == 1, let only = outermost.first, Self.wrappers.contains(body.elements[only].name),
        body.elements[only].kind == .construct
      {
        outermost = body.elements.indices.filter {
          body.elements[$0].parent == only && body.elements[$0].role == .content
            && body.elements[$0].parentModifier == nil && graph.nodes[node].liveElements[$0]
        }
      }
      if outermost.count > 1, body.areAlternatives(outermost), hasScreens(outermost, node) {
        content.alternatives = outermost
        return content
      }
      guard outermost.count == 1, let only = outermost.first else { return content }
      let targets = outgoing[node].filter { $0.edge.source == .element(only) }.map(\.target)
      guard targets.count == 1, let target = targets.first else { return content }
      let id = graph.nodes[target].declaration
      guard resolver.body(of: id)?.showsViews ?? false, content.region != ScreenRegion(id) else { return content }
      // A view that is given what it shows is no screen by itself.
      guard !body.elements.contains(where: { $0.parent == only && $0.role == .content && $0.parentModifier == nil })
      else { return content }
      content = Content(region: ScreenRegion(id), view: resolver.index.ownerName(of: id))
    }
    return content
  }

  private static let wrappers: Set<String> = ["NavigationStack", "NavigationView", "AnyView"]

  /// Whether at least two of the views are the project's own: a spinner while something loads is no screen.
  private func hasScreens(_ elements: [Int], _ node: Int) -> Bool {
    elements.filter { element in outgoing[node].contains { $0.edge.source == .element(element) } }.count > 1
  }

  // MARK: Walking

  private mutating func walk(_ region: ScreenRegion, of screen: Int) {
    let id = region.declaration
    guard let number = graph.numbers[id], let body = resolver.body(of: id) else { return }
    let live = graph.nodes[number].liveElements
    for (target, edge) in outgoing[number] {
      switch edge.source {
      case .element(let element), .modifier(let element, _):
        guard live[element], body.contains(element, in: region.start) else { continue }
        place(ScreenRegion(graph.nodes[target].declaration), on: screen)
      case .call, .member:
        if let element = edge.element {
          guard live[element], body.contains(element, in: region.start) else { continue }
        } else if region.start != nil {
          continue
        }
        walkCall(to: target, from: id, on: screen)
      }
    }
    for element in body.elements.indices where live[element] && body.elements[element].role != .argument {
      guard let start = body.screenStart(of: element), start == element, element != region.start,
        let parent = body.elements[element].parent, body.contains(parent, in: region.start)
      else { continue }
      begin(
        ScreenRegion(id, start: start),
        ScreenMap.Way(from: screen, kind: kind(of: element, body), declaration: id, element: element))
    }
  }

  private func kind(of element: Int, _ body: BodyFacts) -> ScreenMap.Kind {
    switch body.elements[element].role {
    case .destination: return .pushed
    case .presented:
      guard let parent = body.elements[element].parent, let modifier = body.elements[element].parentModifier else {
        return .presented(by: "sheet")
      }
      return .presented(by: body.elements[parent].modifiers[modifier].name)
    default: return .tab
    }
  }

  /// Code of the screen, or a screen that UIKit code shows.
  private mutating func walkCall(to target: Int, from id: DeclarationID, on screen: Int) {
    let made = graph.nodes[target].declaration
    let owner = resolver.index.ownerName(of: made)
    let isOther = owner != resolver.index.ownerName(of: id)
    guard isOther, isController(id) else {
      place(ScreenRegion(made), on: screen)
      return
    }
    let calls = Set(resolver.body(of: id)?.collectedCalls.map(\.call.name) ?? [])
    let isPushed = !calls.isDisjoint(with: ["pushViewController", "show", "setViewControllers"])
    let way = ScreenMap.Way(
      from: screen, kind: isPushed ? .pushed : .presented(by: "present"), declaration: id, element: nil)
    if let owner, isController(made) {
      if let known = controllers[owner] {
        if !map.screens[known].ways.contains(way) { map.screens[known].ways.append(way) }
        place(ScreenRegion(made), on: known)
      } else {
        controllers[owner] = begin(ScreenRegion(made), way)
      }
    } else if resolver.body(of: made)?.showsViews ?? false, isPushed || calls.contains("present") {
      begin(ScreenRegion(made), way)
    } else {
      place(ScreenRegion(made), on: screen)
    }
  }

  private func isController(_ id: DeclarationID) -> Bool {
    guard let owner = resolver.index.ownerName(of: id) else { return false }
    return resolver.index.inheritsController(owner)
  }
}

extension WorkspaceIndex {
  /// Whether a class is a view controller, as far as the names of its superclasses tell.
  func inheritsController(_ name: String) -> Bool {
    var seen: Set<String> = []
    var pending = [name]
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      for inherited in inheritedNames(of: next) {
        if inherited.hasPrefix("UI"), inherited.hasSuffix("Controller") { return true }
        pending.append(inherited)
      }
    }
    return false
  }
}

extension BodyFacts {
  /// Whether of some elements one is shown at a time.
  fileprivate func areAlternatives(_ numbers: [Int]) -> Bool {
    for (position, first) in numbers.enumerated() {
      for second in numbers[(position + 1)...] where !elements[first].excludes(elements[second]) { return false }
    }
    return true
  }
}
