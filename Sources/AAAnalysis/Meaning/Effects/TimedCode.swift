/// Code of a body that may wait: an action, or the body of a function.
struct TimedCode {
  var steps: [Step]
  /// The wait before all of it: a timer that `onReceive` listens to.
  var delay: Delay?
  /// The action it belongs to, as an index into the body's actions.
  var action: Int?
  var activity: BuildCondition.Activity

  /// - Parameter id: a reached body.
  static func all(in id: DeclarationID, of node: ViewGraph.Node, _ body: BodyFacts, _ resolver: Resolver) -> [TimedCode]
  {
    var all: [TimedCode] = []
    for (number, action) in body.actions.enumerated() {
      guard action.role != .accessibilityAction, node.liveElements[action.element] else { continue }
      let element = body.elements[action.element]
      all.append(
        TimedCode(
          steps: action.steps, delay: timer(action, of: element, in: id, resolver), action: number,
          activity: element.activity))
    }
    if !body.steps.isEmpty {
      all.append(TimedCode(steps: body.steps, delay: nil, action: nil, activity: .active))
    }
    return all
  }

  /// `.onReceive(timer) { … }`
  private static func timer(
    _ action: ActionSlot, of element: Element, in id: DeclarationID, _ resolver: Resolver
  ) -> Delay? {
    guard let number = action.modifier else { return nil }
    let modifier = element.modifiers[number]
    guard modifier.name == "onReceive", let publisher = modifier.firstUnlabelled?.value else { return nil }
    var value = publisher
    if let path = publisher.path, let property = resolver.property(path, in: id),
      let variable = resolver.variable(property),
      let initial = variable.initialValue ?? variable.getter?.singleExpression
    {
      value = initial
    }
    guard var delay = value.tickingSequence(span: modifier.span) else { return nil }
    delay.span = modifier.span
    delay.nameSpan = modifier.nameSpan
    return delay
  }
}
