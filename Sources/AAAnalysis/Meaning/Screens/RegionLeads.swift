/// What a region of a screen leads to.
enum RegionLead {
  /// Shows it on the same screen, or runs it as code of the screen.
  case shows(ScreenRegion)
  /// Another screen; with the type whose values it is the destination for.
  case begins(ScreenRegion, ScreenMap.Kind, RegionPlace, values: String?)
  /// A view controller's screen, by the class.
  case controller(String, ScreenRegion, ScreenMap.Kind, RegionPlace)
  /// A link or call that hands over a value of a type; with the case, if it is one of an enumeration.
  case link(type: String, name: String?, declaration: DeclarationID, element: Int?)
}

/// Where in a body it is written that another screen is shown.
struct RegionPlace {
  var declaration: DeclarationID
  /// The first view of the screen; nil where code shows it.
  var element: Int?
  /// The call that makes it, in code.
  var call: Int?
}

/// Reads from the view graph what the regions of screens lead to.
struct RegionLeads {
  private let resolver: Resolver
  private let graph: ViewGraph
  private let outgoing: OutgoingEdges

  init(_ resolver: Resolver, _ graph: ViewGraph, _ outgoing: OutgoingEdges) {
    self.resolver = resolver
    self.graph = graph
    self.outgoing = outgoing
  }

  func leads(of region: ScreenRegion) -> [RegionLead] {
    let id = region.declaration
    guard let number = graph.numbers[id], let body = resolver.body(of: id) else { return [] }
    let live = graph.nodes[number].liveElements
    let starts = body.screenStarts
    var leads: [RegionLead] = []
    for item in outgoing[number] {
      switch item.edge.source {
      case .element(let element), .modifier(let element, _):
        guard live[element], body.contains(element, in: region.start, starts) else { continue }
        leads.append(.shows(ScreenRegion(graph.nodes[item.target].declaration)))
      case .call, .member:
        if let element = item.edge.element {
          guard live[element], body.contains(element, in: region.start, starts) else { continue }
        } else if region.start != nil {
          continue
        }
        var place = RegionPlace(declaration: id)
        if case .call(let position) = item.edge.source { place.call = position }
        leads.append(
          call(
            to: graph.nodes[item.target].declaration, from: place, body, kind: item.edge.kind))
      }
    }
    for element in body.elements.indices where live[element] && body.elements[element].role != .argument {
      guard starts[element] == element, element != region.start, let parent = body.elements[element].parent,
        // What a scene's modifiers are given, such as the commands of a menu, is on no screen.
        !Vocabulary.scenes.contains(body.elements[parent].name),
        body.contains(parent, in: region.start, starts)
      else { continue }
      let isStandIn = body.isStandIn(element, among: body.children(of: parent)) {
        body.elements[$0].kind == .construct && resolver.isOwnView(body.elements[$0].name, seenFrom: id)
      }
      // What shows nothing at all is no screen, such as the `default` of a choice between screens.
      if isStandIn || body.elements[element].showsNothing { continue }
      leads.append(
        .begins(
          ScreenRegion(id, start: element), kind(of: element, body), RegionPlace(declaration: id, element: element),
          values: valueType(of: element, body)))
    }
    addLinks(body, in: region, live: live, starts, &leads)
    return leads
  }

  private func kind(of element: Int, _ body: BodyFacts) -> ScreenMap.Kind {
    switch body.elements[element].role {
    case .destination: return .pushed
    case .presented:
      guard let parent = body.elements[element].parent, let modifier = body.elements[element].parentModifier else {
        return .presented(by: "sheet")
      }
      return .presented(by: body.elements[parent].modifiers[modifier].name)
    default: return .tab
    }
  }

  // MARK: Links by value

  /// `Route` for what `.navigationDestination(for: Route.self)` shows.
  private func valueType(of element: Int, _ body: BodyFacts) -> String? {
    guard let parent = body.elements[element].parent, let modifier = body.elements[element].parentModifier,
      let path = body.elements[parent].modifiers[modifier]["for"]?.value.path, path.last == "self"
    else { return nil }
    return path.dropLast().last
  }

  private func addLinks(
    _ body: BodyFacts, in region: ScreenRegion, live: [Bool], _ starts: [Int?], _ leads: inout [RegionLead]
  ) {
    let id = region.declaration
    for (number, element) in body.elements.enumerated()
    where element.name == "NavigationLink" && element.kind == .construct && live[number] {
      guard let value = element["value"]?.value, let key = value.handedOver(in: id, resolver),
        body.contains(number, in: region.start, starts)
      else { continue }
      leads.append(.link(type: key.type, name: key.name, declaration: id, element: number))
    }
    guard body.appendsToPath else { return }
    for collected in body.collectedCalls where collected.call.name == "append" && collected.activity != .inactive {
      guard let name = collected.call.receiver.last?.words.last, name == "path" || name == "routes",
        let value = collected.call.arguments.first?.value
      else { continue }
      let element = collected.action.map { body.actions[$0].element }
      if let element {
        guard live[element], body.contains(element, in: region.start, starts) else { continue }
      } else if region.start != nil {
        continue
      }
      let property = resolver.property(collected.call.receiver, in: id).flatMap(resolver.variable)
      let implied = property?.type.flatMap { $0.name == "Array" ? $0.arguments.first?.name : nil }
      guard let key = value.handedOver(in: id, resolver, implied: implied) else { continue }
      leads.append(.link(type: key.type, name: key.name, declaration: id, element: element))
    }
  }

  // MARK: Code

  /// Code of the screen, or a screen that code shows.
  ///
  /// - Parameter kind: calls a function, or makes a view or controller, and how that is shown as far as the graph knows.
  private func call(
    to made: DeclarationID, from place: RegionPlace, _ body: BodyFacts, kind edgeKind: ViewGraph.EdgeKind
  ) -> RegionLead {
    let id = place.declaration
    let owner = resolver.index.ownerName(of: made)
    let from = resolver.index.ownerName(of: id)
    let isController = owner.map(resolver.index.inheritsController) ?? false
    let isFromController = from.map(resolver.index.inheritsController) ?? false
    guard owner != from, !body.showsViews, isController || edgeKind != .calls else { return .shows(ScreenRegion(made)) }
    let showing = ControllerShowing(body, of: owner ?? "", at: place.call, edgeKind)
    if let owner, isController {
      guard let kind = showing.kind ?? (isFromController ? .presented(by: "present") : nil), !showing.isChild else {
        return .shows(ScreenRegion(made))
      }
      return .controller(owner, ScreenRegion(made), isTabBar(id) ? .tab : kind, place)
    }
    guard resolver.body(of: made)?.showsViews ?? false else { return .shows(ScreenRegion(made)) }
    if let kind = showing.kind { return .begins(ScreenRegion(made), kind, place, values: nil) }
    if isFromController || showing.isChild || isPlacing(id, body) || isDrawn(at: place.call, body) {
      return .shows(ScreenRegion(made))
    }
    // Where code that is no controller's shows what it makes cannot be seen: hardly here.
    return .begins(ScreenRegion(made), .presented(by: "present"), place, values: nil)
  }

  /// Whether code puts what it makes where it stands: into a window, or into a view for SwiftUI.
  private func isPlacing(_ id: DeclarationID, _ body: BodyFacts) -> Bool {
    let name = resolver.index[id].name
    if name.hasPrefix("makeUIView") || name.hasPrefix("updateUIView") || name == "rootScene" { return true }
    return body.collectedAssignments.contains { $0.assignment.target.last == "rootViewController" }
      || body.collectedCalls.contains { $0.call.name == "makeKeyAndVisible" }
  }

  /// Whether a picture is made of it: `ImageRenderer(content: Drawing())`.
  private func isDrawn(at position: Int?, _ body: BodyFacts) -> Bool {
    let calls = body.collectedCalls
    guard let position, calls.indices.contains(position) else { return false }
    return calls.contains { $0.call.name == "ImageRenderer" && $0.span.contains(calls[position].span) }
  }

  private func isTabBar(_ id: DeclarationID) -> Bool {
    resolver.index.ownerName(of: id).map { resolver.index.inherits($0, "UITabBarController") } ?? false
  }
}

/// How code shows a view or view controller that it makes.
private struct ControllerShowing {
  /// Nil if nothing in the code shows one.
  var kind: ScreenMap.Kind?
  /// Whether it becomes part of the controller that makes it.
  var isChild = false

  private static let pushing: Set<String> = [
    "pushViewController", "show", "setViewControllers", "showDetailViewController",
  ]

  /// - Parameter position: the call that makes it.
  init(_ body: BodyFacts, of type: String, at position: Int?, _ edgeKind: ViewGraph.EdgeKind) {
    let calls = body.collectedCalls
    let made = position.flatMap { calls.indices.contains($0) ? calls[$0] : nil }
    func isGiven(_ call: CallStep) -> Bool {
      call.arguments.contains { argument in
        if let made, argument.closure == nil, argument.value.span.contains(made.span) { return true }
        if argument.value.constructedType == type { return true }
        guard let path = argument.value.path, path.count == 1 else { return false }
        return body.locals[path[0]] == type
      }
    }
    // The call that is given it; else, as for what is wrapped into another controller first, the next one that shows.
    let showing = calls.filter { Self.shows($0.call.name) }
    if let call = showing.first(where: { isGiven($0.call) })
      ?? made.flatMap({ made in showing.first { $0.span.lower > made.span.lower } })
    {
      show(by: call.call.name)
    } else if edgeKind == .pushes {
      kind = .pushed
    } else if edgeKind == .presents || showing.contains(where: { $0.call.name == "present" }) {
      kind = .presented(by: "present")
    } else if showing.contains(where: { Self.pushing.contains($0.call.name) }) {
      kind = .pushed
    } else {
      isChild = !showing.isEmpty
    }
  }

  private static func shows(_ name: String) -> Bool {
    pushing.contains(name) || name == "present" || name == "addChild"
  }

  private mutating func show(by name: String) {
    switch name {
    case "present": kind = .presented(by: "present")
    case "addChild": isChild = true
    default: kind = .pushed
    }
  }
}

extension Expression {
  /// The type and, of an enumeration, the case of a value that is handed to a link.
  fileprivate func handedOver(
    in id: DeclarationID, _ resolver: Resolver, implied: String? = nil
  ) -> (type: String, name: String?)? {
    if case .implicitMember(let name) = kind { return implied.map { ($0, name) } }
    guard case .postfix(let postfix) = kind, let callee = Callee(postfix) else {
      guard let path, let type = resolver.type(of: path, in: id) else { return nil }
      return (type, nil)
    }
    if callee.kind == .construct { return (callee.name, nil) }
    if let type = callee.receiver.last {
      if type.isEmpty { return implied.map { ($0, callee.name) } }
      if type.isCapitalised { return (type, callee.name) }
    }
    guard let path, let type = resolver.type(of: path, in: id) else { return nil }
    return (type, nil)
  }
}

extension BodyFacts {
  /// Whether something is appended at all; most bodies need not be looked at further.
  fileprivate var appendsToPath: Bool {
    steps.append || actions.contains(where: \.steps.append)
  }
}

extension Array where Element == Step {
  fileprivate var append: Bool { containsCall { $0.name == "append" } }
}

extension WorkspaceIndex {
  /// Whether a class is a view controller, as far as the names of its superclasses tell.
  func inheritsController(_ name: String) -> Bool {
    inherits(name) { $0.hasPrefix("UI") && $0.hasSuffix("Controller") }
  }

  /// Whether a class inherits from another one.
  func inherits(_ name: String, _ superclass: String) -> Bool { inherits(name) { $0 == superclass } }

  private func inherits(_ name: String, where isWanted: (String) -> Bool) -> Bool {
    var seen: Set<String> = []
    var pending = [name]
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      for inherited in inheritedNames(of: next) {
        if isWanted(inherited) { return true }
        pending.append(inherited)
      }
    }
    return false
  }
}
