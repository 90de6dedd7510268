/// Tells whether screens have a navigation title.
struct ScreenTitles {
  let resolver: Resolver
  let graph: ViewGraph
  let screens: ScreenMap

  enum Answer: Equatable {
    case titled
    case untitled
    /// The navigation bar or its title is left away on purpose.
    case withoutBar
    /// What the screen begins with is not in the sources, or may set a title in a way that cannot be seen.
    case unknown
  }

  func answer(for screen: Int) -> Answer {
    var answer = Answer.untitled
    for region in screens.screens[screen].regions {
      guard let node = graph.node(of: region.declaration), let body = resolver.body(of: region.declaration) else {
        continue
      }
      for (number, element) in body.elements.enumerated() {
        guard node.liveElements[number] || element.role == .argument, body.contains(number, in: region.start) else {
          continue
        }
        if element.modifiers.contains(where: \.setsTitle) { return .titled }
        if element.hidesNavigationBar || element.modifiers.contains(where: \.setsEmptyTitle) { answer = .withoutBar }
        if answer == .untitled, mayTitle(element) { answer = .unknown }
      }
      if answer == .untitled, body.steps.setTitle || isRepresentable(region.declaration) { answer = .unknown }
    }
    if answer == .untitled, stackHidesBar(of: screen) { return .withoutBar }
    if answer == .untitled, !beginsWithKnownView(screen) { return .unknown }
    return answer
  }

  /// Whether the bar is hidden around every place that leads to a screen.
  private func stackHidesBar(of screen: Int) -> Bool {
    screens.screens[screen].ways.allSatisfy { way in
      guard let element = way.element, let body = resolver.body(of: way.declaration) else { return false }
      return body.ancestors(of: element).contains { body.elements[$0].hidesNavigationBar }
    }
  }

  /// A library's modifier that sounds like a title, or something else in the place of the title.
  private func mayTitle(_ element: Element) -> Bool {
    if ["ToolbarItem", "ToolbarItemGroup"].contains(element.name), let placement = element.placement,
      ["principal", "title", "largeTitle", "subtitle"].contains(placement)
    {
      return true
    }
    return element.modifiers.contains { modifier in
      guard Vocabulary.slots(ofModifier: modifier.name) == nil else { return false }
      let words = modifier.name.words
      return words.contains("title") && resolver.modifiers(named: modifier.name).isEmpty
        || words.contains("navigation") && resolver.modifiers(named: modifier.name).isEmpty
    }
  }

  private func isRepresentable(_ id: DeclarationID) -> Bool {
    guard let owner = resolver.index.ownerName(of: id) else { return false }
    return resolver.index.inheritedNames(of: owner).contains { $0.hasSuffix("Representable") }
  }

  // MARK: What a screen begins with

  private func beginsWithKnownView(_ screen: Int) -> Bool {
    guard let region = screens.screens[screen].regions.first else { return false }
    return isKnown(region.declaration, start: region.start, depth: 0)
  }

  private func isKnown(_ id: DeclarationID, start: Int?, depth: Int) -> Bool {
    guard depth < 8, let body = resolver.body(of: id), let node = graph.node(of: id) else { return false }
    return body.outermost(in: start).allSatisfy { number in
      !node.liveElements[number] || isKnown(number, of: body, in: id, depth: depth)
    }
  }

  private func isKnown(_ number: Int, of body: BodyFacts, in id: DeclarationID, depth: Int) -> Bool {
    let element = body.elements[number]
    if element.kind == .construct {
      if resolver.isOwnView(element.name, seenFrom: id) {
        let bodies = resolver.bodies(ofType: element.name).filter { resolver.body(of: $0)?.showsViews ?? false }
        guard !bodies.isEmpty else { return false }
        return bodies.allSatisfy { isKnown($0, start: nil, depth: depth + 1) }
      }
      guard Vocabulary.slots(ofView: element.name) != nil, element.name != "EmptyView" else { return false }
      guard Self.wrappers.contains(element.name) else { return true }
      return body.children(of: number).allSatisfy { child in
        body.elements[child].parentModifier != nil || body.elements[child].role != .content
          || isKnown(child, of: body, in: id, depth: depth)
      }
    }
    if element.receiver == ["Color"] || element.receiver == [""] { return true }
    let targets = resolver.members(element.name, receiver: element.receiver, in: id).filter {
      resolver.body(of: $0)?.showsViews ?? false
    }
    return !targets.isEmpty && targets.allSatisfy { isKnown($0, start: nil, depth: depth + 1) }
  }

  private static let wrappers: Set<String> = [
    "NavigationStack", "NavigationView", "Group", "AnyView", "ZStack", "VStack", "GeometryReader", "ScrollViewReader",
    "ViewThatFits",
  ]
}

extension Modifier {
  /// A navigation title that is not empty.
  var setsTitle: Bool {
    guard name == "navigationTitle" || name == "navigationBarTitle", activity != .inactive,
      let title = firstUnlabelled
    else { return false }
    return title.value.writtenText?.isEmpty != true
  }
}

extension Modifier {
  fileprivate var setsEmptyTitle: Bool {
    (name == "navigationTitle" || name == "navigationBarTitle") && activity != .inactive
      && firstUnlabelled?.value.writtenText?.isEmpty ?? false
  }
}

extension Element {
  /// Whether the chain takes the navigation bar away, and the title with it.
  var hidesNavigationBar: Bool {
    modifiers.contains { modifier in
      switch modifier.name {
      case "navigationBarHidden":
        return modifier.arguments.first?.value.kind == .boolean(true)
      case "toolbar", "toolbarVisibility":
        guard modifier.arguments.first?.value.kind == .implicitMember("hidden") else { return false }
        // Without a bar it is meant for all of them.
        return modifier.arguments.count == 1
          || modifier.arguments.contains { $0.value.kind == .implicitMember("navigationBar") }
      default: return false
      }
    }
  }
}

extension Array where Element == Step {
  /// Whether code sets a title as view controllers have one.
  fileprivate var setTitle: Bool { containsAssignment { $0.target.last == "title" } }
}
