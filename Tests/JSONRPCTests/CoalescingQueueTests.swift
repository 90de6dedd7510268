import Testing

@testable import JSONRPC

@Suite struct CoalescingQueueTests {
  private func drain(_ queue: inout CoalescingQueue<Int>) -> [Int] {
    var elements: [Int] = []
    while let element = queue.popFirst() { elements.append(element) }
    return elements
  }

  @Test func keepsOrder() {
    var queue = CoalescingQueue<Int>()
    for number in 1...3 { queue.append(number) }
    #expect(queue.count == 3)
    #expect(drain(&queue) == [1, 2, 3])
    #expect(queue.isEmpty)
  }

  @Test func replacesAtTheLaterPlace() {
    var queue = CoalescingQueue<Int>()
    queue.append(1, replacing: "a")
    queue.append(2)
    queue.append(3, replacing: "b")
    queue.append(4, replacing: "a")
    #expect(queue.count == 3)
    #expect(drain(&queue) == [2, 3, 4])
  }

  @Test func doesNotReplaceWhatWasTaken() {
    var queue = CoalescingQueue<Int>()
    queue.append(1, replacing: "a")
    #expect(queue.popFirst() == 1)
    queue.append(2, replacing: "a")
    queue.append(3, replacing: "a")
    #expect(queue.count == 1)
    #expect(drain(&queue) == [3])
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func equalsAListThatIsSearched(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var queue = CoalescingQueue<Int>()
    var list: [(element: Int, key: String?)] = []
    for number in 0..<2000 {
      if Int.random(in: 0..<4, using: &generator) == 0 {
        #expect(queue.popFirst() == (list.isEmpty ? nil : list.removeFirst().element))
      } else {
        let choice = Int.random(in: 0..<200, using: &generator)
        let key = choice < 100 ? "\(choice)" : nil
        if let key { list.removeAll { $0.key == key } }
        list.append((number, key))
        queue.append(number, replacing: key)
      }
      #expect(queue.count == list.count)
    }
    #expect(drain(&queue) == list.map(\.element))
  }
}
