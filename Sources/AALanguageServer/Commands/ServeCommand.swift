/// Runs the language server.
enum ServeCommand: Command {
  static let syntax = CommandSyntax(
    name: "serve", summary: "run the language server on standard input and output (the default)",
    options: [
      CommandSyntax.Option("--stdio", help: "use standard input and output, as is always done"),
      CommandSyntax.Option("--clientProcessId", value: "N", help: "end when the process N, the editor, has ended"),
      CommandSyntax.Option(CheckOptions.noCache, help: "read every file anew, and keep nothing for the next start"),
    ])

  static func run(_ arguments: ParsedArguments, in surroundings: Surroundings) -> ExitCode { serve([]) }
}

/// The server's entry.
///
/// - Parameter arguments: what stands on the command line, behind `serve` if that is there.
func serve(_ arguments: [String]) -> ExitCode { serve(arguments: arguments) }
