/// Source of the advice: "Optimizing your app for Assistive Access": use safe areas and layout guides.
struct IgnoresSafeArea: Rule {
  let id = "ignores-safe-area"
  let group = RuleGroup.size
  let severity = Severity.information
  let reference = Reference.optimizing
  let tags = ["size", "layout", "coga-o3p11"]
  let explanation = Explanation(
    what: "A view with controls that Assistive Access shows is laid out under the edges of the screen.",
    why: """
      In Assistive Access the Back button stands at the bottom of the screen. Controls in a view that ignores the safe \
      area there can end up under it. This is a heuristic: the view may keep them away from the edge in another way.
      """,
    instead: "Let only the background ignore the safe area, as in `.background(Color.blue.ignoresSafeArea())`.")
  var examples: [Example] { Self.cases }

  func reports(in context: RuleContext) -> [Report] {
    let search = ControlSearch(resolver: context.resolver, graph: context.graph)
    return context.reachedBodies.flatMap { body in
      body.liveElements.flatMap { number, element -> [Report] in
        guard element.role != .argument, element.role != .decoration, !isBehind(number, in: body) else { return [] }
        return element.modifiers.enumerated().compactMap { position, modifier in
          guard modifier.ignoresBottom, modifier.activity != .inactive,
            search.holdsControl(number, in: body.id, modifiers: position), !body.facts.makesUp(number)
          else { return nil }
          return context.report(
            "controls in here can end up under the Back button, as the safe area is ignored; "
              + "let only the background ignore it",
            about: element, at: modifier.nameSpan, in: body)
        }
      }
    }
  }

  /// Whether an element is part of a background.
  private func isBehind(_ number: Int, in body: ReachedBody) -> Bool {
    body.facts.ancestors(of: number).contains { body.facts.elements[$0].role == .decoration }
  }
}

extension Modifier {
  /// Whether the view reaches below the safe area at the bottom.
  fileprivate var ignoresBottom: Bool {
    guard name == "ignoresSafeArea" || name == "edgesIgnoringSafeArea" else { return false }
    let names = arguments.flatMap(\.value.names)
    if names.contains("keyboard") { return false }
    let edges = names.filter { !["container", "all", "SafeAreaRegions", "Edge", "Set"].contains($0) }
    return edges.isEmpty || edges.contains { ["bottom", "vertical"].contains($0) }
  }
}

extension BodyFacts {
  /// Whether what stands in an element is padded by what the safe area takes:
  /// `.padding(.bottom, proxy.safeAreaInsets.bottom)`.
  fileprivate func makesUp(_ element: Int) -> Bool {
    ([element] + descendants(of: element)).contains { number in
      elements[number].modifiers.contains { modifier in
        ["padding", "safeAreaPadding", "contentMargins"].contains(modifier.name)
          && modifier.arguments.contains { argument in
            argument.value.names.contains { $0.words.starts(with: ["safe", "area"]) }
          }
      }
    }
  }
}
