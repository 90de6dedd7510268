/// Puts a navigation stack around what an `AssistiveAccess` scene shows.
struct NavigationStackFix {
  let fixes: [Fix]

  init(screen: Int, _ context: RuleContext) {
    let way = context.screens.screens[screen].ways[0]
    guard case .root(.scene) = way.kind, let body = context.resolver.body(of: way.declaration),
      let element = way.element, let scene = body.scene(around: element),
      let closure = body.elements[scene].arguments.last(where: { $0.closure != nil })?.closure,
      let first = closure.statements.first, let last = closure.statements.last,
      let editor = SourceEditor(context.index.file(of: way.declaration), in: context.snapshot)
    else {
      fixes = []
      return
    }
    let span = context.location(Span(first.span.lower, last.span.upper), in: way.declaration).span
    let braces = context.location(closure.span, in: way.declaration).span
    let code: String
    let lines = editor.text.lines
    if lines.line(at: braces.lower) == lines.line(at: braces.upper) || !editor.text.isFirstOnLine(span.lower) {
      code = "NavigationStack { \(editor.string(span)) }"
    } else {
      let indentation = editor.indentation(at: span.lower)
      let inner = indentation + editor.indentUnit
      code =
        "NavigationStack {" + editor.newline + inner + editor.reindented(span, from: indentation, to: inner)
        + editor.newline + indentation + "}"
    }
    fixes = [
      Fix(title: "Put a 'NavigationStack' around it", safety: .safe, edits: [editor.replacing(span, with: code)])
    ]
  }
}
