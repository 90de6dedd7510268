@MainActor @preconcurrency open class UIControl: UIView {
  open var isEnabled: Bool = true
  open var isSelected: Bool = false
  open var isHighlighted: Bool = false
  open func addTarget(_ target: Any?, action: Selector, for events: Event) { fatalError() }
  open func addAction(_ action: UIAction, for events: Event) { fatalError() }
  open func sendActions(for events: Event) { fatalError() }
  open var showsMenuAsPrimaryAction: Bool = false
  public convenience init(frame: CGRect, primaryAction: UIAction?) { fatalError() }

  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static let touchUpInside = Event(rawValue: 1)
    public static let touchDown = Event(rawValue: 2)
    public static let valueChanged = Event(rawValue: 4)
    public static let editingChanged = Event(rawValue: 8)
    public static let editingDidEnd = Event(rawValue: 8)
    public static let primaryActionTriggered = Event(rawValue: 16)
  }
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static let normal = State([])
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }
}

@MainActor @preconcurrency open class UIButton: UIControl {
  public convenience init(type: ButtonType) { fatalError() }
  public convenience init(primaryAction: UIAction?) { fatalError() }
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) { fatalError() }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) { fatalError() }
  open var titleLabel: UILabel? { fatalError() }
  open var configuration: Configuration?
  open var configurationUpdateHandler: ((UIButton) -> Void)?
  open var menu: UIMenu?
  open func setTitle(_ title: String?, for state: UIControl.State) { fatalError() }
  open func setImage(_ image: UIImage?, for state: UIControl.State) { fatalError() }
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { fatalError() }
  open func setNeedsUpdateConfiguration() { fatalError() }
  public enum ButtonType: Int, Sendable { case custom, system, close, contactAdd, infoLight }

  public struct Configuration: Sendable {
    public static func plain() -> Configuration { fatalError() }
    public static func filled() -> Configuration { fatalError() }
    public static func tinted() -> Configuration { fatalError() }
    public static func gray() -> Configuration { fatalError() }
    public static func bordered() -> Configuration { fatalError() }
    public static func borderedProminent() -> Configuration { fatalError() }
    public static func borderless() -> Configuration { fatalError() }
    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    public var imagePadding: CGFloat
    public var showsActivityIndicator: Bool
    public var baseBackgroundColor: UIColor?
    public var baseForegroundColor: UIColor?
  }
}

@MainActor @preconcurrency open class UITextField: UIControl {
  open var text: String?
  open var placeholder: String?
  open var isSecureTextEntry: Bool = false
  open var font: UIFont?
  open var keyboardType: UIKeyboardType = .default
  open var textContentType: UITextContentType!
  open weak var delegate: (any UITextFieldDelegate)?
}

@MainActor @preconcurrency public protocol UITextFieldDelegate: NSObjectProtocol {}

public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch, asciiCapableNumberPad
}

public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { fatalError() }
  public static let name = UITextContentType(rawValue: "")
  public static let username = UITextContentType(rawValue: "")
  public static let password = UITextContentType(rawValue: "")
  public static let newPassword = UITextContentType(rawValue: "")
  public static let oneTimeCode = UITextContentType(rawValue: "")
  public static let emailAddress = UITextContentType(rawValue: "")
  public static let telephoneNumber = UITextContentType(rawValue: "")
}

@MainActor @preconcurrency open class UITextView: UIScrollView {
  open var text: String!
  open var isEditable: Bool = true
  open var font: UIFont?
}

@MainActor @preconcurrency open class UISwitch: UIControl {
  open var isOn: Bool = false
}
@MainActor @preconcurrency open class UISlider: UIControl {
  open var value: Float = 0
}
@MainActor @preconcurrency open class UIStepper: UIControl {
  open var value: Double = 0
}
@MainActor @preconcurrency open class UISegmentedControl: UIControl {
  public init(items: [Any]?) { fatalError() }
  public override init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var selectedSegmentIndex: Int = 0
}
@MainActor @preconcurrency open class UIDatePicker: UIControl {
  open var date = Date()
}
@MainActor @preconcurrency open class UIColorWell: UIControl {}
@MainActor @preconcurrency open class UIPageControl: UIControl {}
@MainActor @preconcurrency open class UIRefreshControl: UIControl {
  open func endRefreshing() { fatalError() }
}
@MainActor @preconcurrency open class UISearchBar: UIView {}
