/// Builds the view graph by walking from the roots, breadth first.
struct ViewGraphBuilder {
  let resolver: Resolver
  let flag: AssistiveFlag
  private let includesNormalRoots: Bool
  private let isBuiltForOtherPlatform: (FileID) -> Bool?
  var graph = ViewGraph()
  /// Types of which something runs, so that they were made.
  var madeTypes: Set<String> = []
  /// Names of properties that run code when they are set.
  let observedNames: Set<String>
  private var pending: [Int] = []
  /// What runs of the objects of a class, by its name and, if others have the same name, where it is made.
  var objects: [String: [Target]] = [:]

  /// - Parameter isForOtherPlatform: whether a file is built, but not for iPhone or iPad; nil if no project says.
  static func build(
    _ resolver: Resolver, includesNormalRoots: Bool, isForOtherPlatform: @escaping (FileID) -> Bool? = { _ in nil }
  ) -> ViewGraph {
    var builder = ViewGraphBuilder(
      resolver: resolver, flag: AssistiveFlag(resolver: resolver), includesNormalRoots: includesNormalRoots,
      isBuiltForOtherPlatform: isForOtherPlatform)
    builder.addRoots()
    builder.walk()
    return builder.graph
  }

  private init(
    resolver: Resolver, flag: AssistiveFlag, includesNormalRoots: Bool,
    isBuiltForOtherPlatform: @escaping (FileID) -> Bool?
  ) {
    self.isBuiltForOtherPlatform = isBuiltForOtherPlatform
    self.resolver = resolver
    self.flag = flag
    self.includesNormalRoots = includesNormalRoots
    observedNames = resolver.observedNames
  }

  // MARK: Roots

  private mutating func addRoots() {
    let flagNames = resolver.facts.namesOfFlag()
    addMentions(flagNames)
    let hasRenamedFlag = !graph.wanted.mentions.isEmpty
    var sceneRoots: [(DeclarationID, Int)] = []
    var flagRoots: [DeclarationID] = []
    var normalRoots: [(DeclarationID, Int)] = []
    var normalDelegates: [DeclarationID] = []
    let adapted = includesNormalRoots ? adaptedDelegates() : []
    for (file, facts) in resolver.facts.enumerated() where !facts.indexed.isTest {
      let withFlag = facts.declarations(withOneOf: flagNames)
      // All bodies of an app say whether they are shown at its start.
      let ordinals =
        includesNormalRoots ? Array(facts.bodies.indices) : withFlag.union(facts.beginnings).sorted()
      for ordinal in ordinals {
        let body = facts.bodies[ordinal]
        if case .type(let type) = facts.indexed.declarations[ordinal].value { wantParts(of: type) }
        let id = DeclarationID(file: file, ordinal: ordinal)
        guard let body, facts.indexed.declarations[ordinal].activity != .inactive else { continue }
        if isPreview(id) { continue }
        if includesNormalRoots, isNormalUIKitRoot(id, adapted: adapted), !isForOtherPlatform(facts.indexed) {
          normalDelegates.append(id)
        }
        for (number, element) in body.elements.enumerated() where element.activity != .inactive {
          guard element.kind == .construct else { continue }
          if element.name == "AssistiveAccess" {
            // On other systems the scene is never shown.
            if isBuiltForOtherPlatform(facts.indexed.file) != true { sceneRoots.append((id, number)) }
          }
        }
        if includesNormalRoots, !isForOtherPlatform(facts.indexed) {
          normalRoots += launchWindows(of: body, in: id).map { (id, $0) }
        }
        if withFlag.contains(ordinal) {
          if facts.isMarked || hasRenamedFlag { wantViewsGivenFlag(body, in: id) }
          if hasFlaggedPart(body, in: id) { flagRoots.append(id) }
        }
        addDelegateRoots(body, in: id)
      }
    }
    // Scenes first: a way from the scene is the one to show.
    for (id, element) in sceneRoots {
      addRoot(id, extent: .scene, kind: .scene, element: element)
      wantInjections(besideScenesIn: id)
    }
    for id in flagRoots { addRoot(id, extent: .flagged, kind: .flag, element: nil) }
    for (id, element) in normalRoots { addRoot(id, extent: .scene, kind: .normal, element: element) }
    for id in normalDelegates { addRoot(id, extent: .whole, kind: .normal, element: nil) }
  }

  /// The windows that an iPhone shows when the app is opened: the first, and as long as one stands under a condition
  /// the next. A window for a value is opened by other code, on larger systems alone.
  private func launchWindows(of body: BodyFacts, in id: DeclarationID) -> [Int] {
    if let owner = resolver.index.ownerName(of: id), owner.words.contains(where: Self.wordsOfPreviewApps.contains) {
      return []
    }
    let windows = body.elements.indices.filter { number in
      let element = body.elements[number]
      return element.kind == .construct && element.activity != .inactive
        && element.parent.map { isScene(body, $0) } ?? true
        && ["WindowGroup", "Window", "DocumentGroup"].contains(element.name)
    }
    // A property that holds windows for values alone is about further windows; an app's body has to open something.
    let isBody = resolver.index[id].name == "body"
    let opened = windows.filter { body.elements[$0]["for"] == nil }
    var found: [Int] = []
    for number in opened.isEmpty && isBody ? windows : opened {
      found.append(number)
      if body.elements[number].activity == .active, body.elements[number].guards.isEmpty { break }
    }
    return found
  }

  /// `HomeFeaturePreviewApp` is there for those who build the app.
  private static let wordsOfPreviewApps: Set<String> = ["preview", "previews"]

  private mutating func wantParts(of type: TypeDeclaration) {
    // An app's scenes may stand in its extensions.
    if type.inherits("App") { want(type: type.name) }
    // What else a delegate does and is may stand where nothing says that it is one.
    if WorkspaceIndex.delegateProtocols.contains(where: type.inherits) {
      want(type: type.name)
      for inherited in type.inherited where !inherited.type.name.hasPrefix("UI") { want(type: inherited.type.name) }
    }
    if type.inherits(WorkspaceIndex.hostingSceneDelegate) {
      want(type: type.name)
      // Where it is made the delegate need not say a word about Assistive Access.
      graph.wanted.mentions.insert(type.name)
    }
  }

  /// `static var isCalm: Bool { AccessibilitySettings.isAssistiveAccessEnabled }` is used where only `isCalm` is said.
  private mutating func addMentions(_ flagNames: Set<String>) {
    for (file, facts) in resolver.facts.enumerated() where !facts.indexed.isTest {
      for ordinal in facts.passingVariables {
        let id = DeclarationID(file: file, ordinal: ordinal)
        guard let variable = resolver.variable(id), flagNames.contains(variable.name),
          !variable.modifiers.contains("private"), flag.isRenamedFlag(id)
        else { continue }
        graph.wanted.mentions.insert(variable.name)
      }
    }
  }

  /// `Row(isSimple: isAssistiveAccessEnabled)`: what the row makes of it is in the row's file.
  private mutating func wantViewsGivenFlag(_ body: BodyFacts, in id: DeclarationID) {
    for element in body.elements where element.kind == .construct && Vocabulary.slots(ofView: element.name) == nil {
      let paths = element.arguments.lazy.filter { $0.label != nil }.compactMap(\.value.path)
      if paths.contains(where: { flag.isFlag($0, in: id) }) { want(type: element.name) }
    }
  }

  private func isScene(_ body: BodyFacts, _ parent: Int?) -> Bool {
    guard let parent else { return true }
    return body.elements[parent].name == "Group"
  }

  /// An app for the watch, the Mac or the television: by its project, else by its imports and folders.
  private func isForOtherPlatform(_ file: IndexedFile) -> Bool {
    if let isForOther = isBuiltForOtherPlatform(file.file) { return isForOther }
    if file.outline.imports.contains(where: { ["WatchKit", "AppKit", "Cocoa", "TVUIKit"].contains($0.module) }) {
      return true
    }
    return file.file.folder.split(separator: "/").contains { folder in
      String(folder).words.contains(
        where: ["watch", "watchos", "watchkit", "macos", "mac", "osx", "tvos", "visionos"].contains)
    }
  }

  private func isPreview(_ id: DeclarationID) -> Bool {
    if case .code = resolver.index[id].value { return true }
    guard let owner = resolver.index.owner(of: id), let type = resolver.index.type(owner) else { return false }
    return type.inherits("PreviewProvider") || type.name.hasSuffix("_Previews")
  }

  private func hasFlaggedPart(_ body: BodyFacts, in id: DeclarationID) -> Bool {
    if body.elements.contains(where: { !$0.guards.isEmpty && flag.requires($0.guards, in: id) }) { return true }
    // Without a branch in its code the body's calls stand under its elements' guards alone.
    guard body.steps.haveBranch || body.actions.contains(where: \.steps.haveBranch) else { return false }
    return body.collectedCalls.contains { !$0.guards.isEmpty && flag.requires($0.guards, in: id) }
  }

  /// `config.delegateClass = X.self` under a test of the Assistive Access role, where `X` shows its window itself.
  private mutating func addDelegateRoots(_ body: BodyFacts, in id: DeclarationID) {
    guard body.steps.chooseScene, let routing = SceneRouting(id, resolver) else { return }
    for name in Set(routing.assistiveDelegates(RoleTest(resolver: resolver)).map(\.className)).sorted() {
      want(type: name)
      for superclass in resolver.index.inheritedNames(of: name) { want(type: superclass) }
      for start in resolver.index.lookUp(member: "scene", of: name) where resolver.body(of: start) != nil {
        addRoot(start, extent: .whole, kind: .delegate, element: nil)
      }
    }
  }

  private mutating func addRoot(
    _ id: DeclarationID, extent: ViewGraph.Extent, kind: ViewGraph.RootKind, element: Int?
  ) {
    guard graph.numbers[id] == nil else {
      // Two scenes in one body: both are reached.
      if let number = graph.numbers[id], let element { reachScene(element, of: number) }
      return
    }
    let number = graph.nodes.count
    graph.nodes.append(
      ViewGraph.Node(
        declaration: id, extent: extent, root: kind, via: nil, rootElement: element, depth: 0, confidence: .certain,
        liveElements: live(id, extent: extent, rootElement: element), incoming: []))
    graph.numbers[id] = number
    pending.append(number)
  }

  private mutating func reachScene(_ element: Int, of number: Int) {
    guard graph.nodes[number].extent == .scene else { return }
    let more = live(graph.nodes[number].declaration, extent: .scene, rootElement: element)
    for (position, isLive) in more.enumerated() where isLive { graph.nodes[number].liveElements[position] = true }
  }

  private func live(_ id: DeclarationID, extent: ViewGraph.Extent, rootElement: Int?) -> [Bool] {
    guard let body = resolver.body(of: id) else { return [] }
    var live: [Bool] = []
    live.reserveCapacity(body.elements.count)
    for (number, element) in body.elements.enumerated() {
      if element.activity == .inactive || element.role == .accessibilityAction {
        live.append(false)
        continue
      }
      let parentIsLive = element.parent.map { live[$0] }
      switch extent {
      case .whole:
        live.append((parentIsLive ?? true) && (element.guards.isEmpty || flag.allows(element.guards, in: id)))
      case .scene:
        let isInside = number == rootElement || parentIsLive == true
        live.append(isInside && (element.guards.isEmpty || flag.allows(element.guards, in: id)))
      case .flagged:
        let isInside = parentIsLive == true || flag.requires(element.guards, in: id)
        live.append(isInside && flag.allows(element.guards, in: id))
      }
    }
    return live
  }

  // MARK: Walking

  private mutating func walk() {
    var position = 0
    while position < pending.count {
      let number = pending[position]
      position += 1
      let node = graph.nodes[number]
      guard let body = resolver.body(of: node.declaration) else { continue }
      wantOwner(of: node.declaration)
      wantEnvironment(of: node.declaration)
      walkElements(body, of: number, node)
      walkCalls(body, of: number, node)
      walkMaking(body, of: number, node)
    }
  }

  private mutating func walkElements(_ body: BodyFacts, of number: Int, _ node: ViewGraph.Node) {
    let id = node.declaration
    for (position, element) in body.elements.enumerated() where node.liveElements[position] {
      let kind = edgeKind(of: position, in: body)
      wantInjections(of: element, in: id)
      wantSymbolNames(in: element.arguments)
      reach(
        targets(of: element, in: id), from: number,
        ViewGraph.Edge(from: number, source: .element(position), kind: kind, element: nil))
      for (modifierNumber, modifier) in element.modifiers.enumerated() where modifier.activity != .inactive {
        wantSymbolNames(in: modifier.arguments)
        wantLook(of: modifier)
        let targets = resolver.fitting(
          resolver.modifiers(named: modifier.name), labels: modifier.arguments.compactMap(\.label))
        if targets.isEmpty, Vocabulary.slots(ofModifier: modifier.name) == nil {
          graph.wanted.functions.insert(modifier.name)
        }
        reach(
          targets.map { Target(id: $0, isByName: false) } + bodies(ofStyleOf: modifier, in: id), from: number,
          ViewGraph.Edge(
            from: number, source: .modifier(element: position, modifier: modifierNumber), kind: .applies,
            element: nil))
      }
    }
  }

  /// `.labelStyle(.fancy)`: what the style of the project's own draws.
  private mutating func bodies(ofStyleOf modifier: Modifier, in id: DeclarationID) -> [Target] {
    guard let protocols = Resolver.styleProtocols[modifier.name], let value = modifier.firstUnlabelled?.value else {
      return []
    }
    let name: String
    switch value.kind {
    case .implicitMember(let member): name = member
    case .postfix(let postfix):
      guard case .implicitMember(let member) = postfix.base.kind else { return [] }
      name = member
    default: return []
    }
    guard let type = resolver.styleType(ofMember: name, protocols: protocols) else {
      graph.wanted.functions.insert(name)
      return []
    }
    want(type: type)
    return made(type, in: id)
  }

  private mutating func walkCalls(_ body: BodyFacts, of number: Int, _ node: ViewGraph.Node) {
    let id = node.declaration
    let calls = body.collectedCalls
    let leads = ControllerLeads(calls, locals: body.locals)
    for (position, collected) in calls.enumerated() {
      guard collected.activity != .inactive else { continue }
      var element: Int?
      if let action = collected.action.map({ body.actions[$0] }) {
        guard action.role != .accessibilityAction, node.liveElements[action.element] else { continue }
        if node.extent == .flagged, !node.liveElements[action.element] { continue }
        element = action.element
      } else if node.extent == .flagged, !flag.requires(collected.guards, in: id) {
        continue
      }
      guard collected.guards.isEmpty || flag.allows(collected.guards, in: id) else { continue }
      let call = collected.call
      wantSymbolNames(in: call.arguments)
      var edge = ViewGraph.Edge(from: number, source: .call(position), kind: .calls, element: element)
      if call.name.isCapitalised { edge.kind = leads?.kind(of: collected) ?? .contains }
      reach(targets(of: call, in: id), from: number, edge)
      let classes = targets(ofClassesGivenTo: call, in: id)
      guard !classes.isEmpty else { continue }
      edge.kind = .contains
      reach(classes, from: number, edge)
    }
  }

  private func edgeKind(of element: Int, in body: BodyFacts) -> ViewGraph.EdgeKind {
    var current: Int? = element
    while let index = current {
      switch body.elements[index].role {
      case .destination: return .pushes
      case .presented: return .presents
      default: current = body.elements[index].parent
      }
    }
    return .contains
  }

  // MARK: Targets

  struct Target {
    var id: DeclarationID
    /// Matched by its name alone.
    var isByName: Bool
  }

  private mutating func targets(of element: Element, in id: DeclarationID) -> [Target] {
    switch element.kind {
    case .construct:
      if Vocabulary.slots(ofView: element.name) != nil, !resolver.isOwnView(element.name, seenFrom: id) {
        if Self.namesOfOwnViews.contains(element.name) { want(type: element.name) }
        return []
      }
      want(type: element.name)
      if element.name.isCapitalised || resolver.index.declares(type: element.name) {
        return made(element.name, in: id)
      }
      fallthrough
    case .member, .call:
      let labels = element.arguments.compactMap(\.label)
      return members(element.name, receiver: element.receiver, labels: labels, in: id)
        + membersBehindValue(element, in: id)
    }
  }

  /// Names of SwiftUI that projects give to views of their own, which must be read then to be told apart. Names that
  /// are often extended, such as `Text`, are none of these.
  private static let namesOfOwnViews: Set<String> = [
    "TabView", "Slider", "Stepper", "Table", "ColorPicker", "MultiDatePicker", "NavigationSplitView",
    "NavigationStack",
  ]

  /// `viewModel.makeRow(item)` reads as a value with a modifier; if the value is no view, the modifier is its member.
  private mutating func membersBehindValue(_ element: Element, in id: DeclarationID) -> [Target] {
    guard element.kind == .member, let first = element.modifiers.first,
      let type = resolver.type(of: element.receiver + [element.name], in: id),
      !resolver.index.conforms(type, to: "View")
    else { return [] }
    want(type: type)
    return resolver.fitting(
      resolver.index.lookUp(member: first.name, of: type), labels: first.arguments.compactMap(\.label)
    ).filter { resolver.body(of: $0) != nil }.map { Target(id: $0, isByName: false) }
  }

  private mutating func targets(of call: CallStep, in id: DeclarationID) -> [Target] {
    if call.name.isCapitalised {
      if Vocabulary.slots(ofView: call.name) != nil { return [] }
      want(type: call.name)
      return made(call.name, in: id)
    }
    if call.name == "#selector" { return targets(ofSelector: call, in: id) }
    return members(call.name, receiver: call.receiver, labels: call.arguments.compactMap(\.label), in: id)
  }

  /// What is shown when a project type is made; a plain value's initialiser shows nothing.
  private mutating func made(_ name: String, in id: DeclarationID) -> [Target] {
    if let object = madeObject(name, in: id) { return object }
    var bodies = resolver.bodies(ofType: name) + coordinatorBodies(of: name)
    var types = resolver.index.types(named: name)
    // A type of the same name that only the app for the watch has is not meant.
    if types.count > 1, types.contains(where: { !isForOtherPlatform(resolver.index.files[$0.file]) }) {
      types.removeAll { isForOtherPlatform(resolver.index.files[$0.file]) }
      bodies.removeAll { isForOtherPlatform(resolver.index.files[$0.file]) }
    }
    guard types.count > 1 else { return bodies.map { Target(id: $0, isByName: false) } }
    // Of types of one name in several apps the one is meant that lies nearest.
    var nearest: [String: Int] = [:]
    for body in bodies {
      let member = resolver.index[body].name
      nearest[member] = max(nearest[member] ?? 0, resolver.index.nearness(of: body, to: id))
    }
    return bodies.filter { resolver.index.nearness(of: $0, to: id) == nearest[resolver.index[$0].name] }
      .map { Target(id: $0, isByName: true) }
  }

  private mutating func members(
    _ name: String, receiver: [String], labels: [String], in id: DeclarationID
  ) -> [Target] {
    if let first = receiver.first, first == "?" || first.isEmpty { return [] }
    if !receiver.isEmpty {
      if let type = resolver.type(of: receiver, in: id) {
        want(type: type)
      } else if let first = receiver.first, first.isCapitalised {
        want(type: first)
      }
    }
    let found = resolver.fitting(resolver.members(name, receiver: receiver, in: id), labels: labels)
      .filter { resolver.body(of: $0) != nil }
    if found.isEmpty, !receiver.isEmpty {
      if let type = firstValueType(of: receiver, in: id) { want(type: type) }
      // A superclass or the extension of a protocol may have it.
      if let type = resolver.type(of: receiver, in: id) { wantInherited(by: type) }
    }
    if found.isEmpty, receiver.isEmpty, !name.hasPrefix("$") { graph.wanted.functions.insert(name) }
    return found.map { Target(id: $0, isByName: false) }
  }

  mutating func want(type: String) {
    graph.wanted.types.insert(type)
    // Of an alias the type that it stands for.
    if resolver.index.declares(type: type) {
      graph.wanted.types.insert(resolver.index.canonicalName(ofType: type))
    }
  }

  private mutating func wantOwner(of id: DeclarationID) {
    guard let owner = resolver.index.ownerName(of: id) else { return }
    if graph.wanted.types.insert(owner).inserted { wantInherited(by: owner) }
    if let variable = resolver.variable(id), let type = variable.writtenType { want(type: type) }
  }

  private mutating func wantInherited(by type: String) {
    for name in resolver.index.inheritedNames(of: type) where !isWellKnown(name) { want(type: name) }
  }

  func isWellKnown(_ type: String) -> Bool { Self.wellKnown.contains(type) }

  private static let wellKnown: Set<String> = [
    "View", "App", "Scene", "ViewModifier", "ObservableObject", "Identifiable", "Hashable", "Equatable", "Codable",
    "Sendable", "Error", "NSObject", "UIViewController", "UIView", "UIResponder", "CaseIterable", "Comparable",
    "String", "Int", "Decodable", "Encodable", "CustomStringConvertible",
  ]

  // MARK: Reaching

  mutating func reach(_ targets: [Target], from number: Int, _ edge: ViewGraph.Edge) {
    for target in targets {
      guard resolver.index[target.id].activity != .inactive, !isPreview(target.id) else { continue }
      let from = graph.nodes[number]
      let confidence = target.isByName ? from.confidence.lowered : from.confidence
      let root = rootKind(of: edge, from)
      var edge = edge
      edge.isCertain = !target.isByName && !isAmbiguous(target.id, among: targets)
      if let known = graph.numbers[target.id] {
        graph.nodes[known].incoming.append(edge)
        // A body of which a part was a root is reached whole now.
        guard graph.nodes[known].extent != .whole, target.id != from.declaration else { continue }
        guard graph.nodes[known].extent == .flagged else { continue }
        graph.nodes[known].extent = .whole
        graph.nodes[known].liveElements = live(target.id, extent: .whole, rootElement: nil)
        graph.nodes[known].via = edge
        graph.nodes[known].root = root
        graph.nodes[known].depth = from.depth + 1
        graph.nodes[known].confidence = confidence
        pending.append(known)
        continue
      }
      let new = graph.nodes.count
      graph.nodes.append(
        ViewGraph.Node(
          declaration: target.id, extent: .whole, root: root, via: edge, rootElement: nil,
          depth: from.depth + 1, confidence: confidence,
          liveElements: live(target.id, extent: .whole, rootElement: nil), incoming: [edge]))
      graph.numbers[target.id] = new
      pending.append(new)
    }
  }
}

extension ViewGraphBuilder {
  /// Whether another body of the same name could be meant as well, as for the implementations of a requirement.
  private func isAmbiguous(_ id: DeclarationID, among targets: [Target]) -> Bool {
    targets.count > 1
      && targets.contains { other in
        other.id != id && resolver.index[other.id].name == resolver.index[id].name
          && resolver.index[other.id].activity != .inactive
      }
  }

  /// A body can hold an `AssistiveAccess` scene beside a normal one that is a root too.
  private func rootKind(of edge: ViewGraph.Edge, _ from: ViewGraph.Node) -> ViewGraph.RootKind {
    guard from.extent == .scene, let body = resolver.body(of: from.declaration) else { return from.root }
    let element: Int?
    switch edge.source {
    case .element(let number), .modifier(let number, _): element = number
    case .call, .member: element = edge.element
    }
    guard let element, let scene = body.scene(around: element) else { return from.root }
    return body.elements[scene].name == "AssistiveAccess" ? .scene : .normal
  }
}

extension BodyFacts {
  /// The scene that an element stands in, or is.
  public func scene(around element: Int) -> Int? {
    var current: Int? = element
    while let number = current {
      if Vocabulary.scenes.contains(elements[number].name) { return number }
      current = elements[number].parent
    }
    return nil
  }
}

extension Array where Element == Step {
  /// Whether some of the code runs under a condition.
  fileprivate var haveBranch: Bool {
    containsStep { if case .branch = $0 { true } else { false } }
  }
}
