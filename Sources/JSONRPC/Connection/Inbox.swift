import Foundation

/// What waits to be done on the one serial place. Anyone may add; nobody waits to add.
final class Inbox<Element: Sendable>: @unchecked Sendable {
  // Unchecked: all variables are only reached with the condition locked.
  private let condition = NSCondition()
  // Clears what was taken at once: a reply handle that stayed behind in a buffer would not be dropped.
  private var queue = CoalescingQueue<Element>()

  func append(_ element: Element) {
    locked {
      queue.append(element)
      condition.signal()
    }
  }

  /// Throws away what waits and leaves only this.
  func replaceAll(with element: Element) {
    locked {
      queue.removeAll()
      queue.append(element)
      condition.signal()
    }
  }

  /// The next element, or nil if none came until the deadline.
  func next(until deadline: Date?) -> Element? {
    locked {
      while queue.isEmpty {
        guard let deadline else {
          condition.wait()
          continue
        }
        guard condition.wait(until: deadline) else { break }
      }
      return queue.popFirst()
    }
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    condition.lock()
    defer { condition.unlock() }
    return body()
  }
}
