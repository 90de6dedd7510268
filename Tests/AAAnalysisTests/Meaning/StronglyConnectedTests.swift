import Testing

@testable import AAAnalysis

/// Which nodes lead to each other, and in which order they are told.
@Suite("strongly connected components")
struct StronglyConnectedTests {
  @Test("each comes before those that lead to it")
  func order() {
    let components = StronglyConnected.components(of: [[1, 2], [2], [3], [2], [0, 4], []])
    #expect(components == [[2, 3], [1], [0], [4], [5]])
  }

  @Test("a long circle takes no stack")
  func longCircle() {
    let count = 50_000
    let components = StronglyConnected.components(of: (0..<count).map { [($0 + 1) % count] })
    #expect(components.count == 1)
    #expect(components.first?.count == count)
  }
}
