/// Advice of people who have made apps for Assistive Access; Apple's talk shows a hierarchy of its own for the scene.
struct FlagBranchingOveruse: Rule {
  let id = "flag-branching-overuse"
  let group = RuleGroup.scene
  let severity = Severity.information
  let isOnByDefault = false
  let reference = Reference.session238(minute: 5, second: 45)
  let tags = ["scene", "maintenance"]
  let explanation = Explanation(
    what: "The app has an `AssistiveAccess` scene, and more than eight places in its views branch on the flag as well.",
    why: """
      A view that is two interfaces in one is hard to keep simple: what is added to it for everybody shows up in \
      Assistive Access too.
      """,
    instead: "Give the scene views of its own, and share models and small parts.")

  private static let limit = 8

  func reports(in context: RuleContext) -> [Report] {
    guard let (id, number) = context.sceneFacts.scenes.first,
      let scene = context.resolver.body(of: id)?.elements[number]
    else { return [] }
    let places = context.filesBuiltTogether.flatMap { context.flagBranches(in: $0) }
    guard places.count > Self.limit else { return [] }
    return [
      Report(
        "\(places.count) places in the app's views branch on Assistive Access, although it has a scene of its own; "
          + "move what differs into views of the scene",
        at: context.location(scene.nameSpan, in: id),
        related: places.map { RelatedLocation(message: "branches on Assistive Access", location: $0) })
    ]
  }
}
