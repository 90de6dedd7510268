@_exported import class Foundation.Bundle

@MainActor @preconcurrency
public protocol UIAppearanceContainer {}
public protocol UIInteraction: NSObjectProtocol {}

@MainActor @preconcurrency
open class UIView: UIResponder {
  public init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public override convenience nonisolated init() { fatalError() }
  open var frame: CGRect
  open var bounds: CGRect
  open var center: CGPoint
  open var backgroundColor: UIColor?
  open var tintColor: UIColor!
  open var alpha: CGFloat
  open var tag: Int
  open var accessibilityLabel: String?
  open var isAccessibilityElement: Bool
  open var isHidden: Bool
  open var isUserInteractionEnabled: Bool
  open var clipsToBounds: Bool
  open var translatesAutoresizingMaskIntoConstraints: Bool
  open var contentMode: ContentMode
  open var transform: CGAffineTransform
  open var layer: CALayer { fatalError() }
  open var superview: UIView? { fatalError() }
  open var subviews: [UIView] { fatalError() }
  open var window: UIWindow? { fatalError() }
  open var gestureRecognizers: [UIGestureRecognizer]?
  open var intrinsicContentSize: CGSize { fatalError() }
  open var safeAreaLayoutGuide: UILayoutGuide { fatalError() }
  open var topAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var centerYAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var leadingAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var trailingAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var centerXAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var widthAnchor: NSLayoutDimension { fatalError() }
  open var heightAnchor: NSLayoutDimension { fatalError() }
  open func addSubview(_ view: UIView) { fatalError() }
  open func removeFromSuperview() { fatalError() }
  open func layoutSubviews() { fatalError() }
  open func didMoveToWindow() { fatalError() }
  open func didMoveToSuperview() { fatalError() }
  open func willMove(toSuperview view: UIView?) { fatalError() }
  open func awakeFromNib() { fatalError() }
  open func draw(_ rect: CGRect) { fatalError() }
  open func setNeedsLayout() { fatalError() }
  open func layoutIfNeeded() { fatalError() }
  open func setNeedsDisplay() { fatalError() }
  open func sizeToFit() { fatalError() }
  open func endEditing(_ force: Bool) -> Bool { fatalError() }
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { fatalError() }
  open func addInteraction(_ interaction: any UIInteraction) { fatalError() }
  open func viewWithTag(_ tag: Int) -> UIView? { fatalError() }
  public enum ContentMode: Int, Sendable { case scaleToFill, scaleAspectFit, scaleAspectFill, center }

  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static let `repeat` = AnimationOptions(rawValue: 1)
    public static let autoreverse = AnimationOptions(rawValue: 2)
    public static let curveEaseInOut = AnimationOptions(rawValue: 4)
    public static let curveLinear = AnimationOptions(rawValue: 4)
    public static let curveEaseIn = AnimationOptions(rawValue: 4)
    public static let curveEaseOut = AnimationOptions(rawValue: 4)
    public static let allowUserInteraction = AnimationOptions(rawValue: 8)
  }
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { fatalError() }
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { fatalError() }
  open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { fatalError() }
}

open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
  open var frame: CGRect = .zero
  open var masksToBounds = false
  open var borderWidth: CGFloat = 0
  open func add(_ animation: CAAnimation, forKey key: String?) { fatalError() }
  open func addSublayer(_ layer: CALayer) { fatalError() }
}

open class CAAnimation: NSObject {
  open var duration: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
}

open class CABasicAnimation: CAAnimation {
  public convenience init(keyPath: String?) { fatalError() }
  open var fromValue: Any?
  open var toValue: Any?
}

open class CADisplayLink: NSObject {
  public init(target: Any, selector: Selector) { fatalError() }
  open func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) { fatalError() }
  open func invalidate() { fatalError() }
}

public typealias CFTimeInterval = Double

public struct CGAffineTransform: Sendable {
  public init(scaleX: CGFloat, y: CGFloat) { fatalError() }
  public init(rotationAngle: CGFloat) { fatalError() }
  public init(translationX: CGFloat, y: CGFloat) { fatalError() }
  public static var identity: CGAffineTransform { fatalError() }
}

@MainActor @preconcurrency open class UILayoutGuide: NSObject {
  open var topAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var bottomAnchor: NSLayoutYAxisAnchor { fatalError() }
  open var leadingAnchor: NSLayoutXAxisAnchor { fatalError() }
  open var trailingAnchor: NSLayoutXAxisAnchor { fatalError() }
}

@MainActor @preconcurrency open class NSLayoutConstraint: NSObject {
  open var isActive: Bool = false
  open class func activate(_ constraints: [NSLayoutConstraint]) { fatalError() }
}

@MainActor @preconcurrency open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
    fatalError()
  }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { fatalError() }
}
@MainActor @preconcurrency open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
@MainActor @preconcurrency open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
@MainActor @preconcurrency open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { fatalError() }
  open func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint { fatalError() }
}

@MainActor @preconcurrency open class UIWindow: UIView {
  public init(windowScene: UIWindowScene) { fatalError() }
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var rootViewController: UIViewController?
  open weak var windowScene: UIWindowScene?
  open var isKeyWindow: Bool { fatalError() }
  open func makeKeyAndVisible() { fatalError() }
}

@MainActor @preconcurrency open class UILabel: UIView {
  open var text: String?
  open var font: UIFont!
  open var textColor: UIColor!
  open var numberOfLines: Int = 1
  open var textAlignment: NSTextAlignment = .natural
  open var adjustsFontForContentSizeCategory = false
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

@MainActor @preconcurrency open class UIImageView: UIView {
  public init(image: UIImage?) { fatalError() }
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var image: UIImage?
}

@MainActor @preconcurrency open class UIScrollView: UIView {
  open var contentSize: CGSize = .zero
  open var refreshControl: UIRefreshControl?
  open var isScrollEnabled = true
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { fatalError() }
  open func zoom(to rect: CGRect, animated: Bool) { fatalError() }
}

@MainActor @preconcurrency open class UIStackView: UIView {
  public init(arrangedSubviews: [UIView]) { fatalError() }
  public override init(frame: CGRect) { fatalError() }
  public required init(coder: NSCoder) { fatalError() }
  open var spacing: CGFloat = 0
  open var axis: NSLayoutConstraint.Axis = .horizontal
  open func addArrangedSubview(_ view: UIView) { fatalError() }
}

extension NSLayoutConstraint {
  public enum Axis: Int, Sendable { case horizontal, vertical }
}

@MainActor @preconcurrency open class UIPickerView: UIView {}
@MainActor @preconcurrency open class UIVisualEffectView: UIView {}
@MainActor @preconcurrency open class UIProgressView: UIView {
  open var progress: Float = 0
}
@MainActor @preconcurrency open class UIActivityIndicatorView: UIView {
  open func startAnimating() { fatalError() }
}
