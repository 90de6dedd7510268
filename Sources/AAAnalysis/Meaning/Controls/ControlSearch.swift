/// Finds the controls in views, through the project's own views.
struct ControlSearch {
  private let resolver: Resolver
  private let graph: ViewGraph
  private let names: Set<String>
  private let memory = Memory()

  private final class Memory {
    var holding: [DeclarationID: Bool] = [:]
    var open: Set<DeclarationID> = []
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
    let shown = shownBodies(element, in: id)
    guard !shown.isEmpty else { return false }
    return shown.allSatisfy { target in
      guard let body = resolver.body(of: target) else { return false }
      let outermost = body.outermost(in: nil)
      return !outermost.isEmpty && outermost.allSatisfy { isControl($0, in: target, depth: depth + 1) }
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
    return shownBodies(element, in: id).contains { bodyHoldsControl($0) }
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
