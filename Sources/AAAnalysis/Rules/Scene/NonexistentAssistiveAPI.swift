/// Source: the symbols of SwiftUI, UIKit and Accessibility; the names here are in none of them.
struct NonexistentAssistiveAPI: Rule {
  let id = "nonexistent-assistive-api"
  let group = RuleGroup.scene
  let severity = Severity.error
  let reference = Reference(
    title: "Assistive Access", url: "https://developer.apple.com/documentation/accessibility/assistive-access")
  let tags = ["api"]
  let explanation = Explanation(
    what: "Code uses a name about Assistive Access that Apple's frameworks do not have.",
    why: """
      Names like `AssistiveAccessScene` and `UIAccessibility.isAssistiveAccessEnabled` go round in notes and in \
      generated code. They do not compile.
      """,
    instead: """
      Use `AssistiveAccess { … }`, `AccessibilitySettings.isAssistiveAccessEnabled`, \
      `\\.accessibilityAssistiveAccessEnabled`, `assistiveAccessNavigationIcon(systemImage:)` and \
      `.windowAssistiveAccessApplication`.
      """)

  func reports(in context: RuleContext) -> [Report] {
    guard let number = context.index.number(of: context.file) else { return [] }
    let facts = context.resolver.facts[number]
    guard facts.isMarked, !facts.indexed.isTest else { return [] }
    return facts.indexed.declarations.enumerated().flatMap { ordinal, declaration -> [Report] in
      guard declaration.activity != .inactive else { return [] }
      let id = DeclarationID(file: number, ordinal: ordinal)
      return NonexistentUses(in: declaration.value).uses.filter { !isDeclared($0.kind, context.index) }.map { use in
        Report(
          message(use.kind), at: context.location(use.span, in: id)
        )
        .offering(
          FixOffers(
            fix(use, in: id, context).map { [$0] } ?? [],
            else: "Use '\(SystemFlag.setting.joined(separator: "."))'", because: obstacle(use.kind)))
      }
    }
  }

  /// Whether the project has the name itself.
  private func isDeclared(_ kind: NonexistentUse.Kind, _ index: WorkspaceIndex) -> Bool {
    switch kind {
    case .scene: index.declares(type: "AssistiveAccessScene")
    case .flag(let type, _): !index.members(of: type, named: "isAssistiveAccessEnabled").isEmpty
    case .technology:
      index.members(of: "UIAccessibility", named: "isAssistiveTechnologyRunning").count
        + index.globals(named: "isAssistiveTechnologyRunning").count > 0
    case .notification(let type, let name):
      index.declares(type: type) || !index.members(of: type, named: name).isEmpty
    case .environmentValue(let name): !index.members(of: "EnvironmentValues", named: name).isEmpty
    case .iconLabel, .iconText: !index.extensionMembers(named: "assistiveAccessNavigationIcon").isEmpty
    case .role: index.declaresMember(named: "assistiveAccessApplication")
    }
  }

  private func message(_ kind: NonexistentUse.Kind) -> String {
    switch kind {
    case .scene: "there is no 'AssistiveAccessScene'; the scene is called 'AssistiveAccess'"
    case .flag(_, let text): "there is no '\(text)'; use 'AccessibilitySettings.isAssistiveAccessEnabled'"
    case .technology:
      "there is no 'isAssistiveTechnologyRunning(.assistiveAccess)'; use "
        + "'AccessibilitySettings.isAssistiveAccessEnabled'"
    case .notification(let type, let name):
      "there is no '\(type).\(name)', as Assistive Access is not turned on or off while an app runs; read "
        + "'AccessibilitySettings.isAssistiveAccessEnabled' once"
    case .environmentValue(let name):
      "there is no environment value '\(name)'; use '\\.accessibilityAssistiveAccessEnabled'"
    case .iconLabel: "'assistiveAccessNavigationIcon' has no argument 'systemName'; write 'systemImage'"
    case .iconText:
      "'assistiveAccessNavigationIcon' takes no bare string; write 'systemImage:' before the symbol's name"
    case .role: "there is no role 'assistiveAccessApplication'; write 'windowAssistiveAccessApplication'"
    }
  }

  private func obstacle(_ kind: NonexistentUse.Kind) -> String {
    if case .notification = kind { return "what waits for the news has to go as a whole, and may do other things too" }
    return "the project has an 'AccessibilitySettings' of its own"
  }

  private func fix(_ use: NonexistentUse, in id: DeclarationID, _ context: RuleContext) -> Fix? {
    let text: String
    var needsImport = false
    switch use.kind {
    case .scene: text = "AssistiveAccess"
    case .flag, .technology:
      guard !context.index.declares(type: SystemFlag.setting[0]) else { return nil }
      text = SystemFlag.setting.joined(separator: ".")
      needsImport = true
    case .notification: return nil
    case .environmentValue: text = "\\.\(SystemFlag.environmentKey)"
    case .iconLabel: text = "systemImage"
    case .iconText: text = "systemImage: "
    case .role: text = SessionRole.assistiveAccess.name
    }
    guard let editor = SourceEditor(context.file, in: context.snapshot),
      let outline = context.snapshot.facts(of: context.file)?.indexed.outline
    else { return nil }
    var edits = [editor.replacing(context.location(use.replaced, in: id).span, with: text)]
    if needsImport, let insertion = ImportInsertion("Accessibility", editor, outline) { edits.append(insertion.edit) }
    let title = use.kind == .iconText ? "Add 'systemImage:'" : "Use '\(text)'"
    return Fix(title: title, safety: .unsafe, edits: edits)
  }
}
