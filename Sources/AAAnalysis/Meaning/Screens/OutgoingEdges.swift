/// The edges of a view graph by the node that they start from.
struct OutgoingEdges {
  struct Item {
    /// The node that the edge leads to.
    var target: Int
    var edge: ViewGraph.Edge
  }

  private let byNode: [[Item]]

  init(_ graph: ViewGraph) {
    var byNode: [[Item]] = Array(repeating: [], count: graph.nodes.count)
    for (target, node) in graph.nodes.enumerated() {
      for edge in node.incoming { byNode[edge.from].append(Item(target: target, edge: edge)) }
    }
    self.byNode = byNode
  }

  subscript(node: Int) -> [Item] { byNode[node] }
}
