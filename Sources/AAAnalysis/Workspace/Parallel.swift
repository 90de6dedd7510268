import Dispatch
import Foundation

/// Maps values on all cores and keeps their order.
public enum Parallel {
  /// Each thread but the one that asks has a deep stack.
  ///
  /// - Parameters:
  ///   - jobs: how many threads at most, and no more than there are cores; 1 runs everything here.
  ///   - weights: how much work each input is beside the others; nil if that is not known. The heaviest come first, so
  ///     that none is begun when the other threads have nothing left to do.
  public static func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], jobs: Int, weights: [Int]? = nil, _ transform: @Sendable (Input) -> Output
  ) -> [Output] {
    guard jobs > 1, inputs.count > 1 else { return inputs.map(transform) }
    var order = Array(inputs.indices)
    if let weights { order.sort { weights[$0] > weights[$1] } }
    let positions = Positions(order)
    return [Output](unsafeUninitializedCapacity: inputs.count) { buffer, count in
      nonisolated(unsafe) let slots = buffer
      DispatchQueue.concurrentPerform(iterations: min(jobs, inputs.count)) { _ in
        DeepStack.run {
          while let position = positions.next() {
            slots.initializeElement(at: position, to: transform(inputs[position]))
          }
        }
      }
      count = inputs.count
    }
  }

  /// Hands out positions one by one.
  private final class Positions: @unchecked Sendable {
    // Unchecked: `rest` is only reached with the lock held.
    private let lock = NSLock()
    private var rest: IndexingIterator<[Int]>

    init(_ positions: [Int]) { rest = positions.makeIterator() }

    func next() -> Int? { lock.withLock { rest.next() } }
  }
}
