import Foundation
import Testing

@testable import JSONRPC

@Suite struct ConnectionTests {
  private let shutdown = #"{"jsonrpc":"2.0","id":9,"method":"shutdown"}"#
  private let exit = #"{"jsonrpc":"2.0","method":"exit"}"#

  private static let echo: TestReceiver.OnRequest = { request, reply in
    reply.answer { try request.params.value() }
    return .handled
  }

  @Test func handlesMessagesInOrder() throws {
    let seen = Locked<[String]>([])
    let peer = try Peer(
      onRequest: { request, reply in
        seen.withLock { $0.append(request.method) }
        reply.succeed()
        return .handled
      },
      onNotification: { notification in
        seen.withLock { $0.append(notification.method) }
        return .handled
      })
    var methods: [String] = []
    for number in 0..<200 {
      methods.append("m\(number)")
      let id = number % 3 == 0 ? #""id":\#(number),"# : ""
      peer.send(#"{"jsonrpc":"2.0",\#(id)"method":"m\#(number)"}"#)
    }
    for number in stride(from: 0, to: 200, by: 3) { #expect(try peer.receive()["id"] == .int(number)) }
    peer.closeInput()
    _ = try peer.waitForEnd()
    #expect(seen.withLock { $0 } == methods)
  }

  @Test func readsACharacterThatComesInTwoPieces() throws {
    let peer = try Peer(onRequest: Self.echo)
    let bytes = framed(#"{"jsonrpc":"2.0","id":1,"method":"echo","params":["🗑️é"]}"#)
    for byte in bytes { peer.send(bytes: [byte]) }
    #expect(try peer.receive()["result"] == ["🗑️é"])
  }

  @Test func goesOnAfterGarbage() throws {
    let peer = try Peer(onRequest: Self.echo)
    peer.send(bytes: Array("Segmentation fault\n\nContent-Length: -1\r\n\r\n{}".utf8))
    peer.send(#"{"jsonrpc":"2.0","id":1,"method":"echo","params":[1]}"#)
    #expect(try peer.receive()["result"] == [1])
    #expect(peer.logged.withLock { $0.contains { $0.contains("malformed header") } })
  }

  @Test func refusesRequestsBeforeInitialize() throws {
    let peer = try Peer(initialized: false, onRequest: Self.echo)
    peer.send(#"{"jsonrpc":"2.0","id":1,"method":"echo"}"#)
    #expect(try peer.receive()["error"]?["code"] == -32002)
    peer.send(exit)
    #expect(try peer.waitForEnd() == ConnectionEnd(reason: .exit, exitCode: 1))
  }

  @Test func refusesRequestsAfterShutdown() throws {
    let peer = try Peer(onRequest: Self.echo)
    peer.send(shutdown)
    #expect(try peer.receive()["result"] == .null)
    peer.send(#"{"jsonrpc":"2.0","id":1,"method":"echo"}"#)
    #expect(try peer.receive()["error"]?["code"] == -32600)
    peer.send(exit)
    #expect(try peer.waitForEnd() == ConnectionEnd(reason: .exit, exitCode: 0))
  }

  @Test func endsWithTheInput() throws {
    let peer = try Peer(onRequest: Self.echo)
    peer.send(#"{"jsonrpc":"2.0","id":1,"method":"echo","params":[]}"#)
    peer.send(bytes: Array("Content-Length: 50\r\n\r\n{".utf8))
    peer.closeInput()
    #expect(try peer.receive()["id"] == 1)
    #expect(try peer.waitForEnd() == ConnectionEnd(reason: .inputClosed, exitCode: 1))
    #expect(peer.logged.withLock { $0.contains("the input ended inside a message") })
  }

  @Test func endsWithTheInputAfterShutdown() throws {
    let peer = try Peer()
    peer.send(shutdown)
    peer.closeInput()
    #expect(try peer.waitForEnd() == ConnectionEnd(reason: .inputClosed, exitCode: 0))
  }

  @Test func endsWhenNobodyReads() throws {
    let peer = try Peer(onRequest: Self.echo)
    peer.closeOutput()
    peer.send(#"{"jsonrpc":"2.0","id":1,"method":"echo","params":[]}"#)
    #expect(try peer.waitForEnd() == ConnectionEnd(reason: .outputFailed(errno: EPIPE), exitCode: 1))
    peer.connection.notify("late", [1])
    #expect(peer.connection.queuedMessageCount == 0)
  }

  @Test func endsWhenItIsStopped() throws {
    let peer = try Peer()
    peer.connection.stop()
    #expect(try peer.waitForEnd() == ConnectionEnd(reason: .stopped, exitCode: 1))
  }

  @Test func runsWorkBetweenMessages() throws {
    let peer = try Peer { request, reply in
      _ = request
      reply.succeed("done")
      return .handled
    }
    let worked = Promise<Bool>()
    peer.connection.perform { receiver in
      _ = receiver.receive(NotificationMessage(method: "m"))
      worked.fulfil(true)
    }
    #expect(try worked.wait())
  }

  /// Nothing waits for a client that does not read: not the reader, not the receiver, not memory.
  @Test func survivesAClientThatDoesNotRead() throws {
    let answered = Promise<Bool>()
    let peer = try Peer(
      onRequest: { _, reply in
        reply.succeed(String(repeating: "x", count: 500_000))
        return .handled
      },
      onNotification: { _ in
        answered.fulfil(true)
        return .handled
      })
    // More than a pipe holds: from here on the writer is stuck.
    peer.send(#"{"jsonrpc":"2.0","id":1,"method":"large"}"#)
    let text = String(repeating: "finding", count: 50)
    for number in 0..<10_000 {
      let key = "file:///\(number % 10)"
      peer.connection.notify("publish", ["uri": key, "text": "\(number) \(text)"], replacing: key)
    }
    #expect(peer.connection.queuedMessageCount <= 11)
    peer.send(#"{"jsonrpc":"2.0","method":"ping"}"#)
    #expect(try answered.wait())

    var last: [String: String] = [:]
    var order: [String] = []
    while order.last != "9999" {
      let message = try peer.receive()
      guard let uri = message["params"]?["uri"]?.stringValue else { continue }
      let number = try #require(message["params"]?["text"]?.stringValue?.split(separator: " ").first)
      last[uri] = String(number)
      order.append(String(number))
    }
    #expect(last.count == 10)
    #expect(order.suffix(10) == (9990...9999).map { "\($0)" })
  }

  @Test func writesWhatIsQueuedBeforeItEnds() throws {
    let peer = try Peer()
    for number in 0..<2000 { peer.connection.notify("n", [number]) }
    peer.connection.stop()
    for number in 0..<2000 { #expect(try peer.receive()["params"] == [.int(number)]) }
    #expect(try peer.waitForEnd().reason == .stopped)
  }
}
