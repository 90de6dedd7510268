/// Source of the advice: WWDC25 session 238, 10:16–10:33.
struct HiddenGesture: Rule {
  let id = "hidden-gesture"
  let group = RuleGroup.gestures
  let severity = Severity.warning
  let reference = Reference.session238(minute: 10, second: 16)
  let tags = ["gestures", "wcag251", "wcag257", "coga-o1p05"]
  let explanation = Explanation(
    what: """
      Something that Assistive Access shows reacts to a gesture that cannot be seen: a long press, a drag, a pinch, \
      a double tap.
      """,
    why: """
      Nothing on the screen tells that such a gesture is there. Apple asks for controls that are clearly visible and \
      warns of hidden gestures: people who do not discover them cannot do what they do, and people who make them by \
      accident do not know what happened. Where a visible button on the same screen does the same, this is only \
      information.
      """,
    instead: "Give the action a button of its own, with a label that says what it does.")
  var examples: [Example] { Self.cases }

  func reports(in context: RuleContext) -> [Report] {
    let handlers = HandlerCode(resolver: context.resolver)
    let found = context.reachedGestures.compactMap { gesture -> Report? in
      guard !gesture.use.kind.isPlainTap, !isExempt(gesture, handlers, context) else { return nil }
      let isExtra =
        context.isDoneByVisibleControl(gesture) || gesture.isZoom(handlers, context) || gesture.isChoice(handlers)
      return context.report(
        gesture.use.kind.message, at: gesture, severity: isExtra ? .information : nil
      )
      .offering(TapButtonFix.offersForOthers(gesture, context))
    }
    let shaken = context.callbacks { $0.name == "motionEnded" && $0.body?.statements.isEmpty == false }
    return found
      + shaken.map { shake in
        context.report(GestureUse.Kind.shake.message, at: shake)
          .offering(
            .refused(
              "Make it a button that is tapped",
              because: "a button for it needs words and a place, which are for you to choose"))
      }
  }

  private func isExempt(_ gesture: ReachedGesture, _ handlers: HandlerCode, _ context: RuleContext) -> Bool {
    let use = gesture.use
    let element = use.element.map { gesture.body.facts.elements[$0] }
    if ["Map", "MapReader"].contains(element?.name) || gesture.isOnMap(context) { return true }
    if let closure = use.handler?.closureBody, closure.isEmpty { return true }
    if use.kind == .drag {
      if use.beginsAtOnce || ["Canvas", "Path"].contains(element?.name) { return true }
      if handlers.putsBack(use.code, in: gesture.body.id) { return true }
    }
    let code = context.code(of: gesture)
    if code.contains(where: { handlers.draws($0.steps, in: $0.declaration) }) { return true }
    // A list whose rows only end editing when they are dragged.
    return !code.isEmpty
      && code.allSatisfy {
        handlers.onlyMovesFocus($0.steps, in: $0.declaration) || handlers.doesNothing($0.steps, in: $0.declaration)
      }
  }
}

extension ReachedGesture {
  /// Pinching and double tapping in UIKit to see something larger: an extra that nothing depends on.
  fileprivate func isZoom(_ handlers: HandlerCode, _ context: RuleContext) -> Bool {
    guard use.isRecognizer else { return false }
    switch use.kind {
    case .pinch: return true
    case .tap:
      let names = use.selectors + [context.index[body.id].name]
      return names.contains { $0.words.contains("zoom") }
        || context.code(of: self).contains { handlers.zooms($0.steps, in: $0.declaration) }
    default: return false
    }
  }

  /// On a map of MapKit, which is there to be moved and pressed.
  fileprivate func isOnMap(_ context: RuleContext) -> Bool {
    guard use.isRecognizer, let target = use.target, !target.isEmpty else { return false }
    return context.resolver.type(of: target, in: body.id) == "MKMapView"
  }

  /// Whether all that it sets can be chosen in a picker of the same view.
  fileprivate func isChoice(_ handlers: HandlerCode) -> Bool {
    let chosen = body.facts.reads.filter { $0.use == .binding && $0.user == "Picker" && $0.label == "selection" }
    let leaves = use.code.flatMap { handlers.leaves(of: $0, in: body.id) }
    guard !chosen.isEmpty, !leaves.isEmpty else { return false }
    return leaves.allSatisfy { leaf in
      switch leaf.kind {
      case .assign(let assign): chosen.contains { $0.path == assign.target }
      case .call(let call): call.name == "withAnimation"
      }
    }
  }
}

extension GestureUse.Kind {
  fileprivate var message: String {
    let how: String
    switch self {
    case .tap(let count): how = count == 2 ? "waits for a double tap" : "waits for \(count) taps"
    case .longPress: how = "waits for a long press"
    case .drag: how = "can be dragged"
    case .pinch: how = "can be pinched"
    case .rotation: how = "can be turned with two fingers"
    case .swipe: how = "waits for a swipe"
    case .edgeSwipe: how = "waits for a swipe from the edge"
    case .severalFingers: how = "waits for several fingers"
    case .lift: how = "can be dragged to another place"
    case .drop:
      return
        "nothing shows that something can be dropped here, so people may never find out; offer a button that adds it"
    case .reorder:
      return "rows are put into another order by dragging, which people may never find or manage; "
        + "offer buttons that move a row"
    case .shake:
      return "nothing shows that shaking the device does something, so people may never find out; "
        + "offer the action as a button that can be seen"
    }
    return "nothing shows that this \(how), so people may never find out what it does; "
      + "offer the action as a button that can be seen"
  }
}
