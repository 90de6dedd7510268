import AAAnalysis

/// Reviews an app by the checklist for Assistive Access.
enum AuditCommand: Command {
  private static let format = "--format"
  private static let failOn = "--fail-on"
  private static let date = "--date"
  private static let app = "--app"
  private static let color = "--color"

  static let syntax = CommandSyntax(
    name: "audit", summary: "go through the review checklist: what passed, what failed, what to try by hand",
    operands: CommandSyntax.Operands(
      name: "PATH", count: 0...1, help: "the folder of the app; '.' if it is not given"),
    options: [
      CommandSyntax.Option(
        format, value: "NAME[=FILE]",
        help: "write the checklist as \(AuditFormats.names.dropLast().joined(separator: ", ")) or "
          + "\(AuditFormats.names.last ?? ""), to FILE if that is named; repeatable; 'text' if it is not given"),
      CommandSyntax.Option(
        app, value: "NAME", help: "tell only of the app of this name; repeatable"),
      CommandSyntax.Option(
        failOn, choices: ["failed", "unknown", "never"],
        help: "end with status 1 if a line failed, or if one failed or is not known; 'never' if it is not given"),
      CommandSyntax.Option(
        date, value: "TEXT", help: "the day of the review, as it is to be shown; without it the report names none"),
    ] + AppReading.options + [
      CommandSyntax.Option(
        color, choices: TerminalStyle.Wish.allCases.map(\.rawValue),
        help: "colour the text; 'auto' does on terminals, unless NO_COLOR is set")
    ],
    notes: """
      A line that only findings of the severities information and hint speak of is 'to look at'. What cannot be told is \
      'not known' and never 'passed'. The baseline of 'check' is not asked: the checklist tells of everything.
      The report goes to standard output or to files, everything else to standard error.
      Exit status: 0 the checklist was written, 1 --fail-on says so, 2 a command line or path that cannot be followed, \
      nothing to read, or an internal error.
      """)

  static func run(_ arguments: ParsedArguments, in surroundings: Surroundings) throws(UsageError) -> ExitCode {
    var wishes = try OutputWish.all(arguments.values(of: format), of: format, names: AuditFormats.names)
    if wishes.isEmpty { wishes = [OutputWish(format: AuditText.name, file: nil)] }
    let color = arguments.value(of: color).flatMap(TerminalStyle.Wish.init) ?? .auto
    let reading = try AppReading.read(arguments, in: surroundings)
    let report = try report(reading, arguments, in: surroundings)
    for file in reading.unreadable where !arguments.has(CheckOptions.quiet) {
      surroundings.note(
        "'\(TerminalText.oneLine(surroundings.name(of: file.file)))' was not read: \(file.problem.message)")
    }
    for wish in wishes {
      do { try write(report, wish, color, in: surroundings) } catch {
        let place = wish.file.map { "'\($0)'" } ?? "to standard output"
        surroundings.fail("cannot write \(place): \((error as? FileProblem)?.message ?? "internal error: \(error)")")
        return .failure
      }
    }
    let isFailed =
      switch arguments.value(of: failOn) {
      case "failed": report.audit.contains(.failed)
      case "unknown": report.audit.contains(.failed) || report.audit.contains(.unknown)
      default: false
      }
    return isFailed ? .findings : .success
  }

  private static func report(
    _ reading: AppReading, _ arguments: ParsedArguments, in surroundings: Surroundings
  ) throws(UsageError) -> AuditReport {
    let path = PathText.absolute(arguments.operands.first ?? ".", in: surroundings.workingDirectory)
    let isFolder = (try? DiskEntry.kind(of: path)) == .folder
    let configurations = reading.configurations
    let reader = AuditReader(
      snapshot: reading.snapshot, findings: reading.findings, suppressed: reading.suppressed,
      catalogue: surroundings.catalogue, analyzer: { configurations.analyzer(for: $0) },
      unread: reading.unreadable.map(\.file),
      leftOut: Set(reading.snapshot.files.filter { !configurations.tells($0) }),
      judgesWholeApp: configurations.scope == .all, folder: String(FileID(path).name),
      root: isFolder ? path : PathText.folder(of: path) ?? path)
    var audit = WorkNotes.onDeepStack { reader.audit }
    let names = arguments.values(of: app)
    for name in names where !audit.apps.contains(where: { $0.name == name }) {
      throw .unknown(
        "app", name, among: audit.apps.map(\.name),
        otherwise: "there are \(audit.apps.map(\.name).joined(separator: ", "))")
    }
    if !names.isEmpty { audit.apps.removeAll { !names.contains($0.name) } }
    return AuditReport(
      audit: audit, catalogue: surroundings.catalogue, date: arguments.value(of: date),
      workingDirectory: surroundings.workingDirectory,
      root: isFolder ? path : PathText.folder(of: path) ?? path,
      text: { [snapshot = reading.snapshot] in snapshot.text(of: $0) })
  }

  private static func write(
    _ report: AuditReport, _ wish: OutputWish, _ color: TerminalStyle.Wish, in surroundings: Surroundings
  ) throws {
    guard let format = AuditFormats.format(named: wish.format) else { return }
    let isColored =
      wish.file == nil
      ? TerminalStyle.isWanted(color, on: surroundings.output, environment: surroundings.environment)
      : color == .always
    let columns = surroundings.environment["COLUMNS"].flatMap { Int($0) } ?? 100
    let text = try format.text(
      of: report, style: TerminalStyle(isOn: isColored), width: min(max(columns, 50), 120))
    guard let file = wish.file else {
      surroundings.output.write(text)
      if let problem = surroundings.output.problem { throw problem }
      return
    }
    try FileWriter.write(
      Array(text.utf8), toFileAt: PathText.absolute(file, in: surroundings.workingDirectory))
  }
}
