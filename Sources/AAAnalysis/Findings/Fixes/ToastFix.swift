/// Tells a library to keep its message until it is tapped.
struct ToastFix {
  private let context: RuleContext
  private let id: DeclarationID
  private let title = "Keep the message until it is tapped"

  init(in id: DeclarationID, _ context: RuleContext) {
    self.id = id
    self.context = context
  }

  func offers(for modifier: Modifier) -> FixOffers {
    guard let editor = SourceEditor(context.file, in: context.snapshot) else { return .none }
    switch modifier.name {
    case "toast":
      if modifier["tapToDismiss"]?.value.kind == .boolean(false) {
        return .refused(title, because: "a tap does not take this message away")
      }
      if let length = modifier["duration"] { return fix(editor, length.value.span, "0") }
      guard let shown = modifier["isPresenting"] else { return isSetElsewhere }
      return fix(editor, Span(at: shown.span.upper), ", duration: 0")
    case "popup":
      guard let length = modifier["autohideIn"]?.value ?? modifier["customize"]?.closure.flatMap({ autohide($0) })
      else { return isSetElsewhere }
      return fix(editor, length.span, "nil")
    default: return isSetElsewhere
    }
  }

  /// `config.duration = .seconds(seconds: 3)` in the same code becomes `.forever`.
  func offers(for call: ReachedCall) -> FixOffers {
    guard call.call.receiver.first == "SwiftMessages", let editor = SourceEditor(context.file, in: context.snapshot),
      let config = call.call.arguments.first(where: { $0.label == "config" })?.value.path,
      let found = call.body.facts.collectedAssignments.last(where: {
        $0.assignment.target == config + ["duration"] && $0.span.upper <= call.span.lower
      }), let value = found.assignment.expression
    else { return isSetElsewhere }
    return fix(editor, value.span, ".forever")
  }

  private var isSetElsewhere: FixOffers {
    .refused(title, because: "how long it stays is not said here, but where the library is set up")
  }

  private func fix(_ editor: SourceEditor, _ span: Span, _ text: String) -> FixOffers {
    .fix(
      Fix(title: title, safety: .unsafe, edits: [editor.replacing(context.location(span, in: id).span, with: text)]))
  }

  private func autohide(_ closure: Closure) -> Expression? {
    var finder = AutohideFinder()
    finder.walk(closure.statements)
    return finder.length
  }
}

/// What `autohideIn` is given.
private struct AutohideFinder: CodeVisitor {
  var length: Expression?

  mutating func visit(_ expression: Expression) {
    guard case .postfix(let postfix) = expression.kind else { return }
    var name = ""
    for link in postfix.links {
      switch link.kind {
      case .member(let member, _): name = member
      case .call(let call) where name == "autohideIn": length = call.arguments.first?.value
      default: continue
      }
    }
  }
}
