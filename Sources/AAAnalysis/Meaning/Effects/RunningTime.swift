/// Time that is counted down before a person, and runs out.
struct RunningTime {
  /// What is counted down; nil where SwiftUI shows the time that is left.
  var state: StateKey?
  /// What happens at the end.
  var effect: Effect?
  /// Where the counter, or what it decides, is shown.
  var place: ShownStates.Place?
  /// Whether a button on the way stops it: then a person started it on purpose.
  var canBeStopped = false

  /// - Parameter change: what else the wait does: it comes at the end of the time that `Text(timerInterval:)` shows.
  init?(_ wait: TimedWait, in id: DeclarationID, hasOtherChange: Bool, _ meaning: TimedMeaning) {
    let owner = meaning.resolver.index.ownerName(of: id)
    if wait.delay.delay.repeats, let counter = Self.counter(in: wait), !meaning.isElapsed(counter.name) {
      guard let end = Self.end(of: counter, wait, meaning) else { return nil }
      let shown = meaning.shown.firstPlace(of: counter) { _, _ in true }
      // A count that nobody sees is the program's own.
      guard shown != nil || wait.writesText else { return nil }
      state = counter
      effect = end.effect
      place = end.place ?? shown
      canBeStopped = meaning.canStop(counter, owner)
      return
    }
    guard hasOtherChange, let owner, let place = meaning.runningClock(in: owner) else { return nil }
    self.place = place
    canBeStopped = meaning.canStop(nil, owner)
  }

  private static func counter(in wait: TimedWait) -> StateKey? {
    // A clock ticks slowly enough to be read.
    if let seconds = wait.seconds, seconds < 0.09 { return nil }
    for effect in wait.effects {
      guard case .assigns(let state?, _) = effect.kind, effect.assignment?.step == .down, effect.calls.count <= 2 else {
        continue
      }
      return state
    }
    return nil
  }

  /// What happens when the counter comes to its end.
  private static func end(
    of counter: StateKey, _ wait: TimedWait, _ meaning: TimedMeaning
  ) -> (effect: Effect?, place: ShownStates.Place?)? {
    for effect in wait.effects
    where effect.guards.contains(where: { $0.names.contains(counter.name) }) && effect.assignment?.step != .down {
      if meaning.isConsequence(effect, of: counter) { return (effect, nil) }
    }
    if let place = meaning.lock(by: counter) { return (nil, place) }
    if let effect = meaning.reaction(to: counter) { return (effect, nil) }
    return nil
  }
}

extension TimedWait {
  /// Whether the code writes into a label of UIKit.
  fileprivate var writesText: Bool {
    effects.contains { effect in
      if let target = effect.assignment?.target, target.count > 1, target.last == "text" || target.last == "title" {
        return true
      }
      return effect.kind == .callsUnseen("setTitle")
    }
  }
}

extension TimedMeaning {
  /// Counters of the program's own.
  fileprivate func isElapsed(_ name: String) -> Bool {
    name.words.contains {
      ["retry", "retries", "attempts", "attempt", "opacity", "offset", "width", "height"].contains($0)
    }
  }

  /// Whether an effect at the end of a countdown takes something from the person.
  fileprivate func isConsequence(_ effect: Effect, of counter: StateKey) -> Bool {
    guard !effect.calls.contains(where: { $0.name.words.first == "stop" || $0.name.words.first == "reset" }) else {
      return false
    }
    switch effect.kind {
    case .leaves: return true
    case .destroys: return true
    case .assigns(let state?, let value):
      guard state != counter, !isPassing(state.name), !isRunning(state.name) else { return false }
      switch value {
      case .true:
        if state.name.words.contains(where: Self.enablingWords.contains) { return false }
        if state.name.words.contains(where: Self.endingWords.contains) {
          return shown.firstPlace(of: state, where: { _, _ in true }) != nil
        }
        return shown.firstPlace(of: state) { read, _ in
          read.use == .binding && (read.label == "isPresented" || ["sheet", "alert"].contains(read.user))
        } != nil
      case .false, .nil:
        return shown.firstPlace(of: state) { read, _ in read.use == .condition } != nil
      case .other:
        guard let name = enumCase(effect.assignment) else { return effect.assignment?.step == .up && isPage(state) }
        if name.words.contains(where: Self.enablingWords.contains) { return false }
        return shown.firstPlace(of: state) { read, _ in read.use == .condition } != nil
      default: return false
      }
    case .callsUnseen(let name):
      return name.words.contains(where: Self.endingWords.contains) || name.endsSession
    case .removes(let state?, _):
      return shown.firstPlace(of: state) { _, _ in true } != nil
    default: return false
    }
  }

  private func isPage(_ state: StateKey) -> Bool {
    shown.firstPlace(of: state) { read, _ in read.use == .index || read.use == .condition } != nil
  }

  private func isRunning(_ name: String) -> Bool {
    name.words.contains { ["running", "active", "counting", "started", "paused", "ticking", "timer"].contains($0) }
  }

  private static let enablingWords: Set<String> = [
    "can", "resend", "enabled", "allowed", "available", "retry", "ready", "again", "idle", "active",
  ]
  private static let endingWords: Set<String> = [
    "over", "up", "finish", "finished", "end", "ended", "fail", "failed", "lose", "lost", "expired", "expire", "submit",
    "timeout", "result", "results", "done", "complete", "completed", "out", "skip", "next", "send", "call", "purchase",
  ]

  /// `.disabled(remaining == 0)`, `.allowsHitTesting(remaining > 0)`: nothing can be tapped when the time is up.
  fileprivate func lock(by counter: StateKey) -> ShownStates.Place? {
    shown.firstPlace(of: counter) { read, id in
      guard ["disabled", "allowsHitTesting"].contains(read.user), let body = resolver.body(of: id) else { return false }
      return body.elements.contains { element in
        element.modifiers.contains { modifier in
          guard modifier.name == read.user, let value = modifier.arguments.first?.value, value.span.contains(read.span)
          else { return false }
          return value.saysOver == (read.user == "disabled")
        }
      }
    }
  }

  /// `.onChange(of: remaining) { if remaining == 0 { … } }`, and an observer of the property.
  fileprivate func reaction(to counter: StateKey) -> Effect? {
    var finder = EffectFinder(resolver: resolver)
    func first(_ steps: [Step], in id: DeclarationID, _ names: Set<String>) -> Effect? {
      finder.effects(of: steps, in: id).first { effect in
        effect.guards.contains { $0.names.contains(where: names.contains) } && isConsequence(effect, of: counter)
      }
    }
    let names: Set<String> = [counter.name, "newValue", "$0", "$1", "value", "newTime"]
    for property in resolver.index.lookUp(member: counter.name, of: counter.owner) {
      guard let steps = resolver.body(of: property)?.steps, !steps.isEmpty else { continue }
      if let effect = first(steps, in: property, names) { return effect }
    }
    var found: Effect?
    _ = shown.firstPlace(of: counter) { read, id in
      guard read.user == "onChange", let body = resolver.body(of: id) else { return false }
      for action in body.actions {
        guard let number = action.modifier else { continue }
        let modifier = body.elements[action.element].modifiers[number]
        guard modifier.name == "onChange", modifier.span.contains(read.span) else { continue }
        found = first(action.steps, in: id, names)
        if found != nil { return true }
      }
      return false
    }
    return found
  }

  /// Where a view of the type shows the time that is left by itself: `Text(timerInterval:)`.
  fileprivate func runningClock(in owner: String) -> ShownStates.Place? {
    for part in resolver.index.parts(of: owner) {
      for (ordinal, declaration) in resolver.index.files[part.file].declarations.enumerated()
      where declaration.owner == part.ordinal {
        let id = DeclarationID(file: part.file, ordinal: ordinal)
        guard let node = graph.node(of: id), let body = resolver.body(of: id) else { continue }
        for (number, element) in body.elements.enumerated() where node.liveElements[number] {
          guard ["Text", "ProgressView"].contains(element.name), element["timerInterval"] != nil,
            element["countsDown"]?.value.kind != .boolean(false)
          else { continue }
          return ShownStates.Place(
            declaration: id,
            read: StateRead(path: [], use: .argument, user: element.name, label: nil, span: element.nameSpan))
        }
      }
    }
    return nil
  }

  /// Whether a button of the type stops or pauses what counts.
  fileprivate func canStop(_ counter: StateKey?, _ owner: String?) -> Bool {
    let owners = Set([owner, counter?.owner].compactMap { $0 })
    for node in graph.nodes {
      guard let body = resolver.body(of: node.declaration), !body.actions.isEmpty else { continue }
      let isOwn = resolver.index.ownerName(of: node.declaration).map(owners.contains) ?? false
      for action in body.actions where action.role == .action && node.liveElements[action.element] {
        if action.steps.stop(owners, isOwn: isOwn, in: node.declaration, resolver) { return true }
      }
    }
    return false
  }
}

extension Array where Element == Step {
  /// Whether code calls something that stops or pauses, or says that nothing runs any more.
  fileprivate func stop(_ owners: Set<String>, isOwn: Bool, in id: DeclarationID, _ resolver: Resolver) -> Bool {
    contains { step in
      switch step.kind {
      case .call(let call):
        if call.closures.contains(where: { $0.steps.stop(owners, isOwn: isOwn, in: id, resolver) }) { return true }
        guard isOwn || resolver.type(of: call.receiver, in: id).map(owners.contains) ?? false else { return false }
        return call.name.words.contains(where: Self.stopWords.contains)
      case .assign(let assign):
        guard isOwn || resolver.type(of: assign.target.dropLast(), in: id).map(owners.contains) ?? false else {
          return false
        }
        let words = assign.target.last?.words ?? []
        return words.contains { ["running", "paused", "pause", "active", "counting", "started"].contains($0) }
      case .branch(let branches): return branches.contains { $0.steps.stop(owners, isOwn: isOwn, in: id, resolver) }
      case .apart(let inner), .loop(let inner), .delayed(_, let inner):
        return inner.stop(owners, isOwn: isOwn, in: id, resolver)
      case .wait, .exit: return false
      }
    }
  }

  private static var stopWords: Set<String> { ["stop", "pause", "cancel", "invalidate", "toggle", "suspend"] }
}

extension Expression {
  /// `remaining == 0`, `remaining <= 0`, `remaining < 1` say that the time is over; `remaining > 0` that it is not.
  fileprivate var saysOver: Bool? {
    switch kind {
    case .operation(let sign, let operands) where operands.count == 2:
      guard case .integer(let text) = operands[1].kind, text == "0" || text == "1" else { return nil }
      switch sign {
      case "==", "<=", "<": return true
      case ">", ">=", "!=": return false
      default: return nil
      }
    case .operation("||", let operands), .operation("&&", let operands):
      return operands.lazy.compactMap(\.saysOver).first
    case .prefix("!", let inner): return inner.saysOver.map { !$0 }
    case .tuple(let arguments) where arguments.count == 1: return arguments[0].value.saysOver
    default: return nil
    }
  }
}
