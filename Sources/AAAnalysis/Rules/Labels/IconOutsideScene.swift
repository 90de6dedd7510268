/// Source: the documentation of `assistiveAccessNavigationIcon(systemImage:)`: "Otherwise, the icon is unused."
struct IconOutsideScene: Rule {
  let id = "icon-outside-scene"
  let group = RuleGroup.labels
  let severity = Severity.information
  let reference = Reference(
    title: "assistiveAccessNavigationIcon(systemImage:)",
    url: "https://developer.apple.com/documentation/swiftui/view/assistiveaccessnavigationicon(systemimage:)")
  let tags = ["labels", "navigation"]
  let explanation = Explanation(
    what: "A view that Assistive Access never shows has a navigation icon for it.",
    why: """
      The icon is shown in an Assistive Access scene alone. On a screen that only the rest of the app shows it is \
      never seen, and the screen of Assistive Access that it was meant for may lack it. This is a heuristic: it \
      follows the views from the scenes of the app.
      """,
    instead: "Put the icon on the screen that the `AssistiveAccess` scene shows, or take it away.")

  func reports(in context: RuleContext) -> [Report] {
    guard let number = context.index.number(of: context.file), context.resolver.hasScene,
      context.resolver.facts[number].isMarked, !context.index.files[number].isTest
    else { return [] }
    let outside = OutsideScreens(resolver: context.resolver, graph: context.graph)
    return context.resolver.facts[number].bodies.enumerated().flatMap { ordinal, body -> [Report] in
      guard let body, body.setsNavigationIcon else { return [] }
      let id = DeclarationID(file: number, ordinal: ordinal)
      guard context.index[id].activity != .inactive, !context.resolver.isPreview(id) else { return [] }
      return body.elements.enumerated().compactMap { position, element -> Report? in
        guard element.activity != .inactive,
          let icon = element.modifiers.first(where: {
            $0.name == NavigationIcons.iconModifier && $0.activity != .inactive
          }), isOutside(position, body, id, outside, context)
        else { return nil }
        return Report(
          "this icon is never shown, because no screen of the 'AssistiveAccess' scene shows this view; "
            + "put the icon on the screen that it is for, or take it away",
          at: context.location(icon.nameSpan, in: id))
      }
    }
  }

  private func isOutside(
    _ element: Int, _ body: BodyFacts, _ id: DeclarationID, _ outside: OutsideScreens, _ context: RuleContext
  ) -> Bool {
    if let scene = body.scene(around: element) {
      // With everything in scope the other scenes are checked as if they were for Assistive Access.
      let isLive = context.graph.node(of: id)?.liveElements[element] ?? false
      return body.elements[scene].name != "AssistiveAccess" && !isLive
    }
    guard context.graph.node(of: id) == nil, let owner = context.index.ownerName(of: id),
      context.index.conforms(owner, to: "View"), let names = outside.namesOutside(of: owner)
    else { return false }
    return names.isDisjoint(with: context.snapshot.conclusions.namesInUnreadFiles)
  }

  let examples = IconOutsideScene.cases
}
