/// Source of the advice: WWDC25 session 238, 14:03–14:26.
struct LabelStyleTitleOnly: Rule {
  let id = "label-style-title-only"
  let group = RuleGroup.labels
  let severity = Severity.warning
  let reference = Reference.session238(minute: 14, second: 12)
  let tags = ["labels", "icons", "coga-o1p07"]
  let explanation = Explanation(
    what: "A label style takes the icon from a control that Assistive Access shows.",
    why: """
      People who do not read, or read slowly, find a control by its picture. The control has an icon, but its style \
      shows only the title; Apple asks for an icon and a label on every control.
      """,
    instead: "Use `.labelStyle(.titleAndIcon)`, or leave the style away.")

  func reports(in context: RuleContext) -> [Report] {
    context.stylesHiding(.titleOnly).map { found in
      let style = found.ownStyle.map { "the label style '\($0)' shows" } ?? "this style shows"
      return context.report(
        "\(style) the title of a control alone, and people who do not read find it by its picture; "
          + "show the icon as well, as in 'labelStyle(.titleAndIcon)'",
        about: found.element, at: found.modifier.nameSpan, in: found.body,
        related: context.related(found, "this control shows no picture"),
        fixes: LabelStyleFix.fixes(found.modifier, in: found.body, context))
    }
  }

  let examples = LabelStyleTitleOnly.cases
}
