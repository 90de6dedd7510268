import Foundation

/// The one serial place: takes turns from the inbox and gives them to the receiver, as the lifecycle allows.
struct Dispatcher<Receiver: MessageReceiver> {
  /// A turn that takes longer than this is logged, because everything waited for it.
  private static var slowTurn: Duration { .milliseconds(100) }

  private let connection: Connection<Receiver>
  private let receiver: Receiver
  private var lifecycle = Lifecycle()

  init(_ connection: Connection<Receiver>, _ receiver: Receiver) {
    self.connection = connection
    self.receiver = receiver
  }

  consuming func run(flushLimit: TimeInterval) -> ConnectionEnd {
    while true {
      expireRequests()
      guard let turn = connection.inbox.next(until: nextDeadline) else { continue }
      if let reason = take(turn) { return end(reason, flushLimit: flushLimit) }
    }
  }

  /// The reason if this was the last turn.
  private mutating func take(_ turn: Connection<Receiver>.Turn) -> ConnectionEnd.Reason? {
    switch turn {
    case .request(let request, let reply):
      take(request, reply)
    case .notification(let notification):
      switch lifecycle.admitNotification(notification.method) {
      case .end: return .exit
      case .handle: timed(notification.method) { _ = receiver.receive(notification) }
      case .ignore, .reject: break
      }
    case .response(let response):
      take(response)
    case .work(let work):
      timed("work") { work(receiver) }
    case .end(let reason):
      return reason
    }
    return nil
  }

  private mutating func take(_ request: RequestMessage, _ reply: ReplyHandle) {
    switch lifecycle.admitRequest(request.method) {
    case .reject(let error):
      reply.fail(error)
    case .handle where !reply.isCancelled:
      timed(request.method) {
        if receiver.receive(request, reply) == .unknownMethod {
          reply.fail(ResponseError(.methodNotFound, "\(request.method) is not supported"))
        }
      }
      if request.method == "initialize", reply.wasFailed { lifecycle.initializeFailed() }
    case .handle, .ignore, .end:
      break
    }
  }

  private func take(_ response: ResponseMessage) {
    guard let id = response.id else {
      return connection.log("the client could not read a message of ours: \(response.result.failureMessage)")
    }
    guard let completion = connection.outgoing.withLock({ $0.remove(id) }) else {
      return connection.log("dropped a reply for \(id), which no request waits for")
    }
    timed("reply \(id)") { completion(receiver, response.result.mapError { .refused($0) }) }
  }

  private var nextDeadline: Date? {
    guard let deadline = connection.outgoing.withLock({ $0.nextDeadline }) else { return nil }
    let remaining = ContinuousClock.now.duration(to: deadline)
    return Date(timeIntervalSinceNow: remaining / .seconds(1))
  }

  private func expireRequests() {
    let expired = connection.outgoing.withLock { $0.removeExpired(at: .now) }
    for (id, completion) in expired {
      connection.log("the client did not answer request \(id) in time")
      connection.notify("$/cancelRequest", CancelParams(id: id))
      completion(receiver, .failure(.timedOut))
    }
  }

  private func timed(_ name: String, _ body: () -> Void) {
    let start = ContinuousClock.now
    body()
    let duration = ContinuousClock.now - start
    if duration > Self.slowTurn { connection.log("\(name) took \(duration)") }
  }

  private func end(_ reason: ConnectionEnd.Reason, flushLimit: TimeInterval) -> ConnectionEnd {
    for completion in connection.outgoing.withLock({ $0.removeAll() }) {
      completion(receiver, .failure(.connectionEnded))
    }
    connection.requests.abandonAll()
    if !connection.writer.close(within: flushLimit) {
      connection.log("some messages were never read by the client")
    }
    return ConnectionEnd(reason: reason, exitCode: lifecycle.exitCode)
  }
}

extension Result where Failure == ResponseError {
  fileprivate var failureMessage: String {
    guard case .failure(let error) = self else { return "no error given" }
    return error.message
  }
}
