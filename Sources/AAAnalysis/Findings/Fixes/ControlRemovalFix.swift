/// Takes a control out, where something else stands beside it.
struct ControlRemovalFix {
  private let element: Element?
  private let body: ReachedBody
  private let context: RuleContext

  init(_ found: ReachedTap, _ context: RuleContext) {
    self.init(
      found.tap.kind == .gesture || found.tap.modifier != nil ? nil : found.tap.element, in: found.body, context)
  }

  init(_ element: Int?, in body: ReachedBody, _ context: RuleContext) {
    self.element = element.map { body.facts.elements[$0] }
    self.body = body
    self.context = context
  }

  var fixes: [Fix] {
    guard let element, let editor = SourceEditor(context.file, in: context.snapshot),
      let list = StatementFinder(element.chainSpan, in: context.index[body.id].value).lists.last,
      list.statements.count > 1, list.statements.contains(where: { $0.span == element.chainSpan })
    else { return [] }
    return [
      Fix(
        title: "Leave it out", safety: .removal,
        edits: [editor.removing(context.location(element.chainSpan, in: body.id).span)])
    ]
  }
}
