/// What views that an `AssistiveAccess` scene shows look for in their environment and do not find there.
///
/// The scene is a root of its own: nothing that the normal scenes put into their environment reaches it. Holds no
/// spans, so that it is true as long as the graph is.
public struct SceneEnvironment: Sendable {
  /// A property, and a way from a scene to its view on which nothing puts in what it takes.
  public struct Lack: Sendable {
    public var property: DeclarationID
    public var need: EnvironmentNeed
    /// The body of the view that has the property.
    public var body: DeclarationID
    /// The body that holds the scene.
    public var root: DeclarationID
    /// The `AssistiveAccess` scene, as an index into the elements of the root.
    public var scene: Int
    /// From the scene to the body, the shortest such way.
    var way: [ViewGraph.Edge]
  }

  /// In source order of the properties.
  public internal(set) var lacks: [Lack] = []
  /// The names of what code calls that the scenes reach.
  var callNames: Set<String> = []
  /// What views below the root views do by themselves; starting something is left out, for many do.
  var workBelow: Set<RootWork.Kind> = []

  /// The bodies of types whose properties take something from the environment.
  static let viewBodies: Set<String> = [
    "body", "makeBody", "makeUIView", "updateUIView", "makeUIViewController", "updateUIViewController",
  ]

  public init() {}

  init(_ resolver: Resolver, _ graph: ViewGraph) {
    guard resolver.hasScene, graph.nodes.contains(where: \.isSceneRoot) else { return }
    var search = EnvironmentSearch(resolver, graph)
    search.run()
    lacks = search.lacks.sorted { $0.property < $1.property }
    for node in graph.nodes where node.root != .normal {
      guard let body = resolver.body(of: node.declaration) else { continue }
      note(body, node, resolver)
    }
  }

  private mutating func note(_ body: BodyFacts, _ node: ViewGraph.Node, _ resolver: Resolver) {
    for call in body.collectedCalls {
      // The code of the app's own body belongs to all of its scenes.
      if node.isSceneRoot {
        guard let action = call.action, node.liveElements[body.actions[action].element] else { continue }
      }
      callNames.insert(call.call.name)
    }
    for (number, element) in body.elements.enumerated() where node.liveElements[number] {
      for modifier in element.modifiers {
        switch modifier.name {
        case "onOpenURL": workBelow.insert(.openURL)
        case "onReceive": workBelow.insert(.receive)
        case "onChange" where resolver.isScenePhase(modifier.arguments.first?.value, in: node.declaration):
          workBelow.insert(.scenePhase)
        default: continue
        }
      }
    }
  }
}

extension ViewGraph.Node {
  /// Whether the node is a body that holds an `AssistiveAccess` scene.
  var isSceneRoot: Bool { root == .scene && extent == .scene && via == nil }
}

/// Walks the graph from the scenes, once for each thing that some view takes from its environment, along the edges on
/// which it is not put in.
private struct EnvironmentSearch {
  private struct Arc {
    var edge: ViewGraph.Edge
    var target: Int
    var provision: EnvironmentProvision
    /// Whether the edge gives a style, which is applied somewhere below.
    var isStyle: Bool
  }

  private struct Reader {
    var property: DeclarationID
    var need: EnvironmentNeed
    var node: Int
  }

  private let resolver: Resolver
  private let graph: ViewGraph
  private var injections: InjectionReader
  private var arcs: [Int: [Arc]] = [:]
  private var roots: [(node: Int, provision: EnvironmentProvision)] = []
  /// Nodes that a scene certainly reaches, nearest first.
  private var reached: [Int] = []
  private(set) var lacks: [SceneEnvironment.Lack] = []

  init(_ resolver: Resolver, _ graph: ViewGraph) {
    self.resolver = resolver
    self.graph = graph
    injections = InjectionReader(resolver)
  }

  mutating func run() {
    findRoots()
    findArcs()
    let readers = readers()
    var order: [EnvironmentNeed] = []
    var byNeed: [EnvironmentNeed: [Reader]] = [:]
    for reader in readers {
      if byNeed[reader.need] == nil { order.append(reader.need) }
      byNeed[reader.need, default: []].append(reader)
    }
    for need in order { search(need, byNeed[need] ?? []) }
  }

  // MARK: The part of the graph that the scenes reach

  private mutating func findRoots() {
    for (number, node) in graph.nodes.enumerated() where node.isSceneRoot {
      roots.append((number, provision(aroundSceneIn: node.declaration, depth: 0)))
    }
  }

  /// What is put in where a scene property or the project's own scene is used.
  private mutating func provision(aroundSceneIn id: DeclarationID, depth: Int) -> EnvironmentProvision {
    var provision = EnvironmentProvision()
    guard depth < 4, let owner = resolver.index.ownerName(of: id) else { return provision }
    let name = resolver.index[id].name
    if name == "body" {
      guard !resolver.index.conforms(owner, to: "App") else { return provision }
      for site in resolver.constructions(of: owner) {
        guard let body = resolver.body(of: site.id) else { continue }
        provision.formUnion(injections.provision(around: site.element, in: site.id, body: body))
        provision.formUnion(self.provision(aroundSceneIn: site.id, depth: depth + 1))
      }
      return provision
    }
    for part in resolver.index.parts(of: owner) {
      for (ordinal, declaration) in resolver.index.files[part.file].declarations.enumerated()
      where declaration.owner == part.ordinal {
        let user = DeclarationID(file: part.file, ordinal: ordinal)
        guard user != id, let body = resolver.body(of: user) else { continue }
        for (number, element) in body.elements.enumerated()
        where element.name == name && element.kind != .construct && element.receiver.isEmpty {
          provision.formUnion(injections.provision(around: number, in: user, body: body))
          provision.formUnion(self.provision(aroundSceneIn: user, depth: depth + 1))
        }
      }
    }
    return provision
  }

  private mutating func findArcs() {
    var outgoing: [Int: [(edge: ViewGraph.Edge, target: Int)]] = [:]
    for (number, node) in graph.nodes.enumerated() {
      for edge in node.incoming where edge.isCertain && edge.from != number {
        outgoing[edge.from, default: []].append((edge, number))
      }
    }
    var seen = Set(roots.map(\.node))
    reached = roots.map(\.node)
    var position = 0
    while position < reached.count {
      let number = reached[position]
      position += 1
      let node = graph.nodes[number]
      guard let body = resolver.body(of: node.declaration) else { continue }
      for (edge, target) in outgoing[number] ?? [] {
        guard let place = edge.place else { continue }
        if node.isSceneRoot {
          guard let scene = body.scene(around: place.element), body.elements[scene].name == "AssistiveAccess" else {
            continue
          }
        }
        let provision = injections.provision(
          around: place.element, behind: place.modifier, in: node.declaration, body: body)
        arcs[number, default: []].append(
          Arc(edge: edge, target: target, provision: provision, isStyle: body.isStyle(place.element)))
        if seen.insert(target).inserted { reached.append(target) }
      }
    }
  }

  // MARK: Readers

  private func readers() -> [Reader] {
    let reading = EnvironmentReading(resolver)
    var readers: [Reader] = []
    for number in reached where !graph.nodes[number].isSceneRoot {
      let id = graph.nodes[number].declaration
      guard SceneEnvironment.viewBodies.contains(resolver.index[id].name), let owner = resolver.index.ownerName(of: id)
      else {
        continue
      }
      for (property, need) in reading.readers(of: owner) {
        readers.append(Reader(property: property, need: need, node: number))
      }
    }
    return readers
  }

  // MARK: Ways

  private mutating func search(_ need: EnvironmentNeed, _ readers: [Reader]) {
    let isOwn = need.typeName.map { !resolver.index.types(named: $0).isEmpty } ?? true
    lazy var isGivenBelow = arcs.values.contains { $0.contains { $0.provision.mayMeet(need, isOwn: isOwn) } }
    var via: [Int: ViewGraph.Edge?] = [:]
    var pending: [Int] = []
    for root in roots where !root.provision.mayMeet(need, isOwn: isOwn) {
      via[root.node] = .some(nil)
      pending.append(root.node)
    }
    var position = 0
    while position < pending.count {
      for arc in arcs[pending[position]] ?? [] {
        guard via[arc.target] == nil, !arc.provision.mayMeet(need, isOwn: isOwn) else { continue }
        // A style sees the environment of the control that it is applied to, wherever that is.
        if arc.isStyle, isGivenBelow { continue }
        via[arc.target] = .some(arc.edge)
        pending.append(arc.target)
      }
      position += 1
    }
    var told = Set(lacks.map(\.property))
    for reader in readers where via[reader.node] != nil && told.insert(reader.property).inserted {
      add(reader, via)
    }
  }

  private mutating func add(_ reader: Reader, _ via: [Int: ViewGraph.Edge?]) {
    var way: [ViewGraph.Edge] = []
    var number = reader.node
    while case .some(.some(let edge)) = via[number] {
      way.append(edge)
      number = edge.from
    }
    way.reverse()
    let root = graph.nodes[number].declaration
    guard let place = way.first?.place, let scene = resolver.body(of: root)?.scene(around: place.element) else {
      return
    }
    lacks.append(
      SceneEnvironment.Lack(
        property: reader.property, need: reader.need, body: graph.nodes[reader.node].declaration, root: root,
        scene: scene, way: way))
  }
}

extension ViewGraph.Edge {
  /// Where in its body a view, modifier or style is made; nil for what code makes, which may be shown anywhere.
  fileprivate var place: (element: Int, modifier: Int?)? {
    switch source {
    case .element(let element): (element, nil)
    case .modifier(let element, let modifier): (element, modifier)
    case .call, .member: nil
    }
  }
}

extension BodyFacts {
  /// Whether an element is a style that a modifier sets: `.buttonStyle(BigButtonStyle())`.
  fileprivate func isStyle(_ number: Int) -> Bool {
    guard let parent = elements[number].parent, let modifier = elements[number].parentModifier else { return false }
    return elements[parent].modifiers[modifier].name.hasSuffix("Style")
  }
}
