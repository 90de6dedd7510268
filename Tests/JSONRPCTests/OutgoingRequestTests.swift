import Foundation
import Testing

@testable import JSONRPC

@Suite struct OutgoingRequestTests {
  typealias Outcome = Result<JSONValue, RequestFailure>

  /// Sends a request; the promise gets its outcome.
  private func ask(_ peer: Peer, timeout: Duration = .seconds(600)) -> Promise<Outcome> {
    let promise = Promise<Outcome>()
    peer.connection.request("ask", [1], timeout: timeout) { _, result in
      promise.fulfil(result.map { (try? $0.value()) ?? "undecodable" })
    }
    return promise
  }

  @Test func getsTheResult() throws {
    let peer = try Peer()
    let first = ask(peer)
    let second = ask(peer)
    let firstID = try peer.receive()["id"]?.intValue ?? 0
    let secondID = try peer.receive()["id"]?.intValue ?? 0
    #expect(firstID != secondID)
    peer.send(#"{"jsonrpc":"2.0","id":\#(secondID),"result":"second"}"#)
    peer.send(#"{"jsonrpc":"2.0","id":\#(firstID),"result":null}"#)
    #expect(try second.wait() == .success("second"))
    #expect(try first.wait() == .success(nil))
  }

  @Test func getsTheError() throws {
    let peer = try Peer()
    let promise = ask(peer)
    let id = try peer.receive()["id"]?.intValue ?? 0
    peer.send(#"{"jsonrpc":"2.0","id":\#(id),"error":{"code":-32601,"message":"no"}}"#)
    #expect(try promise.wait() == .failure(.refused(ResponseError(.methodNotFound, "no"))))
  }

  @Test func dropsRepliesThatNobodyWaitsFor() throws {
    let peer = try Peer()
    peer.send(#"{"jsonrpc":"2.0","id":77,"result":1}"#)
    peer.send(#"{"jsonrpc":"2.0","id":"x","error":{"code":1,"message":"m"}}"#)
    peer.send(#"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"unreadable"}}"#)
    let promise = ask(peer)
    let id = try peer.receive()["id"]?.intValue ?? 0
    peer.send(#"{"jsonrpc":"2.0","id":\#(id),"result":1}"#)
    #expect(try promise.wait() == .success(1))
    #expect(peer.logged.withLock { $0.count } == 3)
  }

  @Test func timesOutAndTellsTheClient() throws {
    let peer = try Peer()
    let promise = ask(peer, timeout: .milliseconds(1))
    let id = try peer.receive()["id"]
    #expect(try promise.wait() == .failure(.timedOut))
    let cancel = try peer.receive()
    #expect(cancel["method"] == "$/cancelRequest")
    #expect(cancel["params"]?["id"] == id)
  }

  @Test func boundsHowManyWait() throws {
    let peer = try Peer()
    let waiting = (0..<100).map { _ in ask(peer) }
    #expect(try ask(peer).wait() == .failure(.tooManyOutstanding))
    peer.closeInput()
    _ = try peer.waitForEnd()
    for promise in waiting { #expect(try promise.wait() == .failure(.connectionEnded)) }
  }

  @Test func refusesParamsThatCannotBeWritten() throws {
    let peer = try Peer()
    let promise = Promise<Bool>()
    peer.connection.request("ask", [Double.nan]) { _, result in
      if case .failure(.unencodable) = result { promise.fulfil(true) }
    }
    #expect(try promise.wait())
  }

  @Test func neverUsesAnIDTwiceAtOnce() {
    var requests = OutgoingRequests<Int>(limit: 3)
    let now = ContinuousClock.now
    let ids = (0..<3).map { requests.add($0, deadline: now + .seconds($0)) }
    #expect(Set(ids).count == 3)
    #expect(requests.add(9, deadline: now) == nil)
    #expect(requests.nextDeadline == now)
    #expect(requests.removeExpired(at: now + .seconds(1)).map(\.completion).sorted() == [0, 1])
    #expect(requests.count == 1)
    #expect(requests.removeAll() == [2])
    #expect(requests.remove(.int(3)) == nil)
  }
}
