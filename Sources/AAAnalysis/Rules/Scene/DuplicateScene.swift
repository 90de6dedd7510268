/// Source: Apple's documentation tells of one such scene and says nothing about two.
struct DuplicateScene: Rule {
  let id = "duplicate-scene"
  let group = RuleGroup.scene
  let severity = Severity.warning
  let reference = Reference(
    title: "AssistiveAccess, SwiftUI", url: "https://developer.apple.com/documentation/swiftui/assistiveaccess")
  let tags = ["scene", "setup"]
  let explanation = Explanation(
    what: "One app declares two `AssistiveAccess` scenes.",
    why: """
      In Assistive Access the scene's view is used as the root of the app. Which one that is if there are two is not \
      documented, so people may get the wrong one, or another one after an update of the system.
      """,
    instead: "Keep one scene and choose between views inside it.")

  func reports(in context: RuleContext) -> [Report] {
    guard let number = context.index.number(of: context.file) else { return [] }
    var reported: Set<Location> = []
    return context.sceneTrees.flatMap { tree -> [Report] in
      let scenes = tree.assistiveScenes.filter(\.isActive)
      return scenes.enumerated().compactMap { position, scene in
        guard scene.declaration.file == number, let element = context.element(scene),
          let first = scenes[..<position].first(where: { !tree.areExclusive($0, scene) }),
          (first.declaration, first.element) != (scene.declaration, scene.element),
          let firstElement = context.element(first)
        else { return nil }
        let place = context.location(element.nameSpan, in: scene.declaration)
        guard reported.insert(place).inserted else { return nil }
        return Report(
          "the app has a scene for Assistive Access already, and which of the two is shown is not documented; "
            + "keep one",
          at: place,
          related: [
            RelatedLocation(
              message: "the first one is here",
              location: context.location(firstElement.nameSpan, in: first.declaration))
          ])
      }
    }
  }

  let examples = DuplicateScene.cases
}
