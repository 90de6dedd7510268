/// One piece of advice: where it applies, and in what words it is given.
///
/// A rule sees a snapshot and nothing else; the same snapshot gives the same reports in the same order.
public protocol Rule: Sendable {
  /// Kebab-case, names the problem.
  var id: String { get }
  var group: RuleGroup { get }
  /// The severity of a report that does not say its own.
  var severity: Severity { get }
  /// Whether the rule is asked without being named. False for advice that only some apps want.
  var isOnByDefault: Bool { get }
  var explanation: Explanation { get }
  var reference: Reference { get }
  /// `timing`, `wcag221`, `coga-o4p09`
  var tags: [String] { get }
  /// What a team may set, in the order in which it is told of.
  var options: [RuleOption] { get }
  /// Documentation, hover text and tests at once.
  var examples: [Example] { get }

  /// What is wrong in one file. Called for every file that matters: Swift files that were read, property lists.
  func reports(in context: RuleContext) -> [Report]
}

extension Rule {
  public var isOnByDefault: Bool { true }
  public var options: [RuleOption] { [] }
}
