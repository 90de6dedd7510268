import AAAnalysis
import JSONRPC

/// A request for the diagnostics of all files that waits until there is something that the client does not know.
struct WaitingWorkspacePull {
  var known: [FileID: (uri: String, resultId: String)]
  var reply: ReplyHandle
}

extension LiveWorkspace {
  /// Answers with what is found in all files of the folders, open or not.
  ///
  /// Clients ask again as soon as they have an answer. One that has all there is to know waits for news, so that it
  /// does not ask every two seconds; the very first one is answered whatever there is.
  func workspaceDiagnostics(_ params: LSP.WorkspaceDiagnosticParams, _ reply: ReplyHandle) {
    guard scanning.isDone else {
      scanning.waitingForAll.append((params, reply))
      return
    }
    var known: [FileID: (uri: String, resultId: String)] = [:]
    for previous in params.previousResultIds ?? [] {
      known[file(named: previous.uri)] = (previous.uri, previous.value)
    }
    // A client has one such request at a time; an older one was forgotten.
    if let older = delivery.waitingPull { answer(older, items: []) }
    delivery.waitingPull = nil
    let pull = WaitingWorkspacePull(known: known, reply: reply)
    let reports = reports(for: pull)
    if delivery.answeredWorkspacePull, !reports.contains(where: \.isNews) {
      delivery.waitingPull = pull
    } else {
      answer(pull, items: reports)
    }
  }

  /// Answers the request that waits, if there is news for it.
  func answerWaitingPull() {
    guard let pull = delivery.waitingPull else { return }
    guard !pull.reply.isCancelled else {
      delivery.waitingPull = nil
      return
    }
    let reports = reports(for: pull)
    guard reports.contains(where: \.isNews) else { return }
    delivery.waitingPull = nil
    answer(pull, items: reports)
  }

  private func answer(_ pull: WaitingWorkspacePull, items: [LSP.WorkspaceDocumentDiagnosticReport]) {
    delivery.answeredWorkspacePull = true
    pull.reply.succeed(LSP.WorkspaceDiagnosticReport(items: items))
  }

  /// A report about each file that has diagnostics, or of which the client believes that it has.
  private func reports(for pull: WaitingWorkspacePull) -> [LSP.WorkspaceDocumentDiagnosticReport] {
    let files = Set(shared.snapshot.files.filter { known[$0] != nil || documents[$0] != nil })
      .union(configurations.problems.keys)
    var reports: [LSP.WorkspaceDocumentDiagnosticReport] = []
    for file in files.union(pull.known.keys).sorted() where !isLoose(file) {
      let previous = pull.known[file]
      let document = documents[file]
      let items = files.contains(file) ? diagnostics(of: file) : []
      if items.isEmpty, document == nil {
        // Without an id it is forgotten.
        guard let previous else { continue }
        reports.append(.init(uri: previous.uri, version: nil, report: .full(resultId: nil, items: [])))
        continue
      }
      let digest = ContentDigest(items).text
      if items.isEmpty, previous == nil { continue }
      reports.append(
        .init(
          uri: previous?.uri ?? uri(of: file), version: document?.version,
          report: previous?.resultId == digest ? .unchanged(resultId: digest) : .full(resultId: digest, items: items)))
    }
    return reports
  }
}

extension LSP.WorkspaceDocumentDiagnosticReport {
  /// Whether it tells what the client does not know.
  fileprivate var isNews: Bool { if case .full = report { true } else { false } }
}
