/// What code that a tap runs does, as far as destroying and asking go.
struct Deed {
  enum Kind: Hashable, Sendable {
    /// Destroys what belongs to the person; `what` names the call.
    case destroys(what: String)
    /// Takes something out of a collection: `notes.remove`.
    case removes(StateKey, String)
    /// Calls a function whose body is not in the sources.
    case callsUnseen(String)
    /// Sets a state, so that what is shown upon it is shown.
    case opens(StateSlot)
    /// Runs a closure that was handed in.
    case runs(StateSlot)
  }

  var kind: Kind
  /// Where it happens.
  var declaration: DeclarationID
  /// Relative to the declaration.
  var span: Span
  /// How often the person is asked between the tap and the deed.
  var questions: Int
  /// The calls that lead there since the last question, outermost first.
  var calls: [CallHop]
  var confidence: HopConfidence
  /// Whether the answer that leads there says itself that it destroys.
  var answerDeclares = false
}

extension Deed {
  fileprivate var takesAway: Bool {
    switch kind {
    case .destroys, .removes, .callsUnseen: true
    case .opens, .runs: false
    }
  }

  fileprivate var takesFileAway: Bool {
    guard case .destroys(let what) = kind else { return false }
    return what.hasSuffix(".removeItem") || what.hasSuffix(".trashItem")
  }

  /// Whether something is sent to a server.
  fileprivate var isRequest: Bool {
    guard case .callsUnseen(let name) = kind else { return false }
    return ["data", "dataTask", "dataTaskPublisher", "upload"].contains(name)
  }
}

/// Follows code along its calls, its dialogs and its closures.
struct DeedFinder {
  let resolver: Resolver
  let questions: QuestionMap
  private let flag: AssistiveFlag
  private let destruction: Destruction
  private var known: [Place: [Deed]] = [:]
  private var partial: [Place: [Deed]] = [:]
  /// What is known of a parameter of the function that is walked.
  private var choice: CaseChoice?
  private var open: Set<DeclarationID> = []
  private var cuts = 0

  init(_ resolver: Resolver, _ questions: QuestionMap) {
    self.resolver = resolver
    self.questions = questions
    flag = AssistiveFlag(resolver: resolver)
    destruction = Destruction(resolver)
  }

  private struct Place: Hashable {
    var id: DeclarationID
    var choice: CaseChoice?
  }

  private static let mostCalls = 10
  private static let mostDeeds = 128

  /// What steps do by themselves: states are set and closures run, but nothing is looked up about these.
  mutating func deeds(of steps: [Step], in id: DeclarationID) -> [Deed] {
    partial = [:]
    choice = nil
    var found: [Deed] = []
    walk(steps, in: id, asked: 0, into: &found)
    return found
  }

  /// - Parameter choice: which case of an enumeration a parameter is given, if the call says so.
  private mutating func deeds(of id: DeclarationID, _ choice: CaseChoice? = nil) -> [Deed] {
    let place = Place(id: id, choice: choice)
    if let known = known[place] ?? partial[place] { return known }
    guard let body = resolver.body(of: id) else { return [] }
    guard open.count < 24, open.insert(id).inserted else {
      cuts += 1
      return []
    }
    let cutsBefore = cuts
    var found: [Deed] = []
    let outer = self.choice
    self.choice = choice
    walk(body.steps, in: id, asked: 0, into: &found)
    self.choice = outer
    found = Self.distinct(found)
    open.remove(id)
    if cuts == cutsBefore { known[place] = found } else { partial[place] = found }
    return found
  }

  /// Each deed once, the way with the fewest questions and calls.
  static func distinct(_ deeds: [Deed]) -> [Deed] {
    struct Place: Hashable {
      var kind: Deed.Kind
      var declaration: DeclarationID
      var span: Span
    }
    var positions: [Place: Int] = [:]
    var kept: [Deed] = []
    for deed in deeds {
      let place = Place(kind: deed.kind, declaration: deed.declaration, span: deed.span)
      if let known = positions[place] {
        if (deed.questions, deed.calls.count) < (kept[known].questions, kept[known].calls.count) {
          kept[known] = deed
        }
        continue
      }
      guard kept.count < mostDeeds else { break }
      positions[place] = kept.count
      kept.append(deed)
    }
    return kept
  }

  // MARK: Walking

  private mutating func walk(_ steps: [Step], in id: DeclarationID, asked: Int, into found: inout [Deed]) {
    var asked = asked
    for step in steps {
      switch step.kind {
      case .wait: continue
      case .delayed(_, let inner), .apart(let inner), .loop(let inner):
        walk(inner, in: id, asked: asked, into: &found)
      case .call(let call):
        let count = found.count
        walk(call, span: step.span, in: id, asked: asked, into: &found)
        // `guard await ask("Delete the photo?") else { return }`: the code goes on when the question is answered. Other
        // code that is waited for may show an alert about something that failed.
        if call.isAwaited, call.name.saysQuestion, found[count...].contains(where: { asks($0, above: asked) }) {
          asked += 1
        }
      case .assign(let assign):
        walk(assign, span: step.span, in: id, asked: asked, into: &found)
      case .branch(let branches):
        walk(branches, in: id, asked: asked, into: &found)
      case .exit: return
      }
    }
  }

  private mutating func walk(
    _ assign: AssignStep, span: Span, in id: DeclarationID, asked: Int, into found: inout [Deed]
  ) {
    if let destroyed = destruction.destruction(by: assign, in: id) {
      found.append(
        Deed(
          kind: .destroys(what: destroyed.what), declaration: id, span: span, questions: asked, calls: [],
          confidence: destroyed.confidence))
    }
    guard let slot = resolver.slot(of: assign.target, in: id) else { return }
    let kind: Deed.Kind
    switch assign.value {
    case .nil, .false, .emptyString, .zero: return
    case .emptyCollection:
      guard case .property(let key) = slot else { return }
      kind = .removes(key, "removeAll")
    case .true, .toggled, .other: kind = .opens(slot)
    }
    found.append(
      Deed(kind: kind, declaration: id, span: span, questions: asked, calls: [], confidence: .certain))
  }

  /// Where one alternative asks, the others run because it was asked, or because there is nothing to ask about.
  private mutating func walk(
    _ branches: [StepBranch], in id: DeclarationID, asked: Int, into found: inout [Deed]
  ) {
    var alternatives: [(branch: StepBranch, deeds: [Deed])] = []
    for branch in branches where branch.activity != .inactive {
      guard branch.guards.isEmpty || flag.allows(branch.guards, in: id) else { continue }
      if let choice, choice.excludes(branch) { continue }
      var deeds: [Deed] = []
      walk(branch.steps, in: id, asked: asked, into: &deeds)
      // What is taken away after a failure is the half of something that did not come about.
      if branch.isFailure { deeds.removeAll(where: \.takesAway) }
      if branch.steps.endInThrowing { deeds.removeAll(where: \.takesFileAway) }
      // A mark that the same control sets again: what it takes away is back with another tap.
      if deeds.contains(where: \.takesAway), isTakenBack(branch, by: branches) { deeds.removeAll(where: \.takesAway) }
      alternatives.append((branch, deeds))
    }
    for (number, alternative) in alternatives.enumerated() {
      let isAskedFor = alternatives.enumerated().contains { other in
        other.offset != number
          && (other.element.deeds.contains { asks($0, above: asked) }
            || alternative.branch.reads(other.element.branch.steps.statesSetToTrue))
      }
      found += alternative.deeds.map { deed in
        var deed = deed
        if isAskedFor, deed.questions == asked { deed.questions += 1 }
        return deed
      }
    }
  }

  private func isTakenBack(_ branch: StepBranch, by branches: [StepBranch]) -> Bool {
    let taken = ReversibleDeed.taken(by: branch.steps)
    return !taken.isEmpty && branches.contains { !taken.isDisjoint(with: ReversibleDeed.given(by: $0.steps)) }
  }

  private func asks(_ deed: Deed, above asked: Int) -> Bool {
    if deed.questions > asked { return true }
    guard case .opens(let slot) = deed.kind else { return false }
    return questions.asks(upon: slot)
  }

  private mutating func walk(
    _ call: CallStep, span: Span, in id: DeclarationID, asked: Int, into found: inout [Deed]
  ) {
    if call.isSelfEvident { return }
    func deed(_ kind: Deed.Kind, _ confidence: HopConfidence = .certain) -> Deed {
      Deed(kind: kind, declaration: id, span: span, questions: asked, calls: [], confidence: confidence)
    }
    if call.name == "UIAlertAction" {
      guard !call.isWayBack else { return }
      var answers: [Deed] = []
      for closure in call.closures { walk(closure.steps, in: id, asked: asked + 1, into: &answers) }
      let declares = call.arguments.contains { $0.value.kind == .implicitMember("destructive") }
      found += answers.map { deed in
        var deed = deed
        deed.answerDeclares = deed.answerDeclares || declares
        return deed
      }
      return
    }
    if let destroyed = destruction.destruction(by: call, in: id) {
      found.append(deed(.destroys(what: destroyed.what), destroyed.confidence))
    }
    if let name = call.removal, let last = call.receiver.last, last != "?",
      let slot = resolver.slot(of: call.receiver, in: id), case .property(let key) = slot
    {
      found.append(deed(.removes(key, name)))
    }
    let labels = call.arguments.compactMap(\.label)
    let candidates = resolver.fitting(
      resolver.members(call.name, receiver: call.receiver, in: id), labels: labels)
    let bodies = candidates.filter { candidate in
      // `var save: () -> Void { { … } }`
      resolver.function(candidate)?.body != nil
        || resolver.variable(candidate)?.getter?.singleExpression?.closureBody != nil
    }
    walkClosures(of: call, bodies, in: id, asked: asked, into: &found)
    guard !call.name.isCapitalised else { return }
    if !bodies.isEmpty {
      for target in bodies {
        if call.name.startsWithDestructiveWord, deeds(of: target).contains(where: \.isRequest) {
          // What a server is asked to delete.
          found.append(deed(.callsUnseen(call.name), .likely))
        }
        let hop = CallHop(name: "\(call.name)()", declaration: id, span: span)
        for var inner in deeds(of: target, CaseChoice(call, resolver.function(target))) {
          guard inner.calls.count < Self.mostCalls else { continue }
          if case .runs(.parameter(let function, _)) = inner.kind, function == target {
            // What it is given here was walked with the call.
            continue
          }
          if inner.questions == 0 { inner.calls.insert(hop, at: 0) }
          inner.questions += asked
          inner.confidence = min(inner.confidence, bodies.count > 1 ? .likely : .certain)
          found.append(inner)
        }
      }
      return
    }
    if call.receiver.isEmpty, let slot = resolver.closureSlot(call.name, in: id) {
      found.append(deed(.runs(slot)))
      return
    }
    guard call.removal == nil, call.name != "removeItem", call.name != "trashItem",
      !call.leavesScreen(in: id, resolver)
    else { return }
    // `dialog = .delete(note)` makes a value.
    guard call.receiver.first != "" else { return }
    found.append(deed(.callsUnseen(call.name), .likely))
  }

  /// A closure that is handed to a function that asks first runs after the question; one that is only kept, not now.
  private mutating func walkClosures(
    of call: CallStep, _ bodies: [DeclarationID], in id: DeclarationID, asked: Int, into found: inout [Deed]
  ) {
    guard !call.closures.isEmpty else { return }
    var before = asked
    if bodies.isEmpty {
      let words = ([call.name] + call.receiver).filter { !$0.isEmpty }
      if words.contains(where: \.saysQuestion) || call.name.words.contains("alert") { before += 1 }
    }
    for closure in call.closures {
      var before: Int? = before
      if !bodies.isEmpty {
        before = bodies.compactMap { questions(before: call.arguments[closure.argument], closure.argument, of: $0) }
          .min().map { $0 + asked }
      }
      guard let before else { continue }
      walk(closure.steps, in: id, asked: before, into: &found)
    }
  }

  /// How often a function asks before it runs what it is given; nil if it does not run it by itself.
  private mutating func questions(before argument: Argument, _ position: Int, of target: DeclarationID) -> Int? {
    guard let function = resolver.function(target), let parameter = function.parameter(for: argument, at: position)
    else { return 0 }
    let slot = StateSlot.parameter(target, parameter.name)
    let runs = deeds(of: target).filter { $0.kind == .runs(slot) }
    if let least = runs.map(\.questions).min() { return least }
    // Kept for later, perhaps until a question is answered.
    if resolver.body(of: target)?.steps.keeps(parameter.name) ?? false { return nil }
    return 0
  }
}

extension CallStep {
  /// Whether an alert's action only goes back.
  fileprivate var isWayBack: Bool { arguments.contains { $0.value.kind == .implicitMember("cancel") } }
}

extension Resolver {
  /// A closure property of the type, or a closure parameter of the function, that a bare call runs.
  func closureSlot(_ name: String, in id: DeclarationID) -> StateSlot? {
    if let function = function(id), function.parameters.contains(where: { $0.name == name }) {
      return .parameter(id, name)
    }
    guard let owner = index.ownerName(of: id),
      let property = index.lookUp(member: name, of: owner).first(where: {
        variable($0)?.isComputed == false && variable($0)?.attribute("Environment") == nil
      })
    else { return nil }
    return .property(StateKey(owner: index.ownerName(of: property) ?? owner, name: name))
  }
}

extension StepBranch {
  /// Whether it runs under a condition that reads one of the states.
  fileprivate func reads(_ states: Set<String>) -> Bool {
    guard !states.isEmpty else { return false }
    return guards.contains { item in
      item.conditions.contains { condition in
        guard case .expression(let expression) = condition else { return false }
        return expression.names.contains(where: states.contains)
      }
    }
  }
}

extension Array where Element == Step {
  fileprivate var endInThrowing: Bool {
    guard case .exit(.throw) = last?.kind else { return false }
    return true
  }

  /// Names of states that the steps set to true.
  fileprivate var statesSetToTrue: Set<String> {
    var names: Set<String> = []
    for step in self {
      switch step.kind {
      case .assign(let assign) where assign.value == .true || assign.value == .toggled:
        if let name = assign.target.last { names.insert(name) }
      case .branch(let branches): for branch in branches { names.formUnion(branch.steps.statesSetToTrue) }
      case .apart(let inner): names.formUnion(inner.statesSetToTrue)
      default: continue
      }
    }
    return names
  }

  /// Whether a value is put into a state.
  fileprivate func keeps(_ name: String) -> Bool {
    contains { step in
      switch step.kind {
      case .assign(let assign): assign.expression?.names.contains(name) ?? false
      case .branch(let branches): branches.contains { $0.steps.keeps(name) }
      case .apart(let inner), .loop(let inner), .delayed(_, let inner): inner.keeps(name)
      case .call(let call): call.arguments.contains { $0.value.names.contains(name) }
      default: false
      }
    }
  }
}
