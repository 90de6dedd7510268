public struct Animation: Equatable, Sendable {
  public static let `default` = Animation.linear
  public static var linear: Animation { fatalError() }
  public static var easeIn: Animation { fatalError() }
  public static var easeOut: Animation { fatalError() }
  public static var easeInOut: Animation { fatalError() }
  public static var spring: Animation { fatalError() }
  public static var bouncy: Animation { fatalError() }
  public static var smooth: Animation { fatalError() }
  public static var snappy: Animation { fatalError() }
  public static func linear(duration: TimeInterval) -> Animation { fatalError() }
  public static func easeIn(duration: TimeInterval) -> Animation { fatalError() }
  public static func easeOut(duration: TimeInterval) -> Animation { fatalError() }
  public static func easeInOut(duration: TimeInterval) -> Animation { fatalError() }
  public static func spring(response: Double = 0.5, dampingFraction: Double = 0.8, blendDuration: Double = 0)
    -> Animation
  {
    fatalError()
  }
  public static func spring(duration: TimeInterval, bounce: Double = 0) -> Animation { fatalError() }
  public func delay(_ delay: TimeInterval) -> Animation { fatalError() }
  public func speed(_ speed: Double) -> Animation { fatalError() }
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { fatalError() }
  public func repeatForever(autoreverses: Bool = true) -> Animation { fatalError() }
}
public struct AnimationCompletionCriteria: Hashable, Sendable {
  public static let logicallyComplete = AnimationCompletionCriteria()
  public static let removed = AnimationCompletionCriteria()
}
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  fatalError()
}
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result { fatalError() }
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  fatalError()
}

public protocol Transition {}
public struct AnyTransition: Sendable {
  public static let opacity = AnyTransition()
  public static let slide = AnyTransition()
  public static let scale = AnyTransition()
  public static let identity = AnyTransition()
  public static func move(edge: Edge) -> AnyTransition { fatalError() }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { fatalError() }
  public func combined(with other: AnyTransition) -> AnyTransition { fatalError() }
}
public struct ContentTransition: Equatable, Sendable {
  public static let opacity = ContentTransition()
  public static let identity = ContentTransition()
  public static let interpolate = ContentTransition()
  public static func numericText(countsDown: Bool = false) -> ContentTransition { fatalError() }
}
extension View {
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { trap() as EmptyView }
  public func animation(_ animation: Animation?) -> some View { trap() as EmptyView }
  public func transition(_ transition: AnyTransition) -> some View { trap() as EmptyView }
  public func contentTransition(_ transition: ContentTransition) -> some View { trap() as EmptyView }
  public func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    trap() as EmptyView
  }
  public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { trap() as EmptyView }
  public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { trap() as EmptyView }
  public func keyframeAnimator<Value, V: View, K: Keyframes>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> V,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) -> some View where K.Value == Value { trap() as EmptyView }
  public func keyframeAnimator<Value, V: View, K: Keyframes>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> V,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) -> some View where K.Value == Value { trap() as EmptyView }
}
public struct PlaceholderContentView<Value>: PrimitiveView {}
public struct PhaseAnimator<Phase: Equatable, Content: View>: PrimitiveView {
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { fatalError() }
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) { fatalError() }
}
public struct KeyframeAnimator<Value, Content: View>: PrimitiveView {
  public init<K: Keyframes>(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) where K.Value == Value { fatalError() }
}
public protocol Keyframes<Value> { associatedtype Value }
public struct LinearKeyframe<Value>: Keyframes {
  public init(_ to: Value, duration: TimeInterval) { fatalError() }
}
public struct SpringKeyframe<Value>: Keyframes {
  public init(_ to: Value, duration: TimeInterval? = nil) { fatalError() }
}
public struct CubicKeyframe<Value>: Keyframes {
  public init(_ to: Value, duration: TimeInterval) { fatalError() }
}
public struct KeyframeTrack<Root, Value>: Keyframes {
  public init<K: Keyframes>(_ keyPath: WritableKeyPath<Root, Value>, @KeyframesBuilder<Value> content: () -> K) {
    fatalError()
  }
}
public struct KeyframeGroup<Value>: Keyframes {}
@resultBuilder
public enum KeyframesBuilder<Value> {
  public static func buildBlock<each K: Keyframes>(_ frames: repeat each K) -> KeyframeGroup<Value> { fatalError() }
}
