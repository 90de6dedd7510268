/// Tells which views only people in Assistive Access see.
struct AssistiveScreens {
  private let resolver: Resolver
  private let flag: AssistiveFlag

  init(_ resolver: Resolver) {
    self.resolver = resolver
    flag = AssistiveFlag(resolver: resolver)
  }

  /// Whether every place that makes the view stands in Assistive Access alone, and one of these makes it a screen of
  /// its own.
  ///
  /// - Returns: the names of the view and of the views that it stands in, none of which may be used in files that
  ///   were not read; nil if it is seen elsewhere, or is only part of a screen.
  func namesOnTheWay(toScreen name: String) -> Set<String>? {
    var seen: Set<String> = []
    guard isAssistiveOnly(name, &seen), isScreen(name) else { return nil }
    return seen
  }

  private func isAssistiveOnly(_ name: String, _ seen: inout Set<String>) -> Bool {
    guard seen.insert(name).inserted else { return true }
    var isMade = false
    for (site, body, owner) in resolver.outsideUses(of: name) {
      isMade = true
      if let scene = body.scene(around: site.element) {
        if body.elements[scene].name == "AssistiveAccess" { continue }
        return false
      }
      if flag.requires(body.elements[site.element].guards, in: site.id) { continue }
      guard let owner, resolver.index.conforms(owner, to: "View"), isAssistiveOnly(owner, &seen) else {
        return false
      }
    }
    return isMade && !isMadeInCode(name)
  }

  /// Whether the view is made where no views are built: what becomes of it is not known.
  func isMadeInCode(_ name: String) -> Bool {
    resolver.facts.contains { facts in
      facts.bodies.contains { body in
        guard let body, !body.steps.isEmpty || !body.actions.isEmpty else { return false }
        return body.collectedCalls.contains { collected in
          collected.call.name == name || collected.call.arguments.contains { $0.value.constructedType == name }
        }
      }
    }
  }

  private func isScreen(_ name: String) -> Bool {
    resolver.constructions(of: name).contains { site in
      !resolver.isPreview(site.id) && resolver.body(of: site.id)?.startsScreen(site.element) == true
    }
  }
}

extension BodyFacts {
  /// Whether an element is all of a screen but for containers: a scene's content, or a destination.
  fileprivate func startsScreen(_ number: Int) -> Bool {
    var current = number
    while true {
      let element = elements[current]
      if element.role.startsScreen { return true }
      guard element.role == .content, element.parentModifier == nil, let parent = element.parent else { return false }
      let name = elements[parent].name
      if Vocabulary.scenes.contains(name) { return true }
      guard ["VStack", "ZStack", "Group", "NavigationStack", "NavigationView"].contains(name) else { return false }
      current = parent
    }
  }
}

/// Names that have to be looked for in the files that were not read, because a view that is used there is not what it
/// seems.
enum SoughtNames {
  static func all(_ resolver: Resolver, _ graph: ViewGraph) -> Set<String> {
    guard resolver.facts.contains(where: \.isMarked) else { return [] }
    var names: Set<String> = []
    var screens: AssistiveScreens?
    for (number, facts) in resolver.facts.enumerated() where !facts.indexed.isTest {
      for declaration in facts.indexed.declarations {
        guard case .type(let type) = declaration.value, type.isNamedForAssistiveAccess, !type.name.contains("Assistive")
        else { continue }
        names.insert(type.name)
      }
      for preview in resolver.previews(ofFile: number) where !preview.hasAssistiveTrait {
        guard resolver.hasScene else { continue }
        let found = screens ?? AssistiveScreens(resolver)
        screens = found
        for root in resolver.rootViews(of: preview) { names.formUnion(found.namesOnTheWay(toScreen: root.name) ?? []) }
      }
      guard facts.isMarked, resolver.hasScene else { continue }
      let outside = OutsideScreens(resolver: resolver, graph: graph)
      for (ordinal, body) in facts.bodies.enumerated() where body?.setsNavigationIcon ?? false {
        let id = DeclarationID(file: number, ordinal: ordinal)
        if let owner = resolver.index.ownerName(of: id) { names.formUnion(outside.namesOutside(of: owner) ?? []) }
      }
    }
    return names
  }
}

extension TypeDeclaration {
  /// `AssistiveAccessHome`, `AAHome`
  var isNamedForAssistiveAccess: Bool {
    guard kind != .extension, kind != .protocol else { return false }
    for prefix in ["AssistiveAccess", "AA"] where name.hasPrefix(prefix) {
      if name.dropFirst(prefix.count).first?.isUppercase ?? false { return true }
    }
    return false
  }
}
