/// Source of the advice: WWDC25 session 238, 6:26.
struct PreviewWithoutTrait: Rule {
  let id = "preview-without-trait"
  let group = RuleGroup.scene
  let severity = Severity.information
  let reference = Reference.session238(minute: 6, second: 26)
  let tags = ["preview"]
  let explanation = Explanation(
    what: "A preview shows a screen that only people in Assistive Access see, without the trait `.assistiveAccess`.",
    why: """
      The preview shows small buttons and a normal list. What people get is large, in a grid or in rows, and may not \
      fit: what the preview shows is not what is seen.
      """,
    instead: "Give the preview the trait: `#Preview(traits: .assistiveAccess) { … }`.")

  func reports(in context: RuleContext) -> [Report] {
    context.untraitedPreviews.map { preview, screen in
      Report(
        "'\(screen)' is seen in Assistive Access alone, and this preview shows it in the normal style; "
          + "add 'traits: .assistiveAccess'",
        at: Location(context.file, preview.nameSpan), confidence: .likely,
        fixes: fix(preview, screen, context).map { [$0] } ?? [])
    }
  }

  private func fix(_ preview: PreviewFacts, _ screen: String, _ context: RuleContext) -> Fix? {
    guard let editor = SourceEditor(context.file, in: context.snapshot) else { return nil }
    let start = context.index[preview.declaration].start
    var edits: [FileEdit] = []
    let type = context.index.types(named: screen).first.flatMap { context.index.type($0) }
    if let attribute = context.previewAvailability(for: type), preview.isUnmarked(context.index) {
      edits.append(
        editor.inserting(attribute + editor.newline + editor.indentation(at: start), at: start))
    }
    guard let parentheses = preview.parentheses else {
      edits.append(editor.inserting("(traits: .assistiveAccess)", at: preview.nameSpan.upper))
      return Fix(title: "Show the preview as in Assistive Access", safety: .safe, edits: edits)
    }
    // Behind the name and other traits, before a body in the parentheses.
    let values = preview.arguments.filter { !$0.isTrailingClosure }
    let body = values.firstIndex { $0.closure != nil } ?? values.endIndex
    let hasTraits = values[..<body].contains { $0.label == "traits" }
    let code = hasTraits ? ".assistiveAccess" : "traits: .assistiveAccess"
    if let last = values[..<body].last {
      edits.append(editor.inserting(", \(code)", at: last.span.upper + start))
    } else {
      edits.append(editor.inserting(code + (values.isEmpty ? "" : ", "), at: parentheses.lower + 1))
    }
    return Fix(title: "Show the preview as in Assistive Access", safety: .safe, edits: edits)
  }

  let examples = PreviewWithoutTrait.cases
}

extension PreviewFacts {
  fileprivate func isUnmarked(_ index: WorkspaceIndex) -> Bool {
    guard case .code(let statements) = index[declaration].value else { return false }
    return statements.first?.attributes.contains { $0.name == "available" } != true
  }
}
