/// Lets a motion that has no end run once.
struct MotionFix {
  private let motion: EndlessMotion
  private let id: DeclarationID
  private let context: RuleContext

  init(_ motion: EndlessMotion, in id: DeclarationID, _ context: RuleContext) {
    self.motion = motion
    self.id = id
    self.context = context
  }

  var fixes: [Fix] {
    guard let editor = SourceEditor(context.file, in: context.snapshot), let (span, text) = replacement(editor) else {
      return []
    }
    let edit = editor.replacing(context.location(span, in: id).span, with: text)
    return [Fix(title: "Let it run once", safety: .unsafe, edits: [edit])]
  }

  /// What to write over, relative to the declaration.
  private func replacement(_ editor: SourceEditor) -> (Span, String)? {
    var finder = MotionPlace(motion: motion)
    finder.walk(context.index[id].value)
    if let value = finder.assigned {
      switch motion.name {
      case "repeatCount": return (value.span, "1")
      case "loopMode": return (value.span, ".playOnce")
      default: return nil
      }
    }
    // What stands for a motion elsewhere is left alone.
    guard let (call, end) = finder.call,
      editor.string(context.location(motion.span, in: id).span) == motion.name
    else { return nil }
    switch motion.name {
    case "repeatForever":
      let others = call.arguments.map { ", " + editor.string(context.location($0.span, in: id).span) }.joined()
      return (Span(motion.span.lower, end), "repeatCount(1\(others))")
    case "repeatCount":
      return call.firstUnlabelled.map { ($0.value.span, "1") }
    case "keyframeAnimator", "KeyframeAnimator":
      if let repeating = call["repeating"]?.value { return (repeating.span, "false") }
      return call["initialValue"].map { (Span(at: $0.span.upper), ", repeating: false") }
    case "symbolEffect":
      guard let options = call["options"]?.value, options.kind == .implicitMember("repeating") else { return nil }
      return (options.span, ".nonRepeating")
    default: return nil
    }
  }
}

/// The call or assignment that makes something move on and on.
private struct MotionPlace: CodeVisitor {
  let motion: EndlessMotion
  /// The call, and where it ends.
  var call: (Call, Int)?
  /// The value, if it is assigned.
  var assigned: Expression?

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .assignment(let target, "=", let value) where target.span == motion.span: assigned = value
    case .postfix(let postfix):
      var nameSpan = postfix.base.span
      for link in postfix.links {
        switch link.kind {
        case .member(_, let span): nameSpan = span
        case .call(let found) where nameSpan == motion.span: call = (found, link.span.upper)
        default: continue
        }
      }
    default: return
    }
  }
}
