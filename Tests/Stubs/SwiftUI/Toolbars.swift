@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: ToolbarContent {}
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}
extension Never: CustomizableToolbarContent {}
public struct ToolbarItemPlacement: Sendable {
  public static let automatic = ToolbarItemPlacement()
  public static let principal = ToolbarItemPlacement()
  public static let navigation = ToolbarItemPlacement()
  public static let primaryAction = ToolbarItemPlacement()
  public static let secondaryAction = ToolbarItemPlacement()
  public static let confirmationAction = ToolbarItemPlacement()
  public static let cancellationAction = ToolbarItemPlacement()
  public static let destructiveAction = ToolbarItemPlacement()
  public static let navigationBarLeading = ToolbarItemPlacement()
  public static let navigationBarTrailing = ToolbarItemPlacement()
  public static let topBarLeading = ToolbarItemPlacement()
  public static let topBarTrailing = ToolbarItemPlacement()
  public static let bottomBar = ToolbarItemPlacement()
  public static let keyboard = ToolbarItemPlacement()
  public static let status = ToolbarItemPlacement()
  public static let title = ToolbarItemPlacement()
}
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public var body: Never { fatalError() }
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == () {
    fatalError()
  }
}
extension ToolbarItem: CustomizableToolbarContent where ID == String {
  public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    fatalError()
  }
}
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public var body: Never { fatalError() }
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) { fatalError() }
}
public struct ToolbarSpacer: ToolbarContent {
  public enum Sizing: Sendable { case fixed, flexible }
  public var body: Never { fatalError() }
  public init(_ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic) { fatalError() }
}
public struct TupleToolbarContent<T>: ToolbarContent {
  public var body: Never { fatalError() }
}
@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { fatalError() }
  public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { fatalError() }
  public static func buildBlock<First: ToolbarContent, Second: ToolbarContent, each C: ToolbarContent>(
    _ first: First, _ second: Second, _ content: repeat each C
  ) -> TupleToolbarContent<(First, Second, repeat each C)> { fatalError() }
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> C? { fatalError() }
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(first: First)
    -> _ConditionalContent<First, Second>
  { fatalError() }
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(second: Second)
    -> _ConditionalContent<First, Second>
  { fatalError() }
  public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> some ToolbarContent {
    trap() as ToolbarSpacer
  }
}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public var body: Never { fatalError() }
}
extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  public var body: Never { fatalError() }
}
public struct ToolbarPlacement: Sendable {
  public static var automatic: ToolbarPlacement { fatalError() }
  public static var bottomBar: ToolbarPlacement { fatalError() }
  public static var navigationBar: ToolbarPlacement { fatalError() }
  public static var tabBar: ToolbarPlacement { fatalError() }
}
public struct ToolbarTitleDisplayMode: Sendable {
  public static var inline: ToolbarTitleDisplayMode { fatalError() }
  public static var large: ToolbarTitleDisplayMode { fatalError() }
}
public struct ToolbarDefaultItemKind: Sendable {
  public static var sidebarToggle: ToolbarDefaultItemKind { fatalError() }
  public static var title: ToolbarDefaultItemKind { fatalError() }
}
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
  @_disfavoredOverload
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { trap() as EmptyView }
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    trap() as EmptyView
  }
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View { trap() as EmptyView }
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { trap() as EmptyView }
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    trap() as EmptyView
  }
  public func toolbar(removing kind: ToolbarDefaultItemKind?) -> some View { trap() as EmptyView }
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    trap() as EmptyView
  }
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    trap() as EmptyView
  }
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { trap() as EmptyView }
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { trap() as EmptyView }
  public func toolbarRole(_ role: ToolbarRole) -> some View { trap() as EmptyView }
}
public struct ToolbarRole: Sendable {
  public static var editor: ToolbarRole { fatalError() }
  public static var browser: ToolbarRole { fatalError() }
}
