/// An expression as far as rules read it.
///
/// `try`, `await`, `!` and `?` after an operand, parentheses around one expression and generic arguments leave
/// no layer of their own unless a rule needs them. Long runs stay flat: a modifier chain is one `postfix` with
/// many links, `a + b + c` one `operation` with three operands, so that no tree is deeper than the source nests.
public struct Expression: Equatable, Sendable {
  public var kind: Kind
  /// UTF-8 span relative to the declaration, without the trivia around it.
  public var span: Span

  public init(kind: Kind, span: Span) {
    self.kind = kind
    self.span = span
  }

  public indirect enum Kind: Equatable, Sendable {
    /// `name`, `$name`, `self`, `Self`, `super`, `#Preview`, and a type used as a value.
    case name(String)
    /// `.name` without a base.
    case implicitMember(String)
    case string(StringLiteral)
    /// As written: `1_000`, `0xFF`.
    case integer(String)
    case float(String)
    case boolean(Bool)
    case `nil`
    case array([Expression])
    case dictionary([DictionaryElement])
    /// `\.dismiss` gives `root: nil, components: ["dismiss"]`.
    case keyPath(root: String?, components: [String])
    case closure(Closure)
    /// A base followed by members, calls and subscripts.
    case postfix(Postfix)
    /// A tuple of no or several elements, or a labelled one.
    case tuple([Argument])
    /// `!isShown`, `-1`, `&value`
    case prefix(operator: String, Expression)
    /// Operands joined by one and the same operator (`+`, `&&`, `==`, `??`, `..<`, …).
    case operation(operator: String, operands: [Expression])
    case ternary(condition: Expression, then: Expression, otherwise: Expression)
    /// `=`, `+=`, `-=`, …
    case assignment(target: Expression, operator: String, value: Expression)
    /// `is`, `as`, `as?`, `as!`
    case cast(Expression, operator: String, type: TypeName)
    case attempt(AttemptKind, Expression)
    case awaiting(Expression)
    case `if`(IfStatement)
    case `switch`(SwitchStatement)
    /// Stands for the receiver at the start of a chain inside a postfix `#if`.
    case receiver
    /// Anything else; its parts in source order.
    case other([Expression])
  }

  public enum AttemptKind: Hashable, Sendable, CaseIterable {
    /// `try`
    case plain
    /// `try?`
    case optional
    /// `try!`
    case forced
  }
}

public struct DictionaryElement: Equatable, Sendable {
  public var key: Expression
  public var value: Expression

  public init(key: Expression, value: Expression) {
    self.key = key
    self.value = value
  }
}

public struct StringLiteral: Equatable, Sendable {
  public enum Segment: Equatable, Sendable {
    /// With escapes as written.
    case text(String)
    case interpolation([Argument])
  }

  public var segments: [Segment]
  /// Between the quotation marks.
  public var contentSpan: Span
  /// What strings tables are asked for: the content with its escapes replaced. Nil if it is empty, broken or
  /// interpolated.
  public var key: String?
  /// What a strings table gives for the text, if the text is a key of one.
  public var localizedText: String?

  public init(segments: [Segment], contentSpan: Span, key: String? = nil, localizedText: String? = nil) {
    self.segments = segments
    self.contentSpan = contentSpan
    self.key = key
    self.localizedText = localizedText
  }

  /// What people read where the text is shown: the whole content if nothing is interpolated, or what stands for it.
  public var shownText: String? { localizedText ?? plainText }

  /// The whole content if nothing is interpolated.
  public var plainText: String? {
    var text = ""
    for segment in segments {
      guard case .text(let part) = segment else { return nil }
      text += part
    }
    return text
  }
}

public struct Closure: Equatable, Sendable {
  /// Names of the parameters; empty if there are none or if they are `$0`, `$1`.
  public var parameters: [String]
  /// Names in the capture list.
  public var captures: [String]
  /// From `{` to `}`, both included.
  public var span: Span
  /// From behind `{` or behind `in` to before `}`.
  public var bodySpan: Span
  public var statements: [Statement]

  public init(parameters: [String], captures: [String], span: Span, bodySpan: Span, statements: [Statement]) {
    self.parameters = parameters
    self.captures = captures
    self.span = span
    self.bodySpan = bodySpan
    self.statements = statements
  }
}

public struct Argument: Equatable, Sendable {
  public var label: String?
  public var value: Expression
  /// A closure that stands behind the parentheses.
  public var isTrailingClosure: Bool
  /// Label and value, without the comma.
  public var span: Span

  public init(label: String?, value: Expression, isTrailingClosure: Bool, span: Span) {
    self.label = label
    self.value = value
    self.isTrailingClosure = isTrailingClosure
    self.span = span
  }

  /// The closure, if the value is one.
  public var closure: Closure? {
    guard case .closure(let closure) = value.kind else { return nil }
    return closure
  }
}

public struct Postfix: Equatable, Sendable {
  public var base: Expression
  public var links: [Link]

  public init(base: Expression, links: [Link]) {
    self.base = base
    self.links = links
  }
}

/// One step of a postfix expression.
public struct Link: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    /// `.name`; the span of the name alone.
    case member(String, nameSpan: Span)
    case call(Call)
    case `subscript`([Argument])
    /// `#if` inside a chain: each clause holds a chain whose base is `.receiver`, or nil if it is empty.
    case conditional([ConditionalChain])
  }

  public var kind: Kind
  /// A member's from its dot, a call's from its parenthesis or brace; up to the link's last token.
  public var span: Span

  public init(kind: Kind, span: Span) {
    self.kind = kind
    self.span = span
  }
}

/// The arguments of a call, trailing closures included as the last ones.
public struct Call: Equatable, Sendable {
  public var arguments: [Argument]
  /// From `(` to `)`, both included; nil for a call with trailing closures only.
  public var parentheses: Span?

  public init(arguments: [Argument], parentheses: Span?) {
    self.arguments = arguments
    self.parentheses = parentheses
  }

  public subscript(label: String) -> Argument? { arguments.first { $0.label == label } }

  /// The first argument if it has no label and is not a trailing closure.
  public var firstUnlabelled: Argument? {
    guard let first = arguments.first, first.label == nil, !first.isTrailingClosure else { return nil }
    return first
  }

  /// Trailing closures in order; the first has no label.
  public var trailingClosures: [Argument] { arguments.filter(\.isTrailingClosure) }
}

public struct ConditionalChain: Equatable, Sendable {
  public var condition: BuildCondition
  public var chain: Expression?

  public init(condition: BuildCondition, chain: Expression?) {
    self.condition = condition
    self.chain = chain
  }
}
