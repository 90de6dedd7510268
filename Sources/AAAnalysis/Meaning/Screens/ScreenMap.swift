/// The screens that a person in Assistive Access meets, and what leads from one to the next.
///
/// A screen is a root, or what a link pushes, a sheet presents or a tab shows. Holds no spans, so it stays true while
/// the view graph does.
public struct ScreenMap: Sendable {
  public enum Kind: Hashable, Sendable {
    case root(ViewGraph.RootKind)
    /// Pushed onto the navigation stack.
    case pushed
    /// Shown above another screen; the name of the modifier that does it, or `present` in UIKit.
    case presented(by: String)
    case tab
  }

  /// A place that leads to a screen.
  public struct Way: Hashable, Sendable {
    /// The screen that it leads from; nil for a root.
    public var from: Int?
    public var kind: Kind
    public var declaration: DeclarationID
    /// The first view of the screen as it is written there; nil where code shows it.
    public var element: Int?
  }

  public struct Screen: Sendable {
    /// Of the first way to it.
    public var kind: Kind { ways[0].kind }
    /// Every place that leads to it, the shortest way first. At least one.
    public var ways: [Way]
    /// What stands on it, in the order in which it is met from its first view on.
    public var regions: [ScreenRegion]
    /// The type of the view that it begins with; nil if it begins with SwiftUI's own.
    public var view: String?
    /// The least number of screens that are pushed on the way to it, itself included; a root has 0.
    public var pushes: Int
  }

  public internal(set) var screens: [Screen] = []
  var byDeclaration: [DeclarationID: [(start: Int?, screen: Int)]] = [:]

  /// The screens that show an element, in order of their distance from a root.
  ///
  /// - Parameter element: an index into the elements of the declaration's body.
  public func screens(showing element: Int, of id: DeclarationID, _ resolver: Resolver) -> [Int] {
    guard let places = byDeclaration[id], let body = resolver.body(of: id) else { return [] }
    var found: [Int] = []
    for place in places where body.contains(element, in: place.start) {
      if !found.contains(place.screen) { found.append(place.screen) }
    }
    return found
  }

  /// The screens whose code, or part of whose views, a body is.
  public func screens(with id: DeclarationID) -> [Int] {
    var found: [Int] = []
    for place in byDeclaration[id] ?? [] where !found.contains(place.screen) { found.append(place.screen) }
    return found
  }

  /// The screens that one leads to by itself.
  public func next(after screen: Int) -> [(screen: Int, way: Way)] {
    screens.indices.flatMap { number in
      screens[number].ways.filter { $0.from == screen }.map { (number, $0) }
    }
  }
}
