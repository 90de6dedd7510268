/// Takes a delayed change out, or hands it to a button that the person taps.
struct TimedChangeFix {
  /// What the change does to a person.
  enum Meaning {
    case dismissal(Dismissal.Way)
    case advance(Advance.Way)
    case sessionEnd
  }

  let change: ReachedTimedChange
  let effect: Effect
  let meaning: Meaning
  /// Where what changes is shown; nil if that is not known.
  let place: ShownStates.Place?
  let context: RuleContext

  init(
    _ change: ReachedTimedChange, _ effect: Effect, _ meaning: Meaning, place: ShownStates.Place?,
    _ context: RuleContext
  ) {
    self.change = change
    self.effect = effect
    self.meaning = meaning
    self.place = place
    self.context = context
  }

  var id: DeclarationID { change.body.id }
  var delay: Delay { change.wait.delay.delay }

  var offers: FixOffers {
    guard let editor = SourceEditor(context.file, in: context.snapshot) else { return .none }
    let targets: [Span]
    switch self.targets {
    case .success(let found): targets = found
    case .failure(let reason): return .refused(removalTitle, because: reason.words)
    }
    if let name = overloadedCall { return .refused(removalTitle, because: "'\(name)' does more than that") }
    if case .advance = meaning, let reason = doubtAboutNext {
      return .refused("Let the person go on with a button", because: reason)
    }
    if isStepOfWork(targets) { return .refused(removalTitle, because: "more happens behind it, which may rely on it") }
    let button = TimedChangeButton(self, targets, editor)?.offers ?? .none
    if let other = lostChange {
      // A button makes all of the changes, if they are all to be seen where it waits.
      let isCarried = !button.fixes.isEmpty && carriesAll(targets)
      return isCarried ? button : .refused(removalTitle, because: "'\(other)' changes with it, too")
    }
    return button + removal(targets, isMendedByButton: !button.fixes.isEmpty, editor)
  }

  var removalTitle: String {
    if case .sessionEnd = meaning { return "Keep the person signed in" }
    return "Remove the timed change"
  }

  // MARK: Taking out

  private func removal(_ targets: [Span], isMendedByButton: Bool, _ editor: SourceEditor) -> FixOffers {
    let removal = CodeRemoval(of: targets, in: id, wait: delay.span, controls: controls, editor, context)
    if removal.refusal == .controlWouldDoNothing, let atOnce = atOnce(editor) { return .fix(atOnce) }
    if let refusal = removal.refusal { return .refused(removalTitle, because: refusal.words) }
    if let caller = impatientCaller(removal) {
      return .refused(removalTitle, because: "'\(caller)' goes on when the wait is over")
    }
    var safety = Fix.Safety.unsafe
    if !isMendedByButton, case .refused(let reason) = wayOn {
      return .refused(removalTitle, because: reason)
    } else if !isMendedByButton, case .doubtful = wayOn {
      safety = .placeholder
    } else if isMendedByButton, case .refused = wayOn {
      return .none
    }
    let edits = removal.edits
    return edits.isEmpty ? .none : .fix(Fix(title: removalTitle, safety: safety, edits: edits))
  }

  /// What a person can do where nothing changes by itself any more.
  private enum WayOn {
    case known
    /// Something may stay for ever.
    case doubtful
    case refused(String)
  }

  private var wayOn: WayOn {
    let state: StateKey?
    let value: AssignStep.Value
    if case .assigns(let found, let given) = effect.kind {
      (state, value) = (found, given)
    } else {
      (state, value) = (nil, .other)
    }
    let timed = changes.map { ($0.declaration, $0.span) }
    var name: String?
    if case .dismissal(.returns) = meaning { name = effect.assignment?.caseName }
    let isChanged = state.map { context.isChangedByPerson($0, as: value, to: name, besides: timed) } ?? false
    switch meaning {
    case .sessionEnd, .dismissal(.disables): return .known
    case .dismissal(.leaves):
      // A pushed screen has a Back button.
      return effect.call?.name == "dismiss" && effect.call?.arguments.isEmpty == false ? .doubtful : .known
    case .dismissal(.hides):
      if let place, place.read.user == "fullScreenCover" {
        return isClosedFromInside(place) ? .known : .refused("nothing else takes away what covers the screen")
      }
      if isChanged || isPartOfControl { return .known }
      return place?.read.user == "alert" || place?.read.user == "confirmationDialog" ? .known : .doubtful
    case .dismissal(.returns):
      if isChanged { return .known }
      return .refused("nothing else sets '\(state?.name ?? "it")' back")
    case .advance(let way):
      if case .callsUnseen(let name) = effect.kind, way == .selects, name != "setViewControllers" {
        // What scrolls is scrolled by hand, too.
        return .known
      }
      return isChanged ? .known : .refused("nothing else here moves the person on")
    }
  }

  /// What changes beside what goes away, and would never change again without the wait.
  private var lostChange: String? {
    guard case .dismissal = meaning else { return nil }
    for other in changes.dropFirst() {
      guard case .assigns(let state, let value) = other.kind, value == .other || value == .true else { continue }
      return state?.name ?? "something"
    }
    return nil
  }

  /// Whether the statements that a button makes are all that changes.
  private func carriesAll(_ targets: [Span]) -> Bool {
    changes.allSatisfy { change in
      guard change.calls.first?.declaration ?? change.declaration == id else { return false }
      let span = change.calls.first?.span ?? change.span
      return targets.contains { $0.contains(span) }
    }
  }

  /// Why a button in the place of the wait could lead to what is not there yet, or past something.
  private var doubtAboutNext: String? {
    let lists = StatementFinder(delay.span, in: context.index[id].value).lists
    guard let list = lists.last else { return nil }
    let others = list.statements.filter { !$0.span.contains(delay.span) }
    var waits = AwaitedCalls()
    waits.walk(others)
    if delay.source == .sleep, !waits.sleeps.isEmpty {
      return "there is another wait beside it, and each would need a button of its own"
    }
    if waits.awaited.contains(where: { $0.upper <= delay.span.lower }) {
      return "what is awaited before it may not be done when the person goes on"
    }
    return nil
  }

  /// Whether a control on a cover closes it.
  private func isClosedFromInside(_ place: ShownStates.Place) -> Bool {
    guard let body = context.resolver.body(of: place.declaration) else { return false }
    let presentations = Presentations(context.screens, context.resolver)
    let exits = ScreenExits(context)
    return body.elements.enumerated().contains { number, element in
      element.modifiers.enumerated().contains { position, modifier in
        modifier.name == "fullScreenCover" && modifier.span.contains(place.read.span)
          && (presentations.screen(presentedBy: position, of: number, in: place.declaration)
            .map { screen in
              exits.areLeftByControl(
                screen,
                presentedBy: modifier.arguments.first.map {
                  context.resolver.slots(readBy: $0.value, in: place.declaration)
                } ?? [], in: place.declaration)
            } ?? false)
      }
    }
  }

  /// Whether what changes is only how a control looks that can be used as before: `Copied` in the place of `Copy`.
  var isPartOfControl: Bool {
    guard let place, let body = context.resolver.body(of: place.declaration) else { return false }
    let read = place.read.span
    var current = body.elements.lastIndex { element in
      element.span.contains(read) || element.guards.contains { $0.reads(read) }
    }
    while let number = current {
      let element = body.elements[number]
      if ["Button", "Toggle", "Link"].contains(element.name), element.role != .dialog { return true }
      current = element.parentModifier == nil ? element.parent : nil
    }
    return false
  }

  // MARK: What goes

  /// All that a person sees change, the one that is told first.
  private var changes: [Effect] {
    if case .sessionEnd = meaning { return [effect] }
    return [effect] + change.effects.filter { $0.span != effect.span || $0.declaration != effect.declaration }
  }

  /// Why a change cannot be taken out.
  private enum Trouble: Error {
    case elsewhere
    case valueIsUsed

    var words: String {
      switch self {
      case .elsewhere: "the change is made by other code"
      case .valueIsUsed: RemovalRefusal.valueIsUsed.words
      }
    }
  }

  /// The statements in the waiting body that make the change, relative to it.
  private var targets: Result<[Span], Trouble> {
    var found: [Span] = []
    for effect in changes {
      let isMain = effect.span == self.effect.span && effect.declaration == self.effect.declaration
      guard effect.calls.first?.declaration ?? effect.declaration == id else {
        if isMain { return .failure(.elsewhere) }
        continue
      }
      let span = effect.calls.first?.span ?? effect.span
      let lists = StatementFinder(span, in: context.index[id].value).lists
      guard let statement = lists.last?.statements.first(where: { $0.span.contains(span) }) else {
        if isMain { return .failure(.elsewhere) }
        continue
      }
      switch statement.kind {
      case .expression: break
      case .variable(let variable) where variable.initialValue?.span.contains(delay.span) == true: break
      default:
        if isMain { return .failure(.valueIsUsed) }
        continue
      }
      if !found.contains(statement.span) { found.append(statement.span) }
    }
    return found.isEmpty ? .failure(.elsewhere) : .success(found)
  }

  /// Whether what moves on is one of several things behind the wait that are done one after the other.
  private func isStepOfWork(_ targets: [Span]) -> Bool {
    targets.contains { target in
      let lists = StatementFinder(target, in: context.index[id].value).lists
      switch meaning {
      case .sessionEnd: return false
      case .dismissal:
        // `isVisible = false`, and a while later `onComplete()`: it is told that the message is gone.
        return lists.contains { list in
          list.statements.contains { statement in
            guard statement.span.lower >= target.upper, !targets.contains(statement.span),
              case .expression(let expression) = statement.kind, let name = expression.bareCall?.name
            else { return false }
            return name.words.first.map(Self.closingWords.contains) ?? false
          }
        }
      case .advance:
        // Each tick of a timer does several things; those of a loop stand beside its wait.
        guard let list = lists.last, !delay.repeats || delay.source == .sleep else { return false }
        if delay.repeats, list.statements.contains(where: { $0.span.contains(delay.span) }) { return false }
        return list.statements.contains { statement in
          statement.span.lower >= target.upper && !statement.isIdle && !targets.contains(statement.span)
        }
      }
    }
  }

  private static let closingWords: Set<String> = ["on", "completion", "complete", "finish", "close", "done"]

  /// For a control that does nothing but wait and then make the change.
  private func atOnce(_ editor: SourceEditor) -> Fix? {
    guard !delay.repeats else { return nil }
    let lists = StatementFinder(delay.span, in: context.index[id].value).lists
    guard let statement = lists.last?.statements.first(where: { $0.span.contains(delay.span) }),
      case .expression(let expression) = statement.kind
    else { return nil }
    let title = "Do it at once"
    let span = context.location(statement.span, in: id).span
    if delay.source == .sleep, statement.onlyWaits || expression.bareCall != nil {
      return Fix(
        title: title, safety: .unsafe, edits: editor.takingOut([span], declarations: [], replacing: []))
    }
    guard delay.source == .dispatch || delay.source == .timer, let call = expression.bareCall?.call,
      call.arguments.filter({ $0.closure != nil }).count == 1,
      let closure = call.arguments.lazy.compactMap(\.closure).first, closure.captures.isEmpty,
      let first = closure.statements.first, !closure.statements.contains(where: \.onlyGuards)
    else { return nil }
    let inner = content(
      of: context.location(closure.bodySpan, in: id).span, from: context.location(first.span, in: id).span, editor)
    // A comment at the end would swallow what follows the call on its line.
    guard editor.isLastCode(span.upper) else { return nil }
    let code = editor.reindented(
      inner, from: editor.indentation(at: inner.lower), to: editor.indentation(at: span.lower))
    return Fix(title: title, safety: .unsafe, edits: [editor.replacing(span, with: code)])
  }

  /// What stands between braces, with the comments around the statements, but for one behind the opening brace.
  private func content(of body: Span, from first: Span, _ editor: SourceEditor) -> Span {
    let text = editor.text
    let isSpace = { (offset: Int) in [0x20, 0x09, 0x0A, 0x0D].contains(text.bytes[offset]) }
    var lower = first.lower
    let opening = text.lines.line(at: body.lower)
    if text.lines.line(at: first.lower) > opening {
      lower = text.lines.lineRange(opening + 1).lower
      while lower < first.lower, isSpace(lower) { lower += 1 }
    }
    var upper = body.upper
    while upper > first.upper, isSpace(upper - 1) { upper -= 1 }
    return Span(lower, upper)
  }

  /// Code of controls and gestures.
  var controls: Set<Span> {
    Set(
      change.body.facts.actions.compactMap { action in
        guard action.role == .action || action.role == .gesture, case .closure(let closure) = action.value.kind else {
          return nil
        }
        return closure.bodySpan
      })
  }

  /// A function that the wait calls and that does more than to change what is shown.
  private var overloadedCall: String? {
    let known = changes.map(\.span)
    for effect in changes {
      guard let hop = effect.calls.first, hop.declaration == id else { continue }
      let others = change.wait.effects.filter { $0.calls.first?.span == hop.span }
      let isMore = others.contains { other in
        if known.contains(other.span) { return false }
        switch other.kind {
        case .assigns(_, let value): return value == .other || value == .true
        case .removes, .leaves: return false
        case .destroys: return true
        case .callsUnseen(let name): return !Self.passingCalls.contains(name)
        }
      }
      if isMore { return hop.name }
    }
    return nil
  }

  /// Calls that only stop, tell of or smooth a change.
  private static let passingCalls: Set<String> = [
    "cancel", "invalidate", "animate", "removeFromSuperview", "layoutIfNeeded", "setNeedsLayout", "impactOccurred",
    "notificationOccurred", "selectionChanged", "prepare", "debug", "info", "log", "trace", "notice", "warning",
    "error",
    "withAnimation", "removeAllAnimations", "seconds", "milliseconds", "transition", "dismiss", "setNeedsDisplay",
    "now",
  ]

  /// Who waits for the waiting function before it does something else.
  private func impatientCaller(_ removal: CodeRemoval) -> String? {
    guard removal.removedWait, let function = context.resolver.function(id), function.isAsync,
      !change.body.node.incoming.isEmpty
    else { return nil }
    for edge in change.body.node.incoming {
      let caller = context.graph.nodes[edge.from].declaration
      guard case .call(let number) = edge.source, let calls = context.resolver.body(of: caller)?.collectedCalls,
        calls.indices.contains(number), calls[number].call.isAwaited
      else { continue }
      let lists = StatementFinder(calls[number].span, in: context.index[caller].value).lists
      guard let list = lists.last, let last = list.statements.last(where: { !$0.isIdle }) else { continue }
      if !last.span.contains(calls[number].span) { return context.index[caller].name }
    }
    return nil
  }
}

/// The calls that code waits for; what a task of its own waits for holds nothing up.
private struct AwaitedCalls: CodeVisitor {
  private var all: [Span] = []
  private var apart: [Span] = []
  private(set) var sleeps: [Span] = []

  var awaited: [Span] { all.filter { place in !apart.contains { $0.contains(place) } } }

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .awaiting: all.append(expression.span)
    case .postfix(let postfix):
      guard let callee = Callee(postfix), let call = callee.call else { return }
      if ["sleep", "usleep"].contains(callee.name) { sleeps.append(expression.span) }
      if ["Task", "detached", "async", "asyncAfter"].contains(callee.name) {
        apart += call.arguments.compactMap(\.closure).map(\.span)
      }
    default: return
    }
  }
}

extension RemovalRefusal {
  /// In words for a person: lower case, no full stop.
  var words: String {
    switch self {
    case .valueIsUsed: "what the change gives back is used"
    case .loopIsFollowed: "more happens when the loop with the wait has ended"
    case .controlWouldDoNothing: "a control would do nothing without it"
    case .leavesBrokenCode: "the code around it would not compile without it"
    }
  }
}
