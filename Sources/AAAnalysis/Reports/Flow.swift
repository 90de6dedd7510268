/// The map of an app in Assistive Access: the screens that people meet, what leads from one to the next, and what was
/// found on each.
///
/// A value: the same snapshot and findings give the same map, in the same order.
public struct Flow: Sendable {
  /// Where people start. In the order in which the screens are met.
  public internal(set) var roots: [Root] = []
  /// In order of their distance from a root.
  public internal(set) var screens: [Screen] = []
  public internal(set) var dialogs: [Dialog] = []
  /// What leads where: by the place that it leads from, then in source order of what a person taps.
  public internal(set) var ways: [Way] = []
  /// All that was found, by file and place; screens name theirs by their positions in this list.
  public internal(set) var findings: [Finding] = []
  /// The positions of findings that stand on no screen: about the set-up, or about code that is on none.
  public internal(set) var findingsElsewhere: [Int] = []

  /// A place from which the app is entered in Assistive Access.
  public struct Root: Equatable, Sendable {
    public var kind: ViewGraph.RootKind
    /// The apps that are built with it, by name; empty if no project says.
    public var apps: [String]
    /// `AssistiveAccess` for a scene; the view, class or function that shows the first screen otherwise.
    public var name: String
    public var location: Location
    /// The screens that are met from here first, as positions in `screens`, nearest first.
    public var screens: [Int]
  }

  public struct Screen: Equatable, Sendable {
    /// `HomeView`; tells it from all other screens and dialogs, and stays the same when lines move.
    public var id: String
    /// What people read at its top.
    public var title: Title
    public var icon: Icon
    /// The type of the view, or what stands in its place: `Text`.
    public var view: String
    /// The name of the view's type where that is declared; the view itself where it has none of its own.
    public var location: Location
    /// Where the view is made on the shortest way to it.
    public var shownAt: Location
    /// The root that it is met from first, as a position in `roots`.
    public var root: Int
    /// The least number of screens that are pushed on the way to it, itself included.
    public var depth: Int
    /// The least number of ways to it from a root, whatever their kind; 0 for a first screen.
    public var distance: Int
    /// Things to choose from.
    public var options: Amount
    /// Values that are asked for.
    public var decisions: Amount
    /// What can be destroyed on it.
    public var losses: [Loss]
    /// As positions in `Flow.findings`.
    public var findings: [Int]
    /// How Assistive Access gets there, the root first.
    public var path: [PathStep]
  }

  /// A number and the most that it should be.
  public struct Amount: Equatable, Sendable {
    public var count: Int
    public var limit: Int
    /// Whether there are more than were counted.
    public var isAtLeast = false
    public var isOverLimit: Bool { count > limit }
  }

  /// Words that are shown, or the name of a picture.
  public enum Wording: Hashable, Sendable {
    /// As people read it; several where it differs.
    case written([String])
    /// Put together while the app runs: as the code has it, names in ‹›.
    case composed(String)
  }

  public enum Title: Equatable, Sendable {
    case shown(Wording)
    case missing
    /// The bar that would show it is left away on purpose.
    case hidden
    /// It may be set in a way that the sources do not show.
    case unknown
  }

  public enum Icon: Equatable, Sendable {
    case symbol(Wording)
    /// A picture of the app's own.
    case image(Wording)
    /// Added by something whose code cannot be seen.
    case unnamed
    case missing
    /// None is shown here: there is no title, or the screen is not part of an Assistive Access scene.
    case notShown
  }

  /// An alert or a confirmation dialog.
  public struct Dialog: Equatable, Sendable {
    public enum Kind: String, Sendable {
      case alert
      case confirmationDialog
    }

    public var id: String
    public var kind: Kind
    public var title: Wording?
    public var buttons: [Button]
    public var location: Location
    /// The screens above which it is shown, as positions in `Flow.screens`; at least one.
    public var screens: [Int]

    public struct Button: Equatable, Sendable {
      public enum Role: String, Sendable {
        case cancel
        case destructive
      }

      public var title: Wording?
      public var role: Role?
      public var location: Location
    }
  }

  public enum Place: Hashable, Sendable {
    case screen(Int)
    case dialog(Int)
  }

  /// What leads from one place to another.
  public struct Way: Equatable, Sendable {
    public enum Kind: String, Sendable {
      case push, sheet, fullScreenCover, popover, inspector, tab, alert, confirmationDialog
      /// Shown by UIKit above what is there.
      case present
    }

    public var from: Place
    public var to: Place
    public var kind: Kind
    /// What a person taps; nil if that cannot be told.
    public var control: Wording?
    /// Whether it is shown without a tap: when something appears or changes.
    public var isByItself = false
    /// The control, or the code that shows what it leads to.
    public var location: Location
    /// How Assistive Access gets to the code that leads on, the root first.
    public var path: [PathStep]
  }

  /// Something that a person can destroy on a screen.
  public struct Loss: Equatable, Sendable {
    /// What is tapped.
    public var control: Wording?
    /// The call that destroys, as a person would name it; nil if a control only says that it destroys.
    public var what: String?
    /// How often the person is asked before; nil if that cannot be told.
    public var questions: Int?
    /// How often they should be.
    public var wantedQuestions: Int
    public var location: Location
  }
}

extension Flow.Wording {
  /// In one line: `Home`, `Home / Work`, `Notes of ‹patient.name›`.
  public var text: String {
    switch self {
    case .written(let texts): texts.joined(separator: " / ")
    case .composed(let code): code
    }
  }
}

extension Flow.Screen {
  /// What the screen is called on a map: its title, or else its view.
  public var name: String {
    if case .shown(let wording) = title { return wording.text }
    return view
  }

  public var isFirst: Bool { distance == 0 }
}

extension Flow {
  public subscript(place: Place) -> String {
    switch place {
    case .screen(let number): screens[number].id
    case .dialog(let number): dialogs[number].id
    }
  }

  /// Findings in the order in which they weigh: the gravest first, then as they stand in the code.
  public func gravestFirst(_ numbers: [Int]) -> [Finding] {
    numbers.sorted { (findings[$1].severity, $0) < (findings[$0].severity, $1) }.map { findings[$0] }
  }

  /// How many findings of each severity stand in a list, the gravest severity first, those without any left out.
  public func counts(_ numbers: [Int]) -> [(severity: Severity, count: Int)] {
    Severity.allCases.compactMap { severity in
      let count = numbers.count { findings[$0].severity == severity }
      return count == 0 ? nil : (severity, count)
    }
  }
}
