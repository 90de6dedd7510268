extension RuleOption {
  /// Asked for by every rule about timing.
  static let shortestDelay = RuleOption(
    "shortestDelay", of: "timed-dismissal", default: 0.5,
    "waits up to this many seconds only hand over, and are not reported by any rule about timing")
}

/// What a wait in reached code does to a person.
enum TimedChange {
  case dismissal(Dismissal)
  case advance(Advance)
  case countdown(RunningTime)
  case sessionEnd(SessionEnd)
  /// It does something of which nothing is known.
  case unclassified(Effect)
}

struct ReachedTimedChange {
  var body: ReachedBody
  var wait: TimedWait
  var change: TimedChange
  /// All that changes before a person because the wait is over, the nearest first.
  var effects: [Effect]
}

/// The timed changes of the file; one for each wait, however many things it does.
struct TimedChanges: SharedFact {
  let all: [ReachedTimedChange]

  init(_ context: RuleContext) {
    let meaning = TimedMeaning(
      resolver: context.resolver, graph: context.graph,
      shown: context.shownStates,
      shortest: context.settings[.shortestDelay])
    var finder = EffectFinder(resolver: context.resolver)
    all = context.reachedBodies.flatMap { body -> [ReachedTimedChange] in
      // What only a developer's build does is for trying things out.
      guard body.facts.mayWait, context.index[body.id].activity != .debugOnly else { return [] }
      var told: Set<Span> = []
      return TimedWait.all(in: body.id, of: body.node, body.facts, &finder, context.graph).compactMap { wait in
        guard wait.code.activity != .debugOnly, let change = Self.change(wait, in: body.id, meaning),
          told.insert(wait.delay.delay.nameSpan).inserted
        else { return nil }
        let effects = wait.effects.filter {
          Dismissal($0, of: wait, meaning) != nil || Advance($0, of: wait, meaning) != nil
        }
        return ReachedTimedChange(body: body, wait: wait, change: change, effects: effects)
      }
    }
  }

  private static func change(_ wait: TimedWait, in id: DeclarationID, _ meaning: TimedMeaning) -> TimedChange? {
    if let end = SessionEnd(wait, in: id, meaning) { return .sessionEnd(end) }
    let dismissal = Dismissal(wait, meaning)
    let advance = dismissal == nil ? Advance(wait, meaning) : nil
    let hasChange = dismissal != nil || advance != nil
    if let countdown = RunningTime(wait, in: id, hasOtherChange: hasChange, meaning) { return .countdown(countdown) }
    if let dismissal { return .dismissal(dismissal) }
    if let advance { return .advance(advance) }
    let unknown = wait.effects.first { effect in
      guard meaning.isLong(wait, for: effect), !meaning.isReload(effect, of: wait), effect.calls.count <= 1,
        wait.delay.delay.source != .debounce
      else { return false }
      switch effect.kind {
      case .callsUnseen(let name):
        // What a parameter does is for the caller to know.
        let isParameter =
          meaning.resolver.function(effect.declaration)?.parameters.contains { $0.name == name } ?? false
        return effect.call?.isStatement == true && !isParameter && !name.isHarmlessCall
      case .assigns(let state?, _):
        // Something of a library's.
        return !meaning.resolver.index.declares(type: state.owner)
      default: return false
      }
    }
    return unknown.map { .unclassified($0) }
  }
}

extension BodyFacts {
  /// Whether anything in the body can wait, itself or by a function that it calls.
  fileprivate var mayWait: Bool {
    if steps.mayWait || actions.contains(where: \.steps.mayWait) { return true }
    return elements.contains { element in
      element.modifiers.contains { $0.name == "onReceive" || $0.name == "animation" }
    }
  }
}

extension Array where Element == Step {
  fileprivate var mayWait: Bool {
    contains { step in
      switch step.kind {
      case .wait, .delayed: true
      case .call(let call): call.isAwaited || !call.closures.isEmpty
      case .apart(let inner), .loop(let inner): inner.mayWait
      case .branch(let branches): branches.contains(where: \.steps.mayWait)
      case .assign, .exit: false
      }
    }
  }
}

extension String {
  /// Calls that neither show nor change anything that a person sees.
  fileprivate var isHarmlessCall: Bool {
    let words = words
    guard let first = words.first else { return true }
    return [
      "cancel", "invalidate", "resume", "suspend", "log", "debug", "info", "error", "warning", "trace", "track", "send",
      "yield", "finish", "contains", "append", "insert", "catch", "verbose", "with", "time", "update", "record",
      "report", "notify", "lowercased", "catching", "add", "store", "save", "fatal", "exit", "completion", "callback",
      "block", "handler", "assertion", "layout",
      "will", "did", "fetch", "load", "prepare", "fulfill",
      "lock", "unlock", "post", "stop", "start", "become", "resign", "set", "is", "has",
    ].contains(first)
  }
}

extension ReachedTimedChange {
  /// "after 2 seconds", "with every tick of a timer".
  var after: String {
    if wait.delay.delay.repeats, wait.delay.delay.source == .timer { return "when a timer fires" }
    guard let seconds = wait.seconds else { return "after a delay" }
    return "after \(seconds.secondsText) \(seconds == 1 ? "second" : "seconds")"
  }

  /// - Parameters:
  ///   - effect: what happens in the end.
  ///   - what: the state's name in quotation marks.
  func report(
    _ message: String, effect: Effect?, what: String, place: ShownStates.Place?, severity: Severity? = nil,
    fixes: [Fix] = [], _ context: RuleContext
  ) -> Report {
    var related: [RelatedLocation] = []
    if let effect {
      related.append(
        RelatedLocation(
          message: effect.kind == .leaves ? "leaves the screen here" : "\(what) is changed here",
          location: context.location(effect.span, in: effect.declaration)))
    }
    if let place {
      related.append(
        RelatedLocation(
          message: "\(what) is shown here", location: context.location(place.read.span, in: place.declaration)))
    }
    return Report(
      message, at: context.location(wait.delay.delay.nameSpan, in: body.id),
      confidence: min(
        context.confidence(of: min(body.node.confidence, effect?.confidence ?? .certain)),
        wait.seconds == nil ? .likely : .certain),
      severity: context.severity(of: body.node, activity: wait.code.activity) ?? severity,
      path: context.path(to: body.id, through: effect?.calls ?? []), related: related, fixes: fixes)
  }
}

extension Double {
  /// `2`, `1.5`
  fileprivate var secondsText: String {
    let tenths = (self * 10).rounded()
    guard tenths.magnitude < 1e15 else { return "many" }
    let isWhole = tenths.truncatingRemainder(dividingBy: 10) == 0
    return isWhole ? "\(Int(tenths / 10))" : "\(tenths / 10)"
  }
}
