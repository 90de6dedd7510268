/// A delayed effect that hides something a person sees.
struct Dismissal {
  var effect: Effect
  var delay: EffectDelay
  var place: ShownStates.Place?
  var leaves = false
  /// The state's name, or what leaves.
  var what: String

  /// Waits up to this many seconds only hand over: focus, keyboard, animation.
  private static let shortest = 0.5

  init?(
    _ effect: Effect, among all: [Effect], in id: DeclarationID, _ resolver: Resolver, _ shown: ShownStates
  ) {
    guard let delay = effect.delay, delay.declaration == id, !delay.isFollowedByWork,
      !Self.isReload(effect, among: all)
    else { return nil }
    if let seconds = delay.seconds, seconds <= Self.shortest { return nil }
    self.effect = effect
    self.delay = delay
    switch effect.kind {
    case .leaves:
      leaves = true
      what = "this screen"
    case .assigns(let state?, let value):
      guard Self.hides(value), !Self.isPassing(state.name) else { return nil }
      // A refresh empties and fills again.
      guard !all.contains(where: { $0.kind == .assigns(state, .other) && $0.delay != nil }) else { return nil }
      guard let place = Self.place(of: state, value, resolver, shown) else { return nil }
      self.place = place
      what = "'\(state.name)'"
    case .removes(let state?, _):
      guard !Self.isPassing(state.name), let place = shown.firstPlace(of: state, where: { _ in true }) else {
        return nil
      }
      self.place = place
      what = "'\(state.name)'"
    default:
      return nil
    }
  }

  /// Loading again, and what shows that something loads: it ends when the data is there, not when time is up.
  private static func isReload(_ effect: Effect, among all: [Effect]) -> Bool {
    if effect.calls.count > mostCalls { return true }
    if effect.calls.contains(where: { loadingVerbs.contains($0.name.words.first ?? "") }) { return true }
    return all.contains { other in
      guard case .assigns(let state?, _) = other.kind, other.declaration == effect.declaration,
        other.delay?.delay.span == effect.delay?.delay.span
      else { return false }
      return state.name.words.contains(where: loadingWords.contains)
    }
  }

  /// A way through more calls than this convinces nobody.
  private static let mostCalls = 6
  private static let loadingVerbs: Set<String> = [
    "load", "reload", "refresh", "retry", "fetch", "sync", "poll", "connect", "reconnect", "request",
  ]
  private static let loadingWords: Set<String> = [
    "loading", "loader", "refreshing", "fetching", "progress", "checking", "spinner", "syncing", "elapsed",
  ]

  private static func hides(_ value: AssignStep.Value) -> Bool {
    switch value {
    case .nil, .false, .emptyString, .emptyCollection, .zero, .toggled: true
    case .true, .other: false
    }
  }

  private static func place(
    of state: StateKey, _ value: AssignStep.Value, _ resolver: Resolver, _ shown: ShownStates
  ) -> ShownStates.Place? {
    let properties = resolver.index.lookUp(member: state.name, of: state.owner).compactMap(resolver.variable)
    if properties.contains(where: { $0.attribute("FocusState") != nil }) { return nil }
    return shown.firstPlace(of: state) { read in
      switch value {
      case .nil, .emptyString, .emptyCollection: return !Self.unseenUsers.contains(read.user)
      case .zero: return ["opacity", "offset", "scaleEffect"].contains(read.user) || read.use == .condition
      default:
        if read.use == .condition { return true }
        if read.use == .binding { return Self.presenters.contains(read.user) || read.label == "isPresented" }
        return Self.visibleUsers.contains(read.user)
      }
    }
  }

  /// States that say what the program does and not what it tells.
  private static func isPassing(_ name: String) -> Bool {
    name.words.contains(where: Self.passingWords.contains)
  }

  private static let passingWords: Set<String> = [
    "loading", "loader", "progress", "checking", "spinner", "elapsed", "minimum", "skeleton", "indicator",
    "refreshing", "fetching", "processing", "busy", "saving", "animating", "animation", "animate",
    "spinning",
    "submitting", "syncing", "typing", "pressed", "highlighted", "highlight", "shake", "shaking", "pulse", "pulsing",
    "bounce", "bouncing", "throttled", "debouncing", "focused", "focus", "dragging", "scrolling", "suppress",
    "ignoring",
    "uploading", "downloading", "searching", "task", "timer", "cooldown", "playing", "recording", "flash", "flashing",
    "wiggle", "rotation", "scale", "disabled",
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
