/// Source of the advice: WWDC25 session 238, 8:54: the Back button follows navigation; what it does to covers is not
/// documented.
struct ModalWithoutExit: Rule {
  let id = "modal-without-exit"
  let group = RuleGroup.gestures
  let severity = Severity.information
  let reference = Reference.session238(minute: 8, second: 54)
  let tags = ["gestures", "wcag323", "coga-o4p02"]
  let explanation = Explanation(
    what: "A cover, or a sheet that cannot be pulled down, has no control that closes it.",
    why: """
      The Back button of Assistive Access follows navigation; whether it closes what is presented is not documented. \
      Without a control a person may not get out. This is a heuristic: the app may close it by itself.
      """,
    instead: "Add a button that says that it closes the screen, or push the screen instead of presenting it.")
  var examples: [Example] { Self.cases }

  func reports(in context: RuleContext) -> [Report] {
    let presentations = Presentations(context.screens, context.resolver)
    let exits = ScreenExits(context)
    return context.reachedBodies.flatMap { body in
      body.liveElements.flatMap { number, element in
        element.modifiers.enumerated().compactMap { position, modifier -> Report? in
          guard ["fullScreenCover", "sheet"].contains(modifier.name), modifier.activity != .inactive,
            let screen = presentations.screen(presentedBy: position, of: number, in: body.id),
            modifier.name == "fullScreenCover" || exits.cannotBePulledDown(screen), !exits.mayLeave(screen)
          else { return nil }
          let kind = modifier.name == "sheet" ? "this sheet" : "this cover"
          return context.report(
            "nothing on \(kind) closes it, so a person may not get out of it; add a button that closes it",
            about: element, at: modifier.nameSpan, in: body)
        }
      }
    }
  }
}

/// Looks for ways out of what is presented.
private struct ScreenExits {
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
