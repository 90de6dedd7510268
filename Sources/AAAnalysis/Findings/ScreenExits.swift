/// Looks for ways out of what is presented.
struct ScreenExits {
  private let context: RuleContext

  init(_ context: RuleContext) {
    self.context = context
  }

  private func bodies(of screen: Int) -> [(id: DeclarationID, start: Int?, body: BodyFacts)] {
    context.screens.screens[screen].regions.compactMap { region in
      context.resolver.body(of: region.declaration).map { (region.declaration, region.start, $0) }
    }
  }

  func cannotBePulledDown(_ screen: Int) -> Bool {
    bodies(of: screen).contains { _, start, body in
      body.elements.indices.contains { number in
        body.contains(number, in: start)
          && body.elements[number].modifiers.contains {
            $0.name == "interactiveDismissDisabled"
              && ($0.arguments.isEmpty || $0.arguments[0].value.kind == .boolean(true))
          }
      }
    }
  }

  /// Whether something may close the screen: a control does, or what is there cannot be seen into.
  func mayLeave(_ screen: Int) -> Bool {
    var effects = EffectFinder(resolver: context.resolver)
    let parts = bodies(of: screen)
    for (id, start, body) in parts {
      for (number, element) in body.elements.enumerated() where body.contains(number, in: start) {
        if isUnseen(element, in: id) { return true }
        // A binding that is handed on can be set there, and a closure can be called.
        if element.kind == .construct, Vocabulary.slots(ofView: element.name) == nil,
          element.arguments.contains(where: { $0.closure != nil || $0.value.names.contains { $0.hasPrefix("$") } })
        {
          return true
        }
      }
      for action in body.actions where body.contains(action.element, in: start) {
        if !action.steps.isEmpty, mayClose(effects.effects(of: action.steps, in: id)) { return true }
      }
      for call in body.collectedCalls where call.call.name == "dismiss" || call.call.name == "popViewController" {
        return true
      }
    }
    return false
  }

  private func mayClose(_ effects: [Effect]) -> Bool {
    effects.contains { effect in
      switch effect.kind {
      case .leaves, .callsUnseen: true
      case .assigns(_, let value): value != .other && value != .true
      case .removes, .destroys: false
      }
    }
  }

  /// Whether a control of the screen certainly closes it, or runs a closure or sets a binding that does.
  ///
  /// - Parameters:
  ///   - states: what presents the screen; setting anything else leaves it where it is.
  ///   - presenter: the body that presents it.
  func areLeftByControl(_ screen: Int, presentedBy states: [StateSlot], in presenter: DeclarationID) -> Bool {
    var effects = EffectFinder(resolver: context.resolver)
    return bodies(of: screen).contains { id, start, body in
      body.actions.contains { action in
        guard action.role == .action || action.role == .gesture, body.contains(action.element, in: start) else {
          return false
        }
        return effects.effects(of: action.steps, in: id).contains { effect in
          guard effect.delay == nil else { return false }
          switch effect.kind {
          case .leaves: return dismisses(effect, whatIsPresentedIn: presenter)
          case .assigns(let state?, .false), .assigns(let state?, .nil), .assigns(let state?, .toggled):
            return stands(state, for: states)
          case .assigns, .removes, .destroys, .callsUnseen: return false
          }
        }
      }
    }
  }

  /// Whether code that leaves a screen takes away the whole of what is presented: going back in a stack does not, and
  /// the presenter's own `dismiss` closes the presenter.
  private func dismisses(_ effect: Effect, whatIsPresentedIn presenter: DeclarationID) -> Bool {
    guard let call = effect.call, call.removal == nil, !call.name.hasPrefix("pop") else { return false }
    guard call.arguments.isEmpty, let owner = context.index.ownerName(of: presenter) else { return true }
    return context.index.ownerName(of: effect.declaration) != owner
  }

  /// Whether a state is one of others, or a binding to one of them.
  private func stands(_ state: StateKey, for states: [StateSlot]) -> Bool {
    var pending = [state]
    var position = 0
    while position < pending.count {
      let next = pending[position]
      position += 1
      if states.contains(.property(next)) { return true }
      guard context.resolver.isBinding(.property(next)) else { continue }
      for site in context.resolver.constructions(of: next.owner) {
        guard let given = context.resolver.argument(next.name, of: site) else { continue }
        for case .property(let source) in context.resolver.slots(readBy: given, in: site.id)
        where !pending.contains(source) { pending.append(source) }
      }
    }
    return false
  }

  /// Whether an element shows something that the sources do not tell.
  private func isUnseen(_ element: Element, in id: DeclarationID) -> Bool {
    switch element.kind {
    case .construct:
      if Vocabulary.slots(ofView: element.name) != nil { return element.name == "VideoPlayer" }
      let bodies = context.resolver.bodies(ofType: element.name)
      return bodies.isEmpty || context.index.conforms(element.name, to: "UIViewControllerRepresentable")
        || context.index.conforms(element.name, to: "UIViewRepresentable")
    case .call, .member:
      guard !["Color", "", "Image"].contains(element.receiver.first) else { return false }
      return context.resolver.members(element.name, receiver: element.receiver, in: id).filter {
        context.resolver.body(of: $0) != nil
      }.isEmpty
    }
  }
}
