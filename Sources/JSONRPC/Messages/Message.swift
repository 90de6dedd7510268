/// A message from the other side.
public enum Message: Sendable {
  case request(RequestMessage)
  case notification(NotificationMessage)
  case response(ResponseMessage)
}

/// Wants exactly one reply.
public struct RequestMessage: Sendable {
  public var id: RequestID
  public var method: String
  public var params: Payload

  public init(id: RequestID, method: String, params: Payload = .none) {
    self.id = id
    self.method = method
    self.params = params
  }
}

/// Wants none.
public struct NotificationMessage: Sendable {
  public var method: String
  public var params: Payload

  public init(method: String, params: Payload = .none) {
    self.method = method
    self.params = params
  }
}

/// The reply to a request of ours.
public struct ResponseMessage: Sendable {
  /// Nil if the other side could not tell which request it answers.
  public var id: RequestID?
  public var result: Result<Payload, ResponseError>

  public init(id: RequestID?, result: Result<Payload, ResponseError>) {
    self.id = id
    self.result = result
  }
}

/// A body that is no message.
public enum UnreadableMessage: Error, Equatable, Sendable {
  /// To be answered with this error, and with `null` for the id if it could not be told.
  case answer(id: RequestID?, ResponseError)
  /// Seems to be a reply, and a reply is never answered. The words are for the log.
  case drop(String)
}
