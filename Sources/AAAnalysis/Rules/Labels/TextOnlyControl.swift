/// Source of the advice: WWDC25 session 238, 14:12–14:26.
struct TextOnlyControl: Rule {
  let id = "text-only-control"
  let group = RuleGroup.labels
  let severity = Severity.warning
  let reference = Reference.session238(minute: 14, second: 12)
  let tags = ["labels", "icons", "coga-o1p07"]
  let explanation = Explanation(
    what: "A button or link that Assistive Access shows has words but no picture.",
    why: """
      People who do not read, or read slowly, find a control by its picture. Apple asks for an icon and a label on \
      every control, so that a person can rely on whichever of the two they understand.
      """,
    instead: """
      Give the control a symbol beside its title: `Button("Save", systemImage: "…")`, or a \
      `Label("…", systemImage: "…")` as its label. A photo, an emoji or a drawing does as well.
      """)

  func reports(in context: RuleContext) -> [Report] {
    context.reachedControls.compactMap { control in
      guard let kind = TextOnlyControl.words[control.kind], control.label.text == .present,
        control.label.picture == .absent, !control.element.isHidden, !context.isExemptFromPicture(control),
        !context.isMended(control, { $0.picture != .absent })
      else { return nil }
      let title = control.body.facts.title(of: control.number)
      return context.report(
        "this \(kind) shows words without a picture, and people who do not read find it by its picture; "
          + "add a symbol, as in '\(TextOnlyControl.example(control.kind))'",
        about: control.element, in: control.body, severity: control.kind == "PhotosPicker" ? .information : nil
      )
      .offering(
        FixOffers(
          control.inner == nil ? TextOnlyFix(control, title: title, context).fixes : [], else: "Add a symbol",
          because: control.obstacle("a symbol", context)))
    }
  }

  private static let words = [
    "Button": "button", "NavigationLink": "link", "Link": "link", "PhotosPicker": "photo picker",
  ]

  private static func example(_ kind: String) -> String {
    kind == "Button" ? "Button(_:systemImage:)" : "Label(_:systemImage:)"
  }

  let examples = TextOnlyControl.cases
}

extension RuleContext {
  /// Whether a control needs no picture: the system decides how it looks, or it is the way out of a question.
  func isExemptFromPicture(_ control: ReachedControl) -> Bool {
    isExemptFromWords(control) || holders.isSwipeAction(control.number, in: control.body.id)
      || holders.somewhere(control.number, in: control.body.id) { hop in
        hop.body.elements[hop.parent].placement == "cancellationAction"
      }
  }
}
