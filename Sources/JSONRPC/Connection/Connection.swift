public import Foundation

/// Which way a message goes.
public enum MessageDirection: Sendable { case received, sent }

/// A client at the other end of two streams.
///
/// Three threads: one reads and never waits for anything else, one writes and may wait for the client, and the one
/// that calls `run` hands the messages to the receiver one by one. `$/cancelRequest` is answered by the reader and so
/// overtakes whatever waits. The streams stay the owner's to close.
public final class Connection<Receiver: MessageReceiver>: Sendable {
  /// Runs on the thread that runs the connection.
  public typealias Completion = @Sendable (Receiver, Result<Payload, RequestFailure>) -> Void
  public typealias Log = @Sendable (String) -> Void
  /// Sees the body of each message, on the thread that reads or writes; that thread waits for it.
  public typealias Observer = @Sendable (MessageDirection, Data) -> Void

  enum Turn: Sendable {
    case request(RequestMessage, ReplyHandle)
    case notification(NotificationMessage)
    case response(ResponseMessage)
    case work(@Sendable (Receiver) -> Void)
    case end(ConnectionEnd.Reason)
  }

  let inbox = Inbox<Turn>()
  let outgoing = Locked(OutgoingRequests<Completion>())
  let requests = RequestsInFlight()
  let writer: OutputWriter
  let log: Log
  let observer: Observer?
  private let input: FileDescriptor

  /// - Parameters:
  ///   - input: file descriptor to read from.
  ///   - output: file descriptor to write to.
  ///   - observer: sees what is received before it is acted on, readable or not, and what is sent just before it is
  ///     written. What takes the place of a message that waits to be written is seen instead of it.
  ///   - log: gets one line at a time on any thread; it must not wait.
  public init(input: Int32, output: Int32, observer: Observer? = nil, log: @escaping Log) {
    self.input = FileDescriptor(number: input)
    self.log = log
    self.observer = observer
    var onMessage: (@Sendable (Data) -> Void)?
    if let observer { onMessage = { observer(.sent, $0) } }
    writer = OutputWriter(FileDescriptor(number: output), onMessage: onMessage) { [inbox] errno in
      // What waits has nobody left to answer to.
      inbox.replaceAll(with: .end(.outputFailed(errno: errno)))
    }
    writer.start()
  }

  /// Number of messages that wait to be written, without the one that is being written.
  public var queuedMessageCount: Int { writer.queuedCount }

  /// Number of requests of the client that have no reply yet.
  public var unansweredRequestCount: Int { requests.count }

  /// Sends a notification. Never waits.
  ///
  /// - Parameters:
  ///   - params: an object or an array; nil leaves them out. Params that cannot be encoded are logged, not sent.
  ///   - key: a message with the same key that was not yet written is dropped, because this one replaces it.
  public func notify(_ method: String, _ params: (some Encodable)?, replacing key: String? = nil) {
    do {
      writer.send(try OutgoingMessage.notification(method, params), replacing: key)
    } catch {
      log("\(method) cannot be written: \(error)")
    }
  }

  /// Sends a request. Never waits; `completion` is called exactly once while the connection runs.
  public func request(
    _ method: String,
    _ params: (some Encodable)?,
    timeout: Duration = .seconds(60),
    completion: @escaping Completion
  ) {
    let added = outgoing.withLock { $0.add(completion, deadline: .now + timeout) }
    guard let id = added else {
      log("\(method) was not sent: too many requests wait for an answer")
      return perform { completion($0, .failure(.tooManyOutstanding)) }
    }
    do {
      writer.send(try OutgoingMessage.request(id: id, method, params))
      // Wakes the thread that runs, for it may sleep past the new deadline.
      perform { _ in }
    } catch {
      guard let completion = outgoing.withLock({ $0.remove(id) }) else { return }
      perform { completion($0, .failure(.unencodable("\(error)"))) }
    }
  }

  /// Runs a closure between two messages, on the thread that runs the connection. Never waits.
  public func perform(_ work: @escaping @Sendable (Receiver) -> Void) {
    inbox.append(.work(work))
  }

  /// Ends the connection in its turn, for example because the client's process is gone.
  public func stop() {
    inbox.append(.end(.stopped))
  }

  /// Reads and dispatches until the connection ends. To be called once.
  ///
  /// - Parameter flushLimit: how long, in seconds, to wait at the end for the client to take what was sent.
  public func run(_ receiver: Receiver, flushLimit: TimeInterval = 1) -> ConnectionEnd {
    InputReader.start(
      input,
      onFrame: { self.read($0) },
      onEnd: { self.readerEnded($0) })
    return Dispatcher(self, receiver).run(flushLimit: flushLimit)
  }
}
