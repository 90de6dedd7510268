/// Source of the advice: WWDC25 session 238, 6:02–6:22: native controls take the prominent style by themselves.
struct PlainButtonStyle: Rule {
  let id = "plain-button-style"
  let group = RuleGroup.size
  let severity = Severity.information
  let reference = Reference.session238(minute: 6, second: 2)
  let tags = ["size", "wcag412", "coga-o1p05"]
  let explanation = Explanation(
    what: "A button or link that Assistive Access shows is drawn without a button's shape.",
    why: """
      In an Assistive Access scene buttons take a large, prominent style by themselves. A plain or borderless style opts \
      out of it, so that the control may look like text or a picture. This is a heuristic: a photo that opens when it is \
      tapped may well be plain.
      """,
    instead: "Leave the style away.")
  var examples: [Example] { Self.cases }

  func reports(in context: RuleContext) -> [Report] {
    let buttons = PlainButtons(context)
    return context.reachedBodies.flatMap { body in
      body.liveElements.flatMap { number, element in
        element.modifiers.compactMap { modifier -> Report? in
          guard modifier.name == "buttonStyle", modifier.activity != .inactive,
            let style = ControlStyle(modifier), Self.styles.contains(style.name),
            buttons.styles(number, in: body), !keepsTapsApart(number, in: body)
          else { return nil }
          return context.report(
            "this style opts out of the prominent shape that Assistive Access gives to buttons; leave the style away",
            about: element, at: modifier.nameSpan, in: body, fixes: fixes(modifier, number, in: body, context))
        }
      }
    }
  }

  private static let styles: Set<String> = [
    "plain", "borderless", "PlainButtonStyle", "BorderlessButtonStyle",
  ]

  /// In a row of a list a tap runs every button of the row, unless their style says otherwise: where a row holds more
  /// than one button the style is needed.
  private func keepsTapsApart(_ number: Int, in body: ReachedBody) -> Bool {
    let facts = body.facts
    let around = [number] + facts.ancestors(of: number)
    guard let holder = Self.rowHolder(in: around, facts), holder > 0,
      around[holder...].contains(where: { ["List", "Form"].contains(facts.elements[$0].name) })
    else { return false }
    let row = around[holder - 1]
    let controls = ([row] + facts.descendants(of: row)).filter { Vocabulary.controls.contains(facts.elements[$0].name) }
    return controls.count > 1
  }

  /// The position of what makes rows, among an element and what is around it.
  private static func rowHolder(in around: [Int], _ facts: BodyFacts) -> Int? {
    around.firstIndex { ["List", "Form", "Section", "ForEach"].contains(facts.elements[$0].name) }
  }

  private func fixes(
    _ modifier: Modifier, _ number: Int, in body: ReachedBody, _ context: RuleContext
  ) -> [Fix] {
    guard body.facts.elements[number].name != "self",
      let editor = SourceEditor(context.file, in: context.snapshot)
    else { return [] }
    // In a row the style keeps a tap on one button from being one on all of them.
    let isInRow = Self.rowHolder(in: [number] + body.facts.ancestors(of: number), body.facts) != nil
    let isAlone = body.liveElements.filter { Vocabulary.controls.contains($0.element.name) }.count <= 1
    return [
      Fix(
        title: "Leave the style away", safety: isInRow || !isAlone ? .unsafe : .safe,
        edits: [editor.removing(context.location(modifier.span, in: body.id).span)])
    ]
  }
}

/// Tells whether a style is given to a button other than a photo.
private struct PlainButtons {
  private let search: ControlSearch
  private let labels: LabelReader
  private let names = ControlStyle.controls(styledBy: "buttonStyle")

  init(_ context: RuleContext) {
    search = ControlSearch(resolver: context.resolver, graph: context.graph, names: names)
    labels = LabelReader(resolver: context.resolver)
  }

  func styles(_ number: Int, in body: ReachedBody) -> Bool {
    guard search.holdsControl(number, in: body.id) else { return false }
    let own = ([number] + body.facts.descendants(of: number)).filter { names.contains(body.facts.elements[$0].name) }
    // The controls are in views of their own.
    if own.isEmpty { return true }
    return own.contains { control in
      let label = labels.label(of: control, in: body.id)
      return !(label.pictureIsContent && label.text != .present)
    }
  }
}
