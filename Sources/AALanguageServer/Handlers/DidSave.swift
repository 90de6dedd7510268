import AAAnalysis

extension LiveWorkspace {
  /// The text that is shown counts, not the one on disk; but this is when other files are likely to have changed.
  func didSave(_ params: LSP.DidSaveParams) {
    let file = file(named: params.textDocument.uri)
    if documents[file] != nil, !isLoose(file) { shared.apply([.onDisk(file)]) }
    if isConfiguration(file) { rereadConfigurations() }
    scanIfUnwatched()
  }
}
