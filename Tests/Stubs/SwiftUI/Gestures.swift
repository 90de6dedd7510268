@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  @MainActor @preconcurrency var body: Body { get }
}
extension Never: Gesture { public typealias Value = Never }
public protocol PrimitiveGesture: Gesture where Body == Never {}
extension PrimitiveGesture {
  public var body: Never { fatalError() }
}
public struct _EndedGesture<Content: Gesture>: PrimitiveGesture { public typealias Value = Content.Value }
public struct _ChangedGesture<Content: Gesture>: PrimitiveGesture { public typealias Value = Content.Value }
public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture { public typealias Value = Base.Value }
public struct Transaction {
  public init(animation: Animation? = nil) { fatalError() }
  public var animation: Animation?
  public var disablesAnimations: Bool
}
extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> { fatalError() }
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> where Value: Equatable {
    fatalError()
  }
  public func updating<S>(_ state: GestureState<S>, body: @escaping (Value, inout S, inout Transaction) -> Void)
    -> GestureStateGesture<Self, S>
  { fatalError() }
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> { fatalError() }
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> { fatalError() }
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> { fatalError() }
}
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
}
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
}
public struct TapGesture: PrimitiveGesture {
  public typealias Value = Void
  public nonisolated init(count: Int = 1) { fatalError() }
}
public struct SpatialTapGesture: PrimitiveGesture {
  public struct Value: Equatable, Sendable { public var location: CGPoint }
  public nonisolated init(count: Int = 1) { fatalError() }
}
public struct LongPressGesture: PrimitiveGesture {
  public typealias Value = Bool
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) { fatalError() }
}
public struct DragGesture: PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize { fatalError() }
    public var predictedEndTranslation: CGSize { fatalError() }
  }
  public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: LocalCoordinateSpace = .local) {
    fatalError()
  }
}
public struct LocalCoordinateSpace: Sendable {
  public static let local = LocalCoordinateSpace()
  public static let global = LocalCoordinateSpace()
}
public struct MagnificationGesture: PrimitiveGesture {
  public typealias Value = CGFloat
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { fatalError() }
}
public struct MagnifyGesture: PrimitiveGesture {
  public struct Value: Equatable, Sendable { public var magnification: CGFloat }
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { fatalError() }
}
public struct RotationGesture: PrimitiveGesture {
  public typealias Value = Angle
  public nonisolated init() { fatalError() }
}
public struct RotateGesture: PrimitiveGesture {
  public struct Value: Equatable, Sendable { public var rotation: Angle }
  public nonisolated init() { fatalError() }
}
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { fatalError() }
  public static let all = GestureMask(rawValue: 3)
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
}
extension View {
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { trap() as EmptyView }
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    trap() as EmptyView
  }
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    trap() as EmptyView
  }
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { trap() as EmptyView }
  public func onTapGesture(
    count: Int = 1, coordinateSpace: LocalCoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View { trap() as EmptyView }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { trap() as EmptyView }
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View { trap() as EmptyView }
  public func dropDestination<T: Transferable>(
    for type: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { trap() as EmptyView }
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { trap() as EmptyView }
  public func onDrop(of types: [UTType], delegate: any DropDelegate) -> some View { trap() as EmptyView }
  public func onDrop(of types: [String], delegate: any DropDelegate) -> some View { trap() as EmptyView }
}
@MainActor @preconcurrency
public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}
extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { fatalError() }
  public func dropEntered(info: DropInfo) { fatalError() }
  public func dropUpdated(info: DropInfo) -> DropProposal? { fatalError() }
  public func dropExited(info: DropInfo) { fatalError() }
}
public struct DropInfo {
  public var location: CGPoint { fatalError() }
  public func hasItemsConforming(to types: [UTType]) -> Bool { fatalError() }
  public func itemProviders(for types: [UTType]) -> [NSItemProvider] { fatalError() }
}
public enum DropOperation: Sendable { case cancel, forbidden, copy, move }
public struct DropProposal: Sendable {
  public init(operation: DropOperation) { fatalError() }
  public let operation: DropOperation
}
public class NSItemProvider: NSObject {
  public override init() { fatalError() }
  public init(object: Any) { fatalError() }
}
