@_exported import FoundationAdditions
@_exported import Observation

public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {}

extension PersistentModel {
  public var id: PersistentIdentifier { fatalError() }
  public var persistentModelID: PersistentIdentifier { fatalError() }
  public var modelContext: ModelContext? { fatalError() }
  public static func == (left: Self, right: Self) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
}

public struct PersistentIdentifier: Hashable, Sendable, Identifiable {
  public var id: Self { fatalError() }
}

public final class ModelContext {
  public init(_ container: ModelContainer) { fatalError() }
  public var container: ModelContainer { fatalError() }
  public var autosaveEnabled: Bool
  public var undoManager: UndoManager?
  public var hasChanges: Bool { fatalError() }
  public func insert<T: PersistentModel>(_ model: T) { fatalError() }
  public func delete<T: PersistentModel>(_ model: T) { fatalError() }
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws { fatalError() }
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] { fatalError() }
  public func save() throws { fatalError() }
  public func rollback() { fatalError() }
}

public struct FetchDescriptor<T: PersistentModel> {
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) { fatalError() }
  public var fetchLimit: Int?
}

public final class Schema: Sendable {
  public init(_ types: [any PersistentModel.Type]) { fatalError() }
}

public struct ModelConfiguration {
  public init(_ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false) { fatalError() }
}

public final class ModelContainer: Equatable, @unchecked Sendable {
  public init(for types: any PersistentModel.Type..., configurations: ModelConfiguration...) throws { fatalError() }
  public init(for schema: Schema, configurations: [ModelConfiguration]) throws { fatalError() }
  @MainActor public var mainContext: ModelContext { fatalError() }
  public static func == (left: ModelContainer, right: ModelContainer) -> Bool { fatalError() }
  public func deleteAllData() { fatalError() }
}
