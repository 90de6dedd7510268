import Foundation

/// Threads with much stack: deeply nested sources make the analysis recurse deeply.
enum LargeStack {
  private static let size = 64 << 20

  /// Runs work on a thread of its own and waits for it.
  static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
    map([0], jobs: 1) { _ in work() }[0]
  }

  /// Maps values on several threads and keeps their order.
  static func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], jobs: Int, _ transform: @escaping @Sendable (Input) -> Output
  ) -> [Output] {
    let queue = Queue<Input, Output>(inputs)
    let done = DispatchGroup()
    for _ in 0..<min(max(jobs, 1), inputs.count) {
      done.enter()
      let thread = Thread {
        WorkNotes.register()
        while let next = queue.next() { queue.finish(next.index, transform(next.input)) }
        done.leave()
      }
      thread.stackSize = size
      thread.start()
    }
    done.wait()
    return queue.results
  }
}

/// Hands out inputs one by one and takes the results back.
private final class Queue<Input: Sendable, Output: Sendable>: @unchecked Sendable {
  private let inputs: [Input]
  private let lock = NSLock()
  private var nextIndex = 0
  private var outputs: [Output?]

  init(_ inputs: [Input]) {
    self.inputs = inputs
    outputs = Array(repeating: nil, count: inputs.count)
  }

  func next() -> (index: Int, input: Input)? {
    lock.withLock {
      guard nextIndex < inputs.count else { return nil }
      defer { nextIndex += 1 }
      return (nextIndex, inputs[nextIndex])
    }
  }

  func finish(_ index: Int, _ output: Output) { lock.withLock { outputs[index] = output } }

  var results: [Output] { lock.withLock { outputs.compactMap { $0 } } }
}
