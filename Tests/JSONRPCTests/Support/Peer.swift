import Foundation
import Testing

@testable import JSONRPC

/// Answers `initialize` and `shutdown`, and gives everything else to closures.
final class TestReceiver: MessageReceiver {
  typealias OnRequest = @Sendable (RequestMessage, ReplyHandle) -> Handling
  typealias OnNotification = @Sendable (NotificationMessage) -> Handling

  private let onRequest: OnRequest
  private let onNotification: OnNotification

  init(onRequest: @escaping OnRequest, onNotification: @escaping OnNotification) {
    self.onRequest = onRequest
    self.onNotification = onNotification
  }

  func receive(_ request: RequestMessage, _ reply: ReplyHandle) -> Handling {
    guard request.method != "initialize", request.method != "shutdown" else {
      reply.succeed()
      return .handled
    }
    return onRequest(request, reply)
  }

  func receive(_ notification: NotificationMessage) -> Handling {
    onNotification(notification)
  }
}

/// Something that never came; what takes this long is not slow but broken.
struct NeverCame: Error {}

let patience: TimeInterval = 60

/// A value from another thread.
final class Promise<Value: Sendable>: Sendable {
  private let value = Locked<Value?>(nil)
  private let semaphore = DispatchSemaphore(value: 0)

  func fulfil(_ newValue: Value) {
    value.withLock { $0 = newValue }
    semaphore.signal()
  }

  func wait() throws -> Value {
    guard semaphore.wait(timeout: .now() + patience) == .success else { throw NeverCame() }
    semaphore.signal()
    guard let value = value.withLock({ $0 }) else { throw NeverCame() }
    return value
  }
}

/// A pipe. Ends that are left open stay open: a thread that still reads must not find another test's descriptor there.
struct Pipe {
  let reading: Int32
  let writing: Int32

  init() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    // A child process of another test must not hold an end open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    FileDescriptor.ignoreBrokenPipes
    reading = ends[0]
    writing = ends[1]
  }
}

/// A client that runs a connection in this process and reads only when it is told to.
final class Peer {
  let connection: Connection<TestReceiver>
  let logged = Locked<[String]>([])
  private let toServer: Pipe
  private let fromServer: Pipe
  private var decoder = FrameDecoder()
  private let end = Promise<ConnectionEnd>()

  init(
    initialized: Bool = true,
    onRequest: @escaping TestReceiver.OnRequest = { _, _ in .unknownMethod },
    onNotification: @escaping TestReceiver.OnNotification = { _ in .unknownMethod }
  ) throws {
    toServer = try Pipe()
    fromServer = try Pipe()
    connection = Connection(input: toServer.reading, output: fromServer.writing) { [logged] line in
      logged.withLock { $0.append(line) }
    }
    startThread("test connection") { [connection, end] in
      let receiver = TestReceiver(onRequest: onRequest, onNotification: onNotification)
      end.fulfil(connection.run(receiver, flushLimit: patience))
    }
    guard initialized else { return }
    send(#"{"jsonrpc":"2.0","id":"initialize","method":"initialize","params":{}}"#)
    _ = try receive()
  }

  func send(_ body: String) {
    send(bytes: framed(body))
  }

  func send(bytes: [UInt8]) {
    let error = bytes.withUnsafeBytes { FileDescriptor(number: toServer.writing).writeAll($0) }
    #expect(error == nil)
  }

  /// The next message from the server.
  func receive() throws -> JSONValue {
    while true {
      switch decoder.next() {
      case .body(let body): return try JSONText.decode(from: body)
      case .problem(let problem): throw problem
      case nil: try readMore()
      }
    }
  }

  private func readMore() throws {
    var waiting = pollfd(fd: fromServer.reading, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, Int32(patience * 1000)) == 1 else { throw NeverCame() }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let result = bytes.withUnsafeMutableBytes { FileDescriptor(number: fromServer.reading).readBytes(into: $0) }
    guard case .bytes(let count) = result else { throw NeverCame() }
    decoder.append(bytes.prefix(count))
  }

  /// The server sees the end of its input.
  func closeInput() { close(toServer.writing) }

  /// The server can no longer write.
  func closeOutput() { close(fromServer.reading) }

  func waitForEnd() throws -> ConnectionEnd { try end.wait() }
}
