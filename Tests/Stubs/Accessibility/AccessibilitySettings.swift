@_exported import FoundationAdditions

public struct AccessibilitySettings {
  public static var isAssistiveAccessEnabled: Bool { fatalError() }
  public static var showBordersEnabled: Bool { fatalError() }
  public static let showBordersEnabledStatusDidChangeNotification = Notification.Name("")
}

public enum AccessibilityNotification {
  public struct Announcement {
    public init(_ announcement: String) { fatalError() }
    public func post() { fatalError() }
  }
  public struct ScreenChanged {
    public init(_ element: Any? = nil) { fatalError() }
    public func post() { fatalError() }
  }
  public struct LayoutChanged {
    public init(_ element: Any? = nil) { fatalError() }
    public func post() { fatalError() }
  }
}
