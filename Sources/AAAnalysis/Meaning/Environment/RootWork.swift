/// What runs by itself at the root view of a scene.
struct RootWork {
  enum Kind: Hashable {
    /// `.task`, `.onAppear`: starts something with the app.
    case start
    case openURL
    /// `.onChange(of: scenePhase)`
    case scenePhase
    /// `.onReceive`
    case receive
  }

  struct Item {
    var kind: Kind
    var element: Int
    var modifier: Int
    /// The names of what is called, as far as it matters to a person.
    var calls: Set<String>
  }

  private let resolver: Resolver

  init(_ resolver: Resolver) {
    self.resolver = resolver
  }

  /// What the root views of the normal scenes do in their chains, in source order.
  func items(besides contents: SceneContents) -> [Item] {
    contents.siblings.flatMap { contents.roots(of: $0) }.flatMap { number -> [Item] in
      contents.body.elements[number].modifiers.enumerated().compactMap { position, modifier in
        guard modifier.activity == .active,
          let kind = kind(of: modifier, in: contents.declaration)
        else { return nil }
        let calls = contents.body.actions.filter { $0.element == number && $0.modifier == position }
          .reduce(into: Set<String>()) { $0.formUnion($1.steps.meaningfulCalls) }
        if calls.isEmpty, kind == .start { return nil }
        return Item(kind: kind, element: number, modifier: position, calls: calls)
      }
    }
  }

  /// What the root views of the Assistive Access scene do: in their chains, their own modifiers and their own bodies.
  func kinds(in contents: SceneContents) -> Set<Kind> {
    var kinds: Set<Kind> = []
    for modifier in modifiers(of: contents) {
      if let kind = kind(of: modifier.modifier, in: modifier.declaration) { kinds.insert(kind) }
    }
    return kinds
  }

  /// The modifiers that the root views of the Assistive Access scene have, in their chains, the project's own
  /// modifiers among these, and their own bodies.
  func modifiers(of contents: SceneContents) -> [(modifier: Modifier, declaration: DeclarationID)] {
    var found: [(modifier: Modifier, declaration: DeclarationID)] = []
    var seen: Set<DeclarationID> = []
    func add(_ element: Element, in id: DeclarationID, depth: Int) {
      for modifier in element.modifiers where modifier.activity != .inactive {
        found.append((modifier, id))
        let wrappers =
          modifier.name == "modifier"
          ? modifier.arguments.first?.value.constructedType.map { resolver.bodies(ofType: $0) } ?? []
          : resolver.modifiers(named: modifier.name)
        for wrapper in wrappers { addBody(wrapper, depth: depth + 1) }
      }
    }
    func addBody(_ id: DeclarationID, depth: Int) {
      guard depth < 5, seen.insert(id).inserted, let body = resolver.body(of: id) else { return }
      for element in body.elements { add(element, in: id, depth: depth) }
    }
    add(contents.body.elements[contents.scene], in: contents.declaration, depth: 0)
    for number in contents.roots {
      let root = contents.body.elements[number]
      for inner in [number] + contents.body.descendants(of: number) {
        add(contents.body.elements[inner], in: contents.declaration, depth: 0)
        // The view that fills a container is the root as much as the container is.
        let element = contents.body.elements[inner]
        guard inner == number || element.role == .content, element.parentModifier == nil else { continue }
        for id in shownBodies(element, in: contents.declaration) { addBody(id, depth: 1) }
      }
      for id in shownBodies(root, in: contents.declaration) { addBody(id, depth: 1) }
    }
    return found
  }

  private func shownBodies(_ element: Element, in id: DeclarationID) -> [DeclarationID] {
    element.kind == .construct
      ? resolver.bodies(ofType: element.name)
      : resolver.members(element.name, receiver: element.receiver, in: id)
  }

  private func kind(of modifier: Modifier, in id: DeclarationID) -> Kind? {
    switch modifier.name {
    case "task", "onAppear": .start
    case "onOpenURL": .openURL
    case "onReceive": .receive
    case "onChange": resolver.isScenePhase(modifier.arguments.first?.value, in: id) ? .scenePhase : nil
    default: nil
    }
  }
}

extension Resolver {
  /// Whether a value is the phase of the scene, under whatever name.
  func isScenePhase(_ value: Expression?, in id: DeclarationID) -> Bool {
    guard let path = value?.path, let name = path.last else { return false }
    if name == "scenePhase" { return true }
    return property(path, in: id).flatMap { variable($0)?.environmentKey } == "scenePhase"
  }
}

extension Array where Element == Step {
  /// The names of calls that do something for a person: no logging, counting or asking for a rating.
  fileprivate var meaningfulCalls: Set<String> {
    var names: Set<String> = []
    for step in self {
      switch step.kind {
      case .call(let call):
        if call.isMeaningful { names.insert(call.name) }
        for closure in call.closures { names.formUnion(closure.steps.meaningfulCalls) }
      case .delayed(_, let inner), .apart(let inner), .loop(let inner):
        names.formUnion(inner.meaningfulCalls)
      case .branch(let branches):
        for branch in branches { names.formUnion(branch.steps.meaningfulCalls) }
      case .wait, .assign, .exit:
        continue
      }
    }
    return names
  }
}

extension CallStep {
  fileprivate var isMeaningful: Bool {
    if ["print", "debugPrint", "dump", "NSLog", "withAnimation", "Task", "assert", "sleep"].contains(name) {
      return false
    }
    let words = (receiver + [name]).flatMap(\.words)
    return ![
      "log", "logger", "analytics", "telemetry", "tracker", "metrics", "review", "onboarding", "tips", "paywall",
    ].contains(where: words.contains)
  }
}
