@_exported import FoundationAdditions

open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public init(concurrencyType: UInt) { fatalError() }
  open var hasChanges: Bool { fatalError() }
  open var undoManager: UndoManager?
  open var automaticallyMergesChangesFromParent: Bool
  open func save() throws { fatalError() }
  open func delete(_ object: NSManagedObject) { fatalError() }
  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] { fatalError() }
  open func rollback() { fatalError() }
  open func perform(_ block: @escaping () -> Void) { fatalError() }
  open func execute(_ request: NSPersistentStoreRequest) throws -> Any { fatalError() }
}

open class NSPersistentStoreRequest: NSObject {}

open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  public init(fetchRequest: NSFetchRequest<NSManagedObject>) { fatalError() }
}

public protocol NSFetchRequestResult: NSObjectProtocol {}

open class NSFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest {
  public override init() { fatalError() }
  public init(entityName: String) { fatalError() }
  open var sortDescriptors: [NSSortDescriptor]?
  open var predicate: NSPredicate?
  open var fetchLimit: Int
}

open class NSManagedObject: NSObject, NSFetchRequestResult {
  public init(context: NSManagedObjectContext) { fatalError() }
  open var managedObjectContext: NSManagedObjectContext? { fatalError() }
  open var objectID: NSManagedObjectID { fatalError() }
}

open class NSManagedObjectID: NSObject {}

open class NSPersistentStoreDescription: NSObject {
  open var url: URL?
}

open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public init(name: String) { fatalError() }
  open var viewContext: NSManagedObjectContext { fatalError() }
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]
  open func newBackgroundContext() -> NSManagedObjectContext { fatalError() }
  open func loadPersistentStores(
    completionHandler: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) { fatalError() }
}

open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}
