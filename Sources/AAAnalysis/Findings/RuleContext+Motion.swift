/// Views of the file that show one thing after another by themselves.
struct SteppingViews: SharedFact {
  struct Found {
    var body: ReachedBody
    var element: Element
    var span: Span
    var name: String
  }

  let all: [Found]

  init(_ context: RuleContext) {
    all = context.reachedBodies.flatMap { body in
      SteppingView.all(in: body.facts, live: body.node.liveElements).map { view in
        Found(body: body, element: body.facts.elements[view.element], span: view.span, name: view.name)
      }
    }
  }
}

extension ReachedBody {
  /// Whether a place in the body is reached: not in another scene, and not behind the Assistive Access flag.
  func reaches(_ span: Span) -> Bool {
    guard let innermost = facts.elements.lastIndex(where: { $0.chainSpan.contains(span) }) else {
      return node.extent == .whole
    }
    return node.liveElements[innermost]
  }
}
