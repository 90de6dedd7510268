/// A delayed effect that hides something a person sees.
struct Dismissal {
  enum Way: Hashable {
    case hides
    /// Goes back to what it was when there was nothing to tell.
    case returns
    /// Leaves the screen.
    case leaves
    /// Takes away that a control can be used.
    case disables
  }

  var effect: Effect
  var place: ShownStates.Place?
  var way: Way
  /// The state's name, or what leaves.
  var what: String

  init?(_ wait: TimedWait, _ meaning: TimedMeaning) {
    let found = wait.effects.lazy.compactMap { Dismissal($0, of: wait, meaning) }.first
    guard let found else { return nil }
    self = found
  }

  private init(_ effect: Effect, _ way: Way, _ what: String, _ place: ShownStates.Place? = nil) {
    self.effect = effect
    self.way = way
    self.what = what
    self.place = place
  }

  init?(_ effect: Effect, of wait: TimedWait, _ meaning: TimedMeaning) {
    guard meaning.isLong(wait, for: effect), !meaning.isReload(effect, of: wait), !meaning.isPolled(effect, of: wait)
    else { return nil }
    switch effect.kind {
    case .leaves:
      // What makes room for an alert or another screen only hands over.
      let hands = wait.effects.contains { $0.kind == .callsUnseen("present") || $0.kind == .callsUnseen("show") }
      guard !hands else { return nil }
      self.init(effect, .leaves, "this screen")
    case .assigns(let state, let value):
      if let view = effect.assignment?.hiddenView {
        guard !meaning.isPassing(view), !Self.isDecoration(view), Self.isMeant(effect) else { return nil }
        self.init(effect, .hides, "'\(view)'")
        return
      }
      guard let state, !meaning.isPassing(state.name), !Self.isMotion(effect) else { return nil }
      // A refresh empties and fills again.
      guard !wait.effects.contains(where: { $0.kind == .assigns(state, .other) && value != .other }) else { return nil }
      guard let found = Self.shown(state, value, effect, of: wait, meaning) else { return nil }
      self.init(effect, found.way, "'\(state.name)'", found.place)
    case .removes(let state?, _):
      guard !meaning.isPassing(state.name), let place = meaning.shown.firstPlace(of: state, where: { _, _ in true })
      else { return nil }
      self.init(effect, .hides, "'\(state.name)'", place)
    case .callsUnseen("removeFromSuperview"):
      let view = effect.call?.receiver.last { $0 != "?" && $0 != "[]" } ?? ""
      guard !view.isEmpty, view != "view", !meaning.isPassing(view), !Self.isDecoration(view), Self.isMeant(effect)
      else { return nil }
      self.init(effect, .hides, "'\(view)'")
    default:
      return nil
    }
  }

  /// Whether a view of UIKit goes because time is up, and is not only prepared or put away on the way to something else.
  private static func isMeant(_ effect: Effect) -> Bool {
    effect.calls.count <= 2 && !effect.calls.contains { showingVerbs.contains($0.name.words.first ?? "") }
  }

  private static let showingVerbs: Set<String> = [
    "show", "present", "setup", "set", "configure", "make", "prompt", "display", "prepare", "layout", "update", "start",
    "begin", "animate", "add", "install", "switch", "transition",
  ]

  /// `birdAnimation.flip = false`: a value of a motion.
  private static func isMotion(_ effect: Effect) -> Bool {
    effect.assignment?.target.dropLast().contains { $0.words.contains("animation") || $0.words.contains("animations") }
      ?? false
  }

  /// Views of UIKit that only decorate, and what covers the change from one to another.
  private static func isDecoration(_ name: String) -> Bool {
    name.words.contains(where: decorationWords.contains)
  }

  private static let decorationWords: Set<String> = [
    "snapshot", "effect", "blur", "layer", "activity", "dimming", "background", "shadow", "emitter", "star", "cursor",
    "old", "fake", "ghost", "cell", "cover", "gradient", "ring", "circle", "separator", "line", "icon", "wrapper",
  ]

  private static func shown(
    _ state: StateKey, _ value: AssignStep.Value, _ effect: Effect, of wait: TimedWait, _ meaning: TimedMeaning
  ) -> (place: ShownStates.Place, way: Way)? {
    let property = meaning.property(state)
    if property?.attribute("FocusState") != nil { return nil }
    switch value {
    case .nil, .emptyString, .emptyCollection:
      // What a debounced search leaves empty is its answer.
      if value == .emptyCollection, wait.delay.delay.source == .debounce { return nil }
      return meaning.shown.firstPlace(of: state) { read, _ in !unseenUsers.contains(read.user) }.map { ($0, .hides) }
    case .zero:
      return meaning.shown.firstPlace(of: state) { read, _ in
        ["opacity", "offset", "scaleEffect"].contains(read.user) || read.use == .condition
      }.map { ($0, .hides) }
    case .false, .toggled:
      // A value that goes to and fro is motion; one that was turned on before goes back.
      if value == .toggled, wait.delay.delay.repeats || !wait.code.steps.turnOn(state.name) { return nil }
      return meaning.shown.firstPlace(of: state) { read, _ in
        if read.use == .condition { return true }
        if read.use == .binding { return presenters.contains(read.user) || read.label == "isPresented" }
        return visibleUsers.contains(read.user)
      }.map { ($0, .hides) }
    case .true:
      return meaning.shown.firstPlace(of: state) { read, id in
        guard read.user == "disabled", let body = meaning.resolver.body(of: id) else { return false }
        // `.disabled(isLocked)`, and not `.disabled(!canSend)`.
        return body.elements.contains { element in
          element.modifiers.contains { $0.name == "disabled" && $0.arguments.first?.value.span == read.span }
        }
      }.map { ($0, .disables) }
    case .other:
      guard let name = meaning.enumCase(effect.assignment), isResting(name, of: property, meaning.isEnum(state)) else {
        return nil
      }
      return meaning.shown.firstPlace(of: state) { read, _ in read.use == .condition || visibleUsers.contains(read.user)
      }
      .map { ($0, .returns) }
    }
  }

  /// Whether a case is what a state is when there is nothing to tell.
  private static func isResting(_ name: String, of property: VariableDeclaration?, _ isEnum: Bool) -> Bool {
    guard isEnum else { return false }
    if restingCases.contains(name) { return true }
    switch property?.initialValue?.kind {
    case .implicitMember(let initial): return initial == name
    case .postfix(let postfix): return Callee(postfix)?.name == name
    default: return false
    }
  }

  private static let restingCases: Set<String> = [
    "idle", "none", "hidden", "normal", "ready", "inactive", "initial", "dismissed", "closed", "empty", "off",
  ]

  private static let unseenUsers: Set<String> = [
    "animation", "onChange", "task", "id", "sensoryFeedback", "disabled", "tag", "onReceive", "accessibilityValue",
    "accessibilityLabel", "accessibilityHint", "focused", "searchable",
  ]
  private static let visibleUsers: Set<String> = [
    "opacity", "offset", "Text", "Label", "Image", "overlay", "scaleEffect", "hidden",
  ]
  private static let presenters: Set<String> = [
    "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "navigationDestination", "inspector", "toast",
  ]
}

extension AssignStep {
  /// `label` for `label.alpha = 0` and `label.isHidden = true`.
  var hiddenView: String? {
    guard target.count >= 2, `operator` == "=" else { return nil }
    switch (target.last, value) {
    case ("alpha", .zero), ("isHidden", .true): break
    case ("opacity", .zero) where target.contains("layer"): break
    default: return nil
    }
    return target.dropLast().last { $0 != "layer" && $0 != "[]" && $0 != "view" }
  }
}

extension Array where Element == Step {
  /// Whether code turns a state on at once, before it waits.
  fileprivate func turnOn(_ name: String) -> Bool {
    for step in self {
      switch step.kind {
      case .wait: return false
      case .assign(let assign) where assign.target.last == name && (assign.value == .true || assign.value == .toggled):
        return true
      case .branch(let branches) where branches.contains { $0.steps.turnOn(name) }: return true
      case .apart(let inner) where inner.turnOn(name): return true
      default: continue
      }
    }
    return false
  }
}
