import AATestSupport

@testable import AAAnalysis

// From here on this is the rule that docs/adding-a-rule.md builds; a test compares the two.

/// Source of the advice: Human Interface Guidelines, Accessibility: keep a control's state and its reason plain.
struct DimmedControl: Rule {
  let id = "dimmed-control"
  let group = RuleGroup.navigation
  let severity = Severity.information
  let reference = Reference.optimizing
  let tags = ["navigation", "coga-o1p05"]
  let explanation = Explanation(
    what: "A control that Assistive Access shows is dimmed at times.",
    why: """
      A dimmed control does nothing when it is tapped and does not say why. People try it again, or think that they \
      broke something. This is a heuristic: some systems explain a dimmed control beside it.
      """,
    instead: "Leave the control enabled and say what is missing, or leave it out until it works.")

  func reports(in context: RuleContext) -> [Report] {
    context.reachedBodies.flatMap { body in
      body.liveElements.flatMap { _, element -> [Report] in
        guard Vocabulary.controls.contains(element.name) else { return [] }
        return element.modifiers.filter { dims($0) }.map { modifier in
          context.report(
            "a dimmed control does not say why nothing happens; say what is missing, or leave the control out",
            about: element, at: modifier.nameSpan, in: body, fixes: fixes(modifier, in: body, context))
        }
      }
    }
  }

  private func dims(_ modifier: Modifier) -> Bool {
    guard modifier.name == "disabled", modifier.activity != .inactive, let value = modifier.firstUnlabelled?.value
    else { return false }
    if case .boolean(false) = value.kind { return false }
    return true
  }

  /// Whether the control works without what it waits for, only a person knows.
  private func fixes(_ modifier: Modifier, in body: ReachedBody, _ context: RuleContext) -> [Fix] {
    guard let editor = SourceEditor(context.file, in: context.snapshot) else { return [] }
    let span = context.location(modifier.span, in: body.id).span
    return [Fix(title: "Leave the control enabled", safety: .unsafe, edits: [editor.removing(span)])]
  }

  let examples = DimmedControl.cases
}

extension DimmedControl {
  static let cases: [Example] = [
    Example(
      "a button that waits for a text",
      """
      import SwiftUI

      struct NotesApp: App {
        var body: some Scene {
          AssistiveAccess { Compose() }
        }
      }

      struct Compose: View {
        @State private var text = ""
        var body: some View {
          Button("Send", systemImage: "paperplane") { print(text) }
            .disabled(text.isEmpty)
      //     ^^^^^^^^ information: a dimmed control does not say why nothing happens; say what is missing, or leave the control out 💡
        }
      }
      """,
      fixed: """
        import SwiftUI

        struct NotesApp: App {
          var body: some Scene {
            AssistiveAccess { Compose() }
          }
        }

        struct Compose: View {
          @State private var text = ""
          var body: some View {
            Button("Send", systemImage: "paperplane") { print(text) }
          }
        }
        """),
    Example(
      "one that is never dimmed, and one in the normal window",
      """
      import SwiftUI

      struct NotesApp: App {
        @State private var isBusy = false
        var body: some Scene {
          WindowGroup { Button("Send") {}.disabled(isBusy) }
          AssistiveAccess { Button("Send", systemImage: "paperplane") {}.disabled(false) }
        }
      }
      """),
  ]
}
