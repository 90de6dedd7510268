/// Source of the advice: WWDC25 session 238, 8:54.
struct NestedNavigationStack: Rule {
  let id = "nested-navigation-stack"
  let group = RuleGroup.navigation
  let severity = Severity.warning
  let reference = Reference.session238(minute: 8, second: 54)
  let tags = ["navigation", "wcag323", "coga-o4p02", "coga-o2p02"]
  let explanation = Explanation(
    what: "A screen that a navigation stack pushes begins a navigation stack of its own.",
    why: """
      The inner stack shows a second bar with a second Back button, and neither of them knows where the other one is. \
      The Back button of Assistive Access goes back through one stack.
      """,
    instead: "Take the inner stack away: what is pushed is in the outer one already. A sheet keeps its own.")

  func reports(in context: RuleContext) -> [Report] {
    context.reachedBodies.flatMap { body -> [Report] in
      body.liveElements.compactMap { number, element -> Report? in
        guard element.name == "NavigationStack" || element.name == "NavigationView", element.kind == .construct,
          !context.resolver.isOwnView(element.name, seenFrom: body.id), !element.isStackOnDemand,
          let way = context.push(to: number, of: body.id)
        else { return nil }
        return context.report(
          "this screen is pushed onto a navigation stack and begins another one inside of it, with a second Back button; "
            + "take this one away", about: element, in: body,
          related: [RelatedLocation(message: "pushed here", location: context.place(of: way))])
      }
    }
  }

  let examples = NestedNavigationStack.cases
}

extension Element {
  /// `if embedsInNavigation { NavigationStack { … } }`: whoever makes the view says whether it has a stack.
  fileprivate var isStackOnDemand: Bool {
    guards.contains { item in
      item.conditions.contains { condition in
        let words =
          switch condition {
          case .expression(let expression): expression.names.flatMap(\.words)
          case .matching(let pattern, let subject): pattern.text.words + subject.names.flatMap(\.words)
          case .binding, .availability: [String]()
          }
        return words.contains(where: Self.wordsForPlaces.contains)
      }
    }
  }

  private static let wordsForPlaces: Set<String> = [
    "navigation", "embed", "embedded", "embeds", "stack", "nested", "pushed", "push", "root", "standalone", "modal",
    "modally", "presented", "presentation", "sheet", "catalyst",
  ]
}

extension RuleContext {
  /// A way that pushes the screen of an element onto a stack. What is shown in other ways as well may need its own.
  fileprivate func push(to element: Int, of id: DeclarationID) -> ScreenMap.Way? {
    let found = screens.ways(showing: element, of: id, resolver).map(\.way)
    guard found.allSatisfy({ $0.kind == .pushed }) else { return nil }
    // What a column shows of a split view has a stack of its own.
    return found.first { way in
      !way.isByValue && !isInSplitView(way) && !(way.from.map(hasSplitView) ?? false)
    }
  }

  private func isInSplitView(_ way: ScreenMap.Way) -> Bool {
    guard let element = way.element, let body = resolver.body(of: way.declaration) else { return false }
    return body.ancestors(of: element).contains { body.elements[$0].name == "NavigationSplitView" }
  }

  private func hasSplitView(_ screen: Int) -> Bool {
    screens.screens[screen].regions.contains { region in
      resolver.body(of: region.declaration)?.elements.contains { $0.name == "NavigationSplitView" } ?? false
    }
  }
}
