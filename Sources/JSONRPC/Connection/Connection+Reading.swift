import Foundation

/// What happens on the reader's thread.
extension Connection {
  func read(_ frame: Frame) {
    switch frame {
    case .problem(.unsupportedCharset(let charset)):
      log("a message in charset \(charset) was skipped")
      send(ResponseError(.invalidRequest, "charset \(charset) is not supported, only utf-8"), id: nil)
    case .problem(let problem):
      log("a malformed header was skipped: \(problem)")
    case .body(let body):
      read(body)
    }
  }

  func readerEnded(_ end: InputReader.End) {
    switch end {
    case .closed(let isInsideMessage):
      if isInsideMessage { log("the input ended inside a message") }
      inbox.append(.end(.inputClosed))
    case .failed(let errno):
      log("the input cannot be read: error \(errno)")
      inbox.append(.end(.inputFailed(errno: errno)))
    }
  }

  private func read(_ body: Data) {
    observer?(.received, body)
    switch Message.parse(body) {
    case .success(.request(let request)):
      inbox.append(.request(request, replyHandle(for: request)))
    case .success(.notification(let notification)) where notification.method == "$/cancelRequest":
      cancel(notification)
    case .success(.notification(let notification)):
      inbox.append(.notification(notification))
    case .success(.response(let response)):
      inbox.append(.response(response))
    case .failure(.drop(let reason)):
      log("dropped \(reason)")
    case .failure(.answer(let id, let error)):
      log("an unreadable message: \(error.message)")
      send(error, id: id)
    }
  }

  /// Made before the request waits its turn, so that it can be cancelled while it waits.
  private func replyHandle(for request: RequestMessage) -> ReplyHandle {
    let exchange = Exchange(request.id, among: requests) { [writer] in writer.send($0) }
    if Lifecycle.isCancellable(request.method) { requests.insert(exchange) }
    return ReplyHandle(exchange, method: request.method)
  }

  private func cancel(_ notification: NotificationMessage) {
    guard let id = try? notification.params.decode(CancelParams.self).id else {
      return log("$/cancelRequest without a readable id")
    }
    requests.cancel(id)
  }

  private func send(_ error: ResponseError, id: RequestID?) {
    writer.send(OutgoingMessage.failure(id: id, error))
  }
}

struct CancelParams: Codable {
  let id: RequestID
}
