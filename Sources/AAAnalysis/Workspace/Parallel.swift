import Dispatch

/// Maps values on all cores and keeps their order.
enum Parallel {
  /// - Parameter jobs: how many threads at most; 1 runs everything here.
  static func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], jobs: Int, _ transform: @Sendable (Input) -> Output
  ) -> [Output] {
    guard jobs > 1, inputs.count > 1 else { return inputs.map(transform) }
    return [Output](unsafeUninitializedCapacity: inputs.count) { buffer, count in
      nonisolated(unsafe) let slots = buffer
      // More pieces than threads, so that one with large files does not keep the others waiting.
      let pieces = min(inputs.count, jobs * 16)
      DispatchQueue.concurrentPerform(iterations: pieces) { piece in
        DeepStack.run {
          for position in stride(from: piece, to: inputs.count, by: pieces) {
            slots.initializeElement(at: position, to: transform(inputs[position]))
          }
        }
      }
      count = inputs.count
    }
  }
}
