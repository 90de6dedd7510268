import Foundation
import JSONRPC

extension LiveWorkspace {
  /// Always answers with a report: after an error a client may never ask about the document again.
  func documentDiagnostics(_ params: LSP.DocumentDiagnosticParams, _ reply: ReplyHandle) {
    let file = file(named: params.textDocument.uri)
    guard scanning.isDone || isLoose(file) else {
      return whenRead(reply) { $0.documentDiagnostics(params, reply) }
    }
    let isKnown = documents[file] != nil || known[file] != nil || isConfiguration(file)
    let items = isKnown ? diagnostics(of: file) : []
    // Written once, for the digest and for the answer: it is large where much is found.
    let text = (try? JSONText.encode(items)) ?? Data("[]".utf8)
    let digest = ContentDigest(text: text)
    if let document = documents[file] {
      delivery.reported[file] = DiagnosticDelivery.Reported(
        serial: analysis(of: file).diagnostics(for: file).serial, digest: digest, changeCount: document.changeCount)
    }
    if params.previousResultId == digest.text {
      reply.succeed(LSP.DocumentDiagnosticReport.unchanged(resultId: digest.text))
    } else {
      reply.succeed(text: LSP.DocumentDiagnosticReport.fullText(resultId: digest.text, items: text))
    }
  }
}
