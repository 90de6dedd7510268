/// Source of the advice: WWDC25 session 238, 11:33–11:54; Human Interface Guidelines, Accessibility.
struct DestructiveUnconfirmed: Rule {
  let id = "destructive-unconfirmed"
  let group = RuleGroup.destruction
  let severity = Severity.warning
  let reference = Reference.session238(minute: 11, second: 33)
  let tags = ["destruction", "wcag334", "wcag336", "coga-o4p02"]
  let explanation = Explanation(
    what: "A tap in Assistive Access deletes something without a question.",
    why: """
      A control is easily hit by mistake, and what is deleted may be the only photo of a person's mother. Apple asks \
      to take such actions out of Assistive Access, or to ask twice before they happen.
      """,
    instead: """
      Leave the action out of the Assistive Access scene. If it must be there, let the button ask first, with a \
      dialog that names what goes and offers a way back.
      """)

  func reports(in context: RuleContext) -> [Report] {
    var reader = DestructiveControlReader(resolver: context.resolver)
    return context.reachedBodies.flatMap { body -> [Report] in
      reader.controls(in: body.id, of: body.node, body.facts).map { report($0, in: body, context) }
    }
  }

  private func report(_ control: DestructiveControl, in body: ReachedBody, _ context: RuleContext) -> Report {
    let element = body.facts.elements[control.element]
    let span = control.modifier.map { element.modifiers[$0].nameSpan } ?? element.nameSpan
    let name: String
    if let modifier = control.modifier.map({ element.modifiers[$0].name }) {
      name = modifier == "onDelete" ? "deleting a row" : "this gesture"
    } else if let title = body.facts.title(of: control.element) {
      name = "“\(title)”"
    } else {
      name = "this button"
    }
    var related: [RelatedLocation] = []
    if !control.effect.calls.isEmpty {
      related.append(
        RelatedLocation(
          message: "'\(control.what)' destroys it here",
          location: context.location(control.effect.span, in: control.effect.declaration)))
    }
    return Report(
      "\(name) runs '\(control.what)' \(control.modifier == nil ? "at one tap" : "at once"), and what is deleted by mistake is gone; ask before it happens, or leave the action out",
      at: context.location(span, in: body.id),
      confidence: context.confidence(of: min(body.node.confidence, control.effect.confidence)),
      severity: context.severity(of: body.node, activity: element.activity),
      path: context.path(to: body.id, through: control.effect.calls, then: name, at: span), related: related,
      fixes: ConfirmationFix(control, in: body, context).fixes)
  }

  let examples = DestructiveUnconfirmed.cases
}
