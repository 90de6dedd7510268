import SwiftUI

extension EnvironmentValues {
  public var modelContext: ModelContext {
    get { fatalError() }
    set { fatalError() }
  }
}

@propertyWrapper @MainActor @preconcurrency
public struct Query<Element: PersistentModel>: DynamicProperty {
  public nonisolated init() { fatalError() }
  public var wrappedValue: [Element] { fatalError() }
}
extension Query {
  public nonisolated init(animation: Animation) { fatalError() }
  public nonisolated init(
    filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = [], animation: Animation = .default
  ) { fatalError() }
  public nonisolated init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort: KeyPath<Element, Value>, order: SortOrder = .forward,
    animation: Animation = .default
  ) { fatalError() }
  public nonisolated init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort: KeyPath<Element, Value?>, order: SortOrder = .forward,
    animation: Animation = .default
  ) { fatalError() }
}

extension View {
  public func modelContainer(_ container: ModelContainer) -> some View { trap() as EmptyView }
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View { trap() as EmptyView }
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View { trap() as EmptyView }
  public func modelContext(_ context: ModelContext) -> some View { trap() as EmptyView }
}

extension Scene {
  public func modelContainer(_ container: ModelContainer) -> some Scene { trap() as EmptyScene }
  public func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { trap() as EmptyScene }
  public func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { trap() as EmptyScene }
}

@attached(accessor) @attached(peer)
public macro Attribute(_ options: AttributeOption...) = #externalMacro(module: "none", type: "none")
public struct AttributeOption: Sendable {
  public static var unique: AttributeOption { fatalError() }
}
