@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  init()
}
extension App {
  public static func main() { fatalError() }
}

@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: Scene {}

public protocol PrimitiveScene: Scene where Body == Never {}
extension PrimitiveScene {
  public var body: Never { fatalError() }
}

public struct EmptyScene: PrimitiveScene {
  public init() { fatalError() }
}

/// Several scenes, as one.
public struct _TupleScene<T>: PrimitiveScene {}

// No `buildEither` here: a scene knows one branch only, and only for availability.
@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { fatalError() }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { fatalError() }
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content)
    -> _TupleScene<(repeat each Content)>
  { fatalError() }
  public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene { trap() as EmptyScene }
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene {
    trap() as EmptyScene
  }
}

public struct WindowGroup<Content: View>: PrimitiveScene {
  public init(@ViewBuilder content: () -> Content) { fatalError() }
  public init(id: String, @ViewBuilder content: () -> Content) { fatalError() }
  public init(_ title: Text, @ViewBuilder content: () -> Content) { fatalError() }
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) { fatalError() }
  public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) { fatalError() }
  public init<D: Decodable & Encodable & Hashable>(
    id: String? = nil, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) where Content: View { fatalError() }
}

public struct Window<Content: View>: PrimitiveScene {
  public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) { fatalError() }
}

public struct Settings<Content: View>: PrimitiveScene {
  public init(@ViewBuilder content: () -> Content) { fatalError() }
}

public struct MenuBarExtra<Content: View>: PrimitiveScene {
  public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) { fatalError() }
}

public struct ImmersiveSpace<Content: View>: PrimitiveScene {
  public init(id: String, @ViewBuilder content: () -> Content) { fatalError() }
}

public struct DocumentGroup<Document, Content: View>: PrimitiveScene {
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) { fatalError() }
}
public struct FileDocumentConfiguration<Document> {
  @Binding public var document: Document
}

@available(iOS 26, *)
public struct AssistiveAccess<Content: View>: PrimitiveScene {
  public init(@ViewBuilder content: () -> Content) { fatalError() }
}

public protocol Commands {
  associatedtype Body: Commands
  @MainActor @preconcurrency var body: Body { get }
}
extension Never: Commands {}
public struct EmptyCommands: Commands {
  public init() { fatalError() }
  public var body: Never { fatalError() }
}
public struct CommandMenu<Content: View>: Commands {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) { fatalError() }
  public var body: Never { fatalError() }
}
public struct CommandGroupPlacement {
  public static let newItem = CommandGroupPlacement()
  public static let help = CommandGroupPlacement()
}
public struct CommandGroup<Content: View>: Commands {
  public init(replacing placement: CommandGroupPlacement, @ViewBuilder content: () -> Content) { fatalError() }
  public init(after placement: CommandGroupPlacement, @ViewBuilder content: () -> Content) { fatalError() }
  public var body: Never { fatalError() }
}
public struct SidebarCommands: Commands {
  public init() { fatalError() }
  public var body: Never { fatalError() }
}
@resultBuilder
public enum CommandsBuilder {
  public static func buildBlock() -> EmptyCommands { fatalError() }
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { fatalError() }
}

public struct BackgroundTask<Request, Response> {
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> where Request == Void {
    fatalError()
  }
}

public struct WindowResizability {
  public static let automatic = WindowResizability()
  public static let contentSize = WindowResizability()
}

extension Scene {
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene {
    trap() as EmptyScene
  }
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void)
    -> some Scene
  { trap() as EmptyScene }
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    trap() as EmptyScene
  }
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { trap() as EmptyScene }
  public func defaultSize(_ size: CGSize) -> some Scene { trap() as EmptyScene }
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { trap() as EmptyScene }
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { trap() as EmptyScene }
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene { trap() as EmptyScene }
  public func backgroundTask<D, R>(_ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R)
    -> some Scene
  { trap() as EmptyScene }
}

@MainActor @preconcurrency
public protocol UIHostingSceneDelegate: UISceneDelegate {
  associatedtype RootScene: Scene
  @SceneBuilder @MainActor static var rootScene: RootScene { get }
}

extension UIWindowSceneDelegate where Self: UIHostingSceneDelegate {}
