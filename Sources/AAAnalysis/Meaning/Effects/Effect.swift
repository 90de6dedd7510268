/// Something that code does to what a person sees or owns, and the calls that lead to it.
public struct Effect: Sendable {
  public enum Kind: Sendable, Equatable {
    /// Sets a state; `value` says to what.
    case assigns(StateKey?, AssignStep.Value)
    /// Takes something out of a collection: `toasts.removeFirst()`.
    case removes(StateKey?, String)
    /// Leaves what is presented or pushed: `dismiss()`, `path.removeLast()`, `popViewController`.
    case leaves
    /// Destroys what belongs to the person; `what` names the call.
    case destroys(what: String)
    /// Calls a function whose body is not in the sources.
    case callsUnseen(String)
  }

  public var kind: Kind
  /// Where it happens.
  public var declaration: DeclarationID
  /// Relative to the declaration.
  public var span: Span
  /// The wait before it; nil if it happens at once.
  public var delay: EffectDelay?
  /// The calls from where the search started, outermost first; empty if it happens there.
  public var calls: [CallHop]
  public var confidence: HopConfidence
  /// The conditions under which it happens, outermost first, those around the calls included.
  var guards: [Guard] = []
  /// The assignment, if it is one.
  var assignment: AssignStep?
  /// The call, if it is one.
  var call: CallStep?
}

/// A property of a type.
public struct StateKey: Hashable, Sendable {
  /// The type that holds it.
  public var owner: String
  public var name: String
}

public struct CallHop: Sendable, Hashable {
  public var name: String
  public var declaration: DeclarationID
  /// The call, relative to the declaration that makes it.
  public var span: Span
}

/// A wait before an effect.
public struct EffectDelay: Sendable {
  public var delay: Delay
  /// The declaration that waits; the delay's spans are relative to it.
  public var declaration: DeclarationID
  /// Seconds; nil if they cannot be known.
  public var seconds: Double?
  /// Whether other work was awaited between the wait and the effect, so that the wait alone does not cause it.
  public var isFollowedByWork: Bool
}
