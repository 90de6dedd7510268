/// Finds the control that a view of the project's own makes, where what the view is given decides what it shows.
struct ControlFinder {
  let labels: LabelReader
  private let undecided: UndecidedControls
  private let memory = Memory()

  private final class Memory {
    struct Place: Hashable {
      var id: DeclarationID
      var element: Int
    }

    /// What views make where nothing more is known of what they are given; nil while it is looked for.
    var alone: [Place: Found?] = [:]
  }

  init(labels: LabelReader, undecided: UndecidedControls) {
    self.labels = labels
    self.undecided = undecided
  }

  static let controls: Set<String> = ["Button", "NavigationLink", "Link", "Menu", "Toggle", "PhotosPicker"]

  private var resolver: Resolver { labels.resolver }

  struct Found {
    var id: DeclarationID
    var element: Int
    var kind: String
    var label: ControlLabel
  }

  /// - Parameter element: a view of the project, or a call of a function that makes views.
  /// - Returns: the control with its label as the view's caller decides it; nil if there is no control, if there are
  ///   several, or if the label is decided elsewhere.
  func control(madeBy element: Int, in id: DeclarationID) -> Found? {
    let place = Memory.Place(id: id, element: element)
    if let known = memory.alone[place] { return known }
    memory.alone[place] = .some(nil)
    let found = control(madeBy: element, in: id, outer: nil)
    memory.alone[place] = .some(found)
    return found
  }

  private func control(madeBy element: Int, in id: DeclarationID, outer: HandedOver?) -> Found? {
    guard let body = resolver.body(of: id), (outer?.depth ?? 0) < 3 else { return nil }
    let call = body.elements[element]
    let handed: HandedOver
    let target: DeclarationID
    switch call.kind {
    case .construct:
      guard Vocabulary.slots(ofView: call.name) == nil || resolver.isOwnView(call.name, seenFrom: id) else {
        return nil
      }
      let bodies = resolver.bodies(ofType: call.name).filter { resolver.body(of: $0)?.showsViews ?? false }
      guard bodies.count == 1 else { return nil }
      target = bodies[0]
      handed = HandedOver(toViewNamed: call.name, by: element, in: id, outer: outer, resolver)
    case .call:
      let targets = resolver.fitting(
        resolver.members(call.name, receiver: call.receiver, in: id), labels: call.arguments.compactMap(\.label)
      ).filter { resolver.body(of: $0)?.showsViews ?? false }
      guard targets.count == 1, let function = resolver.function(targets[0]) else { return nil }
      target = targets[0]
      handed = HandedOver(to: function, by: element, in: id, outer: outer, resolver)
    case .member: return nil
    }
    guard target != id, undecided.hasOne(target, labels), let inner = resolver.body(of: target) else { return nil }
    return only(controlOf: inner, in: target, handed)
  }

  private func only(controlOf body: BodyFacts, in id: DeclarationID, _ handed: HandedOver) -> Found? {
    var found: Found?
    for number in body.elements.indices where body.elements[number].activity != .inactive {
      let element = body.elements[number]
      guard element.role == .content, element.parentModifier == nil, body.isPartOfScreen(number) else { continue }
      if element.guards.contains(where: { labels.truth(of: $0, in: id, LabelReader.Context(handed: handed)) == false })
      {
        continue
      }
      let candidate: Found?
      if element.kind == .construct, Self.controls.contains(element.name) {
        candidate = Found(
          id: id, element: number, kind: element.name,
          label: labels.label(of: number, in: id, LabelReader.Context(handed: handed)))
        // What the view shows whoever makes it is told of there.
        let alone = labels.label(of: number, in: id)
        if alone.text != .unknown, alone.picture != .unknown { return nil }
      } else {
        candidate = element.kind == .member ? nil : control(madeBy: number, in: id, outer: handed)
        // The same holds where a view of the project's own makes the control.
        if candidate != nil, let alone = control(madeBy: number, in: id)?.label,
          alone.text != .unknown, alone.picture != .unknown
        {
          return nil
        }
      }
      guard let candidate else { continue }
      if found != nil { return nil }
      found = candidate
    }
    return found
  }
}

extension BodyFacts {
  /// Whether an element stands where its body does, and not in something that the body opens.
  fileprivate func isPartOfScreen(_ element: Int) -> Bool {
    ancestors(of: element).allSatisfy { number in
      let ancestor = elements[number]
      return ancestor.role == .content && !ControlFinder.controls.contains(ancestor.name)
    }
  }
}
