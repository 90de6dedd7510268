/// Lets a view be narrower than the width that it is given.
struct FixedLayoutFix {
  let fix: Fix

  init?(_ layout: FixedLayout, in id: DeclarationID, _ context: RuleContext) {
    guard case .deviceWidth = layout.kind, let width = layout.widthLabel,
      let editor = SourceEditor(context.index.file(of: id), in: context.snapshot)
    else { return nil }
    let labels = [(width, "maxWidth")] + (layout.heightLabel.map { [($0, "maxHeight")] } ?? [])
    fix = Fix(
      title: "Let the width follow the space there is", safety: .unsafe,
      edits: labels.map { editor.replacing(context.location($0.0, in: id).span, with: $0.1) })
  }
}
