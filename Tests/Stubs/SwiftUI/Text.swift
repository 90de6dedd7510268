public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  public init(_ value: String) { fatalError() }
  public init(stringLiteral value: String) { fatalError() }
  public init(stringInterpolation: StringInterpolation) { fatalError() }
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) { fatalError() }
    public mutating func appendLiteral(_ literal: String) { fatalError() }
    public mutating func appendInterpolation(_ string: String) { fatalError() }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { fatalError() }
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) { fatalError() }
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatOutput == String { fatalError() }
    public mutating func appendInterpolation(_ text: Text) { fatalError() }
    public mutating func appendInterpolation(_ image: Image) { fatalError() }
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { fatalError() }
    public mutating func appendInterpolation<T>(_ value: T) { fatalError() }
  }
}

public protocol _FormatSpecifiable: Equatable {}
extension Int: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) { fatalError() }
}

extension String {
  public init(localized key: String, comment: StaticString? = nil) { fatalError() }
}

public struct Text: PrimitiveView, Equatable {
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
  {
    fatalError()
  }
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { fatalError() }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { fatalError() }
  public init(verbatim content: String) { fatalError() }
  public init(_ attributed: AttributedString) { fatalError() }
  public init(_ date: Date, style: DateStyle) { fatalError() }
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) { fatalError() }
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String { fatalError() }
  public init(_ image: Image) { fatalError() }

  public struct DateStyle: Sendable {
    public static let time = DateStyle()
    public static let date = DateStyle()
    public static let relative = DateStyle()
    public static let offset = DateStyle()
    public static let timer = DateStyle()
  }
  public enum TruncationMode: Sendable { case head, tail, middle }
  public enum Case: Sendable { case uppercase, lowercase }
  public struct LineStyle: Sendable {
    public static let single = LineStyle()
  }

  public func font(_ font: Font?) -> Text { fatalError() }
  public func fontWeight(_ weight: Font.Weight?) -> Text { fatalError() }
  public func bold() -> Text { fatalError() }
  public func bold(_ isActive: Bool) -> Text { fatalError() }
  public func italic() -> Text { fatalError() }
  public func monospacedDigit() -> Text { fatalError() }
  public func underline(_ isActive: Bool = true) -> Text { fatalError() }
  public func strikethrough(_ isActive: Bool = true) -> Text { fatalError() }
  public func foregroundColor(_ color: Color?) -> Text { fatalError() }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { fatalError() }
  public func accessibilityLabel(_ label: Text) -> Text { fatalError() }
  public static func + (left: Text, right: Text) -> Text { fatalError() }
}

public struct Font: Hashable, Sendable {
  public static let largeTitle = Font.system(size: 1)
  public static let title = Font.system(size: 1)
  public static let title2 = Font.system(size: 1)
  public static let title3 = Font.system(size: 1)
  public static let headline = Font.system(size: 1)
  public static let subheadline = Font.system(size: 1)
  public static let body = Font.system(size: 1)
  public static let callout = Font.system(size: 1)
  public static let footnote = Font.system(size: 1)
  public static let caption = Font.system(size: 1)
  public static let caption2 = Font.system(size: 1)
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { fatalError() }
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { fatalError() }
  public static func custom(_ name: String, size: CGFloat) -> Font { fatalError() }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { fatalError() }
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font { fatalError() }
  public init(_ font: UIFont) { fatalError() }
  public func bold() -> Font { fatalError() }
  public func italic() -> Font { fatalError() }
  public func monospaced() -> Font { fatalError() }
  public func monospacedDigit() -> Font { fatalError() }
  public func weight(_ weight: Weight) -> Font { fatalError() }
  public func smallCaps() -> Font { fatalError() }
  public struct Weight: Hashable, Sendable {
    public static let ultraLight = Weight()
    public static let thin = Weight()
    public static let light = Weight()
    public static let regular = Weight()
    public static let medium = Weight()
    public static let semibold = Weight()
    public static let bold = Weight()
    public static let heavy = Weight()
    public static let black = Weight()
  }
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
}

public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  public var isAccessibilitySize: Bool { fatalError() }
}
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge, accessibilityMedium
  case accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
}
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
