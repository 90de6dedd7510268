@_exported import FoundationAdditions
import SwiftUI

public struct Product: Identifiable, Sendable {
  public let id: String
  public let displayName: String
  public let displayPrice: String
  public enum PurchaseResult: Sendable { case success, userCancelled, pending }
  public func purchase() async throws -> PurchaseResult { fatalError() }
  public static func products(for identifiers: [String]) async throws -> [Product] { fatalError() }
}
@MainActor @preconcurrency
public struct RequestReviewAction {
  public func callAsFunction() { fatalError() }
}
extension EnvironmentValues {
  public var requestReview: RequestReviewAction { fatalError() }
}
public struct SubscriptionStoreView: View {
  public init(groupID: String) { fatalError() }
  public init(productIDs: [String]) { fatalError() }
  public var body: Never { fatalError() }
}
public struct StoreView: View {
  public init(ids: [String]) { fatalError() }
  public var body: Never { fatalError() }
}
public struct ProductView: View {
  public init(id: String) { fatalError() }
  public var body: Never { fatalError() }
}
open class SKStoreReviewController: NSObject {
  open class func requestReview() { fatalError() }
}
public enum AppStore {
  public static func requestReview(in scene: UIWindowScene) { fatalError() }
}
