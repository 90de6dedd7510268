/// Source of the advice: "Optimizing your app for Assistive Access": do not rely on fixed screen sizes; WWDC23 session
/// 10032, 6:14.
struct FullScreenFixedLayout: Rule {
  let id = "full-screen-fixed-layout"
  let group = RuleGroup.project
  let severity = Severity.warning
  let reference = Reference.optimizing
  let tags = ["plist", "layout"]
  let explanation = Explanation(
    what: """
      An app that is shown in full screen in Assistive Access takes the size of the screen or the model of the device for \
      granted.
      """,
    why: """
      In Assistive Access the app gets the space above the Back button, which is smaller than the screen. A layout made \
      for the whole screen is cut off there: controls end up under the Back button or outside of the visible part.
      """,
    instead: """
      Let the layout follow the space that it is given: `frame(maxWidth:)`, safe areas, layout guides, \
      `GeometryReader` or `containerRelativeFrame`.
      """)
  var examples: [Example] { Self.cases }

  func reports(in context: RuleContext) -> [Report] {
    guard context.snapshot.showsWholeApp,
      context.apps(compiling: context.file).contains(where: { $0.says(AppBundle.fullScreenKey) })
    else { return [] }
    return context.reachedBodies.filter { $0.node.root == .normal }.flatMap { body in
      FixedLayout.all(in: context.index[body.id].value).map { layout in
        Report(
          layout.message, at: context.location(layout.span, in: body.id),
          path: context.path(to: body.id)
        )
        .offering(
          FixOffers(
            FixedLayoutFix(layout, in: body.id, context).map { [$0.fix] } ?? [],
            else: "Let the size follow the space there is",
            because: "which view's space is meant by this size is for you to say"))
      }
    }
  }
}

extension FixedLayout {
  fileprivate var message: String {
    let space = "the app has less than the screen in Assistive Access"
    return switch kind {
    case .screenBounds: "\(space), so the screen's bounds are too large; use the size of the view's own space"
    case .deviceWidth(let width): "\(space), so a width of \(width) points is cut off; use 'frame(maxWidth:)'"
    case .screenSizedRectangle:
      "\(space), so a rectangle of a screen's size is cut off; lay out in the view's own bounds"
    case .deviceModel: "\(space), so the device's model does not tell how much; ask for the view's own size"
    }
  }
}
