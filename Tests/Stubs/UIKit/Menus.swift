@MainActor @preconcurrency open class UIMenuElement: NSObject {
  public enum State: Int, Sendable { case off, on, mixed }
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
  }
  open var title: String { fatalError() }
}

@MainActor @preconcurrency open class UIAction: UIMenuElement {
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping @MainActor (UIAction) -> Void
  ) { fatalError() }
  open var sender: Any? { fatalError() }
  public struct Identifier: Hashable, Sendable {
    public init(_ value: String) { fatalError() }
  }
}

@MainActor @preconcurrency open class UIMenu: UIMenuElement {
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: String? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) { fatalError() }
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
  }
}

@MainActor @preconcurrency open class UIContextMenuInteraction: NSObject, UIInteraction {
  public init(delegate: any UIContextMenuInteractionDelegate) { fatalError() }
}

@MainActor @preconcurrency public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

@MainActor @preconcurrency open class UIContextMenuConfiguration: NSObject {
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) { fatalError() }
}

@MainActor @preconcurrency open class UIBarItem: NSObject {
  public override nonisolated init() { fatalError() }
  open var title: String?
  open var image: UIImage?
  open var isEnabled: Bool
  open var tag: Int
  open var accessibilityLabel: String?
}

@MainActor @preconcurrency open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable { case plain, done, prominent }
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
  }
  public override nonisolated init() { fatalError() }
  public init(title: String?, style: Style, target: Any?, action: Selector?) { fatalError() }
  public init(image: UIImage?, style: Style, target: Any?, action: Selector?) { fatalError() }
  public init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) { fatalError() }
  public init(customView: UIView) { fatalError() }
  public init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) { fatalError() }
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) { fatalError() }
  open var target: AnyObject?
  open var action: Selector?
  open var primaryAction: UIAction?
  open var menu: UIMenu?
  open class func flexibleSpace() -> UIBarButtonItem { fatalError() }
}

@MainActor @preconcurrency open class UITabBarItem: UIBarItem {
  public init(title: String?, image: UIImage?, tag: Int) { fatalError() }
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) { fatalError() }
}
