/// What code does, as far as rules follow it: waiting, calling, assigning, and in which order.
///
/// All spans are relative to the declaration that holds the code.
public struct Step: Equatable, Sendable {
  public var kind: Kind
  public var span: Span

  public indirect enum Kind: Equatable, Sendable {
    /// What follows in the same block happens later: `try await Task.sleep(…)`.
    case wait(Delay)
    /// A closure that runs later: `asyncAfter`, a timer, a delayed animation. The step's span is the call's.
    case delayed(Delay, [Step])
    case call(CallStep)
    case assign(AssignStep)
    /// Alternatives, of which one runs; `guards` hold for the alternative.
    case branch([StepBranch])
    /// Runs at once or soon, but apart: `Task { }`, `DispatchQueue.main.async { }`.
    case apart([Step])
    case loop([Step])
    /// `return`, `throw`, `break`, `continue`
    case exit(ExitKind)
  }

  public enum ExitKind: Hashable, Sendable { case `return`, `throw`, jump }
}

public struct StepBranch: Equatable, Sendable {
  public var guards: [Guard]
  public var activity: BuildCondition.Activity
  public var steps: [Step]
  /// Whether it runs only if something before it failed: a `catch` clause.
  public var isFailure = false
}

public struct CallStep: Equatable, Sendable {
  /// `["store"]` for `store.delete(x)`; `self` is left out, a receiver that is no chain of names is `["?"]`.
  public var receiver: [String]
  public var name: String
  public var nameSpan: Span
  public var arguments: [Argument]
  /// What closure arguments do, by argument index.
  public var closures: [CallClosure]
  public var isAwaited: Bool
  public var isAttempted: Bool
  /// Whether the call is a statement of its own, so that it is made for what it does and not for its value.
  public var isStatement = false
}

public struct CallClosure: Equatable, Sendable {
  public var argument: Int
  public var steps: [Step]
}

public struct AssignStep: Equatable, Sendable {
  public enum Value: Hashable, Sendable {
    case `nil`
    case `true`
    case `false`
    case emptyString
    case emptyCollection
    /// `0`, `0.0`
    case zero
    /// `isShown.toggle()`
    case toggled
    case other
  }

  /// `["viewModel", "toast"]`; `self` is left out, `wrappedValue` too.
  public var target: [String]
  public var targetSpan: Span
  /// `=`, `+=`, …
  public var `operator`: String
  public var value: Value
  public var expression: Expression?
  /// What the closure does that is assigned: `button.onTap = { … }`.
  public var closure: [Step] = []
}

/// A wait.
public struct Delay: Equatable, Sendable {
  public enum Source: Hashable, Sendable {
    case dispatch, sleep, timer, animation, combine
    /// What a person does or what comes in is held back until it pauses.
    case debounce
  }

  public var source: Source
  /// The length as written; nil if it is not given.
  public var length: Expression?
  /// What one unit of a bare number is, in seconds: 1 for `asyncAfter`, 1e-9 for `nanoseconds:`.
  public var unit: Double
  public var repeats: Bool
  /// The call, relative to the declaration.
  public var span: Span
  /// The callee's name alone, relative to the declaration.
  public var nameSpan: Span
}
