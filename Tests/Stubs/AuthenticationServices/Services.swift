@_exported import FoundationAdditions
import SwiftUI

open class ASWebAuthenticationSession: NSObject {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) { fatalError() }
  @discardableResult open func start() -> Bool { fatalError() }
}
open class ASAuthorizationAppleIDRequest: NSObject {
  open var requestedScopes: [String]?
}
open class ASAuthorization: NSObject {}
public struct SignInWithAppleButton: View {
  public init(
    onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) { fatalError() }
  public var body: Never { fatalError() }
}
public struct WebAuthenticationSession: Sendable {
  public func authenticate(using url: URL, callbackURLScheme: String) async throws -> URL { fatalError() }
}
extension EnvironmentValues {
  public var webAuthenticationSession: WebAuthenticationSession { fatalError() }
}
