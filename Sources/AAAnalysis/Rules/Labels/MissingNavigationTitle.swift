/// Source of the advice: WWDC25 session 238, 14:28–14:51.
struct MissingNavigationTitle: Rule {
  let id = "missing-navigation-title"
  let group = RuleGroup.labels
  let severity = Severity.information
  let reference = Reference.session238(minute: 14, second: 28)
  let tags = ["labels", "navigation", "wcag242", "coga-o1p01"]
  let explanation = Explanation(
    what: "A screen that is pushed, or the first screen of a navigation stack, has no navigation title.",
    why: """
      Assistive Access shows the title large at the top of the screen, with an icon beside it, so that a person knows \
      where they are. This is a heuristic: a title may be set where the sources do not show it.
      """,
    instead: "Add `navigationTitle(_:)`, and `assistiveAccessNavigationIcon(systemImage:)` for its icon.")

  func reports(in context: RuleContext) -> [Report] {
    context.screens.screens.indices.compactMap { number in
      let screen = context.screens.screens[number]
      // Where it begins: the destination, the scene, or one of several views of which a router shows one.
      guard let region = screen.regions.first, context.index.file(of: region.declaration) == context.file,
        let element = region.start ?? screen.ways.first?.element, isWanted(number, context),
        context.titles.answer(for: number) == .untitled, !context.hasIcon(number),
        let node = context.graph.node(of: region.declaration),
        context.showsNavigationIcons(node), let body = context.resolver.body(of: region.declaration),
        body.elements.indices.contains(element)
      else { return nil }
      let reached = ReachedBody(id: region.declaration, node: node, facts: body)
      let first = body.firstView(from: element)
      return context.report(
        "this screen has no title, so that nothing says where the person is; add 'navigationTitle(_:)' and an icon for it",
        about: body.elements[first], in: reached)
    }
  }

  /// A pushed screen, or a root on which a navigation stack begins.
  private func isWanted(_ number: Int, _ context: RuleContext) -> Bool {
    let screen = context.screens.screens[number]
    switch screen.kind {
    case .pushed: return true
    case .root(.scene), .root(.normal):
      let names = context.names(on: number)
      return !names.isDisjoint(with: ["NavigationStack", "NavigationView"])
        && names.isDisjoint(with: ["TabView", "NavigationSplitView"])
    case .root, .presented, .tab: return false
    }
  }

  let examples = MissingNavigationTitle.cases
}

extension RuleContext {
  /// Whether an icon is put on the screen, where it is told that there is no title for it.
  fileprivate func hasIcon(_ screen: Int) -> Bool {
    elements(on: screen).contains { element in
      element.modifiers.contains { $0.name == NavigationIcons.iconModifier && $0.activity != .inactive }
    }
  }

  /// What the elements of a screen are called.
  fileprivate func names(on screen: Int) -> Set<String> { Set(elements(on: screen).map(\.name)) }

  private func elements(on screen: Int) -> [Element] {
    screens.screens[screen].regions.flatMap { region -> [Element] in
      guard let body = resolver.body(of: region.declaration), let node = graph.node(of: region.declaration) else {
        return []
      }
      return body.elements.indices.filter { node.liveElements[$0] && body.contains($0, in: region.start) }
        .map { body.elements[$0] }
    }
  }
}

extension BodyFacts {
  /// The first view of a screen that shows something, behind the navigation stack around it.
  fileprivate func firstView(from element: Int) -> Int {
    var current = element
    while Vocabulary.scenes.contains(elements[current].name)
      || ["NavigationStack", "NavigationView"].contains(elements[current].name),
      let child = children(of: current).first(where: {
        elements[$0].role == .content && elements[$0].parentModifier == nil
      })
    {
      current = child
    }
    return current
  }
}
