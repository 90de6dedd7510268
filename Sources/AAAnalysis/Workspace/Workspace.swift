import Dispatch

/// The one mutable owner of what is known about the files. Not thread-safe: one owner calls it in order.
///
/// Every file is scanned for names; only those that matter are parsed: files that name Assistive Access, that hold
/// the app or its delegate, that are open, and then, to a fixed point, those that declare a name which reached code
/// uses.
public final class Workspace {
  public enum Scope: Sendable {
    /// Code that Assistive Access reaches.
    case assistiveAccess
    /// The app's normal roots too, as if they were Assistive Access roots.
    case all
  }

  /// What the files that changed since the last snapshot mean to others, from nothing on.
  private enum Changes: Comparable {
    /// Nothing: texts and spans.
    case texts
    /// The words that fixes elsewhere take over.
    case wording
    /// What code of the same declarations shows and does.
    case bodies
    /// What they declare.
    case members
    /// Anything, such as other files.
    case declarations
  }

  /// How much work was done since the workspace was made; for tests and timings.
  public struct Statistics: Sendable, Equatable {
    public var scannedFiles = 0
    /// Files of which an outline was made, or found in the store.
    public var parsedFiles = 0
    /// How many of them the store knew, and how many not; those that are open are not looked up.
    public var knownOutlines = 0
    public var unknownOutlines = 0
    public var incrementalParses = 0
    public var bodiesRead = 0
    public var graphsBuilt = 0
  }

  public private(set) var statistics = Statistics()

  private let scope: Scope
  private let jobs: Int
  private let loader: @Sendable (FileID) -> SourceText?
  private let bytes: @Sendable (FileID) -> [UInt8]?
  private let outlines: OutlineStore?
  private var swiftFiles: SwiftFileTable
  private var words = WordSearch()
  private var propertyLists: [FileID: PropertyListState] = [:]
  private var projects: ProjectReadings
  private var strings = StringsReadings()
  private var openTexts: [FileID: SourceText] = [:]
  private var names = NameTable()
  private var unscanned: Set<FileID> = []
  /// Parsed files whose facts changed since the last snapshot.
  private var touched: Set<FileID> = []
  private var changes = Changes.declarations
  /// Whether other Swift files than before may name Assistive Access.
  private var marksChanged = true
  private var hasUnreadLists = true
  private var generation = 0
  private var revisionCount = 0
  private var last: Snapshot?

  /// - Parameters:
  ///   - jobs: threads for scanning and parsing.
  ///   - loader: gives a file's text on disk, or nil if there is none or it cannot be read. Called from several
  ///     threads at once.
  ///   - bytes: gives what a property list on disk holds that is no text, such as a binary one. Asked only where
  ///     `loader` gave nil.
  ///   - outlines: what was read of files on disk before; nil for nothing.
  public init(
    scope: Scope = .assistiveAccess, jobs: Int = 1, loader: @escaping @Sendable (FileID) -> SourceText?,
    bytes: @escaping @Sendable (FileID) -> [UInt8]? = { _ in nil }, outlines: OutlineStore? = nil
  ) {
    self.scope = scope
    self.jobs = jobs
    self.loader = loader
    self.bytes = bytes
    self.outlines = outlines
    swiftFiles = SwiftFileTable(
      essentialMarkers: scope == .all
        ? [.assistiveAccess, .application, .applicationDelegate, .abbreviated, .view]
        : [.assistiveAccess, .application, .applicationDelegate, .abbreviated])
    projects = ProjectReadings(jobs: jobs)
  }

  // MARK: Changes

  public func apply(_ changes: [FileChange]) {
    for change in changes {
      switch change {
      case .onDisk(let file):
        guard openTexts[file] == nil else {
          noteOnDisk(file)
          continue
        }
        reload(file)
      case .removed(let file):
        noteRemoved(file)
      case .opened(let file, let text):
        openTexts[file] = text
        reload(file)
      case .edited(let file, let edits, let text):
        openTexts[file] = text
        edit(file, edits, text)
      case .closed(let file):
        close(file)
      }
    }
  }

  private func kind(of file: FileID) -> FileKind? { FileKind(file, isOpen: openTexts[file] != nil) }

  private func noteOnDisk(_ file: FileID) {
    swiftFiles[file]?.isOnDisk = true
    propertyLists[file]?.isOnDisk = true
    projects.states[file]?.isOnDisk = true
    strings.note(file, isOnDisk: true)
  }

  private func noteRemoved(_ file: FileID) {
    if openTexts[file] != nil {
      swiftFiles[file]?.isOnDisk = false
      propertyLists[file]?.isOnDisk = false
      projects.states[file]?.isOnDisk = false
      strings.note(file, isOnDisk: false)
      return
    }
    forget(file)
  }

  private func forget(_ file: FileID) {
    if let state = swiftFiles.remove(file) {
      words.remove(file)
      if let scan = state.scan { names.remove(scan, of: file) }
      if state.facts != nil { changes = .declarations }
    }
    if propertyLists.removeValue(forKey: file) != nil {
      changes = .declarations
      hasUnreadLists = true
    }
    if projects.forget(file) { changes = .declarations }
    if strings.forget(file) { changes = .declarations }
    unscanned.remove(file)
    touched.remove(file)
    last = nil
  }

  private func reload(_ file: FileID) {
    switch kind(of: file) {
    case .swift:
      let isOpen = openTexts[file] != nil
      var state = swiftFiles[file] ?? SwiftFileState(isOnDisk: !isOpen)
      if !isOpen { state.isOnDisk = true }
      if let scan = state.scan { names.remove(scan, of: file) }
      if state.facts != nil { changes = .declarations }
      state.scan = nil
      state.tree = nil
      state.facts = nil
      words.forget(file)
      state.revision = nextRevision()
      swiftFiles[file] = state
      unscanned.insert(file)
      if projects.note(file) { changes = .declarations }
    case .propertyList:
      let isOpen = openTexts[file] != nil
      var state = propertyLists[file] ?? PropertyListState(isOnDisk: !isOpen)
      if !isOpen { state.isOnDisk = true }
      state.content = .unread
      state.revision = nextRevision()
      propertyLists[file] = state
      hasUnreadLists = true
      changes = .declarations
    case .projectFile:
      let isOpen = openTexts[file] != nil
      var state = projects.states[file] ?? ProjectFileState(isOnDisk: !isOpen)
      if !isOpen { state.isOnDisk = true }
      state.revision = nextRevision()
      projects.states[file] = state
      if projects.note(file) { changes = .declarations }
    case .stringsTable:
      strings.note(file, isOpen: openTexts[file] != nil)
      // A project may name a file of this kind as a property list.
      reloadNamed(file)
      last = nil
    case nil:
      reloadNamed(file)
      return
    }
    last = nil
  }

  /// A file of a kind that is not read, unless a project names it: an included file or a list of any name.
  private func reloadNamed(_ file: FileID) {
    var isConcerned = projects.note(file)
    if propertyLists[file] != nil {
      propertyLists[file]?.content = .unread
      propertyLists[file]?.revision = nextRevision()
      isConcerned = true
    } else if projects.model.targets.contains(where: { $0.namedPropertyLists.contains(file) }) {
      isConcerned = true
    }
    guard isConcerned else { return }
    hasUnreadLists = true
    changes = .declarations
    last = nil
  }

  private func edit(_ file: FileID, _ edits: [TextEdit], _ text: SourceText) {
    guard let state = swiftFiles[file], let tree = state.tree, let facts = state.facts, !unscanned.contains(file) else {
      reload(file)
      return
    }
    let newTree = tree.applying(
      edits: edits.map { (span: $0.span, replacement: Array($0.newText.utf8)) }, resulting: text.bytes)
    let scan = NameScanner.scan(text.bytes)
    let newFacts = FileFacts(
      file, outline: newTree.outline, isMarked: scan.markers.contains(.assistiveAccess), previous: facts)
    statistics.incrementalParses += 1
    statistics.bodiesRead += newFacts.bodiesRead
    if let old = state.scan, !old.declaresSame(as: scan) {
      names.remove(old, of: file)
      names.add(scan, of: file)
      changes = max(changes, .members)
      if old.markers != scan.markers { marksChanged = true }
    }
    touched.insert(file)
    if newFacts.wording != facts.wording { changes = max(changes, .wording) }
    if newFacts.shape != facts.shape { changes = max(changes, .bodies) }
    if newFacts.declared != facts.declared { changes = max(changes, .members) }
    var newState = state
    newState.scan = scan
    newState.tree = newTree
    newState.facts = newFacts
    newState.revision = nextRevision()
    swiftFiles[file] = newState
    words.forget(file)
    if projects.note(file) { changes = .declarations }
    last = nil
  }

  private func close(_ file: FileID) {
    guard openTexts.removeValue(forKey: file) != nil else { return }
    let isOnDisk =
      swiftFiles[file]?.isOnDisk ?? propertyLists[file]?.isOnDisk ?? projects.states[file]?.isOnDisk
      ?? strings.isOnDisk(file) ?? false
    if isOnDisk || loader(file) != nil {
      reload(file)
    } else {
      forget(file)
    }
  }

  private func nextRevision() -> Int {
    revisionCount += 1
    return revisionCount
  }

  // MARK: Snapshots

  /// What is known now. Reads and parses the files that matter and were not read yet, on all cores.
  public func snapshot() -> Snapshot {
    if let last { return last }
    scan()
    readProjects()
    readPropertyLists()
    readStrings()
    let snapshot: Snapshot
    if let previous, changes < .bodies, needsNoParse {
      let resolver = updated(previous.resolver)
      var conclusions = previous.conclusions
      if changes == .wording {
        generation += 1
        conclusions.noteWording(resolver)
      }
      snapshot = makeSnapshot(resolver, conclusions)
    } else {
      snapshot = rebuilt()
    }
    touched = []
    changes = .texts
    letGo(of: previous)
    previous = snapshot
    last = snapshot
    return snapshot
  }

  /// What a snapshot holds takes a while to give back: done on another core, not while somebody waits.
  private func letGo(of snapshot: Snapshot?) {
    guard jobs > 1, let snapshot else { return }
    DispatchQueue.global(qos: .utility).async { withExtendedLifetime(snapshot) {} }
  }

  /// The last snapshot made, also if it is out of date.
  private var previous: Snapshot?

  private var needsNoParse: Bool { unreadFiles.isEmpty }

  private func updated(_ resolver: Resolver) -> Resolver {
    resolver.replacing(touched.compactMap { swiftFiles[$0]?.facts })
  }

  private func rebuilt() -> Snapshot {
    parse(unreadFiles)
    let bundles: AppBundles
    var known: (resolver: Resolver, setup: Conclusions.Setup)?
    if changes < .declarations, let previous {
      let resolver = updated(previous.resolver)
      known = (resolver, previous.conclusions.setup.replacing(touched, resolver))
      bundles = previous.bundles
    } else {
      bundles = AppBundles(projects.model, propertyLists: propertyLists.compactMapValues(\.document))
    }
    var rounds = 0
    while true {
      let (resolver, setup) = known ?? read(bundles)
      let graph = ViewGraphBuilder.build(
        resolver, includesNormalRoots: scope == .all || isFullScreen(resolver, bundles),
        isForOtherPlatform: setup.isForOtherPlatform)
      statistics.graphsBuilt += 1
      let wanted = names.files(wanted: graph.wanted).union(filesMentioning(graph.wanted.mentions))
        .subtracting(swiftFiles.parsed)
      if wanted.isEmpty {
        generation += 1
        let conclusions = Conclusions(
          resolver, graph, setup, namesInUnreadFiles: namesInUnreadFiles(SoughtNames.all(resolver, graph)))
        if jobs > 1 { conclusions.beginFinding() }
        return makeSnapshot(resolver, conclusions)
      }
      parse(wanted)
      known = nil
      rounds += 1
      if rounds > Self.roundsWithoutGuess { parseAhead(of: wanted, steps: rounds) }
    }
  }

  /// The graph asks for few files after so many rounds, where views do not lead from file to file without end.
  private static let roundsWithoutGuess = 8

  /// Reads what the views in some files make, and what that makes, whether or not Assistive Access reaches it: a graph
  /// for each step of a long way would take a time that grows with its square.
  private func parseAhead(of files: Set<FileID>, steps: Int) {
    var files = files
    for _ in 0..<steps {
      var next = ViewGraph.Wanted()
      for file in files { next.types.formUnion(swiftFiles[file]?.facts?.constructs.keys.map { $0 } ?? []) }
      files = names.files(wanted: next).subtracting(swiftFiles.parsed)
      if files.isEmpty { return }
      parse(files)
    }
  }

  /// What the files say that were read up to now.
  private func read(_ bundles: AppBundles) -> (Resolver, Conclusions.Setup) {
    let parsed = swiftFiles.parsed.sorted().compactMap { swiftFiles[$0]?.facts }
    let resolver = Resolver(
      index: WorkspaceIndex(parsed.map(\.indexed)), facts: parsed, readsAppAsScene: scope == .all)
    let claimants = projects.claimants(of: resolver.index.files.map(\.file))
    return (resolver, Conclusions.Setup(bundles, claimants: claimants, resolver))
  }

  private func makeSnapshot(_ resolver: Resolver, _ conclusions: Conclusions) -> Snapshot {
    var revisions: [FileID: Int] = [:]
    var comments: [FileID: [Span]] = [:]
    var byteCounts: [FileID: Int] = [:]
    for file in resolver.index.files {
      guard let state = swiftFiles[file.file] else { continue }
      byteCounts[file.file] = state.scan?.byteCount
      revisions[file.file] = state.revision
      if let found = state.scan?.comments, !found.isEmpty { comments[file.file] = found.map(\.span) }
    }
    for (file, state) in propertyLists { revisions[file] = state.revision }
    for (file, state) in projects.states { revisions[file] = state.revision }
    for description in projects.model.descriptions {
      for file in [description.file] + description.dependencies where revisions[file] == nil {
        revisions[file] = swiftFiles[file]?.revision
      }
    }
    let graph = conclusions.graph
    return Snapshot(
      resolver: resolver, conclusions: conclusions, generation: generation, revisions: revisions,
      propertyListDocuments: propertyLists.compactMapValues(\.document), comments: comments, openTexts: openTexts,
      byteCounts: byteCounts, loader: loader,
      namedIcons: Deferred { NamedIcons(resolver: resolver, graph: graph).all },
      showsWholeApp: scope != .all && isFullScreen(resolver, conclusions.bundles),
      swiftFileCount: swiftFiles.count)
  }

  /// Full screen without a scene of its own shows the whole app in Assistive Access.
  private func isFullScreen(_ resolver: Resolver, _ bundles: AppBundles) -> Bool {
    guard bundles.apps.contains(where: { $0.says(AppBundle.fullScreenKey) }) else { return false }
    return !resolver.facts.contains { file in
      file.bodies.contains { $0?.elements.contains { $0.name == "AssistiveAccess" && $0.kind == .construct } ?? false }
    }
  }

  // MARK: Reading

  /// The files that are to be read whatever else is known, and were not.
  private var unreadFiles: Set<FileID> {
    let open = openTexts.keys.filter { swiftFiles[$0] != nil && !swiftFiles.parsed.contains($0) }
    return swiftFiles.unreadEssential.union(open)
  }

  private func readProjects() {
    guard projects.isStale || marksChanged else { return }
    marksChanged = false
    let open = openTexts
    let loader = loader
    let marked = Set(swiftFiles.marked.map { String($0.folder) + "/" })
    let files = ProjectFiles(swiftFiles: swiftFiles.sortedFiles()) { open[$0] ?? loader($0) }
    if projects.read(files, marked: marked) {
      changes = .declarations
      hasUnreadLists = true
    }
  }

  private func readPropertyLists() {
    guard hasUnreadLists else { return }
    hasUnreadLists = false
    let named = Set(projects.model.targets.flatMap(\.namedPropertyLists))
    // A project may name a list that was passed over before, or one that lies where nobody looked.
    for file in named {
      switch propertyLists[file]?.content {
      case nil:
        if loader(file) != nil || bytes(file) != nil { propertyLists[file] = PropertyListState(isOnDisk: true) }
      case .irrelevant: propertyLists[file]?.content = .unread
      case .unread, .unreadable, .read: continue
      }
    }
    let files = propertyLists.filter { if case .unread = $0.value.content { true } else { false } }.map(\.key).sorted()
    guard !files.isEmpty else { return }
    let open = openTexts
    let loader = loader
    let bytes = bytes
    let contents = Parallel.map(files, jobs: jobs) { file -> PropertyListState.Content in
      let isWanted = file.isNamedInfoPlist || named.contains(file) || open[file] != nil
      var text = open[file] ?? loader(file)
      // An editor shows a binary list as something that is no list.
      if text.map({ PropertyListFormat(of: $0.bytes) == .binary }) ?? false { text = nil }
      guard let content = text?.bytes ?? bytes(file) else { return .unreadable }
      guard isWanted || content.containsBytes("AssistiveAccess") else { return .irrelevant }
      return .read(text.map { PropertyListDocument($0) } ?? PropertyListDocument(bytes: content))
    }
    for (file, content) in zip(files, contents) { propertyLists[file]?.content = content }
    changes = .declarations
  }

  /// A file that was read knows the texts of its keys, and an open one those of the keys that are typed next.
  private func readStrings() {
    let open = openTexts
    let loader = loader
    let bytes = bytes
    let hasChanged = strings.read(jobs: jobs) { file in (open[file] ?? loader(file))?.bytes ?? bytes(file) }
    guard hasChanged else { return }
    for file in swiftFiles.parsed {
      swiftFiles[file]?.tree = nil
      swiftFiles[file]?.facts = nil
      changes = .declarations
    }
  }

  private func scan() {
    guard !unscanned.isEmpty else { return }
    let isFew = unscanned.count * 8 < swiftFiles.count
    let files = isFew ? unscanned.sorted() : swiftFiles.sortedFiles().filter(unscanned.contains)
    let open = openTexts
    let loader = loader
    let scans = Parallel.map(files, jobs: jobs) { file in
      (open[file] ?? loader(file)).map { NameScanner.scan($0.bytes) }
    }
    for (file, scan) in zip(files, scans) {
      guard let scan else {
        // What cannot be read says nothing; the owner of the texts tells why.
        swiftFiles.remove(file)
        words.remove(file)
        continue
      }
      swiftFiles[file]?.scan = scan
      names.add(scan, of: file)
    }
    statistics.scannedFiles += files.count
    unscanned = []
    marksChanged = true
    changes = .declarations
  }

  /// Files in whose texts one of the names occurs as a word. Few apps have such names, so texts are read for it only
  /// when one is asked for.
  private func filesMentioning(_ names: Set<String>) -> Set<FileID> {
    search(names)
    return names.reduce(into: []) { $0.formUnion(words.files(with: $1)) }
  }

  /// Of the names, those that occur as words in files that were not read.
  private func namesInUnreadFiles(_ names: Set<String>) -> Set<String> {
    search(names)
    return names.filter { !words.files(with: $0).isSubset(of: swiftFiles.parsed) }
  }

  /// Looks for names in the texts of the files that were not read.
  private func search(_ names: Set<String>) {
    guard !names.isEmpty else { return }
    let open = openTexts
    let loader = loader
    let jobs = jobs
    words.look(
      for: names, in: { Set(swiftFiles.files) }, where: { !swiftFiles.parsed.contains($0) },
      search: { questions in
        Parallel.map(questions, jobs: jobs) { item -> [Bool] in
          guard let bytes = (open[item.file] ?? loader(item.file))?.bytes else { return item.words.map { _ in false } }
          return item.words.map { bytes.containsWord(Array($0.utf8)) }
        }
      })
  }

  private func parse(_ files: Set<FileID>) {
    let files = files.filter { swiftFiles[$0]?.facts == nil && swiftFiles[$0] != nil }.sorted()
    guard !files.isEmpty else { return }
    let open = openTexts
    let loader = loader
    let marked = Set(files.filter { swiftFiles[$0]?.isMarked ?? false })
    let texts = strings.texts
    let outlines = outlines
    let sizes = files.map { swiftFiles[$0]?.scan?.byteCount ?? 0 }
    let parsed = Parallel.map(files, jobs: jobs, weights: sizes) { file -> Parsed? in
      let isMarked = marked.contains(file)
      if let text = open[file] {
        let tree = SwiftFile(bytes: text.bytes, texts: texts)
        return Parsed(tree: tree, facts: FileFacts(file, outline: tree.outline, isMarked: isMarked))
      }
      guard let text = loader(file) else { return nil }
      let stored = outlines?.outline(of: text.bytes, texts: texts)
      let outline = stored?.outline ?? SwiftFile.outline(of: text.bytes, texts: texts)
      return Parsed(facts: FileFacts(file, outline: outline, isMarked: isMarked), isKnown: stored?.isKnown)
    }
    for (file, result) in zip(files, parsed) {
      guard let result else {
        if let scan = swiftFiles[file]?.scan { names.remove(scan, of: file) }
        swiftFiles.remove(file)
        words.remove(file)
        continue
      }
      swiftFiles[file]?.tree = result.tree
      swiftFiles[file]?.facts = result.facts
      statistics.bodiesRead += result.facts.bodiesRead
      if let isKnown = result.isKnown {
        if isKnown { statistics.knownOutlines += 1 } else { statistics.unknownOutlines += 1 }
      }
    }
    statistics.parsedFiles += files.count
    changes = .declarations
  }

  private struct Parsed: Sendable {
    /// Of an open file.
    var tree: SwiftFile?
    var facts: FileFacts
    /// Whether the store knew the outline; nil if it was not asked.
    var isKnown: Bool?
  }
}
