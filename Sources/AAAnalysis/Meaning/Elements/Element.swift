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

  /// Elements are handed around all the time: one reference is copied and not every field.
  private var storage: Storage

  init(
    kind: Kind,
    name: String,
    receiver: [String],
    nameSpan: Span,
    span: Span,
    chainSpan: Span,
    arguments: [Argument],
    parentheses: Span?,
    modifiers: [Modifier],
    parent: Int?,
    role: SlotRole,
    parentModifier: Int?,
    guards: [Guard],
    activity: BuildCondition.Activity
  ) {
    storage = Storage(
      Fields(
        kind: kind,
        name: name,
        receiver: receiver,
        nameSpan: nameSpan,
        span: span,
        chainSpan: chainSpan,
        arguments: arguments,
        parentheses: parentheses,
        modifiers: modifiers,
        parent: parent,
        role: role,
        parentModifier: parentModifier,
        guards: guards,
        activity: activity))
  }

  private struct Fields: Equatable, Sendable {
    var kind: Kind
    var name: String
    var receiver: [String]
    var nameSpan: Span
    var span: Span
    var chainSpan: Span
    var arguments: [Argument]
    var parentheses: Span?
    var modifiers: [Modifier]
    var parent: Int?
    var role: SlotRole
    var parentModifier: Int?
    var guards: [Guard]
    var activity: BuildCondition.Activity
  }

  /// Never changed while two elements have it.
  private final class Storage: @unchecked Sendable {
    var fields: Fields

    init(_ fields: Fields) {
      self.fields = fields
    }
  }

  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.fields) }
  }

  public static func == (left: Element, right: Element) -> Bool {
    left.storage === right.storage || left.storage.fields == right.storage.fields
  }
}

extension Element {
  public var kind: Kind {
    _read { yield storage.fields.kind }
    _modify {
      makeUnique()
      yield &storage.fields.kind
    }
  }

  /// The last component of the callee.
  public var name: String {
    _read { yield storage.fields.name }
    _modify {
      makeUnique()
      yield &storage.fields.name
    }
  }

  /// The components before it: `["viewModel"]`; `self` is left out.
  public var receiver: [String] {
    _read { yield storage.fields.receiver }
    _modify {
      makeUnique()
      yield &storage.fields.receiver
    }
  }

  public var nameSpan: Span {
    _read { yield storage.fields.nameSpan }
    _modify {
      makeUnique()
      yield &storage.fields.nameSpan
    }
  }

  /// The callee with its arguments, modifiers left out.
  public var span: Span {
    _read { yield storage.fields.span }
    _modify {
      makeUnique()
      yield &storage.fields.span
    }
  }

  /// With all modifiers.
  public var chainSpan: Span {
    _read { yield storage.fields.chainSpan }
    _modify {
      makeUnique()
      yield &storage.fields.chainSpan
    }
  }

  public var arguments: [Argument] {
    _read { yield storage.fields.arguments }
    _modify {
      makeUnique()
      yield &storage.fields.arguments
    }
  }

  /// From `(` to `)`, both included; nil if there are none.
  public var parentheses: Span? {
    _read { yield storage.fields.parentheses }
    _modify {
      makeUnique()
      yield &storage.fields.parentheses
    }
  }

  public var modifiers: [Modifier] {
    _read { yield storage.fields.modifiers }
    _modify {
      makeUnique()
      yield &storage.fields.modifiers
    }
  }

  /// The element that it is given to, as an index into the body's elements.
  public var parent: Int? {
    _read { yield storage.fields.parent }
    _modify {
      makeUnique()
      yield &storage.fields.parent
    }
  }

  /// What it is to its parent; `.content` for an outermost one.
  public var role: SlotRole {
    _read { yield storage.fields.role }
    _modify {
      makeUnique()
      yield &storage.fields.role
    }
  }

  /// The parent's modifier that it is given to, as an index into the parent's modifiers; nil if it is given to
  /// the parent itself.
  public var parentModifier: Int? {
    _read { yield storage.fields.parentModifier }
    _modify {
      makeUnique()
      yield &storage.fields.parentModifier
    }
  }

  /// The conditions under which it is shown, outermost first.
  public var guards: [Guard] {
    _read { yield storage.fields.guards }
    _modify {
      makeUnique()
      yield &storage.fields.guards
    }
  }

  public var activity: BuildCondition.Activity {
    _read { yield storage.fields.activity }
    _modify {
      makeUnique()
      yield &storage.fields.activity
    }
  }
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
