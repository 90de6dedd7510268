import AAAnalysis

/// Says why a file is judged as it is: what configures it, what compiles it, and how Assistive Access gets there.
enum WhyCommand: Command {
  private static let scope = "--scope"

  static let syntax = CommandSyntax(
    name: "why", summary: "say which configuration and target a file has, and how Assistive Access reaches it",
    operands: CommandSyntax.Operands(
      name: "FILE", count: 1...1, help: "the Swift file, property list or project file to ask about"),
    options: [
      CommandSyntax.Option(
        scope, choices: ["assistive-access", "all"], help: "ask as 'check' does with the same option")
    ])

  static func run(_ arguments: ParsedArguments, in surroundings: Surroundings) throws(UsageError) -> ExitCode {
    let path = arguments.operands.first ?? ""
    let checkArguments = (arguments.value(of: scope).map { [scope, $0] } ?? []) + ["--", path]
    let options = try CheckOptions(ParsedArguments(checkArguments, syntax: CheckCommand.syntax), in: surroundings)
    let plan = try CheckPlan(options, in: surroundings)
    guard let file = plan.named.first else {
      throw UsageError("'\(path)' is a folder; name one file")
    }
    var loading = ConfigurationFiles(surroundings.catalogue, reader: plan.reader)
    let loaded = loading.loaded(for: file)
    let configurations = try CheckConfigurations(options, files: [file], reader: plan.reader, in: surroundings)
    let lines = WorkNotes.onDeepStack { () -> [String] in
      let disk = DiskFiles(reader: plan.reader)
      let cache = options.outlineCache(in: surroundings)
      let workspace = Workspace(
        scope: configurations.scope, jobs: options.jobs, loader: disk.text(of:), bytes: disk.bytes(of:),
        outlines: cache?.store)
      workspace.apply(plan.files.sorted().map { .onDisk($0) })
      let report = WhyReport(file: file, snapshot: workspace.snapshot(), surroundings: surroundings)
      // Without it there is the same answer, later.
      try? cache?.save()
      return report.configuration(loaded, scope: configurations.scope, isTold: configurations.tells(file))
        + report.targets + report.reach
    }
    surroundings.output.write(lines.map { $0 + "\n" }.joined())
    return .success
  }
}

/// What is known of one file, in lines.
private struct WhyReport {
  var file: FileID
  var snapshot: Snapshot
  var surroundings: Surroundings

  func configuration(
    _ loaded: ConfigurationFiles.Loaded, scope: Workspace.Scope, isTold: Bool
  ) -> [String] {
    let names = loaded.paths.map { surroundings.name(of: FileID($0)) }
    var lines = [
      "configuration: " + (names.first ?? "none, so everything is as it is by itself")
        + (names.count > 1 ? ", which extends \(names.dropFirst().joined(separator: ", "))" : ""),
      "scope: " + (scope == .all ? "all, the whole app" : "assistive-access, what Assistive Access reaches"),
    ]
    if !isTold { lines.append("findings: none is told, as 'include' or 'exclude' leaves the file out") }
    return lines
  }

  var targets: [String] {
    let projects = snapshot.bundles.projects
    let targets = projects.targets.filter { target in
      target.sources.contains(file) || target.declaration.file == file
        || target.configurations.contains { configuration in
          configuration.infoPlist.contains { if case .file(file) = $0.content { true } else { false } }
        }
    }
    guard !targets.isEmpty else {
      return ["target: none that is known" + (projects.targets.isEmpty ? ", as no project file was found" : "")]
    }
    return targets.map { target in
      "target: \(TerminalText.oneLine(target.name)), in \(surroundings.name(of: target.declaration.file))"
    }
  }

  var reach: [String] {
    guard FileKind(file, isOpen: true) == .swift else { return [] }
    guard let number = snapshot.index.number(of: file) else {
      return ["reach: the file was not read, as nothing in it is used by what Assistive Access reaches"]
    }
    let resolver = snapshot.resolver
    let reached = snapshot.graph.nodes.map(\.declaration).filter { $0.file == number }.sorted {
      $0.ordinal < $1.ordinal
    }
    guard !reached.isEmpty else { return ["reach: no code in the file is reached from Assistive Access"] }
    return reached.flatMap { id -> [String] in
      let steps = snapshot.graph.path(to: id, resolver: resolver).map { TerminalText.oneLine($0.name) }
      return ["reach: " + (steps.isEmpty ? resolver.displayName(of: id) : steps.joined(separator: " → "))]
    }
    .reduce(into: []) { lines, line in if !lines.contains(line) { lines.append(line) } }
  }
}
