/// Finds the controls in views, through the project's own views.
struct ControlSearch {
  private let resolver: Resolver
  private let graph: ViewGraph
  private let names: Set<String>
  private let memory = Memory()

  private final class Memory {
    var holding: [DeclarationID: Bool] = [:]
    var open: Set<DeclarationID> = []
    var openPlaces: Set<ModifiedViews.Place> = []
  }

  /// - Parameter names: of the views that count as controls.
  init(resolver: Resolver, graph: ViewGraph, names: Set<String> = inputs) {
    self.resolver = resolver
    self.graph = graph
    self.names = names
  }

  /// What a person taps, slides or writes in.
  static let inputs: Set<String> = Vocabulary.controls.union([
    "TextField", "SecureField", "TextEditor", "MultiDatePicker", "SettingsLink", "TextFieldLink", "HelpLink",
  ])

  /// Whether the element is one of SwiftUI's controls, or a view of the project that shows nothing else.
  func isControl(_ number: Int, in id: DeclarationID) -> Bool { isControl(number, in: id, depth: 0) }

  private func isControl(_ number: Int, in id: DeclarationID, depth: Int) -> Bool {
    guard depth < 6, let body = resolver.body(of: id) else { return false }
    let element = body.elements[number]
    if element.kind == .construct, names.contains(element.name), !resolver.isOwnView(element.name, seenFrom: id) {
      return true
    }
    if element.modifiers.contains(where: { makesControl($0) }) { return true }
    let shown = shownBodies(element, in: id)
    guard !shown.isEmpty else { return false }
    return shown.allSatisfy { target in
      guard let body = resolver.body(of: target) else { return false }
      let outermost = body.outermost(in: nil)
      return !outermost.isEmpty && outermost.allSatisfy { isControl($0, in: target, depth: depth + 1) }
    }
  }

  /// `func buttonize(_ action: @escaping () -> Void) -> some View { Button(action: action) { self } }`
  private func makesControl(_ modifier: Modifier) -> Bool {
    guard modifier.activity != .inactive else { return false }
    let makers = resolver.fitting(
      resolver.modifiers(named: modifier.name), labels: modifier.arguments.compactMap(\.label))
    return !makers.isEmpty
      && makers.allSatisfy { id in
        guard let body = resolver.body(of: id) else { return false }
        let outermost = body.outermost(in: nil)
        return !outermost.isEmpty
          && outermost.allSatisfy { number in
            let element = body.elements[number]
            return element.kind == .construct && names.contains(element.name)
              && ([number] + body.descendants(of: number)).contains { body.elements[$0].holdsSelf }
          }
      }
  }

  /// Whether a control is the element, or stands in it on the same screen.
  ///
  /// - Parameter modifiers: how many of the element's modifiers count; what later ones add stands outside.
  func holdsControl(_ number: Int, in id: DeclarationID, modifiers: Int = .max) -> Bool {
    guard let body = resolver.body(of: id) else { return false }
    return holds(number, in: id, body, modifiers: modifiers)
  }

  private func holds(_ number: Int, in id: DeclarationID, _ body: BodyFacts, modifiers: Int) -> Bool {
    let element = body.elements[number]
    if let live = graph.node(of: id)?.liveElements, live.indices.contains(number), !live[number] { return false }
    if element.kind == .construct, names.contains(element.name), !resolver.isOwnView(element.name, seenFrom: id) {
      return true
    }
    for child in body.children(of: number) where body.elements[child].role == .content {
      if let position = body.elements[child].parentModifier, position >= modifiers { continue }
      if holds(child, in: id, body, modifiers: .max) { return true }
    }
    if shownBodies(element, in: id).contains(where: bodyHoldsControl) { return true }
    return ModifiedViews(resolver: resolver, graph: graph).places(standingBehind: number, in: id).contains { place in
      guard let body = resolver.body(of: place.id), memory.openPlaces.insert(place).inserted else { return false }
      defer { memory.openPlaces.remove(place) }
      return holds(place.element, in: place.id, body, modifiers: .max)
    }
  }

  private func bodyHoldsControl(_ id: DeclarationID) -> Bool {
    if let known = memory.holding[id] { return known }
    guard let body = resolver.body(of: id), memory.open.insert(id).inserted else { return false }
    let found = body.outermost(in: nil).contains { holds($0, in: id, body, modifiers: .max) }
    memory.open.remove(id)
    if memory.open.isEmpty || found { memory.holding[id] = found }
    return found
  }

  /// The bodies that show what an element stands for; empty for SwiftUI's own views.
  func shownBodies(_ element: Element, in id: DeclarationID) -> [DeclarationID] {
    let targets: [DeclarationID]
    switch element.kind {
    case .construct:
      if Vocabulary.slots(ofView: element.name) != nil, !resolver.isOwnView(element.name, seenFrom: id) { return [] }
      targets = resolver.bodies(ofType: element.name)
    case .member, .call:
      targets = resolver.fitting(
        resolver.members(element.name, receiver: element.receiver, in: id),
        labels: element.arguments.compactMap(\.label))
    }
    return targets.filter { $0 != id && (resolver.body(of: $0)?.showsViews ?? false) }
  }
}

extension BodyFacts {
  /// The control whose label an element is part of, the element itself left out.
  func control(labelledBy element: Int) -> Int? {
    var child = element
    while let parent = elements[child].parent {
      if elements[child].parentModifier == nil, [.label, .icon].contains(elements[child].role),
        elements[parent].kind == .construct, Vocabulary.controls.contains(elements[parent].name)
      {
        return parent
      }
      guard elements[child].role == .content || elements[child].role == .label || elements[child].role == .icon else {
        return nil
      }
      child = parent
    }
    return nil
  }
}

extension Element {
  /// Whether a closure that the element is given shows the view that a modifier is put on.
  fileprivate var holdsSelf: Bool {
    arguments.contains { argument in
      argument.closure?.statements.contains { statement in
        guard case .expression(let expression) = statement.kind else { return false }
        switch expression.kind {
        case .name("self"): return true
        case .postfix(let postfix): return postfix.base.kind == .name("self") && postfix.links.isEmpty
        default: return false
        }
      } ?? false
    }
  }
}
