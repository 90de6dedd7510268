import AAAnalysis

/// The work of a check, from paths to findings.
struct CheckRun: Sendable {
  struct Outcome: Sendable {
    var result: CheckResult
    var configurations: CheckConfigurations
    /// Whether there are files, and the configuration leaves all of them out.
    var isAllLeftOut: Bool
    var timings: [(part: String, duration: Duration)]
    var work: Workspace.Statistics
    /// What the cache did, for whoever asks how long things took.
    var cacheNote: String
    /// What was mended, or would be; nil if nothing was to be.
    var mending: Mending?
  }

  /// What fixes did.
  struct Mending: Sendable {
    var made: [FixRounds.Made]
    var changes: [FixRounds.Change]
    /// Files that were to be changed and were not.
    var problems: [UnreadableFile]
    /// Files that fixes would change too and that were not named, in order. Such a fix is not made.
    var unnamed: [FileID]
  }

  var options: CheckOptions
  var surroundings: Surroundings

  func outcome() throws(UsageError) -> Outcome {
    let clock = ContinuousClock()
    var timings: [(part: String, duration: Duration)] = []
    var start = clock.now
    func note(_ part: String) {
      timings.append((part, start.duration(to: clock.now)))
      start = clock.now
    }

    let progress = Progress(on: options.isQuiet ? nil : surroundings.error)
    defer { progress.end() }
    progress.begin("looking for files")
    let plan = try CheckPlan(options, in: surroundings)
    let disk = DiskFiles(reader: plan.reader)
    let configurations = try CheckConfigurations(options, files: plan.wanted, reader: plan.reader, in: surroundings)
    let wanted = plan.wanted.filter { plan.named.contains($0) || configurations.tells($0) }
    note("finding files")

    let fileCount = plan.files.count
    progress.begin("reading files") { "\(min(disk.readCount, fileCount)) of \(fileCount)" }
    // Fixes are made of one text and compared with it before it is written.
    if options.fixing != nil { disk.keepTexts() }
    let cache = options.outlineCache(in: surroundings)
    let workspace = Workspace(
      scope: configurations.scope, jobs: options.jobs, loader: disk.text(of:), bytes: disk.bytes(of:),
      outlines: cache?.store)
    workspace.apply(plan.files.sorted().map { .onDisk($0) })
    if let standIn = plan.standIn { workspace.apply([.opened(standIn.file, standIn.text)]) }
    _ = workspace.snapshot()
    disk.keepTexts()
    note("reading and parsing")
    let cacheNote = keep(cache, workspace.statistics)
    note("keeping what was read")

    var rounds = FixRounds(
      workspace, disk, configurations.analyzer(for:), wanted: wanted, includesUnsafe: options.makesUnsafeFixes,
      jobs: options.jobs)
    rounds.isWanted = plan.concerns
    rounds.mayChange = plan.mayChange
    var mending: Mending?
    if options.fixing == .write {
      Interruption.tell("nothing was changed")
      progress.begin("mending files")
      rounds.run()
      let problems = FixWriting.write(&rounds)
      mending = Mending(
        made: rounds.made, changes: rounds.changes, problems: problems, unnamed: rounds.unnamed.sorted())
      note("mending files")
    }
    let snapshot = workspace.snapshot()
    progress.begin("checking files")
    let files = snapshot.files.filter(wanted.contains)
    let diagnostics = Parallel.map(files, jobs: options.jobs) {
      WorkNotes.note(file: $0.path)
      return configurations.analyzer(for: $0).diagnostics(for: $0, in: snapshot)
    }
    note("asking the rules")

    let unreadable =
      disk.problems
      .filter { plan.wanted.contains($0.key) && (plan.named.contains($0.key) || isMissed($0.key, in: snapshot)) }
      .map { UnreadableFile(file: $0.key, problem: $0.value) }
      + snapshot.refusedFiles.filter(plan.wanted.contains).map { UnreadableFile(file: $0, problem: .tooDeep) }
    var checked = Set(files).union(plan.named)
    for file in wanted where FileKind(file, isOpen: true) == .swift { checked.insert(file) }
    let all = items(
      diagnostics.flatMap(\.findings), suppressed: diagnostics.flatMap(\.suppressed), text: snapshot.text(of:))
    if !checked.isEmpty { try writeBaseline(all.told) }
    let comparison = BaselineComparison(
      plan.baseline, wanted: wanted, configurations, options, in: surroundings,
      fingerprintPath: { pathsForFingerprints(of: [$0])[$0] ?? $0.path }, text: snapshot.text(of:))
    let marked = comparison.marked(all.told + all.suppressed)
    let told = marked.prefix(all.told.count).filter { plan.concerns($0.finding) }
    let suppressed = marked.dropFirst(all.told.count).filter { plan.concerns($0.finding) }
    let result = CheckResult(
      items: told.filter { $0.isKnown != true }, suppressed: suppressed,
      known: plan.baseline.map { _ in told.filter { $0.isKnown == true } },
      stale: comparison.stale(found: marked),
      fileCount: checked.count - Set(unreadable.map(\.file)).intersection(checked).count,
      parsedCount: workspace.statistics.parsedFiles,
      unreadable: (plan.problems + unreadable).sorted { $0.file < $1.file },
      reachesScreens: !snapshot.graph.nodes.isEmpty, catalogue: surroundings.catalogue,
      workingDirectory: surroundings.workingDirectory, text: snapshot.text(of:))
    note("sorting findings")
    if options.fixing == .diff {
      rounds.run()
      mending = Mending(made: rounds.made, changes: rounds.changes, problems: [], unnamed: rounds.unnamed.sorted())
      // What is told beside the difference is about the files as they are.
      rounds.forget(Set(rounds.changes.map(\.file)))
      note("looking for fixes")
    }
    return Outcome(
      result: result, configurations: configurations, isAllLeftOut: wanted.isEmpty && !plan.wanted.isEmpty,
      timings: timings, work: workspace.statistics, cacheNote: cacheNote, mending: mending)
  }

  /// Keeps what was read of the files on disk; what is read from now on may be what fixes make of them.
  ///
  /// - Returns: what came of it.
  private func keep(_ cache: OutlineCache?, _ work: Workspace.Statistics) -> String {
    guard let cache else { return options.usesCache ? "no cache: there is no home for it" : "no cache" }
    cache.takeNoMore()
    let counts = "\(MeasureText.counted(work.knownOutlines, "outline")) from the cache, \(work.unknownOutlines) new"
    do throws(FileProblem) { try cache.save() } catch {
      // Without it there are the same findings, later.
      return "\(counts) and not kept in '\(cache.folder.path)': \(error.message)"
    }
    return counts
  }

  /// Whether something may go unsaid because a file could not be read: of property lists and YAML files, most are
  /// about something else.
  private func isMissed(_ file: FileID, in snapshot: Snapshot) -> Bool {
    switch FileKind(file, isOpen: true) {
    case .swift: true
    case .propertyList: file.isNamedInfoPlist || snapshot.bundles.namedPropertyLists.contains(file)
    case .projectFile:
      (ProjectFileKind(file)?.isRoot ?? false)
        || snapshot.bundles.projects.descriptions.contains { $0.dependencies.contains(file) }
    case .stringsTable, nil: false
    }
  }

  private func writeBaseline(_ items: [CheckResult.Item]) throws(UsageError) {
    guard let file = options.writtenBaselineFile else { return }
    let path = PathText.absolute(file, in: surroundings.workingDirectory)
    do throws(FileProblem) {
      try BaselineFile.write(BaselineComparison.baseline(of: items, keptIn: path), to: path)
    } catch {
      throw UsageError("cannot write the baseline '\(file)': \(error.message)")
    }
    if !options.isQuiet {
      let count = items.count == 1 ? "1 finding" : "\(items.count) findings"
      surroundings.note("wrote \(count) to '\(file)'")
    }
  }

  private func items(
    _ findings: [Finding], suppressed: [Finding], text: (FileID) -> SourceText?
  ) -> (told: [CheckResult.Item], suppressed: [CheckResult.Item]) {
    // What is silenced comes last, so that silence changes no fingerprint of the others.
    let all = findings + suppressed
    let paths = pathsForFingerprints(of: Set(all.map(\.location.file)))
    let fingerprints = all.fingerprints(path: { paths[$0] ?? $0.path }, text: text)
    let items = zip(all, fingerprints).map { CheckResult.Item(finding: $0, fingerprint: $1) }
    return (
      sorted(items.prefix(findings.count), text: text), sorted(items.dropFirst(findings.count), text: text)
    )
  }

  private func sorted(
    _ items: ArraySlice<CheckResult.Item>, text: (FileID) -> SourceText?
  ) -> [CheckResult.Item] {
    let keyed = items.map { item in
      let finding = item.finding
      let place = text(finding.location.file).map { CheckResult.place(finding.location.span.lower, in: $0) }
      return (
        name: surroundings.name(of: finding.location.file), place: place ?? CheckResult.Place(line: 1, column: 1),
        item: item
      )
    }
    return keyed.sorted { left, right in
      if left.name != right.name { return left.name < right.name }
      if left.place != right.place { return left.place < right.place }
      let (one, other) = (left.item.finding, right.item.finding)
      if one.rule != other.rule { return one.rule < other.rule }
      return (one.location.span.upper, one.message) < (other.location.span.upper, other.message)
    }
    .map(\.item)
  }

  /// What a file is called wherever the repository lies and wherever in it the tool is started.
  private func pathsForFingerprints(of files: Set<FileID>) -> [FileID: String] {
    var roots: [String: String] = [:]
    var paths: [FileID: String] = [:]
    for file in files {
      let folder = String(file.folder)
      let root =
        roots[folder] ?? ProjectRoot.repository(around: folder) ?? ProjectRoot.enclosing(folder)
        ?? surroundings.workingDirectory
      roots[folder] = root
      paths[file] = PathText.relative(file.path, to: root)
    }
    return paths
  }
}
