import AAAnalysis
import JSONRPC

extension LiveWorkspace {
  /// A lens above each view that Assistive Access reaches; null where they are not wanted.
  func codeLenses(_ params: LSP.CodeLensParams, _ reply: ReplyHandle) {
    let file = file(named: params.textDocument.uri)
    guard scanning.isDone || isLoose(file) else { return whenRead(reply) { $0.codeLenses(params, reply) } }
    guard settings.showsCodeLenses, let document = documents[file], !document.isExcluded else {
      _ = reply.succeed()
      return
    }
    let views = analysis(of: file).snapshot.reachedViews(in: file)
    delivery.lenses[file] = DiagnosticDelivery.ReportedLenses(
      digest: digest(of: views), changeCount: document.changeCount)
    reply.succeed(
      views.map { view in
        LSP.CodeLens(
          range: document.text.range(of: view.nameSpan, encoding: encoding),
          data: LSP.CodeLensData(uri: document.uri, view: view.name))
      })
  }

  /// What stands in the lenses, and whether there are any: their places are the editor's to keep.
  func digest(of views: [ReachedView]) -> ContentDigest { ContentDigest(views.map { [$0.name, $0.place.words] }) }
}

extension ReachedView.Place {
  /// `Assistive Access: screen 2, via HomeView`
  var words: String {
    var words = "Assistive Access: screen \(step)"
    if let previous { words += ", via \(previous)" }
    switch otherScreens {
    case 0: return words
    case 1: return words + ", and 1 other screen"
    default: return words + ", and \(otherScreens) other screens"
    }
  }
}
