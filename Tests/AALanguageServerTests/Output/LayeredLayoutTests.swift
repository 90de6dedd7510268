import AATestSupport
import Testing

@testable import AALanguageServer

/// Where the boxes of a drawn map stand.
@Suite("layered layout")
struct LayeredLayoutTests {
  private typealias Box = LayeredLayout.Box
  private typealias Link = LayeredLayout.Link

  @Test("children stand beside their parent, in their order, without crossings")
  func tree() {
    let layout = LayeredLayout(
      [Box(rank: 0, height: 60), Box(rank: 1, height: 60), Box(rank: 1, height: 60), Box(rank: 1, height: 60)],
      [Link(from: 0, to: 1), Link(from: 0, to: 2), Link(from: 0, to: 3)])
    let centres = layout.centres
    #expect(centres[1] < centres[2] && centres[2] < centres[3])
    #expect(centres[0] == centres[2])
    #expect(layout.routes.map(\.kind) == [.forward, .forward, .forward])
    #expect(layout.height == 3 * 60 + 2 * LayeredLayout.gap)
  }

  @Test("what would cross is put in another order")
  func crossing() {
    let boxes = [0, 0, 0, 1, 1].map { Box(rank: $0, height: 40) }
    let layout = LayeredLayout(boxes, [Link(from: 0, to: 4), Link(from: 2, to: 3)])
    let isDown = layout.centres[0] < layout.centres[2]
    #expect((layout.centres[4] < layout.centres[3]) == isDown)
  }

  @Test("a line over several columns takes a lane in each, where no box is")
  func lanes() throws {
    let boxes = [0, 1, 1, 2, 3].map { Box(rank: $0, height: 50) }
    let layout = LayeredLayout(
      boxes,
      [Link(from: 0, to: 1), Link(from: 0, to: 2), Link(from: 1, to: 3), Link(from: 3, to: 4), Link(from: 4, to: 0)])
    let back = try #require(layout.routes.last)
    #expect(back.kind == .back)
    #expect(back.lanes.count == 2)
    for (lane, rank) in zip(back.lanes, [2, 1]) {
      for (number, box) in boxes.enumerated() where box.rank == rank {
        #expect(abs(layout.centres[number] - lane) > box.height / 2)
      }
    }
  }

  @Test("no two boxes of a column overlap, whatever the links", arguments: 1...40)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...60, using: &generator)
    let columnCount = Int.random(in: 1...6, using: &generator)
    let boxes = (0..<count).map { number in
      // Every column has a box.
      Box(
        rank: number < columnCount ? number : Int.random(in: 0..<columnCount, using: &generator),
        height: Double(Int.random(in: 20...200, using: &generator)))
    }
    var links: Set<Link> = []
    for _ in 0..<count * 2 {
      let link = Link(
        from: Int.random(in: 0..<count, using: &generator), to: Int.random(in: 0..<count, using: &generator))
      if link.from != link.to { links.insert(link) }
    }
    let ordered = links.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    let layout = LayeredLayout(boxes, ordered)
    #expect(layout.centres.count == boxes.count && layout.routes.map(\.link) == ordered)
    #expect(LayeredLayout(boxes, ordered).centres == layout.centres)
    for rank in 0..<columnCount {
      let column = boxes.indices.filter { boxes[$0].rank == rank }.sorted { layout.centres[$0] < layout.centres[$1] }
      for (upper, lower) in zip(column, column.dropFirst()) {
        let room = layout.centres[lower] - layout.centres[upper] - (boxes[lower].height + boxes[upper].height) / 2
        #expect(room >= LayeredLayout.gap / 2 - 1)
      }
    }
    for route in layout.routes {
      let (from, to) = (boxes[route.link.from].rank, boxes[route.link.to].rank)
      #expect(route.lanes.count == max(abs(to - from) - 1, 0))
      // A lane runs past all boxes of its column.
      for (step, lane) in route.lanes.enumerated() {
        let rank = from + (step + 1) * (to > from ? 1 : -1)
        for (number, box) in boxes.enumerated() where box.rank == rank {
          #expect(abs(layout.centres[number] - lane) >= box.height / 2)
        }
      }
    }
  }

  @Test("text is broken between words, long words within, and what is too much is left out")
  func text() {
    #expect(DrawnText.lines("Red Yellow", width: 200, size: 10, limit: 3) == ["Red Yellow"])
    #expect(DrawnText.lines("Red Yellow Green", width: 50, size: 10, limit: 3) == ["Red", "Yellow", "Green"])
    let cut = DrawnText.lines("Red Yellow Green Blue", width: 50, size: 10, limit: 2)
    #expect(cut.count == 2 && cut[1].hasSuffix("…"))
    let long = DrawnText.lines(String(repeating: "m", count: 40), width: 60, size: 10, limit: 20)
    #expect(long.count > 4 && long.joined() == String(repeating: "m", count: 40))
    for line in long { #expect(DrawnText.width(of: line, size: 10) <= 60) }
    #expect(DrawnText.lines("", width: 10, size: 10, limit: 2) == [])
    #expect(DrawnText.lines("設定と通知", width: 40, size: 10, limit: 9).count > 1)
  }
}
