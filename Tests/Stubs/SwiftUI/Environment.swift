import CoreData

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  public init() { fatalError() }
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { fatalError() }
    set { fatalError() }
  }
  public subscript<T: AnyObject & Observable>(type: T.Type) -> T? {
    get { fatalError() }
    set { fatalError() }
  }
}

@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { fatalError() }
  public init(_ type: Value.Type) where Value: AnyObject, Value: Observable { fatalError() }
  public init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? { fatalError() }
  public var wrappedValue: Value { fatalError() }
}
extension Environment: @unchecked Sendable where Value: Sendable {}

public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
public enum EditMode: Sendable {
  case inactive, transient, active
  public var isEditing: Bool { fatalError() }
}

@MainActor @preconcurrency
public struct DismissAction {
  public func callAsFunction() { fatalError() }
}
@MainActor @preconcurrency
public struct OpenURLAction {
  public struct Result {
    public static let handled = Result()
    public static let discarded = Result()
    public static let systemAction = Result()
  }
  public init(handler: @escaping (URL) -> Result) { fatalError() }
  public func callAsFunction(_ url: URL) { fatalError() }
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) { fatalError() }
}
@MainActor @preconcurrency
public struct OpenWindowAction {
  public func callAsFunction(id: String) { fatalError() }
}
public struct RefreshAction: Sendable {
  public func callAsFunction() async { fatalError() }
}
@MainActor @preconcurrency
public struct DismissSearchAction {
  public func callAsFunction() { fatalError() }
}
public struct PresentationMode {
  public var isPresented: Bool { fatalError() }
  public mutating func dismiss() { fatalError() }
}

extension EnvironmentValues {
  public var dismiss: DismissAction { fatalError() }
  public var dismissSearch: DismissSearchAction { fatalError() }
  public var isPresented: Bool { fatalError() }
  public var presentationMode: Binding<PresentationMode> { fatalError() }
  public var openURL: OpenURLAction {
    get { fatalError() }
    set { fatalError() }
  }
  public var openWindow: OpenWindowAction { fatalError() }
  public var refresh: RefreshAction? { fatalError() }
  public var scenePhase: ScenePhase {
    get { fatalError() }
    set { fatalError() }
  }
  public var undoManager: UndoManager? { fatalError() }
  public var managedObjectContext: NSManagedObjectContext {
    get { fatalError() }
    set { fatalError() }
  }
  public var colorScheme: ColorScheme {
    get { fatalError() }
    set { fatalError() }
  }
  public var locale: Locale {
    get { fatalError() }
    set { fatalError() }
  }
  public var calendar: Calendar {
    get { fatalError() }
    set { fatalError() }
  }
  public var timeZone: TimeZone {
    get { fatalError() }
    set { fatalError() }
  }
  public var layoutDirection: LayoutDirection {
    get { fatalError() }
    set { fatalError() }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { fatalError() }
    set { fatalError() }
  }
  public var sizeCategory: ContentSizeCategory {
    get { fatalError() }
    set { fatalError() }
  }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { fatalError() }
    set { fatalError() }
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { fatalError() }
    set { fatalError() }
  }
  public var editMode: Binding<EditMode>? {
    get { fatalError() }
    set { fatalError() }
  }
  public var isEnabled: Bool {
    get { fatalError() }
    set { fatalError() }
  }
  public var font: Font? {
    get { fatalError() }
    set { fatalError() }
  }
  public var lineLimit: Int? {
    get { fatalError() }
    set { fatalError() }
  }
  public var displayScale: CGFloat {
    get { fatalError() }
    set { fatalError() }
  }
  public var accessibilityReduceMotion: Bool { fatalError() }
  public var accessibilityReduceTransparency: Bool { fatalError() }
  public var accessibilityVoiceOverEnabled: Bool { fatalError() }
  public var accessibilityDifferentiateWithoutColor: Bool { fatalError() }
  @available(iOS 18, *) public var accessibilityAssistiveAccessEnabled: Bool { fatalError() }
}

extension View {
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    trap() as EmptyView
  }
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View { trap() as EmptyView }
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View { trap() as EmptyView }
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View { trap() as EmptyView }
}

extension Scene {
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    trap() as EmptyScene
  }
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { trap() as EmptyScene }
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { trap() as EmptyScene }
}

@propertyWrapper @MainActor @preconcurrency
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  @_disfavoredOverload
  public nonisolated init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) { fatalError() }
  public nonisolated init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) { fatalError() }
  public nonisolated init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) { fatalError() }
  public var wrappedValue: FetchedResults<Result> { fatalError() }
}

public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  public var startIndex: Int { fatalError() }
  public var endIndex: Int { fatalError() }
  public subscript(position: Int) -> Result { fatalError() }
}

@propertyWrapper @MainActor @preconcurrency
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: DynamicProperty {
  public nonisolated init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) { fatalError() }
  @_disfavoredOverload
  public nonisolated init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) { fatalError() }
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> { fatalError() }
}

public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: RandomAccessCollection {
  public struct Section: Identifiable, RandomAccessCollection {
    public var id: SectionIdentifier { fatalError() }
    public var startIndex: Int { fatalError() }
    public var endIndex: Int { fatalError() }
    public subscript(position: Int) -> Result { fatalError() }
  }
  public var startIndex: Int { fatalError() }
  public var endIndex: Int { fatalError() }
  public subscript(position: Int) -> Section { fatalError() }
}
