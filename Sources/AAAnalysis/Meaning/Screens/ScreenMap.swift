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
    /// The first view of the screen as it is written there; nil where code shows it. For a link by value the link.
    public var element: Int?
    /// Where code shows it: the call that makes the view or controller, as an index into the body's collected calls.
    public var call: Int?
    /// Whether a link or a call hands over a value, for which the destination is written elsewhere.
    public var isByValue = false
    /// Whether it is written there what is shown for values of a type, to which links elsewhere lead.
    public var isForValues = false
  }

  public struct Screen: Sendable {
    /// Of the first way to it.
    public var kind: Kind { ways[0].kind }
    /// Every place that leads to it, the shortest way first, links by value last. At least one.
    public var ways: [Way]
    /// What stands on it, in the order in which it is met from its first view on.
    public var regions: [ScreenRegion]
    /// The type of the view that it begins with; nil if it begins with SwiftUI's own.
    public var view: String?
    /// The least number of screens that are pushed on the way to it, itself included; a root has 0.
    public var pushes: Int

    /// Whether every way to it pushes it: then the system's Back button leads away from it.
    public var isAlwaysPushed: Bool { ways.allSatisfy { $0.kind == .pushed } }
    /// Whether some way pushes it.
    public var isSometimesPushed: Bool { ways.contains { $0.kind == .pushed } }
  }

  public internal(set) var screens: [Screen] = []
  var byDeclaration: [DeclarationID: [(start: Int?, screen: Int)]] = [:]
  /// For each screen what it leads to by itself.
  var following: [[(screen: Int, way: Way)]] = []
  /// The screens whose first way stands in a file, by the file's number.
  var byFile: [Int: [Int]] = [:]

  /// The screens that show an element, in order of their distance from a root.
  ///
  /// - Parameter element: an index into the elements of the declaration's body.
  public func screens(showing element: Int, of id: DeclarationID, _ resolver: Resolver) -> [Int] {
    guard let places = byDeclaration[id], let body = resolver.body(of: id) else { return [] }
    var found: [Int] = []
    var known: Set<Int> = []
    for place in places where body.contains(element, in: place.start) {
      if known.insert(place.screen).inserted { found.append(place.screen) }
    }
    return found
  }

  /// The ways by which an element comes to be seen: those to the screens that show it, but where it is written around
  /// or beside the view of one way, that way alone.
  func ways(showing element: Int, of id: DeclarationID, _ resolver: Resolver) -> [(screen: Int, way: Way)] {
    guard let places = byDeclaration[id], let body = resolver.body(of: id) else { return [] }
    var found: [(screen: Int, way: Way)] = []
    var known: Set<Int> = []
    for place in places where body.contains(element, in: place.start) && known.insert(place.screen).inserted {
      let ways = screens[place.screen].ways
      let own = ways.filter { place.start != nil && $0.element == place.start && $0.declaration == id }
      found += (own.isEmpty ? ways : own).map { (place.screen, $0) }
    }
    return found
  }

  /// The screens that show an element, if every way that shows it pushes it; none if that is not certain.
  func pushedScreens(showing element: Int, of id: DeclarationID, _ resolver: Resolver) -> [Int] {
    let found = ways(showing: element, of: id, resolver)
    guard found.allSatisfy({ $0.way.kind == .pushed }) else { return [] }
    var screens: [Int] = []
    for (screen, _) in found where screens.last != screen { screens.append(screen) }
    return screens
  }

  /// The screens whose code, or part of whose views, a body is.
  public func screens(with id: DeclarationID) -> [Int] {
    var found: [Int] = []
    var known: Set<Int> = []
    for place in byDeclaration[id] ?? [] where known.insert(place.screen).inserted { found.append(place.screen) }
    return found
  }

  /// The screens that bodies of one type stand on; those that only a part of a body is, such as what a link in it
  /// pushes, only if there are no others.
  func screens(withAllOf ids: [DeclarationID]) -> Set<Int> {
    let places = ids.flatMap { byDeclaration[$0] ?? [] }
    let whole = places.filter { $0.start == nil }
    return Set((whole.isEmpty ? places : whole).map(\.screen))
  }

  /// The screens that one leads to by itself.
  public func next(after screen: Int) -> [(screen: Int, way: Way)] {
    following.indices.contains(screen) ? following[screen] : []
  }

  /// The view that a screen is, as it is written where the first way leads to it: behind containers that show nothing
  /// of themselves. Nil where code shows it.
  func rootView(of screen: Int, _ resolver: Resolver) -> Int? {
    let way = screens[screen].ways[0]
    guard var element = way.element, let body = resolver.body(of: way.declaration) else { return way.element }
    if Vocabulary.scenes.contains(body.elements[element].name), let first = body.shownContent(of: element).first {
      element = first
    }
    while ScreenMapBuilder.wrappers.contains(body.elements[element].name), body.elements[element].kind == .construct {
      let content = body.shownContent(of: element)
      guard content.count == 1, let only = content.first else { break }
      element = only
    }
    return element
  }
}

extension BodyFacts {
  /// What an element is given to show, without what its modifiers are given.
  func shownContent(of element: Int) -> [Int] {
    children(of: element).filter {
      elements[$0].role == .content && elements[$0].parentModifier == nil && elements[$0].activity != .inactive
    }
  }
}
