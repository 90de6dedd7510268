/// A number that a team may set for a rule: a threshold, a count, a length.
public struct RuleOption: Hashable, Sendable {
  /// The rule that the option belongs to. Other rules and fixes may ask for it as well.
  public let rule: String
  /// camelCase, as it is written in a configuration.
  public let name: String
  public let defaultValue: Double
  /// What the number means: a phrase, with its unit.
  public let summary: String

  public init(_ name: String, of rule: String, default defaultValue: Double, _ summary: String) {
    self.name = name
    self.rule = rule
    self.defaultValue = defaultValue
    self.summary = summary
  }

  /// The default as a person writes it: `3`, `0.5`.
  public var defaultText: String {
    Int(exactly: defaultValue).map(String.init) ?? String(defaultValue)
  }
}

/// What a team has set for the rules.
public struct RuleSettings: Equatable, Sendable {
  private var numbers: [String: [String: Double]] = [:]
  /// Modifiers, by name, that add a navigation icon although their bodies cannot be seen.
  public var iconWrappers: Set<String> = []
  /// The symbol to offer for a word of a title, in lower case, before those that are known.
  public var symbols: [String: String] = [:]

  /// The SF Symbols that there are.
  public var symbolTable = SymbolTable.builtIn

  /// Every option at its default.
  public init() {}

  public subscript(option: RuleOption) -> Double {
    get { numbers[option.rule]?[option.name] ?? option.defaultValue }
    set { numbers[option.rule, default: [:]][option.name] = newValue }
  }
}
