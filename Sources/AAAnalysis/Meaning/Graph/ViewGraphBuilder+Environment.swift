// Which names have to be known to tell what environment a view gets.

extension ViewGraphBuilder {
  /// The types that a view, modifier or style takes from its environment, and the wrappers of its properties.
  mutating func wantEnvironment(of body: DeclarationID) {
    guard resolver.hasScene, SceneEnvironment.viewBodies.contains(resolver.index[body].name),
      let owner = resolver.index.ownerName(of: body), let type = resolver.index.types(named: owner).first
    else { return }
    for property in resolver.index.storedProperties(of: type) {
      guard let variable = resolver.variable(property) else { continue }
      for attribute in variable.attributes where attribute.name.isCapitalised {
        want(type: attribute.name)
        guard ["Environment", "EnvironmentObject"].contains(attribute.name), let type = variable.writtenType else {
          continue
        }
        want(type: type)
      }
    }
  }

  /// The types of what a view is given to put into its environment.
  mutating func wantInjections(of element: Element, in id: DeclarationID) {
    guard resolver.hasScene else { return }
    for modifier in element.modifiers where modifier.name == "environmentObject" || modifier.name == "environment" {
      guard let value = modifier.arguments.first?.value else { continue }
      if case .postfix(let postfix) = value.kind, case .name(let base) = postfix.base.kind,
        case .call = postfix.links.first?.kind, resolver.members(base, receiver: [], in: id).isEmpty
      {
        graph.wanted.functions.insert(base)
      }
      guard let path = value.path else { continue }
      for count in path.indices {
        if let type = resolver.type(of: Array(path[...count]), in: id) { want(type: type) }
      }
    }
  }

  /// What the scenes beside an `AssistiveAccess` scene put into their environment.
  mutating func wantInjections(besideScenesIn id: DeclarationID) {
    guard let body = resolver.body(of: id) else { return }
    for element in body.elements where element.activity != .inactive {
      wantInjections(of: element, in: id)
      for modifier in element.modifiers where !SystemNames.isModifier(modifier.name) {
        graph.wanted.functions.insert(modifier.name)
      }
      if let parent = element.parent, let modifier = element.parentModifier,
        body.elements[parent].modifiers[modifier].name == "modifier"
      {
        want(type: element.name)
      }
    }
  }
}
