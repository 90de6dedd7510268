public struct Image: PrimitiveView, Equatable {
  public init(_ name: String, bundle: Bundle? = nil) { fatalError() }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { fatalError() }
  public init(_ resource: ImageResource) { fatalError() }
  public init(systemName: String) { fatalError() }
  public init(systemName: String, variableValue: Double?) { fatalError() }
  public init(decorative name: String, bundle: Bundle? = nil) { fatalError() }
  public init(uiImage: UIImage) { fatalError() }
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    fatalError()
  }
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { fatalError() }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { fatalError() }
  public func interpolation(_ interpolation: Interpolation) -> Image { fatalError() }
  public enum ResizingMode: Sendable { case tile, stretch }
  public enum TemplateRenderingMode: Sendable { case template, original }
  public enum Interpolation: Sendable { case none, low, medium, high }
  public enum Scale: Sendable { case small, medium, large }
}

public struct ImageResource: Hashable, Sendable {}

public struct SymbolRenderingMode: Sendable {
  public static let monochrome = SymbolRenderingMode()
  public static let multicolor = SymbolRenderingMode()
  public static let hierarchical = SymbolRenderingMode()
  public static let palette = SymbolRenderingMode()
}

public struct SymbolVariants: Hashable, Sendable {
  public static let none = SymbolVariants()
  public static let fill = SymbolVariants()
  public static let circle = SymbolVariants()
  public static let square = SymbolVariants()
  public static let slash = SymbolVariants()
  public var fill: SymbolVariants { fatalError() }
  public var circle: SymbolVariants { fatalError() }
}

public protocol SymbolEffect {}
public protocol IndefiniteSymbolEffect {}
public protocol DiscreteSymbolEffect {}
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var up: BounceSymbolEffect { fatalError() }
}
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {}
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var iterative: VariableColorSymbolEffect { fatalError() }
  public var reversing: VariableColorSymbolEffect { fatalError() }
}
extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { fatalError() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { fatalError() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { fatalError() }
}
public struct SymbolEffectOptions: Sendable {
  public static var `default`: SymbolEffectOptions { fatalError() }
  public static var repeating: SymbolEffectOptions { fatalError() }
  public static var nonRepeating: SymbolEffectOptions { fatalError() }
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { fatalError() }
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { fatalError() }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { fatalError() }
  public func speed(_ speed: Double) -> SymbolEffectOptions { fatalError() }
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { fatalError() }
  public struct RepeatBehavior: Sendable {
    public static var continuous: RepeatBehavior { fatalError() }
    public static var periodic: RepeatBehavior { fatalError() }
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { fatalError() }
  }
}

public struct AsyncImage<Content: View>: PrimitiveView {
  public init(url: URL?, scale: CGFloat = 1) where Content == Image { fatalError() }
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> { fatalError() }
  public init(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { fatalError() }
}
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)
  public var image: Image? { fatalError() }
}

extension View {
  public func symbolVariant(_ variant: SymbolVariants) -> some View { trap() as EmptyView }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { trap() as EmptyView }
  public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { trap() as EmptyView }
  public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { trap() as EmptyView }
  public func imageScale(_ scale: Image.Scale) -> some View { trap() as EmptyView }
}

public struct ProposedViewSize: Equatable, Sendable {
  public init(_ size: CGSize) { fatalError() }
  public init(width: CGFloat?, height: CGFloat?) { fatalError() }
}
@MainActor
public final class ImageRenderer<Content: View> {
  public init(content: Content) { fatalError() }
  public var proposedSize: ProposedViewSize
  public var scale: CGFloat
  public var uiImage: UIImage? { fatalError() }
}
