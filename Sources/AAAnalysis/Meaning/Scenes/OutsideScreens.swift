/// Tells which views are shown, but never in Assistive Access.
struct OutsideScreens {
  private let resolver: Resolver
  private let graph: ViewGraph

  init(resolver: Resolver, graph: ViewGraph) {
    self.resolver = resolver
    self.graph = graph
  }

  /// Whether every place that makes the view stands in another scene, or in a view that is as far away.
  ///
  /// - Returns: the names of the view and of the views that it stands in, none of which may be used in files that
  ///   were not read; nil if it cannot be told.
  func namesOutside(of name: String) -> Set<String>? {
    var seen: Set<String> = []
    return isOutside(name, &seen) ? seen : nil
  }

  private func isOutside(_ name: String, _ seen: inout Set<String>) -> Bool {
    guard seen.insert(name).inserted else { return true }
    if resolver.bodies(ofType: name).contains(where: { graph.node(of: $0) != nil }) { return false }
    var isMade = false
    for (site, body, owner) in resolver.outsideUses(of: name) {
      isMade = true
      if let scene = body.scene(around: site.element) {
        if body.elements[scene].name != "AssistiveAccess" { continue }
        return false
      }
      guard graph.node(of: site.id) == nil, let owner, resolver.index.conforms(owner, to: "View"),
        isOutside(owner, &seen)
      else { return false }
    }
    return isMade && !AssistiveScreens(resolver).isMadeInCode(name)
  }
}

extension BodyFacts {
  /// Whether a navigation icon for Assistive Access is set in the body.
  var setsNavigationIcon: Bool {
    elements.contains { $0.modifiers.contains { $0.name == NavigationIcons.iconModifier } }
  }
}
