import AAAnalysis

/// Tells everything about one rule.
enum ExplainCommand: Command {
  static let syntax = CommandSyntax(
    name: "explain", summary: "tell what a rule finds, why, and what to do instead",
    operands: CommandSyntax.Operands(name: "RULE", count: 1...1, help: "the id of a rule"),
    options: [CommandSyntax.Option(examples, help: "show every example, not only the first of each kind")])

  private static let examples = "--examples"

  static func run(_ arguments: ParsedArguments, in surroundings: Surroundings) throws(UsageError) -> ExitCode {
    let id = arguments.operands.first ?? ""
    guard let rule = surroundings.catalogue.rule(id: id) else {
      let members = surroundings.catalogue.rules.filter { $0.group.rawValue == id }.map(\.id)
      if !members.isEmpty {
        throw UsageError("'\(id)' is a group of rules; write 'explain' with one of \(members.joined(separator: ", "))")
      }
      throw .unknown(
        "rule", id, among: surroundings.catalogue.rules.map(\.id),
        otherwise: "see '\(ToolVersion.name) rules' for all of them")
    }
    let isColored = TerminalStyle.isWanted(.auto, on: surroundings.output, environment: surroundings.environment)
    surroundings.output.write(
      RulePage.text(
        of: rule, showsAllExamples: arguments.has(examples), style: TerminalStyle(isOn: isColored)))
    return .success
  }
}
