public protocol Shape: View, Sendable {
  nonisolated func path(in rect: CGRect) -> Path
}
extension Shape {
  public var body: _ShapeView<Self, Color> { fatalError() }
  public func fill<S: ShapeStyle>(_ style: S) -> some View { trap() as EmptyView }
  public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some View { trap() as EmptyView }
  public func stroke<S: ShapeStyle>(_ style: S, style stroke: StrokeStyle) -> some View { trap() as EmptyView }
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { trap() as Rectangle }
  public func trim(from: CGFloat = 0, to: CGFloat = 1) -> some Shape { trap() as Rectangle }
}
public struct _ShapeView<Content, Style>: PrimitiveView {}
public protocol InsettableShape: Shape {}
extension InsettableShape {
  public func strokeBorder<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some View { trap() as EmptyView }
}
public struct StrokeStyle: Equatable, Sendable {
  public init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter) { fatalError() }
}
public enum CGLineJoin: Sendable { case miter, round, bevel }
public enum CGLineCap: Sendable { case butt, round, square }
public struct Circle: InsettableShape {
  public nonisolated init() { fatalError() }
  public nonisolated func path(in rect: CGRect) -> Path { fatalError() }
}
public struct Rectangle: InsettableShape {
  public nonisolated init() { fatalError() }
  public nonisolated func path(in rect: CGRect) -> Path { fatalError() }
}
public struct Capsule: InsettableShape {
  public nonisolated init() { fatalError() }
  public nonisolated func path(in rect: CGRect) -> Path { fatalError() }
}
public struct Ellipse: InsettableShape {
  public nonisolated init() { fatalError() }
  public nonisolated func path(in rect: CGRect) -> Path { fatalError() }
}
public struct RoundedRectangle: InsettableShape {
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) { fatalError() }
  public nonisolated func path(in rect: CGRect) -> Path { fatalError() }
}
public enum RoundedCornerStyle: Sendable { case circular, continuous }
extension Shape where Self == Circle {
  public static var circle: Circle { fatalError() }
}
extension Shape where Self == Capsule {
  public static var capsule: Capsule { fatalError() }
}
extension Shape where Self == Rectangle {
  public static var rect: Rectangle { fatalError() }
}
extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat) -> RoundedRectangle { fatalError() }
}
public struct Path: Shape, Equatable {
  public nonisolated init() { fatalError() }
  public nonisolated init(_ callback: (inout Path) -> Void) { fatalError() }
  public nonisolated init(ellipseIn rect: CGRect) { fatalError() }
  public nonisolated init(roundedRect rect: CGRect, cornerRadius: CGFloat) { fatalError() }
  public nonisolated func path(in rect: CGRect) -> Path { fatalError() }
  public nonisolated mutating func move(to point: CGPoint) { fatalError() }
  public nonisolated mutating func addLine(to point: CGPoint) { fatalError() }
  public nonisolated mutating func addLines(_ points: [CGPoint]) { fatalError() }
  public nonisolated mutating func addRect(_ rect: CGRect) { fatalError() }
  public nonisolated mutating func addEllipse(in rect: CGRect) { fatalError() }
  public nonisolated mutating func closeSubpath() { fatalError() }
}
public struct GraphicsContext {
  public struct Shading: Sendable {
    public static func color(_ color: Color) -> Shading { fatalError() }
  }
  public func fill(_ path: Path, with shading: Shading) { fatalError() }
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) { fatalError() }
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) { fatalError() }
  public func draw(_ text: Text, at point: CGPoint) { fatalError() }
}
public struct Canvas<Symbols: View>: PrimitiveView {
  public init(opaque: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void)
  where Symbols == EmptyView { fatalError() }
}
