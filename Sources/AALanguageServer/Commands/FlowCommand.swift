import AAAnalysis

/// Draws the map of an app in Assistive Access.
enum FlowCommand: Command {
  static let format = "--format"

  static let syntax = CommandSyntax(
    name: "flow", summary: "draw the map of the app in Assistive Access: its screens and what leads where",
    operands: CommandSyntax.Operands(name: "PATH", count: 0...1, help: "the folder of the app; '.' if there is none"),
    options: [
      CommandSyntax.Option(
        format, value: "NAME[=FILE]",
        help: "write the map as \(FlowFormats.names.dropLast().joined(separator: ", ")) or "
          + "\(FlowFormats.names.last ?? ""), to FILE if that is named; repeatable; 'text' if it is not given")
    ] + AppReading.options,
    notes: """
      The map goes to standard output, everything else to standard error.
      Exit status: 0 the map was written, also if there are findings on it; 2 a command line or path that cannot be \
      followed, no file found, or an internal error.
      """)

  static func run(_ arguments: ParsedArguments, in surroundings: Surroundings) throws(UsageError) -> ExitCode {
    var wishes = try OutputWish.all(arguments.values(of: format), of: format, names: FlowFormats.names)
    if wishes.isEmpty { wishes = [OutputWish(format: FlowText.name, file: nil)] }
    let reading = try AppReading.read(arguments, in: surroundings)
    for file in reading.unreadable where !arguments.has(CheckOptions.quiet) {
      surroundings.note(
        "'\(TerminalText.oneLine(surroundings.name(of: file.file)))' was not read: \(file.problem.message)")
    }
    guard reading.fileCount > 0 else {
      surroundings.fail("no Swift file and no project was found, so there is nothing to draw")
      return .failure
    }
    let report = WorkNotes.onDeepStack {
      FlowReport(reading, root: root(of: arguments, in: surroundings), in: surroundings)
    }
    if report.flow.screens.isEmpty, !arguments.has(CheckOptions.quiet) {
      surroundings.note(CheckSummary.nothingReached(report.scope))
    }
    for wish in wishes {
      do {
        try write(report, as: wish, in: surroundings)
      } catch {
        surroundings.fail(message(about: error, wish))
        return .failure
      }
    }
    return .success
  }

  /// The folder that is named, or that the named file lies in.
  private static func root(of arguments: ParsedArguments, in surroundings: Surroundings) -> String {
    let path = PathText.absolute(arguments.operands.first ?? ".", in: surroundings.workingDirectory)
    if (try? DiskEntry.kind(of: path)) == .folder { return path }
    return PathText.folder(of: path) ?? path
  }

  private static func write(_ report: FlowReport, as wish: OutputWish, in surroundings: Surroundings) throws {
    guard let format = FlowFormats.format(named: wish.format) else { return }
    let isColored =
      wish.file == nil
      && TerminalStyle.isWanted(.auto, on: surroundings.output, environment: surroundings.environment)
    var report = report
    let path = wish.file.map { PathText.absolute($0, in: surroundings.workingDirectory) }
    report.pageFolder = path.flatMap { PathText.folder(of: $0) } ?? surroundings.workingDirectory
    let text = try format.text(of: report, style: TerminalStyle(isOn: isColored))
    guard let path else {
      surroundings.output.write(text)
      if let problem = surroundings.output.problem { throw problem }
      return
    }
    try FileWriter.write(Array(text.utf8), toFileAt: path)
  }

  private static func message(about error: any Error, _ wish: OutputWish) -> String {
    guard let problem = error as? FileProblem else {
      return "internal error: the map cannot be written as \(wish.format): \(error)"
    }
    return "cannot write \(wish.file.map { "'\($0)'" } ?? "to standard output"): \(problem.message)"
  }
}

extension FlowReport {
  init(_ reading: AppReading, root: String, in surroundings: Surroundings) {
    let snapshot = reading.snapshot
    flow = Flow(snapshot, findings: reading.findings, catalogue: surroundings.catalogue) {
      reading.configurations.analyzer(for: $0).settings
    }
    scope = reading.configurations.scope
    catalogue = surroundings.catalogue
    workingDirectory = surroundings.workingDirectory
    self.root = root
    pageFolder = surroundings.workingDirectory
    text = { snapshot.text(of: $0) }
  }
}
