/// The longest way from a root by links that push one screen after the other.
///
/// Screens that lead to each other count once: nobody knows how far a person goes round.
struct PushChain: Sendable {
  /// The screens on the way and what leads to each, the root's own first.
  var steps: [(screen: Int, way: ScreenMap.Way)]
  /// How many screens are pushed on the way.
  var pushes: Int

  /// For each screen that begins a stack the longest chain from it; those that push nothing are left out.
  static func longest(in map: ScreenMap) -> [PushChain] {
    // A sheet begins a stack of its own.
    let following = map.following.map { next in
      next.filter { if case .presented = $0.way.kind { false } else { true } }
    }
    let components = StronglyConnected.components(of: following.map { $0.map(\.screen) })
    var component = Array(repeating: 0, count: map.screens.count)
    for (number, screens) in components.enumerated() {
      for screen in screens { component[screen] = number }
    }
    // Components come before those that lead to them.
    var lengths = Array(repeating: 0, count: components.count)
    var best: [(screen: Int, way: ScreenMap.Way)?] = Array(repeating: nil, count: components.count)
    for (number, screens) in components.enumerated() {
      for screen in screens {
        for (next, way) in following[screen] where component[next] != number {
          let length = lengths[component[next]] + (way.kind == .pushed ? 1 : 0)
          if length > lengths[number] {
            lengths[number] = length
            best[number] = (next, way)
          }
        }
      }
    }
    return map.screens.indices.compactMap { root in
      let first = map.screens[root].ways.first { way in
        switch way.kind {
        case .root, .presented: true
        case .pushed, .tab: false
        }
      }
      guard let first, lengths[component[root]] > 0 else { return nil }
      var chain = PushChain(steps: [(root, first)], pushes: lengths[component[root]])
      var current = component[root]
      while let step = best[current] {
        chain.steps.append(step)
        current = component[step.screen]
      }
      return chain
    }
  }
}
