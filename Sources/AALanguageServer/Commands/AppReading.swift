import AAAnalysis

/// An app that was read whole, and all that the rules say of it: what reports about the app are made of.
struct AppReading: Sendable {
  /// The options that say what is read and how it is judged, as `check` has them.
  static let options: [CommandSyntax.Option] = [
    CommandSyntax.Option(
      CheckOptions.config, value: "FILE",
      help: "follow this configuration instead of the nearest '\(Configuration.fileName)' of each file"),
    CommandSyntax.Option(
      CheckOptions.scope, choices: ["assistive-access", "all"],
      help: "judge what Assistive Access reaches (the default), or the whole app as if it did"),
    CommandSyntax.Option(CheckOptions.jobs, value: "N", help: "use N threads; as many as there are cores otherwise"),
    CommandSyntax.Option(CheckOptions.noCache, help: "read every file anew, and keep nothing for the next run"),
    CommandSyntax.Option(CheckOptions.quiet, help: "print the report and errors only"),
  ]

  var snapshot: Snapshot
  /// By file, then by place.
  var findings: [Finding]
  /// What comments silence, in the same order.
  var suppressed: [Finding]
  var configurations: CheckConfigurations
  /// What is missing, because it could not be read.
  var unreadable: [UnreadableFile]
  /// Files whose findings are told.
  var fileCount: Int

  /// Reads what the arguments of a command with `options` and at most one path name; shows progress on a terminal.
  ///
  /// - Throws: paths that cannot be read, configurations that are broken, and that there is nothing to read.
  static func read(_ arguments: ParsedArguments, in surroundings: Surroundings) throws(UsageError) -> AppReading {
    var words = [CheckOptions.quiet, CheckOptions.noCache].filter(arguments.has)
    for option in [CheckOptions.config, CheckOptions.scope, CheckOptions.jobs] {
      words += arguments.value(of: option).map { [option, $0] } ?? []
    }
    let options = try CheckOptions(
      ParsedArguments(words + ["--"] + arguments.operands, syntax: CheckCommand.syntax), in: surroundings)
    return try WorkNotes.onDeepStack { () -> Result<AppReading, UsageError> in
      do throws(UsageError) { return .success(try AppReading(options, in: surroundings)) } catch {
        return .failure(error)
      }
    }
    .get()
  }

  private init(_ options: CheckOptions, in surroundings: Surroundings) throws(UsageError) {
    let progress = Progress(on: options.isQuiet ? nil : surroundings.error)
    defer { progress.end() }
    progress.begin("looking for files")
    let plan = try CheckPlan(options, in: surroundings)
    let disk = DiskFiles(reader: plan.reader)
    // A part of an app is judged with all of it: what is said of the whole must not come from some of its findings.
    let configurations = try CheckConfigurations(options, files: plan.files, reader: plan.reader, in: surroundings)
    let planned = Set(plan.files)
    let wanted = planned.filter(configurations.tells)
    let fileCount = plan.files.count
    progress.begin("reading files") { "\(min(disk.readCount, fileCount)) of \(fileCount)" }
    let cache = options.outlineCache(in: surroundings)
    let workspace = Workspace(
      scope: configurations.scope, jobs: options.jobs, loader: disk.text(of:), bytes: disk.bytes(of:),
      outlines: cache?.store)
    workspace.apply(plan.files.sorted().map { .onDisk($0) })
    let snapshot = workspace.snapshot()
    // Without it there is the same report, later.
    try? cache?.save()
    disk.keepTexts()
    progress.begin("checking files")
    let files = snapshot.files.filter(wanted.contains).sorted()
    let diagnostics = Parallel.map(files, jobs: options.jobs) {
      WorkNotes.note(file: $0.path)
      return configurations.analyzer(for: $0).diagnostics(for: $0, in: snapshot)
    }
    self.snapshot = snapshot
    findings = diagnostics.flatMap(\.findings)
    suppressed = diagnostics.flatMap(\.suppressed)
    self.configurations = configurations
    unreadable =
      (plan.problems
      + disk.problems.filter { planned.contains($0.key) }.map { UnreadableFile(file: $0.key, problem: $0.value) }
      + snapshot.refusedFiles.filter(planned.contains).map { UnreadableFile(file: $0, problem: .tooDeep) })
      .sorted { $0.file < $1.file }
    self.fileCount = wanted.count
  }
}
