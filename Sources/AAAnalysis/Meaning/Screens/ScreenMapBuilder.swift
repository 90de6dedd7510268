/// Finds the screens by walking the view graph from its roots, breadth first.
///
/// What a region leads to is found once, however many screens it stands on.
struct ScreenMapBuilder {
  private let resolver: Resolver
  private let graph: ViewGraph
  private let outgoing: OutgoingEdges
  private var map = ScreenMap()
  /// Screens of view controllers, by the class.
  private var controllers: [String: [Int]] = [:]
  /// Screens by what they begin with.
  private var numbers: [ScreenRegion: Int] = [:]
  private var ways: [Set<ScreenMap.Way>] = []
  private var known: Set<Placed> = []
  private var pending: [(region: ScreenRegion, screen: Int)] = []
  private var contents: [ScreenRegion: Content] = [:]
  private var leads: [ScreenRegion: [RegionLead]] = [:]
  private var destinations = ValueDestinations()
  /// Views that all contain each other would stand on all their screens: beyond this many places the map says less.
  private let placeLimit: Int

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
      for lead in builder.leads(of: region) { builder.follow(lead, from: screen) }
    }
    builder.addLinksByValue()
    builder.finish()
    return builder.map
  }

  private init(_ resolver: Resolver, _ graph: ViewGraph) {
    self.resolver = resolver
    self.graph = graph
    outgoing = OutgoingEdges(graph)
    placeLimit = 20_000 + 64 * graph.nodes.count
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

  /// - Parameters:
  ///   - region: where the screen is written; what it begins with may be a view of its own.
  ///   - handling: what the screen is the destination for, if values of a type lead to it.
  /// - Returns: the screen, or several of which one is shown at a time.
  @discardableResult
  private mutating func begin(
    _ region: ScreenRegion, _ way: ScreenMap.Way, handling values: ValueDestinations.Key? = nil
  ) -> [Int] {
    let content = content(of: region)
    if content.alternatives.count > 1 {
      let id = content.region.declaration
      return content.alternatives.flatMap { alternative -> [Int] in
        // Each stands where it is written.
        var own = way
        own.declaration = id
        own.element = alternative
        let key = values.map {
          ValueDestinations.Key(type: $0.type, name: $0.name ?? caseName(of: alternative, in: id))
        }
        let part = ScreenRegion(id, start: alternative)
        let begun =
          content.isBehindView
          ? [begin(Content(region: part, view: name(of: alternative, in: id)), own, part, key)]
          : begin(part, own, handling: key)
        for screen in begun {
          // Of the body that chooses, the screen has this one alternative.
          known.insert(Placed(region: content.region, screen: screen))
          place(region, on: screen)
        }
        return begun
      }
    }
    return [begin(content, way, region, values)]
  }

  private mutating func begin(
    _ content: Content, _ way: ScreenMap.Way, _ region: ScreenRegion, _ values: ValueDestinations.Key?
  ) -> Int {
    let number: Int
    if let same = numbers[content.region] {
      number = same
      add(way, to: same)
    } else {
      number = map.screens.count
      numbers[content.region] = number
      map.screens.append(ScreenMap.Screen(ways: [way], regions: [], view: content.view, pushes: 0))
      ways.append([way])
    }
    if let values { destinations.add(number, for: values) }
    place(region, on: number)
    place(content.region, on: number)
    return number
  }

  private func name(of element: Int, in id: DeclarationID) -> String? {
    guard let element = resolver.body(of: id)?.elements[element], element.kind == .construct,
      !resolver.index.types(named: element.name).isEmpty
    else { return nil }
    return element.name
  }

  private mutating func add(_ way: ScreenMap.Way, to screen: Int) {
    if ways[screen].insert(way).inserted { map.screens[screen].ways.append(way) }
  }

  private mutating func place(_ region: ScreenRegion, on screen: Int) {
    guard known.count < placeLimit || map.screens[screen].regions.count < 2,
      known.insert(Placed(region: region, screen: screen)).inserted
    else { return }
    map.screens[screen].regions.append(region)
    map.byDeclaration[region.declaration, default: []].append((region.start, screen))
    pending.append((region, screen))
  }

  /// `notes` for a view under `case .notes:`.
  private func caseName(of element: Int, in id: DeclarationID) -> String? {
    for item in (resolver.body(of: id)?.elements[element].guards ?? []).reversed() {
      guard case .matching(let pattern, _)? = item.conditions.first, item.conditions.count == 1 else { continue }
      return pattern.caseName
    }
    return nil
  }

  private struct Content {
    var region: ScreenRegion
    var view: String?
    /// Where the screen is one of several: each.
    var alternatives: [Int] = []
    /// Whether a view of its own stands around the alternatives, so that with it they are other screens than without.
    var isBehindView = false
  }

  private mutating func content(of region: ScreenRegion) -> Content {
    if let known = contents[region] { return known }
    let content = findContent(of: region)
    contents[region] = content
    return content
  }

  /// What a screen begins with: the body of the one view it shows, through containers that show nothing of themselves
  /// and functions that only hand on; or, behind such views as well, one of several that are shown one at a time.
  private func findContent(of region: ScreenRegion) -> Content {
    var content = Content(region: region)
    if region.start == nil, resolver.index[region.declaration].name == "body" {
      content.view = resolver.index.ownerName(of: region.declaration)
    }
    var first: Content?
    // Views that only hand on are rarely nested deeper.
    for _ in 0..<8 {
      guard let body = resolver.body(of: content.region.declaration),
        let node = graph.numbers[content.region.declaration]
      else { break }
      var outermost = body.outermost(in: content.region.start).filter { graph.nodes[node].liveElements[$0] }
      while outermost.count == 1, let only = outermost.first, Self.wrappers.contains(body.elements[only].name),
        body.elements[only].kind == .construct
      {
        outermost = body.elements.indices.filter {
          body.elements[$0].parent == only && body.elements[$0].role == .content
            && body.elements[$0].parentModifier == nil && graph.nodes[node].liveElements[$0]
        }
      }
      if outermost.count > 1, body.areAlternatives(outermost), hasScreens(outermost, node, body) {
        content.alternatives = screens(among: outermost, node, body)
        content.isBehindView = first != nil
        return content
      }
      guard outermost.count == 1, let only = outermost.first else { break }
      let targets = outgoing[node].filter { $0.edge.source == .element(only) }.map(\.target)
      guard targets.count == 1, let target = targets.first else { break }
      let id = graph.nodes[target].declaration
      guard resolver.body(of: id)?.showsViews ?? false, content.region != ScreenRegion(id) else { break }
      // A view that is given what it shows is no screen by itself.
      guard !body.children(of: only).contains(where: { isView($0, givenTo: only, node, body) }) else { break }
      content = Content(region: ScreenRegion(id), view: resolver.index.ownerName(of: id))
      if first == nil, body.elements[only].kind == .construct { first = content }
    }
    return first ?? content
  }

  /// `Lazy(Note())`, `Card { Note() }`
  private func isView(_ child: Int, givenTo view: Int, _ node: Int, _ body: BodyFacts) -> Bool {
    guard body.elements[child].parentModifier == nil else { return false }
    switch body.elements[child].role {
    case .content: return true
    case .argument:
      return body.elements[child].kind == .construct
        && outgoing[node].contains { item in
          guard item.edge.source == .element(child) else { return false }
          let id = graph.nodes[item.target].declaration
          return resolver.index[id].name == "body" && resolver.body(of: id)?.showsViews ?? false
        }
    default: return false
    }
  }

  static let wrappers: Set<String> = ["NavigationStack", "NavigationView", "AnyView", "Group"]

  /// Whether at least two of the views are of the project's own types: a spinner while something loads is no screen,
  /// and what members of one view show is that view in different states.
  private func hasScreens(_ elements: [Int], _ node: Int, _ body: BodyFacts) -> Bool {
    ownViews(elements, node, body).count > 1
  }

  private func ownViews(_ elements: [Int], _ node: Int, _ body: BodyFacts) -> [Int] {
    let own = Set(
      outgoing[node].compactMap { item -> Int? in
        if case .element(let element) = item.edge.source { element } else { nil }
      })
    return elements.filter { own.contains($0) && body.elements[$0].kind == .construct }
  }

  /// Alternatives without what only stands in for one of them.
  private func screens(among elements: [Int], _ node: Int, _ body: BodyFacts) -> [Int] {
    let own = Set(ownViews(elements, node, body))
    return elements.filter { !body.isStandIn($0, among: elements, isScreen: own.contains) }
  }

  // MARK: Following

  private mutating func leads(of region: ScreenRegion) -> [RegionLead] {
    if let known = leads[region] { return known }
    let found = RegionLeads(resolver, graph, outgoing).leads(of: region)
    leads[region] = found
    return found
  }

  private mutating func follow(_ lead: RegionLead, from screen: Int) {
    switch lead {
    case .shows(let region):
      place(region, on: screen)
    case .begins(let region, let kind, let place, let type):
      let key = type.map { type in
        ValueDestinations.Key(
          type: type, name: place.element.flatMap { caseName(of: $0, in: place.declaration) })
      }
      var way = ScreenMap.Way(from: screen, kind, place)
      way.isForValues = key != nil
      begin(region, way, handling: key)
    case .controller(let name, let region, let kind, let place):
      let way = ScreenMap.Way(from: screen, kind, place)
      if let known = controllers[name] {
        for number in known {
          add(way, to: number)
          self.place(region, on: number)
        }
      } else {
        controllers[name] = begin(region, way)
      }
    case .link: return
    }
  }

  /// `NavigationLink(value: Route.notes)` leads to what `navigationDestination(for: Route.self)` shows for it.
  private mutating func addLinksByValue() {
    guard !destinations.isEmpty else { return }
    for screen in map.screens.indices {
      for region in map.screens[screen].regions {
        for case .link(let type, let name, let id, let element) in leads[region] ?? [] {
          let way = ScreenMap.Way(from: screen, kind: .pushed, declaration: id, element: element, isByValue: true)
          for target in destinations.screens(for: ValueDestinations.Key(type: type, name: name)) {
            add(way, to: target)
          }
        }
      }
    }
  }

  // MARK: Finishing

  private mutating func finish() {
    map.following = Array(repeating: [], count: map.screens.count)
    for (number, screen) in map.screens.enumerated() {
      map.byFile[screen.ways[0].declaration.file, default: []].append(number)
      for way in screen.ways {
        if let from = way.from { map.following[from].append((number, way)) }
      }
    }
    countPushes()
  }

  /// The shortest ways, by the screens that are pushed on them.
  private mutating func countPushes() {
    var counts: [Int?] = Array(repeating: nil, count: map.screens.count)
    var level = map.screens.indices.filter { number in map.screens[number].ways.contains { $0.from == nil } }
    for number in level { counts[number] = 0 }
    var pushes = 0
    while !level.isEmpty {
      var next: [Int] = []
      var position = 0
      while position < level.count {
        let number = level[position]
        position += 1
        guard counts[number] == pushes else { continue }
        for (screen, way) in map.following[number] where counts[screen] == nil {
          if way.kind == .pushed {
            next.append(screen)
          } else {
            counts[screen] = pushes
            level.append(screen)
          }
        }
      }
      pushes += 1
      next = next.filter { counts[$0] == nil }
      for screen in next { counts[screen] = pushes }
      level = next
    }
    for (number, count) in counts.enumerated() { map.screens[number].pushes = count ?? 0 }
  }
}

extension ScreenMap.Way {
  fileprivate init(from screen: Int, _ kind: ScreenMap.Kind, _ place: RegionPlace) {
    self.init(from: screen, kind: kind, declaration: place.declaration, element: place.element, call: place.call)
  }
}

/// The screens that values of a type lead to.
private struct ValueDestinations {
  struct Key: Hashable {
    var type: String
    /// The case of an enumeration; nil if it is not known.
    var name: String?
  }

  private var screens: [Key: [Int]] = [:]
  private var all: [String: [Int]] = [:]

  var isEmpty: Bool { all.isEmpty }

  mutating func add(_ screen: Int, for key: Key) {
    if !(screens[key]?.contains(screen) ?? false) { screens[key, default: []].append(screen) }
    if !(all[key.type]?.contains(screen) ?? false) { all[key.type, default: []].append(screen) }
  }

  /// What cannot be told apart leads nowhere.
  func screens(for key: Key) -> [Int] {
    if key.name != nil, let found = screens[key] { return found }
    let all = all[key.type] ?? []
    return all.count == 1 ? all : []
  }
}

extension BodyFacts {
  /// Whether of some elements one is shown at a time.
  fileprivate func areAlternatives(_ numbers: [Int]) -> Bool {
    // What is beyond this is no choice between screens that a person could follow, and would take long to compare.
    guard numbers.count <= 512 else { return false }
    for (position, first) in numbers.enumerated() {
      for second in numbers[(position + 1)...] where !elements[first].excludes(elements[second]) { return false }
    }
    return true
  }
}
