/// Source of the advice: WWDC25 session 238, 14:03–14:26.
struct IconOnlyLabelStyle: Rule {
  let id = "icon-only-label-style"
  let group = RuleGroup.labels
  let severity = Severity.warning
  let reference = Reference.session238(minute: 14, second: 20)
  let tags = ["labels", "icons", "wcag332", "coga-o4p06"]
  let explanation = Explanation(
    what: "A label style takes the words from a control that Assistive Access shows.",
    why: """
      A symbol alone has to be guessed. The control has a title, but its style shows only the icon; Apple asks for an \
      icon and a label on every control.
      """,
    instead: "Use `.labelStyle(.titleAndIcon)`, or leave the style away.")

  func reports(in context: RuleContext) -> [Report] {
    context.stylesHiding(.iconOnly).map { found in
      let style = found.ownStyle.map { "the label style '\($0)' shows" } ?? "this style shows"
      return context.report(
        "\(style) the icon of a control alone, which has to be guessed; show the title as well, "
          + "as in 'labelStyle(.titleAndIcon)'",
        about: found.element, at: found.modifier.nameSpan, in: found.body,
        related: context.related(found, "this control shows no words"),
        fixes: LabelStyleFix.fixes(found.modifier, in: found.body, context))
    }
  }

  let examples = IconOnlyLabelStyle.cases
}
