import Foundation

@MainActor @preconcurrency open class UIDevice: NSObject {
  public class var current: UIDevice { fatalError() }
  open var batteryLevel: Float { fatalError() }
  open var isBatteryMonitoringEnabled: Bool
  open var userInterfaceIdiom: UIUserInterfaceIdiom { fatalError() }
  open var orientation: UIDeviceOrientation { fatalError() }
  open var name: String { fatalError() }
  open var model: String { fatalError() }
  open var systemVersion: String { fatalError() }
  open var identifierForVendor: UUID? { fatalError() }
  open func setOrientation(_ value: Int) { fatalError() }
  nonisolated public static let batteryLevelDidChangeNotification = Foundation.Notification.Name("")
  nonisolated public static let orientationDidChangeNotification = Foundation.Notification.Name("")
  public override nonisolated init() { fatalError() }
}

public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified, phone, pad, tv, carPlay, mac, vision }
public enum UIDeviceOrientation: Int, Sendable { case unknown, portrait, landscapeLeft, landscapeRight }
public enum UIInterfaceOrientation: Int, Sendable { case unknown, portrait, landscapeLeft, landscapeRight }

@MainActor @preconcurrency open class UIScreen: NSObject {
  public class var main: UIScreen { fatalError() }
  open var bounds: CGRect { fatalError() }
  open var nativeBounds: CGRect { fatalError() }
  open var scale: CGFloat { fatalError() }
  open var brightness: CGFloat
  public override nonisolated init() { fatalError() }
}

public enum UIAccessibility {
  public static var isVoiceOverRunning: Bool { fatalError() }
  public static var isGuidedAccessEnabled: Bool { fatalError() }
  public static var isReduceMotionEnabled: Bool { fatalError() }
  public static var isSwitchControlRunning: Bool { fatalError() }
  public static var isBoldTextEnabled: Bool { fatalError() }
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name("")
  public static let guidedAccessStatusDidChangeNotification = Foundation.Notification.Name("")
  public static func post(notification: Notification, argument: Any?) { fatalError() }
  public struct Notification: Sendable {
    public static let announcement = Notification()
    public static let screenChanged = Notification()
    public static let layoutChanged = Notification()
  }
}

extension UIAccessibility {
  public typealias NotificationName = NSNotification.Name
}

open class UIPasteboard: NSObject {
  public class var general: UIPasteboard { fatalError() }
  open var string: String?
  open var image: UIImage?
}

open class UIFeedbackGenerator: NSObject {
  open func prepare() { fatalError() }
}
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  open func notificationOccurred(_ type: FeedbackType) { fatalError() }
}
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy }
  public init(style: FeedbackStyle) { fatalError() }
  open func impactOccurred() { fatalError() }
}

@MainActor @preconcurrency open class UIPrintInteractionController: NSObject {
  public class var shared: UIPrintInteractionController { fatalError() }
}
