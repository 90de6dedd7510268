/// The code of an error reply. Any number may come from the other side.
public struct ErrorCode: RawRepresentable, Hashable, Sendable, Codable {
  public var rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The body was no JSON.
  public static let parseError = ErrorCode(rawValue: -32700)
  /// JSON, but no request; or a request that may not be made now.
  public static let invalidRequest = ErrorCode(rawValue: -32600)
  public static let methodNotFound = ErrorCode(rawValue: -32601)
  public static let invalidParams = ErrorCode(rawValue: -32602)
  public static let internalError = ErrorCode(rawValue: -32603)
  /// A request came before `initialize`.
  public static let serverNotInitialized = ErrorCode(rawValue: -32002)
  public static let unknown = ErrorCode(rawValue: -32001)
  /// Right in form, but it could not be done.
  public static let requestFailed = ErrorCode(rawValue: -32803)
  /// The server gave the request up. Only for requests whose specification allows it.
  public static let serverCancelled = ErrorCode(rawValue: -32802)
  /// The content changed outside normal conditions; an edit that merely waits its turn is none.
  public static let contentModified = ErrorCode(rawValue: -32801)
  /// The client gave the request up.
  public static let requestCancelled = ErrorCode(rawValue: -32800)
}
