/// A view as it is written in a body: a callee, what it is given, and its modifiers.
///
/// All spans are relative to the declaration whose body it stands in.
public struct Element: Equatable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// `Button(…)`, `HomeView()`
    case construct
    /// `header`, `viewModel.row`
    case member
    /// `header(for: item)`, `router.destination(for: route)`
    case call
  }

  public var kind: Kind
  /// The last component of the callee.
  public var name: String
  /// The components before it: `["viewModel"]`; `self` is left out.
  public var receiver: [String]
  public var nameSpan: Span
  /// The callee with its arguments, modifiers left out.
  public var span: Span
  /// With all modifiers.
  public var chainSpan: Span
  public var arguments: [Argument]
  /// From `(` to `)`, both included; nil if there are none.
  public var parentheses: Span?
  public var modifiers: [Modifier]
  /// The element that it is given to, as an index into the body's elements.
  public var parent: Int?
  /// What it is to its parent; `.content` for an outermost one.
  public var role: SlotRole
  /// The parent's modifier that it is given to, as an index into the parent's modifiers; nil if it is given to
  /// the parent itself.
  public var parentModifier: Int?
  /// The conditions under which it is shown, outermost first.
  public var guards: [Guard]
  public var activity: BuildCondition.Activity
}

extension Element {
  /// Whether the two stand in different branches of one `if` or `switch`, so that never both are shown.
  public func excludes(_ other: Element) -> Bool {
    guards.contains { mine in
      other.guards.contains { $0.branch == mine.branch && $0.alternative != mine.alternative }
    }
  }
}

/// `.name(arguments)` behind a view.
public struct Modifier: Equatable, Sendable {
  public var name: String
  public var nameSpan: Span
  /// From the dot to the end of the call.
  public var span: Span
  public var arguments: [Argument]
  public var parentheses: Span?
  public var activity: BuildCondition.Activity

  public subscript(label: String) -> Argument? { arguments.first { $0.label == label } }

  /// The first argument if it has no label and is not a trailing closure.
  public var firstUnlabelled: Argument? {
    guard let first = arguments.first, first.label == nil, !first.isTrailingClosure else { return nil }
    return first
  }
}

/// A list of conditions, and whether all of them hold or not all.
public struct Guard: Equatable, Sendable {
  public var conditions: [Condition]
  public var holds: Bool
  /// Counts the branching constructs of a body, so that exclusive branches can be told.
  public var branch: Int
  /// Which branch of the construct: 0 for `if`, 1 for its `else`, the case's number in a `switch`.
  public var alternative: Int
}

extension Guard {
  /// Whether a read stands in the conditions.
  func reads(_ span: Span) -> Bool {
    conditions.contains { condition in
      switch condition {
      case .expression(let expression): expression.span.contains(span)
      case .binding(_, _, let value, let binding): value?.span.contains(span) ?? binding.contains(span)
      case .matching(_, let value): value.span.contains(span)
      case .availability: false
      }
    }
  }

  /// Every name in the conditions.
  var names: [String] {
    conditions.flatMap { condition -> [String] in
      switch condition {
      case .expression(let expression): expression.names
      case .binding(let name, _, let value, _): value?.names ?? [name]
      case .matching(_, let value): value.names
      case .availability: []
      }
    }
  }
}

/// Code that a view or modifier is given.
public struct ActionSlot: Equatable, Sendable {
  /// The element that it is given to, as an index into the body's elements.
  public var element: Int
  /// The modifier that it is given to, as an index into the element's modifiers.
  public var modifier: Int?
  public var role: SlotRole
  public var label: String?
  /// The closure, or the function or closure property that is handed on (`perform: load`).
  public var value: Expression
  public var steps: [Step]
}

/// A name that a view reads to decide what it shows.
public struct StateRead: Equatable, Sendable {
  public enum Use: Hashable, Sendable {
    /// In a condition around views: `if isShown`, `isShown ? A() : B()`.
    case condition
    /// Handed on as a binding: `isPresented: $isShown`.
    case binding
    /// In an argument of a view or modifier.
    case argument
    /// In a subscript: `pages[index]`.
    case index
  }

  /// `["toast"]`, `["viewModel", "toast"]`; `self` and `$` are left out.
  public var path: [String]
  public var use: Use
  /// The modifier or view whose argument it is.
  public var user: String
  public var label: String?
  public var span: Span
}
