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
    let places = context.filesBuiltTogether.flatMap { branches(in: $0, context) }
    guard places.count > Self.limit else { return [] }
    return [
      Report(
        "\(places.count) places in the app's views branch on Assistive Access, although it has a scene of its own; "
          + "move what differs into views of the scene",
        at: context.location(scene.nameSpan, in: id),
        related: places.map { RelatedLocation(message: "branches on Assistive Access", location: $0) })
    ]
  }

  /// Where the views of a file branch on the flag.
  private func branches(in file: Int, _ context: RuleContext) -> [Location] {
    let facts = context.resolver.facts[file]
    guard !facts.indexed.isTest else { return [] }
    let flag = AssistiveFlag(resolver: context.resolver)
    return facts.indexed.declarations.enumerated().flatMap { ordinal, declaration -> [Location] in
      guard declaration.activity == .active, facts.bodies[ordinal]?.showsViews == true else { return [] }
      // Previews are no part of the app.
      if case .code = declaration.value { return [] }
      let id = DeclarationID(file: file, ordinal: ordinal)
      var finder = BranchFinder()
      finder.walk(declaration.value)
      return finder.branches.filter { flag.decides($0, in: id) }.compactMap { conditions in
        conditions.first.map(\.span).map { context.location($0, in: id) }
      }
    }
  }

  private struct BranchFinder: CodeVisitor {
    var branches: [[Condition]] = []

    mutating func visit(branchingOn conditions: [Condition]) { branches.append(conditions) }
  }
}

extension Condition {
  /// Relative to the declaration.
  fileprivate var span: Span {
    switch self {
    case .expression(let expression): expression.span
    case .binding(_, _, _, let span): span
    case .matching(_, let subject): subject.span
    case .availability(let availability): availability.span
    }
  }
}
