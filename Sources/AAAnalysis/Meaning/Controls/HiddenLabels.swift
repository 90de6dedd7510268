/// Finds the controls that a label style takes the words or the picture from.
struct HiddenLabels {
  let labels: LabelReader
  let holders: Holders

  private var resolver: Resolver { labels.resolver }

  struct Hidden {
    var id: DeclarationID
    var control: Int
  }

  /// - Parameters:
  ///   - element: the element whose chain sets the style.
  ///   - style: `.iconOnly` or `.titleOnly`.
  /// - Returns: the first control that shows less by the style than it was given; nil if there is none.
  func control(hiddenBy style: LabelStyle, at element: Int, in id: DeclarationID) -> Hidden? {
    guard let body = resolver.body(of: id) else { return nil }
    if isControl(body.elements[element]), hides(style, element, in: id, LabelReader.Context(style: .automatic)) {
      return Hidden(id: id, control: element)
    }
    return outer(style, element, in: id) ?? inner(style, element, in: id, body)
  }

  private func isControl(_ element: Element) -> Bool {
    element.kind == .construct && ControlFinder.controls.contains(element.name)
  }

  private func hides(_ style: LabelStyle, _ control: Int, in id: DeclarationID, _ context: LabelReader.Context) -> Bool
  {
    let whole = labels.label(of: control, in: id, LabelReader.Context(handed: context.handed))
    let shown = labels.label(of: control, in: id, context)
    return style == .iconOnly
      ? whole.text == .present && shown.text == .absent : whole.picture == .present && shown.picture == .absent
  }

  /// The style is set in a control's label, here or where the view is used.
  private func outer(_ style: LabelStyle, _ element: Int, in id: DeclarationID) -> Hidden? {
    var found: Hidden?
    _ = holders.somewhere(element, in: id) { hop in
      let child = hop.body.elements[hop.child]
      guard child.role == .label, child.parentModifier == nil, isControl(hop.body.elements[hop.parent]),
        hides(style, hop.parent, in: hop.id, LabelReader.Context(style: .automatic))
      else { return false }
      found = Hidden(id: hop.id, control: hop.parent)
      return true
    }
    return found
  }

  /// The style is set around controls.
  private func inner(_ style: LabelStyle, _ element: Int, in id: DeclarationID, _ body: BodyFacts) -> Hidden? {
    for number in [element] + body.descendants(of: element) where body.elements[number].activity != .inactive {
      let candidate = body.elements[number]
      guard body.styleSource(at: number) == element else { continue }
      if isControl(candidate) {
        if hides(style, number, in: id, LabelReader.Context(style: style)) { return Hidden(id: id, control: number) }
      } else if candidate.kind == .construct, Vocabulary.slots(ofView: candidate.name) == nil {
        if let hidden = inView(number, candidate.name, style, in: id, outer: nil) { return hidden }
      }
    }
    return nil
  }

  private func inView(
    _ element: Int, _ name: String, _ style: LabelStyle, in id: DeclarationID, outer: HandedOver?
  ) -> Hidden? {
    guard (outer?.depth ?? 0) < 3 else { return nil }
    let handed = HandedOver(toViewNamed: name, by: element, in: id, outer: outer, resolver)
    for target in resolver.bodies(ofType: name) {
      guard let body = resolver.body(of: target) else { continue }
      for number in body.elements.indices where body.elements[number].activity != .inactive {
        let candidate = body.elements[number]
        guard body.styleSource(at: number) == nil, !body.isOnOtherScreen(number) else { continue }
        if isControl(candidate) {
          if hides(style, number, in: target, LabelReader.Context(handed: handed, style: style)) {
            return Hidden(id: target, control: number)
          }
        } else if candidate.kind == .construct, Vocabulary.slots(ofView: candidate.name) == nil {
          if let hidden = inView(number, candidate.name, style, in: target, outer: handed) { return hidden }
        }
      }
    }
    return nil
  }
}

extension BodyFacts {
  /// The element whose chain sets the label style that is in effect at an element.
  fileprivate func styleSource(at element: Int) -> Int? {
    var current = element
    while true {
      if elements[current].modifiers.contains(where: { $0.name == "labelStyle" && $0.activity != .inactive }) {
        return current
      }
      if elements[current].role.startsScreen || elements[current].role == .toolbar { return nil }
      guard let parent = elements[current].parent else { return nil }
      current = parent
    }
  }

  /// Whether an element stands in something that the body only opens.
  fileprivate func isOnOtherScreen(_ element: Int) -> Bool {
    elements[element].role.startsScreen || ancestors(of: element).contains { elements[$0].role.startsScreen }
  }
}
