// What a rule may ask about the names of SF Symbols.

/// A text of the file that reached code takes for the name of an SF Symbol.
struct ReachedSymbolName {
  var use: SymbolNameUse
  /// What the text stands in; the use's span counts from its start.
  var declaration: DeclarationID
  /// The reached code that takes it, the first of which tells the way. At least one.
  var users: [SymbolNameSources.User]
  /// Whether what takes it asks first what the name is like.
  var isTested = false
}

private struct ReachedSymbolNames: SharedFact {
  let names: [ReachedSymbolName]

  init(_ context: RuleContext) {
    guard let number = context.index.number(of: context.file), !context.index.files[number].isTest else {
      names = []
      return
    }
    let reader = SymbolNameReader(context: context, file: number)
    let found = reader.inReachedBodies + reader.inValues + reader.inInitialValues
    var seen: Set<Span> = []
    names = found.filter { seen.insert(context.location($0.use.span, in: $0.declaration).span).inserted }
  }
}

extension RuleContext {
  /// The names of symbols in the file, those in reached bodies first.
  var reachedSymbolNames: [ReachedSymbolName] { fact(ReachedSymbolNames.self).names }

  /// Whether all that takes a name runs only where iOS has this version, whatever the deployment target is.
  func isCertain(_ version: PlatformVersion, for name: ReachedSymbolName) -> Bool {
    name.users.allSatisfy { user in
      if user.certain.guarantee(.iOS, version) || name.use.certain.guarantee(.iOS, version) { return true }
      let node = graph.nodes[user.node]
      guard let lowest = node.root.lowestVersion, lowest >= version else { return false }
      return !fact(NormalScenes.self).show(user.node)
    }
  }
}

extension ViewGraph.RootKind {
  /// The first iOS that has such a root.
  fileprivate var lowestVersion: PlatformVersion? {
    switch self {
    case .scene, .delegate: PlatformVersion(26)
    case .flag: PlatformVersion(18)
    case .normal: nil
    }
  }
}

/// Reads the names of symbols in one file.
private struct SymbolNameReader {
  let context: RuleContext
  let file: Int

  private var sources: SymbolNameSources { context.snapshot.conclusions.symbolNames }
  private var index: WorkspaceIndex { context.index }

  /// Written in place, or in a constant of the same body.
  var inReachedBodies: [ReachedSymbolName] {
    context.reachedBodies.flatMap { body -> [ReachedSymbolName] in
      let uses = names(in: body.id)
      guard !uses.isEmpty, let node = context.graph.numbers[body.id] else { return [] }
      let liveness = Liveness(body, context)
      let user = SymbolNameSources.User(node: node, certain: CertainVersions())
      let tested = testedNames(in: body.id)
      return uses.filter { liveness.holds(at: $0.span) }.map { use in
        ReachedSymbolName(use: use, declaration: body.id, users: [user], isTested: tested.contains(use.span))
      }
    }
  }

  /// Constants, properties and functions that reached code takes names from.
  var inValues: [ReachedSymbolName] {
    sources.values.filter { $0.key.file == file }.sorted { $0.key < $1.key }.flatMap { id, users in
      let place = SymbolUseReader.Place(base: 0, certain: SymbolNameSources.certain(around: id, context.resolver))
      var uses: [SymbolNameUse] = []
      switch index[id].value {
      case .variable(let variable):
        uses += variable.initialValue?.texts(at: place).uses ?? []
        uses += variable.getter?.statements.returnedTexts(at: place) ?? []
      case .function(let function): uses += function.body?.statements.returnedTexts(at: place) ?? []
      case .enumCase(let enumCase): uses += enumCase.rawValue?.texts(at: place).uses ?? []
      default: break
      }
      let isTested = users.contains(where: \.isTested)
      return uses.map { ReachedSymbolName(use: $0, declaration: id, users: users, isTested: isTested) }
    }
  }

  /// In the initial values of properties of a type that is shown, or of which lists are made.
  var inInitialValues: [ReachedSymbolName] {
    index.files[file].declarations.indices.flatMap { ordinal -> [ReachedSymbolName] in
      let id = DeclarationID(file: file, ordinal: ordinal)
      guard let variable = context.resolver.variable(id), variable.initialValue != nil,
        let owner = index.ownerName(of: id), let node = sources.nodes[owner]
      else { return [] }
      let user = SymbolNameSources.User(node: node, certain: CertainVersions())
      let tested = testedNames(in: id)
      return names(in: id).map { use in
        ReachedSymbolName(use: use, declaration: id, users: [user], isTested: tested.contains(use.span))
      }
    }
  }

  /// Where names stand that are given to what asks first what they are like.
  private func testedNames(in id: DeclarationID) -> Set<Span> {
    let sources = sources
    guard sources.hasTestedNames else { return [] }
    let found = SymbolUseReader.names(in: index[id].value, certain: CertainVersions(), where: sources.isTestedName)
    return Set(found.map(\.span))
  }

  private func names(in id: DeclarationID) -> [SymbolNameUse] {
    guard index[id].activity != .inactive else { return [] }
    let certain = SymbolNameSources.certain(around: id, context.resolver)
    let sources = sources
    return SymbolUseReader.names(in: index[id].value, certain: certain, where: sources.isName)
      .filter { !$0.certain.leavesOut(.iOS) }
  }
}

/// Tells whether a place in a reached body is reached itself.
private struct Liveness {
  private let body: ReachedBody
  private let calls: [(span: Span, isReached: Bool)]

  init(_ body: ReachedBody, _ context: RuleContext) {
    self.body = body
    let reached = Set(context.reachedCalls.lazy.filter { $0.body.id == body.id }.map(\.call.nameSpan))
    calls = body.facts.collectedCalls.map { ($0.span, reached.contains($0.call.nameSpan)) }
  }

  func holds(at place: Span) -> Bool {
    let elements = body.facts.elements
    let around = elements.indices.filter { elements[$0].chainSpan.contains(place) }
    if let innermost = around.min(by: { elements[$0].chainSpan.length < elements[$1].chainSpan.length }) {
      guard body.node.liveElements[innermost] else { return false }
    } else if body.node.extent == .scene {
      return false
    }
    if let call = calls.filter({ $0.span.contains(place) }).min(by: { $0.span.length < $1.span.length }) {
      return call.isReached
    }
    return body.node.extent != .flagged || !around.isEmpty
  }
}

/// Which reached views the app shows without Assistive Access too.
private struct NormalScenes: SharedFact {
  private let graph: ViewGraph
  private let resolver: Resolver
  /// Views that are made in normal scenes.
  private var views: Set<String> = []

  init(_ context: RuleContext) {
    graph = context.graph
    resolver = context.resolver
    for scene in context.snapshot.conclusions.sceneFacts.flatMap(\.normalScenes) {
      guard let body = resolver.body(of: scene.declaration) else { continue }
      for (number, element) in body.elements.enumerated() where element.kind == .construct {
        guard let around = body.scene(around: number), SceneContents.isNormal(body.elements[around]) else { continue }
        views.insert(element.name)
      }
    }
  }

  func show(_ node: Int) -> Bool {
    var pending = [node]
    var seen: Set<Int> = [node]
    while let next = pending.popLast() {
      let node = graph.nodes[next]
      if node.root == .normal { return true }
      if let owner = resolver.index.ownerName(of: node.declaration), views.contains(owner) { return true }
      for edge in node.incoming where seen.insert(edge.from).inserted {
        // The body of the app shows other scenes too.
        if graph.nodes[edge.from].extent != .scene { pending.append(edge.from) }
      }
    }
    return false
  }
}
