@_exported import FoundationAdditions

public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { fatalError() }
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  public static let provisional = UNAuthorizationOptions(rawValue: 8)
}
public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional }
open class UNNotificationSettings: NSObject {
  open var authorizationStatus: UNAuthorizationStatus { fatalError() }
}
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {}
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  open class func current() -> UNUserNotificationCenter { fatalError() }
  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { fatalError() }
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { fatalError() }
  open func notificationSettings() async -> UNNotificationSettings { fatalError() }
  open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    fatalError()
  }
  open func add(_ request: UNNotificationRequest) async throws { fatalError() }
  open func removeAllPendingNotificationRequests() { fatalError() }
}
open class UNNotificationContent: NSObject {
  open var title: String { fatalError() }
  open var body: String { fatalError() }
  open override func mutableCopy() -> Any { fatalError() }
}
open class UNMutableNotificationContent: UNNotificationContent {
  open override var title: String {
    get { fatalError() }
    set { fatalError() }
  }
  open override var body: String {
    get { fatalError() }
    set { fatalError() }
  }
}
open class UNNotificationRequest: NSObject {
  open var content: UNNotificationContent { fatalError() }
}
open class UNNotification: NSObject {}
open class UNNotificationResponse: NSObject {}
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { fatalError() }
  public static let banner = UNNotificationPresentationOptions(rawValue: 1)
}
open class UNNotificationServiceExtension: NSObject {
  open func didReceive(
    _ request: UNNotificationRequest, withContentHandler handler: @escaping (UNNotificationContent) -> Void
  ) { fatalError() }
  open func serviceExtensionTimeWillExpire() { fatalError() }
}
