/// Source of the advice: WWDC25 session 238, 5:45: "a custom hierarchy".
struct SameRootAsWindowGroup: Rule {
  let id = "same-root-as-window-group"
  let group = RuleGroup.scene
  let severity = Severity.warning
  let reference = Reference.session238(minute: 5, second: 45)
  let tags = ["scene", "setup"]
  let explanation = Explanation(
    what: "The `AssistiveAccess` scene begins with the view that the `WindowGroup` begins with.",
    why: """
      The scene is there for an interface that is distilled to one or two features. With the root of the whole app \
      people get all of it, with more choices than they can oversee, and its controls in a style it was not made for.
      """,
    instead: """
      Give the scene a root of its own, a list of one or two links, and show single screens of the app from there. A \
      root that branches on Assistive Access works, but mixes two interfaces in one.
      """)

  func reports(in context: RuleContext) -> [Report] {
    guard let number = context.index.number(of: context.file) else { return [] }
    let flag = AssistiveFlag(resolver: context.resolver)
    var reported: Set<RootView> = []
    return context.sceneTrees.flatMap { tree -> [Report] in
      guard let normal = tree.firstNormalScene else { return [] }
      // What the normal scene shows in Assistive Access alone is meant for it: systems before iOS 26 need that.
      let normalRoots = context.resolver.rootViews(in: normal.element, of: normal.declaration).filter { root in
        guard let element = context.resolver.body(of: root.declaration)?.elements[root.element] else { return false }
        return !flag.requires(element.guards, in: root.declaration)
      }
      return tree.assistiveScenes.filter { $0.declaration.file == number }.flatMap { scene in
        context.resolver.rootViews(in: scene.element, of: scene.declaration).compactMap { root in
          guard root.declaration.file == number, reported.insert(root).inserted else { return nil }
          return report(root, normalRoots, flag, context)
        }
      }
    }
  }

  private func report(
    _ root: RootView, _ normalRoots: [RootView], _ flag: AssistiveFlag, _ context: RuleContext
  ) -> Report? {
    let resolver = context.resolver
    guard let element = resolver.body(of: root.declaration)?.elements[root.element] else { return nil }
    let inner = resolver.rootViews(ofType: root.name)
    guard
      let shared = normalRoots.first(where: { $0.name == root.name })
        ?? normalRoots.first(where: { normal in inner.contains { $0.name == normal.name } }),
      let normal = resolver.body(of: shared.declaration)?.elements[shared.element]
    else { return nil }
    let ways = [root] + inner.filter { $0.name == shared.name }
    let isAdapted =
      branches(shared.name, flag, context) || branches(root.name, flag, context)
      || ways.contains { isGivenOtherwise($0, normal, context) }
    let isChosen = !normal.guards.allSatisfy(\.isAvailability)
    let what =
      shared.name == root.name
      ? "'\(root.name)' is the root of the normal scene too"
      : "'\(root.name)' shows '\(shared.name)', the root of the normal scene"
    let rest =
      isAdapted || isChosen
      ? ", so people may get more than they can oversee; a root of its own can offer one or two features"
      : ", so people get the whole app; give this scene a root of its own with one or two features"
    return Report(
      what + rest, at: context.location(element.nameSpan, in: root.declaration),
      severity: isAdapted || isChosen ? .information : nil,
      related: [
        RelatedLocation(
          message: "the normal scene begins with it here",
          location: context.location(normal.nameSpan, in: shared.declaration))
      ])
  }

  /// Whether the view looks at the Assistive Access flag.
  private func branches(_ name: String, _ flag: AssistiveFlag, _ context: RuleContext) -> Bool {
    context.index.parts(of: name).contains { part in
      guard case .type(let type) = context.index[part].value, !type.members.isEmpty else { return false }
      let facts = context.resolver.facts[part.file]
      return facts.indexed.declarations.enumerated().contains { ordinal, declaration in
        guard declaration.owner == part.ordinal, let body = facts.bodies[ordinal] else { return false }
        let id = DeclarationID(file: part.file, ordinal: ordinal)
        return body.reads.contains { flag.isFlag($0.path, in: id) }
          || body.elements.contains { !$0.guards.isEmpty && flag.requires($0.guards, in: id) }
      }
    }
  }

  /// Whether the view is given other values than in the normal scene.
  private func isGivenOtherwise(_ root: RootView, _ normal: Element, _ context: RuleContext) -> Bool {
    guard let element = context.resolver.body(of: root.declaration)?.elements[root.element],
      element.name == normal.name
    else { return false }
    let (own, other) = (element.arguments, normal.arguments)
    guard own.map(\.label) == other.map(\.label) else { return true }
    return zip(own, other).contains { pair in
      if let left = pair.0.value.path, let right = pair.1.value.path { return left != right && !(left + right).isEmpty }
      switch (pair.0.value.kind, pair.1.value.kind) {
      case (.boolean(let left), .boolean(let right)): return left != right
      case (.implicitMember(let left), .implicitMember(let right)): return left != right
      case (.boolean, _), (.implicitMember, _), (_, .boolean), (_, .implicitMember): return true
      default: return false
      }
    }
  }

  let examples = SameRootAsWindowGroup.cases
}

extension Guard {
  fileprivate var isAvailability: Bool {
    conditions.allSatisfy { if case .availability = $0 { true } else { false } }
  }
}
