/// Source of the advice: WWDC25 session 238, 11:33–11:54; Human Interface Guidelines, Accessibility.
struct DestructiveUnconfirmed: Rule {
  let id = "destructive-unconfirmed"
  let group = RuleGroup.destruction
  let severity = Severity.warning
  let reference = Reference.session238(minute: 11, second: 33)
  let tags = ["destruction", "wcag334", "wcag336", "coga-o4p02", "coga-o7p03"]
  let explanation = Explanation(
    what: "A tap in Assistive Access deletes something without a question.",
    why: """
      A control is easily hit by mistake, and what is deleted may be the only photo of a person's mother. Apple asks \
      to take such actions out of Assistive Access, or to ask twice before they happen.
      """,
    instead: """
      Leave the action out of the Assistive Access scene. If it must be there, let the control ask first, and ask \
      again, with dialogs that name what goes and offer a way back.
      """)

  func reports(in context: RuleContext) -> [Report] {
    context.destructiveTaps.compactMap { found -> Report? in
      // What a swipe uncovers is hidden too: another rule's finding.
      guard let control = found.control, control.questions == 0, found.tap.kind != .swipe else { return nil }
      let when = found.tap.kind == .gesture ? "at once" : "at one tap"
      return found.report(
        "\(found.name) runs '\(control.what)' \(when), and what is deleted by mistake is gone; ask before it happens, or leave the action out",
        related: found.relatedDestruction(in: context),
        in: context
      )
      .offering(ConfirmationFix(found, context).offers)
      .offering(FixOffers(fixes: ControlRemovalFix(found, context).fixes))
    }
  }

  let examples = DestructiveUnconfirmed.cases + DestructiveUnconfirmed.controllerCases
}
