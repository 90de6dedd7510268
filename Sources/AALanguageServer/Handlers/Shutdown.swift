import JSONRPC

extension Session {
  /// Answers at once; what is under way ends by itself and is not told any more.
  func shutDown(_ reply: ReplyHandle) {
    reply.succeed()
    live?.stop()
    live = nil
  }
}
