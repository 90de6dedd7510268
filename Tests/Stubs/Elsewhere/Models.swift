import CoreData
import SwiftData
import SwiftUI

public final class Note: PersistentModel, ObservableObject {
  public init() { fatalError() }
  public var title: String = ""
  public var text: String = ""
  public var name: String = ""
  public var isEmpty: Bool { fatalError() }
}

public final class Book: PersistentModel, ObservableObject {
  public init() { fatalError() }
  public var title: String = ""
  public var name: String = ""
  public var isEmpty: Bool { fatalError() }
}

public final class Habit: PersistentModel, ObservableObject {
  public init() { fatalError() }
  public var name: String = ""
  public var isEmpty: Bool { fatalError() }
}

public final class Pill: PersistentModel, ObservableObject {
  public init() { fatalError() }
  public var name: String = ""
  public var isEmpty: Bool { fatalError() }
}

public final class Story: PersistentModel, ObservableObject {
  public init() { fatalError() }
  public var title: String = ""
  public var isEmpty: Bool { fatalError() }
}

public final class Walk: PersistentModel {
  public init() { fatalError() }
}

public final class Node: PersistentModel {
  public init() { fatalError() }
  public var positions: [String] = []
}

public enum MapError: Error { case broken }

public struct Contact: Identifiable, Hashable, Codable {
  public init() { fatalError() }
  public var id: Int
  public var name: String
}

public struct Photo: Identifiable, Hashable, Codable {
  public init() { fatalError() }
  public var id: Int
  public var title: String
  public var name: String
}

public struct Recipe: Identifiable, Hashable, Codable {
  public init() { fatalError() }
  public var id: Int
  public var title: String
  public var name: String
}

public struct Bird: Identifiable, Hashable, Codable {
  public init() { fatalError() }
  public var id: Int
  public var name: String
}

public struct Station: Identifiable, Hashable, Codable {
  public init() { fatalError() }
  public var id: Int
  public var name: String
}

public struct Stop: Identifiable, Hashable, Codable {
  public init() { fatalError() }
  public var id: Int
  public var name: String
}

public struct Letter: Identifiable, Hashable, Codable {
  public init() { fatalError() }
  public var id: Int
  public var text: String
}

public struct Tune: Identifiable, Hashable, Codable {
  public init() { fatalError() }
  public var id: Int
  public var title: String
}

public final class Cat: NSManagedObject, Identifiable {
  public var name: String = ""
  public var room: String = ""
  public func save() { fatalError() }
}

public final class Dog: NSManagedObject, Identifiable {
  public var name: String = ""
  public var room: String = ""
  public func save() { fatalError() }
}

public final class Plant: NSManagedObject, Identifiable {
  public var name: String = ""
  public var room: String = ""
  public func save() { fatalError() }
}

public struct Paper: FileDocument {}
public enum Screen: Hashable { case inbox, sent, drafts }
public final class Entry: PersistentModel {
  public init(_ habit: Habit) { fatalError() }
}

public struct Item: Identifiable, Hashable {
  public init() { fatalError() }
  public var id: Int
  public var name: String
  public var title: String
}
