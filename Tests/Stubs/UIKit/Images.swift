open class UIImage: NSObject, @unchecked Sendable {
  public init?(named name: String) { fatalError() }
  public init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) { fatalError() }
  public init?(systemName name: String) { fatalError() }
  public init?(systemName name: String, withConfiguration configuration: Configuration?) { fatalError() }
  public init?(data: Data) { fatalError() }
  public init?(contentsOfFile path: String) { fatalError() }
  public override init() { fatalError() }
  open var size: CGSize { fatalError() }
  open func pngData() -> Data? { fatalError() }
  open func jpegData(compressionQuality: CGFloat) -> Data? { fatalError() }
  open func withTintColor(_ color: UIColor) -> UIImage { fatalError() }
  open class Configuration: NSObject {}
  open class SymbolConfiguration: Configuration {
    public init(pointSize: CGFloat) { fatalError() }
  }
}

open class UIGraphicsRenderer: NSObject {}
open class UIGraphicsRendererContext: NSObject {
  open func fill(_ rect: CGRect) { fatalError() }
}
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {}
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  public init(size: CGSize) { fatalError() }
  public init(bounds: CGRect) { fatalError() }
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { fatalError() }
}

open class UIColor: NSObject, @unchecked Sendable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { fatalError() }
  public init(white: CGFloat, alpha: CGFloat) { fatalError() }
  public convenience init?(named name: String) { fatalError() }
  open class var systemBackground: UIColor { fatalError() }
  open class var systemRed: UIColor { fatalError() }
  open class var systemBlue: UIColor { fatalError() }
  open class var systemGreen: UIColor { fatalError() }
  open class var secondarySystemBackground: UIColor { fatalError() }
  open class var label: UIColor { fatalError() }
  open class var red: UIColor { fatalError() }
  open class var green: UIColor { fatalError() }
  open class var blue: UIColor { fatalError() }
  open class var white: UIColor { fatalError() }
  open class var black: UIColor { fatalError() }
  open class var clear: UIColor { fatalError() }
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { fatalError() }
  open func setFill() { fatalError() }
  open func set() { fatalError() }
}

open class UIFont: NSObject, @unchecked Sendable {
  public init?(name: String, size: CGFloat) { fatalError() }
  open class func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont { fatalError() }
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont { fatalError() }
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { fatalError() }
  public struct Weight: Sendable {
    public static let regular = Weight()
    public static let medium = Weight()
    public static let semibold = Weight()
    public static let bold = Weight()
    public static let heavy = Weight()
  }
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { fatalError() }
    public static let largeTitle = TextStyle(rawValue: "")
    public static let title1 = TextStyle(rawValue: "")
    public static let title2 = TextStyle(rawValue: "")
    public static let title3 = TextStyle(rawValue: "")
    public static let headline = TextStyle(rawValue: "")
    public static let subheadline = TextStyle(rawValue: "")
    public static let body = TextStyle(rawValue: "")
    public static let callout = TextStyle(rawValue: "")
    public static let footnote = TextStyle(rawValue: "")
    public static let caption1 = TextStyle(rawValue: "")
    public static let caption2 = TextStyle(rawValue: "")
  }
}

open class UIFontMetrics: NSObject {
  public init(forTextStyle style: UIFont.TextStyle) { fatalError() }
  open class var `default`: UIFontMetrics { fatalError() }
  open func scaledFont(for font: UIFont) -> UIFont { fatalError() }
  open func scaledValue(for value: CGFloat) -> CGFloat { fatalError() }
}
