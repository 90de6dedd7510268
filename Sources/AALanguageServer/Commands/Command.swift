/// A subcommand: what may be written behind it, and what it does.
protocol Command: Sendable {
  static var syntax: CommandSyntax { get }
  static func run(_ arguments: ParsedArguments, in surroundings: Surroundings) throws(UsageError) -> ExitCode
}
