@_exported import FoundationAdditions

@MainActor @preconcurrency
open class UIResponder: NSObject {
  public override nonisolated init() { fatalError() }
  open var next: UIResponder? { fatalError() }
  open var undoManager: UndoManager? { fatalError() }
  open var canBecomeFirstResponder: Bool { fatalError() }
  @objc @discardableResult open func becomeFirstResponder() -> Bool { fatalError() }
  @objc @discardableResult open func resignFirstResponder() -> Bool { fatalError() }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { fatalError() }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { fatalError() }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { fatalError() }
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { fatalError() }
  @objc open func delete(_ sender: Any?) { fatalError() }
}

@MainActor @preconcurrency open class UITouch: NSObject {
  open func location(in view: UIView?) -> CGPoint { fatalError() }
}

@MainActor @preconcurrency open class UIEvent: NSObject {
  public enum EventSubtype: Int, Sendable { case none, motionShake }
}

@MainActor @preconcurrency
open class UIApplication: UIResponder {
  public class var shared: UIApplication { fatalError() }
  open weak var delegate: (any UIApplicationDelegate)?
  open var isIdleTimerDisabled: Bool = false
  open var windows: [UIWindow] { fatalError() }
  open var keyWindow: UIWindow? { fatalError() }
  open var connectedScenes: Set<UIScene> { fatalError() }
  open var openSessions: Set<UISceneSession> { fatalError() }
  open var applicationState: State { fatalError() }
  open var supportsMultipleScenes: Bool { fatalError() }
  public enum State: Int, Sendable { case active, inactive, background }
  open func canOpenURL(_ url: URL) -> Bool { fatalError() }
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) { fatalError() }
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    fatalError()
  }
  open func registerForRemoteNotifications() { fatalError() }
  open func requestSceneSessionActivation(
    _ session: UISceneSession?, userActivity: NSUserActivity?, options: Any?, errorHandler: ((any Error) -> Void)? = nil
  ) { fatalError() }
  open func requestSceneSessionDestruction(
    _ session: UISceneSession, options: Any?, errorHandler: ((any Error) -> Void)? = nil
  ) { fatalError() }

  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { fatalError() }
    public static let url = LaunchOptionsKey(rawValue: "")
    public static let shortcutItem = LaunchOptionsKey(rawValue: "")
  }
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { fatalError() }
  }
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { fatalError() }
  }
  nonisolated public static let openSettingsURLString = ""
  nonisolated public static let openNotificationSettingsURLString = ""
  nonisolated public static let didBecomeActiveNotification = Notification.Name("")
  nonisolated public static let willResignActiveNotification = Notification.Name("")
  nonisolated public static let willEnterForegroundNotification = Notification.Name("")
  nonisolated public static let didEnterBackgroundNotification = Notification.Name("")
  nonisolated public static let willTerminateNotification = Notification.Name("")
}

public class NSUserActivity: NSObject {
  public init(activityType: String) { fatalError() }
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
}

open class UIApplicationShortcutItem: NSObject {
  public init(type: String, localizedTitle: String) { fatalError() }
  open var type: String { fatalError() }
}

@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {}

extension UIApplicationDelegate {
  public static func main() { fatalError() }
}

extension UIApplicationDelegate {
  public var window: UIWindow? { fatalError() }
}
