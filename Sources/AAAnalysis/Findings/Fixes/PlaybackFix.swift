/// Takes out what starts sound or video without a tap, where the person can start it.
struct PlaybackFix {
  private let call: ReachedCall
  private let hasControls: Bool
  private let context: RuleContext

  init(_ call: ReachedCall, hasControls: Bool, _ context: RuleContext) {
    self.call = call
    self.hasControls = hasControls
    self.context = context
  }

  var offers: FixOffers {
    let title = "Let the person start it"
    guard hasControls else { return .refused(title, because: "nothing on the screen would start it") }
    let lists = StatementFinder(call.span, in: context.index[call.body.id].value).lists
    guard let editor = SourceEditor(context.file, in: context.snapshot),
      let statement = lists.last?.statements.first(where: { $0.span.contains(call.span) }),
      case .expression(let expression) = statement.kind, expression.bareCall?.name == call.call.name
    else { return .none }
    let removal = CodeRemoval(of: [statement.span], in: call.body.id, wait: nil, editor, context)
    if let refusal = removal.refusal { return .refused(title, because: refusal.words) }
    return .fix(Fix(title: title, safety: .unsafe, edits: removal.edits))
  }
}
