// What a rule may ask about label styles.

/// A modifier that takes the words or the picture from a control.
struct HidingStyle {
  var body: ReachedBody
  var element: Element
  var modifier: Modifier
  var control: HiddenLabels.Hidden
  /// The project's own style, by its name as it is written; nil for one of SwiftUI's.
  var ownStyle: String?
}

extension RuleContext {
  /// The label styles set in the file's reached bodies that leave some control without what another style would show.
  func stylesHiding(_ style: LabelStyle) -> [HidingStyle] {
    let hidden = HiddenLabels(labels: labels, holders: holders)
    return reachedBodies.flatMap { body in
      body.liveElements.compactMap { number, element -> HidingStyle? in
        guard let modifier = element.modifiers.first(where: { $0.name == "labelStyle" && $0.activity != .inactive }),
          LabelStyle(modifier, in: body.id, resolver) == style,
          let control = hidden.control(hiddenBy: style, at: number, in: body.id),
          !holders.isSystemChoice(control.control, in: control.id),
          resolver.body(of: control.id)?.elements[control.control].isCancellation == false
        else { return nil }
        return HidingStyle(
          body: body, element: element, modifier: modifier, control: control, ownStyle: Self.ownStyle(modifier))
      }
    }
  }

  private static func ownStyle(_ modifier: Modifier) -> String? {
    guard let value = modifier.firstUnlabelled?.value else { return nil }
    switch value.kind {
    case .implicitMember(let name): return ["iconOnly", "titleOnly"].contains(name) ? nil : name
    case .postfix:
      let name = value.constructedType
      return ["IconOnlyLabelStyle", "TitleOnlyLabelStyle"].contains(name) ? nil : name ?? "this style"
    default: return nil
    }
  }

  /// The control that loses something, where it does not stand at the modifier.
  func related(_ found: HidingStyle, _ message: String) -> [RelatedLocation] {
    guard let body = resolver.body(of: found.control.id) else { return [] }
    let control = body.elements[found.control.control]
    if found.control.id == found.body.id, control.nameSpan == found.element.nameSpan { return [] }
    return [RelatedLocation(message: message, location: index.location(control.nameSpan, in: found.control.id))]
  }
}
