import AAAnalysis

/// Files that are analysed together, and what was found in them.
final class Analysis {
  private let configurations: LiveConfigurations
  let scope: Workspace.Scope
  private let workspace: Workspace
  private let unread: UnreadFiles
  private var cache: DiagnosticsCache
  private var texts: [FileID: (revision: Int, text: SourceText)] = [:]

  /// - Parameters:
  ///   - number: tells what it found from what any other found.
  ///   - loader: gives a file's text on disk; called from several threads.
  ///   - bytes: gives what a property list on disk holds that is no text.
  ///   - outlines: what was read of files in earlier sessions.
  ///   - unread: what `loader` could not read.
  init(
    number: Int, scope: Workspace.Scope, configurations: LiveConfigurations, jobs: Int,
    loader: @escaping @Sendable (FileID) -> SourceText?, bytes: @escaping @Sendable (FileID) -> [UInt8]?,
    outlines: OutlineStore?, unread: UnreadFiles
  ) {
    self.unread = unread
    self.scope = scope
    self.configurations = configurations
    cache = DiagnosticsCache(number: number)
    workspace = Workspace(scope: scope, jobs: jobs, loader: loader, bytes: bytes, outlines: outlines)
  }

  func apply(_ changes: [FileChange]) {
    workspace.apply(changes)
  }

  var snapshot: Snapshot { workspace.snapshot() }
  var statistics: Workspace.Statistics { workspace.statistics }

  /// Files that say nothing, because they could not be read or are nested too deep.
  var unreadFiles: [FileID] { Set(unread.files + snapshot.refusedFiles).sorted() }

  func diagnostics(for file: FileID) -> DiagnosticsCache.Entry {
    cache.entry(for: file, in: snapshot) { snapshot in
      let decision = configurations.decision(on: file)
      WorkNotes.note(file: file.path)
      return decision.isTold ? decision.analyzer.diagnostics(for: file, in: snapshot) : FileDiagnostics()
    }
  }

  /// Forgets what was found, because it is to be told otherwise now.
  func forgetDiagnostics() { cache.forget() }

  var catalogue: Catalogue { configurations.catalogue }

  /// The text that findings are about. Those of files that are not open are kept for a while, because each way from
  /// the scene names the same few.
  func text(of file: FileID) -> SourceText? {
    let snapshot = snapshot
    guard let revision = snapshot.revision(of: file) else { return snapshot.text(of: file) }
    if let known = texts[file], known.revision == revision { return known.text }
    guard let text = snapshot.text(of: file) else { return nil }
    if texts.count >= 64 { texts = [:] }
    texts[file] = (revision, text)
    return text
  }

  func suppressions(in file: FileID) -> [Suppression] {
    Analyzer(catalogue: catalogue).suppressions(in: file, of: snapshot)
  }
}

/// What was found in each file, as long as it is true.
struct DiagnosticsCache {
  struct Entry: Sendable {
    let diagnostics: FileDiagnostics
    /// Another one for every time that a file was looked at anew.
    let serial: Serial
    fileprivate let generation: Int
    /// The revisions of the file and of all that its findings name.
    fileprivate let revisions: [FileID: Int?]
  }

  struct Serial: Equatable, Sendable {
    fileprivate let cache: Int
    fileprivate let look: Int
  }

  private let number: Int
  private var entries: [FileID: Entry] = [:]
  private var lookCount = 0

  init(number: Int) {
    self.number = number
  }

  mutating func forget() { entries = [:] }

  mutating func entry(
    for file: FileID, in snapshot: Snapshot, making make: (Snapshot) -> FileDiagnostics
  ) -> Entry {
    if let entry = entries[file], entry.generation == snapshot.generation,
      entry.revisions.allSatisfy({ snapshot.revision(of: $0.key) == $0.value })
    {
      return entry
    }
    let diagnostics = snapshot.revision(of: file) == nil ? FileDiagnostics() : make(snapshot)
    lookCount += 1
    var revisions: [FileID: Int?] = [file: snapshot.revision(of: file)]
    for mentioned in diagnostics.findings.flatMap(\.mentionedFiles) {
      revisions[mentioned] = snapshot.revision(of: mentioned)
    }
    let entry = Entry(
      diagnostics: diagnostics, serial: Serial(cache: number, look: lookCount), generation: snapshot.generation,
      revisions: revisions)
    entries[file] = entry
    return entry
  }
}

extension Finding {
  fileprivate var mentionedFiles: [FileID] {
    path.map(\.location.file) + related.map(\.location.file)
      + fixes.flatMap { fix in fix.edits.map(\.file) + fix.creates.map(\.file) }
  }
}
