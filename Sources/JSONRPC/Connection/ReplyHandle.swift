public import struct Foundation.Data

/// The duty to answer one request, and the only way to do so.
///
/// Exactly one reply goes out whatever is done with it: the first one counts, later ones are ignored, and a handle
/// that is dropped without one answers `InternalError`. It may be kept and used on any thread.
public final class ReplyHandle: Sendable {
  public let method: String
  private let exchange: Exchange

  init(_ exchange: Exchange, method: String) {
    self.exchange = exchange
    self.method = method
  }

  deinit {
    fail(ResponseError(.internalError, "\(method) was not answered"))
  }

  public var id: RequestID { exchange.id }

  var wasFailed: Bool { exchange.wasFailed }

  /// Whether the client gave the request up, or went away. It was answered then; the work can stop.
  public var isCancelled: Bool { exchange.isCancelled }

  /// Calls a closure if and when the request is cancelled, at once if it was; never after a reply.
  ///
  /// It runs on the thread that reads input or ends the connection, so it must not wait for anything.
  public func onCancel(_ body: @escaping @Sendable () -> Void) {
    exchange.onCancel(body)
  }

  /// Answers with a result; nil is written as `null`. False if there was a reply before.
  ///
  /// A result that cannot be encoded is answered with `InternalError`.
  @discardableResult
  public func succeed(_ result: some Encodable) -> Bool {
    succeed { try OutgoingMessage.result(id: id, result) }
  }

  /// Answers with a result that is JSON text already, so that what is large is written once. False if there was a reply
  /// before.
  @discardableResult
  public func succeed(text: Data) -> Bool {
    succeed { try OutgoingMessage.result(id: id, text: text) }
  }

  private func succeed(_ message: () throws -> Data) -> Bool {
    exchange.answer(failing: false) {
      do {
        return try message()
      } catch {
        let problem = ResponseError(.internalError, "the result of \(method) cannot be written: \(error)")
        return OutgoingMessage.failure(id: id, problem)
      }
    }
  }

  /// Answers with `null`.
  @discardableResult
  public func succeed() -> Bool {
    succeed(JSONValue.null)
  }

  /// Answers with an error. False if there was a reply before.
  @discardableResult
  public func fail(_ error: ResponseError) -> Bool {
    exchange.answer(failing: true) { OutgoingMessage.failure(id: id, error) }
  }

  /// Answers with what a closure returns or throws; `InternalError` for errors of unknown kinds.
  @discardableResult
  public func answer<Value: Encodable>(_ body: () throws -> Value) -> Bool {
    do {
      return succeed(try body())
    } catch let error as ResponseError {
      return fail(error)
    } catch {
      return fail(ResponseError(.internalError, "\(method): \(error)"))
    }
  }
}
