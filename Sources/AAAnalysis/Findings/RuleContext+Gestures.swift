/// A gesture in code that Assistive Access reaches.
struct ReachedGesture {
  var body: ReachedBody
  var use: GestureUse
}

/// The gestures of the file's reached bodies, in source order.
private struct ReachedGestures: SharedFact {
  var gestures: [ReachedGesture] = []

  init(_ context: RuleContext) {
    let calls = Dictionary(grouping: context.reachedCalls, by: \.body.id)
    for body in context.reachedBodies {
      var found = body.facts.gestures(among: body.liveElements.map(\.number))
      if let own = calls[body.id] {
        found += Self.values(own)
        found += Self.recognizers(own, in: body, context)
      }
      found += Self.heldGestures(in: body, context)
      gestures += found.sorted { $0.span < $1.span }.map { ReachedGesture(body: body, use: $0) }
    }
    joinReorders(context)
  }

  /// What is dragged and where it may be dropped is one thing where both go by one state of the view: rows are put into
  /// another order.
  private mutating func joinReorders(_ context: RuleContext) {
    var joined: Set<String> = []
    let lifted = gestures.filter { $0.use.kind == .lift }.flatMap { gesture in
      gesture.liftedStates.map { (owner: context.index.ownerName(of: gesture.body.id), state: $0) }
    }
    guard !lifted.isEmpty else { return }
    gestures = gestures.compactMap { gesture in
      guard let owner = context.index.ownerName(of: gesture.body.id) else { return gesture }
      let states = lifted.filter { $0.owner == owner }.map(\.state)
      let isPart: Bool
      switch gesture.use.kind {
      case .lift:
        isPart = gesture.liftedStates.contains { state in
          gestures.contains {
            context.index.ownerName(of: $0.body.id) == owner && $0.dropsOnto.contains(state)
          }
        }
      case .drop: isPart = states.contains { gesture.dropsOnto.contains($0) }
      default: return gesture
      }
      guard isPart else { return gesture }
      guard joined.insert(owner).inserted else { return nil }
      var gesture = gesture
      gesture.use.kind = .reorder
      return gesture
    }
  }

  /// `var swipe: some Gesture { DragGesture().onEnded { … } }`
  private static func values(_ calls: [ReachedCall]) -> [GestureUse] {
    calls.compactMap { made in
      guard let kind = GestureUse.Kind(gesture: made.call.name, made.call.arguments), made.call.receiver.isEmpty,
        made.action == nil
      else { return nil }
      // Part of another gesture.
      let isPart = calls.contains { other in
        other.span.contains(made.span) && other.span.lower < made.span.lower && other.span != made.span
          && (composers.contains(other.call.name) || GestureUse.Kind(gesture: other.call.name, []) != nil)
      }
      guard !isPart else { return nil }
      let handlers = calls.filter {
        ["onEnded", "onChanged", "updating"].contains($0.call.name) && $0.span.lower == made.span.lower
      }
      var use = GestureUse(
        kind: kind, span: made.call.nameSpan, element: nil, modifier: nil,
        code: handlers.flatMap { $0.call.closures.map(\.steps) }, handler: nil, activity: made.activity)
      use.beginsAtOnce = made.call.arguments.beginAtOnce
      return use
    }
  }

  private static let composers: Set<String> = [
    "sequenced", "simultaneously", "exclusively", "SimultaneousGesture", "ExclusiveGesture", "SequenceGesture",
  ]

  /// `.gesture(drag)` where a property holds the gesture.
  private static func heldGestures(in body: ReachedBody, _ context: RuleContext) -> [GestureUse] {
    body.facts.actions.compactMap { action in
      guard action.role == .gesture, let position = action.modifier, body.node.liveElements[action.element],
        let path = action.value.path
      else { return nil }
      let element = body.facts.elements[action.element]
      let modifier = element.modifiers[position]
      guard ["gesture", "simultaneousGesture", "highPriorityGesture"].contains(modifier.name),
        let property = context.resolver.property(path, in: body.id),
        let value = context.resolver.variable(property)?.initialValue, case .postfix(let postfix) = value.kind,
        let callee = Callee(postfix), let call = callee.call,
        let kind = GestureUse.Kind(gesture: callee.name, call.arguments)
      else { return nil }
      var use = GestureUse(
        kind: kind, span: modifier.nameSpan, element: action.element, modifier: position, code: [], handler: nil,
        activity: element.activity.combined(with: modifier.activity))
      use.beginsAtOnce = call.arguments.beginAtOnce
      return use
    }
  }

  /// Recognisers of UIKit that the code makes, or adds from a property.
  private static func recognizers(
    _ calls: [ReachedCall], in body: ReachedBody, _ context: RuleContext
  ) -> [GestureUse] {
    let isAboutGestures = calls.contains { call in
      call.call.name == "addGestureRecognizer" || call.call.name == "addInteraction"
        || GestureUse.Kind(recognizer: call.call.name) != nil
    }
    guard isAboutGestures, !isLentTargets(body, context) else { return [] }
    let selectorsElsewhere = selectorsGiven(toProperty: body.id, context)
    let reader = context.fact(Recognizers.self).reader(of: body.id)
    var found = reader.recognizers.compactMap { recognizer -> GestureUse? in
      guard let call = calls.first(where: { $0.call.nameSpan == recognizer.nameSpan }) else { return nil }
      if let name = recognizer.name, reader.borrowing.contains([name]) { return nil }
      var recognizer = recognizer
      recognizer.selectors += selectorsElsewhere
      return use(recognizer, at: recognizer.nameSpan, target: recognizer.target, call.activity)
    }
    for addition in reader.additions where !addition.path.isEmpty {
      guard let call = calls.first(where: { $0.call.nameSpan == addition.nameSpan }),
        !reader.recognizers.contains(where: { $0.name.map { [$0] == addition.path } ?? false }),
        let property = context.resolver.property(addition.path, in: body.id),
        // Where the property's own code is reached it is told there.
        context.graph.node(of: property) == nil, !reader.borrowing.contains(addition.path),
        var recognizer = context.fact(Recognizers.self).reader(of: property).recognizers.first
      else { continue }
      recognizer.selectors += selectorsGiven(toProperty: property, context)
      found.append(use(recognizer, at: addition.span, target: addition.target, call.activity))
    }
    return found
  }

  /// `let tap = { … }()` and `tap.addTarget(self, action: #selector(zoom))` in another member of the type.
  private static func selectorsGiven(toProperty id: DeclarationID, _ context: RuleContext) -> [String] {
    guard let name = context.resolver.variable(id)?.name, let owner = context.index.ownerName(of: id) else {
      return []
    }
    return context.reachedBodies.filter { $0.id != id && context.index.ownerName(of: $0.id) == owner }
      .flatMap { context.fact(Recognizers.self).reader(of: $0.id).selectorsElsewhere[[name], default: []] }
  }

  /// Whether the body is the property of a recogniser that code of its type gives the targets of another one.
  private static func isLentTargets(_ body: ReachedBody, _ context: RuleContext) -> Bool {
    guard let name = context.resolver.variable(body.id)?.name, let owner = context.index.ownerName(of: body.id) else {
      return false
    }
    return context.reachedBodies.contains { other in
      other.id != body.id && context.index.ownerName(of: other.id) == owner
        && context.fact(Recognizers.self).reader(of: other.id).borrowing.contains([name])
    }
  }

  private static func use(
    _ recognizer: Recognizer, at span: Span, target: [String]?, _ activity: BuildCondition.Activity
  ) -> GestureUse {
    var use = GestureUse(
      kind: recognizer.kind, span: span, element: nil, modifier: nil, code: [], handler: nil, activity: activity)
    use.selectors = recognizer.selectors
    use.target = target
    if recognizer.letsTouchesThrough { use.kind = recognizer.kind.isPlainTap ? .tap(count: 0) : use.kind }
    use.isRecognizer = true
    return use
  }
}

/// The recognisers of declarations, each read once.
private final class Recognizers: SharedFact {
  private let index: WorkspaceIndex
  private var known: [DeclarationID: RecognizerReader] = [:]

  init(_ context: RuleContext) {
    index = context.index
  }

  func reader(of id: DeclarationID) -> RecognizerReader {
    if let known = known[id] { return known }
    let reader = RecognizerReader(index[id].value)
    known[id] = reader
    return reader
  }
}

/// What the visible controls of screens do, found once for each screen.
private final class ScreenDeeds: SharedFact {
  private let context: RuleContext
  private let handlers: HandlerCode
  private let buttons: ControlSearch
  private var known: [Int: Set<HandlerCode.Deed>] = [:]

  init(_ context: RuleContext) {
    self.context = context
    handlers = HandlerCode(resolver: context.resolver)
    buttons = ControlSearch(resolver: context.resolver, graph: context.graph, names: ["Button"])
  }

  func deeds(of screen: Int) -> Set<HandlerCode.Deed> {
    if let known = known[screen] { return known }
    var deeds: Set<HandlerCode.Deed> = []
    for region in context.screens.screens[screen].regions {
      let id = region.declaration
      guard let body = context.resolver.body(of: id), let node = context.graph.node(of: id) else { continue }
      for action in body.actions
      where node.liveElements[action.element] && body.contains(action.element, in: region.start) {
        guard action.modifier == nil, action.role == .action, isVisible(action.element, in: id, body) else { continue }
        deeds.formUnion(handlers.deeds(of: action.steps, in: id))
      }
    }
    known[screen] = deeds
    return deeds
  }

  /// Whether an element is a button that can be seen at once, or a view of the project that holds one.
  private func isVisible(_ number: Int, in id: DeclarationID, _ body: BodyFacts) -> Bool {
    guard body.isSeenAtOnce(number) else { return false }
    let element = body.elements[number]
    if ["Button", "Toggle", "Stepper"].contains(element.name) { return true }
    return element.kind == .construct && Vocabulary.slots(ofView: element.name) == nil
      && buttons.holdsControl(number, in: id)
  }
}

extension ReachedGesture {
  /// The states that are set when dragging begins.
  fileprivate var liftedStates: [String] {
    use.code.flatMap { steps in
      steps.compactMap { step in
        guard case .assign(let assign) = step.kind, assign.target.count == 1 else { return nil }
        return assign.target[0]
      }
    }
  }

  /// What the modifiers that wait for a drop on the view are given.
  fileprivate var dropsOnto: Set<String> {
    guard let number = use.element else { return [] }
    let drops = body.facts.elements[number].modifiers.filter { ["onDrop", "dropDestination"].contains($0.name) }
    let names = drops.flatMap { $0.arguments.flatMap(\.value.names) }
    return Set(names.map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 })
  }
}

extension BodyFacts {
  /// Whether an element is not hidden in a menu or a dialog.
  fileprivate func isSeenAtOnce(_ number: Int) -> Bool {
    let hidden: Set<SlotRole> = [.contextMenu, .swipeActions, .dialog, .accessibilityAction]
    return ([number] + ancestors(of: number)).allSatisfy {
      !hidden.contains(elements[$0].role) && elements[$0].name != "Menu"
    }
  }
}

extension RuleContext {
  /// Gestures in the code of the file that Assistive Access reaches, by declaration, then in source order.
  var reachedGestures: [ReachedGesture] { fact(ReachedGestures.self).gestures }

  /// A report about a gesture: the severity is lowered and the way told as for any finding in reached code.
  func report(
    _ message: String, at gesture: ReachedGesture, severity: Severity? = nil, fixes: [Fix] = []
  ) -> Report {
    let node = gesture.body.node
    return Report(
      message, at: location(gesture.use.span, in: gesture.body.id), confidence: confidence(of: node.confidence),
      severity: self.severity(of: node, activity: gesture.use.activity) ?? severity, path: path(to: gesture.body.id),
      fixes: fixes)
  }

  /// The code of a gesture's handlers, and the declaration that it stands in.
  func code(of gesture: ReachedGesture) -> [(steps: [Step], declaration: DeclarationID)] {
    let named = gesture.use.selectors.flatMap { name in
      resolver.members(name, receiver: [], in: gesture.body.id).compactMap { id in
        resolver.body(of: id).map { ($0.steps, id) }
      }
    }
    return gesture.use.code.map { ($0, gesture.body.id) } + named
  }

  /// Whether controls that can be seen on each screen with the gesture do all that it does.
  func isDoneByVisibleControl(_ gesture: ReachedGesture) -> Bool {
    let handlers = HandlerCode(resolver: resolver)
    let deeds = code(of: gesture).reduce(into: Set<HandlerCode.Deed>()) { deeds, code in
      deeds.formUnion(handlers.deeds(of: code.steps, in: code.declaration))
    }
    return areDoneByVisibleControls(deeds, besides: gesture.use.element, in: gesture.body.id)
  }

  /// Whether controls that can be seen on each screen with the element do all of something.
  func areDoneByVisibleControls(
    _ deeds: Set<HandlerCode.Deed>, besides element: Int?, in id: DeclarationID
  ) -> Bool {
    guard !deeds.isEmpty else { return false }
    let numbers = element.map { screens.screens(showing: $0, of: id, resolver) } ?? screens.screens(with: id)
    guard !numbers.isEmpty else { return false }
    let all = fact(ScreenDeeds.self)
    return numbers.allSatisfy { deeds.isSubset(of: all.deeds(of: $0)) }
  }
}
