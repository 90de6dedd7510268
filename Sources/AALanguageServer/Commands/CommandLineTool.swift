import AAAnalysis

/// Finds the command that a command line means, and runs it.
struct CommandLineTool: Sendable {
  /// In the order of the help.
  static let commands: [any Command.Type] = [
    CheckCommand.self,
    AuditCommand.self,
    FlowCommand.self,
    RulesCommand.self,
    ExplainCommand.self,
    WhyCommand.self,
    InitCommand.self,
    CacheCommand.self,
    ServeCommand.self,
    HelpCommand.self,
    VersionCommand.self,
  ]

  var surroundings: Surroundings

  /// - Parameter arguments: what stands behind the name of the executable.
  func run(_ arguments: [String]) -> ExitCode {
    do throws(UsageError) {
      let (command, rest) = try Self.command(meantBy: arguments)
      return try run(command, rest)
    } catch {
      surroundings.fail(error.message)
      return .failure
    }
  }

  private func run(_ command: any Command.Type, _ rest: [String]) throws(UsageError) -> ExitCode {
    // Editors start servers with options of their own; an unknown one is no reason not to start.
    if command == ServeCommand.self, !rest.contains("--help"), !rest.contains("-h") {
      return try ServeCommand.run(rest, in: surroundings)
    }
    let parsed = try ParsedArguments(rest, syntax: command.syntax)
    if parsed.wantsHelp {
      surroundings.output.write(command.syntax.help)
      return .success
    }
    return try command.run(parsed, in: surroundings)
  }

  static var commandNames: [String] { commands.map { $0.syntax.name } }

  /// The command that a command line means, for notes: never what stands behind it.
  static func commandName(in arguments: [String]) -> String {
    let command = (try? command(meantBy: arguments))?.command ?? ServeCommand.self
    // What crashes in a replay is no editor's server.
    let isReplay = arguments.contains { $0 == ServeOptions.replay || $0.hasPrefix(ServeOptions.replay + "=") }
    return command.syntax.name + (command == ServeCommand.self && isReplay ? " \(ServeOptions.replay)" : "")
  }

  static func command(named name: String) -> (any Command.Type)? { commands.first { $0.syntax.name == name } }

  private static func command(
    meantBy arguments: [String]
  ) throws(UsageError) -> (command: any Command.Type, rest: [String]) {
    guard let first = arguments.first else { return (ServeCommand.self, []) }
    let rest = Array(arguments.dropFirst())
    if let command = command(named: first) { return (command, rest) }
    switch first {
    case "--help", "-h": return (HelpCommand.self, rest)
    case "--version", "-V": return (VersionCommand.self, rest)
    case _ where ServeOptions.namesThatBegin.contains(optionName(first)): return (ServeCommand.self, arguments)
    case _ where first.hasPrefix("-"): throw unknownOption(optionName(first))
    default:
      throw .unknown(
        "command", first, among: commandNames,
        otherwise: "see '\(ToolVersion.name) help' for all of them; to check a path write '\(ToolVersion.name) check "
          + "\(first)'")
    }
  }

  /// What stands before the value.
  private static func optionName(_ argument: String) -> String { String(argument.prefix { $0 != "=" }) }

  private static func unknownOption(_ name: String) -> UsageError {
    if name == "-v" { return UsageError("unknown option '-v'; did you mean '--version'?") }
    if let owner = commands.first(where: { $0.syntax.options.contains { $0.name == name } }) {
      return UsageError(
        "option '\(name)' stands behind a command; write '\(ToolVersion.name) \(owner.syntax.name) \(name)'")
    }
    return .unknown(
      "option", name, among: ServeOptions.namesThatBegin + ["--help", "--version"],
      otherwise: "see '\(ToolVersion.name) --help' for all of them")
  }
}
