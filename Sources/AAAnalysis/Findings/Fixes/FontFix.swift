/// Gives a text a text style in place of a font.
struct FontFix {
  let fix: Fix

  /// - Parameter safety: how sure it is that the style is what is wanted.
  init?(_ use: FontUse, style: String, safety: Fix.Safety, in body: ReachedBody, _ context: RuleContext) {
    guard let replacement = use.replacement, let editor = SourceEditor(context.file, in: context.snapshot) else {
      return nil
    }
    func source(_ span: Span) -> String { editor.string(context.location(span, in: body.id).span) }
    var code = replacement.prefix + style
    if let design = replacement.design {
      code = replacement.prefix + "system(.\(style), design: \(source(design)))"
    }
    if let weight = replacement.weight { code += ".weight(\(source(weight)))" }
    fix = Fix(
      title: "Use the text style “\(style)”", safety: safety,
      edits: [editor.replacing(context.location(use.span, in: body.id).span, with: code)])
  }
}
