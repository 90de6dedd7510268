/// Lists the rules.
enum RulesCommand: Command {
  private static let format = "--format"

  static let syntax = CommandSyntax(
    name: "rules", summary: "list the rules",
    options: [
      CommandSyntax.Option(
        format, choices: RuleFormats.names,
        help: "write the list as text (the default), JSON or Markdown, or the JSON Schema of the configuration")
    ])

  static func run(_ arguments: ParsedArguments, in surroundings: Surroundings) throws(UsageError) -> ExitCode {
    guard let format = RuleFormats.format(named: arguments.value(of: format) ?? RuleListText.name) else {
      return .failure
    }
    do {
      surroundings.output.write(try format.text(of: surroundings.catalogue))
      return .success
    } catch {
      surroundings.fail("internal error: the rules cannot be written as \(format.name): \(error)")
      return .failure
    }
  }
}
