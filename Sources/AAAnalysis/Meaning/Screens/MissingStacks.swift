/// Screens that want a navigation stack and have none around them, on any way that leads to what wants it.
///
/// Holds no spans, so it stays true while the view graph does.
struct MissingStacks: Sendable {
  struct Need: Hashable, Sendable {
    var screen: Int
    /// A link, or a view with a title or a destination.
    var declaration: DeclarationID
    var element: Int
    /// The modifier that wants the stack; nil for a link.
    var modifier: Int?
  }

  /// For each screen without a stack the first thing on it that wants one, in the order of the screens.
  private(set) var needs: [Need] = []

  init() {}

  init(_ map: ScreenMap, _ resolver: Resolver, _ graph: ViewGraph) {
    var reader = StackReader(resolver, graph)
    reader.read()
    for (number, screen) in map.screens.enumerated() {
      switch screen.kind {
      // The code around a branch on the flag and code that shows views may have a stack that is not seen here.
      case .root(.flag), .root(.delegate), .pushed: continue
      case .root, .presented, .tab: break
      }
      guard screen.ways.allSatisfy({ $0.element != nil }) else { continue }
      need: for region in screen.regions {
        guard let body = resolver.body(of: region.declaration) else { continue }
        for place in reader.wanting[region.declaration] ?? []
        where body.contains(place.element, in: region.start) && reader.lacksStack(place.element, region.declaration) {
          needs.append(
            Need(
              screen: number, declaration: region.declaration, element: place.element, modifier: place.modifier))
          break need
        }
      }
    }
  }
}

private struct StackReader {
  private enum Around {
    /// A stack, or something that may hold one.
    case stack
    /// The start of a scene or a sheet, and no stack before it.
    case nothing
    /// The body's own edge: what is around the body decides.
    case body
  }

  private let resolver: Resolver
  private let graph: ViewGraph
  private let outgoing: OutgoingEdges
  /// For each node whether a stack is in what it shows.
  private var holdsStack: [Bool]
  /// For each node whether on some way a stack is around it.
  private var isInStack: [Bool]
  private var around: [[Around]] = []
  private(set) var wanting: [DeclarationID: [(element: Int, modifier: Int?)]] = [:]

  static let stacks: Set<String> = ["NavigationStack", "NavigationView", "NavigationSplitView"]

  init(_ resolver: Resolver, _ graph: ViewGraph) {
    self.resolver = resolver
    self.graph = graph
    outgoing = OutgoingEdges(graph)
    holdsStack = Array(repeating: false, count: graph.nodes.count)
    isInStack = Array(repeating: false, count: graph.nodes.count)
  }

  func lacksStack(_ element: Int, _ id: DeclarationID) -> Bool {
    guard let node = graph.numbers[id] else { return false }
    switch around[node][element] {
    case .stack: return false
    case .nothing: return true
    case .body: return !isInStack[node]
    }
  }

  mutating func read() {
    findWanting()
    findHolders()
    around = graph.nodes.indices.map { ways(in: $0) }
    spread()
  }

  private mutating func findWanting() {
    for node in graph.nodes {
      guard let body = resolver.body(of: node.declaration) else { continue }
      var found: [(Int, Int?)] = []
      for (number, element) in body.elements.enumerated() where node.liveElements[number] {
        if element.name == "NavigationLink", element.kind == .construct, element.activity != .inactive,
          !resolver.isOwnView(element.name, seenFrom: node.declaration)
        {
          found.append((number, nil))
          continue
        }
        let modifier = element.modifiers.firstIndex { modifier in
          guard modifier.activity != .inactive else { return false }
          switch modifier.name {
          case "navigationTitle", "navigationBarTitle":
            guard case .string(let literal) = modifier.firstUnlabelled?.value.kind else { return true }
            return literal.plainText != ""
          case "navigationDestination": return true
          default: return false
          }
        }
        if let modifier { found.append((number, modifier)) }
      }
      if !found.isEmpty { wanting[node.declaration] = found }
    }
  }

  /// A body holds a stack if it makes one where it stands, or shows a body that does.
  private mutating func findHolders() {
    var pending: [Int] = []
    for (number, node) in graph.nodes.enumerated() {
      guard let body = resolver.body(of: node.declaration) else { continue }
      let holds =
        body.mentionsNavigationController
        || body.elements.indices.contains { element in
          Self.stacks.contains(body.elements[element].name) && body.elements[element].activity != .inactive
            && body.screenStart(of: element) == nil
        }
      if holds {
        holdsStack[number] = true
        pending.append(number)
      }
    }
    while let number = pending.popLast() {
      for edge in graph.nodes[number].incoming where !holdsStack[edge.from] {
        guard edge.kind == .contains || edge.kind == .applies else { continue }
        holdsStack[edge.from] = true
        pending.append(edge.from)
      }
    }
  }

  /// What is around each element of a body.
  private func ways(in number: Int) -> [Around] {
    let node = graph.nodes[number]
    guard let body = resolver.body(of: node.declaration) else { return [] }
    // Whether a view has a stack around what it is given, and whether one of its modifiers has one around the view.
    var wraps = Array(repeating: false, count: body.elements.count)
    var isWrapped = Array(repeating: false, count: body.elements.count)
    for item in outgoing[number] where holdsStack[item.target] {
      switch item.edge.source {
      case .element(let element):
        wraps[element] = true
        // `.modifier(InStack())`: the modifier is around what it is applied to.
        if body.elements[element].role == .argument, let parent = body.elements[element].parent {
          isWrapped[parent] = true
        }
      case .modifier(let element, _): isWrapped[element] = true
      case .call, .member: continue
      }
    }
    var around: [Around] = []
    around.reserveCapacity(body.elements.count)
    for (position, element) in body.elements.enumerated() {
      if isWrapped[position] || element.wrapsUnseen {
        around.append(.stack)
        continue
      }
      guard let parent = element.parent else {
        around.append(.body)
        continue
      }
      let outer = body.elements[parent]
      if element.role == .destination {
        around.append(.stack)
      } else if element.role == .presented || Vocabulary.scenes.contains(outer.name) && outer.kind == .construct {
        around.append(.nothing)
      } else if Self.stacks.contains(outer.name) || wraps[parent] || isUnseenContainer(outer, node.declaration) {
        around.append(.stack)
      } else {
        around.append(around[parent])
      }
    }
    return around
  }

  /// A library's view around others may hold a stack.
  private func isUnseenContainer(_ element: Element, _ id: DeclarationID) -> Bool {
    element.kind == .construct && Vocabulary.slots(ofView: element.name) == nil
      && !resolver.isOwnView(element.name, seenFrom: id)
  }

  /// From bodies that are in a stack to those that they show.
  private mutating func spread() {
    var pending: [Int] = []
    for (target, node) in graph.nodes.enumerated() {
      let isIn = node.incoming.contains { edge in
        switch edge.source {
        case .element(let element), .modifier(let element, _): around[edge.from][element] == .stack
        // What code shows may be in a stack that code makes.
        case .call, .member: true
        }
      }
      if isIn {
        isInStack[target] = true
        pending.append(target)
      }
    }
    while let number = pending.popLast() {
      for item in outgoing[number] where !isInStack[item.target] {
        switch item.edge.source {
        case .element(let element), .modifier(let element, _):
          guard around[number][element] == .body else { continue }
        case .call, .member: continue
        }
        isInStack[item.target] = true
        pending.append(item.target)
      }
    }
  }
}

extension Element {
  /// A library's modifier that puts what it is applied to into something for navigation.
  fileprivate var wrapsUnseen: Bool {
    modifiers.contains { modifier in
      guard Vocabulary.slots(ofModifier: modifier.name) == nil else { return false }
      let words = modifier.name.words
      return words.contains("navigation")
        && !Set(words).isDisjoint(with: ["stack", "view", "embed", "embedded", "wrapped", "container", "controller"])
    }
  }
}

extension BodyFacts {
  /// Whether UIKit's stack is made in the body's code.
  fileprivate var mentionsNavigationController: Bool {
    guard !showsViews else { return false }
    return collectedCalls.contains { $0.call.name == "UINavigationController" }
  }
}
