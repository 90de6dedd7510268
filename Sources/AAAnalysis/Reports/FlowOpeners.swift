/// Finds what sets the states upon which sheets, dialogs and pushed screens are shown.
struct FlowOpeners {
  /// Code that is given to an element: to a control, or to a view that runs it by itself.
  struct Opener: Hashable {
    var declaration: DeclarationID
    var element: Int
    /// Whether it runs without a tap: when something appears or changes.
    var isByItself: Bool
  }

  private let resolver: Resolver
  private let questions: QuestionMap
  private var bySlot: [StateSlot: [Opener]] = [:]

  init(_ resolver: Resolver, _ graph: ViewGraph, _ questions: QuestionMap) {
    self.resolver = resolver
    self.questions = questions
    // What functions set, they set for whoever calls them.
    var pending: [(node: Int, slot: StateSlot)] = []
    var known: Set<Key> = []
    for (number, node) in graph.nodes.enumerated() {
      guard let body = resolver.body(of: node.declaration) else { continue }
      for collected in body.collectedAssignments where collected.activity != .inactive {
        guard collected.assignment.value.shows,
          let slot = resolver.slot(of: collected.assignment.target, in: node.declaration)
        else { continue }
        if let action = collected.action.map({ body.actions[$0] }) {
          guard node.liveElements[action.element] else { continue }
          add(Opener(action, in: node.declaration), for: slot)
        } else if known.insert(Key(node: number, slot: slot)).inserted {
          pending.append((number, slot))
        }
      }
    }
    var position = 0
    while position < pending.count {
      let (number, slot) = pending[position]
      position += 1
      for edge in graph.nodes[number].incoming where edge.kind == .calls {
        guard case .call(let call) = edge.source else { continue }
        let caller = graph.nodes[edge.from].declaration
        guard let body = resolver.body(of: caller) else { continue }
        let calls = body.collectedCalls
        guard calls.indices.contains(call) else { continue }
        if let action = calls[call].action.map({ body.actions[$0] }) {
          add(Opener(action, in: caller), for: slot)
        } else if known.insert(Key(node: edge.from, slot: slot)).inserted {
          pending.append((edge.from, slot))
        }
      }
    }
    for slot in bySlot.keys { bySlot[slot]?.sort() }
  }

  private struct Key: Hashable {
    var node: Int
    var slot: StateSlot
  }

  private mutating func add(_ opener: Opener, for slot: StateSlot) {
    if bySlot[slot]?.contains(opener) ?? false { return }
    bySlot[slot, default: []].append(opener)
  }

  /// What shows what a modifier of an element shows, in source order.
  func openers(of modifier: Int, on element: Int, in id: DeclarationID) -> [Opener] {
    var found: [Opener] = []
    var seen: Set<StateSlot> = []
    var pending = questions.triggers(of: modifier, on: element, in: id)
    while let slot = pending.popLast() {
      guard seen.insert(slot).inserted else { continue }
      for opener in bySlot[slot] ?? [] where !found.contains(opener) { found.append(opener) }
      // A state that is handed down as a binding is set there.
      pending += (questions.handedDown[slot] ?? []).map(\.inner)
      pending += (questions.handedFrom[slot] ?? []).map(\.outer)
    }
    return found.sorted()
  }
}

extension FlowOpeners.Opener: Comparable {
  fileprivate init(_ action: ActionSlot, in id: DeclarationID) {
    self.init(declaration: id, element: action.element, isByItself: action.role == .lifecycle)
  }

  static func < (left: Self, right: Self) -> Bool {
    (left.declaration, left.element, left.isByItself ? 1 : 0)
      < (right.declaration, right.element, right.isByItself ? 1 : 0)
  }
}

extension AssignStep.Value {
  /// Whether a state that is set to it may show something.
  fileprivate var shows: Bool {
    switch self {
    case .true, .toggled, .other: true
    case .nil, .false, .emptyString, .emptyCollection, .zero: false
    }
  }
}
