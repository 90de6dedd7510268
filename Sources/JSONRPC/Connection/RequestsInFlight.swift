/// The client's requests that have no reply yet.
final class RequestsInFlight: Sendable {
  private let exchanges = Locked<[RequestID: Exchange]>([:])

  var count: Int { exchanges.withLock { $0.count } }

  /// A client that uses an id twice at once gets both replies, but can cancel only the later request.
  func insert(_ exchange: Exchange) {
    exchanges.withLock { $0[exchange.id] = exchange }
  }

  func remove(_ exchange: Exchange) {
    exchanges.withLock { exchanges in
      if exchanges[exchange.id] === exchange { exchanges[exchange.id] = nil }
    }
  }

  /// Nothing happens for an id that is unknown or has its reply.
  func cancel(_ id: RequestID) {
    // Taken out of the lock: cancelling comes back to `remove`.
    exchanges.withLock { $0[id] }?.cancel()
  }

  /// Cancels all without a reply.
  func abandonAll() {
    for exchange in exchanges.withLock({ Array($0.values) }) { exchange.abandon() }
  }
}
