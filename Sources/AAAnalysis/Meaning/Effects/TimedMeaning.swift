/// What is needed to tell what a timed change means to a person.
struct TimedMeaning {
  let resolver: Resolver
  let graph: ViewGraph
  let shown: ShownStates
  /// Waits up to this many seconds only hand over: focus, keyboard, animation.
  let shortest: Double

  /// Whether a wait is long enough for an effect behind it to be a timed change.
  func isLong(_ wait: TimedWait, for effect: Effect) -> Bool {
    guard let seconds = wait.seconds, seconds <= shortest else { return true }
    return wait.isCounted(effect)
  }

  /// Loading again, and what shows that something loads: it ends when the data is there, not when time is up.
  func isReload(_ effect: Effect, of wait: TimedWait) -> Bool {
    if effect.calls.count > Self.mostCalls { return true }
    if isLimit(effect, of: wait) { return true }
    if effect.calls.contains(where: { Self.loadingVerbs.contains($0.name.words.first ?? "") }) { return true }
    // `guard output == .loading`: a limit for what loads.
    if effect.guards.contains(where: { $0.names.contains { $0.words.contains(where: Self.loadingWords.contains) } }) {
      return true
    }
    return wait.effects.contains { other in
      guard case .assigns(let state?, _) = other.kind, other.declaration == effect.declaration else { return false }
      return state.name.words.contains(where: Self.loadingWords.contains)
    }
  }

  /// `fail("It took too long")` of what a model waits for, once: a limit for something that does not come about.
  private func isLimit(_ effect: Effect, of wait: TimedWait) -> Bool {
    guard !wait.delay.delay.repeats,
      let failing = effect.calls.first(where: { $0.name.words.first == "fail" })
    else { return false }
    guard let owner = resolver.index.ownerName(of: failing.declaration) else { return true }
    return !resolver.index.conforms(owner, to: "View")
  }

  /// A way through more calls than this convinces nobody.
  private static let mostCalls = 6
  private static let loadingVerbs: Set<String> = [
    "load", "reload", "refresh", "retry", "fetch", "sync", "poll", "connect", "reconnect", "request", "update",
    "check", "search", "validate", "observe", "monitor", "subscribe", "save", "autosave", "persist", "download",
    "upload", "configure", "setup",
  ]
  private static let loadingWords: Set<String> = [
    "loading", "loader", "refreshing", "fetching", "progress", "checking", "spinner", "syncing", "elapsed",
  ]

  /// States that say what the program does and not what it tells, and what only decorates.
  func isPassing(_ name: String) -> Bool { name.words.contains(where: Self.passingWords.contains) }

  private static let passingWords: Set<String> = [
    "loading", "loader", "progress", "checking", "spinner", "elapsed", "minimum", "skeleton", "indicator",
    "refreshing", "fetching", "processing", "busy", "saving", "animating", "animation", "animate", "animated",
    "spinning", "submitting", "syncing", "typing", "pressed", "highlighted", "highlight", "shake", "shaking", "pulse",
    "pulsing", "bounce", "bouncing", "throttled", "debouncing", "debounce", "focused", "focus", "dragging", "drag",
    "scrolling", "scroll", "suppress", "ignoring", "ignore", "uploading", "downloading", "searching", "task", "tasks",
    "timer", "timers", "cooldown", "playing", "recording", "flash", "flashing", "wiggle", "rotation", "scale",
    "disabled", "splash", "launch", "launching", "confetti", "sparkle", "sparkles", "fireworks", "particles",
    "placeholder", "shimmer", "blinking", "blink", "cache", "cached", "cancellable", "cancellables", "subscription",
    "transition", "transitioning", "reconnecting", "connecting", "polling", "layout", "rotating", "haptic",
  ]

  /// Whether a tick only finds that something else has changed: the timer polls, and time is not the reason.
  func isPolled(_ effect: Effect, of wait: TimedWait) -> Bool {
    guard wait.delay.delay.repeats else { return false }
    let names = effect.guards.flatMap(\.names)
    guard !names.isEmpty, !wait.isCounted(effect) else { return false }
    let own = Set(names).subtracting(["self", "Task", "isCancelled"])
    guard !own.isEmpty else { return false }
    return !own.contains { $0.words.contains(where: Self.timeWords.contains) }
  }

  private static let timeWords: Set<String> = [
    "elapsed", "date", "time", "interval", "remaining", "seconds", "second", "countdown", "idle", "timeout", "duration",
    "deadline", "ticks", "tick", "left", "now", "age",
  ]

  /// The property that a state is, if it is declared in the project.
  func property(_ state: StateKey) -> VariableDeclaration? {
    resolver.index.lookUp(member: state.name, of: state.owner).lazy.compactMap(resolver.variable).first
  }

  /// The case of an enumeration that an assignment sets a state to: `.idle`, `Phase.idle`.
  func enumCase(_ assignment: AssignStep?) -> String? {
    guard let assignment, assignment.operator == "=", let expression = assignment.expression else { return nil }
    switch expression.kind {
    case .implicitMember(let name): return name
    case .postfix(let postfix):
      guard let callee = Callee(postfix), callee.linkCount == postfix.links.count else { return nil }
      if callee.receiver == [""] { return callee.name }
      guard let type = callee.receiver.last, type.isCapitalised, callee.kind != .construct,
        resolver.index.types(named: type).contains(where: { resolver.index.type($0)?.kind == .enum })
      else { return nil }
      return callee.name
    default: return nil
    }
  }

  /// Whether a state is a value of an enumeration of the project.
  func isEnum(_ state: StateKey) -> Bool {
    guard let type = property(state)?.writtenType else { return false }
    return resolver.index.types(named: type).contains { resolver.index.type($0)?.kind == .enum }
  }
}
