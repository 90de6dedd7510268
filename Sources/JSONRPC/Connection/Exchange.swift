import struct Foundation.Data

/// One request of the client and whether it has its reply.
final class Exchange: Sendable {
  private struct State {
    var isAnswered = false
    var isCancelled = false
    var wasFailed = false
    var onCancel: [@Sendable () -> Void] = []
  }

  let id: RequestID
  private let state = Locked(State())
  private let send: @Sendable (Data) -> Void
  private let requests: RequestsInFlight

  init(_ id: RequestID, among requests: RequestsInFlight, send: @escaping @Sendable (Data) -> Void) {
    self.id = id
    self.requests = requests
    self.send = send
  }

  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Whether the reply was an error.
  var wasFailed: Bool { state.withLock { $0.wasFailed } }

  /// Sends the reply unless there was one. `body` is made only if it is sent.
  func answer(failing: Bool, _ body: () -> Data) -> Bool {
    guard claim(cancelling: false, failing: failing) != nil else { return false }
    send(body())
    return true
  }

  /// Answers `RequestCancelled` unless there was a reply.
  func cancel() {
    guard let closures = claim(cancelling: true, failing: true) else { return }
    send(OutgoingMessage.failure(id: id, ResponseError(.requestCancelled, "cancelled by the client")))
    for closure in closures { closure() }
  }

  /// Cancels without a reply: nobody is there to read it.
  func abandon() {
    guard let closures = claim(cancelling: true, failing: true) else { return }
    for closure in closures { closure() }
  }

  func onCancel(_ body: @escaping @Sendable () -> Void) {
    let isCancelled = state.withLock { state in
      if !state.isAnswered { state.onCancel.append(body) }
      return state.isCancelled
    }
    if isCancelled { body() }
  }

  /// The right to send the one reply: the closures to call on cancellation, or nil if another has it.
  private func claim(cancelling: Bool, failing: Bool) -> [@Sendable () -> Void]? {
    let closures: [@Sendable () -> Void]? = state.withLock { state in
      guard !state.isAnswered else { return nil }
      state.isAnswered = true
      state.isCancelled = cancelling
      state.wasFailed = failing
      defer { state.onCancel = [] }
      return state.onCancel
    }
    if closures != nil { requests.remove(self) }
    return closures
  }
}
