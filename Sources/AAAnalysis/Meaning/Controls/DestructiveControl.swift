/// A control whose tap destroys something, at once or after questions.
struct DestructiveControl {
  var tap: Tap
  /// The outcome with the fewest questions.
  var outcome: Tap.Outcome
  /// The call as a person would name it: `modelContext.delete`.
  var what: String

  /// How often the person is asked.
  var questions: Int { outcome.deed.questions }
}

/// Judges which taps destroy what belongs to the person.
struct DestructiveControlReader {
  private let resolver: Resolver
  private var taps: TapReader

  init(_ resolver: Resolver, _ graph: ViewGraph, _ questions: QuestionMap) {
    self.resolver = resolver
    taps = TapReader(resolver, graph, questions)
  }

  /// The taps of a body that destroy something, and those that only say so: for these there is no control.
  mutating func judged(in id: DeclarationID) -> [(tap: Tap, control: DestructiveControl?)] {
    taps.taps(in: id).compactMap { tap in
      if let (outcome, what) = worst(tap, in: id) {
        return (tap, DestructiveControl(tap: tap, outcome: outcome, what: what))
      }
      return isMarked(tap, in: id) ? (tap, nil) : nil
    }
  }

  /// Whether a control is marked as destructive and does something that cannot be seen.
  private func isMarked(_ tap: Tap, in id: DeclarationID) -> Bool {
    guard tap.kind != .handed, tap.outcomes.contains(where: { $0.deed.isUnknown }) else { return false }
    guard let element = tap.element else { return tap.declares }
    return resolver.body(of: id)?.marksDestruction(element) ?? false
  }

  /// Whether an answer in a dialog destroys something, or leads to a further question about it.
  mutating func destroys(_ action: Int, in id: DeclarationID) -> Bool {
    guard let tap = taps.tap(ofAnswer: action, in: id) else { return false }
    return worst(tap, in: id) != nil
  }

  private func worst(_ tap: Tap, in id: DeclarationID) -> (Tap.Outcome, String)? {
    var worst: (outcome: Tap.Outcome, what: String)?
    for outcome in tap.outcomes {
      let deed = outcome.deed
      let declares = deed.questions == 0 || tap.kind == .handed ? tap.declares : tap.declares || deed.answerDeclares
      guard isMeant(outcome, of: tap, declares: declares), let what = what(deed, declares: declares, in: id) else {
        continue
      }
      if let known = worst?.outcome.deed, known.rank <= deed.rank { continue }
      worst = (outcome, what)
    }
    return worst
  }

  /// Whether the tap is for the deed, and does not only come across it: what is tidied up on the way to something
  /// else is no loss.
  private func isMeant(_ outcome: Tap.Outcome, of tap: Tap, declares: Bool) -> Bool {
    let deed = outcome.deed
    let names = deed.calls.map(\.name) + [resolver.index[deed.declaration].name]
    if names.contains(where: { Self.housekeepingWords.contains($0.words.first ?? "") }) { return false }
    if names.contains(where: \.namesCache) || tap.title?.saysCache ?? false { return false }
    if outcome.asked.contains(where: asksAboutCache) { return false }
    if declares || deed.calls.count <= 1 { return true }
    return deed.calls.prefix(2).contains { $0.name.saysDestruction }
  }

  /// “Delete cached pictures?”, or `Strings.CachedPictures.title`
  private func asksAboutCache(_ question: Question) -> Bool {
    guard let modifier = question.modifier, let body = resolver.body(of: question.declaration),
      let title = body.elements[question.element].modifiers[modifier].firstUnlabelled?.value
    else { return false }
    return title.writtenText?.saysCache ?? title.names.contains(where: \.saysCache)
  }

  private static let housekeepingWords: Set<String> = [
    "cleanup", "clean", "prune", "purge", "expire", "evict", "sync", "migrate", "refresh", "load", "reload", "fetch",
    "update", "import", "rebuild", "seed", "replace", "prepare", "setup", "configure", "bootstrap", "schedule", "apply",
    "generate", "compact", "trim", "invalidate", "cancel", "stop", "set",
    "enforce",
  ]

  private func what(_ deed: Deed, declares: Bool, in id: DeclarationID) -> String? {
    switch deed.kind {
    case .destroys(let call): return call
    case .removes where deed.endsSession != nil: return declares ? deed.endsSession : nil
    case .callsUnseen(let name):
      // Only a control that says it destroys gives weight to a call that cannot be seen.
      let words = name.words
      return declares && words.contains(where: Self.verbs.contains)
        && !words.contains(where: Self.insideWords.contains) ? name : nil
    case .removes(let state, let call):
      guard declares, isOwnCollection(state), !Destruction(resolver).isForm(id),
        !Destruction(resolver).isForm(deed.declaration)
      else { return nil }
      return "\(state.name).\(call)"
    case .opens, .runs: return nil
    }
  }

  private static let verbs: Set<String> = ["delete", "remove", "erase", "clear", "discard", "wipe", "reset", "destroy"]

  /// Names of what a program takes off for itself.
  private static let insideWords: Set<String> = [
    "cache", "caches", "superview", "subview", "subviews", "observer", "observers", "target", "gesture", "recognizer",
    "focus", "keyboard", "highlight", "highlights", "child", "parent", "layer", "layers", "responder", "constraint",
    "constraints", "animation", "animations", "delegate", "listener", "listeners", "controller",
  ]

  private func isOwnCollection(_ state: StateKey) -> Bool {
    let properties = resolver.index.lookUp(member: state.name, of: state.owner).compactMap(resolver.variable)
    return properties.contains { Destruction.isKept($0, resolver) }
  }
}

extension String {
  /// `clearCache`, and not `forgetCachedPassword`, which forgets the password.
  fileprivate var namesCache: Bool { words.contains { $0 == "cache" || $0 == "caches" } }

  /// `CachedEntities`, “Delete cached pictures”; a long text is no title.
  var saysCache: Bool {
    utf8.count <= 96 && words.contains { $0 == "cache" || $0 == "caches" || $0 == "cached" }
  }
}

extension Deed {
  /// The function on the way that logs out, if there is one: what it empties in memory is the smaller part of it.
  fileprivate var endsSession: String? {
    for call in calls {
      let name = String(call.name.prefix { $0 != "(" })
      let words = name.words
      let isEnd = ["logout", "signout"].contains(words.first) || ["log", "sign"].contains(words.first)
      if isEnd, name.startsWithDestructiveWord { return name }
    }
    return nil
  }

  /// Whether what it does is not in the sources.
  fileprivate var isUnknown: Bool {
    switch kind {
    case .runs, .callsUnseen: true
    case .destroys, .removes, .opens: false
    }
  }

  /// The fewest questions first, then what is surest.
  fileprivate var rank: (Int, Int, Int) {
    let sureness =
      switch kind {
      case .destroys: 0
      case .removes: 1
      case .callsUnseen(let name): name.startsWithDestructiveWord ? 2 : 3
      case .opens, .runs: 4
      }
    return (questions, -confidence.rawValue, sureness)
  }
}
