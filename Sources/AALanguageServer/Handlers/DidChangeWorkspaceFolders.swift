extension LiveWorkspace {
  func didChangeWorkspaceFolders(_ params: LSP.DidChangeWorkspaceFoldersParams) {
    func paths(_ folders: [LSP.WorkspaceFolder]?) -> [String] {
      (folders ?? []).compactMap { DocumentAddress.path(ofURI: $0.uri) }.map(DocumentAddress.realPath)
    }
    let removed = Set(paths(params.event.removed))
    setFolders(folders.filter { !removed.contains($0) } + paths(params.event.added))
    delivery.noteChange(at: .now, timing)
    if scanning.hasBegun, !folders.isEmpty { scan() }
  }
}
