import AAAnalysis

/// What the client was told about which file, and when it is to be told more.
struct DiagnosticDelivery {
  /// What was last published, and for which look at the file.
  struct Published {
    var serial: DiagnosticsCache.Serial
    var digest: ContentDigest
    /// Whether the client was told: of a file that is not open and clean it need not be.
    var wasSent: Bool
  }

  /// What was last answered, and how often the document had changed by then.
  struct Reported {
    var serial: DiagnosticsCache.Serial
    var digest: ContentDigest
    var changeCount: Int
  }

  /// What the code lenses said that were last asked for, and how often the document had changed by then.
  struct ReportedLenses {
    var digest: ContentDigest
    var changeCount: Int
  }

  var published: [FileID: Published] = [:]
  /// Documents that were opened since they were last published. Some clients, such as Eglot and ALE, keep nothing about
  /// files that they do not have open, so these are told again.
  var opened: Set<FileID> = []
  var reported: [FileID: Reported] = [:]
  /// What the client was last asked to ask about again, so that it is not asked twice for the same.
  var refreshed: [FileID: ContentDigest] = [:]
  var isRefreshing = false
  /// Of open documents.
  var lenses: [FileID: ReportedLenses] = [:]
  var isRefreshingLenses = false
  /// The request for the diagnostics of all files that is to be answered when there is news.
  var waitingPull: WaitingWorkspacePull?
  /// Whether such a request was ever answered.
  var answeredWorkspacePull = false
  /// What the client was last told that the server is about, if it wants to know.
  var status: StatusNotification?
  /// Files that are not open and still to be looked at, the next one last.
  var rest: [FileID] = []
  private(set) var due: ContinuousClock.Instant?
  private var firstChange: ContinuousClock.Instant?
  private var lastRound = Duration.zero

  /// Asks for a round of diagnostics, once it has been quiet for a while.
  mutating func noteChange(at now: ContinuousClock.Instant, _ timing: Timing) {
    let first = firstChange ?? now
    firstChange = first
    due = min(now + timing.quietDelay(afterRound: lastRound), first + timing.patience)
  }

  mutating func beginRound() {
    due = nil
    firstChange = nil
  }

  mutating func endRound(after duration: Duration) {
    lastRound = duration
  }
}

extension LiveWorkspace {
  /// What is to be done when no message waits. Returns when there will be more to do.
  func idle() -> ContinuousClock.Instant? { WorkNotes.during("telling diagnostics") { tellWhatIsDue() } }

  private func tellWhatIsDue() -> ContinuousClock.Instant? {
    if let due = delivery.due {
      let start = ContinuousClock.now
      guard due <= start else { return due }
      delivery.beginRound()
      if isPulled {
        refreshIfNeeded()
        if scanning.isDone { answerWaitingPull() }
      } else {
        publishOpenDocuments()
      }
      refreshLensesIfNeeded()
      tellStatus()
      delivery.endRound(after: ContinuousClock.now - start)
    } else if let file = delivery.rest.popLast() {
      if documents[file] == nil { publish(file) }
    }
    return delivery.rest.isEmpty ? delivery.due : .now
  }

  /// The diagnostics of a file as they are now.
  func diagnostics(of file: FileID) -> [LSP.Diagnostic] {
    if isConfiguration(file) { return configurationDiagnostics(of: file) }
    let analysis = analysis(of: file)
    let words = words(for: analysis)
    return analysis.diagnostics(for: file).diagnostics.findings.compactMap(words.diagnostic)
  }

  func words(for analysis: Analysis) -> DiagnosticWords {
    DiagnosticWords(
      encoding: encoding, showsRelatedInformation: client.capabilities.showsRelatedInformation,
      catalogue: analysis.catalogue, text: analysis.text, uri: { [self] in uri(of: $0) })
  }

  // MARK: Push

  private func publishOpenDocuments() {
    for file in documents.keys.sorted() where scanning.isDone || isLoose(file) { publish(file) }
    guard scanning.isDone else { return }
    let others = Set(shared.snapshot.files.filter { known[$0] != nil }).union(delivery.published.keys)
    delivery.rest = others.filter { documents[$0] == nil }.sorted(by: >)
  }

  /// Publishes a file's diagnostics if the client does not have them yet.
  func publish(_ file: FileID) {
    // Told of when it is read.
    if isConfiguration(file) { return }
    let document = documents[file]
    let last = delivery.published[file]
    let isKnown = document != nil || known[file] != nil
    let entry = isKnown ? analysis(of: file).diagnostics(for: file) : nil
    let wasOpened = document != nil && delivery.opened.remove(file) != nil
    if !wasOpened, let entry, let last, entry.serial == last.serial, last.wasSent || document == nil { return }
    let words = words(for: analysis(of: file))
    let items = (entry?.diagnostics.findings ?? []).compactMap(words.diagnostic)
    let digest = ContentDigest(items)
    // Nothing needs to be said about a clean file that nobody looks at.
    let isWorthSaying = !items.isEmpty || document != nil
    let wasSent = last?.wasSent ?? false
    defer {
      delivery.published[file] = entry.map {
        DiagnosticDelivery.Published(serial: $0.serial, digest: digest, wasSent: wasSent || isWorthSaying)
      }
    }
    if wasSent, !wasOpened, last?.digest == digest { return }
    if !wasSent, !isWorthSaying { return }
    let uri = uri(of: file)
    client.notify(
      "textDocument/publishDiagnostics",
      LSP.PublishDiagnosticsParams(uri: uri, version: document?.version, diagnostics: items),
      replacing: "publish \(uri)")
  }

  // MARK: Pull

  /// Asks the client to ask again, if a document that it did not change itself has other diagnostics now.
  private func refreshIfNeeded() {
    guard scanning.isDone, !delivery.isRefreshing else { return }
    var stale: [FileID: ContentDigest] = [:]
    for (file, document) in documents {
      // One that was never asked about is none of the client's interest; one that changed will be asked about.
      guard let reported = delivery.reported[file], reported.changeCount == document.changeCount else { continue }
      guard analysis(of: file).diagnostics(for: file).serial != reported.serial else { continue }
      let digest = ContentDigest(diagnostics(of: file))
      if digest != reported.digest, digest != delivery.refreshed[file] { stale[file] = digest }
    }
    guard !stale.isEmpty, client.capabilities.pullsDiagnostics else { return }
    delivery.refreshed.merge(stale) { _, new in new }
    delivery.isRefreshing = true
    client.request("workspace/diagnostic/refresh", String?.none) { session, _ in
      session.live?.perform { live in
        live.delivery.isRefreshing = false
        // What changed while the client was busy with the last one.
        live.delivery.noteChange(at: .now, live.timing)
      }
    }
  }

  // MARK: Code lenses

  /// Asks the client to ask again, if the lenses of a document that it did not change itself say something else now.
  private func refreshLensesIfNeeded() {
    guard scanning.isDone, !delivery.isRefreshingLenses, client.capabilities.refreshesCodeLenses else { return }
    let stale = delivery.lenses.filter { file, reported in
      guard documents[file]?.changeCount == reported.changeCount else { return false }
      return digest(of: analysis(of: file).snapshot.reachedViews(in: file)) != reported.digest
    }
    if !stale.isEmpty { refreshLenses() }
  }

  /// Asks the client to ask for all code lenses again.
  func refreshLenses() {
    guard client.capabilities.refreshesCodeLenses else { return }
    // Each is asked about again, or is of no interest any more.
    delivery.lenses = [:]
    delivery.isRefreshingLenses = true
    client.request("workspace/codeLens/refresh", String?.none) { session, _ in
      session.live?.perform { live in
        live.delivery.isRefreshingLenses = false
        live.delivery.noteChange(at: .now, live.timing)
      }
    }
  }
}
