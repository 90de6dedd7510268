/// The statements between two braces.
public struct CodeBlock: Equatable, Sendable {
  /// From `{` to `}`, both included; the closing one may be missing in half-typed code. For a getter without
  /// `get` these are the variable's braces.
  public var span: Span
  public var statements: [Statement]

  public init(span: Span, statements: [Statement]) {
    self.span = span
    self.statements = statements
  }
}

public struct Statement: Equatable, Sendable {
  public var kind: Kind
  /// Without the trivia around it, and without attributes.
  public var span: Span
  /// Those in front of a freestanding macro: `@available(iOS 26.0, *)` above `#Preview { … }`.
  public var attributes: [Attribute]

  public init(kind: Kind, span: Span, attributes: [Attribute] = []) {
    self.kind = kind
    self.span = span
    self.attributes = attributes
  }

  public indirect enum Kind: Equatable, Sendable {
    case expression(Expression)
    case variable(VariableDeclaration)
    /// A local function.
    case function(FunctionDeclaration)
    /// A local type. Its spans and its members' `start` are like those of any nested type.
    case type(Placed<Declaration>)
    case `if`(IfStatement)
    case `guard`(GuardStatement)
    case `switch`(SwitchStatement)
    case `for`(ForStatement)
    case `while`(conditions: [Condition], body: CodeBlock)
    case `repeat`(body: CodeBlock, condition: Expression)
    case `do`(body: CodeBlock, catches: [CatchClause])
    case `return`(Expression?)
    case `throw`(Expression)
    case `defer`(CodeBlock)
    /// `break`, `continue`, `fallthrough`.
    case jump(String)
    /// `#if … #elseif … #else … #endif`
    case conditionalCompilation([ConditionalStatements])
  }
}

public struct ConditionalStatements: Equatable, Sendable {
  public var condition: BuildCondition
  public var statements: [Statement]

  public init(condition: BuildCondition, statements: [Statement]) {
    self.condition = condition
    self.statements = statements
  }
}

public struct IfStatement: Equatable, Sendable {
  public var conditions: [Condition]
  public var body: CodeBlock
  public var otherwise: ElseBranch?

  public init(conditions: [Condition], body: CodeBlock, otherwise: ElseBranch?) {
    self.conditions = conditions
    self.body = body
    self.otherwise = otherwise
  }
}

public indirect enum ElseBranch: Equatable, Sendable {
  case block(CodeBlock)
  case elseIf(IfStatement, Span)
}

public struct GuardStatement: Equatable, Sendable {
  public var conditions: [Condition]
  public var otherwise: CodeBlock

  public init(conditions: [Condition], otherwise: CodeBlock) {
    self.conditions = conditions
    self.otherwise = otherwise
  }
}

public struct SwitchStatement: Equatable, Sendable {
  public var subject: Expression
  /// In order. Cases inside `#if` are here too, each with its condition.
  public var cases: [SwitchCase]

  public init(subject: Expression, cases: [SwitchCase]) {
    self.subject = subject
    self.cases = cases
  }
}

public struct SwitchCase: Equatable, Sendable {
  /// The patterns as written; empty for `default`.
  public var patterns: [Pattern]
  public var condition: BuildCondition?
  public var statements: [Statement]
  /// From `case` or `default` to the end of the last statement.
  public var span: Span

  public init(patterns: [Pattern], condition: BuildCondition?, statements: [Statement], span: Span) {
    self.patterns = patterns
    self.condition = condition
    self.statements = statements
    self.span = span
  }

  public var isDefault: Bool { patterns.isEmpty }
}

/// A pattern: its text, the names it binds, and the expression if it is one (`.home`, `0..<5`).
public struct Pattern: Equatable, Sendable {
  public var text: String
  public var boundNames: [String]
  public var expression: Expression?
  public var guardCondition: Expression?

  public init(text: String, boundNames: [String], expression: Expression?, guardCondition: Expression? = nil) {
    self.text = text
    self.boundNames = boundNames
    self.expression = expression
    self.guardCondition = guardCondition
  }
}

public struct ForStatement: Equatable, Sendable {
  public var pattern: Pattern
  public var isAwaiting: Bool
  public var sequence: Expression
  public var filter: Expression?
  public var body: CodeBlock

  public init(pattern: Pattern, isAwaiting: Bool, sequence: Expression, filter: Expression?, body: CodeBlock) {
    self.pattern = pattern
    self.isAwaiting = isAwaiting
    self.sequence = sequence
    self.filter = filter
    self.body = body
  }
}

public struct CatchClause: Equatable, Sendable {
  public var patterns: [Pattern]
  public var body: CodeBlock

  public init(patterns: [Pattern], body: CodeBlock) {
    self.patterns = patterns
    self.body = body
  }
}

/// One element of an `if`, `guard` or `while` condition list.
public indirect enum Condition: Equatable, Sendable {
  case expression(Expression)
  /// `let name = value`; `value` is nil for the short form `let name`.
  case binding(name: String, type: TypeName?, value: Expression?, span: Span)
  /// `case pattern = value`
  case matching(Pattern, Expression)
  case availability(Availability)
}

/// `#available(iOS 26.0, *)` or `#unavailable(…)`.
public struct Availability: Equatable, Sendable {
  public struct Version: Equatable, Sendable {
    public var platform: String
    public var major: Int
    public var minor: Int

    public init(platform: String, major: Int, minor: Int) {
      self.platform = platform
      self.major = major
      self.minor = minor
    }
  }

  public var isUnavailable: Bool
  public var versions: [Version]
  public var span: Span

  public init(isUnavailable: Bool, versions: [Version], span: Span) {
    self.isUnavailable = isUnavailable
    self.versions = versions
    self.span = span
  }
}
