/// Follows code along its calls and gathers what it does.
///
/// What a function itself does is read once; a question then walks the calls breadth first and comes to each function
/// once for each wait, so that functions that call each other cost no more than others.
public struct EffectFinder {
  public let resolver: Resolver
  private let flag: AssistiveFlag
  private let callLimit = 12
  /// How many functions one question looks into at the most.
  private let bodyLimit = 400
  /// What functions do themselves.
  private var summaries: [DeclarationID: [Item]] = [:]
  /// The same for closures that are handed to a property.
  private var handedSummaries: [DeclarationID: [[Item]]] = [:]

  public init(resolver: Resolver) {
    self.resolver = resolver
    flag = AssistiveFlag(resolver: resolver)
  }

  /// Where a walk through code stands.
  private struct State {
    var delay: EffectDelay?
    var guards: [Guard] = []
    /// Whether something was awaited since the start.
    var isAfterWork = false
  }

  /// What code does itself, and where it leads.
  private enum Item {
    case effect(Effect, isAfterWork: Bool)
    case call(Onward)
  }

  /// A call whose target can be seen.
  private struct Onward {
    enum Target: Hashable {
      case function(DeclarationID)
      /// The closures that a property holds.
      case property(DeclarationID)
    }

    var target: Target
    var hop: CallHop
    var state: State
    var confidence: HopConfidence
  }

  /// Code that a question still has to look at.
  private struct Pending {
    var items: [Item]
    var calls: [CallHop]
    var delay: EffectDelay?
    var guards: [Guard]
    var confidence: HopConfidence
  }

  private struct Visit: Hashable {
    var target: Onward.Target
    var isDelayed: Bool
    /// The wait, where it is one of the code that is asked about.
    var delay: Span?
  }

  /// What code does, calls followed: the nearest first, each place once for each wait.
  ///
  /// - Parameters:
  ///   - id: the declaration that holds the steps.
  ///   - delay: a wait before all of them.
  public mutating func effects(of steps: [Step], in id: DeclarationID, delay: Delay? = nil) -> [Effect] {
    effects(from: items(of: steps, in: id, delay: delay), in: id)
  }

  /// What code does behind the waits that stand in it; the waits of what it calls are left to that code.
  mutating func delayedEffects(of steps: [Step], in id: DeclarationID, delay: Delay? = nil) -> [Effect] {
    let items = items(of: steps, in: id, delay: delay).filter { item in
      switch item {
      case .effect(let effect, _): effect.delay != nil
      case .call(let onward): onward.state.delay != nil
      }
    }
    return items.isEmpty ? [] : effects(from: items, in: id).filter { $0.delay?.declaration == id }
  }

  private mutating func effects(from items: [Item], in id: DeclarationID) -> [Effect] {
    var pending = [Pending(items: items, calls: [], delay: nil, guards: [], confidence: .certain)]
    var visited: Set<Visit> = []
    var effects: [Effect] = []
    var position = 0
    while position < pending.count {
      let next = pending[position]
      position += 1
      for item in next.items {
        switch item {
        case .effect(var effect, let isAfterWork):
          // A call that cannot be seen says little, and nothing from far away.
          if case .callsUnseen = effect.kind, next.calls.count > 2 { continue }
          effect.calls = next.calls
          effect.delay = Self.sum(next.delay, effect.delay, isAfterWork: isAfterWork)
          effect.confidence = min(effect.confidence, next.confidence)
          effect.guards = next.guards + effect.guards
          effects.append(effect)
        case .call(let onward):
          guard next.calls.count < callLimit, pending.count < bodyLimit else { continue }
          let delay = Self.sum(next.delay, onward.state.delay, isAfterWork: onward.state.isAfterWork)
          let visit = Visit(
            target: onward.target, isDelayed: delay != nil,
            delay: delay.flatMap { $0.declaration == id ? $0.delay.nameSpan : nil })
          guard visited.insert(visit).inserted else { continue }
          for items in self.items(of: onward.target) {
            pending.append(
              Pending(
                items: items, calls: next.calls + [onward.hop], delay: delay,
                guards: next.guards + onward.state.guards, confidence: min(next.confidence, onward.confidence)))
          }
        }
      }
    }
    return effects
  }

  /// A wait behind another.
  private static func sum(_ outer: EffectDelay?, _ inner: EffectDelay?, isAfterWork: Bool) -> EffectDelay? {
    guard var outer else { return inner }
    guard var inner else {
      if isAfterWork { outer.isFollowedByWork = true }
      return outer
    }
    inner.seconds = sum(outer.seconds, inner.seconds)
    return inner
  }

  private mutating func items(of target: Onward.Target) -> [[Item]] {
    switch target {
    case .function(let id):
      if let known = summaries[id] { return [known] }
      let items = resolver.body(of: id).map { self.items(of: $0.steps, in: id) } ?? []
      summaries[id] = items
      return [items]
    case .property(let property):
      if let known = handedSummaries[property] { return known }
      let all = closures(handedTo: property).map { items(of: $0.steps, in: $0.declaration) }
      handedSummaries[property] = all
      return all
    }
  }

  private func items(of steps: [Step], in id: DeclarationID, delay: Delay? = nil) -> [Item] {
    var items: [Item] = []
    var state = State()
    if let delay { state.delay = later(nil, delay, in: id) }
    walk(steps, in: id, &state, into: &items)
    return items
  }

  // MARK: Walking

  private func walk(_ steps: [Step], in id: DeclarationID, _ state: inout State, into items: inout [Item]) {
    for step in steps {
      switch step.kind {
      case .wait(let delay):
        state.delay = later(state.delay, delay, in: id)
      case .delayed(let delay, let inner):
        var innerState = state
        innerState.delay = later(state.delay, delay, in: id)
        walk(inner, in: id, &innerState, into: &items)
      case .call(let call):
        walk(call, span: step.span, in: id, &state, into: &items)
      case .assign(let assign):
        walk(assign, span: step.span, in: id, state, into: &items)
      case .branch(let branches):
        walk(branches, in: id, &state, into: &items)
      case .apart(let inner):
        var innerState = state
        walk(inner, in: id, &innerState, into: &items)
      case .loop(let inner):
        walkLoop(inner, in: id, &state, into: &items)
      case .exit:
        return
      }
    }
  }

  private func walkLoop(_ inner: [Step], in id: DeclarationID, _ state: inout State, into items: inout [Item]) {
    let before = state.delay?.delay.span
    let start = items.count
    walk(inner, in: id, &state, into: &items)
    guard state.delay?.delay.span != before else { return }
    // What stands before the wait comes behind it in the next turn.
    state.delay?.delay.repeats = true
    items.removeSubrange(start...)
    var turn = state
    walk(inner, in: id, &turn, into: &items)
    // How often it waits is not known.
    state.delay?.seconds = nil
    state.isAfterWork = turn.isAfterWork
  }

  private func walk(
    _ assign: AssignStep, span: Span, in id: DeclarationID, _ state: State, into items: inout [Item]
  ) {
    let value = assign.operator == "=" ? assign.value : .other
    var effect = Effect(
      kind: .assigns(key(of: assign.target, in: id), value), declaration: id, span: span, delay: state.delay,
      calls: [], confidence: .certain)
    effect.guards = state.guards
    effect.assignment = assign
    items.append(.effect(effect, isAfterWork: state.isAfterWork))
    // An observer runs with the assignment.
    guard let property = resolver.property(assign.target, in: id), property != id,
      let variable = resolver.variable(property), !variable.otherAccessors.isEmpty
    else { return }
    let hop = CallHop(name: variable.name, declaration: id, span: span)
    items.append(
      .call(Onward(target: .function(property), hop: hop, state: state, confidence: .certain)))
  }

  private func walk(
    _ branches: [StepBranch], in id: DeclarationID, _ state: inout State, into items: inout [Item]
  ) {
    var after = state
    for branch in branches where branch.activity != .inactive {
      guard branch.guards.isEmpty || flag.allows(branch.guards, in: id) else { continue }
      var innerState = state
      innerState.guards += branch.guards
      walk(branch.steps, in: id, &innerState, into: &items)
      if innerState.delay != nil, !branch.steps.alwaysLeaves {
        after.delay = innerState.delay
        after.isAfterWork = innerState.isAfterWork
      }
    }
    state = after
  }

  private func walk(
    _ call: CallStep, span: Span, in id: DeclarationID, _ state: inout State, into items: inout [Item]
  ) {
    func add(_ kind: Effect.Kind, _ confidence: HopConfidence = .certain) {
      var effect = Effect(
        kind: kind, declaration: id, span: span, delay: state.delay, calls: [], confidence: confidence)
      effect.guards = state.guards
      effect.call = call
      items.append(.effect(effect, isAfterWork: state.isAfterWork))
    }
    // A dialog's button asks first; what it does is its own tap.
    if call.name == "UIAlertAction" { return }
    if call.isSelfEvident { return }
    if let destruction = Destruction(resolver).destruction(by: call, in: id) {
      add(.destroys(what: destruction.what), destruction.confidence)
    }
    if call.leavesScreen(in: id, resolver) { add(.leaves) }
    if let name = call.removal, let last = call.receiver.last, last != "?" {
      add(.removes(key(of: call.receiver, in: id), name))
    }
    let onward = onward(call, span: span, in: id, state)
    for closure in call.closures where call.runsClosures {
      var innerState = state
      if let delay = delay(putOn: closure, by: call, span: span, in: id) {
        innerState.delay = delay
      } else if onward == nil, !call.runsClosuresInPlace {
        // A library calls back when its own work is done.
        innerState.delay?.isFollowedByWork = true
        innerState.isAfterWork = true
      }
      walk(closure.steps, in: id, &innerState, into: &items)
    }
    if let onward {
      items += onward.map(Item.call)
    } else if call.removal == nil, call.name != "removeItem", call.name != "trashItem", !call.name.isCapitalised {
      // What the system's own removals mean is known.
      add(.callsUnseen(call.name), .likely)
    }
    guard call.isAwaited else { return }
    if let delay = delay(of: call, span: span, in: id) {
      state.delay = delay
    } else {
      state.delay?.isFollowedByWork = true
      state.isAfterWork = true
    }
  }

  /// `await pause()`, where the function only waits, and `for await _ in ticks()`, where a timer feeds the sequence.
  private func delay(of call: CallStep, span: Span, in id: DeclarationID) -> EffectDelay? {
    for target in resolver.members(call.name, receiver: call.receiver, in: id) {
      if let steps = resolver.body(of: target)?.steps, steps.count == 1, case .wait(let delay) = steps[0].kind {
        return stand(in: delay, of: target, for: call, span: span, in: id)
      }
      var reader = StepReader()
      var steps = resolver.body(of: target)?.steps ?? []
      if let value = resolver.variable(target)?.initialValue { reader.read(value, into: &steps) }
      if let delay = steps.delayOfTicks { return stand(in: delay, of: target, for: call, span: span, in: id) }
    }
    return nil
  }

  /// `after(3) { … }`, where the function runs the closure later.
  private func delay(putOn closure: CallClosure, by call: CallStep, span: Span, in id: DeclarationID) -> EffectDelay? {
    for target in resolver.members(call.name, receiver: call.receiver, in: id) {
      guard let function = resolver.function(target), let steps = resolver.body(of: target)?.steps else { continue }
      let label = call.arguments[closure.argument].label
      let parameters = function.parameters.filter { $0.type.name == "Function" }
      guard let parameter = parameters.first(where: { $0.label == label && label != nil }) ?? parameters.last,
        let delay = steps.delay(beforeCalling: parameter.name)
      else { continue }
      return stand(in: delay, of: target, for: call, span: span, in: id)
    }
    return nil
  }

  /// A wait inside a function, told at the call that makes it wait.
  private func stand(
    in delay: Delay, of target: DeclarationID, for call: CallStep, span: Span, in id: DeclarationID
  ) -> EffectDelay {
    // The length may be handed in.
    let given = argument(for: delay, of: target, in: call)
    let length = DelayLength { path in
      guard let given else { return constant(path, in: target) }
      return path == [given.name] ? given.value : constant(path, in: target) ?? constant(path, in: id)
    }.seconds(of: delay)
    var told = delay
    told.span = span
    told.nameSpan = call.nameSpan
    return EffectDelay(delay: told, declaration: id, seconds: length, isFollowedByWork: false)
  }

  /// The argument that a parameter in the length of a wait stands for.
  private func argument(
    for delay: Delay, of target: DeclarationID, in call: CallStep
  ) -> (name: String, value: Expression)? {
    guard let names = delay.length?.names, let function = resolver.function(target),
      let position = function.parameters.firstIndex(where: { names.contains($0.name) })
    else { return nil }
    let parameter = function.parameters[position]
    let unlabelled = call.arguments.filter { $0.label == nil && !$0.isTrailingClosure }
    let place = function.parameters[..<position].filter { $0.label == nil }.count
    let found =
      parameter.label.flatMap { label in call.arguments.first { $0.label == label } }
      ?? (parameter.label == nil && place < unlabelled.count ? unlabelled[place] : nil)
    return found.map { (parameter.name, $0.value) }
  }

  /// Where a call leads; nil if its target cannot be seen.
  private func onward(_ call: CallStep, span: Span, in id: DeclarationID, _ state: State) -> [Onward]? {
    guard !call.name.isCapitalised else { return nil }
    let labels = call.arguments.compactMap(\.label)
    let candidates = resolver.fitting(
      resolver.members(call.name, receiver: call.receiver, in: id), labels: labels)
    let hop = CallHop(name: "\(call.name)()", declaration: id, span: span)
    let bodies = candidates.filter { resolver.function($0)?.body != nil }
    if !bodies.isEmpty {
      return bodies.map {
        Onward(target: .function($0), hop: hop, state: state, confidence: bodies.count > 1 ? .likely : .certain)
      }
    }
    guard call.receiver.isEmpty, let property = candidates.first(where: { resolver.variable($0) != nil }),
      !closures(handedTo: property).isEmpty
    else { return nil }
    return [Onward(target: .property(property), hop: hop, state: state, confidence: .certain)]
  }

  // MARK: Closures handed down

  public struct HandedClosure {
    public var declaration: DeclarationID
    public var steps: [Step]
  }

  /// `Toast(onClose: { … })`: what a closure property of a view holds, from every place that makes the view.
  public func closures(handedTo property: DeclarationID) -> [HandedClosure] {
    guard let owner = resolver.index.ownerName(of: property), let variable = resolver.variable(property) else {
      return []
    }
    var found: [HandedClosure] = []
    for site in resolver.constructions(of: owner) {
      guard let body = resolver.body(of: site.id) else { continue }
      for action in body.actions where action.element == site.element && action.modifier == nil {
        guard action.label == variable.name || action.label == nil && isLastClosure(property, of: owner) else {
          continue
        }
        found.append(HandedClosure(declaration: site.id, steps: action.steps))
      }
      // `Row(onDelete: remove)`: the function itself is handed over.
      for argument in body.elements[site.element].arguments
      where argument.label == variable.name && argument.closure == nil {
        var reader = StepReader()
        found.append(HandedClosure(declaration: site.id, steps: reader.readReference(argument.value)))
      }
    }
    return found
  }

  /// A trailing closure without a label goes to the last closure property of a view.
  private func isLastClosure(_ property: DeclarationID, of owner: String) -> Bool {
    var last: DeclarationID?
    for part in resolver.index.types(named: owner) {
      for (ordinal, declaration) in resolver.index.files[part.file].declarations.enumerated()
      where declaration.owner == part.ordinal {
        guard case .variable(let variable) = declaration.value, variable.type?.name == "Function" else { continue }
        last = DeclarationID(file: part.file, ordinal: ordinal)
      }
    }
    return last == property
  }

  // MARK: Delays and states

  private func later(_ outer: EffectDelay?, _ delay: Delay, in id: DeclarationID) -> EffectDelay {
    let seconds = DelayLength { path in constant(path, in: id) }.seconds(of: delay)
    return EffectDelay(
      delay: delay, declaration: id, seconds: outer.map { Self.sum($0.seconds, seconds) } ?? seconds,
      isFollowedByWork: false)
  }

  private static func sum(_ left: Double?, _ right: Double?) -> Double? {
    guard let left, let right else { return nil }
    return left + right
  }

  /// The value of a constant: of the type itself, of another type (`Timing.toast`), of what the length is counted in
  /// (`.toast` for `Duration.toast`), at file level, or what a parameter is if nothing is given.
  func constant(_ path: [String], in id: DeclarationID) -> Expression? {
    var path = path
    let isImplicit = path.first == ""
    if isImplicit || path.first == "Self" { path.removeFirst() }
    guard let name = path.last else { return nil }
    if path.count == 1, !isImplicit {
      if let local = resolver.body(of: id)?.aliases[name] { return local.path == path ? nil : local }
      if let parameter = resolver.function(id)?.parameters.first(where: { $0.name == name }) {
        return parameter.defaultValue
      }
    }
    if let property = resolver.property(path, in: id), let value = resolver.variable(property)?.value { return value }
    // `Constants.Toast.length`: a type inside another.
    if path.count > 2, path[path.count - 2].isCapitalised {
      let members = resolver.index.lookUp(member: name, of: path[path.count - 2])
      if let value = members.lazy.compactMap({ resolver.variable($0)?.value }).first { return value }
    }
    guard path.count == 1 else { return nil }
    if isImplicit {
      let members = Self.lengthTypes.flatMap { resolver.index.members(of: $0, named: name) }
      return members.lazy.compactMap { resolver.variable($0)?.value }.first
    }
    return resolver.index.globals(named: name).first.flatMap { resolver.variable($0)?.value }
  }

  private static let lengthTypes = [
    "Duration", "TimeInterval", "Double", "DispatchTimeInterval", "DispatchTime", "Stride", "UInt64", "Int",
  ]

  public func key(of path: [String], in id: DeclarationID) -> StateKey? {
    guard let name = path.last, name != "[]", let owner = resolver.type(of: Array(path.dropLast()), in: id) else {
      return nil
    }
    if path.count == 1, resolver.body(of: id)?.locals[name] != nil,
      resolver.index.lookUp(member: name, of: owner).isEmpty
    {
      return nil
    }
    return StateKey(owner: owner, name: name)
  }
}

extension VariableDeclaration {
  fileprivate var value: Expression? { initialValue ?? getter?.singleExpression }
}

extension Array where Element == Step {
  /// Whether the steps end by leaving the function or the loop's turn.
  fileprivate var alwaysLeaves: Bool {
    guard case .exit = last?.kind else { return false }
    return true
  }
}

extension Array where Element == Step {
  /// The wait between the elements of `AsyncStream { … continuation.yield() … }`.
  fileprivate var delayOfTicks: Delay? {
    for case .call(let call) in map(\.kind) where call.name.hasPrefix("Async") && call.name.hasSuffix("Stream") {
      for closure in call.closures {
        guard var delay = closure.steps.delay(beforeCalling: "yield", ofAny: true) else { continue }
        delay.repeats = true
        return delay
      }
    }
    return nil
  }

  /// The wait before a closure parameter is called; nil if it is called at once or not at all.
  ///
  /// - Parameter ofAny: whether the name may be a member of something.
  fileprivate func delay(beforeCalling name: String, ofAny: Bool = false) -> Delay? {
    var waited: Delay?
    for step in self {
      switch step.kind {
      case .wait(let delay): waited = delay
      case .delayed(let delay, let inner):
        if inner.calls(name, ofAny) { return delay }
      case .apart(let inner):
        if let delay = inner.delay(beforeCalling: name, ofAny: ofAny) { return delay }
      case .loop(let inner):
        if let delay = inner.delay(beforeCalling: name, ofAny: ofAny) { return delay }
        // What stands before the wait comes behind it in the next turn.
        guard ofAny, inner.calls(name, ofAny) else { continue }
        for case .wait(let delay) in inner.map(\.kind) { return delay }
      case .call(let call) where call.name == name && (ofAny || call.receiver.isEmpty): return waited
      default: continue
      }
    }
    return nil
  }

  private func calls(_ name: String, _ ofAny: Bool) -> Bool {
    contains { step in
      switch step.kind {
      case .call(let call): call.name == name && (ofAny || call.receiver.isEmpty)
      case .apart(let inner), .loop(let inner), .delayed(_, let inner): inner.calls(name, ofAny)
      case .branch(let branches): branches.contains { $0.steps.calls(name, ofAny) }
      default: false
      }
    }
  }
}

extension CallStep {
  /// Calls that neither show nor change anything.
  var isSelfEvident: Bool {
    guard receiver.isEmpty else { return receiver == ["Task"] && (name == "checkCancellation" || name == "yield") }
    return ["print", "debugPrint", "assert", "precondition", "min", "max", "abs", "type", "NSLog"].contains(name)
  }

  /// Whether the closures that the call is given run because of it. A view or value that is made keeps them for later.
  fileprivate var runsClosures: Bool {
    name.isCapitalised ? name.hasPrefix("Async") : name != "init" && receiver.first != ""
  }

  /// Whether the system runs the closures at once, or in the same breath.
  fileprivate var runsClosuresInPlace: Bool { Self.inPlace.contains(name) || isTransitionOfUIKit }

  private var isTransitionOfUIKit: Bool {
    [
      "animate", "animateKeyframes", "transition", "present", "dismiss", "performBatchUpdates",
      "performWithoutAnimation",
      "addAnimations", "addCompletion", "popViewController", "pushViewController",
    ].contains(name)
  }

  private static let inPlace: Set<String> = [
    "forEach", "map", "compactMap", "flatMap", "filter", "first", "contains", "allSatisfy", "reduce", "sorted", "sort",
    "removeAll", "firstIndex", "lastIndex", "last", "min", "max", "withLock", "sync", "withAnimation", "mutate",
    "withCheckedContinuation", "withExtendedLifetime", "perform", "transaction", "measure", "write", "update",
  ]

  /// Whether the call leaves what is presented or pushed.
  func leavesScreen(in id: DeclarationID, _ resolver: Resolver) -> Bool {
    switch name {
    case "dismiss":
      if arguments.contains(where: { $0.label == "animated" }) {
        return resolver.members(name, receiver: receiver, in: id).allSatisfy { resolver.function($0) == nil }
      }
      if receiver.isEmpty {
        return resolver.members(name, receiver: [], in: id).allSatisfy { resolver.function($0) == nil }
      }
      if receiver.contains("presentationMode") || receiver.last == "presentationController" { return true }
      return resolver.property([receiver[0]], in: id).flatMap(resolver.variable)?.environmentKey == "presentationMode"
    case "popViewController", "popToRootViewController", "popToViewController":
      return true
    case "removeLast", "removeAll":
      guard let last = receiver.last?.lowercased(),
        last.hasSuffix("path") || last.hasSuffix("navigationstack") || last.hasSuffix("routes"),
        let property = resolver.property(receiver, in: id), let variable = resolver.variable(property)
      else { return false }
      // A stored stack of screens, and not the path of a URL.
      let type = variable.writtenType
      return !variable.isLet && (type == "NavigationPath" || type == "Array")
    default:
      // `@Environment(\.dismiss) private var close`
      return receiver.isEmpty && arguments.isEmpty && isDismissAction(in: id, resolver)
    }
  }

  private func isDismissAction(in id: DeclarationID, _ resolver: Resolver) -> Bool {
    guard !name.isCapitalised, let property = resolver.property([name], in: id) else { return false }
    return resolver.variable(property)?.environmentKey == "dismiss"
  }

  /// The name of the call if it takes something out of a collection.
  var removal: String? {
    switch name {
    case "removeAll", "removeFirst", "removeLast", "remove", "removeValue", "removeSubrange", "popLast": name
    default: nil
    }
  }
}
