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
    let labels = LabelReader(resolver: context.resolver)
    return context.reachedBodies.flatMap { body in
      body.liveElements.compactMap { number, element -> Report? in
        guard let finding = Finding(number, element, in: body, labels) else { return nil }
        return Report(
          finding.message, at: context.location(element.nameSpan, in: body.id),
          confidence: context.confidence(of: body.node.confidence),
          severity: context.severity(of: body.node, activity: element.activity), path: context.path(to: body.id),
          fixes: IconOnlyFix(number, element, in: body, context).fixes)
      }
    }
  }

  /// A control whose label is a picture alone.
  private struct Finding {
    var message: String

    init?(_ number: Int, _ element: Element, in body: ReachedBody, _ labels: LabelReader) {
      guard element.kind == .construct, IconOnlyControl.controls.contains(element.name),
        !element.isExempt(in: body.facts)
      else { return nil }
      if element.name == "Toggle", element.modifiers.contains(where: { $0.name == "labelsHidden" }) {
        guard !body.facts.hasTextBeside(number) else { return nil }
        message = "this toggle's label is hidden, so nothing says what it is for; show the label"
        return
      }
      // A style of the project's own that is given words may draw them.
      if element.modifiers.contains(where: \.isStyleWithWords) { return nil }
      let label = labels.label(of: number, in: body.id)
      guard label.text == .absent, label.picture == .present else { return nil }
      // A photo in a list of photos is what the person chooses, and its own label.
      if label.pictureIsContent, body.facts.isRepeated(number) { return nil }
      let kind = IconOnlyControl.words[element.name] ?? "control"
      message =
        body.facts.accessibilityLabel(of: number) == nil
        ? "this \(kind) shows a picture without words, which has to be guessed; add a visible title, as in 'Label(_:systemImage:)'"
        : "this \(kind) shows a picture without words, and its accessibility label is read aloud but not shown; "
          + "make it a visible title, as in 'Label(_:systemImage:)'"
    }
  }

  private static let controls: Set<String> = ["Button", "NavigationLink", "Link", "Menu", "Toggle"]
  private static let words = [
    "Button": "button", "NavigationLink": "link", "Link": "link", "Menu": "menu", "Toggle": "toggle",
  ]

  let examples = IconOnlyControl.cases
}

extension Element {
  /// Controls that need no words of their own, or that another rule speaks of.
  fileprivate func isExempt(in body: BodyFacts) -> Bool {
    if self["role"]?.value.kind == .implicitMember("cancel") { return true }
    if role == .dialog || role == .contextMenu { return true }
    var current = parent
    var modifierOfChild = parentModifier
    var child = self
    while let number = current {
      let ancestor = body.elements[number]
      if child.role == .dialog || child.role == .contextMenu || child.role == .label { return true }
      if Self.exemptContainers.contains(ancestor.name) { return true }
      if ["ToolbarItem", "ToolbarItemGroup"].contains(ancestor.name),
        ancestor["placement"]?.value.kind == .implicitMember("keyboard")
      {
        return true
      }
      if let position = modifierOfChild, ancestor.modifiers[position].name == "searchSuggestions" { return true }
      child = ancestor
      modifierOfChild = ancestor.parentModifier
      current = ancestor.parent
    }
    return false
  }

  private static let exemptContainers: Set<String> = ["Picker", "Map", "MapAnnotation", "Annotation"]
}

extension Modifier {
  fileprivate var isStyleWithWords: Bool {
    guard name == "buttonStyle" || name == "toggleStyle" || name == "menuStyle",
      case .postfix(let postfix) = arguments.first?.value.kind, let callee = Callee(postfix)
    else { return false }
    return callee.call?.arguments.contains { ["title", "text", "label"].contains($0.label) } ?? false
  }
}

extension BodyFacts {
  /// Whether an element stands in a loop over data.
  fileprivate func isRepeated(_ element: Int) -> Bool {
    ancestors(of: element).contains { number in
      let ancestor = elements[number]
      if ancestor.name == "ForEach" { return true }
      return ancestor.name == "List" && ancestor.title != nil
    }
  }

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
