/// A wait in code that is reached, and what happens behind it.
struct TimedWait {
  var code: TimedCode
  var delay: EffectDelay
  /// What happens because the wait is over, the nearest first.
  var effects: [Effect]

  /// In seconds; nil if it cannot be known.
  var seconds: Double? { delay.seconds }

  /// Whether code waits in every turn of a loop.
  var isLoop: Bool { delay.delay.repeats && delay.delay.source == .sleep }

  /// Names of states that the code counts up or down with every tick.
  var counted: Set<String> {
    Set(
      effects.compactMap { effect in
        guard let assignment = effect.assignment, assignment.step != .none else { return nil }
        return assignment.target.last
      })
  }

  /// Whether an effect waits until something that is counted comes to a limit, so that one tick says nothing.
  func isCounted(_ effect: Effect) -> Bool {
    guard delay.delay.repeats, !effect.guards.isEmpty else { return false }
    let counted = counted
    return effect.guards.contains { $0.names.contains(where: counted.contains) }
  }
}

extension TimedWait {
  /// The waits of a reached body, in source order.
  static func all(
    in id: DeclarationID, of node: ViewGraph.Node, _ body: BodyFacts, _ finder: inout EffectFinder, _ graph: ViewGraph
  ) -> [TimedWait] {
    let resolver = finder.resolver
    let flag = AssistiveFlag(resolver: resolver)
    var waits: [TimedWait] = []
    for code in TimedCode.all(in: id, of: node, body, resolver) {
      let found = finder.delayedEffects(of: code.steps, in: id, delay: code.delay)
      var order: [Span] = []
      var groups: [Span: [Effect]] = [:]
      for effect in found {
        guard let delay = effect.delay, !delay.isFollowedByWork else { continue }
        if node.extent == .flagged, code.action == nil, !flag.requires(effect.guards, in: id) { continue }
        if groups[delay.delay.nameSpan] == nil { order.append(delay.delay.nameSpan) }
        groups[delay.delay.nameSpan, default: []].append(effect)
      }
      for span in order.sorted() {
        guard let effects = groups[span], var delay = effects.first?.delay else { continue }
        if delay.seconds == nil { delay.seconds = CallerLengths(resolver, graph).longest(delay, in: id, finder) }
        waits.append(TimedWait(code: code, delay: delay, effects: effects))
      }
    }
    return waits + animated(in: id, of: node, body, &finder)
  }

  /// `.animation(.easeOut.delay(3), value: isShown)` puts off what a change on appearing does to the screen.
  private static func animated(
    in id: DeclarationID, of node: ViewGraph.Node, _ body: BodyFacts, _ finder: inout EffectFinder
  ) -> [TimedWait] {
    var waits: [TimedWait] = []
    for (number, element) in body.elements.enumerated() where node.liveElements[number] {
      for modifier in element.modifiers where modifier.name == "animation" && modifier.activity != .inactive {
        guard let length = modifier.firstUnlabelled?.value.animationDelay, let value = modifier["value"]?.value.path
        else { continue }
        let delay = Delay(
          source: .animation, length: length, unit: 1, repeats: false, span: modifier.span,
          nameSpan: modifier.nameSpan)
        for code in TimedCode.all(in: id, of: node, body, finder.resolver)
        where code.delay == nil && code.action.map({ body.actions[$0].role == .lifecycle }) ?? false {
          let assigns = code.steps.filter { step in
            guard case .assign(let assign) = step.kind else { return false }
            return assign.target == value
          }
          let effects = finder.delayedEffects(of: assigns, in: id, delay: delay)
          guard let known = effects.first?.delay else { continue }
          waits.append(TimedWait(code: code, delay: known, effects: effects))
        }
      }
    }
    return waits
  }
}

/// How long a wait is whose length is a parameter, by what callers give for it.
struct CallerLengths {
  private let resolver: Resolver
  private let graph: ViewGraph

  init(_ resolver: Resolver, _ graph: ViewGraph) {
    self.resolver = resolver
    self.graph = graph
  }

  /// - Returns: the longest; nil unless every caller that is reached gives a length that is known.
  func longest(_ delay: EffectDelay, in id: DeclarationID, _ finder: EffectFinder) -> Double? {
    guard let names = delay.delay.length?.names, let function = resolver.function(id),
      let position = function.parameters.firstIndex(where: { names.contains($0.name) }),
      let node = graph.node(of: id), !node.incoming.isEmpty
    else { return nil }
    let parameter = function.parameters[position]
    var longest: Double?
    for edge in node.incoming {
      let caller = graph.nodes[edge.from].declaration
      guard case .call(let number) = edge.source, let calls = resolver.body(of: caller)?.collectedCalls,
        calls.indices.contains(number),
        let value = argument(for: parameter, at: position, of: function, in: calls[number].call)
          ?? parameter.defaultValue
      else { return nil }
      let seconds = DelayLength { path in
        path == [parameter.name] ? value : finder.constant(path, in: caller) ?? finder.constant(path, in: id)
      }.seconds(of: delay.delay)
      guard let seconds else { return nil }
      longest = max(longest ?? 0, seconds)
    }
    return longest
  }

  private func argument(
    for parameter: Parameter, at position: Int, of function: FunctionDeclaration, in call: CallStep
  ) -> Expression? {
    if let label = parameter.label { return call.arguments.first { $0.label == label }?.value }
    let unlabelled = call.arguments.filter { $0.label == nil && !$0.isTrailingClosure }
    let place = function.parameters[..<position].filter { $0.label == nil }.count
    return place < unlabelled.count ? unlabelled[place].value : nil
  }
}

extension AssignStep {
  enum Counting: Hashable { case none, up, down }

  /// Whether a number is counted: `remaining -= 1`, `index = (index + 1) % count`, `left = max(0, left - 1)`.
  var step: Counting {
    switch `operator` {
    case "+=": return .up
    case "-=": return .down
    case "=":
      guard let name = target.last, let expression, expression.names.contains(name) else { return .none }
      return expression.counting(name)
    default: return .none
    }
  }
}

extension Expression {
  fileprivate func counting(_ name: String) -> AssignStep.Counting {
    switch kind {
    case .operation("+", let operands):
      if operands.contains(where: { $0.path?.last == name }) { return .up }
      return operands.lazy.map { $0.counting(name) }.first { $0 != .none } ?? .none
    case .operation("-", let operands):
      if operands.first?.path?.last == name { return .down }
      return operands.lazy.map { $0.counting(name) }.first { $0 != .none } ?? .none
    case .operation(_, let operands):
      return operands.lazy.map { $0.counting(name) }.first { $0 != .none } ?? .none
    case .tuple(let arguments):
      return arguments.lazy.map { $0.value.counting(name) }.first { $0 != .none } ?? .none
    case .postfix(let postfix):
      for case .call(let call) in postfix.links.map(\.kind) {
        let found = call.arguments.lazy.map { $0.value.counting(name) }.first { $0 != .none }
        if let found { return found }
      }
      return postfix.base.counting(name)
    case .ternary(_, let then, let otherwise):
      let found = then.counting(name)
      return found == .none ? otherwise.counting(name) : found
    default: return .none
    }
  }
}
