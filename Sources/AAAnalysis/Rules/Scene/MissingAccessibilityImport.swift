/// Source: `AccessibilitySettings` belongs to the framework Accessibility.
struct MissingAccessibilityImport: Rule {
  let id = "missing-accessibility-import"
  let group = RuleGroup.scene
  let severity = Severity.information
  let reference = Reference(
    title: "AccessibilitySettings", url: "https://developer.apple.com/documentation/accessibility/accessibilitysettings"
  )
  let tags = ["api"]
  let explanation = Explanation(
    what: "A file uses `AccessibilitySettings.isAssistiveAccessEnabled` without importing Accessibility.",
    why: """
      The type belongs to that framework. Where another import brings it in, as SwiftUI may do, the code compiles by \
      luck and may stop doing so.
      """,
    instead: "Write `import Accessibility`.")

  func reports(in context: RuleContext) -> [Report] {
    guard let number = context.index.number(of: context.file) else { return [] }
    let facts = context.resolver.facts[number]
    guard facts.isMarked, !facts.indexed.isTest, !context.index.declares(type: SystemFlag.setting[0]),
      let editor = SourceEditor(context.file, in: context.snapshot),
      let insertion = ImportInsertion("Accessibility", editor, facts.indexed.outline)
    else { return [] }
    for (ordinal, declaration) in facts.indexed.declarations.enumerated() where declaration.activity != .inactive {
      var finder = SettingFinder()
      finder.walk(declaration.value)
      guard let span = finder.span else { continue }
      return [
        Report(
          "'AccessibilitySettings' belongs to the framework Accessibility, which this file does not import; "
            + "add 'import Accessibility'",
          at: context.location(span, in: DeclarationID(file: number, ordinal: ordinal)),
          fixes: [Fix(title: "Import Accessibility", safety: .safe, edits: [insertion.edit])])
      ]
    }
    return []
  }

  /// Finds the first use of the setting.
  private struct SettingFinder: CodeVisitor {
    /// The type's name.
    var span: Span?

    mutating func visit(_ expression: Expression) {
      guard span == nil, case .postfix(let postfix) = expression.kind,
        case .name(SystemFlag.setting[0]) = postfix.base.kind,
        case .member(SystemFlag.setting[1], _) = postfix.links.first?.kind
      else { return }
      span = postfix.base.span
    }
  }
}
