/// Source of the advice: WWDC25 session 238, 14:03–14:26.
struct IconOnlyControl: Rule {
  let id = "icon-only-control"
  let group = RuleGroup.labels
  let severity = Severity.warning
  let reference = Reference.session238(minute: 14, second: 20)
  let tags = ["labels", "icons", "wcag332", "coga-o4p06"]
  let explanation = Explanation(
    what: "A button, link or toggle that Assistive Access shows has a picture but no words.",
    why: """
      A symbol alone has to be guessed. Apple asks for an icon and a label on every control, so that a person can \
      rely on whichever of the two they understand. An accessibility label does not help here: it is read aloud, \
      but not shown.
      """,
    instead: "Use `Label(\"…\", systemImage: \"…\")`, or give the control a title beside its picture.")

  func reports(in context: RuleContext) -> [Report] {
    context.reachedControls.compactMap { control in
      guard let message = message(about: control, context) else { return nil }
      let fixes =
        control.inner == nil ? IconOnlyFix(control.number, control.element, in: control.body, context).fixes : []
      return context.report(message, about: control.element, in: control.body)
        .offering(FixOffers(fixes, else: "Show a title", because: control.obstacle("a title", context)))
    }
  }

  private func message(about control: ReachedControl, _ context: RuleContext) -> String? {
    let (number, element, body) = (control.number, control.element, control.body)
    if control.kind == "Toggle", element.modifiers.contains(where: { $0.name == "labelsHidden" }) {
      guard control.inner == nil, !body.facts.hasTextBeside(number), !context.isExemptFromWords(control) else {
        return nil
      }
      return "this toggle's label is hidden, so nothing says what it is for; show the label"
    }
    guard control.label.text == .absent, control.label.picture == .present, !element.isHidden,
      !context.isExemptFromWords(control)
    else { return nil }
    // A photo in a list of photos is what the person chooses, and its own label.
    if control.label.pictureIsContent, context.isRepeated(control) { return nil }
    let kind = IconOnlyControl.words[control.kind] ?? "control"
    return body.facts.accessibilityLabel(of: number) == nil
      ? "this \(kind) shows a picture without words, which has to be guessed; "
        + "add a visible title, as in 'Label(_:systemImage:)'"
      : "this \(kind) shows a picture without words, and its accessibility label is read aloud but not shown; "
        + "make it a visible title, as in 'Label(_:systemImage:)'"
  }

  private static let words = [
    "Button": "button", "NavigationLink": "link", "Link": "link", "Menu": "menu", "Toggle": "toggle",
    "PhotosPicker": "photo picker",
  ]

  let examples = IconOnlyControl.cases
}

extension BodyFacts {
  /// Whether words stand in the same container as an element.
  fileprivate func hasTextBeside(_ element: Int) -> Bool {
    if ancestors(of: element).contains(where: { elements[$0].name == "LabeledContent" }) { return true }
    guard let parent = elements[element].parent else { return false }
    return children(of: parent).contains { sibling in
      sibling != element
        && (["Text", "Label", "LabeledContent"].contains(elements[sibling].name)
          || elements[sibling].kind != .construct || Vocabulary.slots(ofView: elements[sibling].name) == nil
          || children(of: sibling).contains { ["Text", "Label"].contains(elements[$0].name) })
    }
  }
}
