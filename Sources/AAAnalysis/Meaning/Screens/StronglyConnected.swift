/// Nodes of a graph that lead to each other.
enum StronglyConnected {
  /// The components, each before those that lead to it.
  static func components(of next: [[Int]]) -> [[Int]] {
    var search = Search(next)
    for node in next.indices where search.order[node] == nil { search.visit(node) }
    return search.components
  }

  /// Tarjan's algorithm, without recursion.
  private struct Search {
    let next: [[Int]]
    var order: [Int?]
    private var lowest: [Int]
    private var isOpen: [Bool]
    private var open: [Int] = []
    private var counter = 0
    var components: [[Int]] = []

    init(_ next: [[Int]]) {
      self.next = next
      order = Array(repeating: nil, count: next.count)
      lowest = Array(repeating: 0, count: next.count)
      isOpen = Array(repeating: false, count: next.count)
    }

    mutating func visit(_ root: Int) {
      var stack = [(node: root, position: 0)]
      begin(root)
      while let (node, position) = stack.last {
        if position < next[node].count {
          stack[stack.count - 1].position += 1
          let target = next[node][position]
          if let known = order[target] {
            if isOpen[target] { lowest[node] = min(lowest[node], known) }
          } else {
            begin(target)
            stack.append((target, 0))
          }
          continue
        }
        stack.removeLast()
        if let parent = stack.last?.node { lowest[parent] = min(lowest[parent], lowest[node]) }
        guard lowest[node] == order[node] else { continue }
        var component: [Int] = []
        while let last = open.popLast() {
          isOpen[last] = false
          component.append(last)
          if last == node { break }
        }
        components.append(component.sorted())
      }
    }

    private mutating func begin(_ node: Int) {
      order[node] = counter
      lowest[node] = counter
      counter += 1
      open.append(node)
      isOpen[node] = true
    }
  }
}
