import Testing

@testable import JSONRPC

@Suite struct LifecycleTests {
  enum Step {
    case request(String)
    case notification(String)
  }

  /// What a verdict comes to.
  enum Outcome: Equatable {
    case handle
    case reject(ErrorCode)
    case ignore
    case end
  }

  private func outcome(_ verdict: Lifecycle.Verdict) -> Outcome {
    switch verdict {
    case .handle: .handle
    case .reject(let error): .reject(error.code)
    case .ignore: .ignore
    case .end: .end
    }
  }

  @Test(
    arguments: [
      ([.request("textDocument/hover")], Outcome.reject(.serverNotInitialized), 1),
      ([.request("shutdown")], .reject(.serverNotInitialized), 1),
      ([.request("unknown")], .reject(.serverNotInitialized), 1),
      ([.notification("initialized")], .ignore, 1),
      ([.notification("textDocument/didOpen")], .ignore, 1),
      ([.notification("exit")], .end, 1),
      ([.request("initialize")], .handle, 1),
      ([.request("initialize"), .request("initialize")], .reject(.invalidRequest), 1),
      ([.request("initialize"), .request("textDocument/hover")], .handle, 1),
      ([.request("initialize"), .notification("textDocument/didOpen")], .handle, 1),
      ([.request("initialize"), .notification("exit")], .end, 1),
      ([.request("initialize"), .request("shutdown")], .handle, 0),
      ([.request("initialize"), .request("shutdown"), .request("shutdown")], .reject(.invalidRequest), 0),
      ([.request("initialize"), .request("shutdown"), .request("initialize")], .reject(.invalidRequest), 0),
      ([.request("initialize"), .request("shutdown"), .request("textDocument/hover")], .reject(.invalidRequest), 0),
      ([.request("initialize"), .request("shutdown"), .notification("textDocument/didOpen")], .ignore, 0),
      ([.request("initialize"), .request("shutdown"), .notification("exit")], .end, 0),
      ([.request("initialize"), .notification("exit"), .request("textDocument/hover")], .reject(.invalidRequest), 1),
      ([.request("initialize"), .notification("exit"), .notification("exit")], .ignore, 1),
    ] as [([Step], Outcome, Int32)])
  func obeys(steps: [Step], last: Outcome, exitCode: Int32) {
    var lifecycle = Lifecycle()
    var found: Outcome?
    for step in steps {
      switch step {
      case .request(let method): found = outcome(lifecycle.admitRequest(method))
      case .notification(let method): found = outcome(lifecycle.admitNotification(method))
      }
    }
    #expect(found == last)
    #expect(lifecycle.exitCode == exitCode)
  }

  @Test func allowsASecondTryAfterAFailure() {
    var lifecycle = Lifecycle()
    #expect(lifecycle.admitRequest("initialize") == .handle)
    lifecycle.initializeFailed()
    #expect(lifecycle.phase == .uninitialized)
    #expect(lifecycle.admitRequest("initialize") == .handle)
  }
}
