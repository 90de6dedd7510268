/// A control, or a view that is handed what a control in it runs, and what becomes of a tap on it.
struct Tap {
  enum Kind: Hashable, Sendable {
    /// A button, in SwiftUI or UIKit.
    case control
    /// A tap or a long press on something that is no control.
    case gesture
    /// What a row uncovers when it is swiped, and `onDelete`.
    case swipe
    /// A view of the project that is handed a closure, which a control in it runs.
    case handed
  }

  /// Which tap of its declaration it is.
  enum Place: Hashable, Sendable, Comparable {
    /// A closure or function that is given to an element, by the position among the body's actions.
    case action(Int)
    /// A function that is handed over by name, by element and argument.
    case argument(element: Int, Int)
    /// A call in UIKit code, by its position among the body's calls.
    case call(Int)
  }

  var place: Place
  var kind: Kind
  var declaration: DeclarationID
  /// As an index into the body's elements; nil in UIKit code.
  var element: Int?
  /// The modifier that runs it (`onTapGesture`), as an index into the element's modifiers.
  var modifier: Int?
  /// The text that stands for it, relative to the declaration.
  var span: Span
  /// The words it shows, if they are written there.
  var title: String?
  /// Whether it says itself that it destroys, by its role, title or picture.
  var declares: Bool
  var activity: BuildCondition.Activity
  var outcomes: [Outcome]

  /// Something that a tap leads to.
  struct Outcome {
    /// How often the person is asked before, and the calls since the last question.
    var deed: Deed
    /// The questions that are written as dialogs or screens, first one first.
    var asked: [Question]
  }
}

/// Finds the taps of reached bodies and what they lead to.
struct TapReader {
  let resolver: Resolver
  let graph: ViewGraph
  let questions: QuestionMap
  private var finder: DeedFinder
  private var promises: [StateSlot: Int?] = [:]
  private var openPromises: Set<StateSlot> = []
  private var answering: [DeclarationID: Bool] = [:]
  private var uncovered: [DeclarationID: Bool] = [:]
  /// How often is asked before a body is seen at all, as far as that is known.
  var pushedQuestions: [DeclarationID: Int] = [:]

  init(_ resolver: Resolver, _ graph: ViewGraph, _ questions: QuestionMap) {
    self.resolver = resolver
    self.graph = graph
    self.questions = questions
    finder = DeedFinder(resolver, questions)
  }

  /// The taps of a reached body. Answers to questions are left out: they belong to what asks.
  mutating func taps(in id: DeclarationID) -> [Tap] {
    guard let node = graph.node(of: id), let body = resolver.body(of: id) else { return [] }
    return viewTaps(in: id, node, body) + codeTaps(in: id, node, body)
  }

  // MARK: Views

  private mutating func viewTaps(in id: DeclarationID, _ node: ViewGraph.Node, _ body: BodyFacts) -> [Tap] {
    var taps: [Tap] = []
    let asked = questionsPushed(before: id)
    for (number, action) in body.actions.enumerated() where node.liveElements[action.element] {
      guard let (kind, before) = use(of: action, in: id, body), !isAnswer(action.element, in: id, body),
        !isTakenBack(action, body)
      else { continue }
      let element = body.elements[action.element]
      taps.append(
        Tap(
          place: .action(number), kind: kind, declaration: id, element: action.element, modifier: action.modifier,
          span: action.modifier.map { element.modifiers[$0].nameSpan } ?? element.nameSpan,
          title: action.modifier == nil ? body.title(of: action.element) : nil,
          declares: body.declaresDestruction(action), activity: element.activity,
          outcomes: outcomes(of: action.steps, in: id, before: before + asked)))
    }
    for (number, element) in body.elements.enumerated() where node.liveElements[number] && element.kind == .construct {
      guard Vocabulary.slots(ofView: element.name) == nil, !isAnswer(number, in: id, body) else { continue }
      for (position, argument) in element.arguments.enumerated() where argument.closure == nil {
        guard let slot = closure(argument, ofView: element.name), let before = promise(slot) else { continue }
        var reader = StepReader()
        taps.append(
          Tap(
            place: .argument(element: number, position), kind: .handed, declaration: id, element: number, modifier: nil,
            span: element.nameSpan, title: body.title(of: number),
            declares: slot.name.saysDestructionSomewhere || body.declaresDestruction(number),
            activity: element.activity,
            outcomes: outcomes(of: reader.readReference(argument.value), in: id, before: before + asked)))
      }
    }
    return taps
  }

  /// What an action is to the person, and how often she is asked before it runs; nil if no tap runs it.
  private mutating func use(of action: ActionSlot, in id: DeclarationID, _ body: BodyFacts) -> (Tap.Kind, Int)? {
    let element = body.elements[action.element]
    if let modifier = action.modifier {
      let name = element.modifiers[modifier].name
      switch name {
      case "onTapGesture", "onLongPressGesture": return (.gesture, 0)
      case "onDelete": return (.swipe, 0)
      default:
        let arguments = element.modifiers[modifier].arguments
        let targets = resolver.fitting(resolver.modifiers(named: name), labels: arguments.compactMap(\.label))
        return handed(action, arguments, to: targets)
      }
    }
    let isSwipe = standsInSwipe(action.element, body) || isUncovered(id)
    switch element.kind {
    case .construct:
      if element.name == "Button" || element.name == "Menu" {
        return action.role == .action ? (isSwipe ? .swipe : .control, 0) : nil
      }
      if resolver.isOwnView(element.name, seenFrom: id) {
        guard let slot = closure(action, ofView: element.name), let before = promise(slot) else { return nil }
        return (isSwipe ? .swipe : .handed, before)
      }
      // A library's button.
      guard Vocabulary.slots(ofView: element.name) == nil, element.name.hasSuffix("Button"), action.role == .action
      else { return nil }
      return (isSwipe ? .swipe : .control, 0)
    case .call, .member:
      let targets = resolver.fitting(
        resolver.members(element.name, receiver: element.receiver, in: id),
        labels: element.arguments.compactMap(\.label))
      return handed(action, element.arguments, to: targets)
    }
  }

  /// `BookmarkButton(createBookmark: { … }, deleteBookmark: { … })`: a view that does both, so that another tap takes the
  /// first one back.
  private func isTakenBack(_ action: ActionSlot, _ body: BodyFacts) -> Bool {
    guard let label = action.label else { return false }
    return body.actions.contains { other in
      other.element == action.element && other.modifier == action.modifier
        && other.label.map { ReversibleDeed.isPair(taking: label, giving: $0) } ?? false
    }
  }

  private func standsInSwipe(_ element: Int, _ body: BodyFacts) -> Bool {
    ([element] + body.ancestors(of: element)).contains { body.elements[$0].role == .swipeActions }
  }

  /// Whether a body is shown by a swipe only: `.swipeActions { deleteButton(for: note) }`.
  private mutating func isUncovered(_ id: DeclarationID) -> Bool {
    if let known = uncovered[id] { return known }
    uncovered[id] = false
    guard let node = graph.node(of: id), node.via != nil, !node.incoming.isEmpty else { return false }
    var isUncovered = true
    for edge in node.incoming {
      let from = graph.nodes[edge.from].declaration
      guard case .element(let element) = edge.source, let body = resolver.body(of: from),
        standsInSwipe(element, body) || self.isUncovered(from)
      else {
        isUncovered = false
        break
      }
    }
    uncovered[id] = isUncovered
    return isUncovered
  }

  private mutating func handed(_ action: ActionSlot, _ arguments: [Argument], to targets: [DeclarationID]) -> (
    Tap.Kind, Int
  )? {
    guard let position = arguments.firstIndex(where: { $0.label == action.label && $0.value.span == action.value.span })
    else { return nil }
    for target in targets {
      guard let parameter = resolver.function(target)?.parameter(for: arguments[position], at: position),
        let before = promise(.parameter(target, parameter.name))
      else { continue }
      return (.handed, before)
    }
    return nil
  }

  /// A dialog's button as if it were a control of its own.
  mutating func tap(ofAnswer number: Int, in id: DeclarationID) -> Tap? {
    guard let body = resolver.body(of: id) else { return nil }
    let action = body.actions[number]
    let element = body.elements[action.element]
    return Tap(
      place: .action(number), kind: .control, declaration: id, element: action.element, modifier: nil,
      span: element.nameSpan, title: body.title(of: action.element), declares: body.declaresDestruction(action),
      activity: element.activity, outcomes: outcomes(of: action.steps, in: id, before: 0))
  }

  // MARK: UIKit

  private mutating func codeTaps(in id: DeclarationID, _ node: ViewGraph.Node, _ body: BodyFacts) -> [Tap] {
    guard body.steps.haveTaps || body.actions.contains(where: \.steps.haveTaps) else { return [] }
    let flag = AssistiveFlag(resolver: resolver)
    var taps: [Tap] = []
    for (number, collected) in body.collectedCalls.enumerated() where collected.activity != .inactive {
      let call = collected.call
      if let action = collected.action, !node.liveElements[body.actions[action].element] { continue }
      if collected.action == nil, node.extent == .flagged, !flag.requires(collected.guards, in: id) { continue }
      guard collected.guards.isEmpty || flag.allows(collected.guards, in: id), let steps = call.tapSteps else {
        continue
      }
      taps.append(
        Tap(
          place: .call(number), kind: call.name == "UIContextualAction" ? .swipe : .control, declaration: id,
          element: nil, modifier: nil, span: call.nameSpan, title: call.shownTitle, declares: call.declaresDestruction,
          activity: collected.activity, outcomes: outcomes(of: steps, in: id, before: 0)))
    }
    return taps
  }

  // MARK: Outcomes

  private mutating func outcomes(of steps: [Step], in id: DeclarationID, before: Int) -> [Tap.Outcome] {
    var search = Search()
    var found: [Tap.Outcome] = []
    expand(finder.deeds(of: steps, in: id), asked: [], before: before, sites: [], &search, into: &found)
    return found
  }

  private struct Search {
    var seen: Set<Question> = []
    var left = 400
  }

  private mutating func expand(
    _ deeds: [Deed], asked: [Question], before: Int, sites: [UseSite], _ search: inout Search,
    into found: inout [Tap.Outcome]
  ) {
    for deed in deeds {
      guard search.left > 0 else { return }
      search.left -= 1
      var deed = deed
      deed.questions += before
      switch deed.kind {
      case .destroys, .removes, .callsUnseen:
        found.append(Tap.Outcome(deed: deed, asked: asked))
      case .opens(let slot):
        for (question, inner) in asking(upon: slot, sites: sites) where search.seen.insert(question).inserted {
          for answer in answers(to: question, sites: inner) {
            var deeds = finder.deeds(of: answer.steps, in: answer.declaration)
            for number in deeds.indices {
              deeds[number].answerDeclares = deeds[number].answerDeclares || answer.declares
            }
            expand(
              deeds, asked: asked + [question], before: deed.questions + 1, sites: answer.sites, &search, into: &found)
          }
        }
      case .runs(let slot):
        guard let given = given(slot, sites: sites) else {
          found.append(Tap.Outcome(deed: deed, asked: asked))
          continue
        }
        for code in given.code {
          var deeds = finder.deeds(of: code, in: given.declaration)
          for number in deeds.indices {
            deeds[number].answerDeclares = deeds[number].answerDeclares || deed.answerDeclares
          }
          expand(deeds, asked: asked, before: deed.questions, sites: given.sites, &search, into: &found)
        }
      }
    }
  }

  // MARK: Questions and their answers

  private struct Answer {
    var declaration: DeclarationID
    var steps: [Step]
    var declares: Bool
    var sites: [UseSite]
  }

  /// What is asked upon a state, here or where the state is handed to or comes from.
  private func asking(upon slot: StateSlot, sites: [UseSite]) -> [(Question, [UseSite])] {
    var found: [(Question, [UseSite])] = []
    var seen: Set<StateSlot> = []
    var pending = [(slot, sites)]
    while let (next, around) = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      for question in questions.questions[next] ?? [] where isQuestion(question, upon: next) {
        found.append((question, around))
      }
      for (site, inner) in questions.handedDown[next] ?? [] { pending.append((inner, [site] + around)) }
      let outer = questions.handedFrom[next] ?? []
      if let first = around.first, let same = outer.first(where: { $0.site == first }) {
        pending.append((same.outer, Array(around.dropFirst())))
      } else {
        for (_, state) in outer { pending.append((state, [])) }
      }
    }
    return found
  }

  /// A dialog asks; a sheet or screen does if its state or its view says so.
  private func isQuestion(_ question: Question, upon slot: StateSlot) -> Bool {
    guard question.kind == .screen else { return true }
    if slot.saysQuestion { return true }
    guard let body = resolver.body(of: question.declaration) else { return false }
    return body.elements.indices.contains { number in
      body.isContent(number, of: question) && body.elements[number].kind == .construct
        && (body.elements[number].name.saysQuestion || body.elements[number].name.saysDestructionSomewhere)
    }
  }

  private mutating func answers(to question: Question, sites: [UseSite]) -> [Answer] {
    guard let body = resolver.body(of: question.declaration) else { return [] }
    let elements: [Int]
    if question.kind == .inPlace {
      elements = [question.element] + body.descendants(of: question.element)
    } else {
      elements = body.elements.indices.filter { body.isContent($0, of: question) }
    }
    var found: [Answer] = []
    answers(among: elements, in: question.declaration, sites: sites, depth: 0, into: &found)
    return found
  }

  private mutating func answers(
    among elements: [Int], in id: DeclarationID, sites: [UseSite], depth: Int, into found: inout [Answer]
  ) {
    guard let body = resolver.body(of: id), let node = graph.node(of: id) else { return }
    let chosen = Set(elements)
    for action in body.actions where chosen.contains(action.element) && node.liveElements[action.element] {
      let element = body.elements[action.element]
      guard action.role == .action || action.role == .gesture, !element.isWayBack else { continue }
      // A project's view runs what it is given when its own control is tapped.
      if action.modifier == nil, element.kind == .construct, !resolver.bodies(ofType: element.name).isEmpty { continue }
      if let modifier = action.modifier,
        !["onTapGesture", "onLongPressGesture"].contains(element.modifiers[modifier].name)
      {
        continue
      }
      found.append(
        Answer(declaration: id, steps: action.steps, declares: body.declaresDestruction(action), sites: sites))
    }
    guard depth < 4 else { return }
    for number in elements where node.liveElements[number] {
      let element = body.elements[number]
      let targets: [DeclarationID]
      if element.kind == .construct {
        guard Vocabulary.slots(ofView: element.name) == nil else { continue }
        targets = resolver.bodies(ofType: element.name)
      } else {
        targets = resolver.fitting(
          resolver.members(element.name, receiver: element.receiver, in: id),
          labels: element.arguments.compactMap(\.label))
      }
      let site = UseSite(declaration: id, element: number, modifier: nil)
      let isOwnMember = element.kind != .construct && element.receiver.isEmpty
      for target in targets where target != id {
        guard let inner = resolver.body(of: target), inner.showsViews else { continue }
        let outer = inner.elements.indices.filter { inner.elements[$0].isOnOwnScreen(inner, $0) }
        // A member of the same view sees the same closures; a view of its own is given others.
        let around = isOwnMember && resolver.function(target) == nil ? sites : [site] + sites
        answers(among: outer, in: target, sites: around, depth: depth + 1, into: &found)
      }
    }
  }

  /// Whether a control is an answer: it stands in a dialog, or on a screen or in a place that is there to ask.
  mutating func isAnswer(_ element: Int, in id: DeclarationID, _ body: BodyFacts) -> Bool {
    var current = element
    for _ in 0...body.elements.count {
      let shown = body.elements[current]
      if shown.role == .dialog || shown.role == .message { return true }
      if let parent = shown.parent {
        if shown.role.startsScreen, let modifier = shown.parentModifier {
          let question = Question(kind: .screen, declaration: id, element: parent, modifier: modifier)
          let slots = questions.triggers(of: modifier, on: parent, in: id)
          if slots.contains(where: { isQuestion(question, upon: $0) }) { return true }
        }
      }
      guard let parent = shown.parent else { break }
      current = parent
    }
    if !resolver.askingStates(body.elements[element].guards, in: id).isEmpty { return true }
    return isAnswering(id)
  }

  /// Whether a body is shown in questions only.
  private mutating func isAnswering(_ id: DeclarationID) -> Bool {
    if let known = answering[id] { return known }
    answering[id] = false
    guard let node = graph.node(of: id), node.via != nil, !node.incoming.isEmpty else { return false }
    var isAnswering = true
    for edge in node.incoming {
      let from = graph.nodes[edge.from].declaration
      guard case .element(let element) = edge.source, let body = resolver.body(of: from),
        isAnswer(element, in: from, body)
      else {
        isAnswering = false
        break
      }
    }
    answering[id] = isAnswering
    return isAnswering
  }

  // MARK: Closures handed down

  /// How often a view asks before it runs a closure that it is given; nil if no tap runs it.
  private mutating func promise(_ slot: StateSlot) -> Int? {
    if let known = promises[slot] { return known }
    guard openPromises.count < 12, openPromises.insert(slot).inserted else { return nil }
    defer { openPromises.remove(slot) }
    var least: Int?
    for body in bodies(running: slot) {
      let isUncovered = isUncovered(body)
      for tap in taps(in: body) where tap.kind != .swipe || isUncovered {
        for outcome in tap.outcomes where outcome.deed.kind == .runs(slot) {
          least = min(least ?? .max, outcome.deed.questions)
        }
      }
    }
    promises[slot] = .some(least)
    return least
  }

  private func bodies(running slot: StateSlot) -> [DeclarationID] {
    switch slot {
    case .parameter(let function, _): return [function]
    case .property(let key):
      return resolver.index.parts(of: key.owner).flatMap { part -> [DeclarationID] in
        resolver.index.files[part.file].declarations.indices.compactMap { ordinal in
          let id = DeclarationID(file: part.file, ordinal: ordinal)
          guard resolver.index.files[part.file].declarations[ordinal].owner == part.ordinal,
            resolver.body(of: id) != nil
          else { return nil }
          return id
        }
      }
    }
  }

  private func closure(_ action: ActionSlot, ofView name: String) -> StateSlot? {
    guard let label = action.label else {
      return resolver.lastClosure(of: name).map { .property(StateKey(owner: name, name: $0)) }
    }
    return closureProperty(label, of: name)
  }

  /// `Row(onDelete: remove)`: the property that the function is handed to.
  private func closure(_ argument: Argument, ofView name: String) -> StateSlot? {
    guard let label = argument.label, argument.value.path != nil, let slot = closureProperty(label, of: name),
      case .property(let key) = slot,
      resolver.index.lookUp(member: key.name, of: key.owner).compactMap(resolver.variable).contains(where: {
        $0.type?.name == "Function" || $0.type?.name == "Optional" && $0.type?.arguments.first?.name == "Function"
      })
    else { return nil }
    return slot
  }

  private func closureProperty(_ label: String, of name: String) -> StateSlot? {
    guard
      let property = resolver.index.lookUp(member: label, of: name).first(where: {
        resolver.variable($0)?.isComputed == false
      })
    else { return nil }
    return .property(StateKey(owner: resolver.index.ownerName(of: property) ?? name, name: label))
  }

  private struct Given {
    var declaration: DeclarationID
    var code: [[Step]]
    var sites: [UseSite]
  }

  /// What a closure holds, where the way went through the place that hands it down.
  private func given(_ slot: StateSlot, sites: [UseSite]) -> Given? {
    for (position, site) in sites.enumerated() {
      guard let body = resolver.body(of: site.declaration) else { continue }
      let element = body.elements[site.element]
      let arguments = site.modifier.map { element.modifiers[$0].arguments } ?? element.arguments
      let label: String?
      let isLast: Bool
      switch slot {
      case .property(let key):
        guard site.modifier == nil, element.kind == .construct, element.name == key.owner else { continue }
        label = key.name
        isLast = resolver.lastClosure(of: key.owner) == key.name
      case .parameter(let function, let name):
        guard questions.uses[function]?.contains(site) ?? false,
          let parameters = resolver.function(function)?.parameters
        else { continue }
        label = parameters.first { $0.name == name }?.label
        isLast = parameters.last { $0.type.name == "Function" }?.name == name
      }
      var code: [[Step]] = []
      for action in body.actions where action.element == site.element && action.modifier == site.modifier {
        if action.label == label && label != nil || action.label == nil && isLast { code.append(action.steps) }
      }
      if code.isEmpty {
        for argument in arguments where argument.closure == nil && argument.label == label && argument.value.path != nil
        {
          var reader = StepReader()
          code.append(reader.readReference(argument.value))
        }
      }
      return Given(declaration: site.declaration, code: code, sites: Array(sites[(position + 1)...]))
    }
    return nil
  }
}

extension Resolver {
  /// The last stored closure of a view: it takes a trailing closure without a label.
  func lastClosure(of owner: String) -> String? {
    var last: String?
    for part in index.types(named: owner) {
      for declaration in index.files[part.file].declarations where declaration.owner == part.ordinal {
        guard case .variable(let variable) = declaration.value, !variable.isComputed,
          variable.type?.name == "Function"
            || variable.type?.name == "Optional" && variable.type?.arguments.first?.name == "Function"
        else { continue }
        last = variable.name
      }
    }
    return last
  }
}

extension BodyFacts {
  /// Whether an element stands in what a modifier shows.
  fileprivate func isContent(_ element: Int, of question: Question) -> Bool {
    guard let modifier = question.modifier else { return false }
    var current: Int? = element
    while let number = current, let parent = elements[number].parent {
      if parent == question.element, elements[number].parentModifier == modifier {
        return elements[number].role != .message
      }
      // What another question or screen in it shows is shown upon another state.
      if elements[number].role == .dialog, elements[number].parentModifier != nil { return false }
      if elements[number].role.startsScreen { return false }
      current = parent
    }
    return false
  }
}

extension Element {
  /// Whether the control only leads back: `role: .cancel`, `.cancel(…)`.
  fileprivate var isWayBack: Bool {
    self["role"]?.value.kind == .implicitMember("cancel") || kind == .call && name == "cancel"
  }

  /// Whether it stands on the screen of its body, and neither in a dialog nor on a screen of its own.
  fileprivate func isOnOwnScreen(_ body: BodyFacts, _ number: Int) -> Bool {
    ([number] + body.ancestors(of: number)).allSatisfy {
      let role = body.elements[$0].role
      return role != .dialog && role != .message && !role.startsScreen && role != .accessibilityAction
    }
  }
}
