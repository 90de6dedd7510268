/// The scenes that an app or a hosting scene delegate puts together, through its own properties and scene types.
struct SceneTree {
  struct Scene {
    var declaration: DeclarationID
    var element: Int
    var name: String
    /// Whether it is certainly part of a release build.
    var isActive: Bool
    /// The conditions on the way to it, each with the body it stands in.
    var guards: [(guard: Guard, declaration: DeclarationID)]
  }

  /// The `body` of the app, or the delegate's `rootScene`.
  let root: DeclarationID
  let isApp: Bool
  /// In the order in which they are declared. Those that are not built for iOS are left out.
  private(set) var scenes: [Scene] = []
  /// Whether everything in the tree could be resolved, so that what is not there is certainly absent.
  private(set) var isComplete = true

  private let resolver: Resolver
  private let isVisible: (FileID) -> Bool

  /// - Parameter isVisible: whether declarations of a file are built together with the root.
  init(root: DeclarationID, isApp: Bool, resolver: Resolver, isVisible: @escaping (FileID) -> Bool) {
    self.root = root
    self.isApp = isApp
    self.resolver = resolver
    self.isVisible = isVisible
    walk(root, activity: resolver.index[root].activity, guards: [], on: [])
  }

  private mutating func walk(
    _ id: DeclarationID, activity: BuildCondition.Activity, guards: [(Guard, DeclarationID)], on way: [DeclarationID]
  ) {
    guard let body = resolver.body(of: id), !way.contains(id), way.count < 12 else {
      isComplete = false
      return
    }
    for (number, element) in body.elements.enumerated() where body.isAmongScenes(number) {
      let activity = activity.combined(with: element.activity)
      if activity == .inactive { continue }
      let guards = guards + element.guards.map { ($0, id) }
      if element.kind == .construct, Vocabulary.scenes.contains(element.name),
        resolver.index.types(named: element.name).isEmpty
      {
        scenes.append(
          Scene(
            declaration: id, element: number, name: element.name, isActive: activity == .active,
            guards: guards.map { (guard: $0.0, declaration: $0.1) }))
        continue
      }
      if element.kind == .construct, element.name == "Group" { continue }
      let targets = targets(of: element, in: id)
      if targets.isEmpty { isComplete = false }
      for target in targets {
        walk(
          target, activity: activity.combined(with: resolver.index[target].activity), guards: guards, on: way + [id])
      }
    }
  }

  private func targets(of element: Element, in id: DeclarationID) -> [DeclarationID] {
    let found: [DeclarationID]
    if element.kind == .construct {
      guard resolver.index.conforms(element.name, to: "Scene") else { return [] }
      found = resolver.bodies(ofType: element.name)
    } else {
      found = resolver.fitting(
        resolver.members(element.name, receiver: element.receiver, in: id),
        labels: element.arguments.compactMap(\.label))
    }
    let visible = found.filter { resolver.body(of: $0) != nil && isVisible(resolver.index.file(of: $0)) }
    // Of several declarations that differ by the build, those for other platforms do not count.
    return visible.filter { resolver.index[$0].activity != .inactive }
  }
}

extension SceneTree {
  /// The scenes for Assistive Access.
  var assistiveScenes: [Scene] { scenes.filter { $0.name == "AssistiveAccess" } }

  /// The scene that people get when Assistive Access is off.
  var firstNormalScene: Scene? { scenes.first { $0.isNormal } }

  /// Whether two scenes are never there at once.
  func areExclusive(_ one: Scene, _ other: Scene) -> Bool {
    for mine in one.guards {
      for theirs in other.guards {
        if mine.declaration == theirs.declaration, mine.guard.branch == theirs.guard.branch,
          mine.guard.alternative != theirs.guard.alternative
        {
          return true
        }
        if mine.guard.contradicts(theirs.guard) { return true }
      }
    }
    return false
  }
}

extension SceneTree.Scene {
  var isNormal: Bool { ["WindowGroup", "Window", "DocumentGroup"].contains(name) }
}

extension Guard {
  /// Whether one needs a version of iOS that the other rules out.
  fileprivate func contradicts(_ other: Guard) -> Bool {
    if let least = leastVersion, let limit = other.versionLimit, limit <= least { return true }
    if let least = other.leastVersion, let limit = versionLimit, limit <= least { return true }
    return false
  }

  /// The version of iOS from which on the guard can hold.
  private var leastVersion: PlatformVersion? {
    if holds { return conditions.compactMap { $0.version(isUnavailable: false) }.max() }
    return conditions.count == 1 ? conditions[0].version(isUnavailable: true) : nil
  }

  /// The first version of iOS with which the guard cannot hold.
  private var versionLimit: PlatformVersion? {
    if holds { return conditions.compactMap { $0.version(isUnavailable: true) }.min() }
    return conditions.count == 1 ? conditions[0].version(isUnavailable: false) : nil
  }
}

extension Condition {
  fileprivate func version(isUnavailable: Bool) -> PlatformVersion? {
    guard case .availability(let check) = self, check.isUnavailable == isUnavailable,
      let version = check.versions.first(where: { $0.platform == "iOS" })
    else { return nil }
    return PlatformVersion(version.major, version.minor)
  }
}

extension BodyFacts {
  /// Whether an element stands where scenes do: at the outermost place, or in groups.
  fileprivate func isAmongScenes(_ number: Int) -> Bool {
    var current = number
    while true {
      let element = elements[current]
      guard element.role == .content, element.parentModifier == nil else { return false }
      guard let parent = element.parent else { return true }
      guard elements[parent].kind == .construct, elements[parent].name == "Group" else { return false }
      current = parent
    }
  }
}
