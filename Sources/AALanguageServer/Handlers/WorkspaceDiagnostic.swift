import AAAnalysis
import JSONRPC

/// A request for the diagnostics of all files that waits until there is something that the client does not know.
struct WaitingWorkspacePull {
  var known: [FileID: (uri: String, resultId: String)]
  var reply: ReplyHandle
  /// Where an answer goes that comes in parts; nil for a client that takes it as a whole.
  var partsToken: JSONValue?
}

extension LiveWorkspace {
  /// Answers with what is found in all files of the folders, open or not.
  ///
  /// Clients ask again as soon as they have an answer. One that has all there is to know waits for news, so that it
  /// does not ask every two seconds; the very first one is answered whatever there is.
  func workspaceDiagnostics(_ params: LSP.WorkspaceDiagnosticParams, _ reply: ReplyHandle) {
    guard scanning.isDone else { return whenRead(reply) { $0.workspaceDiagnostics(params, reply) } }
    var known: [FileID: (uri: String, resultId: String)] = [:]
    for previous in params.previousResultIds ?? [] {
      known[file(named: previous.uri)] = (previous.uri, previous.value)
    }
    // A client has one such request at a time; an older one was forgotten.
    delivery.waitingPull?.reply.succeed(LSP.WorkspaceDiagnosticReport(items: []))
    delivery.waitingPull = nil
    let pull = WaitingWorkspacePull(known: known, reply: reply, partsToken: params.partialResultToken)
    if !answer(pull, onlyWithNews: delivery.answeredWorkspacePull) { delivery.waitingPull = pull }
  }

  /// Answers the request that waits, if there is news for it.
  func answerWaitingPull() {
    guard let pull = delivery.waitingPull else { return }
    if pull.reply.isCancelled || answer(pull, onlyWithNews: true) { delivery.waitingPull = nil }
  }

  /// - Parameter onlyWithNews: whether the client is to wait if it knows all there is to know.
  /// - Returns: whether there is nothing more to say to the request.
  private func answer(_ pull: WaitingWorkspacePull, onlyWithNews: Bool) -> Bool {
    var items: [LSP.WorkspaceDocumentDiagnosticReport] = []
    var hasNews = false
    var wasToldInParts = false
    var lastPart = ContinuousClock.now
    func tellPart(to token: JSONValue) {
      wasToldInParts = true
      client.notify(
        "$/progress", LSP.ProgressParams(token: token, value: LSP.WorkspaceDiagnosticReport(items: items)))
      items = []
      lastPart = .now
    }
    for file in files(for: pull) {
      if pull.reply.isCancelled { return true }
      guard let report = report(on: file, for: pull) else { continue }
      items.append(report)
      hasNews = hasNews || report.isNews
      if let token = pull.partsToken, hasNews, ContinuousClock.now - lastPart >= timing.betweenParts {
        tellPart(to: token)
      }
    }
    guard hasNews || !onlyWithNews else { return false }
    // What is told in parts is told in parts to the end.
    if wasToldInParts, !items.isEmpty, let token = pull.partsToken { tellPart(to: token) }
    delivery.answeredWorkspacePull = true
    pull.reply.succeed(LSP.WorkspaceDiagnosticReport(items: items))
    return true
  }

  /// Every file that may have diagnostics, or of which the client believes that it has, in order of their paths.
  private func files(for pull: WaitingWorkspacePull) -> [FileID] {
    Set(shared.snapshot.files.filter { known[$0] != nil || documents[$0] != nil })
      .union(configurations.problems.keys).union(pull.known.keys).filter { !isLoose($0) }.sorted()
  }

  /// Nil if there is nothing to say about a file, and never was.
  private func report(on file: FileID, for pull: WaitingWorkspacePull) -> LSP.WorkspaceDocumentDiagnosticReport? {
    let previous = pull.known[file]
    let document = documents[file]
    let isKnown = known[file] != nil || document != nil || configurations.problems[file] != nil
    let items = isKnown ? diagnostics(of: file) : []
    if items.isEmpty, document == nil {
      // Without an id it is forgotten.
      return previous.map { .init(uri: $0.uri, version: nil, report: .full(resultId: nil, items: [])) }
    }
    if items.isEmpty, previous == nil { return nil }
    let digest = ContentDigest(items).text
    return .init(
      uri: previous?.uri ?? uri(of: file), version: document?.version,
      report: previous?.resultId == digest ? .unchanged(resultId: digest) : .full(resultId: digest, items: items))
  }
}

extension LSP.WorkspaceDocumentDiagnosticReport {
  /// Whether it tells what the client does not know.
  fileprivate var isNews: Bool { if case .full = report { true } else { false } }
}
