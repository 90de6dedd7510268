extension LiveWorkspace {
  func didClose(_ params: LSP.DidCloseParams) {
    let file = file(named: params.textDocument.uri)
    guard let document = documents[file], document.uri == params.textDocument.uri else {
      return log("\(params.textDocument.uri) was closed but is not open", level: .debug)
    }
    close(file)
    delivery.reported[file] = nil
    delivery.refreshed[file] = nil
    delivery.opened.remove(file)
    delivery.lenses[file] = nil
    if !isPulled, known[file] == nil { publish(file) }
    delivery.noteChange(at: .now, timing)
  }
}
