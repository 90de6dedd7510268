/// A view that shows one of several screens by a state, between which a person goes by controls that set the state.
struct ManualSwitch {
  /// The state's name.
  var state: String
  /// Where it decides what is shown, relative to the declaration.
  var span: Span
  /// A control that goes back, as an element of the body: the alternative's own, or the view that is given the code.
  var reset: Int
}

struct ManualSwitchReader {
  private let resolver: Resolver
  private var effects: EffectFinder

  init(_ resolver: Resolver) {
    self.resolver = resolver
    effects = EffectFinder(resolver: resolver)
  }

  /// - Parameter live: whether each element of the body is reached.
  mutating func manualSwitch(in id: DeclarationID, live: [Bool]) -> ManualSwitch? {
    guard let body = resolver.body(of: id) else { return nil }
    let shown = body.chosenViews(live: live)
    guard let choice = body.choice(among: shown) else { return nil }
    guard let state = decidingState(choice.guards, in: id) else { return nil }
    let screens = choice.alternatives.filter { views in views.contains { isScreen($0, body, in: id) } }
    guard screens.count > 1 else { return nil }
    // Back and forth: a control in one sets the state, and one in another does.
    var resets: [(element: Int, isForward: Bool)] = []
    for views in screens {
      if let found = reset(of: state.key, in: views, body, in: id) { resets.append(found) }
    }
    guard resets.count > 1, let back = resets.first(where: { !$0.isForward }), !resets.contains(where: \.isForward)
    else { return nil }
    return ManualSwitch(state: state.key.name, span: state.span, reset: back.element)
  }

  // MARK: The state

  private func decidingState(_ guards: [Guard], in id: DeclarationID) -> (key: StateKey, span: Span)? {
    for item in guards {
      guard item.conditions.count == 1, let (path, span) = item.conditions[0].decidingPath,
        let key = effects.key(of: path, in: id), !key.name.words.contains(where: Self.passing.contains)
      else { continue }
      let properties = resolver.index.lookUp(member: key.name, of: key.owner).compactMap(resolver.variable)
      guard let property = properties.first, !property.isLet, !property.isComputed,
        !property.attributes.contains(where: { Self.lasting.contains($0.name) })
      else { continue }
      return (key, span)
    }
    return nil
  }

  /// States that say how far the program is, or who somebody is, and not where a person has gone.
  private static let passing: Set<String> = [
    "loading", "loaded", "error", "failure", "failed", "login", "logged", "authenticated", "session", "token", "auth",
    "user", "answer", "answered", "result", "results", "permission", "onboarding", "completed", "playing", "recording",
    "connected", "phase", "paused", "running", "finished", "empty", "authorized", "ready",
  ]
  private static let lasting: Set<String> = ["AppStorage", "SceneStorage", "Environment", "Query", "FocusState"]

  // MARK: The alternatives

  /// Whether a view is as much as a screen: it has a title, or it is a view of the project with more than a control.
  private func isScreen(_ number: Int, _ body: BodyFacts, in id: DeclarationID) -> Bool {
    let inside = [number] + body.descendants(of: number)
    let hasTitle = inside.contains { element in
      body.elements[element].modifiers.contains { $0.name == "navigationTitle" || $0.name == "navigationBarTitle" }
    }
    if hasTitle { return true }
    let element = body.elements[number]
    guard element.kind == .construct, Vocabulary.slots(ofView: element.name) == nil else { return false }
    return resolver.bodies(ofType: element.name).contains { target in
      guard let shown = resolver.body(of: target), resolver.index[target].name == "body" else { return false }
      let outermost = shown.outermost(in: nil)
      return shown.elements.count > 2
        && !outermost.contains { ControlKind.isControl(shown.elements[$0].name) }
    }
  }

  /// A control in some views that sets the state, and whether it leads on rather than back.
  private mutating func reset(
    of state: StateKey, in views: [Int], _ body: BodyFacts, in id: DeclarationID
  ) -> (element: Int, isForward: Bool)? {
    let inside = Set(views.flatMap { [$0] + body.descendants(of: $0) })
    for action in body.actions where inside.contains(action.element) {
      guard action.role == .action || action.role == .gesture, !body.isInDialog(action.element) else { continue }
      let found = effects.effects(of: action.steps, in: id)
      guard found.contains(where: { $0.assigns(state) && $0.delay == nil }) else { continue }
      let others = found.filter { effect in
        if case .assigns(let key, _) = effect.kind { return key != state && key != nil }
        return false
      }
      let words = (action.label ?? "").words + (body.title(of: action.element) ?? "").words
      let isForward =
        words.contains(where: Self.forwardWords.contains) || others.contains { $0.countsOn }
      return (action.element, isForward)
    }
    // `Detail(selection: $selected)`, which sets it by itself.
    for number in inside {
      let element = body.elements[number]
      guard element.kind == .construct, Vocabulary.slots(ofView: element.name) == nil else { continue }
      for argument in element.arguments {
        guard let label = argument.label, case .name(let name) = argument.value.kind, name.hasPrefix("$"),
          effects.key(of: [String(name.dropFirst())], in: id) == state,
          controlSets(StateKey(owner: element.name, name: label))
        else { continue }
        return (number, false)
      }
    }
    return nil
  }

  private mutating func controlSets(_ state: StateKey) -> Bool {
    for target in resolver.index.lookUp(member: "body", of: state.owner) {
      guard let body = resolver.body(of: target) else { continue }
      for action in body.actions where action.role == .action || action.role == .gesture {
        let found = effects.effects(of: action.steps, in: target)
        if found.contains(where: { $0.assigns(state) && $0.delay == nil }) { return true }
      }
    }
    return false
  }

  private static let forwardWords: Set<String> = [
    "next", "continue", "again", "retry", "restart", "weiter", "suivant", "siguiente", "avanti",
  ]
}

extension Effect {
  fileprivate func assigns(_ state: StateKey) -> Bool {
    if case .assigns(state, _) = kind { true } else { false }
  }

  /// `index += 1`: the state is reset for what comes next.
  fileprivate var countsOn: Bool {
    guard case .assigns(let state?, .other) = kind else { return false }
    return state.name.words.contains {
      ["index", "count", "counter", "number", "step", "round", "position"].contains($0)
    }
  }
}

extension Condition {
  /// The names of the state that a condition asks for.
  fileprivate var decidingPath: (path: [String], span: Span)? {
    switch self {
    case .expression(let expression): return expression.decidingPath
    case .binding(let name, _, let value, let span):
      guard let value else { return ([name], Span(span.upper - name.utf8.count, span.upper)) }
      return value.path.map { ($0, value.span) }
    case .matching(_, let subject): return subject.path.map { ($0, subject.span) }
    case .availability: return nil
    }
  }
}

extension Expression {
  fileprivate var decidingPath: (path: [String], span: Span)? {
    switch kind {
    case .prefix("!", let inner): return inner.decidingPath
    case .operation("==", let operands), .operation("!=", let operands):
      guard operands.count == 2 else { return nil }
      return operands[0].path.map { ($0, operands[0].span) }
    default: return path.map { ($0, span) }
    }
  }
}

extension BodyFacts {
  /// What a view shows, through containers that hold nothing else.
  fileprivate func chosenViews(live: [Bool]) -> [Int] {
    let containers: Set<String> = ["NavigationStack", "NavigationView", "Group", "ZStack", "VStack", "AnyView"]
    var shown = outermost(in: nil).filter { live[$0] }
    while shown.count == 1, let only = shown.first, containers.contains(elements[only].name),
      elements[only].kind == .construct
    {
      shown = shownContent(of: only).filter { live[$0] }
    }
    return shown
  }

  /// Of views beside each other that are all alternatives of one branching: the alternatives, and the guards of the
  /// first.
  fileprivate func choice(among views: [Int]) -> (alternatives: [[Int]], guards: [Guard])? {
    guard let first = views.first else { return nil }
    let depth = elements[first].parent.map { elements[$0].guards.count } ?? 0
    guard elements[first].guards.count > depth else { return nil }
    let branch = elements[first].guards[depth].branch
    var alternatives: [[Int]] = []
    var numbers: [Int] = []
    for view in views {
      guard elements[view].guards.count > depth, elements[view].guards[depth].branch == branch else { return nil }
      let alternative = elements[view].guards[depth].alternative
      if let known = numbers.firstIndex(of: alternative) {
        alternatives[known].append(view)
      } else {
        numbers.append(alternative)
        alternatives.append([view])
      }
    }
    guard alternatives.count > 1 else { return nil }
    return (alternatives, [elements[first].guards[depth]])
  }
}
