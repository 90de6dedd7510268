/// Source of the advice: WWDC25 session 238, 10:16–10:33; WCAG 4.1.2.
struct TapGestureAsButton: Rule {
  let id = "tap-gesture-as-button"
  let group = RuleGroup.gestures
  let severity = Severity.warning
  let reference = Reference.session238(minute: 10, second: 16)
  let tags = ["gestures", "wcag412", "coga-o1p05"]
  let explanation = Explanation(
    what: "A text, picture or stack that Assistive Access shows runs an action when it is tapped, but is no control.",
    why: """
      A tap gesture does not make a button: nothing shows that the view can be tapped, Assistive Access does not give \
      it the large style of its controls, and assistive technology does not call it one. Apple asks for controls that \
      are clearly visible.
      """,
    instead: "Put the view into the label of a `Button` and the action into the button.")
  var examples: [Example] { Self.cases }

  func reports(in context: RuleContext) -> [Report] {
    let handlers = HandlerCode(resolver: context.resolver)
    let controls = ControlSearch(resolver: context.resolver, graph: context.graph)
    return context.reachedGestures.compactMap { gesture in
      guard gesture.use.kind == .tap(count: 1), !isExempt(gesture, handlers, context),
        isBare(gesture, controls, context)
      else { return nil }
      return context.report(
        "a tap here runs an action, but nothing shows that it is a control; use a 'Button'", at: gesture,
        severity: isBackdrop(gesture, handlers, context) || context.isDoneByVisibleControl(gesture)
          ? .information : nil
      )
      .offering(TapButtonFix.offers(for: gesture, context))
    }
  }

  /// Code that does nothing, ends writing or draws.
  private func isExempt(_ gesture: ReachedGesture, _ handlers: HandlerCode, _ context: RuleContext) -> Bool {
    if let closure = gesture.use.handler?.closureBody, closure.isEmpty { return true }
    let code = context.code(of: gesture)
    guard !code.isEmpty else { return true }
    return code.allSatisfy { steps, id in
      steps.isEmpty || handlers.onlyMovesFocus(steps, in: id) || handlers.doesNothing(steps, in: id)
        || handlers.draws(steps, in: id) || handlers.onlyTellsOfTouch(steps, in: id)
    }
  }

  /// Whether the view with the gesture is neither a control nor part of one.
  private func isBare(
    _ element: Int, in id: DeclarationID, _ controls: ControlSearch, _ context: RuleContext, depth: Int = 0
  ) -> Bool {
    guard let body = context.resolver.body(of: id) else { return false }
    if Self.handlingTouches.contains(body.elements[element].name) { return false }
    if body.control(labelledBy: element) != nil || controls.isControl(element, in: id) { return false }
    // A modifier of the project: what it is put on decides.
    guard ["self", "content"].contains(body.elements[element].name), body.elements[element].kind == .member,
      depth < 4, let incoming = context.graph.node(of: id)?.incoming
    else { return true }
    let places = incoming.compactMap { edge in place(of: edge, context) }
    return places.isEmpty || places.contains { isBare($0.element, in: $0.id, controls, context, depth: depth + 1) }
  }

  /// The view that a modifier is put on.
  private func place(of edge: ViewGraph.Edge, _ context: RuleContext) -> (element: Int, id: DeclarationID)? {
    let id = context.graph.nodes[edge.from].declaration
    switch edge.source {
    case .modifier(let element, _): return (element, id)
    case .element(let number):
      guard let element = context.resolver.body(of: id)?.elements[number], element.role == .argument else { return nil }
      return element.parent.map { ($0, id) }
    case .call: return edge.element.map { ($0, id) }
    case .member: return nil
    }
  }

  /// Whether the gesture is made on something that is no control.
  private func isBare(_ gesture: ReachedGesture, _ controls: ControlSearch, _ context: RuleContext) -> Bool {
    if let element = gesture.use.element { return isBare(element, in: gesture.body.id, controls, context) }
    if gesture.use.isRecognizer { return gesture.isOnPlainView(context) }
    // A property or function that gives the gesture.
    return gesture.body.node.incoming.contains { edge in
      place(of: edge, context).map { isBare($0.element, in: $0.id, controls, context) } ?? false
    }
  }

  /// A dimmed ground behind something: a tap on it closes what lies above.
  private func isBackdrop(_ gesture: ReachedGesture, _ handlers: HandlerCode, _ context: RuleContext) -> Bool {
    guard let number = gesture.use.element else { return false }
    guard gesture.body.facts.isGround(number) else { return false }
    return context.code(of: gesture).allSatisfy { steps, id in
      handlers.leaves(of: steps, in: id).allSatisfy { leaf in
        switch leaf.kind {
        case .assign(let assign): return [.nil, .false, .toggled].contains(assign.value)
        case .call(let call):
          let words = Set(([call.name] + call.arguments.flatMap(\.value.names)).flatMap(\.words))
          return !words.isDisjoint(with: ["dismiss", "close", "hide", "cancel", "background", "toggle"])
        }
      }
    }
  }

  /// Views that take taps for something else.
  private static let handlingTouches: Set<String> = [
    "Canvas", "Map", "MapReader", "Chart", "TextField", "SecureField", "TextEditor",
  ]
}

extension ReachedGesture {
  /// Whether code adds a recogniser for one tap to a view that is no control.
  fileprivate func isOnPlainView(_ context: RuleContext) -> Bool {
    guard use.isRecognizer, let target = use.target else { return false }
    if target.isEmpty || target == ["view"] {
      guard let owner = context.index.ownerName(of: body.id) else { return false }
      if target.isEmpty { return owner.isPlainView(context) }
      return context.index.inheritsController(owner) || owner.isPlainView(context)
    }
    return context.resolver.type(of: target, in: body.id)?.isPlainView(context) ?? false
  }
}

extension String {
  /// Whether a class of this name shows something and takes no taps by itself.
  fileprivate func isPlainView(_ context: RuleContext) -> Bool {
    let plain: Set<String> = ["UILabel", "UIImageView", "UIView", "UIStackView"]
    if plain.contains(self) { return true }
    return plain.contains { context.index.conforms(self, to: $0) }
  }
}

extension BodyFacts {
  /// Whether an element is a plain surface: a colour, or nothing with a colour behind it.
  fileprivate func isGround(_ number: Int) -> Bool {
    let element = elements[number]
    if ["Color", "Rectangle"].contains(element.name) || element.receiver.first == "Color" && element.name != "clear" {
      return true
    }
    guard element.modifiers.contains(where: { $0.name == "background" }) else { return false }
    return ([number] + descendants(of: number)).allSatisfy { inner in
      let part = elements[inner]
      return part.role == .decoration || part.parentModifier != nil && inner != number
        || ["GeometryReader", "EmptyView", "Spacer", "VStack", "HStack", "ZStack", "Group", "Color"].contains(part.name)
    }
  }
}
