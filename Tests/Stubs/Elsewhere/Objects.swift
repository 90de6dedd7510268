import Combine
import CoreData
import SwiftData
import SwiftUI

public final class Account: ObservableObject, Observable {
  public init() { fatalError() }
  public var name: String = ""
}

public final class Album: ObservableObject, Observable {
  public init() { fatalError() }
  public var title: String = ""
}

public final class Alerts: ObservableObject, Observable {
  public init() { fatalError() }
}

public final class Basket: ObservableObject, Observable {
  public init() { fatalError() }
  public func title(_ shelf: Shelf, _ account: Account, _ offers: Offers, _ stores: Stores) -> String { fatalError() }
}

public final class CatStore: ObservableObject, Observable {
  public init() { fatalError() }
  public static var shared: CatStore { fatalError() }
  public var viewContext: NSManagedObjectContext { fatalError() }
}

public final class Deck: ObservableObject, Observable {
  public init() { fatalError() }
  public static func load() -> [String] { fatalError() }
}

public final class Diary: ObservableObject, Observable {
  public init() { fatalError() }
  public var today = ""
}

public final class Feed: ObservableObject, Observable {
  public init() { fatalError() }
  public func undoRepost() { fatalError() }
}

public final class Field: ObservableObject, Observable, Identifiable {
  public init() { fatalError() }
  public var name = ""
  public var title: String = ""
}

public final class Game: ObservableObject, Observable {
  public init() { fatalError() }
  public func title(_ speed: Int) -> String { fatalError() }
}

public final class GardenModel: ObservableObject, Observable {
  public init() { fatalError() }
}

public final class House: ObservableObject, Observable {
  public init() { fatalError() }
  public var areLightsOn = false
  public static var shared: House { fatalError() }
}

public final class Kettle: ObservableObject, Observable {
  public init() { fatalError() }
  public static var shared: Kettle { fatalError() }
  public func open(_ url: URL) { fatalError() }
}

public final class Library: ObservableObject, Observable {
  public init() { fatalError() }
  public var page = ""
  public var title: String = ""
  public static func makeContainer() -> ModelContainer { fatalError() }
}

public final class NotesModel: ObservableObject, Observable {
  public init() { fatalError() }
}

public final class Offers: ObservableObject, Observable {
  public init() { fatalError() }
}

public final class Oven: ObservableObject, Observable {
  public init() { fatalError() }
  public static var shared: Oven { fatalError() }
  public func open(_ url: URL) { fatalError() }
}

public final class Pedometer: ObservableObject, Observable {
  public init() { fatalError() }
  public static var shared: Pedometer { fatalError() }
  public func start() { fatalError() }
}

public final class People: ObservableObject, Observable {
  public init() { fatalError() }
  public var me: String { fatalError() }
}

public final class PlantStore: ObservableObject, Observable {
  public init() { fatalError() }
  public static var shared: PlantStore { fatalError() }
  public var viewContext: NSManagedObjectContext { fatalError() }
}

public final class Player: ObservableObject, Observable {
  public init() { fatalError() }
  public var isPlaying = false
  public var isFinished = false
  public func toggle() { fatalError() }
  public func save() { fatalError() }
  public func refresh() { fatalError() }
  public func start() { fatalError() }
  public var changes: AnyPublisher<Void, Never> { fatalError() }
  public var title: String = ""
  public static var shared: Player { fatalError() }
  public var isMuted = false
  public func prepare() async { fatalError() }
  public func open(_ url: URL) { fatalError() }
  public func play() { fatalError() }
}

public final class Radio: ObservableObject, Observable {
  public init() { fatalError() }
  public var warning = ""
  public var color: Color { fatalError() }
  public var station: Station { fatalError() }
}

public final class RecipeStore: ObservableObject, Observable {
  public init() { fatalError() }
  public var favorites: [Recipe] { fatalError() }
}

public final class Reminders: ObservableObject, Observable {
  public init() { fatalError() }
  public func load() { fatalError() }
  public func load() async { fatalError() }
  public func open(_ url: URL) { fatalError() }
  public func schedule() { fatalError() }
  public func refresh() { fatalError() }
  public var today: String { fatalError() }
}

public final class Router: ObservableObject, Observable {
  public init() { fatalError() }
  @MainActor public func make() -> some View { EmptyView() }
}

public final class Shelf: ObservableObject, Observable {
  public init() { fatalError() }
  public static var current: Shelf { fatalError() }
}

public final class Stores: ObservableObject, Observable {
  public init() { fatalError() }
}

public final class TaskStore: ObservableObject, Observable {
  public init() { fatalError() }
}

public final class Tickets: ObservableObject, Observable {
  public init() { fatalError() }
}

public final class TimerStore: ObservableObject, Observable {
  public init() { fatalError() }
  public func start(_ recipe: Recipe) { fatalError() }
}

public final class Trips: ObservableObject, Observable {
  public init() { fatalError() }
  public func name(_ tickets: Tickets) -> String { fatalError() }
}

public final class VolumeControl: ObservableObject, Observable {
  public init() { fatalError() }
  public var level = 0.5
}

public final class Weather: ObservableObject, Observable {
  public init() { fatalError() }
  public var title = ""
}

public final class Words: ObservableObject, Observable {
  public init() { fatalError() }
  public func load() { fatalError() }
  public func load() async { fatalError() }
}

public final class World: ObservableObject, Observable {
  public init() { fatalError() }
}

public final class Barn: ObservableObject, Observable {
  public init() { fatalError() }
  public var cows: String { fatalError() }
  public var hens: String { fatalError() }
  public var goats: String { fatalError() }
  public var pigs: String { fatalError() }
  public var ducks: String { fatalError() }
}
