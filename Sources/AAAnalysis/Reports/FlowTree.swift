/// A map as an outline: every place once, below the one that leads to it on a shortest way.
///
/// The ways that are not part of the outline lead to places that stand elsewhere in it.
public struct FlowTree: Sendable {
  /// For each root the screens that people start on, as positions in `Flow.screens`.
  public private(set) var starts: [[Int]]
  /// For each place the ways that lead on from it, as positions in `Flow.ways`, in their order.
  public private(set) var ways: [Flow.Place: [Int]] = [:]
  /// The way below which a place stands; none for the screens that people start on.
  public private(set) var waysTo: [Flow.Place: Int] = [:]
  /// How many ways lie between a place and the screen that people start on.
  public private(set) var ranks: [Flow.Place: Int] = [:]

  public init(_ flow: Flow) {
    starts = flow.roots.map { $0.screens.filter { flow.screens[$0].isFirst } }
    for (number, way) in flow.ways.enumerated() { ways[way.from, default: []].append(number) }
    var queue = starts.joined().map(Flow.Place.screen)
    for place in queue { ranks[place] = 0 }
    var position = 0
    while position < queue.count {
      let place = queue[position]
      position += 1
      for number in ways[place] ?? [] where ranks[flow.ways[number].to] == nil {
        let target = flow.ways[number].to
        ranks[target] = (ranks[place] ?? 0) + 1
        waysTo[target] = number
        queue.append(target)
      }
    }
  }

  /// Whether a way is the one below which its target stands.
  public func isBranch(_ way: Int, of flow: Flow) -> Bool { waysTo[flow.ways[way].to] == way }
}
