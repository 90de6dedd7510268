public struct NavigationStack<Data, Root: View>: PrimitiveView {
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { fatalError() }
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    fatalError()
  }
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
  { fatalError() }
}
public struct NavigationPath: Equatable {
  public init() { fatalError() }
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { fatalError() }
  public var count: Int { fatalError() }
  public var isEmpty: Bool { fatalError() }
  public mutating func append<V: Hashable>(_ value: V) { fatalError() }
  public mutating func removeLast(_ count: Int = 1) { fatalError() }
}
public struct NavigationView<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) { fatalError() }
}
public struct NavigationSplitViewVisibility: Equatable, Sendable {
  public static var automatic: NavigationSplitViewVisibility { fatalError() }
  public static var all: NavigationSplitViewVisibility { fatalError() }
  public static var detailOnly: NavigationSplitViewVisibility { fatalError() }
  public static var doubleColumn: NavigationSplitViewVisibility { fatalError() }
}
public struct NavigationSplitViewColumn: Hashable, Sendable {
  public static var sidebar: NavigationSplitViewColumn { fatalError() }
  public static var content: NavigationSplitViewColumn { fatalError() }
  public static var detail: NavigationSplitViewColumn { fatalError() }
}
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { fatalError() }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { fatalError() }
}
extension NavigationSplitView where Content == EmptyView {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) { fatalError() }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { fatalError() }
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { fatalError() }
}
public struct HSplitView<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) { fatalError() }
}

public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { fatalError() }
  public init(destination: Destination, @ViewBuilder label: () -> Label) { fatalError() }
  public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    fatalError()
  }
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) { fatalError() }
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) { fatalError() }
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) { fatalError() }
}
extension NavigationLink where Label == Text {
  public init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) { fatalError() }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) { fatalError() }
  public init(_ title: LocalizedStringKey, destination: Destination) { fatalError() }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) { fatalError() }
  public init(_ title: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
    fatalError()
  }
  public init(_ title: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) { fatalError() }
}
extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { fatalError() }
  public init<P: Hashable>(_ title: LocalizedStringKey, value: P?) where Label == Text { fatalError() }
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text { fatalError() }
}

public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
}
public struct TabRole: Hashable, Sendable {
  public static var search: TabRole { fatalError() }
}
public struct DefaultTabLabel: PrimitiveView {}
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  public typealias TabValue = Value
  public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { fatalError() }
  public init(_ title: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel { fatalError() }
  public init(
    _ title: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel { fatalError() }
}
extension Tab where Value == Never {
  public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel { fatalError() }
  public init(_ title: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel { fatalError() }
  public init(role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel { fatalError() }
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { fatalError() }
}
public struct TabSection<Header: View, Content>: TabContent {
  public typealias TabValue = Never
  public init(_ title: LocalizedStringKey, @TabContentBuilder<Never> content: () -> Content) where Header == Text {
    fatalError()
  }
}
extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public init(
    _ data: Data, @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID { fatalError() }
}
extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue
}
public struct TupleTabContent<TabValue: Hashable, T>: TabContent {}
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { fatalError() }
  public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { fatalError() }
  public static func buildBlock<First: TabContent, Second: TabContent, each C>(
    _ first: First, _ second: Second, _ content: repeat each C
  ) -> TupleTabContent<TabValue, (First, Second, repeat each C)> where First.TabValue == TabValue { fatalError() }
  public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { fatalError() }
}
public struct TabView<SelectionValue: Hashable, Content>: PrimitiveView {
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) where Content: View {
    fatalError()
  }
  public init<C: TabContent>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C)
  where Content == TupleTabContent<SelectionValue, C>, C.TabValue == SelectionValue { fatalError() }
}
extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) where Content: View { fatalError() }
}
extension TabView where SelectionValue == Never {
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == TupleTabContent<Never, C>, C.TabValue == Never { fatalError() }
}
public protocol TabViewStyle {}
public struct PageTabViewStyle: TabViewStyle {
  public struct IndexDisplayMode: Sendable {
    public static let always = IndexDisplayMode()
    public static let never = IndexDisplayMode()
    public static let automatic = IndexDisplayMode()
  }
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { fatalError() }
}
public struct DefaultTabViewStyle: TabViewStyle { public init() {} }
public struct SidebarAdaptableTabViewStyle: TabViewStyle { public init() {} }
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { fatalError() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle { fatalError() }
}
extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { fatalError() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { fatalError() }
}

public enum NavigationBarItem {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}
public protocol NavigationViewStyle {}
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }
public struct ColumnNavigationViewStyle: NavigationViewStyle { public init() {} }
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { fatalError() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { fatalError() }
}
public protocol NavigationSplitViewStyle {}
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: BalancedNavigationSplitViewStyle { fatalError() }
}

extension View {
  public func navigationTitle(_ title: LocalizedStringKey) -> some View { trap() as EmptyView }
  public func navigationTitle(_ title: Text) -> some View { trap() as EmptyView }
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { trap() as EmptyView }
  public func navigationTitle(_ title: Binding<String>) -> some View { trap() as EmptyView }
  public func navigationSubtitle(_ title: LocalizedStringKey) -> some View { trap() as EmptyView }
  public func navigationBarTitle(_ title: LocalizedStringKey) -> some View { trap() as EmptyView }
  public func navigationBarTitle(_ title: Text) -> some View { trap() as EmptyView }
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { trap() as EmptyView }
  public func navigationBarTitle(_ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View
  {
    trap() as EmptyView
  }
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
    trap() as EmptyView
  }
  public func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View { trap() as EmptyView }
  public func navigationBarHidden(_ hidden: Bool) -> some View { trap() as EmptyView }
  public func navigationBarItems<L: View>(leading: L) -> some View { trap() as EmptyView }
  public func navigationBarItems<T: View>(trailing: T) -> some View { trap() as EmptyView }
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View { trap() as EmptyView }
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { trap() as EmptyView }
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { trap() as EmptyView }
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { trap() as EmptyView }
  public func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) -> some View
  {
    trap() as EmptyView
  }
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { trap() as EmptyView }
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { trap() as EmptyView }
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { trap() as EmptyView }
  public func assistiveAccessNavigationIcon(_ icon: Image) -> some View { trap() as EmptyView }
  public func assistiveAccessNavigationIcon(systemImage: String) -> some View { trap() as EmptyView }
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { trap() as EmptyView }
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { trap() as EmptyView }
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { trap() as EmptyView }
  public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
    trap() as EmptyView
  }
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { trap() as EmptyView }
  public func findNavigator(isPresented: Binding<Bool>) -> some View { trap() as EmptyView }
}
public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
  public static func navigationBarDrawer(displayMode: DisplayMode) -> SearchFieldPlacement { fatalError() }
  public enum DisplayMode: Sendable { case automatic, always }
}
