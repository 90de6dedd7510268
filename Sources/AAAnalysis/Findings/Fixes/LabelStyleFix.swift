/// Shows labels whole.
enum LabelStyleFix {
  /// `.labelStyle(.iconOnly)` becomes `.labelStyle(.titleAndIcon)`.
  static func fixes(_ modifier: Modifier, in body: ReachedBody, _ context: RuleContext) -> [Fix] {
    guard let value = modifier.firstUnlabelled?.value, let editor = SourceEditor(context.file, in: context.snapshot)
    else { return [] }
    let isKnown: Bool
    switch value.kind {
    case .implicitMember(let name): isKnown = ["iconOnly", "titleOnly"].contains(name)
    case .postfix:
      let type = value.constructedType ?? ""
      isKnown =
        ["IconOnlyLabelStyle", "TitleOnlyLabelStyle"].contains(type) && context.index.types(named: type).isEmpty
    default: return []
    }
    let span = context.location(value.span, in: body.id).span
    return [
      Fix(
        title: "Show title and icon", safety: isKnown ? .safe : .unsafe,
        edits: [editor.replacing(span, with: ".titleAndIcon")])
    ]
  }

  /// Puts the style on a control that sets none.
  static func addition(to control: ReachedControl, _ context: RuleContext) -> [Fix] {
    guard let editor = SourceEditor(context.file, in: context.snapshot) else { return [] }
    let span = context.location(control.element.span, in: control.body.id).span
    return [
      Fix(
        title: "Show title and icon", safety: .safe,
        edits: [editor.appendingModifier(".labelStyle(.titleAndIcon)", to: span)])
    ]
  }
}
