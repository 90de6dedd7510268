import JSONRPC

extension Session {
  func setTrace(_ notification: NotificationMessage) {
    guard let params: LSP.SetTraceParams = decoded(notification) else { return }
    trace = Trace(rawValue: params.value) ?? .off
  }
}
