import AAAnalysis
import JSONRPC

extension Session {
  func didChange(_ notification: NotificationMessage) {
    if let params = try? notification.params.decode(LSP.DidChangeParams.self) {
      live?.perform { live in live.timed(notification.method, params.documentURI) { live.didChange(params) } }
      return
    }
    // The text is another one now, and we do not know which.
    guard let params: UnreadableChange = decoded(notification) else { return }
    let _: LSP.DidChangeParams? = decoded(notification)
    live?.perform { $0.desynchronise(params.textDocument.uri) }
  }
}

private struct UnreadableChange: Decodable {
  var textDocument: LSP.TextDocumentIdentifier
}

extension LiveWorkspace {
  func didChange(_ params: LSP.DidChangeParams) {
    let file = file(named: params.textDocument.uri)
    guard var document = documents[file] else {
      return log("\(params.textDocument.uri) was changed but is not open", level: .warning)
    }
    if let old = document.version, let new = params.textDocument.version, new <= old {
      log("\(document.uri) went from version \(old) to \(new)", level: .debug)
    }
    var batch = EditBatch(document.text)
    for change in params.contentChanges {
      if let range = change.range {
        guard let span = batch.text.span(of: range, encoding: encoding) else {
          document.isDesynchronised = true
          tellOfDesynchronisation(document.uri)
          continue
        }
        batch.replace(span, with: change.text)
      } else {
        batch.replaceAll(with: change.text)
        document.isDesynchronised = false
      }
    }
    let steps = batch.steps
    document.text = batch.text
    document.version = params.textDocument.version
    document.changeCount += 1
    documents[file] = document
    apply(steps.map { .edited(file, edits: $0.edits, text: $0.text) }, to: file)
    if isConfiguration(file) { rereadConfigurations() }
    delivery.noteChange(at: .now, timing)
  }

  /// No edits are offered for a text that is not the client's.
  func desynchronise(_ uri: String) {
    documents[file(named: uri)]?.isDesynchronised = true
    tellOfDesynchronisation(uri)
  }

  private func tellOfDesynchronisation(_ uri: String) {
    show(
      "A change of \(uri) made no sense, so nothing in it can be fixed until it is closed and opened again.",
      cause: "desynchronised \(uri)")
  }
}
