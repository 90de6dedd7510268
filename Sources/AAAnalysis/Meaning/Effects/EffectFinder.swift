/// Follows code along its calls and gathers what it does.
public struct EffectFinder {
  public let resolver: Resolver
  private let flag: AssistiveFlag
  private let callLimit = 12
  /// What a function does, calls inside it followed, where nothing was cut off.
  private var known: [DeclarationID: [Effect]] = [:]
  /// The same for the question that is being answered, cut off at functions that are being looked at already. It is
  /// forgotten with the question: what is cut off depends on where one begins.
  private var partial: [DeclarationID: [Effect]] = [:]
  private var open: Set<DeclarationID> = []
  private var cuts = 0

  public init(resolver: Resolver) {
    self.resolver = resolver
    flag = AssistiveFlag(resolver: resolver)
  }

  private struct State {
    var delay: EffectDelay?
  }

  /// - Parameters:
  ///   - id: the declaration that holds the steps.
  ///   - delay: a wait before all of them.
  public mutating func effects(of steps: [Step], in id: DeclarationID, delay: Delay? = nil) -> [Effect] {
    partial = [:]
    return gather(steps, in: id, delay: delay)
  }

  private mutating func gather(_ steps: [Step], in id: DeclarationID, delay: Delay? = nil) -> [Effect] {
    var effects: [Effect] = []
    var state = State()
    if let delay { state.delay = later(nil, delay, in: id) }
    walk(steps, in: id, &state, into: &effects)
    return effects
  }

  /// What a function or accessor does when it is called.
  private mutating func effects(of id: DeclarationID) -> [Effect] {
    if let known = known[id] ?? partial[id] { return known }
    guard let body = resolver.body(of: id) else { return [] }
    guard open.count < 24, open.insert(id).inserted else {
      cuts += 1
      return []
    }
    let cutsBefore = cuts
    let effects = Self.distinct(gather(body.steps, in: id))
    open.remove(id)
    if cuts == cutsBefore { known[id] = effects } else { partial[id] = effects }
    return effects
  }

  /// Each place once, with the shortest way to it. Without this, what a function does would be counted once for
  /// every way through the calls, of which there are exponentially many.
  private static func distinct(_ effects: [Effect]) -> [Effect] {
    struct Place: Hashable {
      var declaration: DeclarationID
      var span: Span
      var isDelayed: Bool
    }
    var positions: [Place: Int] = [:]
    var kept: [Effect] = []
    for effect in effects {
      // A call that cannot be seen says little, and nothing from far away.
      if case .callsUnseen = effect.kind, effect.calls.count > 1 { continue }
      let place = Place(
        declaration: effect.declaration, span: effect.span, isDelayed: effect.delay != nil)
      if let known = positions[place] {
        if effect.calls.count < kept[known].calls.count { kept[known] = effect }
        continue
      }
      guard kept.count < mostEffects else { break }
      positions[place] = kept.count
      kept.append(effect)
    }
    return kept
  }

  /// What one function is said to do at the most.
  private static let mostEffects = 256

  // MARK: Walking

  private mutating func walk(
    _ steps: [Step], in id: DeclarationID, _ state: inout State, into effects: inout [Effect]
  ) {
    for step in steps {
      switch step.kind {
      case .wait(let delay):
        state.delay = later(state.delay, delay, in: id)
      case .delayed(let delay, let inner):
        var innerState = State(delay: later(state.delay, delay, in: id))
        walk(inner, in: id, &innerState, into: &effects)
      case .call(let call):
        walk(call, span: step.span, in: id, &state, into: &effects)
      case .assign(let assign):
        effects.append(
          Effect(
            kind: .assigns(key(of: assign.target, in: id), assign.operator == "=" ? assign.value : .other),
            declaration: id, span: step.span, delay: state.delay, calls: [], confidence: .certain))
      case .branch(let branches):
        walk(branches, in: id, &state, into: &effects)
      case .apart(let inner):
        var innerState = state
        walk(inner, in: id, &innerState, into: &effects)
      case .loop(let inner):
        let before = state.delay?.delay.span
        walk(inner, in: id, &state, into: &effects)
        // How often it waits is not known.
        if state.delay?.delay.span != before { state.delay?.seconds = nil }
      case .exit:
        return
      }
    }
  }

  private mutating func walk(
    _ branches: [StepBranch], in id: DeclarationID, _ state: inout State, into effects: inout [Effect]
  ) {
    var after = state
    for branch in branches where branch.activity != .inactive {
      guard branch.guards.isEmpty || flag.allows(branch.guards, in: id) else { continue }
      var innerState = state
      walk(branch.steps, in: id, &innerState, into: &effects)
      if innerState.delay != nil, !branch.steps.alwaysLeaves { after = innerState }
    }
    state = after
  }

  private mutating func walk(
    _ call: CallStep, span: Span, in id: DeclarationID, _ state: inout State, into effects: inout [Effect]
  ) {
    func effect(_ kind: Effect.Kind, _ confidence: HopConfidence = .certain) -> Effect {
      Effect(kind: kind, declaration: id, span: span, delay: state.delay, calls: [], confidence: confidence)
    }
    // A dialog's button asks first; what it does is its own tap.
    if call.name == "UIAlertAction" { return }
    if call.isSelfEvident { return }
    if let destruction = Destruction(resolver).destruction(by: call, in: id) {
      effects.append(effect(.destroys(what: destruction.what), destruction.confidence))
    }
    if call.leavesScreen(in: id, resolver) { effects.append(effect(.leaves)) }
    if let name = call.removal, let last = call.receiver.last, last != "?" {
      effects.append(effect(.removes(key(of: call.receiver, in: id), name)))
    }
    for closure in call.closures {
      var innerState = state
      if let delay = delay(putOn: closure, by: call, span: span, in: id) { innerState.delay = delay }
      walk(closure.steps, in: id, &innerState, into: &effects)
    }
    follow(call, span: span, in: id, state, into: &effects)
    if call.isAwaited, let delay = delay(of: call, span: span, in: id) {
      state.delay = delay
      return
    }
    if call.isAwaited { state.delay?.isFollowedByWork = true }
  }

  /// `await pause()`, where the function only waits.
  private func delay(of call: CallStep, span: Span, in id: DeclarationID) -> EffectDelay? {
    for target in resolver.members(call.name, receiver: call.receiver, in: id) {
      guard let steps = resolver.body(of: target)?.steps, steps.count == 1, case .wait(let delay) = steps[0].kind else {
        continue
      }
      return stand(in: delay, of: target, for: call, span: span, in: id)
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
    var length = DelayLength { path in constant(path, in: target) }.seconds(of: delay)
    if length == nil {
      // The length is handed in: the first argument that is a length.
      length =
        call.arguments.lazy.filter { $0.closure == nil }.compactMap { argument in
          var given = delay
          given.length = argument.value
          return DelayLength { path in constant(path, in: id) }.seconds(of: given)
        }.first
    }
    var told = delay
    told.span = span
    told.nameSpan = call.nameSpan
    return EffectDelay(delay: told, declaration: id, seconds: length, isFollowedByWork: false)
  }

  private mutating func follow(
    _ call: CallStep, span: Span, in id: DeclarationID, _ state: State, into effects: inout [Effect]
  ) {
    guard !call.name.isCapitalised else { return }
    let labels = call.arguments.compactMap(\.label)
    let candidates = resolver.fitting(
      resolver.members(call.name, receiver: call.receiver, in: id), labels: labels)
    let bodies = candidates.filter { resolver.function($0)?.body != nil }
    if !bodies.isEmpty {
      for target in bodies {
        add(
          self.effects(of: target), behind: CallHop(name: "\(call.name)()", declaration: id, span: span), state,
          confidence: bodies.count > 1 ? .likely : .certain, into: &effects)
      }
      return
    }
    if call.receiver.isEmpty, let property = candidates.first(where: { resolver.variable($0) != nil }) {
      let hop = CallHop(name: "\(call.name)()", declaration: id, span: span)
      let handed = closures(handedTo: property)
      for site in handed {
        var inner: [Effect] = []
        var innerState = State()
        walk(site.steps, in: site.declaration, &innerState, into: &inner)
        add(inner, behind: hop, state, confidence: .certain, into: &effects)
      }
      if !handed.isEmpty { return }
    }
    // What the system's own removals mean is known.
    guard call.removal == nil, call.name != "removeItem", call.name != "trashItem" else { return }
    effects.append(
      Effect(
        kind: .callsUnseen(call.name), declaration: id, span: span, delay: state.delay, calls: [],
        confidence: .likely))
  }

  private func add(
    _ inner: [Effect], behind hop: CallHop, _ state: State, confidence: HopConfidence, into effects: inout [Effect]
  ) {
    for var effect in inner {
      guard effect.calls.count < callLimit else { continue }
      effect.calls.insert(hop, at: 0)
      effect.confidence = min(effect.confidence, confidence)
      if let outer = state.delay {
        if var delay = effect.delay {
          delay.seconds = sum(outer.seconds, delay.seconds)
          effect.delay = delay
        } else {
          effect.delay = outer
        }
      }
      effects.append(effect)
    }
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
    for (file, facts) in resolver.facts.enumerated() {
      for site in facts.constructs[owner] ?? [] {
        let id = DeclarationID(file: file, ordinal: site.ordinal)
        guard let body = facts.bodies[site.ordinal] else { continue }
        for action in body.actions where action.element == site.element && action.modifier == nil {
          guard action.label == variable.name || action.label == nil && isLastClosure(property, of: owner) else {
            continue
          }
          found.append(HandedClosure(declaration: id, steps: action.steps))
        }
        // `Row(onDelete: remove)`: the function itself is handed over.
        for argument in body.elements[site.element].arguments
        where argument.label == variable.name && argument.closure == nil {
          var reader = StepReader()
          found.append(HandedClosure(declaration: id, steps: reader.readReference(argument.value)))
        }
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
    let length = DelayLength { path in constant(path, in: id) }
    let seconds = length.seconds(of: delay)
    return EffectDelay(
      delay: delay, declaration: id, seconds: outer.map { sum($0.seconds, seconds) } ?? seconds,
      isFollowedByWork: false)
  }

  private func sum(_ left: Double?, _ right: Double?) -> Double? {
    guard let left, let right else { return nil }
    return left + right
  }

  /// The value of a constant: of the type itself, of another type (`Timing.toast`), or at file level.
  private func constant(_ path: [String], in id: DeclarationID) -> Expression? {
    var path = path
    if path.first == "" || path.first == "Self" { path.removeFirst() }
    if path.count == 1, let local = resolver.body(of: id)?.aliases[path[0]] { return local }
    if let property = resolver.property(path, in: id), let variable = resolver.variable(property) {
      return variable.initialValue ?? variable.getter?.singleExpression
    }
    guard path.count == 1, let global = resolver.index.globals(named: path[0]).first else { return nil }
    return resolver.variable(global)?.initialValue
  }

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

extension Array where Element == Step {
  /// Whether the steps end by leaving the function or the loop's turn.
  fileprivate var alwaysLeaves: Bool {
    guard case .exit = last?.kind else { return false }
    return true
  }
}

extension Array where Element == Step {
  /// The wait before a closure parameter is called; nil if it is called at once or not at all.
  fileprivate func delay(beforeCalling name: String) -> Delay? {
    var waited: Delay?
    for step in self {
      switch step.kind {
      case .wait(let delay): waited = delay
      case .delayed(let delay, let inner):
        if inner.calls(name) { return delay }
      case .apart(let inner), .loop(let inner):
        if let delay = inner.delay(beforeCalling: name) { return delay }
      case .call(let call) where call.name == name && call.receiver.isEmpty: return waited
      default: continue
      }
    }
    return nil
  }

  private func calls(_ name: String) -> Bool {
    contains { step in
      switch step.kind {
      case .call(let call): call.name == name && call.receiver.isEmpty
      case .apart(let inner), .loop(let inner), .delayed(_, let inner): inner.calls(name)
      case .branch(let branches): branches.contains { $0.steps.calls(name) }
      default: false
      }
    }
  }
}

extension CallStep {
  /// Calls that neither show nor change anything.
  var isSelfEvident: Bool {
    guard receiver.isEmpty else { return receiver == ["Task"] && (name == "checkCancellation" || name == "yield") }
    return ["print", "debugPrint", "assert", "precondition", "min", "max", "abs", "type"].contains(name)
  }

  /// Whether the call leaves what is presented or pushed.
  func leavesScreen(in id: DeclarationID, _ resolver: Resolver) -> Bool {
    switch name {
    case "dismiss":
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
