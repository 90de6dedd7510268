/// Puts boxes into columns from left to right, so that what leads on stands left of what it leads to, with few
/// crossings and no line through a box.
///
/// The same boxes and links give the same layout. Lengths are in the units of the drawing.
struct LayeredLayout {
  struct Box {
    /// The column, from 0 on.
    var rank: Int
    var height: Double
  }

  struct Link: Hashable {
    var from: Int
    var to: Int
  }

  /// A line, as the points where it passes from column to column.
  struct Route: Equatable {
    enum Kind: Equatable {
      /// To the next column.
      case forward
      /// Within a column.
      case beside
      /// To a column before, or over several columns.
      case back
    }

    var link: Link
    var kind: Kind
    /// Heights at which it passes the columns between, from the box that it leaves on.
    var lanes: [Double]
  }

  /// The middle of each box.
  private(set) var centres: [Double] = []
  private(set) var routes: [Route] = []
  private(set) var height = 0.0
  private(set) var columnCount = 0

  static let gap = 26.0
  private static let laneHeight = 10.0

  /// - Parameters:
  ///   - boxes: in the order in which they stand below each other if nothing else says.
  ///   - links: between different boxes, each once.
  init(_ boxes: [Box], _ links: [Link]) {
    columnCount = (boxes.map(\.rank).max() ?? -1) + 1
    var slots = boxes.map { Slot(rank: $0.rank, height: $0.height) }
    // Lines over several columns take a lane in each; those to the same box share theirs.
    var lanes: [Lane: Int] = [:]
    var edges: [Edge: Bool] = [:]
    var ways: [[Int]] = []
    for link in links {
      let (low, high) = boxes[link.from].rank <= boxes[link.to].rank ? (link.from, link.to) : (link.to, link.from)
      var way: [Int] = []
      if boxes[high].rank - boxes[low].rank > 1 {
        for rank in boxes[low].rank + 1..<boxes[high].rank {
          let lane = Lane(target: link.to, rank: rank)
          if lanes[lane] == nil {
            lanes[lane] = slots.count
            slots.append(Slot(rank: rank, height: Self.laneHeight))
          }
          way.append(lanes[lane] ?? 0)
        }
      }
      let chain = [low] + way + [high]
      if boxes[low].rank != boxes[high].rank {
        let isForward = boxes[link.to].rank == boxes[link.from].rank + 1
        for (left, right) in zip(chain, chain.dropFirst()) {
          edges[Edge(left: left, right: right), default: false] =
            isForward || edges[Edge(left: left, right: right)] == true
        }
      }
      ways.append(boxes[link.from].rank <= boxes[link.to].rank ? way : way.reversed())
    }
    var ordering = Ordering(
      slots, boxCount: boxes.count, edges.sorted { $0.key < $1.key }.map { ($0.key, $0.value) },
      columnCount: columnCount)
    ordering.reduceCrossings()
    let middles = ordering.middles(gap: Self.gap)
    centres = boxes.indices.map { middles[$0] }
    height = slots.indices.map { middles[$0] + slots[$0].height / 2 }.max() ?? 0
    routes = zip(links, ways).map { link, way in
      let step = boxes[link.to].rank - boxes[link.from].rank
      return Route(
        link: link, kind: step == 0 ? .beside : step == 1 ? .forward : .back, lanes: way.map { middles[$0] })
    }
  }

  private struct Lane: Hashable {
    var target: Int
    var rank: Int
  }

  /// What takes room in a column: a box, or a line that passes.
  fileprivate struct Slot {
    var rank: Int
    var height: Double
  }

  fileprivate struct Edge: Hashable, Comparable {
    var left: Int
    var right: Int

    static func < (one: Edge, other: Edge) -> Bool { (one.left, one.right) < (other.left, other.right) }
  }
}

/// The order of what stands in each column.
private struct Ordering {
  let slots: [LayeredLayout.Slot]
  /// The neighbours of each slot in the column before and in the one behind. For boxes those alone that lines to the
  /// next column lead to: what leads back must not tear apart what belongs together.
  let before: [[Int]]
  let after: [[Int]]
  var columns: [[Int]]
  let hasLanes: Bool

  init(
    _ slots: [LayeredLayout.Slot], boxCount: Int, _ edges: [(edge: LayeredLayout.Edge, isForward: Bool)],
    columnCount: Int
  ) {
    self.slots = slots
    hasLanes = slots.count > boxCount
    var before: [[Int]] = Array(repeating: [], count: slots.count)
    var after = before
    for (edge, isForward) in edges {
      if isForward || edge.right >= boxCount { before[edge.right].append(edge.left) }
      if isForward || edge.left >= boxCount { after[edge.left].append(edge.right) }
    }
    self.before = before
    self.after = after
    columns = Array(repeating: [], count: columnCount)
    for (number, slot) in slots.enumerated() { columns[slot.rank].append(number) }
  }

  // MARK: Order

  /// Sorts each column by where its neighbours stand, forth and back, and keeps the best order that was met.
  mutating func reduceCrossings() {
    var best = columns
    var fewest = crossings
    for round in 0..<12 {
      if round.isMultiple(of: 2) {
        for rank in columns.indices.dropFirst() { sort(rank, by: before) }
      } else {
        for rank in columns.indices.dropLast().reversed() { sort(rank, by: after) }
      }
      let count = crossings
      // Lines that pass have no place of their own at first.
      if count < fewest || count == fewest && round < 2 && hasLanes { (fewest, best) = (count, columns) }
    }
    columns = best
  }

  private var places: [Int] {
    var places = Array(repeating: 0, count: slots.count)
    for column in columns { for (place, slot) in column.enumerated() { places[slot] = place } }
    return places
  }

  private mutating func sort(_ rank: Int, by neighbours: [[Int]]) {
    let places = places
    let keys = columns[rank].map { slot -> Double in
      let all = neighbours[slot]
      // What has no neighbours there stays where it is.
      guard !all.isEmpty else { return Double(places[slot]) }
      return Double(all.reduce(0) { $0 + places[$1] }) / Double(all.count)
    }
    columns[rank] = zip(columns[rank], keys).enumerated()
      .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element.0)
  }

  private var crossings: Int {
    let places = places
    var total = 0
    for rank in columns.indices.dropLast() {
      let ends = columns[rank].flatMap { slot in after[slot].map { places[$0] }.sorted() }
      total += Self.inversions(ends)
    }
    return total
  }

  /// How many pairs stand in the wrong order.
  private static func inversions(_ values: [Int]) -> Int {
    guard let most = values.max() else { return 0 }
    // A Fenwick tree of how often each value was met.
    var tree = Array(repeating: 0, count: most + 2)
    var count = 0
    for (met, value) in values.enumerated() {
      var notGreater = 0
      var position = value + 1
      while position > 0 {
        notGreater += tree[position]
        position -= position & -position
      }
      count += met - notGreater
      position = value + 1
      while position < tree.count {
        tree[position] += 1
        position += position & -position
      }
    }
    return count
  }

  // MARK: Heights

  /// The middle of each slot: near to the middle of its neighbours, with a gap to the next one in its column.
  func middles(gap: Double) -> [Double] {
    var middles = Array(repeating: 0.0, count: slots.count)
    for column in columns {
      var y = 0.0
      for slot in column {
        middles[slot] = y + slots[slot].height / 2
        y += slots[slot].height + gap
      }
    }
    for round in 0..<14 {
      let isForth = round.isMultiple(of: 2)
      for rank in isForth ? Array(columns.indices) : columns.indices.reversed() {
        let wanted = columns[rank].map { slot -> Double in
          let all = isForth ? before[slot] : after[slot]
          guard !all.isEmpty else { return middles[slot] }
          return all.reduce(0) { $0 + middles[$1] } / Double(all.count)
        }
        for (slot, middle) in zip(columns[rank], settled(columns[rank], wanted, gap)) { middles[slot] = middle }
      }
    }
    let top = slots.indices.map { middles[$0] - slots[$0].height / 2 }.min() ?? 0
    return middles.map { ($0 - top).rounded() }
  }

  /// The middles that are nearest to those that are wanted, in the order of the column and far enough from each other:
  /// what would overlap is put side by side around its common middle.
  private func settled(_ column: [Int], _ wanted: [Double], _ gap: Double) -> [Double] {
    struct Block {
      var sum: Double
      var count: Int
      var mean: Double { sum / Double(count) }
    }
    // Without the room that all before it take, a middle only has to be no less than the one before.
    var offsets: [Double] = []
    var offset = 0.0
    for (position, slot) in column.enumerated() {
      if position > 0 {
        let previous = slots[column[position - 1]]
        let isLane = previous.height < gap || slots[slot].height < gap
        offset += (previous.height + slots[slot].height) / 2 + (isLane ? gap / 2 : gap)
      }
      offsets.append(offset)
    }
    var blocks: [Block] = []
    for (position, middle) in wanted.enumerated() {
      blocks.append(Block(sum: middle - offsets[position], count: 1))
      while blocks.count > 1, blocks[blocks.count - 2].mean > blocks[blocks.count - 1].mean {
        let last = blocks.removeLast()
        blocks[blocks.count - 1].sum += last.sum
        blocks[blocks.count - 1].count += last.count
      }
    }
    let means = blocks.flatMap { Array(repeating: $0.mean, count: $0.count) }
    return zip(means, offsets).map { $0 + $1 }
  }
}
