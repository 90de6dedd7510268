/// Prints what there is, or what may stand behind a command.
enum HelpCommand: Command {
  static let syntax = CommandSyntax(
    name: "help", summary: "print what there is, or the help of a command",
    operands: CommandSyntax.Operands(name: "COMMAND", count: 0...1, help: "the command to explain"))

  static func run(_ arguments: ParsedArguments, in surroundings: Surroundings) throws(UsageError) -> ExitCode {
    guard let name = arguments.operands.first else {
      surroundings.output.write(overview)
      return .success
    }
    guard let command = CommandLineTool.command(named: name) else {
      throw .unknown(
        "command", name, among: CommandLineTool.commandNames,
        otherwise: "see '\(ToolVersion.name) help' for all of them")
    }
    surroundings.output.write(command.syntax.help)
    return .success
  }

  private static var overview: String {
    """
    usage: \(ToolVersion.name) COMMAND [ARGUMENT…]

    Finds what a person who uses Assistive Access will run into in a Swift app.

    \(HelpTable.lines(CommandLineTool.commands.map { ($0.syntax.name, $0.syntax.summary) }))

    \(HelpTable.lines([("--help, -h", "print this, or behind a command its help"), ("--version, -V", "print the version")]))

    Without a command the language server runs on standard input and output.
    '\(ToolVersion.name) COMMAND --help' explains one command.

    """
  }
}
