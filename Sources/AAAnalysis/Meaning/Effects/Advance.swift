/// A delayed effect that moves a person on, or puts something else before them.
struct Advance {
  enum Way: Hashable {
    /// Another page, step or item is chosen.
    case selects
    /// Another screen is shown.
    case navigates
    /// What is shown becomes something else.
    case replaces
  }

  var effect: Effect
  var place: ShownStates.Place?
  var way: Way
  var what: String
  /// Whether it may only tell how far some work is, as `uploadStatus` of a model does: what the app waits for then is a
  /// device or a server, not the person.
  var isMaybeProgress = false

  init?(_ wait: TimedWait, _ meaning: TimedMeaning) {
    // What is held back until a person pauses answers what they do.
    guard wait.delay.delay.source != .debounce,
      let found = wait.effects.lazy.compactMap({ Advance($0, of: wait, meaning) }).first
    else { return nil }
    self = found
  }

  private init(_ effect: Effect, _ way: Way, _ what: String, _ place: ShownStates.Place? = nil) {
    self.effect = effect
    self.way = way
    self.what = what
    self.place = place
  }

  init?(_ effect: Effect, of wait: TimedWait, _ meaning: TimedMeaning) {
    guard meaning.isLong(wait, for: effect), !meaning.isReload(effect, of: wait) else { return nil }
    switch effect.kind {
    case .assigns(let state, _):
      guard let assignment = effect.assignment else { return nil }
      if assignment.target.last == "rootViewController" || assignment.target.last == "selectedIndex" {
        // One change behind a wait of unknown length may follow what the person opened.
        let isTab = assignment.target.last == "selectedIndex"
        guard effect.calls.count <= 2, isTab ? wait.delay.delay.repeats : wait.seconds != nil else { return nil }
        self.init(effect, .navigates, "the screen")
        return
      }
      guard let state, !meaning.isPassing(state.name),
        let found = Self.change(of: state, assignment, isLoop: wait.isLoop, meaning)
      else {
        return nil
      }
      self.init(effect, found.way, "'\(state.name)'", found.place)
      isMaybeProgress =
        meaning.enumCase(assignment) != nil && !meaning.resolver.index.conforms(state.owner, to: "View")
        && state.name.words.last.map(Self.progressWords.contains) ?? false
    case .callsUnseen(let name):
      guard let call = effect.call, let found = Self.change(by: call, name, of: wait, effect, meaning) else {
        return nil
      }
      self.init(effect, found.way, found.what, found.place)
    default:
      return nil
    }
  }

  // MARK: Assignments

  private static func change(
    of state: StateKey, _ assignment: AssignStep, isLoop: Bool, _ meaning: TimedMeaning
  ) -> (place: ShownStates.Place?, way: Way)? {
    if assignment.step != .none {
      return selection(state, meaning).map { ($0, .selects) }
    }
    guard assignment.operator == "=" else { return nil }
    if assignment.value == .true {
      return link(state, meaning).map { ($0, .navigates) } ?? replacement(by: state, meaning).map { ($0, .replaces) }
    }
    switch assignment.expression?.kind {
    // `page = 1`, `step = "game"`
    case .integer, .string: return selection(state, meaning).map { ($0, .selects) }
    default: break
    }
    guard assignment.value == .other, let expression = assignment.expression else { return nil }
    if state.name == "path" || meaning.property(state)?.writtenType == "NavigationPath",
      case .array = expression.kind
    {
      return meaning.shown.firstPlace(of: state) { read, _ in read.user == "NavigationStack" }.map { ($0, .navigates) }
    }
    if let name = meaning.enumCase(assignment), meaning.isEnum(state) {
      // That loading failed or took too long is a limit.
      if name.words.contains(where: limitWords.contains) { return nil }
      guard let place = meaning.shown.firstPlace(of: state, where: { read, _ in read.use == .condition }),
        meaning.hasAlternatives(place)
      else { return selection(state, meaning).map { ($0, .selects) } }
      return (place, .replaces)
    }
    if isLoop, case .name = expression.kind { return selection(state, meaning).map { ($0, .selects) } }
    if expression.picksAnother {
      if let place = selection(state, meaning) { return (place, .selects) }
      return meaning.shown.firstPlace(of: state) { read, _ in
        ["Text", "Image", "Label", "ForEach", "List", "AsyncImage"].contains(read.user) || read.use == .condition
      }.map { ($0, .replaces) }
    }
    return nil
  }

  /// Where a state says which page, step or item is shown.
  private static func selection(_ state: StateKey, _ meaning: TimedMeaning) -> ShownStates.Place? {
    meaning.shown.firstPlace(of: state) { read, id in
      switch read.use {
      case .index: return !["opacity", "offset", "foregroundStyle", "foregroundColor", "fill"].contains(read.user)
      case .binding: return ["TabView", "scrollPosition"].contains(read.user)
      case .condition: return read.user == "switch" || meaning.compares(read, in: id)
      case .argument: return read.user == "id" && state.name.words.contains { Self.pageWords.contains($0) }
      }
    }
  }

  /// Where a state says which of two contents is shown: `if isReady { Game() } else { Rules() }`.
  private static func replacement(by state: StateKey, _ meaning: TimedMeaning) -> ShownStates.Place? {
    guard !state.name.words.contains(where: introWords.contains) else { return nil }
    return meaning.shown.firstPlace(of: state) { read, _ in read.use == .condition }
      .flatMap { meaning.replacesContent($0) ? $0 : nil }
  }

  /// What comes in, moves or has been fetched is no other content.
  private static let introWords: Set<String> = [
    "appear", "appeared", "animate", "animated", "animating", "animation", "visible", "loaded", "loading", "rotate",
    "expanded", "pulse", "fade", "splash", "launch", "launched", "error", "timeout", "connected",
  ]

  private static let progressWords: Set<String> = ["status", "state", "phase", "stage"]
  private static let limitWords: Set<String> = [
    "error", "fail", "failed", "failure", "loading", "loaded", "timeout", "timed", "offline", "disconnected", "unknown",
    "unavailable", "connected", "connecting", "success",
  ]
  private static let pageWords: Set<String> = ["index", "page", "step", "slide", "item", "selection", "question"]

  /// Where a state pushes a screen.
  private static func link(_ state: StateKey, _ meaning: TimedMeaning) -> ShownStates.Place? {
    meaning.shown.firstPlace(of: state) { read, _ in
      read.use == .binding
        && (read.user == "navigationDestination" || read.user == "NavigationLink" && read.label == "isActive")
    }
  }

  // MARK: Calls

  private static func change(
    by call: CallStep, _ name: String, of wait: TimedWait, _ effect: Effect, _ meaning: TimedMeaning
  ) -> (place: ShownStates.Place?, way: Way, what: String)? {
    switch name {
    case "append":
      guard let last = call.receiver.last, last != "?" else { return nil }
      let type = meaning.resolver.type(of: call.receiver, in: effect.declaration)
      guard type == "NavigationPath" || last == "path" || last.hasSuffix("Path") && type == "Array",
        let owner = meaning.resolver.type(of: Array(call.receiver.dropLast()), in: effect.declaration),
        let place = meaning.shown.firstPlace(
          of: StateKey(owner: owner, name: last), where: { read, _ in read.user == "NavigationStack" })
      else { return nil }
      return (place, .navigates, "'\(last)'")
    case "pushViewController", "setViewControllers":
      // Pages are set by a page view controller; it turns them when a timer says so.
      guard wait.delay.delay.repeats || name == "pushViewController" && wait.seconds != nil && effect.calls.count <= 2
      else { return nil }
      return (nil, .navigates, "the screen")
    case "scrollToItem", "scrollToPage":
      return wait.delay.delay.repeats ? (nil, .selects, "the page") : nil
    case "setContentOffset":
      return wait.delay.delay.repeats ? (nil, .selects, "the scroll position") : nil
    case "shuffle":
      guard let last = call.receiver.last,
        let owner = meaning.resolver.type(of: Array(call.receiver.dropLast()), in: effect.declaration),
        let place = meaning.shown.firstPlace(of: StateKey(owner: owner, name: last), where: { _, _ in true })
      else { return nil }
      return (place, .replaces, "'\(last)'")
    default: return nil
    }
  }
}

extension TimedMeaning {
  /// Whether a read stands in a comparison that decides what is shown: `if step == 2`.
  fileprivate func compares(_ read: StateRead, in id: DeclarationID) -> Bool {
    guard let body = resolver.body(of: id) else { return false }
    return body.elements.contains { element in
      element.guards.contains { item in
        item.conditions.contains { condition in
          switch condition {
          case .expression(let expression): expression.span.contains(read.span) && expression.isEquation
          case .matching(_, let value): value.span.contains(read.span)
          default: false
          }
        }
      }
    }
  }

  /// Whether a condition chooses between contents that a person reads or uses, and not between one and a spinner or an
  /// empty ground.
  func replacesContent(_ place: ShownStates.Place) -> Bool {
    hasAlternatives(place) { element in
      guard element.role == .content, element.kind == .construct else { return false }
      return Vocabulary.slots(ofView: element.name) == nil
        || ["Text", "Label", "Button", "Image", "List", "Form"].contains(element.name)
    }
  }

  /// Whether a condition chooses between views, and does not only show one or nothing.
  func hasAlternatives(_ place: ShownStates.Place, of isMeant: (Element) -> Bool = { _ in true }) -> Bool {
    guard let body = resolver.body(of: place.declaration) else { return false }
    var alternatives: [Int: Set<Int>] = [:]
    for element in body.elements where isMeant(element) {
      for item in element.guards where item.reads(place.read.span) || item.names.contains(place.read.path.last ?? "") {
        alternatives[item.branch, default: []].insert(item.alternative)
      }
    }
    return alternatives.values.contains { $0.count > 1 }
  }
}

extension Expression {
  fileprivate var isEquation: Bool {
    switch kind {
    case .operation(let sign, let operands): sign == "==" || operands.contains(where: \.isEquation)
    case .tuple(let arguments): arguments.contains { $0.value.isEquation }
    default: false
    }
  }

  /// `quotes.randomElement()!`, `items.shuffled()`, `items[index]`
  fileprivate var picksAnother: Bool {
    guard case .postfix(let postfix) = kind else {
      if case .operation("??", let operands) = kind { return operands.first?.picksAnother ?? false }
      return false
    }
    if let called = postfix.calledName, ["randomElement", "shuffled"].contains(called) { return true }
    guard case .subscript(let arguments) = postfix.links.last?.kind, let argument = arguments.first?.value else {
      return false
    }
    if case .string = argument.kind { return false }
    return !argument.names.isEmpty
  }
}
