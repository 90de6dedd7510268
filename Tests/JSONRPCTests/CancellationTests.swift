import Foundation
import Testing

@testable import JSONRPC

@Suite struct CancellationTests {
  private func request(_ id: Int, _ method: String = "work") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)"}"#
  }

  private func cancel(_ id: String) -> String {
    #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":\#(id)}}"#
  }

  @Test func answersAtOnceAndDropsTheLateResult() throws {
    let kept = Promise<ReplyHandle>()
    let cancelled = Promise<Bool>()
    let peer = try Peer { request, reply in
      guard request.method == "work" else {
        reply.succeed("other")
        return .handled
      }
      reply.onCancel { cancelled.fulfil(true) }
      kept.fulfil(reply)
      return .handled
    }
    peer.send(request(1))
    let reply = try kept.wait()
    #expect(!reply.isCancelled)
    peer.send(cancel("1"))
    let answer = try peer.receive()
    #expect(answer["id"] == 1)
    #expect(answer["error"]?["code"] == -32800)
    #expect(try cancelled.wait())
    #expect(reply.isCancelled)
    #expect(!reply.succeed("late"))
    peer.send(request(2, "other"))
    #expect(try peer.receive()["result"] == "other")
  }

  @Test func overtakesABusyReceiver() throws {
    let started = Promise<Bool>()
    let release = Promise<Bool>()
    let handled = Locked<[RequestID]>([])
    let peer = try Peer { request, reply in
      handled.withLock { $0.append(request.id) }
      if request.id == .int(1) {
        started.fulfil(true)
        _ = try? release.wait()
      }
      reply.succeed("done")
      return .handled
    }
    peer.send(request(1))
    _ = try started.wait()
    // The second waits its turn behind the first, which is busy; its cancellation is answered all the same.
    peer.send(request(2))
    peer.send(cancel("2"))
    #expect(try peer.receive()["id"] == 2)
    release.fulfil(true)
    #expect(try peer.receive()["id"] == 1)
    peer.send(request(3))
    #expect(try peer.receive()["id"] == 3)
    #expect(handled.withLock { $0 } == [.int(1), .int(3)])
  }

  @Test func callsBackAtOnceIfItIsTooLate() throws {
    let kept = Promise<ReplyHandle>()
    let peer = try Peer { _, reply in
      kept.fulfil(reply)
      return .handled
    }
    peer.send(request(1))
    let reply = try kept.wait()
    peer.send(cancel("1"))
    _ = try peer.receive()
    let called = Promise<Bool>()
    reply.onCancel { called.fulfil(true) }
    #expect(try called.wait())
  }

  @Test func ignoresWhatIsUnknownOrFinished() throws {
    let peer = try Peer { _, reply in
      reply.succeed("done")
      return .handled
    }
    peer.send(request(1))
    #expect(try peer.receive()["result"] == "done")
    for id in ["1", "99", #""1""#, "null", "1.5", "{}"] { peer.send(cancel(id)) }
    peer.send(#"{"jsonrpc":"2.0","method":"$/cancelRequest"}"#)
    peer.send(request(2))
    #expect(try peer.receive() == ["jsonrpc": "2.0", "id": 2, "result": "done"])
  }

  @Test func tellsIDsOfTwoKindsApart() throws {
    let kept = Promise<ReplyHandle>()
    let peer = try Peer { _, reply in
      kept.fulfil(reply)
      return .handled
    }
    peer.send(request(1))
    let reply = try kept.wait()
    peer.send(cancel(#""1""#))
    peer.send(request(1, "initialize"))
    #expect(try peer.receive()["error"]?["code"] == -32600)
    #expect(!reply.isCancelled)
  }

  @Test func leavesTheLifecycleAlone() throws {
    let started = Promise<Bool>()
    let release = Promise<Bool>()
    let peer = try Peer { _, reply in
      started.fulfil(true)
      _ = try? release.wait()
      reply.succeed("done")
      return .handled
    }
    peer.send(request(1))
    _ = try started.wait()
    peer.send(request(2, "shutdown"))
    peer.send(cancel("2"))
    peer.send(#"{"jsonrpc":"2.0","method":"exit"}"#)
    release.fulfil(true)
    #expect(try peer.receive()["id"] == 1)
    #expect(try peer.receive() == ["jsonrpc": "2.0", "id": 2, "result": nil])
    #expect(try peer.waitForEnd() == ConnectionEnd(reason: .exit, exitCode: 0))
  }

  @Test func cancelsWhatIsLeftAtTheEnd() throws {
    let kept = Promise<ReplyHandle>()
    let peer = try Peer { _, reply in
      kept.fulfil(reply)
      return .handled
    }
    peer.send(request(1))
    let reply = try kept.wait()
    peer.closeInput()
    _ = try peer.waitForEnd()
    #expect(reply.isCancelled)
    #expect(!reply.succeed("late"))
  }
}
