/// A tap of a reached body that destroys something, or says so.
struct ReachedTap {
  var body: ReachedBody
  var tap: Tap
  /// What it destroys; nil if it only says that it does.
  var control: DestructiveControl?
}

private struct ReachedTaps: SharedFact {
  let taps: [ReachedTap]

  init(_ context: RuleContext) {
    var reader = DestructiveControlReader(context.resolver, context.graph, context.snapshot.questions)
    taps = context.reachedBodies.flatMap { body in
      reader.judged(in: body.id).map { ReachedTap(body: body, tap: $0.tap, control: $0.control) }
    }
  }
}

extension RuleContext {
  /// The taps of the file that destroy something, or say so, in source order of their declarations.
  var destructiveTaps: [ReachedTap] { fact(ReachedTaps.self).taps }

  /// How often the person must be asked before something is destroyed. A team that does not want to hear of a single
  /// question is content with one.
  var confirmations: Int {
    let option = RuleOption.confirmations
    return rulesOff.contains(option.rule) ? 1 : max(1, Int(settings[option]))
  }
}

extension RuleOption {
  static let confirmations = RuleOption(
    "confirmations", of: "destructive-confirmed-once", default: 2,
    "how many questions must be asked before something is destroyed")
}

extension ReachedTap {
  /// As a person would name it.
  var name: String {
    if let title = tap.title { return "“\(title)”" }
    guard let number = tap.element else { return "this button" }
    let element = body.facts.elements[number]
    switch tap.kind {
    case .gesture: return "this gesture"
    case .swipe: return "deleting a row"
    case .handed: return tap.modifier == nil && element.kind == .construct ? "“\(element.name)”" : "this control"
    case .control: return "this button"
    }
  }

  /// A report at the control, with the way to what it destroys.
  func report(_ message: String, related: [RelatedLocation] = [], fixes: [Fix] = [], in context: RuleContext) -> Report
  {
    let deed = control?.outcome.deed
    let calls = deed.map { $0.questions == 0 ? $0.calls : [] } ?? []
    return Report(
      message, at: context.location(tap.span, in: body.id),
      confidence: context.confidence(of: min(body.node.confidence, deed?.confidence ?? .likely)),
      severity: context.severity(of: body.node, activity: tap.activity),
      path: context.path(to: body.id, through: calls, then: name, at: tap.span), related: related, fixes: fixes)
  }

  /// Where it is destroyed, if that is elsewhere.
  func relatedDestruction(in context: RuleContext) -> [RelatedLocation] {
    guard let control, control.questions > 0 || !control.outcome.deed.calls.isEmpty else { return [] }
    return [
      RelatedLocation(
        message: "'\(control.what)' destroys it here",
        location: context.location(control.outcome.deed.span, in: control.outcome.deed.declaration))
    ]
  }
}
