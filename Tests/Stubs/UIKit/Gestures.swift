@MainActor @preconcurrency open class UIGestureRecognizer: NSObject {
  public init(target: Any?, action: Selector?) { fatalError() }
  public override convenience nonisolated init() { fatalError() }
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
  open var state: State
  open var isEnabled: Bool
  open var view: UIView? { fatalError() }
  open var cancelsTouchesInView: Bool
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open func addTarget(_ target: Any, action: Selector) { fatalError() }
  open func location(in view: UIView?) -> CGPoint { fatalError() }
}

@MainActor @preconcurrency public protocol UIGestureRecognizerDelegate: NSObjectProtocol {}

@MainActor @preconcurrency open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired: Int = 1
  open var numberOfTouchesRequired: Int = 1
}
@MainActor @preconcurrency open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0
}
@MainActor @preconcurrency open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }
  open var direction: Direction = .right
}
@MainActor @preconcurrency open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
}
@MainActor @preconcurrency open class UIPanGestureRecognizer: UIGestureRecognizer {
  open func translation(in view: UIView?) -> CGPoint { fatalError() }
}
@MainActor @preconcurrency open class UIRotationGestureRecognizer: UIGestureRecognizer {}
@MainActor @preconcurrency open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}
@MainActor @preconcurrency open class UIHoverGestureRecognizer: UIGestureRecognizer {}
