/// Prints the version.
enum VersionCommand: Command {
  static let syntax = CommandSyntax(name: "version", summary: "print the version")

  static func run(_ arguments: ParsedArguments, in surroundings: Surroundings) -> ExitCode {
    surroundings.output.write("\(ToolVersion.name) \(ToolVersion.number)\n")
    return .success
  }
}
