/// Which code a person in Assistive Access can get to, and how.
///
/// Nodes are bodies (of views, modifiers, functions); an edge says that one leads to another. Roots are the
/// `AssistiveAccess` scene, branches on the Assistive Access flag, a UIKit scene delegate for the role, and, where
/// asked for, the app's normal roots. Every node keeps the shortest way from a root.
public struct ViewGraph: Sendable {
  public enum RootKind: Hashable, Sendable {
    case scene
    case flag
    case delegate
    /// The normal root, because the app asks for full screen in Assistive Access or because everything is in scope.
    case normal
  }

  /// How much of a body is reached.
  public enum Extent: Hashable, Sendable {
    /// All but what the Assistive Access flag rules out.
    case whole
    /// Only what stands in an `AssistiveAccess` scene (or a normal scene, where that is a root).
    case scene
    /// Only what runs if the Assistive Access flag is set.
    case flagged
  }

  public enum EdgeKind: Hashable, Sendable {
    /// Shows it where it stands.
    case contains
    case pushes
    case presents
    /// Applies it as a modifier or style.
    case applies
    /// Runs it on an action or by itself.
    case calls
  }

  /// The place in a body that leads on.
  public enum Source: Hashable, Sendable {
    case element(Int)
    case modifier(element: Int, modifier: Int)
    /// A call in the body's code, counted in source order over all of its actions and steps.
    case call(Int)
    /// A member that runs because its type is made or one of its properties is set: an initialiser, an observer.
    case member(DeclarationID)
  }

  public struct Edge: Hashable, Sendable {
    /// The node that leads on.
    public var from: Int
    public var source: Source
    public var kind: EdgeKind
    /// The element in whose action a call stands.
    public var element: Int?
    /// Whether it is certain which body is meant: the only one of its name that can be.
    public var isCertain = true
  }

  public struct Node: Sendable {
    public var declaration: DeclarationID
    public var extent: Extent
    public var root: RootKind
    /// The first edge of the shortest way back; nil for a root.
    public var via: Edge?
    /// For a root: the element that makes it one.
    public var rootElement: Int?
    /// Number of edges to the root.
    public var depth: Int
    /// Whether every hop was matched by more than its name.
    public var confidence: HopConfidence
    /// Parallel to the body's elements: whether each is reached.
    public var liveElements: [Bool]
    /// All edges that lead here, in the order in which they were found.
    public var incoming: [Edge]
  }

  public internal(set) var nodes: [Node] = []
  public internal(set) var numbers: [DeclarationID: Int] = [:]
  /// Names that reached code uses and that no file that was read declares; the files that do are wanted.
  public internal(set) var wanted: Wanted = Wanted()

  public struct Wanted: Equatable, Sendable {
    /// Types whose declaration and extensions matter.
    public var types: Set<String> = []
    /// Functions at file level and in extensions.
    public var functions: Set<String> = []
    /// Variables that pass the Assistive Access flag on under another name: files that mention them matter.
    public var mentions: Set<String> = []
  }

  public func node(of id: DeclarationID) -> Node? { numbers[id].map { nodes[$0] } }
}

/// How sure a way through the code is.
public enum HopConfidence: Int, Hashable, Sendable, Comparable {
  case possible
  case likely
  case certain

  public var lowered: HopConfidence { HopConfidence(rawValue: rawValue - 1) ?? .possible }

  public static func < (left: HopConfidence, right: HopConfidence) -> Bool { left.rawValue < right.rawValue }
}
