/// Puts a navigation stack in place of columns.
struct SplitViewFix {
  let offers: FixOffers

  init(_ number: Int, in body: ReachedBody, _ context: RuleContext) {
    let element = body.facts.elements[number]
    let sidebar = element.arguments.first { $0.label == "sidebar" || $0.label == nil && $0.isTrailingClosure }
    // A list with a selection shows what is chosen in the other column: without links there is no way there.
    let inside = body.facts.children(of: number).filter { body.facts.elements[$0].role == .content }
      .flatMap { [$0] + body.facts.descendants(of: $0) }.map { body.facts.elements[$0] }
    let title = "Use a 'NavigationStack' with what the sidebar shows"
    guard let closure = sidebar?.closure, closure.parameters.isEmpty,
      let editor = SourceEditor(context.file, in: context.snapshot)
    else {
      offers = .refused(title, because: "what the sidebar shows is not written here")
      return
    }
    guard !inside.contains(where: { $0["selection"] != nil }), inside.contains(where: { $0.name == "NavigationLink" })
    else {
      offers = .refused(
        title, because: "what is chosen in the sidebar is shown beside it, and no link here would lead there")
      return
    }
    let content = editor.string(context.location(closure.span, in: body.id).span)
    offers = .fix(
      Fix(
        title: title, safety: .unsafe,
        edits: [
          editor.replacing(context.location(element.span, in: body.id).span, with: "NavigationStack \(content)")
        ]))
  }

  /// `.navigationViewStyle(.columns)` becomes `.navigationViewStyle(.stack)`.
  static func stackStyle(_ modifier: Modifier, in body: ReachedBody, _ context: RuleContext) -> [Fix] {
    guard let style = modifier.firstUnlabelled, let editor = SourceEditor(context.file, in: context.snapshot) else {
      return []
    }
    return [
      Fix(
        title: "Show one screen at a time", safety: .unsafe,
        edits: [editor.replacing(context.location(style.value.span, in: body.id).span, with: ".stack")])
    ]
  }
}
