public protocol ShapeStyle: Sendable {}

public struct Color: PrimitiveView, ShapeStyle, Hashable, CustomStringConvertible, Sendable {
  public init(_ name: String, bundle: Bundle? = nil) { fatalError() }
  public init(_ color: UIColor) { fatalError() }
  public init(uiColor: UIColor) { fatalError() }
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) { fatalError() }
  public init(white: Double, opacity: Double = 1) { fatalError() }
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) { fatalError() }
  public var description: String { fatalError() }
  public func opacity(_ opacity: Double) -> Color { fatalError() }
  public var gradient: AnyGradient { fatalError() }
  public static let red = Color("")
  public static let orange = Color("")
  public static let yellow = Color("")
  public static let green = Color("")
  public static let mint = Color("")
  public static let teal = Color("")
  public static let cyan = Color("")
  public static let blue = Color("")
  public static let indigo = Color("")
  public static let purple = Color("")
  public static let pink = Color("")
  public static let brown = Color("")
  public static let white = Color("")
  public static let gray = Color("")
  public static let black = Color("")
  public static let clear = Color("")
  public static let primary = Color("")
  public static let secondary = Color("")
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color("")
}

extension ShapeStyle where Self == Color {
  public static var red: Color { fatalError() }
  public static var orange: Color { fatalError() }
  public static var yellow: Color { fatalError() }
  public static var green: Color { fatalError() }
  public static var mint: Color { fatalError() }
  public static var teal: Color { fatalError() }
  public static var cyan: Color { fatalError() }
  public static var blue: Color { fatalError() }
  public static var indigo: Color { fatalError() }
  public static var purple: Color { fatalError() }
  public static var pink: Color { fatalError() }
  public static var brown: Color { fatalError() }
  public static var white: Color { fatalError() }
  public static var gray: Color { fatalError() }
  public static var black: Color { fatalError() }
  public static var clear: Color { fatalError() }
}

public struct HierarchicalShapeStyle: ShapeStyle {
  public static let primary = HierarchicalShapeStyle()
  public static let secondary = HierarchicalShapeStyle()
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { fatalError() }
  public static var secondary: HierarchicalShapeStyle { fatalError() }
  public static var tertiary: HierarchicalShapeStyle { fatalError() }
  public static var quaternary: HierarchicalShapeStyle { fatalError() }
}
public struct TintShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { fatalError() }
}
public struct BackgroundStyle: ShapeStyle {}
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { fatalError() }
}
public struct Material: ShapeStyle {
  public static let regular = Material()
  public static let thick = Material()
  public static let thin = Material()
  public static let ultraThin = Material()
  public static let bar = Material()
}
extension ShapeStyle where Self == Material {
  public static var regularMaterial: Material { fatalError() }
  public static var thickMaterial: Material { fatalError() }
  public static var thinMaterial: Material { fatalError() }
  public static var ultraThinMaterial: Material { fatalError() }
  public static var bar: Material { fatalError() }
}
public struct AnyShapeStyle: ShapeStyle {
  public init<S: ShapeStyle>(_ style: S) { fatalError() }
}
public struct AnyGradient: ShapeStyle {}
public struct Gradient: ShapeStyle, Hashable {
  public init(colors: [Color]) { fatalError() }
}
public struct LinearGradient: PrimitiveView, ShapeStyle {
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) { fatalError() }
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) { fatalError() }
}

public struct UnitPoint: Hashable, Sendable {
  public init(x: CGFloat, y: CGFloat) { fatalError() }
  public static let zero = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0, y: 0)
  public static let leading = UnitPoint(x: 0, y: 0)
  public static let trailing = UnitPoint(x: 0, y: 0)
  public static let top = UnitPoint(x: 0, y: 0)
  public static let bottom = UnitPoint(x: 0, y: 0)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let bottomTrailing = UnitPoint(x: 0, y: 0)
}

public struct Angle: Hashable, Comparable, Sendable {
  public init(degrees: Double) { fatalError() }
  public static func degrees(_ degrees: Double) -> Angle { fatalError() }
  public static func radians(_ radians: Double) -> Angle { fatalError() }
  public static var zero: Angle { fatalError() }
  public var degrees: Double
  public static func < (left: Angle, right: Angle) -> Bool { fatalError() }
}

public struct EdgeInsets: Equatable, Sendable {
  public init() { fatalError() }
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) { fatalError() }
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
}

public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { fatalError() }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal = Set(rawValue: 10)
    public static let vertical = Set(rawValue: 5)
    public static let all = Set(rawValue: 15)
  }
}

public enum HorizontalEdge: Int8, CaseIterable, Sendable { case leading, trailing }
public enum VerticalEdge: Int8, CaseIterable, Sendable { case top, bottom }
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { fatalError() }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

public struct HorizontalAlignment: Equatable, Sendable {
  public static let leading = HorizontalAlignment()
  public static let center = HorizontalAlignment()
  public static let trailing = HorizontalAlignment()
}
public struct VerticalAlignment: Equatable, Sendable {
  public static let top = VerticalAlignment()
  public static let center = VerticalAlignment()
  public static let bottom = VerticalAlignment()
  public static let firstTextBaseline = VerticalAlignment()
  public static let lastTextBaseline = VerticalAlignment()
}
public struct Alignment: Equatable, Sendable {
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) { fatalError() }
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = center
  public static let trailing = center
  public static let top = center
  public static let bottom = center
  public static let topLeading = center
  public static let topTrailing = center
  public static let bottomLeading = center
  public static let bottomTrailing = center
}
