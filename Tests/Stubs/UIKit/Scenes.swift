@MainActor @preconcurrency
open class UIScene: UIResponder {
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) { fatalError() }
  open var session: UISceneSession { fatalError() }
  open weak var delegate: (any UISceneDelegate)?
  open var activationState: ActivationState { fatalError() }
  open var title: String?
  public enum ActivationState: Int, Sendable { case unattached, foregroundActive, foregroundInactive, background }

  @MainActor
  open class ConnectionOptions: NSObject {
    open var urlContexts: Set<UIOpenURLContext> { fatalError() }
    open var shortcutItem: UIApplicationShortcutItem? { fatalError() }
    open var userActivities: Set<NSUserActivity> { fatalError() }
  }

  nonisolated public static let didActivateNotification = Notification.Name("")
}

@MainActor @preconcurrency open class UIOpenURLContext: NSObject {
  open var url: URL { fatalError() }
}

@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { fatalError() }
  open var keyWindow: UIWindow? { fatalError() }
  open var screen: UIScreen { fatalError() }
}

@MainActor @preconcurrency
open class UISceneSession: NSObject {
  open var role: Role { fatalError() }
  open var scene: UIScene? { fatalError() }
  open var configuration: UISceneConfiguration { fatalError() }
  open var persistentIdentifier: String { fatalError() }
  open var userInfo: [String: Any]?

  public struct Role: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { fatalError() }
    public init(_ rawValue: String) { fatalError() }
    public static let windowApplication = Role(rawValue: "")
    public static let windowExternalDisplayNonInteractive = Role(rawValue: "")
    public static let windowExternalDisplay = Role(rawValue: "")
    @available(iOS 26, *) public static let windowAssistiveAccessApplication = Role(rawValue: "")
    public static let carTemplateApplication = Role(rawValue: "")
  }
}

@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
  public init(name: String?, sessionRole: UISceneSession.Role) { fatalError() }
  open var name: String? { fatalError() }
  open var role: UISceneSession.Role { fatalError() }
  open var delegateClass: AnyClass?
  open var sceneClass: AnyClass?
  open var storyboard: UIStoryboard?
}

@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {}

@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {}

extension UIWindowSceneDelegate {
  public var window: UIWindow! {
    get { fatalError() }
    set { fatalError() }
  }
}

@MainActor @preconcurrency
open class UIStoryboard: NSObject {
  public init(name: String, bundle: Bundle?) { fatalError() }
  open func instantiateInitialViewController() -> UIViewController? { fatalError() }
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { fatalError() }
}
