/// Turns `@Environment(\.accessibilityAssistiveAccessEnabled) var name` into a computed property that checks for the
/// system first. The value does not change while the app runs, so nothing is lost with the environment.
struct FlagPropertyFix {
  let fix: Fix

  init?(_ use: SymbolUse, _ shortfall: VersionShortfall, _ editor: SourceEditor, _ context: RuleContext) {
    guard let facts = context.snapshot.facts(of: context.file),
      let declaration = facts.indexed.declarations.first(where: {
        $0.start == use.whole.lower && $0.length == use.whole.length
      }), declaration.owner != nil, case .variable(let variable) = declaration.value,
      variable.attributes.map(\.name) == ["Environment"], variable.initialValue == nil, !variable.isComputed,
      variable.otherAccessors.isEmpty, variable.declarationSpan == Span(0, declaration.length),
      // Another binding in the same declaration would go with it.
      facts.indexed.declarations.filter({ $0.start == declaration.start }).count == 1
    else { return nil }
    let span = use.whole
    let indentation = editor.indentation(at: span.lower)
    let unit = editor.indentUnit
    let newline = editor.newline
    let modifiers = variable.modifiers.map { $0 + " " }.joined()
    let lines = [
      "\(modifiers)var \(variable.name): Bool {",
      indentation + unit + "guard \(shortfall.condition) else { return false }",
      indentation + unit + "return AccessibilitySettings.isAssistiveAccessEnabled",
      indentation + "}",
    ]
    var edits = [editor.replacing(span, with: lines.joined(separator: newline))]
    let imports = facts.indexed.outline.imports
    if !imports.contains(where: { $0.module == "Accessibility" }) {
      guard let last = imports.last else { return nil }
      edits.insert(editor.inserting(newline + "import Accessibility", at: last.span.upper), at: 0)
    }
    fix = Fix(
      title: "Ask 'AccessibilitySettings' where the system can tell", safety: .unsafe, edits: edits)
  }
}
