/// Source of the advice: WWDC25 session 238, 8:16.
struct TabView: Rule {
  let id = "tab-view"
  let group = RuleGroup.navigation
  let severity = Severity.warning
  let reference = Reference.session238(minute: 8, second: 16)
  let tags = ["navigation", "choice", "coga-o5p03", "coga-o2p01", "coga-o2p02"]
  let explanation = Explanation(
    what: "Assistive Access shows tabs, or pages to swipe through.",
    why: """
      Tabs put several places beside each other that are all there at once: a person has to keep in mind which of \
      them they are in, and the Back button does not lead from one to the other. Apple asks for a first screen whose \
      only elements are the features that matter. Pages are hidden until a swipe brings them, which is a heuristic \
      finding.
      """,
    instead: "Show a `List` of links on the first screen, and make each tab a screen that a link pushes.")

  func reports(in context: RuleContext) -> [Report] {
    var reports: [Report] = []
    for body in context.reachedBodies {
      for (number, element) in body.liveElements
      where element.name == "TabView" && element.kind == .construct
        && !context.resolver.isOwnView(element.name, seenFrom: body.id)
      {
        // A single place is no choice.
        guard !body.facts.hasOneTab(number) else { continue }
        let isPaged = body.facts.isPaged(number) || context.setsPageStyle(element)
        switch isPaged ? context.turning(of: element, number, in: body) : .bar {
        case .button: continue
        case .bar: reports.append(context.report(Self.tabs, about: element, in: body))
        case .swipe:
          reports.append(
            context.report(
              "pages are found by a swipe alone, \(body.facts.showsDots(number) ? "at which dots hardly hint" : "which nothing shows"); "
                + "put what is on them into a list, or lead from one to the next by a button",
              about: element, in: body, severity: .information))
        }
      }
    }
    return reports
      + context.reachedCalls.filter { context.makes($0, a: "UITabBarController") }.map {
        context.report(Self.tabs, at: $0)
      }
  }

  private static let tabs =
    "tabs offer several places at once, and Back does not lead from one to the other; show a list of links and push a "
    + "screen for each"

  let examples = TabView.cases
}

/// How a person gets from one page to another.
private enum PageTurning {
  case swipe
  /// By something beside the pages that offers all of them.
  case bar
  /// By a button that leads on.
  case button
}

extension BodyFacts {
  fileprivate func hasOneTab(_ number: Int) -> Bool {
    let shown = shownContent(of: number)
    guard shown.count == 1, let only = shown.first else { return false }
    return elements[only].kind == .construct
      && !["ForEach", "Group", "TabSection", "AnyView"].contains(elements[only].name)
  }

  /// `.page(indexDisplayMode: .always)`
  fileprivate func showsDots(_ number: Int) -> Bool {
    ([number] + ancestors(of: number)).contains { part in
      elements[part].isPageStyle
        && elements[part].modifiers.contains { modifier in
          modifier.name == "tabViewStyle" && modifier.firstUnlabelled?.value.names.contains("always") ?? false
        }
    }
  }
}

extension RuleContext {
  fileprivate func turning(of tabView: Element, _ number: Int, in body: ReachedBody) -> PageTurning {
    guard let selection = tabView["selection"]?.value.boundPath, let owner = index.ownerName(of: body.id) else {
      return .swipe
    }
    var turning = PageTurning.swipe
    let bodies = graph.nodes.filter { $0.declaration.file == body.id.file }.map(\.declaration)
      .filter { index.ownerName(of: $0) == owner }
    for id in bodies {
      guard let facts = resolver.body(of: id) else { continue }
      for (other, element) in facts.elements.enumerated() where id != body.id || other != number {
        let isGiven = element.arguments.contains { argument in
          argument.value.boundPath == selection && argument.value.isBinding
        }
        guard isGiven, element.kind == .construct else { continue }
        let words = element.name.words
        if words.contains(where: ["picker", "tab", "tabs", "bar", "selector", "segment", "segmented"].contains) {
          return .bar
        }
        turning = .button
      }
      if facts.collectedAssignments.contains(where: { $0.assignment.target == selection && $0.action != nil }) {
        turning = .button
      }
    }
    return turning
  }

  /// Whether a modifier of the project's own makes pages of tabs.
  fileprivate func setsPageStyle(_ element: Element) -> Bool {
    element.modifiers.contains { modifier in
      let made = modifier.name == "modifier" ? modifier.arguments.first?.value.constructedType : nil
      let bodies = made.map(resolver.bodies(ofType:)) ?? resolver.modifiers(named: modifier.name)
      return bodies.contains { resolver.body(of: $0)?.elements.contains(where: \.isPageStyle) ?? false }
    }
  }

  /// Whether a call makes a view controller of UIKit's class or of one of the project that inherits from it.
  func makes(_ call: ReachedCall, a controller: String) -> Bool {
    let name = call.call.name
    return call.call.receiver.isEmpty && (name == controller || name.isCapitalised && index.inherits(name, controller))
  }
}

extension Expression {
  /// `$selection`
  fileprivate var isBinding: Bool { names.contains { $0.hasPrefix("$") } }
}
