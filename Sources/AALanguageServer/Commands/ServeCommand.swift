import JSONRPC

/// Runs the language server, or a session of it that was recorded.
enum ServeCommand: Command {
  static let syntax = CommandSyntax(
    name: "serve", summary: "run the language server on standard input and output (the default)",
    options: [
      CommandSyntax.Option("--stdio", help: "use standard input and output, as is always done"),
      CommandSyntax.Option("--clientProcessId", value: "N", help: "end when the process N, the editor, has ended"),
      CommandSyntax.Option(CheckOptions.noCache, help: "read every file anew, and keep nothing for the next start"),
      CommandSyntax.Option(
        ServeOptions.record, value: "FILE",
        help: "write all messages of the session to FILE, with all texts that the editor sends; if FILE is there, it "
          + "is kept, and the session goes to one with a number in its name"),
      CommandSyntax.Option(
        ServeOptions.replay, value: "FILE",
        help: "run the session in FILE again without an editor, and print which answers differ"),
      CommandSyntax.Option(ServeOptions.pace, help: "with --replay: wait as long as the editor did"),
    ],
    notes: """
      A recorded session holds the source code of every file that was open. Look through it before you give it away.
      If FILE cannot be written, the server runs without recording, and says so to the person at the editor.
      Exit status of --replay: 0 all answers are as recorded, 1 some differ, 2 FILE cannot be read or holds \
      no messages or no answers.
      """)

  static func run(_ arguments: ParsedArguments, in surroundings: Surroundings) throws(UsageError) -> ExitCode {
    try run([], in: surroundings)
  }

  /// The server's entry.
  ///
  /// - Parameter arguments: what stands on the command line, behind `serve` if that is there.
  static func run(_ arguments: [String], in surroundings: Surroundings) throws(UsageError) -> ExitCode {
    let options = try ServeOptions(arguments)
    guard let file = options.replayFile else {
      let recordPath = options.recordFile.map { PathText.absolute($0, in: surroundings.workingDirectory) }
      serve(options, recordPath: recordPath, crashes: CrashReports(environment: surroundings.environment))
    }
    return try replay(file, isPaced: options.isPaced, in: surroundings)
  }

  private static func replay(
    _ file: String, isPaced: Bool, in surroundings: Surroundings
  ) throws(UsageError) -> ExitCode {
    let path = PathText.absolute(file, in: surroundings.workingDirectory)
    let output = ErrorLog(level: .warning)
    do {
      let recording = try SessionRecording(FileReader(ceiling: .max).bytes(at: path))
      guard recording.entries.contains(where: \.isFromClient) else {
        throw SessionRecording.Problem(message: "it holds no messages of an editor")
      }
      if recording.tool != SessionRecording.currentTool {
        surroundings.warn(
          "recorded by \(TerminalText.oneLine(recording.tool)), but replayed by \(SessionRecording.currentTool); "
            + "answers may differ for that reason")
      }
      let replay = SessionReplay(recording: recording, isPaced: isPaced, log: ServerLog(output)) {
        surroundings.note(TerminalText.oneLine($0))
      }
      let report = ReplayText(outcome: try replay.run(), recording: recording)
      output.flush(within: 0.5)
      surroundings.output.write(report.text)
      if report.comparesNothing { return .failure }
      return report.isSame ? .success : .findings
    } catch let problem as FileProblem {
      throw UsageError("cannot read '\(file)': \(problem.message)")
    } catch let problem as SessionRecording.Problem {
      throw UsageError("cannot replay '\(file)': \(problem.message)")
    } catch {
      throw UsageError("cannot replay '\(file)': \(error)")
    }
  }
}
