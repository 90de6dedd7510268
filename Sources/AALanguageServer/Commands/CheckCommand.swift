import AAAnalysis

/// Checks files and says what it found.
enum CheckCommand: Command {
  static let syntax = CommandSyntax(
    name: "check", summary: "say what a person who uses Assistive Access will run into",
    operands: CommandSyntax.Operands(
      name: "PATH", count: 0...Int.max,
      help: "folders to check, or files to check within the project around them; '.' if there is none"),
    options: [
      CommandSyntax.Option(
        CheckOptions.format, value: "NAME[=FILE]",
        help: "write findings as \(CheckFormats.names.dropLast().joined(separator: ", ")) or "
          + "\(CheckFormats.names.last ?? ""), to FILE if that is named; repeatable; 'text' if it is not given, "
          + "'github' in GitHub Actions"),
      CommandSyntax.Option(
        CheckOptions.rule, value: "ID", help: "ask only this rule or group; repeatable, also with commas"),
      CommandSyntax.Option(
        CheckOptions.failOn, choices: Configuration.FailOn.names,
        help: "the least severity that makes the command fail; 'warning' if neither it nor the configuration says"),
      CommandSyntax.Option(CheckOptions.fix, help: "mend what can be mended safely, then check again"),
      CommandSyntax.Option(
        CheckOptions.unsafeFixes,
        help: "with --fix or --diff: make fixes too that may change what the app does; look at the result"),
      CommandSyntax.Option(
        CheckOptions.diff, help: "print what --fix would change instead of the findings, and change nothing"),
      CommandSyntax.Option(
        CheckOptions.config, value: "FILE",
        help: "follow this configuration instead of the nearest '\(Configuration.fileName)' of each file"),
      CommandSyntax.Option(
        CheckOptions.baseline, value: "FILE", help: "tell only what is not in this file of known findings"),
      CommandSyntax.Option(
        CheckOptions.writeBaseline, value: "FILE", help: "write all findings to FILE, and end with status 0"),
      CommandSyntax.Option(
        CheckOptions.since, value: "REV",
        help: "tell only of files that changed since a revision of git, and of what they concern"),
      CommandSyntax.Option(
        CheckOptions.standardInput, value: "PATH",
        help: "check the text on standard input as if it were in the file PATH"),
      CommandSyntax.Option(
        CheckOptions.scope, choices: ["assistive-access", "all"],
        help: "check what Assistive Access reaches (the default), or the whole app as if it did"),
      CommandSyntax.Option(CheckOptions.jobs, value: "N", help: "use N threads; as many as there are cores otherwise"),
      CommandSyntax.Option(CheckOptions.noCache, help: "read every file anew, and keep nothing for the next run"),
      CommandSyntax.Option(CheckOptions.quiet, help: "print findings and errors only"),
      CommandSyntax.Option(
        CheckOptions.color, choices: TerminalStyle.Wish.allCases.map(\.rawValue),
        help: "colour the output; 'auto' does on terminals, unless NO_COLOR is set"),
      CommandSyntax.Option(CheckOptions.statistics, help: "print how often each rule spoke"),
      CommandSyntax.Option(CheckOptions.timings, help: "print how long each part took, and what the cache had"),
    ],
    notes: """
      Findings go to standard output, everything else to standard error.
      A fix that leaves a name for a person to fill in is never made, and a file that changed meanwhile is left alone.
      Exit status: 0 nothing at or above --fail-on, 1 findings, 2 a command line or path that cannot be followed, no \
      file found, or an internal error.
      """)

  static func run(_ arguments: ParsedArguments, in surroundings: Surroundings) throws(UsageError) -> ExitCode {
    let options = try CheckOptions(arguments, in: surroundings)
    let run = CheckRun(options: options, surroundings: surroundings)
    // Deep sources make parser and rules recurse.
    let outcome = WorkNotes.onDeepStack { () -> Result<CheckRun.Outcome, UsageError> in
      do throws(UsageError) { return .success(try run.outcome()) } catch { return .failure(error) }
    }
    return try CheckReport(options: options, surroundings: surroundings).tell(outcome.get())
  }
}
