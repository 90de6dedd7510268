/// Source of the advice: "Optimizing your app for Assistive Access": do not rely on fixed screen sizes.
struct FixedScreenLayout: Rule {
  let id = "fixed-screen-layout"
  let group = RuleGroup.size
  let severity = Severity.information
  let reference = Reference.optimizing
  let tags = ["size", "layout", "wcag1410", "coga-o3p11"]
  let explanation = Explanation(
    what: "A view that Assistive Access shows takes the size of the screen or the model of the device for granted.",
    why: """
      In Assistive Access a screen of the app ends above the large Back button, and its text and controls are larger. A \
      layout made for the whole screen can be cut off there. This is a heuristic: the view may have room to spare.
      """,
    instead: """
      Let the layout follow the space that it is given: `frame(maxWidth:)`, safe areas, layout guides, \
      `GeometryReader` or `containerRelativeFrame`.
      """)
  var examples: [Example] { Self.cases }

  func reports(in context: RuleContext) -> [Report] {
    context.reachedBodies.flatMap { body -> [Report] in
      // An app in full screen has a rule of its own for this.
      if body.node.root == .normal, context.snapshot.showsWholeApp { return [] }
      let live = body.liveElements.map(\.element)
      return FixedLayout.all(in: context.index[body.id].value).compactMap { layout in
        guard body.isLive(layout.span, live) else { return nil }
        return Report(
          layout.message, at: context.location(layout.span, in: body.id),
          confidence: context.confidence(of: body.node.confidence), severity: context.severity(of: body.node),
          path: context.path(to: body.id), fixes: FixedLayoutFix(layout, in: body.id, context).map { [$0.fix] } ?? [])
      }
    }
  }
}

extension ReachedBody {
  /// Whether a place stands in a view that is reached, or in code.
  fileprivate func isLive(_ span: Span, _ live: [Element]) -> Bool {
    let around = facts.elements.filter { $0.chainSpan.contains(span) }
    guard let nearest = around.min(by: { $0.chainSpan.length < $1.chainSpan.length }) else {
      return node.extent == .whole
    }
    return live.contains { $0.chainSpan == nearest.chainSpan }
  }
}

extension FixedLayout {
  fileprivate var message: String {
    let space = "a view has less than the screen in Assistive Access"
    return switch kind {
    case .screenBounds: "\(space), so the screen's bounds are too large; use the size of the view's own space"
    case .deviceWidth(let width): "\(space), so a width of \(width) points may be cut off; use 'frame(maxWidth:)'"
    case .screenSizedRectangle:
      "\(space), so a rectangle of a screen's size may be cut off; lay out in the view's own bounds"
    case .deviceModel: "\(space), so the device's model does not tell how much; ask for the view's own size"
    }
  }
}
