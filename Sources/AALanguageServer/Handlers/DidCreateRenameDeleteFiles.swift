import AAAnalysis

// What an editor creates, renames and deletes itself. It tells so before any watcher could, and where nobody watches.

extension LiveWorkspace {
  func didCreateFiles(_ params: LSP.FilesParams) {
    follow(params.files.map { LSP.FileEvent(uri: $0.uri, type: LSP.FileEvent.created) })
  }

  func didDeleteFiles(_ params: LSP.FilesParams) {
    follow(params.files.map { LSP.FileEvent(uri: $0.uri, type: LSP.FileEvent.deleted) })
  }

  func didRenameFiles(_ params: LSP.RenameFilesParams) {
    follow(
      params.files.map { LSP.FileEvent(uri: $0.oldUri, type: LSP.FileEvent.deleted) }
        + params.files.map { LSP.FileEvent(uri: $0.newUri, type: LSP.FileEvent.created) })
  }

  private func follow(_ events: [LSP.FileEvent]) {
    didChangeWatchedFiles(LSP.DidChangeWatchedFilesParams(changes: events))
    // A folder takes its configuration along.
    if configurations.haveChangedOnDisk { rereadConfigurations() }
  }
}
