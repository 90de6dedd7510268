import Foundation
import Testing

@testable import JSONRPC

/// Exactly one reply for each request.
@Suite struct ReplyTests {
  private let request = #"{"jsonrpc":"2.0","id":1,"method":"work"}"#

  @Test func answersWithTheResult() throws {
    let peer = try Peer { _, reply in
      reply.succeed(["uri": "file:///a"])
      return .handled
    }
    peer.send(request)
    #expect(try peer.receive() == ["jsonrpc": "2.0", "id": 1, "result": ["uri": "file:///a"]])
  }

  @Test func answersADroppedHandle() throws {
    let peer = try Peer { _, _ in .handled }
    peer.send(request)
    let reply = try peer.receive()
    #expect(reply["error"]?["code"] == -32603)
    #expect(reply["id"] == 1)
    #expect(peer.connection.unansweredRequestCount == 0)
  }

  @Test func ignoresASecondReply() throws {
    let peer = try Peer { _, reply in
      #expect(reply.succeed(1))
      #expect(!reply.succeed(2))
      #expect(!reply.fail(ResponseError(.requestFailed, "late")))
      return .unknownMethod
    }
    peer.send(request)
    #expect(try peer.receive()["result"] == 1)
    peer.send(request)
    #expect(try peer.receive()["result"] == 1)
  }

  @Test func answersUnknownMethods() throws {
    let peer = try Peer()
    for method in ["unknown", "$/unknown"] {
      peer.send(#"{"jsonrpc":"2.0","id":"x","method":"\#(method)"}"#)
      let reply = try peer.receive()
      #expect(reply["error"]?["code"] == -32601)
      #expect(reply["id"] == "x")
    }
  }

  @Test func saysNothingToUnknownNotifications() throws {
    let peer = try Peer { _, reply in
      reply.succeed()
      return .handled
    }
    peer.send(#"{"jsonrpc":"2.0","method":"unknown"}"#)
    peer.send(#"{"jsonrpc":"2.0","method":"$/unknown","params":[]}"#)
    peer.send(request)
    #expect(try peer.receive() == ["jsonrpc": "2.0", "id": 1, "result": nil])
  }

  @Test func answersAResultThatCannotBeWritten() throws {
    let peer = try Peer { _, reply in
      reply.succeed([Double.nan])
      return .handled
    }
    peer.send(request)
    #expect(try peer.receive()["error"]?["code"] == -32603)
  }

  @Test func answersWhatIsThrown() throws {
    struct Odd: Error {}
    let peer = try Peer { request, reply in
      reply.answer { () throws -> Int in
        if request.id == .int(1) { throw Odd() }
        return try request.params.decode([String: Int].self)["a", default: 0]
      }
      return .handled
    }
    peer.send(request)
    #expect(try peer.receive()["error"]?["code"] == -32603)
    peer.send(#"{"jsonrpc":"2.0","id":2,"method":"work","params":{"a":"b"}}"#)
    let error = try peer.receive()["error"]
    #expect(error?["code"] == -32602)
    #expect(error?["message"]?.stringValue?.hasPrefix("params.a: ") == true)
    peer.send(#"{"jsonrpc":"2.0","id":3,"method":"work","params":{"a":4}}"#)
    #expect(try peer.receive()["result"] == 4)
  }

  @Test func answersWhatCannotBeRead() throws {
    let peer = try Peer()
    for (body, code) in [
      ("{", -32700), ("[]", -32600), (#"[{"jsonrpc":"2.0","id":1,"method":"m"}]"#, -32600), (#"{"id":1.5}"#, nil),
      (String(repeating: "[", count: 100_000), -32600), (#"{"jsonrpc":"2.0","id":1.5,"method":"m"}"#, -32600),
    ] as [(String, Int?)] {
      peer.send(body)
      guard let code else { continue }
      let reply = try peer.receive()
      #expect(reply["error"]?["code"] == .int(code))
      #expect(reply["id"] == .null)
    }
  }

  @Test func answersAnotherCharset() throws {
    let peer = try Peer()
    peer.send(bytes: Array("Content-Type: text/plain; charset=latin1\r\nContent-Length: 2\r\n\r\n{}".utf8))
    let reply = try peer.receive()
    #expect(reply["error"]?["code"] == -32600)
    #expect(reply["id"] == .null)
  }
}
