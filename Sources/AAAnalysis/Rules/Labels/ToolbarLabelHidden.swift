/// Source of the advice: WWDC25 session 238, 14:03–14:26; that toolbars show icons alone is SwiftUI's default.
struct ToolbarLabelHidden: Rule {
  let id = "toolbar-label-hidden"
  let group = RuleGroup.labels
  let severity = Severity.information
  let reference = Reference.session238(minute: 14, second: 20)
  let tags = ["labels", "icons", "wcag332", "coga-o4p06"]
  let explanation = Explanation(
    what: "A control in a toolbar has a title and an icon, but a toolbar shows the icon alone.",
    why: """
      A symbol alone has to be guessed. Apple asks for an icon and a label on every control. This is a heuristic: \
      standard toolbars leave the title of a label away, and how a toolbar looks in Assistive Access is not documented.
      """,
    instead: "Add `.labelStyle(.titleAndIcon)` to the control, or put it into the screen's content.")

  func reports(in context: RuleContext) -> [Report] {
    context.reachedControls.compactMap { control in
      guard control.inner == nil, control.label.text == .present, control.label.picture == .present,
        context.holders.isInToolbar(control.number, in: control.body.id),
        !context.holders.isStyled(control.number, in: control.body.id), !context.isExemptFromWords(control),
        context.labels.label(
          of: control.number, in: control.body.id, LabelReader.Context(style: .iconOnly)
        ).text == .absent,
        // A style in the control's own label wins over one around the control.
        context.labels.label(
          of: control.number, in: control.body.id, LabelReader.Context(style: .titleAndIcon)
        ).text == .present
      else { return nil }
      return context.report(
        "a toolbar shows the icon of this control without its title, which has to be guessed; "
          + "add 'labelStyle(.titleAndIcon)'",
        about: control.element, in: control.body, fixes: LabelStyleFix.addition(to: control, context))
    }
  }

  let examples = ToolbarLabelHidden.cases
}
