/// The requests that we made and that wait for a reply.
struct OutgoingRequests<Completion> {
  private struct Pending {
    var deadline: ContinuousClock.Instant
    var completion: Completion
  }

  /// More than this wait only if the client does not answer; then further ones are pointless.
  let limit: Int
  private var lastID: Int32 = 0
  private var pending: [RequestID: Pending] = [:]

  init(limit: Int = 100) {
    self.limit = limit
  }

  var count: Int { pending.count }
  var nextDeadline: ContinuousClock.Instant? { pending.values.map(\.deadline).min() }

  /// The id for a new request, or nil if too many wait.
  mutating func add(_ completion: Completion, deadline: ContinuousClock.Instant) -> RequestID? {
    guard pending.count < limit else { return nil }
    repeat { lastID = lastID == .max ? 1 : lastID + 1 } while pending[.int(lastID)] != nil
    pending[.int(lastID)] = Pending(deadline: deadline, completion: completion)
    return .int(lastID)
  }

  /// Takes out the request with an id; nil if none waits.
  mutating func remove(_ id: RequestID) -> Completion? {
    pending.removeValue(forKey: id)?.completion
  }

  /// Takes out all whose deadline has passed.
  mutating func removeExpired(at now: ContinuousClock.Instant) -> [(id: RequestID, completion: Completion)] {
    let expired = pending.filter { $0.value.deadline <= now }
    for id in expired.keys { pending[id] = nil }
    return expired.map { ($0.key, $0.value.completion) }
  }

  mutating func removeAll() -> [Completion] {
    defer { pending = [:] }
    return pending.values.map(\.completion)
  }
}
